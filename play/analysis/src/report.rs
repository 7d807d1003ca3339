//! The result of an analysis, as programs read it.

use rules_core::Seat;
use serde::{Deserialize, Serialize};

use crate::Settings;

/// The name and version of the format. The version increases when the meaning of
/// a field changes.
pub const FORMAT: &str = "analysis 1";

/// The analysis of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// [`FORMAT`].
    pub ahu: String,
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u16,
    /// How thoroughly it was analysed.
    pub settings: Settings,
    /// Whether the game is over. If not, the last values are expectations.
    pub is_over: bool,
    /// What each seat could expect before the first move.
    pub start: Vec<Outlook>,
    /// Every move, including chance.
    pub moves: Vec<Judged>,
    /// How the game went for each seat.
    pub seats: Vec<SeatReport>,
}

/// What a seat can expect, with all secrets known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outlook {
    /// The chance to win, from 0 to 1; a shared win counts as a fraction.
    pub win: f64,
    /// The points at the end.
    pub points: f64,
    /// The standard error of the chance to win.
    pub error: f64,
}

/// A change in what a seat can expect, or the expected value of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Change {
    /// The chance to win, as a fraction of 1.
    pub win: f64,
    /// The points.
    pub points: f64,
}

/// One move and its consequences.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The number of the move; the first one is 1.
    pub number: u32,
    /// Who made it; `None` for chance.
    pub mover: Option<Seat>,
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// What each seat can expect after it.
    pub after: Vec<Outlook>,
    /// How that differs from before the move. For a chance move, this is luck.
    pub swing: Vec<Change>,
    /// The mover's options; `None` if there was no choice, or if the seat is not
    /// part of the analysis.
    pub choice: Option<JudgedChoice>,
}

/// A decision of a seat, judged from what that seat could see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JudgedChoice {
    /// The best move that was found.
    pub best: String,
    /// Its expected value.
    pub best_promise: Change,
    /// The expected value of the played move, measured with the same dice.
    pub played_promise: Change,
    /// What was lost, if it is more than noise; never less than 0.
    pub loss: Change,
    /// Half the difference between two measurements of the lost chance, or their
    /// standard error if it is known and larger.
    pub noise: f64,
    /// The grade for the loss.
    pub grade: Grade,
    /// The moves that were considered, best first.
    pub options: Vec<Considered>,
}

/// A move that could have been made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Considered {
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// How many simulated games began with it.
    pub n_visits: u32,
    /// The mover's chance to win, which means little after few visits.
    pub win: f64,
    /// The mover's expected points.
    pub points: f64,
    /// The expected course of the game, starting with this move.
    pub line: Vec<String>,
}

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// The best move.
    Best,
    /// Another move whose loss does not exceed the noise.
    Good,
    /// Lost less than 5 percent, or points only.
    Slip,
    /// Lost less than 15 percent.
    Mistake,
    /// Lost 15 percent or more.
    Blunder,
}

impl Grade {
    /// All grades, best first.
    pub const ALL: [Grade; 5] =
        [Grade::Best, Grade::Good, Grade::Slip, Grade::Mistake, Grade::Blunder];

    /// Grades a move other than the best one by its loss.
    pub(crate) fn of_loss(loss: Change) -> Grade {
        if loss.win >= 0.15 {
            Grade::Blunder
        } else if loss.win >= 0.05 {
            Grade::Mistake
        } else if loss.win > 0.0 || loss.points > 0.0 {
            Grade::Slip
        } else {
            Grade::Good
        }
    }
}

/// How the game went for one seat: `start + luck + others + own = end`, and
/// `own = play + rest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// What it could expect before the first move.
    pub start: Change,
    /// The change by chance.
    pub luck: Change,
    /// The change by other seats' moves.
    pub others: Change,
    /// The change by its own moves, with all secrets known.
    pub own: Change,
    /// What its decisions lost, judged by what it could see, as a number of at
    /// most 0; unknown if they were not analysed.
    pub play: Option<Change>,
    /// The remaining change by its own moves: what it could not know, and noise.
    pub rest: Option<Change>,
    /// The result, or what was expected when the record ended.
    pub end: Change,
    /// How many of its moves were decisions.
    pub n_choices: u32,
    /// How many decisions got each grade, in the order of [`Grade::ALL`].
    pub n_by_grade: [u32; 5],
    /// The share of its decisions that lost nothing; unknown if there were none.
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

/// Rounds a number to where the noise begins, so that files stay short.
pub(crate) fn tidy(number: f64) -> f64 {
    let tidy = (number * 1e4).round() / 1e4;
    // No minus zero.
    if tidy == 0.0 { 0.0 } else { tidy }
}
