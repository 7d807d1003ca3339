//! A full state imagined from a view: what a bot thinks with.

use rules_core::{Dice, Seat};

use crate::{
    Behind, Bid, BidStep, Giants, HexSet, Phase, View,
    data::{SEATS_MAX, SITES_MAX},
    state::Tribe,
};

/// Fills in the bids of the others; everything else is known to someone who
/// forgets nothing (GI-O16).
pub(crate) fn sample(view: &View, dice: &mut Dice) -> Giants {
    let View { shown, known, .. } = view;
    let mut stands = [Default::default(); SITES_MAX];
    for (to, from) in stands.iter_mut().zip(&known.stands) {
        *to = *from;
    }
    let mut order = [Seat(0); SEATS_MAX];
    for (to, from) in order.iter_mut().zip(&shown.order) {
        *to = *from;
    }
    let tribes = shown.tribes.map(|seat, tribe| Tribe {
        help: known.tribes[seat].help,
        behind: known.tribes[seat].behind,
        front: tribe.front,
        bag: known.tribes[seat].bag,
        tablets: tribe.tablets,
        bid: tribe.bid.unwrap_or_else(|| imagine(view, seat, dice)),
        is_ready: tribe.is_ready,
        idle_hands: tribe.idle_hands,
        is_chief_idle: tribe.is_chief_idle,
        has_passed: tribe.has_passed,
        peeked: known.tribes[seat].peeked,
    });
    let is_transport =
        matches!(view.phase, Phase::Transport { .. } | Phase::Carry(_) | Phase::Help { .. });
    Giants {
        options: view.options.clone(),
        phase: view.phase,
        round: view.round,
        start: view.start,
        tribes,
        land: shown.land,
        pieces: shown.pieces,
        stands,
        cut: shown.cut,
        tray: shown.tray,
        statues: shown.statues,
        headdresses: shown.headdresses,
        tablets: shown.tablets,
        order,
        route: shown.route,
        strong: if is_transport { shown.land.strong() } else { [HexSet::EMPTY; 3] },
    }
}

/// Makes up what another seat has bid so far; everything is equally likely.
fn imagine(view: &View, seat: Seat, dice: &mut Dice) -> Bid {
    let n_decided = match view.phase {
        Phase::Bid { .. } if view.shown.tribes[seat].is_ready => BidStep::Ready as u8,
        Phase::Bid { seat: bidder, step } if bidder == seat => step as u8,
        _ => 0,
    };
    let is_decided = |step: BidStep| (step as u8) < n_decided;
    let Behind { markers, workers, .. } = view.known.tribes[seat].behind;
    let mut up_to = |n: u8, step| {
        if is_decided(step) { dice.below(u32::from(n) + 1) as u8 } else { 0 }
    };
    Bid {
        markers: up_to(markers, BidStep::Markers),
        workers: up_to(workers, BidStep::Workers),
        sorcerer: up_to(1, BidStep::Sorcerer) == 1,
        chief: up_to(1, BidStep::Chief) == 1,
    }
}
