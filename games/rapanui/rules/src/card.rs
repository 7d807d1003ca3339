//! The cards: seven kinds, four of them sorts of hunter-gatherers.

use std::{fmt, str::FromStr};

use rules_core::ParseMoveError;
use serde::{Serialize, Serializer};

/// What hunter-gatherers bring home, and what offering cards show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sort {
    /// Fish.
    #[default]
    Fish,
    /// Paper mulberry.
    Mulberry,
    /// Sweet potato.
    SweetPotato,
    /// Grain.
    Grain,
}

impl Sort {
    /// Every sort, in the order of the rule sheets.
    pub const ALL: [Sort; 4] = [Sort::Fish, Sort::Mulberry, Sort::SweetPotato, Sort::Grain];

    /// Returns the name in the notation.
    pub fn key(self) -> &'static str {
        match self {
            Sort::Fish => "fish",
            Sort::Mulberry => "mulberry",
            Sort::SweetPotato => "sweet-potato",
            Sort::Grain => "grain",
        }
    }

    /// Returns the position in [`Sort::ALL`].
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }
}

/// A kind of Rapa Nui card: what is played, drawn and scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Brings wood.
    #[default]
    Woodcutter,
    /// Brings fame.
    Priest,
    /// A stone statue: wood or fame, and 4 points at the end.
    Moai,
    /// Brings offering cards of its sort.
    Gatherer(Sort),
}

impl Kind {
    /// How many kinds there are.
    pub const N: usize = 7;

    /// Every kind, in the order of the rule sheets.
    pub const ALL: [Kind; Kind::N] = [
        Kind::Woodcutter,
        Kind::Priest,
        Kind::Moai,
        Kind::Gatherer(Sort::Fish),
        Kind::Gatherer(Sort::Mulberry),
        Kind::Gatherer(Sort::SweetPotato),
        Kind::Gatherer(Sort::Grain),
    ];

    /// Returns the name in the notation. A hunter-gatherer is called by its sort.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Woodcutter => "woodcutter",
            Kind::Priest => "priest",
            Kind::Moai => "moai",
            Kind::Gatherer(sort) => sort.key(),
        }
    }

    /// Returns the position in [`Kind::ALL`].
    #[inline]
    pub fn idx(self) -> usize {
        match self {
            Kind::Woodcutter => 0,
            Kind::Priest => 1,
            Kind::Moai => 2,
            Kind::Gatherer(sort) => 3 + sort.idx(),
        }
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Sort {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Sort, ParseMoveError> {
        let found = Sort::ALL.into_iter().find(|sort| sort.key() == text);
        found.ok_or_else(|| ParseMoveError::new(text))
    }
}

impl FromStr for Kind {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Kind, ParseMoveError> {
        let found = Kind::ALL.into_iter().find(|kind| kind.key() == text);
        found.ok_or_else(|| ParseMoveError::new(text))
    }
}

impl Serialize for Sort {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}
