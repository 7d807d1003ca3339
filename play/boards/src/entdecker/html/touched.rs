//! Which things the moves since the last turn touched.

use entdecker::{Move, Place, StackNo};
use rules_core::Seat;

use crate::Desk;

/// A thing that a change is tagged on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    /// A tile or a circle.
    At(Place),
    /// A stack.
    Stack(StackNo),
    /// The spinner.
    Spinner,
    /// What a seat has.
    Seat(Seat),
}

/// Returns the numbers of the changes with what they touched.
pub(super) fn spots(desk: &Desk<'_>) -> Vec<(u16, Spot)> {
    let mut spots = Vec::new();
    // A unit is left where the ship is.
    let mut ship = None;
    for change in desk.changes() {
        let Ok(mv) = change.seen.parse() else { continue };
        let spot = match mv {
            Move::Start(place) => {
                ship = Some(place);
                ship.map(Spot::At)
            }
            Move::Place(space, _) => {
                ship = Some(Place::Tile(space));
                ship.map(Spot::At)
            }
            Move::Unit(..) => ship.map(Spot::At),
            Move::Recall(space) => Some(Spot::At(Place::Tile(space))),
            Move::Draw(stack) => Some(Spot::Stack(stack)),
            Move::Income(_) => Some(Spot::Spinner),
            Move::Announce(_) | Move::Stop => change.mover.map(Spot::Seat),
            Move::Back(_) | Move::First(_) | Move::Tile(_) | Move::Chip(_) | Move::Score(_) => None,
        };
        spots.extend(spot.map(|it| (change.number, it)));
    }
    spots
}
