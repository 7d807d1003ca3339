//! The chain over the moves: a fingerprint of the whole game so far.

use rules_core::Seat;

use super::{Commitment, Entropy, Terms, hash, hex::public_bytes};
use crate::Mover;

public_bytes! {
    /// The fingerprint of a game so far: its table, options, commitment, entropy and moves.
    ChainHead
}

impl ChainHead {
    /// Returns the first eight digits, which are enough to note down and compare.
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
    /// Starts the chain of a game with what each seat contributed to chance.
    ///
    /// The entropy comes first, as if each seat had made a move. A short game
    /// draws so little that different entropy may give the same outcomes; without
    /// this, a change to it would go unnoticed.
    pub fn new(terms: &Terms, commitment: &Commitment, entropy: &[Entropy]) -> Chain {
        let [table, setup] = terms.parts();
        let head = ChainHead(hash("chain0", &[table, setup, &commitment.0]));
        let mut chain = Chain { head };
        for (entropy, seat_idx) in entropy.iter().zip(0..) {
            chain.push(Mover::Seat(Seat(seat_idx)), &format!("entropy {entropy}"));
        }
        chain
    }

    /// Adds a move in the game's notation.
    pub fn push(&mut self, mover: Mover, mv: &str) {
        let mover = match mover {
            Mover::Seat(seat) => seat.0,
            Mover::Chance => u8::MAX,
        };
        self.head = ChainHead(hash("chain", &[&self.head.0, &[mover], mv.as_bytes()]));
    }

    /// Returns the fingerprint of the game so far.
    pub fn head(&self) -> ChainHead {
        self.head
    }
}
