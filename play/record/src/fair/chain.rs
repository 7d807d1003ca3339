//! The chain over the moves: one fingerprint of everything so far.

use super::{Commitment, Terms, hash, hex::public_bytes};
use crate::Mover;

public_bytes! {
    /// The fingerprint of a game so far: its table, options, commitment and every move.
    ChainHead
}

impl ChainHead {
    /// Returns the first eight digits: enough to write down and compare.
    pub fn short(&self) -> String {
        self.to_string().chars().take(8).collect()
    }
}

/// The chain of a game, to which its moves are added one by one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    head: ChainHead,
}

impl Chain {
    /// Begins the chain of a game.
    pub fn new(terms: &Terms, commitment: &Commitment) -> Chain {
        let [table, setup] = terms.parts();
        Chain { head: ChainHead(hash("chain0", &[table, setup, &commitment.0])) }
    }

    /// Adds a move in the game's notation.
    pub fn push(&mut self, mover: Mover, mv: &str) {
        let mover = match mover {
            Mover::Seat(seat) => seat.0,
            Mover::Chance => u8::MAX,
        };
        self.head = ChainHead(hash("chain", &[&self.head.0, &[mover], mv.as_bytes()]));
    }

    /// Returns the fingerprint of everything so far.
    pub fn head(&self) -> ChainHead {
        self.head
    }
}
