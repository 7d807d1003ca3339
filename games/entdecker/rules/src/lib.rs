//! Entdecker (1996): a tile game for 2 to 4 who sail into the unknown.
//!
//! The numbered rules are in `RULES.md`; comments here cite them.
//!
//! ```
//! use entdecker_rules::{Entdecker, Move};
//! use rules_core::{Config, Dice, Game, Turn};
//!
//! let mut game = Entdecker::setup(&Config::seats(3))?;
//! let mut dice = Dice::from_seed(1);
//! while game.turn() == Turn::Chance {
//!     game.apply(game.roll(&mut dice)); // the backs, the first seat, the income
//! }
//! let mut moves: Vec<Move> = Vec::new();
//! game.legal_moves(&mut moves);
//! assert!(game.play(moves[0]).is_ok());
//! # Ok::<_, rules_core::OptionError>(())
//! ```

mod side;
mod space;
mod place;
mod tile;
mod unit;
mod chips;
mod stacks;
mod explorer;
mod line;
mod tile_set;
mod options;
mod data;
mod islands;
mod chart;
mod holes;
mod ranks;
mod effect;
mod state;
mod complete;
mod check;
mod setup;
mod moves;
mod legal;
mod chance;
mod apply;
mod settle;
mod score;
mod view;
mod sample;
mod observe;
mod refuse;
mod diagram;
mod game;

pub use crate::{
    chart::{Chart, Island},
    chips::ChipCounts,
    data::{GOLD_MAX, GOLD_START, N_STACKS, TILE_PRICE, price},
    effect::{Effect, End, GoldReason},
    explorer::{Explorer, Units},
    moves::Move,
    options::{Frame, Options},
    place::{Circle, Place},
    ranks::{Force, Share, shares},
    refuse::{Reason, Refusal},
    side::{Side, Sides},
    space::{COLUMNS_MAX, ROWS_MAX, Space, Spaces},
    stacks::{Stack, StackNo, Stacks},
    state::{Entdecker, Leg, Phase, Voyage},
    tile::{Back, Event, Kind, Laid, Land, Rotation, Tile},
    tile_set::{Demand, Expected, Face, Sort, TileSet, TileSetError, TileSetFlaw, Tiles},
    unit::Unit,
    view::{Sighting, View},
};
