//! Scouts, forts and settlements.

use std::{fmt, str::FromStr};

use rules_core::ParseMoveError;
use serde::{Serialize, Serializer};

/// What a seat can leave on land (EN-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Unit {
    /// The least; it can be taken back (EN-O9).
    Scout,
    /// More than any number of scouts.
    Fort,
    /// More than any number of forts.
    Settlement,
}

impl Unit {
    /// Every unit, the least one first.
    pub const ALL: [Unit; 3] = [Unit::Scout, Unit::Fort, Unit::Settlement];

    /// Returns the position in [`Unit::ALL`].
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }

    /// Returns the name in the notation.
    pub fn key(self) -> &'static str {
        match self {
            Unit::Scout => "scout",
            Unit::Fort => "fort",
            Unit::Settlement => "settlement",
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Unit {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Unit, ParseMoveError> {
        let found = Unit::ALL.into_iter().find(|unit| unit.key() == text);
        found.ok_or_else(|| ParseMoveError::new(text))
    }
}

impl Serialize for Unit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}
