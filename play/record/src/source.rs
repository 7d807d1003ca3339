//! The positions in the text from which the parts of a record were read.

use std::{collections::BTreeMap, fmt};

use serde::Serialize;

use crate::{Flaw, Header};

/// The position of a character in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Position {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub column: usize,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// The positions of headers and moves in the text they were read from, so that
/// errors that are found later can be located.
#[derive(Clone, Debug, Default)]
pub(crate) struct Source {
    pub(crate) headers: BTreeMap<Header, HeaderSource>,
    pub(crate) moves: Vec<MoveSource>,
}

/// The positions of a header and of its value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HeaderSource {
    pub(crate) header: Position,
    pub(crate) value: Position,
}

/// The position of a move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveSource {
    pub(crate) mover: Position,
    pub(crate) mv: Position,
}

impl Source {
    /// Returns the position of a move, if it was read from a text.
    pub(crate) fn mv(&self, number: u32) -> Option<MoveSource> {
        self.moves.get((number as usize).checked_sub(1)?).copied()
    }

    /// Returns the position of the header that a flaw is about.
    pub(crate) fn of_flaw(&self, flaw: &Flaw) -> Option<Position> {
        match flaw {
            Flaw::Needs { header, .. } | Flaw::SomeSeats { header, .. } => self.header(header),
            Flaw::TooMuch(_)
            | Flaw::NotUtf8 { .. }
            | Flaw::Forbidden(_)
            | Flaw::Expected { .. }
            | Flaw::Twice(_) => None,
        }
    }

    /// Returns the position of a header, if it was read from a text.
    pub(crate) fn header(&self, header: &Header) -> Option<Position> {
        self.headers.get(header).map(|source| source.header)
    }

    /// Returns the position of a header's value, if it was read from a text.
    pub(crate) fn value(&self, header: &Header) -> Option<Position> {
        self.headers.get(header).map(|source| source.value)
    }
}

/// All sources are equal: where a record was read is not part of its content.
impl PartialEq for Source {
    fn eq(&self, _: &Source) -> bool {
        true
    }
}

impl Eq for Source {}
