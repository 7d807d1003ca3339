//! Giants: a board game for 2 to 5 in which people form the roads that statues
//! are moved along, and whoever uses another's people pays for it.
//!
//! The numbered rules are in `RULES.md`; comments here cite them.
//!
//! ```
//! use giants_rules::{Giants, Move};
//! use rules_core::{Config, Dice, Game, Turn};
//!
//! let mut game = Giants::setup(&Config::seats(3))?;
//! let mut dice = Dice::from_seed(1);
//! while game.turn() == Turn::Chance {
//!     game.apply(game.roll(&mut dice)); // the start player, the dice
//! }
//! let mut moves: Vec<Move> = Vec::new();
//! game.legal_moves(&mut moves);
//! assert!(game.play(moves[0]).is_ok());
//! # Ok::<_, rules_core::OptionError>(())
//! ```

mod hex;
mod piece;
mod ground;
mod tribe;
mod phase;
mod line;
mod board;
mod options;
mod data;
mod state;
mod check;
mod setup;
mod moves;
mod legal;
mod chance;
mod apply;
mod early;
mod score;
mod view;
mod sample;
mod effect;
mod reach;
mod refuse;
mod diagram;
mod game;

pub use crate::{
    board::{Board, BoardError, BoardFlaw, BoardRef, Part, Site, SiteNo, Special},
    effect::{Effect, Good, Stage},
    ground::{Force, Land, Role},
    hex::{Hex, HexIter, HexSet, N_COLUMNS, N_HEXES, N_ROWS, ParseHexError},
    moves::{
        Action, BidMove, CarveMove, Carver, ChanceMove, CleanUpMove, Move, PlaceMove,
        TransportMove, UpTo,
    },
    options::{Options, Pedestals, RoundLimit, Screens, StartWorkers, StatueScoring, TabletsScore},
    phase::{BidStep, Carry, Phase, Placed},
    piece::{Kind, Piece, Pieces, Size},
    reach::{Helpers, Reach, helper_sets, reach},
    refuse::{Reason, Refusal, Stock},
    state::Giants,
    tribe::{Bag, Behind, Bid, Front, Stand},
    view::{Known, KnownTribe, Shown, ShownSite, ShownTribe, Sighting, View},
};
