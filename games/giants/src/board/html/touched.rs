//! Which place a move touched.

use giants_rules::{
    CarveMove, ChanceMove, CleanUpMove, Hex, Kind, Move, PlaceMove, Sighting, SiteNo,
    TransportMove, View,
};

/// Returns where a move happened, as far as that was seen.
pub(super) fn hex(view: &View, seen: &Sighting) -> Option<Hex> {
    match open(seen)? {
        Move::Place(PlaceMove::On(hex)) | Move::Transport(TransportMove::To(hex)) => Some(hex),
        mv => spot(view, mv),
    }
}

/// Returns whether a move put something into the quarry tray, or took it out.
pub(super) fn is_in_quarry(seen: &Sighting) -> bool {
    matches!(
        open(seen),
        Some(Move::Chance(ChanceMove::Roll(_)) | Move::Carve(CarveMove::Statue(..)))
    )
}

/// Returns the move, unless some of it was hidden.
fn open(seen: &Sighting) -> Option<Move> {
    match seen {
        Sighting::Open(mv) => Some(*mv),
        Sighting::Hidden(_) | Sighting::Reveal(_) => None,
    }
}

/// Returns the place of the thing that a move is made with, unless that is the hex
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
