//! How hard a game is looked at.

use rules_core::{Dice, Seat};
use serde::{Deserialize, Serialize};

/// How hard a game is looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// How many imagined games a choice is looked into with.
    pub visits: u32,
    /// How often the rest of the game is tried for what a state is worth.
    pub tries: u32,
    /// Where all dice begin.
    pub seed: u64,
    /// The only seat whose choices are looked into; all of them without it.
    pub seat: Option<Seat>,
}

/// How often the rest of the game is tried unless it is told: the chance to win
/// is then off by some 3 percent while a game is open.
const TRIES: u32 = 200;

impl Settings {
    /// Looks at the choices of every seat with so many visits.
    pub fn new(visits: u32) -> Settings {
        Settings { visits: visits.max(1), tries: TRIES, seed: 1, seat: None }
    }

    /// Returns whether the choices of a seat are looked into.
    pub fn is_about(&self, seat: Seat) -> bool {
        self.seat.is_none_or(|only| only == seat)
    }

    /// Returns a seed for one of the looks at a move: others for every move and
    /// every look.
    pub(crate) fn seed_of(&self, number: u32, look: Look) -> u64 {
        let place = u64::from(number) << 2 | look as u64;
        Dice::from_seed(self.seed ^ Dice::from_seed(place).word()).word()
    }
}

/// What dice are thrown for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Look {
    /// Finding the best move.
    Search,
    /// Comparing it with the played one.
    First,
    /// Comparing them once more.
    Second,
}
