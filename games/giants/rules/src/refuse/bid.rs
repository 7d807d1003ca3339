//! Why something can't be bid or carved.

use crate::{
    BidMove, BidStep, CarveMove, Carver, Giants, Phase, Reason, Size,
    refuse::{Answer, Stock, lacks, wrong_phase},
};

pub(super) fn bid(game: &Giants, mv: BidMove) -> Reason {
    let Phase::Bid { seat, step } = game.phase else { return wrong_phase(game) };
    let behind = &game.tribes[seat].behind;
    let lack = match (mv, step) {
        (BidMove::Markers(n), BidStep::Markers) => lacks(Stock::Marker, n.n(), behind.markers),
        // A seat without markers is not asked for any.
        (BidMove::Markers(n), BidStep::Workers) => lacks(Stock::Marker, n.n(), behind.markers),
        (BidMove::Workers(n), BidStep::Workers) => lacks(Stock::Worker, n.n(), behind.workers),
        (
            BidMove::Markers(_)
            | BidMove::Workers(_)
            | BidMove::Sorcerer(_)
            | BidMove::Chief(_)
            | BidMove::Ready,
            _,
        ) => None,
    };
    lack.unwrap_or(Reason::WrongStep)
}

pub(super) fn carve(game: &Giants, mv: CarveMove) -> Answer {
    match mv {
        CarveMove::Statue(size, carver) => carve_statue(game, size, carver),
        CarveMove::Decline => ("GI-2d", wrong_phase(game)),
    }
}

fn carve_statue(game: &Giants, size: Size, carver: Carver) -> Answer {
    let Phase::Carve { place, .. } = game.phase else { return ("GI-2c", wrong_phase(game)) };
    if game.tray[size.idx()] == 0 {
        return ("GI-2c", Reason::NotInTray { size });
    }
    let tribe = &game.tribes[game.carver(place)];
    let (needs, has) = match carver {
        Carver::Workers => (size.n_carvers(), tribe.idle_hands),
        Carver::Chief => (1, tribe.is_chief_idle.into()),
    };
    ("GI-2c", Reason::TooFewCarvers { carver, needs, has })
}
