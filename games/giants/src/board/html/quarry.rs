//! The quarry tray, who carves when, and the supplies.

use boards::{Shape, chip, shape};
use giants_rules::{Kind, Phase, Size, View};
use maud::{Markup, html};
use rules_core::Seat;

use super::{figures, numbered, stock, touched};
use crate::board::{Desk, shapes};

/// What lies in the quarry tray, and what is happening there. It is drawn in a corner
/// of the sea if there is room.
pub(super) fn quarry(view: &View, desk: &Desk<'_>, is_nook: bool) -> Markup {
    let tray = view.shown.tray;
    html! {
        section #gi-quarry.gi-quarry.nook[is_nook] {
            h3.gi-head {
                (desk.word("giants-board-quarry"))
                (desk.tags(|change| touched::is_in_quarry(change.seen)))
            }
            div.gi-tray {
                @for size in Size::ALL {
                    @for _ in 0..tray[size.idx()] {
                        (figures::piece(Kind::Statue(size), None, 1))
                    }
                }
                @if let Phase::Roll { n_left } = view.phase { (dice(n_left, desk)) }
                @else if tray == [0; 3] {
                    span.gi-none { (desk.word("giants-board-empty")) }
                }
            }
            @if let Phase::Carve { place, .. } = view.phase { (order(view, place, desk)) }
        }
    }
}

/// The dice that are still to be rolled.
fn dice(n_left: u8, desk: &Desk<'_>) -> Markup {
    html! {
        @for _ in 0..n_left { span.gi-die aria-hidden="true" { "?" } }
        span.vh { (numbered(desk, "giants-board-dice", n_left)) }
    }
}

/// GI-2b: the order of carving, with the people who are not spent.
fn order(view: &View, place: u8, desk: &Desk<'_>) -> Markup {
    let is_now = |idx: usize| idx == usize::from(place);
    html! {
        p.gi-told { (desk.word("giants-board-idle")) }
        ol.gi-order aria-label=(desk.word("giants-board-carving")) {
            @for (idx, seat) in view.shown.order.iter().enumerate() {
                li.now[is_now(idx)] {
                    (chip(*seat)) span.vh { (desk.speaker().name(*seat)) " " }
                    (idle(view, *seat))
                }
            }
        }
    }
}

/// The people whom a seat bid and who have not carved yet.
fn idle(view: &View, seat: Seat) -> Markup {
    let tribe = &view.shown.tribes[seat];
    html! {
        span.gi-idle {
            @for _ in 0..tribe.idle_hands { (shape(shapes::WORKER)) }
            @if tribe.is_chief_idle { (shape(shapes::CHIEF)) }
            @if tribe.idle_hands == 0 && !tribe.is_chief_idle { "–" }
        }
    }
}

/// What is left of everything.
pub(super) fn supply(view: &View, desk: &Desk<'_>, is_nook: bool) -> Markup {
    let shown = &view.shown;
    html! {
        section #gi-supply.gi-supply.nook[is_nook] {
            h3.gi-head { (desk.word("giants-board-stock")) }
            div.gi-stats {
                @for size in Size::ALL {
                    @let icon = figures::piece(Kind::Statue(size), None, 1);
                    @let word = numbered(desk, "giants-board-size", size.n());
                    (stock::stat(icon, shown.statues[size.idx()].into(), &word))
                }
                (stock::stat(
                    shape(shapes::HAT),
                    shown.headdresses.into(),
                    &desk.word("giants-board-headdresses"),
                ))
                (stock::stat(
                    shape(shapes::TABLET),
                    shown.tablets.into(),
                    &desk.word("giants-board-tablets"),
                ))
                (stock::stat(
                    shape(Shape::LOG),
                    shown.logs.into(),
                    &desk.word("giants-board-logs"),
                ))
                @if view.n_seats() == 2 {
                    @let word = numbered(desk, "giants-board-neutrals", shown.neutrals);
                    (stock::stat(figures::neutral(None, 1), shown.neutrals.into(), &word))
                }
            }
        }
    }
}
