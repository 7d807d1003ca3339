//! Random numbers that depend on the key of a game and a label.

use std::fmt;

use rules_core::{Game, Turn};

use super::keyed_hash;

/// The key of a started game, which determines every chance outcome.
///
/// It is secret while the game is running, so it has no notation.
#[derive(Clone, PartialEq, Eq)]
pub struct GameKey([u8; 32]);

impl GameKey {
    pub(super) fn new(bytes: [u8; 32]) -> GameKey {
        GameKey(bytes)
    }

    /// Starts the stream of numbers with this label.
    ///
    /// Streams are independent of each other, and the same label gives the same
    /// numbers every time.
    pub fn stream(&self, label: &str) -> Stream {
        Stream { key: self.clone(), label: label.to_owned(), n_blocks: 0, block: [0; 32], used: 32 }
    }

    /// Returns the chance outcome that is the move with this number.
    ///
    /// It depends only on the number and the state: a move that is undone and made
    /// again leads to the same outcome. Returns `None` unless it is chance's turn.
    pub fn draw<G: Game>(&self, game: &G, number: u32) -> Option<G::Move> {
        match game.turn() {
            Turn::Chance => {}
            Turn::Seat(_) | Turn::Over(_) => return None,
        }
        let weight = game.chance_weight();
        if weight == 0 {
            return None;
        }
        let point = self.stream(&format!("chance/{number}")).below(u64::from(weight));
        Some(game.chance_at(point as u32))
    }
}

impl fmt::Debug for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GameKey(secret)")
    }
}

/// A sequence of uniform random numbers that nobody can predict without the key.
#[derive(Clone)]
pub struct Stream {
    key: GameKey,
    label: String,
    n_blocks: u32,
    block: [u8; 32],
    /// How many bytes of the block have been used.
    used: usize,
}

impl Stream {
    /// Returns the next 64 bits.
    pub fn word(&mut self) -> u64 {
        if self.used == self.block.len() {
            let parts: [&[u8]; 2] = [self.label.as_bytes(), &self.n_blocks.to_be_bytes()];
            self.block = keyed_hash(&self.key.0, "stream", &parts);
            self.n_blocks += 1;
            self.used = 0;
        }
        let bytes = &self.block[self.used..self.used + 8];
        self.used += 8;
        bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte))
    }

    /// Chooses a number below `n` uniformly.
    ///
    /// # Panics
    ///
    /// Panics if `n` is 0.
    pub fn below(&mut self, n: u64) -> u64 {
        assert!(n > 0, "nothing to choose from");
        // Words in the last, incomplete run of n numbers would favour small
        // numbers, so they are rejected.
        let n_rest = (u64::MAX % n + 1) % n;
        loop {
            let word = self.word();
            if word <= u64::MAX - n_rest {
                return word % n;
            }
        }
    }

    /// Shuffles the items.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for idx in (1..items.len()).rev() {
            let other_idx = self.below(idx as u64 + 1) as usize;
            items.swap(idx, other_idx);
        }
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream").field("label", &self.label).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        TableName,
        fair::{Entropy, RevealedSeed, Terms},
    };

    // Source: three independent implementations (Python, JavaScript and Rust)
    // that agree. The bytes of a key are visible only here.
    #[test]
    fn v1_the_key_has_the_bytes_of_the_vector() {
        let table = TableName::new("tbl_9fQ2").unwrap();
        let terms = Terms::new(table, r#"{"game":"lovelace","players":3}"#);
        let parts: [&[u8]; 3] = [&[0x11; 32], b"alice-words", b""];
        let entropy = parts.map(|bytes| Entropy::new(bytes).unwrap());
        let seed = RevealedSeed(std::array::from_fn(|idx| idx as u8));
        let key = terms.recompute(&seed, &entropy);
        let hex: String = key.0.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "fe1495d9e6cd3f16931434eeaf4694a67031ba4d2ad0f47e5e95b02536377945");
    }
}
