//! Which things were touched by the moves since the viewer's last turn.

use boards::Change;
use entdecker_rules::{Move, Place, Sighting, StackNo};
use maud::{Markup, html};
use rules_core::Seat;

use crate::board::Desk;

/// A thing that can be tagged with a change.
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

/// What each change touched.
pub(super) struct Touched(Vec<(Key, Spot)>);

/// What chance did may have the number of the move that it followed.
type Key = (u16, Option<Seat>);

fn key(change: &Change<'_, Sighting>) -> Key {
    (change.number, change.mover)
}

impl Touched {
    pub(super) fn new(desk: &Desk<'_>) -> Touched {
        let mut spots = Vec::new();
        // A unit is left where the ship is.
        let mut ship = None;
        for change in desk.changes() {
            let Sighting(mv) = *change.seen;
            if let Move::Start(place) = mv {
                ship = Some(place);
            } else if let Move::Place(space, _) = mv {
                ship = Some(Place::Tile(space));
            }
            let spot = spot(mv, ship, change.mover);
            spots.extend(spot.map(|it| (key(change), it)));
        }
        Touched(spots)
    }

    /// Draws the numbers of the changes that touched a thing.
    pub(super) fn tags(&self, spot: Spot, desk: &Desk<'_>) -> Markup {
        if !self.0.iter().any(|(_, it)| *it == spot) {
            return html! {};
        }
        desk.tags(|change| self.0.contains(&(key(change), spot)))
    }
}

fn spot(mv: Move, ship: Option<Place>, mover: Option<Seat>) -> Option<Spot> {
    match mv {
        Move::Start(_) | Move::Place(..) | Move::Unit(..) => ship.map(Spot::At),
        Move::Recall(space) => Some(Spot::At(Place::Tile(space))),
        Move::Draw(stack) => Some(Spot::Stack(stack)),
        Move::Income(_) => Some(Spot::Spinner),
        Move::Announce(_) | Move::Stop => mover.map(Spot::Seat),
        Move::Back(_) | Move::First(_) | Move::Tile(_) | Move::Chip(_) | Move::Score(_) => None,
    }
}
