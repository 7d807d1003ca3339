//! What a position is worth to each seat.

use rules_core::{SEATS_MAX, Seat, Standing};

use crate::math::exp;

/// How much of a bot's utility is winning; the rest is the margin.
///
/// Winning alone is noisy while the game is open and ignores the margin once it is
/// decided; the margin alone makes a bot play for second place.
const WIN_SHARE: f32 = 0.85;

/// The lead in points that gives half of the utility of a margin.
const HALF_MARGIN: f32 = 8.0;

/// What a position is worth to each seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    n_seats: u8,
    points: [f32; SEATS_MAX],
    wins: [f32; SEATS_MAX],
}

impl Worth {
    /// Returns what a finished game is worth. Tied winners share the win.
    pub fn of_standing(standing: &Standing) -> Worth {
        let n_seats = standing.seats().n_seats();
        let mut worth = Worth { n_seats, points: [0.0; SEATS_MAX], wins: [0.0; SEATS_MAX] };
        let share = 1.0 / standing.winners().count() as f32;
        for (seat, tally) in standing.seats().iter() {
            worth.points[seat.idx()] = tally.points as f32;
            worth.wins[seat.idx()] = if tally.place == 1 { share } else { 0.0 };
        }
        worth
    }

    /// Estimates the chances to win from expected points: a lead of `spread` points
    /// makes a win almost three times as likely.
    pub fn of_points(points: &[f32], spread: f32) -> Worth {
        let n_seats = points.len().min(SEATS_MAX);
        let mut worth =
            Worth { n_seats: n_seats as u8, points: [0.0; SEATS_MAX], wins: [0.0; SEATS_MAX] };
        worth.points[..n_seats].copy_from_slice(&points[..n_seats]);
        let most = points.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for (win, points) in worth.wins.iter_mut().zip(points) {
            *win = exp((points - most) / spread);
            sum += *win;
        }
        for win in &mut worth.wins[..n_seats] {
            *win /= sum;
        }
        worth
    }

    /// Returns the points a seat has or can expect.
    #[inline]
    pub fn points(&self, seat: Seat) -> f32 {
        self.points[seat.idx()]
    }

    /// Returns a seat's chance to win.
    #[inline]
    pub fn win(&self, seat: Seat) -> f32 {
        self.wins[seat.idx()]
    }

    /// Returns a seat's utility, from 0 to 1.
    #[inline]
    pub fn utility(&self, seat: Seat) -> f32 {
        let mut best_other = f32::MIN;
        for (idx, points) in self.points[..usize::from(self.n_seats)].iter().enumerate() {
            if idx != seat.idx() {
                best_other = best_other.max(*points);
            }
        }
        let lead = self.points(seat) - best_other;
        let margin = 0.5 + 0.5 * lead / (lead.abs() + HALF_MARGIN);
        WIN_SHARE * self.win(seat) + (1.0 - WIN_SHARE) * margin
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_follow_the_points() {
        let worth = Worth::of_points(&[20.0, 25.0, 15.0], 5.0);
        let [a, b, c] = [0, 1, 2].map(|idx| worth.win(Seat(idx)));
        assert!((a + b + c - 1.0).abs() < 1e-5);
        assert!(c < a && a < b);
        assert!((b / a - std::f32::consts::E).abs() < 0.01);
        assert!(worth.utility(Seat(2)) < worth.utility(Seat(0)));
    }

    #[test]
    fn a_larger_lead_is_better_even_when_the_win_is_sure() {
        let by_two = Worth { n_seats: 2, points: [12.0, 10.0, 0.0, 0.0, 0.0], wins: [1.0; 5] };
        let by_nine = Worth { points: [19.0, 10.0, 0.0, 0.0, 0.0], ..by_two };
        assert!(by_two.utility(Seat(0)) < by_nine.utility(Seat(0)));
        assert!(by_nine.utility(Seat(0)) <= 1.0);
    }
}
