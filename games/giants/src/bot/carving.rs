//! Which seats will probably carve which statues.

use giants_rules::{BidStep, Phase, View};
use rules_core::{PerSeat, Seat};

/// What a seat has in front of its screen to carve with, as far as it is known
/// or likely.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Offer {
    pub(super) markers: u8,
    pub(super) hands: u8,
    pub(super) chief: bool,
}

/// The statues of each size that seats can hope for, in thirds.
pub(super) type Hopes = PerSeat<[u8; 3]>;

/// Guesses what each seat bids, and what it will get for it; nothing outside
/// of phase 2.
pub(super) fn guess(view: &View) -> (PerSeat<Offer>, Hopes) {
    let n_seats = view.n_seats();
    let mut hopes = PerSeat::new(n_seats, [0; 3]);
    match view.phase {
        Phase::Bid { seat, step } => {
            let offers = PerSeat::new_with(n_seats, |it| bid_of(view, it, seat, step));
            // Nobody knows how many markers the others bid: it could be as many
            // as these.
            for n_others in 0..3 {
                let order = order(view, &offers, n_others);
                carve(view.shown.tray, &order, &offers, &mut hopes, 1);
            }
            (offers, hopes)
        }
        Phase::Carve { place, .. } => {
            let offers = view.shown.tribes.map(|_, it| Offer {
                markers: 0,
                hands: it.idle_hands,
                chief: it.is_chief_idle,
            });
            let mut order: PerSeat<Seat> = PerSeat::new(n_seats, Seat(0));
            for to in Seat::all(n_seats) {
                let from = (place + to.0) % n_seats;
                order[to] = view.shown.order.get(usize::from(from)).copied().unwrap_or(to);
            }
            carve(view.shown.tray, &order, &offers, &mut hopes, 3);
            (PerSeat::new(n_seats, Offer::default()), hopes)
        }
        Phase::Start
        | Phase::Roll { .. }
        | Phase::Place(_)
        | Phase::PlaceOn { .. }
        | Phase::PlaceLogs { .. }
        | Phase::PlaceAction { .. }
        | Phase::Transport { .. }
        | Phase::Carry(_)
        | Phase::Help { .. }
        | Phase::CleanUp(_)
        | Phase::Over => (PerSeat::new(n_seats, Offer::default()), hopes),
    }
}

/// What the viewer has decided is known; for the rest a marker and someone who
/// can carve.
fn bid_of(view: &View, seat: Seat, bidder: Seat, step: BidStep) -> Offer {
    let behind = &view.known.tribes[seat].behind;
    let usual = Offer { markers: behind.markers.min(1), hands: 0, chief: behind.chief };
    let tribe = &view.shown.tribes[seat];
    let Some(bid) = tribe.bid else { return usual };
    let n_decided = match seat == bidder {
        _ if tribe.is_ready => BidStep::Ready as u8,
        true => step as u8,
        false => 0,
    };
    let is_decided = |step: BidStep| (step as u8) < n_decided;
    let workers = if is_decided(BidStep::Workers) { bid.workers } else { 0 };
    let sorcerer = is_decided(BidStep::Sorcerer) && bid.sorcerer;
    Offer {
        markers: if is_decided(BidStep::Markers) { bid.markers } else { usual.markers },
        hands: workers + u8::from(sorcerer),
        chief: if is_decided(BidStep::Chief) { bid.chief } else { usual.chief },
    }
}

/// GI-2b, with this many markers of those whose bid is not known.
fn order(view: &View, offers: &PerSeat<Offer>, n_others: u8) -> PerSeat<Seat> {
    let n_seats = view.n_seats();
    let rank = |seat: Seat| {
        let tribe = &view.shown.tribes[seat];
        let n_markers = match tribe.bid {
            Some(_) => offers[seat].markers,
            None => n_others.min(view.known.tribes[seat].behind.markers),
        };
        let steps = (n_seats + seat.0 - view.start.0) % n_seats;
        // More markers, more tablets, fewer steps from the start player.
        u32::from(n_markers) << 16 | u32::from(tribe.tablets) << 8 | u32::from(n_seats - steps)
    };
    let ranks = PerSeat::<u32>::new_with(n_seats, rank);
    let mut order = PerSeat::new(n_seats, Seat(0));
    for (seat, own) in ranks.iter() {
        let n_before = ranks.values().iter().filter(|it| own < *it).count();
        order[Seat(n_before as u8)] = seat;
    }
    order
}

/// Lets everybody carve the largest statue it can, pass by pass.
fn carve(
    mut tray: [u8; 3],
    order: &PerSeat<Seat>,
    offers: &PerSeat<Offer>,
    hopes: &mut Hopes,
    weight: u8,
) {
    let mut offers = *offers;
    loop {
        let mut has_carved = false;
        for seat in order.values() {
            let offer = &mut offers[*seat];
            let can = |size: &usize| tray[*size] > 0 && (offer.chief || *size < offer.hands.into());
            let Some(size) = (0..3).rev().find(can) else { continue };
            if size < offer.hands.into() {
                offer.hands -= size as u8 + 1;
            } else {
                offer.chief = false;
            }
            tray[size] -= 1;
            hopes[*seat][size] += weight;
            has_carved = true;
        }
        if !has_carved {
            return;
        }
    }
}
