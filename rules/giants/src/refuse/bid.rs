//! Why something can't be bid or carved.

use crate::{
    BidStep, Carver, Giants, Move, Phase, Reason, Size,
    data::n_carvers,
    refuse::{Answer, Stock, lacks, wrong_phase},
};

pub(super) fn refuse(game: &Giants, mv: Move) -> Answer {
    match mv {
        Move::Carve(size, carver) => carve(game, size, carver),
        Move::Decline => ("GI-2d", wrong_phase(game)),
        _ => ("GI-2a", bid(game, mv)),
    }
}

fn bid(game: &Giants, mv: Move) -> Reason {
    let Phase::Bid { seat, step } = game.phase else { return wrong_phase(game) };
    let behind = &game.tribes[seat].behind;
    let lack = match (mv, step) {
        (Move::BidMarkers(n), BidStep::Markers) => lacks(Stock::Marker, n.n(), behind.markers),
        // A seat without markers is not asked for any.
        (Move::BidMarkers(n), BidStep::Workers) => lacks(Stock::Marker, n.n(), behind.markers),
        (Move::BidWorkers(n), BidStep::Workers) => lacks(Stock::Worker, n.n(), behind.workers),
        (_, _) => None,
    };
    lack.unwrap_or(Reason::WrongStep)
}

fn carve(game: &Giants, size: Size, carver: Carver) -> Answer {
    let Phase::Carve { place, .. } = game.phase else { return ("GI-2c", wrong_phase(game)) };
    if game.tray[size.idx()] == 0 {
        return ("GI-2c", Reason::NotInTray { size });
    }
    let tribe = &game.tribes[game.carver(place)];
    let (needs, has) = match carver {
        Carver::Workers => (n_carvers(size), tribe.idle_hands),
        Carver::Chief => (1, tribe.is_chief_idle.into()),
    };
    ("GI-2c", Reason::TooFewCarvers { carver, needs, has })
}
