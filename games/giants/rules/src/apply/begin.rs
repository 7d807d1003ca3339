//! How a round and each of its phases begins: what ends one phase begins the next.

use rules_core::Seat;

use crate::{
    BidStep, Front, Giants, HexSet, Phase, Piece,
    data::{MARKERS, WORKERS, n_dice},
    score,
};

/// Phase 1: dice are rolled.
pub(super) fn round(game: &mut Giants) {
    game.round += 1;
    for stand in &mut game.stands {
        *stand = stand.aged();
    }
    game.phase = Phase::Roll { n_left: n_dice(game.n_seats()) };
}

/// Phase 2: the start player bids first.
pub(super) fn bid(game: &mut Giants) {
    let seat = game.start;
    game.phase = Phase::Bid { seat, step: first_step(game, seat) };
}

/// Returns what a seat is asked first: nothing about markers if it has none.
pub(crate) fn first_step(game: &Giants, seat: Seat) -> BidStep {
    if game.tribes[seat].behind.markers > 0 { BidStep::Markers } else { BidStep::Workers }
}

/// Phase 3: the start player places first.
pub(super) fn place(game: &mut Giants) {
    game.phase = Phase::Place(game.start);
}

/// Phase 4: the start player transports first.
pub(super) fn transport(game: &mut Giants) {
    game.strong = game.land.strong();
    game.phase = Phase::Transport { seat: game.start, n_done: 0 };
}

/// Phase 5.
///
/// GI-5a: everything goes back behind the screens.
pub(super) fn clean_up(game: &mut Giants) {
    for seat in Seat::all(game.n_seats()) {
        let n_on_pieces = game.markers_on_pieces(seat);
        let tribe = &mut game.tribes[seat];
        tribe.front = Front::default();
        tribe.behind.sorcerer = true;
        tribe.behind.chief = true;
        tribe.behind.workers = WORKERS - tribe.bag.workers;
        tribe.behind.markers = MARKERS - tribe.bag.markers - n_on_pieces;
    }
    game.land.clear();
    game.strong = [HexSet::EMPTY; 3];
    game.pieces.change(Piece::unmoved);
    // In the last round, taking markers back would not change the result.
    if score::is_last_round(game) {
        game.phase = Phase::Over;
    } else {
        ask_to_unmark(game, game.start);
    }
}

/// GI-O17: from the start player on, each seat that has a marker on a piece is
/// asked.
pub(super) fn ask_to_unmark(game: &mut Giants, from: Seat) {
    let n_seats = game.n_seats();
    let n_asked = (from.0 + n_seats - game.start.0) % n_seats;
    let mut seats = from.clockwise(n_seats).take(usize::from(n_seats - n_asked));
    match seats.find(|seat| game.markers_on_pieces(*seat) > 0) {
        Some(seat) => game.phase = Phase::CleanUp(seat),
        None => pass_start_on(game),
    }
}

/// GI-5b.
pub(super) fn pass_start_on(game: &mut Giants) {
    game.start = game.start.next(game.n_seats());
    round(game);
}
