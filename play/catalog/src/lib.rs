//! All games, behind one type.
//!
//! Users of this crate know no game by name: a move is a [`MoveId`], a text is a
//! [`words::Message`], and what programs read is JSON. A move is read from text once, where it
//! comes in, and written once, where it goes out. Adding a game is one line in `list.rs`.
//!
//! ```
//! use rules_core::Turn;
//!
//! for entry in catalog::games() {
//!     let mut game = entry.setup(entry.facts.n_seats_min, [])?;
//!     while game.turn() == Turn::Chance {
//!         let (first, _) = game.chances()[0];
//!         game.play(first)?;
//!     }
//!     let choice = &game.choices()[0];
//!     assert_eq!(game.read_move(&choice.notation)?, choice.mv);
//!     game.play(choice.mv)?;
//! }
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod list;
mod brought;
mod entry;
mod any;
mod held;
mod sighting;
mod refused;
mod advice;
mod moments;
mod setup;
mod replay;
mod sim;
mod stats;

pub use boards::{Choice, Count, Drawing, Fragments, Insets, MoveId, Prints};

pub use crate::{
    advice::{Advice, Advised, Foreseen, Prospect, Weight},
    any::{AnyGame, Change, LogEntry},
    brought::{book, coach, css, library, sheet, speaker},
    entry::{Entry, Shelf},
    list::{Visitor, each, game, games},
    moments::Moment,
    refused::Refused,
    replay::{Replay, ReplayError},
    sighting::AnySighting,
    sim::{Player, Sim, SimResult},
    stats::{RoundStats, SeatStats, SimStats},
};
