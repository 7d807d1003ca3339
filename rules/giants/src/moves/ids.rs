//! Move ⇄ number.

use rules_core::Seat;

use crate::{
    Action, Carver, Hex, Kind, Move, Role, SiteNo, Size, UpTo, data::SITES_MAX, hex::N_HEXES,
};

const N_PIECES: usize = Kind::N * N_HEXES;
const CARVERS: [Carver; 2] = [Carver::Workers, Carver::Chief];

/// A row of moves that differ in one or two values.
struct Family {
    n: usize,
    nth: fn(usize) -> Move,
}

/// All of them. Their order makes the numbers, so new ones go to the end.
const FAMILIES: [Family; 34] = [
    Family { n: 5, nth: |n| Move::Start(Seat(n as u8)) },
    Family { n: 4, nth: |n| Move::Roll(up_to(n)) },
    Family { n: 7, nth: |n| Move::BidMarkers(up_to(n)) },
    Family { n: 7, nth: |n| Move::BidWorkers(up_to(n)) },
    Family { n: 2, nth: |n| Move::BidSorcerer(n == 1) },
    Family { n: 2, nth: |n| Move::BidChief(n == 1) },
    Family { n: 1, nth: |_| Move::Ready },
    Family { n: 6, nth: |n| Move::Carve(Size::ALL[n / 2], CARVERS[n % 2]) },
    Family { n: 1, nth: |_| Move::Decline },
    Family { n: 3, nth: |n| Move::Place(Role::ALL[n]) },
    Family { n: 1, nth: |_| Move::BreakTablet },
    Family { n: 1, nth: |_| Move::PlaceNeutral },
    Family { n: N_HEXES, nth: |n| Move::PlaceNeutralFrom(hex(n)) },
    Family { n: N_HEXES, nth: |n| Move::On(hex(n)) },
    Family { n: 3, nth: |n| Move::Logs(up_to(n)) },
    Family { n: 4, nth: |n| Move::Use(Action::ALL[n]) },
    Family { n: SITES_MAX, nth: |n| Move::Reserve(SiteNo::with_idx(n)) },
    Family { n: 1, nth: |_| Move::NoAction },
    Family { n: 1, nth: |_| Move::SpendMarker },
    Family { n: 1, nth: |_| Move::Pass },
    Family { n: Kind::N, nth: |n| Move::Put(Kind::ALL[n]) },
    Family { n: N_PIECES, nth: |n| piece(n, Move::Move) },
    Family { n: N_PIECES, nth: |n| piece(n, Move::Take) },
    Family { n: N_HEXES, nth: |n| Move::To(hex(n)) },
    Family { n: 5, nth: |n| Move::Help(Seat(n as u8)) },
    Family { n: 5, nth: |n| Move::HelpChief(Seat(n as u8)) },
    Family { n: SITES_MAX, nth: |n| Move::Erect(SiteNo::with_idx(n)) },
    Family { n: SITES_MAX, nth: |n| Move::Crown(SiteNo::with_idx(n)) },
    Family { n: 1, nth: |_| Move::Mark },
    Family { n: 1, nth: |_| Move::Leave },
    Family { n: 1, nth: |_| Move::Done },
    Family { n: SITES_MAX, nth: |n| Move::Peek(SiteNo::with_idx(n)) },
    Family { n: N_PIECES, nth: |n| piece(n, Move::Unmark) },
    Family { n: 1, nth: |_| Move::Keep },
];

/// The number of the first move of each family.
const FIRST: [usize; FAMILIES.len() + 1] = {
    let mut first = [0; FAMILIES.len() + 1];
    let mut idx = 0;
    while idx < FAMILIES.len() {
        first[idx + 1] = first[idx] + FAMILIES[idx].n;
        idx += 1;
    }
    first
};

/// How many moves there are.
pub(crate) const N_IDS: usize = FIRST[FAMILIES.len()];

pub(crate) fn move_with_id(id: u16) -> Option<Move> {
    let id = usize::from(id);
    let family = FIRST.partition_point(|first| *first <= id) - 1;
    FAMILIES.get(family).map(|it| (it.nth)(id - FIRST[family]))
}

pub(crate) fn move_id(mv: Move) -> u16 {
    let (family, n) = match mv {
        Move::Start(seat) => (0, seat.idx()),
        Move::Roll(face) => (1, face.n().into()),
        Move::BidMarkers(n) => (2, n.n().into()),
        Move::BidWorkers(n) => (3, n.n().into()),
        Move::BidSorcerer(is_bid) => (4, is_bid.into()),
        Move::BidChief(is_bid) => (5, is_bid.into()),
        Move::Ready => (6, 0),
        Move::Carve(size, carver) => (7, 2 * size.idx() + carver as usize),
        Move::Decline => (8, 0),
        Move::Place(role) => (9, role as usize),
        Move::BreakTablet => (10, 0),
        Move::PlaceNeutral => (11, 0),
        Move::PlaceNeutralFrom(hex) => (12, hex.idx()),
        Move::On(hex) => (13, hex.idx()),
        Move::Logs(n) => (14, n.n().into()),
        Move::Use(action) => (15, action as usize),
        Move::Reserve(site) => (16, site.idx()),
        Move::NoAction => (17, 0),
        Move::SpendMarker => (18, 0),
        Move::Pass => (19, 0),
        Move::Put(kind) => (20, kind.idx()),
        Move::Move(kind, hex) => (21, piece_idx(kind, hex)),
        Move::Take(kind, hex) => (22, piece_idx(kind, hex)),
        Move::To(hex) => (23, hex.idx()),
        Move::Help(seat) => (24, seat.idx()),
        Move::HelpChief(seat) => (25, seat.idx()),
        Move::Erect(site) => (26, site.idx()),
        Move::Crown(site) => (27, site.idx()),
        Move::Mark => (28, 0),
        Move::Leave => (29, 0),
        Move::Done => (30, 0),
        Move::Peek(site) => (31, site.idx()),
        Move::Unmark(kind, hex) => (32, piece_idx(kind, hex)),
        Move::Keep => (33, 0),
    };
    (FIRST[family] + n) as u16
}

fn up_to<const MAX: u8>(n: usize) -> UpTo<MAX> {
    UpTo::new(n as u8).expect("a number within its family")
}

fn hex(n: usize) -> Hex {
    Hex::with_idx(n as u8)
}

fn piece(n: usize, build: fn(Kind, Hex) -> Move) -> Move {
    build(Kind::ALL[n % Kind::N], hex(n / Kind::N))
}

fn piece_idx(kind: Kind, hex: Hex) -> usize {
    Kind::N * hex.idx() + kind.idx()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_move_and_every_move_one_text() {
        for id in 0..N_IDS as u16 {
            let mv = move_with_id(id).unwrap();
            assert_eq!(move_id(mv), id, "{mv}");
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
        assert_eq!(move_with_id(N_IDS as u16), None);
        assert_eq!(move_with_id(u16::MAX), None);
    }

    #[test]
    fn a_net_can_have_an_output_for_each_move() {
        const { assert!(N_IDS <= 4_096) };
    }
}
