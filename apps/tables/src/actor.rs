//! Who does something at a table, and whether they may.

use referee::Refusal;
use rules_core::Seat;
use store::Who;

use crate::{deed::Deed, error::Denial, scene::Presence, sitting::Sitting};

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

/// Checks that somebody may ask for a deed at all. Whether it is possible is
/// the referee's to say.
///
/// # Errors
///
/// Says who would be allowed to.
pub fn permit(
    sitting: &Sitting,
    presence: &[Presence],
    actor: &Actor,
    deed: &Deed,
) -> Result<(), Denial> {
    let mine = sitting.seats_of(&actor.kin);
    let is_host = sitting.is_host(&actor.kin);
    let own = |seat: &Seat| {
        if sitting.table.n_seats() <= seat.0 {
            return Err(Refusal::NoSuchSeat { n_seats: sitting.table.n_seats() }.into());
        }
        if mine.contains(seat) { Ok(()) } else { Err(Denial::NotYourSeat) }
    };
    let at_table = || if is_host || !mine.is_empty() { Ok(()) } else { Err(Denial::NotAtTable) };
    let host = || if is_host { Ok(()) } else { Err(Denial::NotHost) };
    match deed {
        // Only the host seats several people at one device.
        Deed::Sit { .. } if mine.is_empty() => Ok(()),
        Deed::Sit { .. } => host(),
        Deed::Leave { seat } if is_host => {
            if sitting.table.n_seats() <= seat.0 {
                own(seat)
            } else {
                Ok(())
            }
        }
        Deed::Leave { seat }
        | Deed::Play { seat, .. }
        | Deed::Undo { seat, .. }
        | Deed::Restart { seat, .. }
        | Deed::Resign { seat, .. }
        | Deed::GiveBack { seat } => own(seat),
        Deed::TakeOver { seat, .. } => {
            let is_away = presence.get(seat.idx()).is_some_and(|it| *it != Presence::Here);
            if is_host || is_away && !mine.is_empty() { Ok(()) } else { own(seat) }
        }
        Deed::SeatBot { .. } | Deed::Start => host(),
        Deed::Chance { .. } | Deed::UndoChance { .. } | Deed::Pace { .. } => at_table(),
        Deed::Close if actor.is_admin => Ok(()),
        Deed::Close => host(),
        // These come from the hall itself.
        Deed::Bot { .. } | Deed::Claim { .. } | Deed::Rematch { .. } => Err(Denial::NotAtTable),
    }
}
