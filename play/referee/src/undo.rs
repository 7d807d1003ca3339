//! Undo: back to the last reveal, chance outcome or other seat's move.

use std::sync::Arc;

use record::Mover;
use rules_core::{Seat, Turn};
use words::frame::NoUndo;

use crate::{Table, TableError, Time, Version};

/// How much is undone.
#[derive(Clone, Copy)]
enum Extent {
    Step,
    Turn,
}

impl Table {
    /// Undoes a seat's last step: a waiting choice, or its last move.
    ///
    /// # Errors
    ///
    /// Says why if that is not possible, and refuses a stale version.
    pub fn undo(&mut self, seat: Seat, version: Version, now: Time) -> Result<(), TableError> {
        self.take_back(seat, version, Extent::Step, now)
    }

    /// Undoes everything of a seat that can be undone.
    ///
    /// # Errors
    ///
    /// Those of [`Table::undo`].
    pub fn restart(&mut self, seat: Seat, version: Version, now: Time) -> Result<(), TableError> {
        self.take_back(seat, version, Extent::Turn, now)
    }

    /// Undoes the last outcome that was entered by hand, so that another can be entered.
    ///
    /// # Errors
    ///
    /// Refuses it if that was not the last move, for a stale version, and at tables where the
    /// referee draws chance.
    pub fn retype_chance(&mut self, n_moves: u32, now: Time) -> Result<(), TableError> {
        self.check_typed(n_moves)?;
        match self.moves.last().map(|made| made.mover) {
            Some(Mover::Chance) => {
                self.drop_moves(1, now);
                Ok(())
            }
            Some(Mover::Seat(_)) => Err(TableError::NoUndo(NoUndo::OtherSeat)),
            None => Err(TableError::NoUndo(NoUndo::NothingDone)),
        }
    }

    /// Returns how many steps a seat can undo.
    ///
    /// # Errors
    ///
    /// Says why if there are none.
    pub fn undoable(&self, seat: Seat) -> Result<u32, TableError> {
        self.check_person(seat)?;
        if !self.queued(seat).is_empty() {
            return Ok(self.queued(seat).len() as u32);
        }
        let moves = &self.moves;
        let own = Mover::Seat(seat);
        let is_own = |idx: usize| moves[idx].mover == own && !self.is_by_bot(idx);
        let n_own = (0..moves.len()).rev().take_while(|idx| is_own(*idx)).count();
        let to_move = self.game.turn();
        if n_own == 0 || to_move != Turn::Seat(seat) {
            return Err(TableError::NoUndo(self.barrier(seat, n_own)));
        }
        let first = moves.len() - n_own;
        let mut n_steps = 0;
        self.replay_since(first, |game, _, mv| {
            let is_barrier = game.reveals(mv);
            n_steps = if is_barrier { 0 } else { n_steps + 1 };
        });
        if n_steps == 0 { Err(TableError::NoUndo(NoUndo::Reveal)) } else { Ok(n_steps) }
    }

    /// Says why a seat can't undo its last move, if its last `n_own` moves are the last ones made.
    fn barrier(&self, seat: Seat, n_own: usize) -> NoUndo {
        let moves = &self.moves;
        let is_asked = self.game.turn() == Turn::Seat(seat);
        if n_own > 0 {
            // Its own moves are the last ones, but the turn has gone on.
            return match self.game.turn() {
                Turn::Chance => NoUndo::Chance,
                Turn::Seat(_) | Turn::Over(_) => NoUndo::OtherSeat,
            };
        }
        let last_own = moves.iter().rposition(|made| made.mover == Mover::Seat(seat));
        let Some(last_own) = last_own.filter(|idx| !self.is_by_bot(*idx)) else {
            return NoUndo::NothingDone;
        };
        let since = &moves[last_own + 1..];
        let is_other = |mover: Mover| mover != Mover::Chance && mover != Mover::Seat(seat);
        match since.iter().any(|made| is_other(made.mover)) {
            // The seat's turn has only just begun.
            true if is_asked => NoUndo::NothingDone,
            true => NoUndo::OtherSeat,
            false => NoUndo::Chance,
        }
    }

    fn take_back(
        &mut self,
        seat: Seat,
        version: Version,
        extent: Extent,
        now: Time,
    ) -> Result<(), TableError> {
        self.check_person(seat)?;
        self.check_version(seat, version)?;
        let n_all = self.undoable(seat)?;
        let n_steps = match extent {
            Extent::Step => 1,
            Extent::Turn => n_all,
        };
        let queued = &mut self.chairs[seat.idx()].queued;
        if queued.is_empty() {
            self.drop_moves(n_steps, now);
        } else {
            queued.truncate(queued.len() - n_steps as usize);
        }
        Ok(())
    }

    /// Drops the last moves, and waiting choices for which it is too early now.
    fn drop_moves(&mut self, n_moves: u32, now: Time) {
        self.moves.truncate(self.moves.len() - n_moves as usize);
        let n_left = self.n_moves();
        if self.remarks.keys().any(|number| *number > n_left) {
            Arc::make_mut(&mut self.remarks).retain(|number, _| *number <= n_left);
        }
        let at_hand = self.trail.take_back(n_moves as usize);
        self.game = at_hand.unwrap_or_else(|| Arc::from(self.replay_to(self.moves.len())));
        self.chain_anew();
        for note in &mut self.notes {
            note.n_moves = note.n_moves.min(n_left);
        }
        self.since = now;
        self.drop_dead_choices();
    }

    /// Returns whether the waiting choices of a seat can still be made.
    fn can_wait(&self, seat: Seat) -> bool {
        let Some(mut early) = self.game.early(seat) else { return false };
        self.queued(seat).iter().all(|mv| early.play(*mv).is_ok())
    }

    /// Drops waiting choices that can no longer be made.
    pub(crate) fn drop_dead_choices(&mut self) {
        for seat in Seat::all(self.n_seats()) {
            if !self.queued(seat).is_empty() && !self.can_wait(seat) {
                self.chairs[seat.idx()].queued.clear();
            }
        }
    }
}
