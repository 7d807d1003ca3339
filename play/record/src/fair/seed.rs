//! The ingredients of chance: the seed, its commitment, and the seats' entropy.

use std::{fmt, str::FromStr};

use super::hex::{self, public_bytes};
use crate::{
    Flaw,
    limits::{ENTROPY_BYTES_MAX, Limit},
};

/// The secret half of chance: 32 bytes that only the server knows until the game
/// is over.
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
    /// Makes a seed from 32 bytes of a cryptographic source or of the store.
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Reveals the secret: at the end of the game, or to the store.
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
    /// A seed that is no longer secret, as in the record of a finished game.
    RevealedSeed
}

public_bytes! {
    /// The fingerprint of a seed, a table and its options, shown before anyone takes a seat.
    Commitment
}

/// What one seat contributes to chance: at most 64 bytes, possibly none.
///
/// Written in hexadecimal digits, `-` for none.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Entropy(Vec<u8>);

impl Entropy {
    /// Makes entropy from the bytes that a seat sends.
    ///
    /// # Errors
    ///
    /// Refuses more than 64 bytes.
    pub fn new(bytes: &[u8]) -> Result<Entropy, Flaw> {
        if bytes.len() > ENTROPY_BYTES_MAX {
            return Err(Flaw::TooMuch(Limit::Entropy));
        }
        Ok(Entropy(bytes.to_vec()))
    }

    /// Returns the bytes that the seat sent.
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
