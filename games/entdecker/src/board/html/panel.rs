//! What everyone sees of a seat.

use boards::{Shape, chip, shape};
use entdecker_rules::{Entdecker, GOLD_MAX, Phase, View};
use maud::{Markup, html};
use rules_core::{Game, Seat, Turn};

use super::{
    scale,
    touched::{Spot, Touched},
    units_at_hand,
};
use crate::board::{Desk, seats::values, shapes};

/// The points so far; at the end, including those for chips (EN-10).
pub(in crate::board) fn points(view: &View, seat: Seat) -> i32 {
    if view.phase == Phase::Over
        && let Turn::Over(standing) = Entdecker::from(view).turn()
    {
        return standing.seats()[seat].points;
    }
    view.explorers[seat].points().into()
}

pub(in crate::board) fn panel(view: &View, seat: Seat, desk: &Desk<'_>) -> Markup {
    let explorer = &view.explorers[seat];
    let is_first = view.first == seat && view.round > 0 && view.phase != Phase::Over;
    let gold = desk.word("entdecker-board-gold");
    let word = desk.word("entdecker-board-points");
    let chips = desk.word("entdecker-board-chips");
    html! {
        div.en-panel id={ "en-panel-" (seat) } {
            span.en-stat title=(word) {
                (shape(Shape::STAR)) b { (points(view, seat)) } span.en-word { (word) }
            }
            span.en-stat title={ (chips) ": " (values(&explorer.chips)) }
                data-piece={ (seat) "-chips" }
            {
                (shape(shapes::DISCOVERY)) b { (explorer.chips.total()) }
                span.en-word { (chips) }
            }
            span.en-stat.en-wide title={ (gold) " " (explorer.gold) "/" (GOLD_MAX) } {
                (shape(shapes::COIN)) b { (explorer.gold) } "/" (GOLD_MAX) (scale(explorer.gold))
                span.vh { (gold) }
            }
            (units_at_hand(view, seat, desk))
            @if is_first {
                span.en-stat.en-first title=(desk.word("entdecker-board-first")) {
                    (shape(shapes::COMPASS)) span.vh { (desk.word("entdecker-board-first")) }
                }
            }
            (Touched::new(desk).tags(Spot::Seat(seat), desk))
        }
    }
}

/// What counts at the end, for each seat. Most of it left the chart when it was
/// scored.
pub(super) fn sums(view: &View, desk: &Desk<'_>) -> Markup {
    let terms = ["islands", "unfinished", "ruins", "chips"];
    let keys = [
        "entdecker-term-islands",
        "entdecker-term-unfinished",
        "entdecker-term-ruins",
        "entdecker-term-chips",
    ];
    html! {
        table #en-sums.en-sums {
            thead { tr {
                td {}
                @for key in keys { th scope="col" { (desk.word(key)) } }
            } }
            tbody {
                @for (seat, explorer) in view.explorers.iter() {
                    @let counts = [
                        explorer.islands,
                        explorer.unfinished,
                        explorer.ruins.into(),
                        explorer.chips.total().into(),
                    ];
                    tr {
                        th scope="row" {
                            (chip(seat)) span.vh { (desk.speaker().name(seat)) }
                        }
                        @for (term, n) in terms.into_iter().zip(counts) {
                            td data-piece={ (seat) "-" (term) } { (n) }
                        }
                    }
                }
            }
        }
    }
}
