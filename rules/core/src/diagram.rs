//! The error in a state that is written as text.

use std::{error, fmt};

/// Error when a text is not a state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagramError {
    /// The line of the error, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub column: usize,
    /// What was wrong and what was expected.
    pub message: String,
}

impl DiagramError {
    /// Makes an error at a line and a column, both counted from 1.
    pub fn new(line: usize, column: usize, message: impl Into<String>) -> DiagramError {
        DiagramError { line, column, message: message.into() }
    }
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl error::Error for DiagramError {}
