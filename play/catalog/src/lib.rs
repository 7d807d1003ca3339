//! All games, behind one type.
//!
//! Users of this crate know no game by name: a move is a [`MoveId`], a text is a
//! [`words::Message`], and what programs read is JSON. A move is read from text once, where it
//! comes in, and written once, where it goes out. Adding a game is one line in `list.rs`.
//!
//! ```
//! let entry = catalog::game("kuhn").expect("a game with this key");
//! let mut game = entry.setup(2, [])?;
//! for text in ["deal 1", "deal 3", "bet"] {
//!     game.play(game.read_move(text)?)?;
//! }
//! let choices = game.choices();
//! assert_eq!(choices.len(), 2);
//! assert_eq!(choices[0].notation, "pass");
//! assert!(game.read_move("fold").is_err());
//! assert!(game.play(game.read_move("deal 2")?).is_err());
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

pub use boards::{Choice, Count, Drawing, MoveId};

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
