//! How well a bot plays.

use std::{error, fmt, str::FromStr};

use rules_core::Game;

use crate::{Method, Mind, Tuning};

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

    /// Returns its method in a game.
    ///
    /// The visits are counted, not timed, so that a choice can be repeated. How
    /// many of them fit into a time was measured for each game.
    pub fn method_in<G: Game>(self, mind: &Mind<G>) -> Method {
        let pace = mind.knobs.pace;
        let search = |micros: u32| Method::Search {
            visits: (pace / 100 * micros / 10_000).max(VISITS_MIN),
            tuning: Tuning::default(),
        };
        match self {
            Strength::Random => Method::Random,
            Strength::Easy => Method::Greedy { visits: 200, noise: 0.6 },
            Strength::Medium => search(MEDIUM_MICROS),
            Strength::Hard => search(HARD_MICROS),
            Strength::Expert => search(EXPERT_MICROS),
        }
    }
}

/// Approximately how long a search of each strength takes on one core. The times are
/// so far apart because each strength must be clearly stronger than the one below,
/// and additional visits help less and less.
const MEDIUM_MICROS: u32 = 500;
const HARD_MICROS: u32 = 3_000;
const EXPERT_MICROS: u32 = 800_000;

/// The minimum number of visits of a search.
const VISITS_MIN: u32 = 20;

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
