//! The games there are, behind one type that speaks text.
//!
//! Whoever knows this crate knows no game by name: moves are texts in the
//! game's notation, what is said is a [`words::Message`], what programs read is
//! JSON. Adding a game is one line in `list.rs`.
//!
//! ```
//! let entry = catalog::game("kuhn").expect("a game with this key");
//! let mut game = entry.setup(2, [])?;
//! for mv in ["deal 1", "deal 3", "bet"] {
//!     game.play(mv)?;
//! }
//! assert_eq!(game.legal_moves(), ["pass", "bet"]);
//! assert!(game.play("fold").is_err());
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod list;
mod entry;
mod any;
mod held;
mod play_error;
mod advice;
mod moments;
mod replay;
mod sim;
mod stats;

pub use boards::{Change, Choice, Count, Desk, Drawing};

pub use crate::{
    advice::{Advice, Advised, Foreseen, Prospect, Weight},
    any::{AnyGame, LogEntry},
    entry::{Entry, Shelf},
    list::{game, games},
    moments::Moment,
    play_error::{PlayError, Refused},
    replay::{Replay, ReplayError},
    sim::{Player, Sim, SimResult},
    stats::{RoundStats, SeatStats, SimStats},
};
