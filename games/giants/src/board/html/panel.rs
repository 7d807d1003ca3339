//! What everyone sees of a seat.

use boards::{Shape, shape};
use giants_rules::{Phase, Stage, View};
use maud::{Markup, html};
use rules_core::Seat;

use super::stock;
use crate::board::{Desk, shapes};

pub(in crate::board) fn panel(view: &View, seat: Seat, desk: &Desk<'_>) -> Markup {
    let tribe = &view.shown.tribes[seat];
    let note = note(view, seat);
    html! {
        div.gi-panel id={ "gi-panel-" (seat) } {
            div.gi-main id={ "gi-main-" (seat) } {
                span data-piece={ (seat) "-help" } {
                    (stock::stat(
                        shape(Shape::STAR),
                        tribe.points,
                        &desk.word("giants-board-points"),
                    ))
                }
                (stock::stat(
                    shape(shapes::TABLET),
                    tribe.tablets.into(),
                    &desk.word("giants-board-tablets"),
                ))
                @if view.start == seat && view.phase != Phase::Start {
                    span.gi-note { (desk.word("giants-board-start")) }
                }
                @if let Some(key) = note { span.gi-note { (desk.word(key)) } }
            }
            div.gi-behind id={ "gi-behind-" (seat) } {
                @match tribe.behind {
                    Some(behind) => {
                        (stock::tribe(&behind, seat, desk)) (stock::goods(&behind, desk))
                    },
                    None => span.gi-screen { (desk.word("giants-board-hidden")) },
                }
            }
            @if let Some(front) = stock::front(&tribe.front, seat, desk) {
                div.gi-front id={ "gi-front-" (seat) } { span.gi-head { (desk.word("giants-board-front")) } (front) }
            }
        }
    }
}

/// What a seat has already done in this phase.
fn note(view: &View, seat: Seat) -> Option<&'static str> {
    let tribe = &view.shown.tribes[seat];
    match view.phase.stage() {
        Stage::Bid => tribe.is_ready.then_some("giants-board-ready"),
        Stage::Place => tribe.has_passed.then_some("giants-board-passed"),
        Stage::Setup
        | Stage::Roll
        | Stage::Carve
        | Stage::Transport
        | Stage::CleanUp
        | Stage::Over => None,
    }
}
