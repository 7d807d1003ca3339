//! The advice for the seats of a table, and who may get it.

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

/// For how many moves of a finished game advice is remembered.
const N_PAST_MAX: usize = 64;

/// The advice for the seats of one table, which nobody else gets.
#[derive(Debug, Default)]
pub struct Hints {
    known: Mutex<HashMap<Seat, Hint>>,
    /// The advice about a finished game, by the number of moves.
    past: Mutex<HashMap<u32, Arc<Advice>>>,
}

/// After how many events a bot advised, and the advice.
type Hint = (u32, Arc<Advice>);

impl Hints {
    /// Returns the advice for a seat, if nothing has happened since.
    pub fn of(&self, state: &TableState, seat: Seat) -> Option<Arc<Advice>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (n_events, advice) = known.get(&seat)?;
        (*n_events == state.n_events).then(|| advice.clone())
    }

    /// Returns the advice for the seat to move after so many moves of a finished game.
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
    /// Returns whether somebody with these identities may be advised: only if all other seats are
    /// played by bots.
    pub fn has_hints(&self, identities: &[Who]) -> bool {
        let mine = self.seats_of(identities);
        let is_other = |seat: Seat| is_person(self.table.occupant(seat)) && !mine.contains(&seat);
        !mine.is_empty() && !Seat::all(self.table.n_seats()).any(is_other)
    }

    pub(super) fn permit_hint(
        &self,
        identities: &[Who],
        screen: Screen,
        seat: Seat,
    ) -> Result<(), TableError> {
        if !self.seats_of(identities).contains(&seat) {
            return Err(TableError::NotYourSeat);
        }
        if !self.has_hints(identities) {
            return Err(TableError::NoHints);
        }
        if screen == Screen::Seat(seat) && self.is_asked(seat) {
            Ok(())
        } else {
            Err(TableError::NotAsked)
        }
    }
}
