//! What the viewer is asked for, and what others did.

use referee::LogLine;
use rules_core::{Seat, Viewer};

use crate::model::TableModel;

/// Returns the viewer's seat if it has to choose now.
pub(super) fn asked_seat(model: &TableModel) -> Option<Seat> {
    let Viewer::Seat(seat) = model.table.viewer() else { return None };
    let is_mine = model.my_seats.contains(&seat) && !model.is_closed;
    let is_person = model.table.occupant(seat).bot().is_none();
    (is_mine && is_person && model.table.can_choose()).then_some(seat)
}

/// Returns whether somebody other than the viewer made a move.
pub(super) fn is_of_others(line: &LogLine, viewer: Viewer) -> bool {
    line.mover.is_some_and(|mover| viewer != Viewer::Seat(mover))
}
