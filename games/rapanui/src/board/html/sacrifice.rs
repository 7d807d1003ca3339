//! The order in which seats lay cards in a sacrifice round, and its progress (RN-3).

use boards::chip;
use maud::{Markup, html};
use rapanui_rules::{Phase, View};
use rules_core::Seat;

use crate::board::Desk;

pub(super) fn order(view: &View, desk: &Desk<'_>) -> Markup {
    let n_seats = view.shown.tribes.n_seats();
    let others: Vec<Seat> = view.active.clockwise(n_seats).skip(1).collect();
    // First the others lay a card, then the builder, then one comes from the supply.
    let n_done = match view.phase {
        Phase::Offer(seat) => others.iter().take_while(|it| **it != seat).count(),
        Phase::Hide => others.len(),
        Phase::Add => others.len() + 1,
        Phase::Start
        | Phase::Colour(_)
        | Phase::Columns
        | Phase::Buy
        | Phase::Play
        | Phase::Draw { .. }
        | Phase::Refill { .. }
        | Phase::Yield(_)
        | Phase::Substitute { .. }
        | Phase::Over => return html! {},
    };
    let n_others = others.len();
    let item = |idx: usize, seat: Seat, what: &'static str| {
        html! {
            li.done[idx < n_done].now[idx == n_done] {
                (chip(seat))
                span.rn-who { (desk.speaker().name(seat)) }
                span.rn-how { (desk.word(what)) }
                @if idx < n_done { span.rn-tick { "✓" } }
            }
        }
    };
    html! {
        section #rn-order.rn-order {
            h3.rn-head { (desk.word("rapanui-board-sacrifice")) }
            ol {
                @for (idx, seat) in others.iter().enumerate() {
                    (item(idx, *seat, "rapanui-board-face-up"))
                }
                (item(n_others, view.active, "rapanui-board-back"))
                (item(n_others + 1, view.active, "rapanui-board-from-supply"))
            }
        }
    }
}
