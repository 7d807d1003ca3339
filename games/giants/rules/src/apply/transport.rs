//! Phase 4: pieces are moved, marked, erected and put on.

use rules_core::Seat;

use crate::{
    Carry, Force, Giants, Hex, HexSet, Kind, Phase, Piece, SiteNo, Stand, TransportMove,
    apply::begin, data::SEATS_MAX, legal,
};

pub(super) fn transport(game: &mut Giants, mv: TransportMove) {
    match mv {
        TransportMove::Put(kind) => put(game, kind),
        TransportMove::Move(kind, hex) => pick(game, kind, hex, IsOwn::Yes),
        TransportMove::Take(kind, hex) => pick(game, kind, hex, IsOwn::No),
        TransportMove::To(hex) => to(game, hex),
        TransportMove::Help(seat) => help(game, seat),
        TransportMove::HelpChief(seat) => help_chief(game, seat),
        TransportMove::Erect(site) => erect(game, site),
        TransportMove::Crown(site) => crown(game, site),
        TransportMove::Mark => mark(game),
        TransportMove::Leave => leave(game),
        TransportMove::Done => done(game),
    }
}

/// GI-O9: the phase ends when all are done in a row.
fn done(game: &mut Giants) {
    let Phase::Transport { seat, n_done } = game.phase else { panic!("nobody transports") };
    if n_done + 1 == game.n_seats() {
        begin::clean_up(game);
    } else {
        let seat = seat.next(game.n_seats());
        game.phase = Phase::Transport { seat, n_done: n_done + 1 };
    }
}

/// GI-4A, GI-4B.
fn put(game: &mut Giants, kind: Kind) {
    let Phase::Transport { seat, .. } = game.phase else { panic!("nobody transports") };
    *game.tribes[seat].front.n_of_mut(kind) -= 1;
    let hex = match kind {
        Kind::Statue(_) => game.options.board.quarry(),
        Kind::Headdress => game.options.board.clay_pit(),
    };
    let piece = Piece::new(kind, hex, None, None);
    carry(game, Carry { seat, piece, is_put: true, hex });
}

/// GI-4D: takes a piece with the seat's own marker, or an unmarked one, in hand.
fn pick(game: &mut Giants, kind: Kind, hex: Hex, is_own: IsOwn) {
    let Phase::Transport { seat, .. } = game.phase else { panic!("nobody transports") };
    let marker = match is_own {
        IsOwn::Yes => Some(seat),
        IsOwn::No => None,
    };
    let is_it = |it: &Carry| (it.piece.kind(), it.hex, it.piece.marker()) == (kind, hex, marker);
    let picked = legal::picks(game, seat).find(is_it).expect("a piece that can be taken");
    game.pieces.remove(picked.piece);
    carry(game, picked);
}

/// Whose marker is on the piece that is picked up.
enum IsOwn {
    /// The seat's own.
    Yes,
    /// Nobody's.
    No,
}

fn carry(game: &mut Giants, carry: Carry) {
    game.route = HexSet::of(carry.hex);
    game.phase = Phase::Carry(carry);
}

/// GI-T2: onto a neighbouring hex, with or without a choice of helpers.
fn to(game: &mut Giants, hex: Hex) {
    let Phase::Carry(carry) = game.phase else { panic!("no piece is in hand") };
    let weight = carry.piece.kind().weight();
    let force = game.land.force(hex, carry.seat);
    let lack = force.lack(weight);
    let n_hands: u8 = force.hands.iter().sum();
    if lack == 0 {
        arrive(game, carry, hex);
    } else if n_hands < lack && force.chiefs.count_ones() == 1 {
        let chief = Seat(force.chiefs.trailing_zeros() as u8);
        game.tribes[chief].help += u32::from(weight.n());
        arrive(game, carry, hex);
    } else if force.chiefs == 0 {
        help_on(game, &force, Help { carry, hex, n_left: lack, helper: Seat(0), n_taken: 0 });
    } else {
        game.phase = Phase::Help { carry, hex, n_left: lack, helper: Seat(0), n_taken: 0 };
    }
}

/// What is known of a step while helpers are chosen: see [`Phase::Help`].
struct Help {
    carry: Carry,
    hex: Hex,
    n_left: u8,
    helper: Seat,
    n_taken: u8,
}

