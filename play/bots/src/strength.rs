//! How well a bot plays.

use std::{error, fmt, str::FromStr};

/// How well a bot plays, from weakest to strongest. The same in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Strength {
    /// Plays random moves.
    Random,
    /// Looks one move ahead and misjudges moves that are almost equal.
    Easy,
    /// Searches a little.
    Medium,
    /// Searches for much less than a tenth of a second.
    Hard,
    /// Searches as much as fits into a second.
    Expert,
}

impl Strength {
    /// All strengths, weakest first.
    pub const ALL: [Strength; 5] =
        [Strength::Random, Strength::Easy, Strength::Medium, Strength::Hard, Strength::Expert];

    /// Returns the name in records, forms and on the command line.
    pub fn key(self) -> &'static str {
        match self {
            Strength::Random => "random",
            Strength::Easy => "easy",
            Strength::Medium => "medium",
            Strength::Hard => "hard",
            Strength::Expert => "expert",
        }
    }

    /// Returns the strength with this name.
    pub fn with_key(key: &str) -> Option<Strength> {
        Strength::ALL.into_iter().find(|strength| strength.key() == key)
    }

    /// Returns whether it searches, and so can explain what it expects.
    pub fn searches(self) -> bool {
        match self {
            Strength::Random | Strength::Easy => false,
            Strength::Medium | Strength::Hard | Strength::Expert => true,
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

/// Error when a text is not a bot's strength.
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
