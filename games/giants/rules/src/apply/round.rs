//! Phases 1 and 5: rolling the dice, and taking markers back.

use rules_core::Seat;

use crate::{
    ChanceMove, CleanUpMove, Giants, Hex, Kind, Phase, Piece, Size,
    apply::begin::{self, ask_to_unmark, pass_start_on},
    data::first_round,
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
    begin::round(game);
}

/// GI-1a, GI-1b.
fn roll(game: &mut Giants, face: u8) {
    let Phase::Roll { n_left } = game.phase else { panic!("no die is to be rolled") };
    let n = if game.round == 1 { first_round(face) } else { face };
    if let Some(size) = Size::with_n(n)
        && game.statues[size.idx()] > 0
    {
        game.statues[size.idx()] -= 1;
        game.tray[size.idx()] += 1;
    }
    if n_left > 1 {
        game.phase = Phase::Roll { n_left: n_left - 1 };
    } else if game.has_statue_in_tray() {
        begin::bid(game);
    } else {
        // GI-O14: nothing to bid for.
        begin::place(game);
    }
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
