//! Why a record is not a valid game.

use std::{error, fmt};

use rules_core::{Cited, DiagramError, OptionError, ParseMoveError, Seat};

use crate::{Mover, Position, Score};

/// Error when a record is not a valid game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError<R> {
    /// The position, if the record was read from a text.
    pub position: Option<Position>,
    /// What is wrong there.
    pub problem: Problem<R>,
}

/// Why a record is not a valid game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem<R> {
    /// It is the record of another game.
    Game {
        /// The key of this game.
        expected: &'static str,
        /// The key in the record.
        found: String,
    },
    /// It was played with another version of the rules, so its moves may have a
    /// different meaning.
    RulesVersion {
        /// The current version of the rules.
        expected: u16,
        /// The version it was played with.
        found: u16,
    },
    /// The game has no such options.
    Option(OptionError),
    /// The diagram is not a state of the game.
    Diagram(DiagramError),
    /// The diagram is for another number of seats.
    DiagramSeats {
        /// The number in the record.
        expected: u8,
        /// The number in the diagram.
        found: u8,
    },
    /// The diagram has different options.
    DiagramOption {
        /// The option that the record names.
        key: String,
    },
    /// It was another seat's turn.
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
    /// The game was already over.
    Over {
        /// The number of the move.
        number: u32,
        /// The move in the game's notation.
        mv: String,
    },
    /// A seat's result is not the one in the record.
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
    /// Returns the number of the move that the problem is about, if any.
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

    /// Returns what was expected and what was found instead.
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
                let expected = format!("a diagram with the same option {key} as in the header");
                (expected, "a different one".to_owned())
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

/// Returns which options were expected and what was found instead.
fn option_parts(error: &OptionError) -> (String, String) {
    match error {
        OptionError::UnknownKey { key, expected } if expected.is_empty() => {
            ("no options, because the game has none".to_owned(), format!("{key:?}"))
        }
        OptionError::UnknownKey { key, expected } => {
            (format!("one of the options {}", expected.join(", ")), format!("{key:?}"))
        }
        OptionError::UnknownValue { key, value, expected } => {
            (format!("one of {} for the option {key}", expected.join(", ")), format!("{value:?}"))
        }
        OptionError::Text { key, error } => {
            let DiagramError { line, column, message } = error;
            let found = format!("{message} (line {line}, column {column} of the text)");
            (format!("a text for the option {key}"), found)
        }
        OptionError::Seats { n_seats, min, max } => {
            (format!("{min} to {max} seats"), n_seats.to_string())
        }
    }
}