/// Asks for the next helper where there is a choice; seats that can't be left out
/// help without being chosen.
fn help_on(game: &mut Giants, force: &Force, mut step: Help) {
    let mut idle = force.hands;
    idle[..step.helper.idx()].fill(0);
    idle[step.helper.idx()] -= step.n_taken;
    let mut n_idle: u8 = idle.iter().sum();
    for seat in (step.helper.0..SEATS_MAX as u8).map(Seat) {
        n_idle -= idle[seat.idx()];
        // The seats beyond this one are too few for the rest.
        let n_forced = step.n_left.saturating_sub(n_idle);
        if n_forced > 0 {
            game.tribes[seat].help += u32::from(n_forced);
            let n_before = if seat == step.helper { step.n_taken } else { 0 };
            (step.helper, step.n_taken) = (seat, n_before + n_forced);
            step.n_left -= n_forced;
            idle[seat.idx()] -= n_forced;
        }
        if step.n_left > 0 && idle[seat.idx()] > 0 {
            let Help { carry, hex, n_left, helper, n_taken } = step;
            game.phase = Phase::Help { carry, hex, n_left, helper, n_taken };
            return;
        }
    }
    arrive(game, step.carry, step.hex);
}

/// GI-T4: a worker or sorcerer of another seat.
fn help(game: &mut Giants, seat: Seat) {
    let Phase::Help { carry, hex, n_left, helper, n_taken } = game.phase else {
        panic!("no help is needed")
    };
    game.tribes[seat].help += 1;
    let force = game.land.force(hex, carry.seat);
    let n_taken = if seat == helper { n_taken + 1 } else { 1 };
    help_on(game, &force, Help { carry, hex, n_left: n_left - 1, helper: seat, n_taken });
}

/// GI-T5: the chief of another seat does it alone.
fn help_chief(game: &mut Giants, seat: Seat) {
    let Phase::Help { carry, hex, .. } = game.phase else { panic!("no help is needed") };
    game.tribes[seat].help += u32::from(carry.piece.kind().weight().n());
    arrive(game, carry, hex);
}

fn arrive(game: &mut Giants, carry: Carry, hex: Hex) {
    game.route.insert(hex);
    game.phase = Phase::Carry(Carry { hex, ..carry });
}

/// GI-4E.
fn erect(game: &mut Giants, site: SiteNo) {
    let carry = finish(game);
    let Kind::Statue(size) = carry.piece.kind() else { panic!("only statues are erected") };
    if game.stand(site) == Stand::FREE {
        game.tribes[carry.seat].behind.pedestals -= 1;
    }
    game.stands[site.idx()] = Stand::reserved(carry.seat).with_statue(size);
    return_marker(game, &carry);
}

/// GI-4F.
fn crown(game: &mut Giants, site: SiteNo) {
    let carry = finish(game);
    game.stands[site.idx()] = game.stand(site).with_headdress();
    return_marker(game, &carry);
}

/// GI-4G: the marker of a piece that has arrived comes back.
fn return_marker(game: &mut Giants, carry: &Carry) {
    if carry.piece.marker().is_some() {
        game.tribes[carry.seat].behind.markers += 1;
    }
}

fn mark(game: &mut Giants) {
    let carry = finish(game);
    game.tribes[carry.seat].behind.markers -= 1;
    lay_down(game, &carry, Some(carry.seat));
}

fn leave(game: &mut Giants) {
    let carry = finish(game);
    lay_down(game, &carry, carry.piece.marker());
}

fn lay_down(game: &mut Giants, carry: &Carry, marker: Option<Seat>) {
    let has_moved = carry.has_moved() || !carry.can_move();
    let mover = if has_moved { Some(carry.seat) } else { carry.piece.mover() };
    game.pieces.add(Piece::new(carry.piece.kind(), carry.hex, marker, mover));
}

/// Ends the action and returns what was in hand.
///
/// GI-O19: if it has not moved, and an equal piece lies there which the seat
/// has moved before, that one is meant: the other may still move.
fn finish(game: &mut Giants) -> Carry {
    let Phase::Carry(mut carry) = game.phase else { panic!("no piece is in hand") };
    game.route = HexSet::EMPTY;
    game.phase = Phase::Transport { seat: carry.seat.next(game.n_seats()), n_done: 0 };
    if !carry.is_put && !carry.has_moved() && carry.can_move() {
        let (kind, marker) = (carry.piece.kind(), carry.piece.marker());
        let moved = Piece::new(kind, carry.hex, marker, Some(carry.seat));
        if game.pieces.as_slice().contains(&moved) {
            game.pieces.remove(moved);
            game.pieces.add(carry.piece);
            carry.piece = moved;
        }
    }
    carry
}
