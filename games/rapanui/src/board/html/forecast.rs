//! What a column would score, and who would gain what.

use boards::{Shape, chip, shape};
use maud::{Markup, html};
use rapanui_rules::{ColumnNo, Forecast, Gain, Kind, View, forecast as of};
use rules_core::PerSeat;
use words::Message;

use super::{card, ghost};
use crate::board::Desk;
use crate::words::kind as kind_name;

pub(super) fn forecast(view: &View, no: ColumnNo, desk: &Desk<'_>) -> Markup {
    match of(view, no) {
        Forecast::Scores { kind, gains } => scores(view, no, kind, &gains, desk),
        Forecast::RefillDecides => {
            let n_laid = view.shown.n_deck.min(4);
            let why = Message::new("rapanui-board-refill-why").with("n", n_laid);
            unscored(no, "unknown", Shape::UNKNOWN, "rapanui-board-then-refill", &why, desk)
        }
        Forecast::EndsTheGame => {
            let why = Message::new("rapanui-board-end-why");
            unscored(no, "ends", Shape::END, "rapanui-board-then-end", &why, desk)
        }
    }
}

fn unscored(
    no: ColumnNo,
    class: &str,
    icon: Shape,
    key: &'static str,
    why: &Message,
    desk: &Desk<'_>,
) -> Markup {
    html! {
        details.rn-forecast.(class) id=(id(no)) {
            summary { span.rn-then { (shape(icon)) span { (desk.word(key)) } } }
            p.rn-why { (desk.say(why)) }
        }
    }
}

fn scores(
    view: &View,
    no: ColumnNo,
    kind: Kind,
    gains: &PerSeat<Gain, 4>,
    desk: &Desk<'_>,
) -> Markup {
    let ghosts = ghost::ghosts(view, desk).filter(|it| it.kind == kind);
    html! {
        details.rn-forecast.scores.(card::kind_class(kind)) id=(id(no)) {
            summary {
                span.rn-then {
                    span.rn-arrow aria-hidden="true" { "→" }
                    (shape(card::kind_shape(kind)))
                    span.rn-name { (desk.say(&kind_name(kind))) }
                }
                span.rn-gains {
                    span.base { (chips(gains, desk)) }
                    @for it in ghosts {
                        span.ghost data-ghost=(it.notation) { (chips(&it.gains, desk)) }
                    }
                }
            }
            (why(kind, gains, desk))
        }
    }
}

/// A forecast that is open stays open.
fn id(no: ColumnNo) -> String {
    format!("rn-then-{}", no.number())
}

/// Who would gain how much: a chip, the number, and a star for the bonus.
fn chips(gains: &PerSeat<Gain, 4>, desk: &Desk<'_>) -> Markup {
    let gaining = || gains.iter().filter(|(_, gain)| gain.total() > 0);
    html! {
        @if gaining().next().is_none() {
            span.rn-nobody { (desk.word("rapanui-board-nobody")) }
        }
        @for (seat, gain) in gaining() {
            span.rn-gain {
                (chip(seat))
                span.vh { (desk.speaker().name(seat)) " " }
                "+" (gain.total() - gain.short)
                @if gain.bonus > 0 { span.rn-star { "*" } }
                @if gain.short > 0 { span.rn-short { "(+" (gain.short) ")" } }
                " "
            }
        }
    }
}

fn why(kind: Kind, gains: &PerSeat<Gain, 4>, desk: &Desk<'_>) -> Markup {
    let brings = match kind {
        Kind::Woodcutter => "rapanui-board-brings-wood",
        Kind::Priest => "rapanui-board-brings-fame",
        Kind::Moai => "rapanui-board-brings-either",
        Kind::Gatherer(_) => "rapanui-board-brings-offerings",
    };
    html! {
        div.rn-why {
            p { (desk.say(&Message::new(brings).with("kind", kind_name(kind)))) }
            @for (seat, gain) in gains.iter().filter(|(_, gain)| gain.total() > 0) {
                @let told = Message::new("rapanui-board-gain")
                    .with("n", gain.total())
                    .with("basic", gain.basic)
                    .with("bonus", gain.bonus);
                p { (chip(seat)) " " (desk.speaker().name(seat)) " " (desk.say(&told)) }
                @if gain.short > 0 {
                    p { (desk.say(&Message::new("rapanui-board-lacking").with("n", gain.short))) }
                }
            }
        }
    }
}
