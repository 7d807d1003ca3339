//! Bids that are made early.

use rules_core::Seat;

use crate::{Bid, Giants, Phase, apply};

/// Bids are made at the same time (GI-2a): a seat that is not ready may bid
/// while another is asked.
///
/// What the others have bid so far is left out. When the seat is ready, the first
/// seat that is not is asked from the beginning.
pub(crate) fn early(game: &Giants, seat: Seat) -> Option<Giants> {
    let Phase::Bid { seat: asked, .. } = game.phase else { return None };
    if seat == asked || game.n_seats() <= seat.0 || game.tribes[seat].is_ready {
        return None;
    }
    let mut early = game.clone();
    early.tribes[asked].bid = Bid::default();
    early.phase = Phase::Bid { seat, step: apply::first_step(game, seat) };
    Some(early)
}
