//! The counters of the tables, for operators.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::event::Event;

/// The counters of the tables.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    moves: AtomicU64,
    bot_moves: AtomicU64,
    events: AtomicU64,
    loads: AtomicU64,
}

/// The counters at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Moves made by people.
    pub n_moves: u64,
    /// Moves made by bots.
    pub n_bot_moves: u64,
    /// All events.
    pub n_events: u64,
    /// How often a table was loaded from the store.
    pub n_loads: u64,
}

impl Counters {
    pub(crate) fn event(&self, event: &Event) {
        self.events.fetch_add(1, Relaxed);
        match event {
            Event::Play { .. } => _ = self.moves.fetch_add(1, Relaxed),
            Event::Bot { .. } => _ = self.bot_moves.fetch_add(1, Relaxed),
            Event::Sit { .. }
            | Event::SeatBot { .. }
            | Event::Leave { .. }
            | Event::Claim { .. }
            | Event::Start
            | Event::Chance { .. }
            | Event::UndoChance { .. }
            | Event::Undo { .. }
            | Event::Restart { .. }
            | Event::Resign { .. }
            | Event::TakeOver { .. }
            | Event::GiveBack { .. }
            | Event::Pace { .. }
            | Event::Rematch { .. }
            | Event::Close => {}
        }
    }

    pub(crate) fn loaded(&self) {
        self.loads.fetch_add(1, Relaxed);
    }

    pub(crate) fn read(&self) -> Counted {
        Counted {
            n_moves: self.moves.load(Relaxed),
            n_bot_moves: self.bot_moves.load(Relaxed),
            n_events: self.events.load(Relaxed),
            n_loads: self.loads.load(Relaxed),
        }
    }
}
