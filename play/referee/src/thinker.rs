//! The bots' turns, computed wherever the caller likes.

use bots::Strength;
use std::sync::Arc;

use catalog::{AnyGame, MoveId};
use record::Mover;
use rules_core::{Seat, Turn};

use crate::{Played, Table, TableError, Time};

/// A bot that has to choose, apart from its table: it can think on another
/// thread while people look at the table.
#[derive(Clone, Debug)]
pub struct Thinker {
    game: Arc<dyn AnyGame>,
    seat: Seat,
    strength: Strength,
    n_moves: u32,
}

/// What a bot has chosen, and for which version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    seat: Seat,
    n_moves: u32,
    mv: MoveId,
}

impl Thinker {
    /// Returns whose turn it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns how well it plays.
    pub fn strength(&self) -> Strength {
        self.strength
    }

    /// Chooses a move from what the seat sees. This can take long.
    ///
    /// The same table and seed give the same move.
    pub fn think(&self, seed: u64) -> Thought {
        let mv = self.game.bot_move(self.seat, self.strength, seed);
        let mv = mv.expect("a thinker is made for the seat to move");
        Thought { seat: self.seat, n_moves: self.n_moves, mv }
    }
}

impl Thought {
    /// Restores what a bot chose earlier, from the store.
    pub fn new(seat: Seat, n_moves: u32, mv: MoveId) -> Thought {
        Thought { seat, n_moves, mv }
    }

    /// Returns whose choice it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns after how many moves it was chosen.
    pub fn n_moves(&self) -> u32 {
        self.n_moves
    }

    /// Returns the move.
    pub fn mv(&self) -> MoveId {
        self.mv
    }
}

impl Table {
    /// Returns the bot whose turn it is, if it is a bot's.
    pub fn bot_to_move(&self) -> Option<(Seat, Strength)> {
        match self.game.turn() {
            Turn::Seat(seat) if self.is_started() => Some((seat, self.occupant(seat).bot()?)),
            Turn::Seat(_) | Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// Prepares the bot whose turn it is, if it is a bot's.
    pub fn thinker(&self) -> Option<Thinker> {
        let (seat, strength) = self.bot_to_move()?;
        Some(Thinker { game: self.game.clone(), seat, strength, n_moves: self.n_moves() })
    }

    /// Makes the move that a bot has chosen.
    ///
    /// # Errors
    ///
    /// Refuses it if it is no longer that bot's turn.
    pub fn play_thought(&mut self, thought: &Thought, now: Time) -> Result<Played, TableError> {
        self.check_running()?;
        let Thought { seat, n_moves, mv } = *thought;
        match self.bot_to_move() {
            Some(_) if n_moves != self.n_moves() => {
                Err(TableError::Stale { version: self.version(seat) })
            }
            Some((to_move, _)) if to_move == seat => self.make(Mover::Seat(seat), mv, now),
            Some(_) | None => Err(TableError::NoBotToMove),
        }
    }

    /// Lets the bot whose turn it is think and move.
    ///
    /// # Errors
    ///
    /// Refuses it if it is not a bot's turn.
    pub fn play_bot(&mut self, seed: u64, now: Time) -> Result<Played, TableError> {
        self.check_running()?;
        let thinker = self.thinker().ok_or(TableError::NoBotToMove)?;
        self.play_thought(&thinker.think(seed), now)
    }
}
