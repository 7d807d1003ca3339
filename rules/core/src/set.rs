//! A game with all that belongs to it at a table.

use std::fmt;

use crate::Game;

/// A game with all that belongs to it at a table.
///
/// The rules of a game are a crate that knows nothing of words, boards and bots;
/// its second half is another crate. The type that stands for both is its set,
/// and what is asked of a game beyond its rules is asked of that.
pub trait GameSet: Clone + fmt::Debug + Send + Sync + 'static {
    /// The rules.
    type Game: Game;
}

/// What a viewer may know of the game of a set.
pub type ViewOf<S> = <<S as GameSet>::Game as Game>::View;

/// A move of the game of a set.
pub type MoveOf<S> = <<S as GameSet>::Game as Game>::Move;

/// What a viewer sees of a move in the game of a set.
pub type SightingOf<S> = <<S as GameSet>::Game as Game>::Sighting;

/// What a move does in the game of a set.
pub type EffectOf<S> = <<S as GameSet>::Game as Game>::Effect;

/// Why a move can't be made in the game of a set.
pub type RefusalOf<S> = <<S as GameSet>::Game as Game>::Refusal;
