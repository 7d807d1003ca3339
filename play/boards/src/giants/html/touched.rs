//! Which place a seen move touched.

use giants::{Hex, Kind, Move, SiteNo, View};

use crate::Change;

/// Returns where a seen move happened.
pub(super) fn hex(view: &View, change: &Change<'_>) -> Option<Hex> {
    match change.seen.parse().ok()? {
        Move::On(hex) | Move::To(hex) => Some(hex),
        mv => spot(view, mv),
    }
}

/// Returns where the thing lies that a move is made with, unless it is the hex
/// itself.
pub(super) fn spot(view: &View, mv: Move) -> Option<Hex> {
    let site = |no: SiteNo| view.board.sites().get(no.idx()).map(|it| it.hex);
    match mv {
        Move::Put(Kind::Statue(_)) => Some(view.board.quarry()),
        Move::Put(Kind::Headdress) => Some(view.board.clay_pit()),
        Move::Move(_, hex) | Move::Take(_, hex) | Move::Unmark(_, hex) => Some(hex),
        Move::Reserve(no) | Move::Erect(no) | Move::Crown(no) | Move::Peek(no) => site(no),
        Move::PlaceNeutralFrom(_)
        | Move::On(_)
        | Move::To(_)
        | Move::Start(_)
        | Move::Roll(_)
        | Move::BidMarkers(_)
        | Move::BidWorkers(_)
        | Move::BidSorcerer(_)
        | Move::BidChief(_)
        | Move::Ready
        | Move::Carve(..)
        | Move::Decline
        | Move::Place(_)
        | Move::BreakTablet
        | Move::PlaceNeutral
        | Move::Logs(_)
        | Move::Use(_)
        | Move::NoAction
        | Move::SpendMarker
        | Move::Pass
        | Move::Help(_)
        | Move::HelpChief(_)
        | Move::Mark
        | Move::Leave
        | Move::Done
        | Move::Keep => None,
    }
}
