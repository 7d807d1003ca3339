//! Phase 2: what can be bid, and who can carve what.

use rules_core::Seat;

use crate::{BidMove, BidStep, CarveMove, Carver, Giants, Move, Size, UpTo};

/// GI-2a: any number of markers and members from behind the screen.
pub(super) fn bids(game: &Giants, seat: Seat, step: BidStep, out: &mut Vec<Move>) {
    let behind = &game.tribes[seat].behind;
    match step {
        BidStep::Markers => {
            out.extend(UpTo::all_to(behind.markers).map(BidMove::Markers).map(Move::Bid))
        }
        BidStep::Workers => {
            out.extend(UpTo::all_to(behind.workers).map(BidMove::Workers).map(Move::Bid))
        }
        BidStep::Sorcerer => out.extend([false, true].map(BidMove::Sorcerer).map(Move::Bid)),
        BidStep::Chief => out.extend([false, true].map(BidMove::Chief).map(Move::Bid)),
        BidStep::Ready => out.push(Move::Bid(BidMove::Ready)),
    }
}

/// GI-2c, GI-2d: one statue from the tray, or none in this pass.
pub(super) fn carvings(game: &Giants, seat: Seat, out: &mut Vec<Move>) {
    for size in Size::ALL.into_iter().filter(|size| game.tray[size.idx()] > 0) {
        for carver in [Carver::Workers, Carver::Chief] {
            if can_carve_with(game, seat, size, carver) {
                out.push(Move::Carve(CarveMove::Statue(size, carver)));
            }
        }
    }
    out.push(Move::Carve(CarveMove::Decline));
}

/// Returns whether a seat has the members to carve a statue that is there.
pub(crate) fn can_carve(game: &Giants, seat: Seat) -> bool {
    let is_able = |size: &Size| {
        game.tray[size.idx()] > 0
            && [Carver::Workers, Carver::Chief]
                .iter()
                .any(|it| can_carve_with(game, seat, *size, *it))
    };
    Size::ALL.iter().any(is_able)
}

/// Returns whether these members of a seat are there and not spent (GI-2c).
fn can_carve_with(game: &Giants, seat: Seat, size: Size, carver: Carver) -> bool {
    let tribe = &game.tribes[seat];
    match carver {
        Carver::Workers => size.n_carvers() <= tribe.idle_hands,
        Carver::Chief => tribe.is_chief_idle,
    }
}
