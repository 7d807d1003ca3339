//! What the one who looks decides beside the chart, and has.

use entdecker::{GOLD_MAX, Leg, Move, Phase, Place, Side, Sides, Unit, View};
use maud::{Markup, html};
use rules_core::Seat;
use words::{Message, entdecker as speech};

use super::{scale, unit_shape, units_at_hand};
use crate::{Desk, Shape, entdecker::seats::values, mark, seat_class, shape};

pub(in crate::entdecker) fn tray(view: &View, desk: &Desk<'_>) -> Markup {
    let Some(seat) = desk.viewer() else { return html! {} };
    let is_active = view.active == seat && desk.is_asked();
    html! {
        div.en { div.en-tray {
            @if is_active && view.phase == Phase::Announce { (announce(desk)) }
            @if is_active && view.phase == Phase::Sail { (sail(view, seat, desk)) }
            (own(view, seat, desk))
        } }
    }
}

/// EN-3: how many tiles are paid for.
fn announce(desk: &Desk<'_>) -> Markup {
    html! {
        section.en-announce {
            h3.en-head { (desk.word("entdecker-board-announce")) }
            div.en-numbers data-rove {
                @for n in 1..=GOLD_MAX {
                    @let name = Message::new("entdecker-board-n-tiles").with("n", n);
                    (desk.target(&Move::Announce(n), "en-number", &desk.say(&name), html! { (n) }))
                }
            }
        }
    }
}

/// EN-4c, EN-6: a unit on the tile that was reached, or the end of the voyage.
fn sail(view: &View, seat: Seat, desk: &Desk<'_>) -> Markup {
    let pieces: Vec<Sides> = match (view.voyage.leg, view.voyage.ship) {
        (Leg::Reached, Some(Place::Tile(space))) => {
            view.chart.pieces(&view.tiles, space).into_iter().collect()
        }
        (Leg::SetOut | Leg::Searching | Leg::Reached, _) => Vec::new(),
    };
    html! {
        section.en-leave {
            @if !pieces.is_empty() {
                h3.en-head { (desk.word("entdecker-board-leave")) }
            }
            div.en-buttons data-rove {
                @for piece in &pieces {
                    @if let Some(side) = piece.first() {
                        @for unit in Unit::ALL {
                            (leave(view, seat, unit, side, *piece, 1 < pieces.len(), desk))
                        }
                    }
                }
                @let stop = desk.word("entdecker-board-stop");
                (desk.target(&Move::Stop, "en-stop", &stop, html! { (stop) }))
            }
        }
    }
}

fn leave(
    view: &View,
    seat: Seat,
    unit: Unit,
    side: Side,
    piece: Sides,
    is_one_of_two: bool,
    desk: &Desk<'_>,
) -> Markup {
    let Some(Place::Tile(space)) = view.voyage.ship else { return html! {} };
    let price = view.unit_price(unit, space);
    let land = speech::land(piece);
    let name = Message::new("entdecker-board-unit")
        .with("unit", speech::unit(unit))
        .with("land", land.clone())
        .with("n", price);
    let inner = html! {
        span.en-figure.(seat_class(seat)) { (shape(unit_shape(unit))) (mark(seat)) }
        span.en-what {
            (desk.say(&speech::unit(unit)))
            @if is_one_of_two { span.en-land-at { (desk.say(&land)) } }
        }
        span.en-cost { "−" (price) (shape(Shape::Coin)) }
    };
    desk.target(&Move::Unit(unit, side), "en-leaves", &desk.say(&name), inner)
}

fn own(view: &View, seat: Seat, desk: &Desk<'_>) -> Markup {
    let explorer = &view.explorers[seat];
    html! {
        section.en-own {
            span.en-stat {
                (shape(Shape::Coin)) span.en-word { (desk.word("entdecker-board-gold")) }
                (scale(explorer.gold)) b { (explorer.gold) "/" (GOLD_MAX) }
            }
            (units_at_hand(view, seat, desk))
            span.en-stat {
                (shape(Shape::Discovery)) span.en-word { (desk.word("entdecker-board-chips")) }
                b { (explorer.chips.total()) }
                @if 0 < explorer.chips.total() { span { "(" (values(&explorer.chips)) ")" } }
            }
        }
    }
}
