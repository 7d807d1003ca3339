//! What the lot and the deck may do.

use rules_core::Seat;

use crate::{Colour, Move, Phase, RapaNui};

pub(crate) fn chances(game: &RapaNui, out: &mut Vec<(Move, u32)>) {
    out.clear();
    match game.phase {
        Phase::Start => out.extend(Seat::all(game.n_seats()).map(|seat| (Move::Start(seat), 1))),
        Phase::Colour(_) => out.extend(undealt(game).map(|colour| (Move::Colour(colour), 1))),
        Phase::Columns | Phase::Refill { .. } => {
            let left = game.deck.iter().filter(|(_, n)| 0 < *n);
            out.extend(left.map(|(kind, n)| (Move::Deal(kind), u32::from(n))));
        }
        Phase::Buy
        | Phase::Play
        | Phase::Offer(_)
        | Phase::Hide
        | Phase::Add
        | Phase::Draw { .. }
        | Phase::Yield(_)
        | Phase::Substitute { .. }
        | Phase::Over => {}
    }
}

pub(crate) fn chance_weight(game: &RapaNui) -> u32 {
    match game.phase {
        Phase::Start => u32::from(game.n_seats()),
        Phase::Colour(_) => undealt(game).count() as u32,
        Phase::Columns | Phase::Refill { .. } => u32::from(game.deck.total()),
        Phase::Buy
        | Phase::Play
        | Phase::Offer(_)
        | Phase::Hide
        | Phase::Add
        | Phase::Draw { .. }
        | Phase::Yield(_)
        | Phase::Substitute { .. }
        | Phase::Over => 0,
    }
}

pub(crate) fn chance_at(game: &RapaNui, point: u32) -> Move {
    match game.phase {
        Phase::Start => Move::Start(Seat(point as u8)),
        Phase::Colour(_) => {
            Move::Colour(undealt(game).nth(point as usize).expect("a point below the weight"))
        }
        Phase::Columns | Phase::Refill { .. } => Move::Deal(game.deck.at(point as u8)),
        Phase::Buy
        | Phase::Play
        | Phase::Offer(_)
        | Phase::Hide
        | Phase::Add
        | Phase::Draw { .. }
        | Phase::Yield(_)
        | Phase::Substitute { .. }
        | Phase::Over => panic!("chance decides nothing now"),
    }
}

/// The colours that no seat has yet.
fn undealt(game: &RapaNui) -> impl Iterator<Item = Colour> {
    let tribes = game.tribes;
    let is_free =
        move |colour: &Colour| tribes.values().iter().all(|it| it.colour != Some(*colour));
    Colour::ALL.into_iter().filter(is_free)
}
