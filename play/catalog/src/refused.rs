//! Why a move can't be made now.

use std::{error, fmt};

use serde_json::Value;
use words::{Message, frame};

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

impl Refused {
    /// Says why, with the rule.
    pub fn sentence(&self) -> Message {
        frame::refused(self.message.clone(), self.rule)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule {} forbids it", self.rule)
    }
}

impl error::Error for Refused {}
