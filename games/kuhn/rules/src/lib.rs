//! Kuhn poker for 2 to 4 seats: the smallest game with chance and secrets.
//!
//! It is also the template for a new game: the same files in the same order.
//!
//! ```
//! use kuhn_rules::Kuhn;
//! use rules_core::{Config, Game, Turn};
//!
//! let mut game = Kuhn::setup(&Config::seats(2))?;
//! for text in ["deal 1", "deal 3", "pass", "bet", "pass"] {
//!     game.play(text.parse()?).map_err(|refusal| format!("{refusal:?}"))?;
//! }
//! assert!(matches!(game.turn(), Turn::Over(_)));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod card;
mod choice;
mod data;
mod state;
mod setup;
mod moves;
mod legal;
mod chance;
mod apply;
mod score;
mod view;
mod refuse;
mod diagram;
mod game;

pub use crate::{
    card::Card,
    choice::{Choice, Choices},
    moves::Move,
    refuse::Refusal,
    setup::Options,
    state::Kuhn,
    view::{Effect, Sighting, View},
};
