//! Why a record is not a game.

use std::{error, fmt};

use rules_core::{Cited, DiagramError, OptionError, ParseMoveError, Seat};

use crate::{Mover, Position, Score};

/// Error when a record is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError<R> {
    /// Where it stands, if the record was read from a text.
    pub position: Option<Position>,
    /// What is wrong there.
    pub problem: Problem<R>,
}

/// Why a record is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem<R> {
    /// It is the record of another game.
    Game {
        /// The key of this game.
        expected: &'static str,
        /// The key in the record.
        found: String,
    },
    /// It was played by other rules, so that its moves may mean something else.
    RulesVersion {
        /// The rules there are.
        expected: u16,
        /// The rules it was played by.
        found: u16,
    },
    /// The game has no such options.
    Option(OptionError),
    /// The diagram is not a state of the game.
    Diagram(DiagramError),
    /// The diagram is for another number of seats.
    DiagramSeats {
        /// What the record says.
        expected: u8,
        /// What the diagram says.
        found: u8,
    },
    /// The diagram has other options.
    DiagramOption {
        /// The option that the record names.
        key: String,
    },
    /// It was somebody else's turn.
    Mover {
        /// The number of the move.
        number: u32,
        /// Whose turn it was.
        expected: Mover,
        /// Who moved.
        found: Mover,
    },
    /// The game has no such move.
    Notation {
        /// The number of the move.
        number: u32,
        /// What was given.
        error: ParseMoveError,
    },
    /// The rules forbid the move.
    Refused {
        /// The number of the move.
        number: u32,
        /// The move in the game's notation.
        mv: String,
        /// Why.
        refusal: R,
    },
    /// The game was over before.
    Over {
        /// The number of the move.
        number: u32,
        /// The move in the game's notation.
        mv: String,
    },
    /// A seat reached something else than the record says.
    Result {
        /// Whose result it is.
        seat: Seat,
        /// What the moves lead to.
        expected: Score,
        /// What the record says.
        found: Score,
    },
}

impl<R: Cited> Problem<R> {
    /// Returns the number of the move it is about, if it is about one.
    pub fn number(&self) -> Option<u32> {
        match self {
            Problem::Mover { number, .. }
            | Problem::Notation { number, .. }
            | Problem::Refused { number, .. }
            | Problem::Over { number, .. } => Some(*number),
            Problem::Game { .. }
            | Problem::RulesVersion { .. }
            | Problem::Option(_)
            | Problem::Diagram(_)
            | Problem::DiagramSeats { .. }
            | Problem::DiagramOption { .. }
            | Problem::Result { .. } => None,
        }
    }

    /// Returns what would have been right, and what was there instead.
    pub fn expected_and_found(&self) -> (String, String) {
        match self {
            Problem::Game { expected, found } => {
                (format!("the game {expected}"), format!("the game {found}"))
            }
            Problem::RulesVersion { expected, found } => {
                (format!("rules version {expected}"), format!("rules version {found}"))
            }
            Problem::Option(error) => option_parts(error),
            Problem::Diagram(DiagramError { line, column, message }) => {
                let found = format!("{message} (line {line}, column {column} of the diagram)");
                ("a state of the game".to_owned(), found)
            }
            Problem::DiagramSeats { expected, found } => {
                (format!("a diagram for {expected} seats"), format!("one for {found}"))
            }
            Problem::DiagramOption { key } => {
                (format!("a diagram with the option {key} above"), "another one".to_owned())
            }
            Problem::Mover { expected, found, .. } => {
                (format!("a move by {expected}"), format!("one by {found}"))
            }
            Problem::Notation { error, .. } => {
                ("a move of the game".to_owned(), format!("{:?}", error.text()))
            }
            Problem::Refused { mv, refusal, .. } => {
                let rule = refusal.rule();
                ("a legal move".to_owned(), format!("{mv:?}, which rule {rule} forbids"))
            }
            Problem::Over { mv, .. } => {
                ("no move after the end of the game".to_owned(), format!("{mv:?}"))
            }
            Problem::Result { expected, found, .. } => (expected.to_string(), found.to_string()),
        }
    }
}

impl<R: Cited> fmt::Display for Problem<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.number() {
            write!(f, "move {number}: ")?;
        }
        if let Problem::Result { seat, .. } = self {
            write!(f, "result of {seat}: ")?;
        }
        let (expected, found) = self.expected_and_found();
        write!(f, "expected {expected}, found {found}")
    }
}

impl<R: Cited> fmt::Display for ReplayError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(position) = self.position {
            write!(f, "{position}: ")?;
        }
        self.problem.fmt(f)
    }
}

impl<R: Cited + fmt::Debug> error::Error for ReplayError<R> {}

/// Says of options what would have been right, and what was there instead.
fn option_parts(error: &OptionError) -> (String, String) {
    match error {
        OptionError::UnknownKey { key, expected } if expected.is_empty() => {
            ("no options, as the game has none".to_owned(), format!("{key:?}"))
        }
        OptionError::UnknownKey { key, expected } => {
            (format!("one of the options {}", expected.join(", ")), format!("{key:?}"))
        }
        OptionError::UnknownValue { key, value, expected } => {
            (format!("one of {} for the option {key}", expected.join(", ")), format!("{value:?}"))
        }
        OptionError::Text { key, error } => {
            let DiagramError { line, column, message } = error;
            let found = format!("{message} (line {line}, column {column} of it)");
            (format!("a text for the option {key}"), found)
        }
        OptionError::Seats { n_seats, min, max } => {
            (format!("{min} to {max} seats"), n_seats.to_string())
        }
    }
}
