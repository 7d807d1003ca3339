//! What a move changes.

mod begin;
mod bid;
mod place;
mod round;
mod transport;

use crate::{Giants, Move, SiteNo, score};

pub(crate) use self::begin::first_step;

pub(crate) fn apply(game: &mut Giants, mv: Move) {
    match mv {
        Move::Chance(mv) => round::chance(game, mv),
        Move::Bid(mv) => bid::bid(game, mv),
        Move::Carve(mv) => bid::carve(game, mv),
        Move::Place(mv) => place::place(game, mv),
        Move::Transport(mv) => transport::transport(game, mv),
        Move::Peek(site) => peek(game, site),
        Move::CleanUp(mv) => round::take_back(game, mv),
    }
}

/// GI-P, GI-O6: the half-tablet goes back to the supply; the turn goes on.
fn peek(game: &mut Giants, site: SiteNo) {
    let seat = score::seat_to_move(game).expect("somebody's turn");
    let tribe = &mut game.tribes[seat];
    tribe.tablets -= 1;
    tribe.peeked |= 1 << site.idx();
    game.tablets += 1;
}
