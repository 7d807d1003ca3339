//! What chance may do: the draw for the start seat, and the deck.

use rules_core::Seat;

use crate::{Colour, Move, Phase, RapaNui};

/// What chance decides.
enum Lot {
    Start,
    Colour,
    Card,
}

fn lot(phase: Phase) -> Option<Lot> {
    match phase {
        Phase::Start => Some(Lot::Start),
        Phase::Colour(_) => Some(Lot::Colour),
        Phase::Columns | Phase::Refill { .. } => Some(Lot::Card),
        Phase::Buy
        | Phase::Play
        | Phase::Offer(_)
        | Phase::Hide
        | Phase::Add
        | Phase::Draw { .. }
        | Phase::Yield(_)
        | Phase::Substitute { .. }
        | Phase::Over => None,
    }
}

pub(crate) fn is_chance(phase: Phase) -> bool {
    lot(phase).is_some()
}

pub(crate) fn chances(game: &RapaNui, out: &mut Vec<(Move, u32)>) {
    out.clear();
    match lot(game.phase) {
        Some(Lot::Start) => {
            out.extend(Seat::all(game.n_seats()).map(|seat| (Move::Start(seat), 1)));
        }
        Some(Lot::Colour) => out.extend(undealt(game).map(|colour| (Move::Colour(colour), 1))),
        Some(Lot::Card) => {
            let left = game.deck.iter().filter(|(_, n)| *n > 0);
            out.extend(left.map(|(kind, n)| (Move::Deal(kind), u32::from(n))));
        }
        None => {}
    }
}

pub(crate) fn chance_weight(game: &RapaNui) -> u32 {
    match lot(game.phase) {
        Some(Lot::Start) => u32::from(game.n_seats()),
        Some(Lot::Colour) => undealt(game).count() as u32,
        Some(Lot::Card) => u32::from(game.deck.total()),
        None => 0,
    }
}

pub(crate) fn chance_at(game: &RapaNui, point: u32) -> Move {
    match lot(game.phase) {
        Some(Lot::Start) => Move::Start(Seat(point as u8)),
        Some(Lot::Colour) => {
            Move::Colour(undealt(game).nth(point as usize).expect("a point below the weight"))
        }
        Some(Lot::Card) => Move::Deal(game.deck.at(point as u8)),
        None => panic!("chance decides nothing now"),
    }
}

/// The colours that no seat has yet.
fn undealt(game: &RapaNui) -> impl Iterator<Item = Colour> {
    let is_free = |colour: &Colour| {
        let mut tribes = game.tribes.values().iter();
        tribes.all(|tribe| tribe.colour != Some(*colour))
    };
    Colour::ALL.into_iter().filter(is_free)
}
