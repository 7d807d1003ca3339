//! The one door for moves.

use std::sync::Arc;

use catalog::{AnyGame, MoveId};
use record::{Flaw, Limit, MOVES_MAX, Mover};
use rules_core::{Seat, Turn};

use crate::{Table, TableError, Time, Version, table::Made};

/// The moves that a request led to: the requested one, and those of chance and waiting choices
/// after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The number of the first one; the first move of a game is 1.
    pub first: u32,
    /// Their number; 0 if a choice now waits for its turn.
    pub n_moves: u32,
}

impl Table {
    /// Makes a move for a person.
    ///
    /// A seat that may choose early makes its choice now; it waits, unseen by others, until the
    /// seat's turn comes. Only a move that shows the seat something new can't be made early.
    ///
    /// # Errors
    ///
    /// Refuses, in this order: a seat that does not exist, a game that is not running, a seat that
    /// a bot plays, a stale version, a move out of turn, and what the rules forbid.
    pub fn play(
        &mut self,
        seat: Seat,
        version: Version,
        mv: MoveId,
        now: Time,
    ) -> Result<Played, TableError> {
        self.check_person(seat)?;
        self.check_version(seat, version)?;
        match self.game.turn() {
            Turn::Seat(to_move) if to_move == seat => self.make(Mover::Seat(seat), mv, now),
            Turn::Seat(_) | Turn::Chance | Turn::Over(_) => self.queue(seat, mv),
        }
    }

    /// Checks all that [`Table::play`] checks before it looks at the move.
    ///
    /// # Errors
    ///
    /// Those of [`Table::play`].
    pub fn check_play(&self, seat: Seat, version: Version) -> Result<(), TableError> {
        self.check_person(seat)?;
        self.check_version(seat, version)?;
        if self.can_choose(seat) { Ok(()) } else { Err(self.not_your_turn()) }
    }

    /// Checks all that [`Table::type_chance`] checks before it looks at the move.
    ///
    /// # Errors
    ///
    /// Those of [`Table::type_chance`].
    pub fn check_chance(&self, n_moves: u32) -> Result<(), TableError> {
        self.check_typed(n_moves)?;
        match self.game.turn() {
            Turn::Chance => Ok(()),
            Turn::Seat(seat) => Err(TableError::NotYourTurn { to_move: Some(seat) }),
            Turn::Over(_) => Err(TableError::GameOver),
        }
    }

    /// Enters what real dice or cards showed, for the version with this number of moves.
    ///
    /// # Errors
    ///
    /// Refuses it at tables where the referee draws chance, out of turn, for a stale version, and
    /// for impossible outcomes.
    pub fn type_chance(
        &mut self,
        n_moves: u32,
        mv: MoveId,
        now: Time,
    ) -> Result<Played, TableError> {
        self.check_typed(n_moves)?;
        match self.game.turn() {
            Turn::Chance => self.make(Mover::Chance, mv, now),
            Turn::Seat(seat) => Err(TableError::NotYourTurn { to_move: Some(seat) }),
            Turn::Over(_) => Err(TableError::GameOver),
        }
    }

    /// Returns whether a seat may choose now: on its turn or early.
    pub fn can_choose(&self, seat: Seat) -> bool {
        self.desk(seat).is_some()
    }

    /// Returns whether a seat has made all the choices it can make early.
    ///
    /// Others may know that much.
    pub fn is_ready(&self, seat: Seat) -> bool {
        !self.queued(seat).is_empty() && !self.can_choose(seat)
    }

    /// Returns the state in which a seat makes its next choice: the game on its
    /// turn, otherwise the early state after its waiting choices. None if it
    /// has nothing to choose.
    pub(crate) fn desk(&self, seat: Seat) -> Option<Arc<dyn AnyGame>> {
        if self.check_seat(seat).and(self.check_running()).is_err() {
            return None;
        }
        let desk = match self.game.turn() {
            Turn::Seat(to_move) if to_move == seat => self.game.clone(),
            Turn::Seat(_) | Turn::Chance | Turn::Over(_) => Arc::from(self.early(seat)?),
        };
        (desk.turn() == Turn::Seat(seat)).then_some(desk)
    }

    /// Returns the early state of a seat after its waiting choices.
    pub(crate) fn early(&self, seat: Seat) -> Option<Box<dyn AnyGame>> {
        let mut early = self.game.early(seat)?;
        for mv in self.queued(seat) {
            early.apply(*mv);
        }
        Some(early)
    }

    /// Checks that a person may act at a seat.
    pub(crate) fn check_person(&self, seat: Seat) -> Result<(), TableError> {
        self.check_seat(seat)?;
        self.check_running()?;
        match self.occupant(seat).bot() {
            Some(_) => Err(TableError::BotPlays(seat)),
            None => Ok(()),
        }
    }

