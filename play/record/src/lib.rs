//! The game record as text, the fairness scheme, and the check of both.
//!
//! A record is a text that people can read, write by hand and compare. It
//! holds the options and every move, chance included; everything else about a
//! game follows from it.
//!
//! The format and the bytes of the fairness scheme are specified in
//! `docs/record.md`.

mod limits;
mod flaw;
mod text;
mod header;
mod source;
mod setup;
mod format;
mod lines;
mod head;
mod parse;
mod write;
pub mod fair;

pub use crate::{
    flaw::{Flaw, RecordError},
    format::{Entry, Fair, Notes, Record, Score, Sitter},
    header::{Header, Spot},
    limits::{JSON_SIZE_MAX, Limit, MOVES_MAX, SIZE_MAX},
    setup::Setup,
    source::Position,
    text::{Date, Mover, Name, TableId},
};
