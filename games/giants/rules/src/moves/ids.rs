//! Move ⇄ number.

use rules_core::Seat;

use crate::{
    Action, BidMove, CarveMove, Carver, ChanceMove, CleanUpMove, Hex, Kind, Move, PlaceMove, Role,
    SiteNo, Size, TransportMove, UpTo, data::SITES_MAX, hex::N_HEXES,
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
    Family { n: 5, nth: |n| Move::Chance(ChanceMove::Start(Seat(n as u8))) },
    Family { n: 4, nth: |n| Move::Chance(ChanceMove::Roll(up_to(n))) },
    Family { n: 7, nth: |n| Move::Bid(BidMove::Markers(up_to(n))) },
    Family { n: 7, nth: |n| Move::Bid(BidMove::Workers(up_to(n))) },
    Family { n: 2, nth: |n| Move::Bid(BidMove::Sorcerer(n == 1)) },
    Family { n: 2, nth: |n| Move::Bid(BidMove::Chief(n == 1)) },
    Family { n: 1, nth: |_| Move::Bid(BidMove::Ready) },
    Family { n: 6, nth: |n| Move::Carve(CarveMove::Statue(Size::ALL[n / 2], CARVERS[n % 2])) },
    Family { n: 1, nth: |_| Move::Carve(CarveMove::Decline) },
    Family { n: 3, nth: |n| Move::Place(PlaceMove::Member(Role::ALL[n])) },
    Family { n: 1, nth: |_| Move::Place(PlaceMove::BreakTablet) },
    Family { n: 1, nth: |_| Move::Place(PlaceMove::Neutral) },
    Family { n: N_HEXES, nth: |n| Move::Place(PlaceMove::NeutralFrom(hex(n))) },
    Family { n: N_HEXES, nth: |n| Move::Place(PlaceMove::On(hex(n))) },
    Family { n: 3, nth: |n| Move::Place(PlaceMove::Logs(up_to(n))) },
    Family { n: 4, nth: |n| Move::Place(PlaceMove::Use(Action::ALL[n])) },
    Family { n: SITES_MAX, nth: |n| Move::Place(PlaceMove::Reserve(SiteNo::with_idx(n))) },
    Family { n: 1, nth: |_| Move::Place(PlaceMove::NoAction) },
    Family { n: 1, nth: |_| Move::Place(PlaceMove::SpendMarker) },
    Family { n: 1, nth: |_| Move::Place(PlaceMove::Pass) },
    Family { n: Kind::N, nth: |n| Move::Transport(TransportMove::Put(Kind::ALL[n])) },
    Family { n: N_PIECES, nth: |n| Move::Transport(piece(n, TransportMove::Move)) },
    Family { n: N_PIECES, nth: |n| Move::Transport(piece(n, TransportMove::Take)) },
    Family { n: N_HEXES, nth: |n| Move::Transport(TransportMove::To(hex(n))) },
    Family { n: 5, nth: |n| Move::Transport(TransportMove::Help(Seat(n as u8))) },
    Family { n: 5, nth: |n| Move::Transport(TransportMove::HelpChief(Seat(n as u8))) },
    Family { n: SITES_MAX, nth: |n| Move::Transport(TransportMove::Erect(SiteNo::with_idx(n))) },
    Family { n: SITES_MAX, nth: |n| Move::Transport(TransportMove::Crown(SiteNo::with_idx(n))) },
    Family { n: 1, nth: |_| Move::Transport(TransportMove::Mark) },
    Family { n: 1, nth: |_| Move::Transport(TransportMove::Leave) },
    Family { n: 1, nth: |_| Move::Transport(TransportMove::Done) },
    Family { n: SITES_MAX, nth: |n| Move::Peek(SiteNo::with_idx(n)) },
    Family { n: N_PIECES, nth: |n| Move::CleanUp(piece(n, CleanUpMove::Unmark)) },
    Family { n: 1, nth: |_| Move::CleanUp(CleanUpMove::Keep) },
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
        Move::Chance(mv) => match mv {
            ChanceMove::Start(seat) => (0, seat.idx()),
            ChanceMove::Roll(face) => (1, face.n().into()),
        },
        Move::Bid(mv) => match mv {
            BidMove::Markers(n) => (2, n.n().into()),
            BidMove::Workers(n) => (3, n.n().into()),
            BidMove::Sorcerer(is_bid) => (4, is_bid.into()),
            BidMove::Chief(is_bid) => (5, is_bid.into()),
            BidMove::Ready => (6, 0),
        },
        Move::Carve(mv) => match mv {
            CarveMove::Statue(size, carver) => (7, 2 * size.idx() + carver as usize),
            CarveMove::Decline => (8, 0),
        },
        Move::Place(mv) => match mv {
            PlaceMove::Member(role) => (9, role as usize),
            PlaceMove::BreakTablet => (10, 0),
            PlaceMove::Neutral => (11, 0),
            PlaceMove::NeutralFrom(hex) => (12, hex.idx()),
            PlaceMove::On(hex) => (13, hex.idx()),
            PlaceMove::Logs(n) => (14, n.n().into()),
            PlaceMove::Use(action) => (15, action as usize),
            PlaceMove::Reserve(site) => (16, site.idx()),
            PlaceMove::NoAction => (17, 0),
            PlaceMove::SpendMarker => (18, 0),
            PlaceMove::Pass => (19, 0),
        },
        Move::Transport(mv) => match mv {
            TransportMove::Put(kind) => (20, kind.idx()),
            TransportMove::Move(kind, hex) => (21, piece_idx(kind, hex)),
            TransportMove::Take(kind, hex) => (22, piece_idx(kind, hex)),
            TransportMove::To(hex) => (23, hex.idx()),
            TransportMove::Help(seat) => (24, seat.idx()),
            TransportMove::HelpChief(seat) => (25, seat.idx()),
            TransportMove::Erect(site) => (26, site.idx()),
            TransportMove::Crown(site) => (27, site.idx()),
            TransportMove::Mark => (28, 0),
            TransportMove::Leave => (29, 0),
            TransportMove::Done => (30, 0),
        },
        Move::Peek(site) => (31, site.idx()),
        Move::CleanUp(mv) => match mv {
            CleanUpMove::Unmark(kind, hex) => (32, piece_idx(kind, hex)),
            CleanUpMove::Keep => (33, 0),
        },
    };
    (FIRST[family] + n) as u16
}

fn up_to<const MAX: u8>(n: usize) -> UpTo<MAX> {
    UpTo::new(n as u8).expect("a number within its family")
}

fn hex(n: usize) -> Hex {
    Hex::with_idx(n as u8)
}

fn piece<T>(n: usize, build: fn(Kind, Hex) -> T) -> T {
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
