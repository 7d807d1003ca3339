//! The order of steps at a table: commit, take seats, start. None can be skipped.

use rules_core::Seat;

use super::{Chain, Commitment, Entropy, GameKey, RevealedSeed, Seed, Terms};

/// A table that is still filling up: it has a commitment but no key.
///
/// ```compile_fail
/// # use record::{TableName, fair::{Open, Seed, Terms}};
/// # let terms = Terms::new(TableName::new("t")?, "{}");
/// let open = Open::new(terms, 2, Seed::from_bytes([7; 32]));
/// open.key(); // only a started table has one
/// # Ok::<_, record::Flaw>(())
/// ```
#[derive(Clone, Debug)]
pub struct Open {
    terms: Terms,
    seed: Seed,
    entropy: Vec<Option<Entropy>>,
}

impl Open {
    /// Opens a table.
    pub fn new(terms: Terms, n_seats: u8, seed: Seed) -> Open {
        Open { terms, seed, entropy: vec![None; usize::from(n_seats)] }
    }

    /// Returns the commitment that the table shows before anyone takes a seat.
    pub fn commitment(&self) -> Commitment {
        self.terms.commitment(&self.seed.reveal())
    }

    /// Records what a player contributes on taking a seat, and replaces whoever sat
    /// there.
    ///
    /// Returns false and does nothing if the table has no such seat.
    pub fn sit(&mut self, seat: Seat, entropy: Entropy) -> bool {
        let place = self.entropy.get_mut(seat.idx());
        place.map(|place| *place = Some(entropy)).is_some()
    }

    /// Empties a seat and drops its entropy.
    pub fn leave(&mut self, seat: Seat) {
        if let Some(place) = self.entropy.get_mut(seat.idx()) {
            *place = None;
        }
    }

    /// Starts the game: from now on every chance outcome is fixed.
    ///
    /// # Errors
    ///
    /// Returns the table unchanged if a seat is empty.
    pub fn start(self) -> Result<Started, Open> {
        let entropy: Option<Vec<Entropy>> = self.entropy.iter().cloned().collect();
        match entropy {
            Some(entropy) => {
                let key = self.terms.mix(self.seed.bytes(), &entropy);
                Ok(Started { terms: self.terms, seed: self.seed, entropy, key })
            }
            None => Err(self),
        }
    }
}

/// A table whose game has started: the entropy of the seats can't change any more.
///
/// ```compile_fail
/// # use record::{TableName, fair::{Entropy, Open, Seed, Started, Terms}};
/// # fn example(mut started: Started) {
/// started.sit(rules_core::Seat(0), Entropy::default()); // only while the table is open
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Started {
    terms: Terms,
    seed: Seed,
    entropy: Vec<Entropy>,
    key: GameKey,
}

impl Started {
    /// Returns the key that determines chance.
    pub fn key(&self) -> &GameKey {
        &self.key
    }

    /// Returns the entropy of each seat.
    pub fn entropy(&self) -> &[Entropy] {
        &self.entropy
    }

    /// Returns the commitment that the table has shown since it was opened.
    pub fn commitment(&self) -> Commitment {
        self.terms.commitment(&self.seed.reveal())
    }

    /// Starts the chain over the moves of the game.
    pub fn chain(&self) -> Chain {
        Chain::new(&self.terms, &self.commitment(), &self.entropy)
    }

    /// Ends the game and reveals the secret.
    pub fn reveal(self) -> RevealedSeed {
        self.seed.reveal()
    }
}
