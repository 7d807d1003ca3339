//! What can be wrong with a record, and where.

use std::{error, fmt};

use crate::{Header, limits::Limit};

/// Error when a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line it is in, counted from 1.
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

/// What is wrong with a piece of a record, wherever it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There is more of something than a record may hold.
    TooMuch(Limit),
    /// The bytes are not UTF-8.
    NotUtf8 {
        /// The first byte that does not fit.
        byte: u8,
    },
    /// A character that can't be seen or that changes how others are seen.
    Forbidden(char),
    /// Something else should stand here.
    Expected {
        /// What would be right.
        expected: String,
        /// What stands there, cut short; empty at the end of a line or of the text.
        found: String,
    },
    /// The header stands in the record already.
    Twice(Header),
    /// The header says nothing without another one.
    Needs {
        /// What is there.
        header: Header,
        /// What is not.
        needs: Header,
    },
    /// A header that stands once for each seat is there for some seats only.
    SomeSeats {
        /// The first one there is.
        header: Header,
        /// How many there should be.
        n_seats: u8,
    },
}

impl Flaw {
    /// Says what should stand where `found` does.
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
                write!(f, "expected text that can be seen, found U+{:04X}", u32::from(*ch))
            }
            Flaw::Expected { expected, found } if found.is_empty() => {
                write!(f, "expected {expected}, found nothing")
            }
            Flaw::Expected { expected, found } => write!(f, "expected {expected}, found {found:?}"),
            Flaw::Twice(header) => write!(f, "expected the header `{header}` once, found it again"),
            Flaw::Needs { header, needs } => {
                write!(f, "the header `{header}` needs the header `{needs}`")
            }
            Flaw::SomeSeats { header, n_seats } => {
                let word = header.word();
                write!(f, "expected a header `{word}` for none or for each of {n_seats} seats")
            }
        }
    }
}

impl error::Error for Flaw {}
