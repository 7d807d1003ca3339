//! Phases 1 and 5: a round begins and ends.

use rules_core::Seat;

use crate::{
    ChanceMove, CleanUpMove, Front, Giants, Hex, HexSet, Kind, Phase, Piece, Size,
    apply::{bid, place},
    data::{MARKERS, WORKERS, first_round, n_dice},
    score,
};

pub(super) fn chance(game: &mut Giants, mv: ChanceMove) {
    match mv {
        ChanceMove::Start(seat) => start(game, seat),
        ChanceMove::Roll(face) => roll(game, face.n()),
    }
}

pub(super) fn take_back(game: &mut Giants, mv: CleanUpMove) {
    match mv {
        CleanUpMove::Unmark(kind, hex) => unmark(game, kind, hex),
        CleanUpMove::Keep => keep(game),
    }
}

fn start(game: &mut Giants, seat: Seat) {
    game.start = seat;
    begin(game);
}

fn begin(game: &mut Giants) {
    game.round += 1;
    for stand in &mut game.stands {
        *stand = stand.aged();
    }
    game.phase = Phase::Roll { n_left: n_dice(game.n_seats()) };
}

/// GI-1a, GI-1b.
fn roll(game: &mut Giants, face: u8) {
    let Phase::Roll { n_left } = game.phase else { panic!("no die is to be rolled") };
    let n = if game.round == 1 { first_round(face) } else { face };
    if let Some(size) = Size::with_n(n)
        && 0 < game.statues[size.idx()]
    {
        game.statues[size.idx()] -= 1;
        game.tray[size.idx()] += 1;
    }
    if 1 < n_left {
        game.phase = Phase::Roll { n_left: n_left - 1 };
    } else if game.has_statue_in_tray() {
        bid::begin(game);
    } else {
        // GI-O14: nothing to bid for.
        place::begin(game);
    }
}

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
    // What is taken back now would change no result.
    if score::is_last_round(game) {
        game.phase = Phase::Over;
    } else {
        ask_to_unmark(game, game.start);
    }
}

/// GI-O17: from the start player on, whoever has a marker on a piece.
fn ask_to_unmark(game: &mut Giants, from: Seat) {
    let n_seats = game.n_seats();
    let n_asked = (from.0 + n_seats - game.start.0) % n_seats;
    let mut seats = from.clockwise(n_seats).take(usize::from(n_seats - n_asked));
    match seats.find(|seat| 0 < game.markers_on_pieces(*seat)) {
        Some(seat) => game.phase = Phase::CleanUp(seat),
        None => pass_start_on(game),
    }
}

/// GI-5b.
fn pass_start_on(game: &mut Giants) {
    game.start = game.start.next(game.n_seats());
    begin(game);
}

fn unmark(game: &mut Giants, kind: Kind, hex: Hex) {
    let Phase::CleanUp(seat) = game.phase else { panic!("no marker is taken back") };
    game.pieces.remove(Piece::new(kind, hex, Some(seat), None));
    game.pieces.add(Piece::new(kind, hex, None, None));
    game.tribes[seat].behind.markers += 1;
    ask_to_unmark(game, seat);
}

fn keep(game: &mut Giants) {
    let Phase::CleanUp(seat) = game.phase else { panic!("no marker is taken back") };
    let next = seat.next(game.n_seats());
    if next == game.start { pass_start_on(game) } else { ask_to_unmark(game, next) }
}
