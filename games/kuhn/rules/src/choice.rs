//! What a seat chooses.

use std::{fmt, str::FromStr};

use rules_core::{ParseMoveError, tinyvec::ArrayVec};
use serde::Serialize;

use crate::data::N_CHOICES_MAX;

/// A seat's choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Stakes nothing more.
    #[default]
    Pass,
    /// Stakes one more chip.
    Bet,
}

/// The choices of a hand, in the order in which they were made.
pub type Choices = ArrayVec<[Choice; N_CHOICES_MAX]>;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Pass => "pass",
            Choice::Bet => "bet",
        })
    }
}

impl FromStr for Choice {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Choice, ParseMoveError> {
        match text {
            "pass" => Ok(Choice::Pass),
            "bet" => Ok(Choice::Bet),
            _ => Err(ParseMoveError::new(text)),
        }
    }
}

/// Returns how many choices the hand will have (KU-2b).
pub(crate) fn n_choices(n_seats: u8, choices: &[Choice]) -> usize {
    let n_seats = usize::from(n_seats);
    // A bet that comes after everybody has passed comes too late to count.
    let first_bet = choices.iter().take(n_seats).position(|choice| *choice == Choice::Bet);
    first_bet.unwrap_or(0) + n_seats
}
