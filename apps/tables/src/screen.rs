//! What a device shows, and from whose viewpoint.

use referee::Awaited;
use rules_core::{Seat, Viewer};

use crate::state::TableState;

/// What a device shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Screen {
    /// What this seat may see.
    Seat(Seat),
    /// What everybody may see.
    Spectator,
    /// Nothing, until the person in this seat says that they are looking.
    Curtain(Seat),
}

/// A seat that has said it is looking at the device, for one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reveal {
    seat: Seat,
    n_turns: u32,
}

impl Reveal {
    /// Opens the curtain for a seat that must decide now; returns none for others.
    pub fn open(state: &TableState, seat: Seat) -> Option<Reveal> {
        let n_turns = state.clocks.n_turns(seat);
        state.is_asked(seat).then_some(Reveal { seat, n_turns })
    }

    /// Returns whether that turn is still going on.
    pub fn is_valid(&self, state: &TableState) -> bool {
        state.is_asked(self.seat) && state.clocks.n_turns(self.seat) == self.n_turns
    }
}

impl Screen {
    /// Decides what a device shows to somebody who has these seats.
    pub fn new(state: &TableState, mine: &[Seat], reveal: Option<Reveal>) -> Screen {
        match mine {
            [] => return Screen::Spectator,
            [only] => return Screen::Seat(*only),
            [_, ..] if !state.is_running() => return Screen::Spectator,
            [_, ..] => {}
        }
        if let Some(reveal) = reveal.filter(|it| mine.contains(&it.seat) && it.is_valid(state)) {
            return Screen::Seat(reveal.seat);
        }
        let awaited = match state.table.awaited() {
            Awaited::Seats(seats) => seats,
            Awaited::Start | Awaited::Chance | Awaited::Nothing => Vec::new(),
        };
        let asked = |seat: &Seat| mine.contains(seat) && state.is_asked(*seat);
        match awaited.into_iter().find(asked) {
            None => Screen::Spectator,
            Some(seat) if state.needs_curtain(seat) => Screen::Curtain(seat),
            Some(seat) => Screen::Seat(seat),
        }
    }

    /// Returns the viewer; behind a curtain it is a spectator.
    pub fn viewer(self) -> Viewer {
        match self {
            Screen::Seat(seat) => Viewer::Seat(seat),
            Screen::Spectator | Screen::Curtain(_) => Viewer::Spectator,
        }
    }
}
