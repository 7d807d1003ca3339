//! Where the pieces of a record were read.

use std::{collections::BTreeMap, fmt};

use serde::Serialize;

use crate::{Flaw, Header};

/// A character in a text.
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

/// Where headers and moves stand in the text they were read from, so that what
/// turns out to be wrong later can be pointed at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Source {
    pub(crate) headers: BTreeMap<Header, HeaderSource>,
    pub(crate) moves: Vec<MoveSource>,
}

/// Where a header stands, and what it says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HeaderSource {
    pub(crate) header: Position,
    pub(crate) value: Position,
}

/// Where a move stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveSource {
    pub(crate) mover: Position,
    pub(crate) mv: Position,
}

impl Source {
    /// Returns where a move stands, if it was read from a text.
    pub(crate) fn mv(&self, number: u32) -> Option<MoveSource> {
        self.moves.get((number as usize).checked_sub(1)?).copied()
    }

    /// Returns where the header stands that a flaw is about.
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

    /// Returns where a header stands, if it was read from a text.
    pub(crate) fn header(&self, header: &Header) -> Option<Position> {
        self.headers.get(header).map(|source| source.header)
    }

    /// Returns where the value of a header stands, if it was read from a text.
    pub(crate) fn value(&self, header: &Header) -> Option<Position> {
        self.headers.get(header).map(|source| source.value)
    }
}

/// All are equal: where a record was read is no part of what it says.
impl PartialEq for Source {
    fn eq(&self, _: &Source) -> bool {
        true
    }
}

impl Eq for Source {}
