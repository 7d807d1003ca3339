//! The game record as text, the fairness scheme, and the verification of both.
//!
//! A record is a text that people can read, write by hand and compare. It contains
//! the options and every move, including chance; everything else about a game
//! follows from these.
//!
//! ```
//! use record::Record;
//!
//! let record = Record::parse(b"ahu record 1
//! game poker 1
//! seats 2
//! seat a Anna
//!
//! 1 chance deal 1
//! 2 chance deal 3
//! 3 a bet # a bluff
//! 4 b pass
//! ")?;
//! assert_eq!(record.setup().game(), "poker");
//! assert_eq!(record.moves()[2].mv, "bet");
//! # Ok::<_, record::RecordError>(())
//! ```
//!
//! What it says is compared with the rules when it is played again, in the types of the
//! game that it names: [`replay()`].
//!
//! The format and the bytes of the fairness scheme are specified in
//! `docs/record.md`.

mod limits;
mod header;
mod flaw;
mod time;
mod text;
mod spot;
mod source;
mod setup;
mod format;
mod lines;
mod item;
mod head;
mod parse;
mod write;
mod bounded;
mod json;
pub mod fair;
mod problem;
mod replay;
mod verify;

pub use crate::{
    flaw::{Flaw, RecordError},
    format::{Entry, Fair, Notes, Record, Score, Sitter},
    header::Header,
    json::JsonError,
    limits::{JSON_SIZE_MAX, Limit, MOVES_MAX, SIZE_MAX},
    problem::{Problem, ReplayError},
    replay::{Replay, Step, replay},
    setup::Setup,
    source::Position,
    spot::Spot,
    text::{Date, Mover, Name, TableName},
    time::Time,
    verify::{Check, Failure, Finding, Missing, Outcome, Verdict, verify},
};
