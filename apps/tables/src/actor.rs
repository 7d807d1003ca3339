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
    /// All identities of the same person, including this one.
    pub identities: Vec<Who>,
    /// Whether they administer the server.
    pub is_admin: bool,
}

impl Actor {
    /// Creates an actor with one identity and no special rights.
    pub fn guest(who: Who) -> Actor {
        Actor { identities: vec![who.clone()], who, is_admin: false }
    }
}

/// Checks that somebody may ask for an event at all. The referee decides whether it is possible.
///
/// # Errors
///
/// Says who is allowed to.
pub fn permit<M>(
    state: &TableState,
    presence: &[Presence],
    actor: &Actor,
    event: &Event<M>,
) -> Result<(), TableError> {
    let mine = state.seats_of(&actor.identities);
    let is_host = state.is_host(&actor.identities);
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
        // Only the host may seat several people at one device.
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
