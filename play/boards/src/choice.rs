//! A move as a value, and a legal move as it is offered.

use rules_core::{Game, MoveOf, Viewer};
use words::{Message, Speak};

/// A move of a game whose type is known only at run time: its number among all
/// the moves of that game.
///
/// It is made from a move, so that it always stands for a move of that game,
/// though not always for one that is legal now. It means nothing to another
/// game. Texts are read and written at the edges only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MoveId(u16);

impl MoveId {
    /// Returns the number of a move.
    pub fn of<G: Game>(mv: G::Move) -> MoveId {
        MoveId(G::move_id(mv))
    }

    /// Returns the move, of the game that it belongs to.
    ///
    /// # Panics
    ///
    /// May panic on a move of another game.
    pub fn typed<G: Game>(self) -> G::Move {
        G::move_with_id(self.0).expect("a move of this game")
    }
}

/// A legal move of the seat to move, as it is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: MoveId,
    /// The move in the game's notation.
    pub notation: String,
    /// What it does and costs.
    pub label: Message,
    /// Whether it shows its mover something new or commits others.
    pub reveals: bool,
    /// Whether somebody else, or chance, comes next, or the game is over.
    pub ends_turn: bool,
    /// Whether it can't be undone once it is made.
    pub is_final: bool,
}

impl Choice {
    /// Returns how the legal moves of whoever must move are offered to them.
    pub fn all<S: Speak>(
        game: &S::Game,
        mover: Viewer,
        legal: impl IntoIterator<Item = MoveOf<S>>,
    ) -> Vec<Choice> {
        let view = game.view(mover);
        let choice = |mv: MoveOf<S>| {
            let mut after = game.clone();
            after.apply(mv);
            let (reveals, ends_turn) = (game.reveals(mv), after.turn() != game.turn());
            Choice {
                mv: MoveId::of::<S::Game>(mv),
                notation: mv.to_string(),
                label: S::label(&view, mv),
                reveals,
                ends_turn,
                is_final: reveals || ends_turn,
            }
        };
        legal.into_iter().map(choice).collect()
    }
}
