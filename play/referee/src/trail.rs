//! The states before the last moves, for whoever looks back a little.

use std::{collections::VecDeque, sync::Arc};

use catalog::{AnyGame, MoveId};
use record::Mover;

use crate::Table;

/// How many states are kept at hand: a round or two of most games. Whoever
/// looks further back has the game played again from its start.
const LEN_MAX: usize = 24;

/// The states before the last moves, the oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trail(VecDeque<Arc<dyn AnyGame>>);

impl Trail {
    /// Adds the state before the move that was made last.
    pub(crate) fn push(&mut self, state: Arc<dyn AnyGame>) {
        if self.0.len() == LEN_MAX {
            self.0.pop_front();
        }
        self.0.push_back(state);
    }

    /// Takes the state before the last so many moves; none if it is not at hand.
    pub(crate) fn take_back(&mut self, n_moves: usize) -> Option<Arc<dyn AnyGame>> {
        let n_left = self.0.len().checked_sub(n_moves);
        let state = n_left.and_then(|n_left| self.0.get(n_left)).cloned();
        self.0.truncate(n_left.unwrap_or(0));
        state
    }

    /// Returns the state before the last so many moves, if it is at hand.
    fn before(&self, n_moves: usize) -> Option<Box<dyn AnyGame>> {
        let idx = self.0.len().checked_sub(n_moves)?;
        self.0.get(idx).map(|it| it.clone_box())
    }
}

impl Table {
    /// Returns the state after the first so many moves.
    pub(crate) fn state_at(&self, n_moves: usize) -> Box<dyn AnyGame> {
        let n_last = self.moves.len() - n_moves;
        match n_last {
            0 => self.game.clone_box(),
            _ => self.trail.before(n_last).unwrap_or_else(|| self.replay_to(n_moves)),
        }
    }

    /// Plays the moves after the first `n_moves` again and hands each state to
    /// `see`, with the move that is made next. Returns the state now.
    pub(crate) fn replay_since(
        &self,
        n_moves: usize,
        mut see: impl FnMut(&dyn AnyGame, Mover, MoveId),
    ) -> &dyn AnyGame {
        let moves = &self.moves;
        let n_moves = n_moves.min(moves.len());
        let n_last = moves.len() - n_moves;
        if n_last == 0 {
            return &*self.game;
        }
        let mut game = self.state_at(n_moves);
        for (idx, made) in moves[n_moves..].iter().enumerate() {
            see(&*game, made.mover, made.mv);
            // The last one leads to where the table is.
            if idx + 1 < n_last {
                game.apply(made.mv);
            }
        }
        &*self.game
    }
}
