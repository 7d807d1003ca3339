//! What chance may do: deal cards from the deck.

use crate::{Kuhn, Move};

pub(crate) fn chances(game: &Kuhn, out: &mut Vec<(Move, u32)>) {
    out.clear();
    if game.next_to_deal().is_some() {
        out.extend(game.deck().map(|card| (Move::Deal(card), 1)));
    }
}

pub(crate) fn chance_weight(game: &Kuhn) -> u32 {
    match game.next_to_deal() {
        Some(_) => game.deck().count() as u32,
        None => 0,
    }
}

pub(crate) fn chance_at(game: &Kuhn, point: u32) -> Move {
    Move::Deal(game.deck().nth(point as usize).expect("a point below the weight"))
}
