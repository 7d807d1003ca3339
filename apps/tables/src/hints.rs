//! What was thought for the seats of a table, and who may be told.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use catalog::Advice;
use referee::TableError;
use rules_core::Seat;
use store::Who;

use crate::{
    screen::Screen,
    state::{TableState, is_person},
};

/// How many moves of a game that is over are remembered with their advice.
const N_PAST_MAX: usize = 64;

/// What was thought for the seats of one table; nobody else is told.
#[derive(Debug, Default)]
pub struct Hints {
    known: Mutex<HashMap<Seat, Hint>>,
    /// What was thought about a game that is over, by the number of moves.
    past: Mutex<HashMap<u32, Arc<Advice>>>,
}

/// After how many events it was thought, and what.
type Hint = (u32, Arc<Advice>);

impl Hints {
    /// Returns what was thought for a seat, if nothing has happened since.
    pub fn of(&self, state: &TableState, seat: Seat) -> Option<Arc<Advice>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (n_events, advice) = known.get(&seat)?;
        (*n_events == state.n_events).then(|| advice.clone())
    }

    /// Returns what was thought for the seat that was to move after so many moves
    /// of a game that is over.
    pub fn then(&self, n_moves: u32) -> Option<Arc<Advice>> {
        self.past.lock().unwrap_or_else(PoisonError::into_inner).get(&n_moves).cloned()
    }

    pub(super) fn keep_then(&self, n_moves: u32, advice: Arc<Advice>) {
        let mut past = self.past.lock().unwrap_or_else(PoisonError::into_inner);
        if past.len() >= N_PAST_MAX {
            past.clear();
        }
        past.insert(n_moves, advice);
    }

    pub(super) fn keep(&self, state: &TableState, advice: Arc<Advice>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(advice.seat, (state.n_events, advice));
    }
}

impl TableState {
    /// Returns whether somebody with these identities may be advised: nobody
    /// else plays here but bots.
    pub fn has_hints(&self, kin: &[Who]) -> bool {
        let mine = self.seats_of(kin);
        let is_other = |seat: Seat| is_person(self.table.occupant(seat)) && !mine.contains(&seat);
        !mine.is_empty() && !Seat::all(self.table.n_seats()).any(is_other)
    }

    pub(super) fn permit_hint(
        &self,
        kin: &[Who],
        screen: Screen,
        seat: Seat,
    ) -> Result<(), TableError> {
        if !self.seats_of(kin).contains(&seat) {
            return Err(TableError::NotYourSeat);
        }
        if !self.has_hints(kin) {
            return Err(TableError::NoHints);
        }
        if screen == Screen::Seat(seat) && self.is_asked(seat) {
            Ok(())
        } else {
            Err(TableError::NotAsked)
        }
    }
}
