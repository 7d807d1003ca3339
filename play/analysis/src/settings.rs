//! How thoroughly a game is analysed.

use rules_core::{Dice, Seat};
use serde::{Deserialize, Serialize};

/// How thoroughly a game is analysed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// How many games are simulated per decision.
    pub visits: u32,
    /// How many games are played to the end to estimate the value of a state.
    pub tries: u32,
    /// The random seed.
    pub seed: u64,
    /// The only seat whose decisions are judged; `None` for all seats.
    pub seat: Option<Seat>,
}

/// The default number of games per state: the estimated chance to win is then off
/// by about 3 percent while a game is open.
const TRIES: u32 = 200;

impl Settings {
    /// Judges the decisions of every seat with this many visits.
    pub fn new(visits: u32) -> Settings {
        Settings { visits: visits.max(1), tries: TRIES, seed: 1, seat: None }
    }

    /// Returns whether the decisions of a seat are judged.
    pub fn is_about(&self, seat: Seat) -> bool {
        self.seat.is_none_or(|only| only == seat)
    }

    /// Returns a seed for one purpose at one move, different for every move and
    /// purpose.
    pub(crate) fn seed_of(&self, number: u32, purpose: Purpose) -> u64 {
        let place = u64::from(number) << 2 | purpose as u64;
        Dice::from_seed(self.seed ^ Dice::from_seed(place).word()).word()
    }
}

/// What random numbers are needed for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose {
    /// Finding the best move.
    Search,
    /// Comparing it with the played one.
    First,
    /// Comparing them a second time.
    Second,
}
