//! A table as it was, and the moves from there to the present.

use std::sync::Arc;

use catalog::{AnyGame, MoveId};
use record::{Mover, Record};
use rules_core::Seat;

use crate::{Occupant, Table, Time, chance::ChanceState, occupant::Chair};

impl Table {
    /// Returns the table as it was after this number of moves, with those who sat down at the
    /// start; none if there are fewer moves.
    ///
    /// Chance decides nothing there, so the table stays as it was.
    pub fn at(&self, n_moves: u32) -> Option<Table> {
        let moves = self.moves.get(..n_moves as usize)?;
        let mut head = Record::new(self.head.setup().clone());
        if let Some(id) = self.head.table() {
            head.set_table(id.clone());
        }
        let mut chairs = Vec::new();
        for (seat, (chair, sitter)) in
            Seat::all(self.n_seats()).zip(self.chairs.iter().zip(self.head.seats()))
        {
            head.set_sitter(seat, sitter.clone()).expect("a seat of the same game");
            let occupant = match &*chair.occupant {
                Occupant::Away { name, .. } => Arc::new(Occupant::Person { name: name.clone() }),
                Occupant::Nobody | Occupant::Person { .. } | Occupant::Bot { .. } => {
                    chair.occupant.clone()
                }
            };
            chairs.push(Chair { occupant, ..Chair::default() });
        }
        let start = self.start.clone_box();
        let mut table = Table::new(start, head, ChanceState::Typed, chairs, Time::default());
        table.game = Arc::from(self.state_at(n_moves as usize));
        table.moves = moves.to_vec();
        Some(table)
    }

    /// Returns the state after the first `n_moves` moves.
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
            // The last one leads to the current state.
            if idx + 1 < n_last {
                game.apply(made.mv);
            }
        }
        &*self.game
    }

    /// Plays the first `n_moves` moves again.
    pub(crate) fn replay_to(&self, n_moves: usize) -> Box<dyn AnyGame> {
        let mut game = self.start.clone_box();
        for made in &self.moves[..n_moves] {
            game.apply(made.mv);
        }
        game
    }
}
