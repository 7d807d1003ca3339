//! The colours of the start cards.

use serde::{Serialize, Serializer};

/// The colour of a seat's start cards, which decides its start hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Red.
    Red,
    /// Violet.
    Violet,
    /// Light blue.
    LightBlue,
    /// Yellow-green.
    YellowGreen,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Colour; 4] =
        [Colour::Red, Colour::Violet, Colour::LightBlue, Colour::YellowGreen];

    /// Returns the name in the notation.
    pub fn key(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Violet => "violet",
            Colour::LightBlue => "light-blue",
            Colour::YellowGreen => "yellow-green",
        }
    }

    /// Returns the colour with this name.
    pub fn with_key(key: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.key() == key)
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}
