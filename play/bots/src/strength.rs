//! How well a bot plays.

use std::{error, fmt, str::FromStr};

/// How well a bot plays, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Strength {
    /// Any legal move is as good as any other.
    Random,
    /// Tries every move in a few imagined games.
    Easy,
}

/// How much a bot may think about one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many games it may play to the end in its head, over all moves.
    pub playouts: u32,
    /// After how many moves in its head it begins no other round of games, in
    /// which it tries every move once. It keeps long games short.
    pub moves: u32,
}

impl Strength {
    /// Every strength, the weakest first.
    pub const ALL: [Strength; 2] = [Strength::Random, Strength::Easy];

    /// Returns the name in records, forms and on the command line.
    pub fn key(self) -> &'static str {
        match self {
            Strength::Random => "random",
            Strength::Easy => "easy",
        }
    }

    /// Returns the strength with this name.
    pub fn with_key(key: &str) -> Option<Strength> {
        Strength::ALL.into_iter().find(|strength| strength.key() == key)
    }

    /// Returns how much it thinks; none if it does not think at all.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Strength::Random => None,
            Strength::Easy => Some(Budget { playouts: 400, moves: 200_000 }),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Strength {
    type Err = ParseStrengthError;

    fn from_str(text: &str) -> Result<Strength, ParseStrengthError> {
        Strength::with_key(text)
            .ok_or_else(|| ParseStrengthError { text: text.chars().take(40).collect() })
    }
}

/// Error when a text is not the strength of a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseStrengthError {
    text: String,
}

impl fmt::Display for ParseStrengthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keys = Strength::ALL.map(Strength::key).join(", ");
        write!(f, "there is no bot {:?}: expected {keys}", self.text)
    }
}

impl error::Error for ParseStrengthError {}
