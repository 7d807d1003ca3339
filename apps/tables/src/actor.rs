//! Who does something at a table, and whether they may.

use referee::{Presence, TableError};
use rules_core::Seat;
use store::Who;

use crate::{event::Event, state::TableState};

/// Somebody who does something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The identity of this device.
    pub who: Who,
    /// All identities of the same person, this one too.
    pub kin: Vec<Who>,
    /// Whether they look after the server.
    pub is_admin: bool,
}

impl Actor {
    /// Makes an actor with one identity and no rights.
    pub fn guest(who: Who) -> Actor {
        Actor { kin: vec![who.clone()], who, is_admin: false }
    }
}

/// Checks that somebody may ask for an event at all. Whether it is possible is
/// the referee's to say.
///
/// # Errors
///
/// Says who would be allowed to.
pub fn permit<M>(
    state: &TableState,
    presence: &[Presence],
    actor: &Actor,
    event: &Event<M>,
) -> Result<(), TableError> {
    let mine = state.seats_of(&actor.kin);
    let is_host = state.is_host(&actor.kin);
    let own = |seat: &Seat| {
        if state.table.n_seats() <= seat.0 {
            return Err(TableError::NoSuchSeat { n_seats: state.table.n_seats() });
        }
        if mine.contains(seat) { Ok(()) } else { Err(TableError::NotYourSeat) }
    };
    let at_table =
        || if is_host || !mine.is_empty() { Ok(()) } else { Err(TableError::NotAtTable) };
    let host = || if is_host { Ok(()) } else { Err(TableError::NotHost) };
    match event {
        // Only the host seats several people at one device.
        Event::Sit { .. } if mine.is_empty() => Ok(()),
        Event::Sit { .. } => host(),
        Event::Leave { seat } if is_host => {
            if state.table.n_seats() <= seat.0 {
                own(seat)
            } else {
                Ok(())
            }
        }
        Event::Leave { seat }
        | Event::Play { seat, .. }
        | Event::Undo { seat, .. }
        | Event::Restart { seat, .. }
        | Event::Resign { seat, .. }
        | Event::GiveBack { seat } => own(seat),
        Event::TakeOver { seat, .. } => {
            let is_away = presence.get(seat.idx()).is_some_and(|it| *it != Presence::Here);
            if is_host || is_away && !mine.is_empty() { Ok(()) } else { own(seat) }
        }
        Event::SeatBot { .. } | Event::Start => host(),
        Event::Chance { .. } | Event::UndoChance { .. } | Event::Pace { .. } => at_table(),
        Event::Close if actor.is_admin => Ok(()),
        Event::Close => host(),
        // These come from the server itself.
        Event::Bot { .. } | Event::Claim { .. } | Event::Rematch { .. } => {
            Err(TableError::NotAtTable)
        }
    }
}
