//! The game record as text, the fairness scheme, and the verification of both.
//!
//! A record is a text that people can read, write by hand and compare. It contains
//! the options and every move, including chance; everything else about a game
//! follows from these.
//!
//! ```
//! use kuhn_rules::Kuhn;
//! use record::{Record, replay};
//!
//! let record = Record::parse(b"ahu record 1
//! game kuhn 1
//! seats 2
//! seat a Anna
//!
//! 1 chance deal 1
//! 2 chance deal 3
//! 3 a bet # a bluff
//! 4 b pass
//! ")?;
//! let replay = replay::<Kuhn>(&record)?;
//! let standing = replay.standing().expect("b has folded");
//! assert_eq!(standing.seats().values()[0].points, 1);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
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
