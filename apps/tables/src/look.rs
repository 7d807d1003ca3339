//! What a device shows: whose eyes it is for.

use referee::Awaited;
use rules_core::{Seat, Viewer};

use crate::sitting::Sitting;

/// What a device shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// What this seat may see.
    Seat(Seat),
    /// What everybody may see.
    Spectator,
    /// Nothing, until this seat says that it is there.
    Curtain(Seat),
}

/// A seat that has said it sits before the device, for one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reveal {
    seat: Seat,
    n_turns: u32,
}

impl Reveal {
    /// Opens the curtain for a seat that is asked now; none if it is not.
    pub fn open(sitting: &Sitting, seat: Seat) -> Option<Reveal> {
        let n_turns = sitting.clocks.n_turns(seat);
        sitting.is_asked(seat).then_some(Reveal { seat, n_turns })
    }

    /// Returns whether its turn still goes on.
    pub fn is_valid(&self, sitting: &Sitting) -> bool {
        sitting.is_asked(self.seat) && sitting.clocks.n_turns(self.seat) == self.n_turns
    }
}

impl Look {
    /// Decides what a device shows on which somebody holds these seats.
    pub fn new(sitting: &Sitting, mine: &[Seat], reveal: Option<Reveal>) -> Look {
        match mine {
            [] => return Look::Spectator,
            [only] => return Look::Seat(*only),
            [_, ..] if !sitting.is_running() => return Look::Spectator,
            [_, ..] => {}
        }
        if let Some(reveal) = reveal.filter(|it| mine.contains(&it.seat) && it.is_valid(sitting)) {
            return Look::Seat(reveal.seat);
        }
        let awaited = match sitting.table.awaited() {
            Awaited::Seats(seats) => seats,
            Awaited::Start | Awaited::Chance | Awaited::Nothing => Vec::new(),
        };
        let asked = |seat: &Seat| mine.contains(seat) && sitting.is_asked(*seat);
        match awaited.into_iter().find(asked) {
            None => Look::Spectator,
            Some(seat) if sitting.needs_curtain(seat) => Look::Curtain(seat),
            Some(seat) => Look::Seat(seat),
        }
    }

    /// Returns whose eyes it is for.
    pub fn viewer(self) -> Viewer {
        match self {
            Look::Seat(seat) => Viewer::Seat(seat),
            Look::Spectator | Look::Curtain(_) => Viewer::Spectator,
        }
    }
}
