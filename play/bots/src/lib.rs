//! Bots that play from what a seat sees.
//!
//! A bot gets a view and the legal moves, never the state, so it can't peek.
//! It names no game, and the same view, moves and dice give the same move on
//! every machine.
//!
//! ```
//! use bots::{Strength, choose};
//! use kuhn::Kuhn;
//! use rules_core::{Config, Dice, Game, Seat, Viewer};
//!
//! let mut game = Kuhn::setup(&Config::seats(2))?;
//! for text in ["deal 3", "deal 1", "pass", "bet"] {
//!     game.play(text.parse()?).map_err(|refusal| format!("{refusal:?}"))?;
//! }
//! let mut legal = Vec::new();
//! game.legal_moves(&mut legal);
//! let view = game.view(Viewer::Seat(Seat(0)));
//! let mv = choose::<Kuhn>(&view, &legal, Strength::Easy, &mut Dice::from_seed(7));
//! assert_eq!(mv.to_string(), "bet"); // nothing beats the highest card
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod strength;
mod playout;
mod flat;

pub use crate::{
    flat::choose_flat,
    playout::playout,
    strength::{Budget, ParseStrengthError, Strength},
};

use rules_core::{Dice, Game};

/// Chooses one of the legal moves of the seat that looks.
///
/// A forced move takes no thought and none of the dice.
///
/// # Panics
///
/// Panics if there is no legal move.
pub fn choose<G: Game>(
    view: &G::View,
    legal: &[G::Move],
    strength: Strength,
    dice: &mut Dice,
) -> G::Move {
    match legal {
        [only] => *only,
        [] | [_, ..] => match strength.budget() {
            None => *dice.pick(legal),
            Some(budget) => choose_flat::<G>(view, legal, budget, dice),
        },
    }
}
