//! What chance is made of: the seed, its commitment, and what the seats add.

use std::{fmt, str::FromStr};

use super::hex::{self, public_bytes};
use crate::{
    Flaw,
    limits::{ENTROPY_BYTES_MAX, Limit},
};

/// The secret half of chance: 32 bytes that only the server knows until the end.
///
/// It has no notation and can't be serialised; only [`Seed::reveal`] shows it.
///
/// ```compile_fail
/// let seed = record::fair::Seed::from_bytes([7; 32]);
/// println!("{seed}");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Takes 32 bytes from a cryptographic source, or from the store.
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Gives the secret away: at the end of the game, or to a store that keeps it.
    pub fn reveal(&self) -> RevealedSeed {
        RevealedSeed(self.0)
    }

    pub(super) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

public_bytes! {
    /// A seed that is no secret any more, as it stands in the record of a finished game.
    RevealedSeed
}

public_bytes! {
    /// The fingerprint of a seed, of a table and of its options, shown before anybody sits down.
    Commitment
}

/// What one seat adds to chance: at most 64 bytes, possibly none.
///
/// Written in hexadecimal digits, `-` for none.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Entropy(Vec<u8>);

impl Entropy {
    /// Takes what a seat sends.
    ///
    /// # Errors
    ///
    /// Refuses more than 64 bytes.
    pub fn new(bytes: &[u8]) -> Result<Entropy, Flaw> {
        if ENTROPY_BYTES_MAX < bytes.len() {
            return Err(Flaw::TooMuch(Limit::Entropy));
        }
        Ok(Entropy(bytes.to_vec()))
    }

    /// Returns what the seat sent.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.as_slice() {
            [] => f.write_str("-"),
            bytes => hex::write(bytes, f),
        }
    }
}

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entropy({self})")
    }
}

impl FromStr for Entropy {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Entropy, Flaw> {
        match text {
            "" => Err(Flaw::expected("digits 0-9 and a-f, or `-` for none", text)),
            "-" => Ok(Entropy::default()),
            _ => Entropy::new(&hex::read(text)?),
        }
    }
}
