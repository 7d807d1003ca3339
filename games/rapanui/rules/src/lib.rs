//! Rapa Nui: a card game for 2 to 4 in which every draw decides what scores.
//!
//! The numbered rules are in `RULES.md`; comments here cite them.
//!
//! ```
//! use rapanui_rules::{Move, RapaNui};
//! use rules_core::{Config, Dice, Game, Turn};
//!
//! let mut game = RapaNui::setup(&Config::seats(3))?;
//! let mut dice = Dice::from_seed(1);
//! while game.turn() == Turn::Chance {
//!     game.apply(game.roll(&mut dice)); // the start seat, the colours, the columns
//! }
//! let mut moves: Vec<Move> = Vec::new();
//! game.legal_moves(&mut moves);
//! assert!(game.play(moves[0]).is_ok());
//! # Ok::<_, rules_core::OptionError>(())
//! ```

mod card;
mod colour;
mod counts;
mod options;
mod data;
mod state;
mod setup;
mod moves;
mod legal;
mod chance;
mod apply;
mod score;
mod view;
mod sample;
mod effect;
mod forecast;
mod refuse;
mod diagram;
mod game;

pub use crate::{
    card::{Kind, Sort},
    colour::Colour,
    counts::{ByKind, BySort},
    data::{HAND_SIZE, MOAI_COST},
    effect::{Effect, Good},
    forecast::{Forecast, Gain, forecast, gains, price},
    moves::{Batch, ColumnNo, Move},
    options::{Edition, End, Options, StoneRule},
    refuse::{Reason, Refusal},
    score::offering_values,
    state::{Column, Phase, RapaNui, Top},
    view::{Known, KnownHidden, Shown, ShownStone, ShownTribe, Sighting, View},
};
