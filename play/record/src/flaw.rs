//! The errors that a record can have, and their positions.

use std::{error, fmt};

use crate::{Header, limits::Limit};

/// Error when a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub flaw: Flaw,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.flaw)
    }
}

impl error::Error for RecordError {}

/// What is wrong with a part of a record, whether it was parsed or built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The record has more of something than it may contain.
    TooMuch(Limit),
    /// The bytes are not UTF-8.
    NotUtf8 {
        /// The first invalid byte.
        byte: u8,
    },
    /// A character that is invisible or changes how others are displayed.
    Forbidden(char),
    /// Something else was expected here.
    Expected {
        /// What was expected.
        expected: String,
        /// What was found, cut short; empty at the end of a line or of the text.
        found: String,
    },
    /// The record already has this header.
    Twice(Header),
    /// The header is meaningless without another one.
    Needs {
        /// The header that is present.
        header: Header,
        /// The header that is missing.
        needs: Header,
    },
    /// A header that belongs to every seat is present for some seats only.
    SomeSeats {
        /// The first one that is present.
        header: Header,
        /// How many there should be.
        n_seats: u8,
    },
}

impl Flaw {
    /// Makes an error with what was expected and what was found.
    pub(crate) fn expected(expected: impl Into<String>, found: &str) -> Flaw {
        Flaw::Expected { expected: expected.into(), found: found.chars().take(40).collect() }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::TooMuch(limit) => limit.fmt(f),
            Flaw::NotUtf8 { byte } => write!(f, "expected UTF-8 text, found the byte 0x{byte:02x}"),
            Flaw::Forbidden(ch) => {
                write!(f, "expected visible characters, found U+{:04X}", u32::from(*ch))
            }
            Flaw::Expected { expected, found } if found.is_empty() => {
                write!(f, "expected {expected}, found nothing")
            }
            Flaw::Expected { expected, found } => write!(f, "expected {expected}, found {found:?}"),
            Flaw::Twice(header) => write!(f, "expected the header `{header}` only once"),
            Flaw::Needs { header, needs } => {
                write!(f, "the header `{header}` needs the header `{needs}`")
            }
            Flaw::SomeSeats { header, n_seats } => {
                let word = header.word();
                write!(f, "expected the header `{word}` for all {n_seats} seats or for none")
            }
        }
    }
}

impl error::Error for Flaw {}
