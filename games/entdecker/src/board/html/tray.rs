//! What the viewer decides beside the chart, and what the viewer has.

use boards::{mark, seat_class, shape};
use entdecker_rules::{
    Entdecker, GOLD_MAX, Land, Leg, Move, Phase, Place, Sides, Unit, View, shares,
};
use maud::{Markup, html};
use rules_core::{Game, Seat, Viewer};
use words::Message;

use super::{numbered, scale, unit_shape, units_at_hand};
use crate::board::{Desk, seats::values, shapes};
use crate::words as speech;

pub(in crate::board) fn tray(view: &View, desk: &Desk<'_>) -> Markup {
    let Some(seat) = desk.viewer() else { return html! {} };
    let is_active = view.active == seat && desk.is_asked();
    html! {
        div.en { div.en-tray {
            @if is_active && view.phase == Phase::Announce { (announce(desk)) }
            @if is_active && view.phase == Phase::Sail { (sail(view, desk)) }
            (own(view, seat, desk))
        } }
    }
}

/// EN-3: how many tiles to pay for.
fn announce(desk: &Desk<'_>) -> Markup {
    html! {
        section #en-announce.en-announce {
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
fn sail(view: &View, desk: &Desk<'_>) -> Markup {
    let pieces: Vec<Sides> = match (view.voyage.leg, view.voyage.ship) {
        (Leg::Reached, Some(Place::Tile(space))) => {
            view.chart.pieces(&view.tiles, space).into_iter().collect()
        }
        (Leg::SetOut | Leg::Searching | Leg::Reached, _) => Vec::new(),
    };
    html! {
        section #en-leave.en-leave {
            @if !pieces.is_empty() {
                h3.en-head { (desk.word("entdecker-board-leave")) }
            }
            div.en-buttons data-rove {
                @for piece in &pieces {
                    div.en-piece {
                        @for unit in Unit::ALL {
                            (leave(view, unit, *piece, pieces.len() > 1, desk))
                        }
                    }
                }
                @let stop = desk.word("entdecker-board-stop");
                (desk.target(&Move::Stop, "en-stop", &stop, html! { (stop) }))
            }
        }
    }
}

fn leave(view: &View, unit: Unit, piece: Sides, is_one_of_two: bool, desk: &Desk<'_>) -> Markup {
    let (Some(Place::Tile(space)), Some(side)) = (view.voyage.ship, piece.first()) else {
        return html! {};
    };
    let mv = Move::Unit(unit, side);
    let price = view.unit_price(unit, space);
    let land = desk.say(&speech::land(piece));
    let name = Message::new("entdecker-board-unit")
        .with("unit", speech::unit(unit))
        .with("land", speech::land(piece))
        .with("n", price);
    let worth = desk.choice(&mv).and_then(|_| worth(view, mv, Land { space, side }));
    let inner = html! {
        span.en-figure.(seat_class(view.active)) { (shape(unit_shape(unit))) (mark(view.active)) }
        span.en-what {
            (desk.say(&speech::unit(unit)))
            @if is_one_of_two { span.en-small { (land) } }
            @if let Some(n) = worth {
                span.en-small { (numbered(desk, "entdecker-board-worth", n)) }
            }
        }
        span.en-cost { "−" (price) " " (shape(shapes::COIN)) }
    };
    desk.target(&mv, "en-leaves", &desk.say(&name), inner)
}

/// What the island would be worth with the unit, unless it is scored at once.
fn worth(view: &View, mv: Move, land: Land) -> Option<u16> {
    let mut game = Entdecker::from(view);
    game.apply(mv);
    let after = game.view(Viewer::Spectator);
    let island = after.chart.island(&after.tiles, land);
    let share = shares(&after.forces(island.first), island.n_tiles().into())[view.active];
    (share.rank > 0).then_some(share.points)
}

fn own(view: &View, seat: Seat, desk: &Desk<'_>) -> Markup {
    let explorer = &view.explorers[seat];
    html! {
        section #en-own.en-own {
            span.en-stat {
                (shape(shapes::COIN)) span.en-word { (desk.word("entdecker-board-gold")) }
                (scale(explorer.gold)) b { (explorer.gold) "/" (GOLD_MAX) }
            }
            (units_at_hand(view, seat, desk))
            span.en-stat {
                (shape(shapes::DISCOVERY)) span.en-word { (desk.word("entdecker-board-chips")) }
                b { (explorer.chips.total()) }
                @if explorer.chips.total() > 0 { span { "(" (values(&explorer.chips)) ")" } }
            }
        }
    }
}
