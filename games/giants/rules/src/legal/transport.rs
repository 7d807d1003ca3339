//! Phase 4: which pieces can be moved, where to, with whose help, to what end.

use rules_core::Seat;

use crate::{
    Carry, Force, Giants, Hex, HexSet, Kind, Move, Piece, SiteNo, Size, Stand, TransportMove,
    data::SEATS_MAX,
};

/// GI-4A to GI-4H: the actions.
pub(super) fn actions_of_phase(game: &Giants, seat: Seat, out: &mut Vec<Move>) {
    let front = &game.tribes[seat].front;
    out.extend(
        Kind::ALL
            .into_iter()
            .filter(|kind| front.n_of(*kind) > 0)
            .map(TransportMove::Put)
            .map(Move::Transport),
    );
    if !game.pieces.as_slice().is_empty() {
        let ends = Ends::new(game, seat);
        out.extend(picks(game, seat).filter(|it| can_act(game, &ends, it)).map(|it| {
            let (kind, hex) = (it.piece.kind(), it.hex);
            Move::Transport(if it.must_be_kept() {
                TransportMove::Take(kind, hex)
            } else {
                TransportMove::Move(kind, hex)
            })
        }));
    }
    if !front.has_piece() {
        out.push(Move::Transport(TransportMove::Done));
    }
}

/// The pieces on the map that a seat might take in its hand: those with its
/// own marker or none (GI-4D, GI-O12).
///
/// Of equal pieces on a hex there is one: one that the seat may still move, if
/// there is any (GI-O19).
pub(crate) fn picks(game: &Giants, seat: Seat) -> impl Iterator<Item = Carry> {
    game.pieces.as_slice().chunk_by(|a: &Piece, b: &Piece| a.is_like(*b)).filter_map(move |alike| {
        let piece = *alike.first()?;
        if piece.marker().is_some_and(|it| it != seat) {
            return None;
        }
        let piece = alike.iter().find(|it| it.mover() != Some(seat)).copied().unwrap_or(piece);
        Some(Carry { seat, piece, is_put: false, hex: piece.hex() })
    })
}

/// Where a seat could end the way of a statue or of a headdress for good.
struct Ends {
    statue: HexSet,
    headdress: HexSet,
    has_marker: bool,
}

impl Ends {
    fn new(game: &Giants, seat: Seat) -> Ends {
        let (mut statue, mut headdress) = (HexSet::EMPTY, HexSet::EMPTY);
        let occupied = game.land.occupied();
        let sites = game.options.board.numbered_sites();
        for (no, site) in sites.filter(|(_, site)| occupied.contains(site.hex)) {
            if can_erect(game, seat, no) {
                statue.insert(site.hex);
            }
            if can_crown(game, seat, no) {
                headdress.insert(site.hex);
            }
        }
        Ends { statue, headdress, has_marker: game.tribes[seat].behind.markers > 0 }
    }

    fn of(&self, kind: Kind) -> HexSet {
        match kind {
            Kind::Statue(_) => self.statue,
            Kind::Headdress => self.headdress,
        }
    }
}

/// Returns where a seat could erect a statue, or put a headdress on one.
fn ends(game: &Giants, seat: Seat, kind: Kind) -> HexSet {
    Ends::new(game, seat).of(kind)
}

/// GI-O21: only a piece with which some action can be finished.
fn can_act(game: &Giants, ends: &Ends, carry: &Carry) -> bool {
    let kind = carry.piece.kind();
    let here = HexSet::of(carry.hex);
    let ends = (ends.of(kind), ends.has_marker);
    if !(ends.0 & here).is_empty() || (carry.must_be_kept() && ends.1) {
        return true;
    }
    let open = game.strong[kind.weight().idx()].without(here);
    let next = here.neighbours() & open;
    carry.can_move() && can_end_beyond(carry, ends, next, open)
}

/// Returns whether some of the next hexes lead to a legal end through hexes
/// that are open.
fn can_end_beyond(
    carry: &Carry,
    (ends, has_marker): (HexSet, bool),
    next: HexSet,
    open: HexSet,
) -> bool {
    if !carry.must_be_kept() || has_marker {
        return !next.is_empty();
    }
    // Any way to an end can be walked without entering a hex twice.
    !(next.flood(open) & ends).is_empty()
}

