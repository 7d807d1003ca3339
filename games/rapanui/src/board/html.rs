//! The table as HTML and SVG.

mod card;
mod columns;
mod forecast;
mod ghost;
mod majority;
mod panel;
mod sacrifice;
mod side;
mod tray;

use boards::{Shape, shape};
use maud::{Markup, html};
use rapanui_rules::{Phase, View};
use words::Message;

use super::deck;

pub(super) use self::{
    card::{band, kind_shape},
    majority::display_name,
    panel::panel,
    tray::tray,
};
use crate::board::Desk;

/// A deck of 50 is laid out in columns of four: nine refills after the setup.
const REFILLS_MAX: u8 = 9;

pub(super) fn board(view: &View, desk: &Desk<'_>) -> Markup {
    html! {
        div.rn {
            div.rn-table {
                div #rn-line.rn-line { (meter(view, desk)) (steps(view, desk)) }
                (columns::columns(view, desk))
                (side::side(view, desk))
                (majority::majority(view, desk))
                @if view.phase == Phase::Over { (majority::offerings(view, desk)) }
            }
        }
    }
}

/// How many refills are left, and whether the next one is the last.
fn meter(view: &View, desk: &Desk<'_>) -> Markup {
    let n_refills = view.shown.n_deck.div_ceil(4);
    let is_last = view.phase != Phase::Over && n_refills <= 1;
    html! {
        div #rn-meter.rn-meter.last[is_last] {
            @if is_last { (shape(Shape::END)) }
            span.rn-boxes aria-hidden="true" {
                @for idx in 0..REFILLS_MAX { i.full[idx < n_refills] {} }
            }
            span.rn-meter-text { (desk.say(&deck(view))) }
        }
    }
}

/// The steps of a turn (RN-0), and the current one.
fn steps(view: &View, desk: &Desk<'_>) -> Markup {
    let Some(now) = step(view.phase) else { return html! {} };
    let keys = [
        "rapanui-board-step-buy",
        "rapanui-board-step-play",
        "rapanui-board-step-draw",
        "rapanui-board-step-score",
    ];
    html! {
        ol #rn-steps.rn-steps aria-label=(desk.word("rapanui-board-steps")) {
            @for (idx, key) in keys.into_iter().enumerate() {
                li.done[idx < now].now[idx == now] aria-current=[(idx == now).then_some("step")] {
                    span.rn-step-no { (idx + 1) } span.rn-step { (desk.word(key)) }
                }
            }
        }
    }
}

fn step(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Start | Phase::Colour(_) | Phase::Columns | Phase::Over => None,
        Phase::Buy => Some(0),
        Phase::Play | Phase::Offer(_) | Phase::Hide | Phase::Add => Some(1),
        Phase::Draw { .. } | Phase::Refill { .. } => Some(2),
        Phase::Yield(_) | Phase::Substitute { .. } => Some(3),
    }
}

/// Says a message about a number.
fn numbered(desk: &Desk<'_>, key: &'static str, n: impl Into<words::Arg>) -> String {
    desk.say(&Message::new(key).with("n", n))
}