    /// Checks that a seat still has the decision that it made.
    ///
    /// While seats choose at the same time, what others choose unseen changes
    /// nothing for this one, and neither does its own early choice that became
    /// a move meanwhile.
    pub(crate) fn check_version(&self, seat: Seat, version: Version) -> Result<(), TableError> {
        let current = self.version(seat);
        let is_fresh = version == current
            || version.n_moves < current.n_moves
                && version.n_queued == current.n_queued + self.n_own_since(seat, version.n_moves)
                && self.was_asked_since(seat, version.n_moves);
        if is_fresh { Ok(()) } else { Err(TableError::Stale { version: current }) }
    }

    /// Counts the moves of a seat after the first `n_moves` moves.
    fn n_own_since(&self, seat: Seat, n_moves: u32) -> u32 {
        let moves = self.moves.iter().skip(n_moves as usize);
        moves.filter(|made| made.mover == Mover::Seat(seat)).count() as u32
    }

    pub(crate) fn check_typed(&self, n_moves: u32) -> Result<(), TableError> {
        self.check_running()?;
        if !self.is_typed() {
            return Err(TableError::ChanceNotTyped);
        }
        if n_moves != self.n_moves() {
            return Err(TableError::Stale { version: self.n_moves().into() });
        }
        Ok(())
    }

    /// Makes a move and everything that follows from it automatically.
    pub(crate) fn make(
        &mut self,
        mover: Mover,
        mv: MoveId,
        now: Time,
    ) -> Result<Played, TableError> {
        let first = self.next_number();
        self.append(mover, mv)?;
        if let Mover::Seat(seat) = mover {
            self.chairs[seat.idx()].spent_ms += now.ms_since(self.since);
        }
        self.since = now;
        self.advance();
        Ok(Played { first, n_moves: self.next_number() - first })
    }

    /// Lets chance decide, and makes waiting choices, until somebody has to choose.
    pub(crate) fn advance(&mut self) {
        loop {
            let (mover, mv) = match self.game.turn() {
                Turn::Seat(seat) => match self.chairs[seat.idx()].queued.first() {
                    Some(mv) => (Mover::Seat(seat), *mv),
                    None => return,
                },
                Turn::Chance => match self.chance.draw(&*self.game, self.next_number()) {
                    Some(mv) => (Mover::Chance, mv),
                    None => return,
                },
                Turn::Over(_) => return,
            };
            let is_made = self.append(mover, mv).is_ok();
            match mover {
                Mover::Seat(seat) if is_made => _ = self.chairs[seat.idx()].queued.remove(0),
                // The game has broken its promise, so the seat has to choose again.
                Mover::Seat(seat) => self.chairs[seat.idx()].queued.clear(),
                Mover::Chance if is_made => {}
                Mover::Chance => return,
            }
        }
    }

    /// Returns whether a seat has had the same choices since this number of moves, whatever others
    /// chose in secret.
    fn was_asked_since(&self, seat: Seat, n_moves: u32) -> bool {
        let is_asked =
            |game: &dyn AnyGame| game.turn() == Turn::Seat(seat) || game.early(seat).is_some();
        let mut was_asked = true;
        let now = self.replay_since(n_moves as usize, |game, mover, _| {
            was_asked &= is_asked(game) && mover != Mover::Chance;
        });
        was_asked && is_asked(now)
    }

    fn queue(&mut self, seat: Seat, mv: MoveId) -> Result<Played, TableError> {
        let desk = self.desk(seat).ok_or_else(|| self.not_your_turn())?;
        if let Some(refused) = desk.why_not(mv) {
            return Err(refused.into());
        }
        // What has been shown can't be hidden again, so it must not be shown yet.
        if desk.reveals(mv) {
            return Err(self.not_your_turn());
        }
        self.chairs[seat.idx()].queued.push(mv);
        Ok(Played { first: self.next_number(), n_moves: 0 })
    }

    /// Returns the number of the move that is made next.
    fn next_number(&self) -> u32 {
        self.n_moves() + 1
    }

    fn append(&mut self, mover: Mover, mv: MoveId) -> Result<(), TableError> {
        if self.moves.len() == MOVES_MAX {
            return Err(Flaw::TooMuch(Limit::Moves).into());
        }
        let mut next = self.game.clone_box();
        next.play(mv)?;
        if let Some(chain) = &mut self.chain {
            chain.push(mover, &next.notation(mv));
        }
        self.trail.push(std::mem::replace(&mut self.game, Arc::from(next)));
        self.moves.push(Made { mover, mv });
        Ok(())
    }
}
