//! Bots that play with what a seat can see.
//!
//! A bot gets a view and the legal moves, never the state, so it can't peek.
//! What it knows of a game beyond the rules is a [`Mind`], which the game brings
//! along. The same view, moves, budget and dice give the same move on every machine.
//!
//! ```
//! use bots::{Mind, Strength, choose};
//! use kuhn_rules::Kuhn;
//! use rules_core::{Config, Dice, Game, Seat, Viewer};
//!
//! let mut game = Kuhn::setup(&Config::seats(2))?;
//! for text in ["deal 3", "deal 1", "pass", "bet"] {
//!     game.play(text.parse()?).map_err(|refusal| format!("{refusal:?}"))?;
//! }
//! let mut legal = Vec::new();
//! game.legal_moves(&mut legal);
//! let view = game.view(Viewer::Seat(Seat(0)));
//! let (mind, mut dice) = (Mind::<Kuhn>::default(), Dice::from_seed(7));
//! let mv = choose(&mind, &view, &legal, Strength::Easy, &mut dice);
//! assert_eq!(mv.to_string(), "bet"); // nothing beats the highest card
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod math;
mod worth;
mod budget;
mod chosen;
pub mod eval;
mod playout;
mod leaf;
mod random;
mod flat;
mod tuning;
mod mind;
mod search;
mod strength;
mod method;
mod lesson;
mod climb;

pub use crate::{
    budget::Budget,
    chosen::{Candidate, ChosenMove},
    climb::{Climb, Nudge},
    flat::Flat,
    lesson::Lesson,
    method::{Method, ParseMethodError},
    mind::{Mind, Think},
    playout::playout,
    random::Random,
    search::Search,
    strength::{ParseStrengthError, Strength},
    tuning::Tuning,
    worth::Worth,
};

use std::fmt;

use rules_core::{Dice, Game};

/// Something that chooses moves.
pub trait Bot<G: Game>: fmt::Debug + Send {
    /// Chooses one of the legal moves of the seat whose view it is.
    ///
    /// A forced move takes no time and no dice. When the time of the budget is up,
    /// the best move found so far is chosen; it is always legal.
    ///
    /// # Panics
    ///
    /// Panics if there is no legal move.
    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Move],
        budget: &Budget<'_>,
        dice: &mut Dice,
    ) -> ChosenMove<G::Move>;
}

/// Chooses one of the legal moves of the seat whose view it is.
///
/// # Panics
///
/// Panics if there is no legal move.
pub fn choose<G: Game>(
    mind: &Mind<G>,
    view: &G::View,
    legal: &[G::Move],
    strength: Strength,
    dice: &mut Dice,
) -> G::Move {
    let method = Method::Named(strength);
    let budget = Budget::visits(method.visits(mind));
    method.bot(mind).choose(view, legal, &budget, dice).mv
}