/// GI-4E: a free site and a pedestal, or a site one has reserved; and an own
/// member on the hex.
#[inline]
fn can_erect(game: &Giants, seat: Seat, site: SiteNo) -> bool {
    let stand = game.stand(site);
    let is_open = if stand == Stand::FREE {
        game.tribes[seat].behind.pedestals > 0
    } else {
        stand == Stand::reserved(seat)
    };
    is_open && game.land.is_present(game.options.board.site(site).hex, seat)
}

/// GI-4F, GI-O13: an own statue without a headdress, and an own member on the
/// hex.
#[inline]
fn can_crown(game: &Giants, seat: Seat, site: SiteNo) -> bool {
    let stand = game.stand(site);
    stand.owner() == Some(seat)
        && stand.statue().is_some()
        && !stand.has_headdress()
        && game.land.is_present(game.options.board.site(site).hex, seat)
}

/// Onward, or an end.
pub(super) fn steps(game: &Giants, carry: &Carry, out: &mut Vec<Move>) {
    out.extend(next_hexes(game, carry).iter().map(TransportMove::To).map(Move::Transport));
    let sites = game.options.board.sites_at(carry.hex);
    match carry.piece.kind() {
        Kind::Statue(_) => {
            out.extend(
                sites
                    .filter(|it| can_erect(game, carry.seat, *it))
                    .map(TransportMove::Erect)
                    .map(Move::Transport),
            );
        }
        Kind::Headdress => {
            out.extend(
                sites
                    .filter(|it| can_crown(game, carry.seat, *it))
                    .map(TransportMove::Crown)
                    .map(Move::Transport),
            );
        }
    }
    if can_mark(game, carry) {
        out.push(Move::Transport(TransportMove::Mark));
    }
    if can_leave(carry) {
        out.push(Move::Transport(TransportMove::Leave));
    }
}

/// Returns where the piece may go on to (GI-T2, GI-O18, GI-O21).
fn next_hexes(game: &Giants, carry: &Carry) -> HexSet {
    if !carry.can_move() {
        return HexSet::EMPTY;
    }
    let kind = carry.piece.kind();
    let open = game.strong[kind.weight().idx()].without(game.route);
    let next = HexSet::of(carry.hex).neighbours() & open;
    let has_marker = game.tribes[carry.seat].behind.markers > 0;
    if next.is_empty() || !carry.must_be_kept() || has_marker {
        return next;
    }
    let ends = (ends(game, carry.seat, kind), has_marker);
    let leads_on = |hex: &Hex| can_end_beyond(carry, ends, HexSet::of(*hex), open);
    next.iter().filter(leads_on).collect()
}

/// GI-4G: a piece without a marker, and a marker behind the screen.
fn can_mark(game: &Giants, carry: &Carry) -> bool {
    carry.piece.marker().is_none() && game.tribes[carry.seat].behind.markers > 0
}

/// GI-4C, GI-4D: a piece just put on the map, or an own one that has moved.
fn can_leave(carry: &Carry) -> bool {
    carry.is_put || (!carry.must_be_kept() && carry.has_moved())
}

/// GI-O10: the next helper of some minimal set: as many workers and sorcerers
/// as are lacking, seat by seat, or one chief alone.
pub(super) fn helpers(
    force: &Force,
    weight: Size,
    (n_left, helper, n_taken): (u8, Seat, u8),
    out: &mut Vec<Move>,
) {
    let is_first = n_left == force.lack(weight);
    let seats = || (helper.0..SEATS_MAX as u8).map(Seat);
    let taken = |seat: Seat| if seat == helper { n_taken } else { 0 };
    let mut n_beyond: u8 = seats().map(|seat| force.hands[seat.idx()] - taken(seat)).sum();
    for seat in seats() {
        let n_here = force.hands[seat.idx()] - taken(seat);
        if n_here > 0 && n_left <= n_beyond {
            out.push(Move::Transport(TransportMove::Help(seat)));
        }
        n_beyond -= n_here;
    }
    if is_first {
        let chiefs = (0..SEATS_MAX as u8).map(Seat).filter(|it| force.has_foreign_chief(*it));
        out.extend(chiefs.map(TransportMove::HelpChief).map(Move::Transport));
    }
}
