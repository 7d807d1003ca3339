//! The contract between a game and everything that plays it.
//!
//! A game is a value. It performs no I/O, reads no clock and has no source of
//! randomness: chance is a participant whose moves are recorded like everyone
//! else's. What a viewer may know has a type of its own, [`Game::View`]; bots,
//! boards and browsers get that and never the state.

mod seat;
mod dice;
mod standing;
mod options;
mod diagram;
mod game;
mod set;
mod counts;

pub use crate::{
    counts::{Counts, count},
    diagram::DiagramError,
    dice::Dice,
    game::{Cited, Facts, Game, ParseMoveError, Turn, Viewer},
    options::{Config, OptionError, OptionSpec, Options, Values},
    seat::{ParseSeatError, PerSeat, SEATS_MAX, Seat},
    set::{EffectOf, GameSet, MoveOf, RefusalOf, SightingOf, ViewOf},
    standing::{Rate, Standing, TERMS_MAX, Tally, Term, Terms, TieBreaks},
};
pub use tinyvec;
