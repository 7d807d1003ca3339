//! Why a move from outside can't be made.

use std::{error, fmt};

use rules_core::ParseMoveError;
use serde_json::Value;
use words::{Message, frame};

/// Error when a move from outside can't be made.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayError {
    /// The text is not a move of the game.
    NotAMove(ParseMoveError),
    /// The rules forbid the move now.
    Refused(Refused),
}

/// The rule that forbids a move, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The id of the rule: `RN-2c`.
    pub rule: &'static str,
    /// Why, in a sentence that does not name the rule.
    pub message: Message,
    /// Why, for programs.
    pub json: Value,
}

impl PlayError {
    /// Says why, with the rule.
    pub fn message(&self) -> Message {
        match self {
            PlayError::NotAMove(error) => frame::not_a_move(error.text()),
            PlayError::Refused(refused) => frame::refused(refused.message.clone(), refused.rule),
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::NotAMove(error) => error.fmt(f),
            PlayError::Refused(refused) => write!(f, "rule {} forbids it", refused.rule),
        }
    }
}

impl error::Error for PlayError {}
