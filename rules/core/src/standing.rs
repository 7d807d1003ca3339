//! How a game ended: points, places, and how every total adds up.

use serde::Serialize;
use tinyvec::ArrayVec;

use crate::{PerSeat, Seat};

/// The maximum number of terms in a total.
pub const TERMS_MAX: usize = 20;

/// The terms of a total, in the order in which they are explained.
pub type Terms = ArrayVec<[Term; TERMS_MAX]>;

/// The tie-breakers in order of priority; more is better.
pub type TieBreaks = ArrayVec<[Term; 3]>;

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    seats: PerSeat<Tally>,
}

/// The result of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// 1 for the winner; tied seats share a place (1, 1, 3).
    pub place: u8,
    /// The total.
    pub points: i32,
    /// The terms that add up to the total.
    pub terms: Terms,
    /// The tie-breakers in order. They do not count towards the total.
    pub tie_breaks: TieBreaks,
}

/// One line of a total: `moai 3 × 4 = 12`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The name of the term in the game's words: `moai`.
    pub what: &'static str,
    /// How many things it counts.
    pub n: i32,
    /// What each of them is worth.
    pub rate: Rate,
    /// The resulting points.
    pub points: i32,
}

/// What the things that a term counts are worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rate {
    /// They are points.
    #[default]
    Points,
    /// This many points for each.
    Each(i32),
    /// One point for every group of this many; the remainder is worth nothing.
    Per(i32),
}

impl Term {
    /// Makes a term and computes its points.
    pub fn new(what: &'static str, n: i32, rate: Rate) -> Term {
        let points = match rate {
            Rate::Points => n,
            Rate::Each(value) => n * value,
            Rate::Per(divisor) => n / divisor,
        };
        Term { what, n, rate, points }
    }
}

impl Standing {
    /// Adds up the terms of each seat and ranks the seats.
    pub fn new(n_seats: u8, mut account: impl FnMut(Seat) -> (Terms, TieBreaks)) -> Standing {
        let mut seats = PerSeat::new_with(n_seats, |seat| {
            let (terms, tie_breaks) = account(seat);
            let points = terms.iter().map(|term| term.points).sum();
            Tally { place: 0, points, terms, tie_breaks }
        });
        let unplaced = seats;
        for seat in Seat::all(n_seats) {
            let n_better =
                unplaced.values().iter().filter(|it| unplaced[seat].is_below(it)).count();
            seats[seat].place = 1 + n_better as u8;
        }
        Standing { seats }
    }

    /// Returns the result of each seat.
    pub fn seats(&self) -> &PerSeat<Tally> {
        &self.seats
    }

    /// Returns the seats in the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|(_, tally)| tally.place == 1).map(|(seat, _)| seat)
    }
}

impl Tally {
    fn is_below(&self, other: &Tally) -> bool {
        let counts = |it: &Tally| it.tie_breaks.iter().map(|term| term.n).collect::<Counts>();
        (self.points, counts(self)) < (other.points, counts(other))
    }
}

/// The counts of the tie-breakers, compared in order.
type Counts = ArrayVec<[i32; 3]>;

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(totals: &[(i32, i32)], places: &[u8]) {
        let standing = Standing::new(totals.len() as u8, |seat| {
            let (points, wood) = totals[seat.idx()];
            let mut terms = Terms::new();
            terms.push(Term::new("fame", points, Rate::Points));
            let mut tie_breaks = TieBreaks::new();
            tie_breaks.push(Term::new("wood", wood, Rate::Points));
            (terms, tie_breaks)
        });
        let actual: Vec<u8> = standing.seats().values().iter().map(|it| it.place).collect();
        assert_eq!(actual, places);
    }

    #[test]
    fn tied_seats_share_a_place_and_the_next_one_is_skipped() {
        check(&[(9, 0), (9, 0), (4, 0)], &[1, 1, 3]);
        check(&[(4, 0), (9, 0), (9, 0), (4, 0)], &[3, 1, 1, 3]);
    }

    #[test]
    fn a_tie_breaker_decides_only_between_tied_seats() {
        check(&[(9, 1), (9, 2), (4, 7)], &[2, 1, 3]);
    }

    #[test]
    fn a_term_computes_its_points() {
        assert_eq!(Term::new("moai", 3, Rate::Each(4)).points, 12);
        assert_eq!(Term::new("wood", 13, Rate::Per(5)).points, 2);
    }
}
