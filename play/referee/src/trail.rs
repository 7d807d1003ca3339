//! The states before the last moves, for looking back a little.

use std::{collections::VecDeque, sync::Arc};

use catalog::AnyGame;

/// How many states are kept: a round or two of most games. To look further back, the game is
/// replayed from its start.
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

    /// Takes the state before the last `n_moves` moves; none if it is not kept.
    pub(crate) fn take_back(&mut self, n_moves: usize) -> Option<Arc<dyn AnyGame>> {
        let n_left = self.0.len().checked_sub(n_moves);
        let state = n_left.and_then(|n_left| self.0.get(n_left)).cloned();
        self.0.truncate(n_left.unwrap_or(0));
        state
    }

    /// Returns the state before the last `n_moves` moves, if it is kept.
    pub(crate) fn before(&self, n_moves: usize) -> Option<Box<dyn AnyGame>> {
        let idx = self.0.len().checked_sub(n_moves)?;
        self.0.get(idx).map(|it| it.clone_box())
    }
}
