//! What a table commits to.

use super::{Commitment, Entropy, GameKey, RevealedSeed, hash, keyed_hash, sha256};
use crate::TableName;

/// What a commitment covers besides the seed: the table and its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    table: TableName,
    setup_hash: [u8; 32],
}

impl Terms {
    /// Takes the name of the table and the bytes of [`crate::Setup::to_json`].
    pub fn new(table: TableName, setup_json: &str) -> Terms {
        Terms { table, setup_hash: sha256(setup_json.as_bytes()) }
    }

    pub(super) fn parts(&self) -> [&[u8]; 2] {
        [self.table.as_str().as_bytes(), &self.setup_hash]
    }

    /// Returns the commitment that opens to this seed.
    pub fn commitment(&self, seed: &RevealedSeed) -> Commitment {
        let [table, setup] = self.parts();
        Commitment(hash("commit", &[table, setup, &seed.0]))
    }

    /// Computes the key of a game whose seed is public.
    pub fn recompute(&self, seed: &RevealedSeed, entropy: &[Entropy]) -> GameKey {
        self.mix(&seed.0, entropy)
    }

    pub(super) fn mix(&self, seed: &[u8; 32], entropy: &[Entropy]) -> GameKey {
        let n_seats = (entropy.len() as u32).to_be_bytes();
        let [table, setup] = self.parts();
        let mut parts: Vec<&[u8]> = vec![table, setup, &n_seats];
        parts.extend(entropy.iter().map(Entropy::bytes));
        // The place of a public beacon, which PF1 provides for but no table uses yet.
        parts.push(&[]);
        GameKey::new(keyed_hash(seed, "game", &parts))
    }
}
