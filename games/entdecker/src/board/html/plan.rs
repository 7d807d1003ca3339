//! The plan of a voyage: where the ship is, what is paid for, how much gold is left
//! for a unit, and how the selected move would change that.

use boards::{chip, shape};
use entdecker_rules::{Entdecker, Event, GOLD_MAX, Leg, Move, Phase, Place, Unit, View, price};
use maud::{Markup, html};
use rules_core::{Game, Viewer};
use words::Message;

use super::unit_shape;
use crate::board::{Desk, shapes};
use crate::words as speech;

/// Gold, and the prices of units; no prices if no unit can be left.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Purse {
    gold: u8,
    prices: Option<[u8; 3]>,
}

pub(super) fn plan(view: &View, desk: &Desk<'_>) -> Markup {
    if view.round == 0 || view.phase == Phase::Over {
        return html! {};
    }
    let voyage = &view.voyage;
    let paid = Message::new("entdecker-board-left").with("n", voyage.n_left);
    let is_settled = matches!(view.phase, Phase::Choose | Phase::Chip { .. });
    let prices = (!is_settled).then(|| prices(view));
    let purse = Purse { gold: view.explorers[view.active].gold, prices };
    html! {
        div #en-plan.en-plan {
            span.en-who {
                (chip(view.active)) span.vh { (desk.speaker().name(view.active)) }
                @if let Some(ship) = voyage.ship {
                    (shape(shapes::SHIP)) (desk.say(&speech::place(ship)))
                }
            }
            @if voyage.ship.is_some() {
                span.en-paid {
                    span { (desk.say(&paid)) }
                    span.en-tiles aria-hidden="true" { @for _ in 0..voyage.n_left { i {} } }
                }
            }
            span.en-purse {
                span.base { (drawn(purse, None, desk)) }
                (ghosts(view, purse, desk))
            }
        }
    }
}

/// The purse after each choice that changes it.
fn ghosts(view: &View, now: Purse, desk: &Desk<'_>) -> Markup {
    let game = Entdecker::from(view);
    html! {
        @for (mv, choice) in desk.choices() {
            @if let Some(purse) = after(view, &game, mv).filter(|it| *it != now) {
                span.ghost data-ghost=(choice.notation) { (drawn(purse, Some(now.gold), desk)) }
            }
        }
    }
}

/// The purse of the active seat after a move that may change it.
fn after(view: &View, game: &Entdecker, mv: Move) -> Option<Purse> {
    let prices = match mv {
        Move::Start(Place::Circle(_)) => return None,
        Move::Start(Place::Tile(space)) if view.toll(space) == 0 => return None,
        Move::Start(Place::Tile(_)) | Move::Announce(_) => Some(prices(view)),
        Move::Place(..) => match view.hand.and_then(|tile| tile.event) {
            None | Some(Event::Friendly | Event::Ruins) => return None,
            Some(Event::Storm) => None,
            Some(Event::Pirates | Event::Treasure) => Some(Unit::ALL.map(price)),
            Some(Event::Unfriendly) => Some(Unit::ALL.map(|it| 2 * price(it))),
        },
        Move::Unit(..) | Move::Stop => None,
        Move::Back(_)
        | Move::First(_)
        | Move::Income(_)
        | Move::Draw(_)
        | Move::Tile(_)
        | Move::Chip(_)
        | Move::Recall(_)
        | Move::Score(_) => return None,
    };
    let mut game = game.clone();
    game.apply(mv);
    let gold = game.view(Viewer::Spectator).explorers[view.active].gold;
    Some(Purse { gold, prices })
}

/// What units cost where the ship is, or elsewhere while it has reached nothing.
fn prices(view: &View) -> [u8; 3] {
    match (view.voyage.leg, view.voyage.ship) {
        (Leg::Reached, Some(Place::Tile(space))) => {
            Unit::ALL.map(|unit| view.unit_price(unit, space))
        }
        (Leg::SetOut | Leg::Searching | Leg::Reached, _) => Unit::ALL.map(price),
    }
}

fn drawn(purse: Purse, before: Option<u8>, desk: &Desk<'_>) -> Markup {
    html! {
        span.en-gold title={ (purse.gold) "/" (GOLD_MAX) } {
            (shape(shapes::COIN)) span { (desk.word("entdecker-board-gold")) " " }
            @if let Some(before) = before { (before) "→" }
            b { (purse.gold) }
        }
        @if let Some(prices) = purse.prices {
            @for (unit, price) in Unit::ALL.into_iter().zip(prices) {
                @let name = desk.say(&speech::unit(unit));
                span.en-price.short[purse.gold < price] title=(name) {
                    span.seat-0 { (shape(unit_shape(unit))) }
                    span.vh { (name) " " } (price)
                    span { @if purse.gold < price { "✗" } @else { "✓" } }
                }
            }
        }
    }
}
