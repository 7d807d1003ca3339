//! What a seat may do.

use rules_core::Turn;

use crate::{Choice, Kuhn, Move, score};

pub(crate) fn legal_moves(game: &Kuhn, out: &mut Vec<Move>) {
    out.clear();
    match score::turn(game) {
        Turn::Seat(_) => out.extend([Choice::Pass, Choice::Bet].map(Move::Choose)),
        Turn::Chance | Turn::Over(_) => (),
    }
}
