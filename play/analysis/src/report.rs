//! What is known about a game after a look back, as programs read it.

use rules_core::Seat;
use serde::{Deserialize, Serialize};

use crate::Settings;

/// Says what an analysis is and how it is to be read. Grows when the meaning of
/// a field changes.
pub const FORMAT: &str = "analysis 1";

/// A game looked back at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// [`FORMAT`].
    pub ahu: String,
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u16,
    /// How hard it was looked at.
    pub settings: Settings,
    /// Whether the game is over. If not, it ends with what was expected then.
    pub is_over: bool,
    /// What each seat could expect before the first move.
    pub start: Vec<Outlook>,
    /// Every move, chance included.
    pub moves: Vec<Judged>,
    /// The game as each seat had it.
    pub seats: Vec<SeatReport>,
}

/// What a seat can expect, all secrets known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outlook {
    /// The chance to win, from 0 to 1, shared wins in parts.
    pub win: f64,
    /// The points in the end.
    pub points: f64,
    /// The standard error of the chance.
    pub error: f64,
}

/// A change of what a seat can expect; or what a move promises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Change {
    /// The chance to win, in parts of 1.
    pub win: f64,
    /// The points.
    pub points: f64,
}

/// One move, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The number of the move; the first one is 1.
    pub number: u32,
    /// Who made it; nobody where chance decided.
    pub mover: Option<Seat>,
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// What each seat can expect after it.
    pub after: Vec<Outlook>,
    /// How that differs from before. Of a chance move, this is luck.
    pub swing: Vec<Change>,
    /// What the mover could have done; nothing where there was no choice, or
    /// nobody asked about it.
    pub choice: Option<Choice>,
}

/// A move of a seat that had others, judged from what that seat saw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// The best move that was found.
    pub best: String,
    /// What it promised.
    pub best_promise: Change,
    /// What the played move promised, measured with the same dice.
    pub played_promise: Change,
    /// What was lost, as far as it stands out from noise; never less than 0.
    pub loss: Change,
    /// By how much two measurements of the chance that was lost differ, halved; or
    /// their standard error if it is known and larger.
    pub noise: f64,
    /// The loss as a word.
    pub grade: Grade,
    /// The moves that were looked into, the best first.
    pub options: Vec<Considered>,
}

/// A move that could have been made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Considered {
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// How many imagined games began with it.
    pub n_visits: u32,
    /// The mover's chance to win. With few visits it means little.
    pub win: f64,
    /// The mover's points.
    pub points: f64,
    /// How play was expected to go on, this move first.
    pub line: Vec<String>,
}

/// How good a choice was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// The best move.
    Best,
    /// Another one that lost nothing that stands out from noise.
    Good,
    /// Lost less than 5 percent, or points only.
    Slip,
    /// Lost less than 15 percent.
    Mistake,
    /// Lost 15 percent or more.
    Blunder,
}

impl Grade {
    /// Every grade, the best first.
    pub const ALL: [Grade; 5] =
        [Grade::Best, Grade::Good, Grade::Slip, Grade::Mistake, Grade::Blunder];

    /// Grades a move other than the best by what it lost.
    pub(crate) fn of_loss(loss: Change) -> Grade {
        if 0.15 <= loss.win {
            Grade::Blunder
        } else if 0.05 <= loss.win {
            Grade::Mistake
        } else if 0.0 < loss.win || 0.0 < loss.points {
            Grade::Slip
        } else {
            Grade::Good
        }
    }
}

/// A game as one seat had it: `start + luck + others + own = end`, and
/// `own = play + rest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// What it could expect before the first move.
    pub start: Change,
    /// What chance changed.
    pub luck: Change,
    /// What the moves of others changed.
    pub others: Change,
    /// What its own moves changed, all secrets known.
    pub own: Change,
    /// What its choices lost by what it saw, as a number of at most 0; unknown
    /// if they were not looked into.
    pub play: Option<Change>,
    /// What its moves changed beyond that: what it could not know, and noise.
    pub rest: Option<Change>,
    /// What came of it, or was expected when the record ended.
    pub end: Change,
    /// How many of its moves were choices.
    pub n_choices: u32,
    /// How many choices got each grade, in the order of [`Grade::ALL`].
    pub n_by_grade: [u32; 5],
    /// The part of its choices that lost nothing; unknown without any.
    pub accuracy: Option<f64>,
}

impl Change {
    pub(crate) fn add(&mut self, other: Change) {
        self.win = tidy(self.win + other.win);
        self.points = tidy(self.points + other.points);
    }

    pub(crate) fn minus(self, other: Change) -> Change {
        Change { win: tidy(self.win - other.win), points: tidy(self.points - other.points) }
    }
}

impl Outlook {
    /// Returns the estimate without its error.
    pub fn change(self) -> Change {
        Change { win: self.win, points: self.points }
    }
}

/// Cuts a number off where noise begins, so that files stay short.
pub(crate) fn tidy(number: f64) -> f64 {
    let tidy = (number * 1e4).round() / 1e4;
    // No minus zero.
    if tidy == 0.0 { 0.0 } else { tidy }
}
