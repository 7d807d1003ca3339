//! Which place a seen move touched.

use boards::Change;
use giants_rules::{CleanUpMove, Hex, Kind, Move, PlaceMove, SiteNo, TransportMove, View};

/// Returns where a seen move happened.
pub(super) fn hex(view: &View, change: &Change<'_>) -> Option<Hex> {
    match change.seen.parse().ok()? {
        Move::Place(PlaceMove::On(hex)) | Move::Transport(TransportMove::To(hex)) => Some(hex),
        mv => spot(view, mv),
    }
}

/// Returns where the thing lies that a move is made with, unless it is the hex
/// itself.
pub(super) fn spot(view: &View, mv: Move) -> Option<Hex> {
    match mv {
        Move::Place(mv) => spot_of_placing(view, mv),
        Move::Transport(mv) => spot_of_transport(view, mv),
        Move::Peek(no) => site(view, no),
        Move::CleanUp(CleanUpMove::Unmark(_, hex)) => Some(hex),
        Move::Chance(_) | Move::Bid(_) | Move::Carve(_) | Move::CleanUp(CleanUpMove::Keep) => None,
    }
}

fn spot_of_placing(view: &View, mv: PlaceMove) -> Option<Hex> {
    match mv {
        PlaceMove::Reserve(no) => site(view, no),
        PlaceMove::Member(_)
        | PlaceMove::BreakTablet
        | PlaceMove::Neutral
        | PlaceMove::NeutralFrom(_)
        | PlaceMove::On(_)
        | PlaceMove::Logs(_)
        | PlaceMove::Use(_)
        | PlaceMove::NoAction
        | PlaceMove::SpendMarker
        | PlaceMove::Pass => None,
    }
}

fn spot_of_transport(view: &View, mv: TransportMove) -> Option<Hex> {
    match mv {
        TransportMove::Put(Kind::Statue(_)) => Some(view.board.quarry()),
        TransportMove::Put(Kind::Headdress) => Some(view.board.clay_pit()),
        TransportMove::Move(_, hex) | TransportMove::Take(_, hex) => Some(hex),
        TransportMove::Erect(no) | TransportMove::Crown(no) => site(view, no),
        TransportMove::To(_)
        | TransportMove::Help(_)
        | TransportMove::HelpChief(_)
        | TransportMove::Mark
        | TransportMove::Leave
        | TransportMove::Done => None,
    }
}

fn site(view: &View, no: SiteNo) -> Option<Hex> {
    view.board.sites().get(no.idx()).map(|it| it.hex)
}
