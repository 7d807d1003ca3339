//! Phase 2: bids, and statues carved.

use rules_core::Seat;

use crate::{
    Bid, BidMove, BidStep, CarveMove, Carver, Giants, Phase, Size,
    apply::begin::{self, first_step},
    data::SEATS_MAX,
    legal,
};

pub(super) fn bid(game: &mut Giants, mv: BidMove) {
    match mv {
        BidMove::Markers(n) => step(game, |bid| bid.markers = n.n()),
        BidMove::Workers(n) => step(game, |bid| bid.workers = n.n()),
        BidMove::Sorcerer(is_bid) => step(game, |bid| bid.sorcerer = is_bid),
        BidMove::Chief(is_bid) => step(game, |bid| bid.chief = is_bid),
        BidMove::Ready => ready(game),
    }
}

pub(super) fn carve(game: &mut Giants, mv: CarveMove) {
    match mv {
        CarveMove::Statue(size, carver) => carve_statue(game, size, carver),
        CarveMove::Decline => decline(game),
    }
}

/// Asks the first seat, clockwise from the start player, that is not ready.
fn ask_next(game: &mut Giants) {
    let mut seats = game.start.clockwise(game.n_seats());
    match seats.find(|seat| !game.tribes[*seat].is_ready) {
        Some(seat) => game.phase = Phase::Bid { seat, step: first_step(game, seat) },
        None => reveal(game),
    }
}

fn step(game: &mut Giants, note: impl FnOnce(&mut Bid)) {
    let Phase::Bid { seat, step } = game.phase else { panic!("nobody bids") };
    note(&mut game.tribes[seat].bid);
    let step = match step {
        BidStep::Markers => BidStep::Workers,
        BidStep::Workers => BidStep::Sorcerer,
        BidStep::Sorcerer => BidStep::Chief,
        BidStep::Chief | BidStep::Ready => BidStep::Ready,
    };
    game.phase = Phase::Bid { seat, step };
}

fn ready(game: &mut Giants) {
    let Phase::Bid { seat, .. } = game.phase else { panic!("nobody bids") };
    game.tribes[seat].is_ready = true;
    ask_next(game);
}

/// GI-2a: all bids are revealed together and lie in front of the screens.
fn reveal(game: &mut Giants) {
    for seat in Seat::all(game.n_seats()) {
        let tribe = &mut game.tribes[seat];
        let bid = std::mem::take(&mut tribe.bid);
        tribe.is_ready = false;
        tribe.behind.markers -= bid.markers;
        tribe.front.markers += bid.markers;
        tribe.behind.workers -= bid.workers;
        tribe.front.workers += bid.workers;
        tribe.behind.sorcerer &= !bid.sorcerer;
        tribe.front.sorcerer |= bid.sorcerer;
        tribe.behind.chief &= !bid.chief;
        tribe.front.chief |= bid.chief;
        tribe.idle_hands = bid.workers + u8::from(bid.sorcerer);
        tribe.is_chief_idle = bid.chief;
    }
    game.order = order(game);
    ask_to_carve(game, 0, 0);
}

/// GI-2b: more markers, then more half-tablets, then clockwise from the start
/// player.
fn order(game: &Giants) -> [Seat; SEATS_MAX] {
    let n_seats = game.n_seats();
    let mut order = [Seat(0); SEATS_MAX];
    for (place, seat) in order.iter_mut().zip(game.start.clockwise(n_seats)) {
        *place = seat;
    }
    let rank = |seat: &Seat| {
        let tribe = &game.tribes[*seat];
        std::cmp::Reverse((tribe.front.markers, tribe.tablets))
    };
    // A stable sort without allocation: there are at most five seats.
    let seats = &mut order[..usize::from(n_seats)];
    for end in 1..seats.len() {
        let mut at = end;
        while at > 0 && rank(&seats[at]) < rank(&seats[at - 1]) {
            seats.swap(at, at - 1);
            at -= 1;
        }
    }
    order
}

/// GI-2c, GI-2d, GI-O2: asks the next seat that could carve, pass by pass,
/// until the tray is empty or nobody has carved in a whole pass.
fn ask_to_carve(game: &mut Giants, mut place: u8, mut n_carved: u8) {
    while game.has_statue_in_tray() {
        if place == game.n_seats() {
            if n_carved == 0 {
                break;
            }
            (place, n_carved) = (0, 0);
        }
        if legal::can_carve(game, game.carver(place)) {
            game.phase = Phase::Carve { place, n_carved };
            return;
        }
        place += 1;
    }
    end(game);
}

fn end(game: &mut Giants) {
    for size in Size::ALL {
        game.statues[size.idx()] += std::mem::take(&mut game.tray[size.idx()]);
    }
    for seat in Seat::all(game.n_seats()) {
        game.tribes[seat].idle_hands = 0;
        game.tribes[seat].is_chief_idle = false;
    }
    game.order = [Seat(0); SEATS_MAX];
    begin::place(game);
}

fn carve_statue(game: &mut Giants, size: Size, carver: Carver) {
    let Phase::Carve { place, n_carved } = game.phase else { panic!("nobody carves") };
    let seat = game.carver(place);
    let tribe = &mut game.tribes[seat];
    match carver {
        Carver::Workers => tribe.idle_hands -= size.n_carvers(),
        Carver::Chief => tribe.is_chief_idle = false,
    }
    tribe.front.statues[size.idx()] += 1;
    game.tray[size.idx()] -= 1;
    ask_to_carve(game, place + 1, n_carved + 1);
}

fn decline(game: &mut Giants) {
    let Phase::Carve { place, n_carved } = game.phase else { panic!("nobody carves") };
    ask_to_carve(game, place + 1, n_carved);
}
