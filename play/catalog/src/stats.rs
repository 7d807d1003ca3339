//! What many simulated games have in common.

use rules_core::{SEATS_MAX, Seat, Tally};

use crate::SimResult;

/// Sums over simulated games. Those of several threads can be merged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SimStats {
    /// How many games.
    pub n_games: u64,
    /// All moves, chance included.
    pub n_moves: u64,
    /// The moves that seats made.
    pub n_decisions: u64,
    /// The moves of the shortest game.
    pub n_moves_min: u32,
    /// The moves of the longest game.
    pub n_moves_max: u32,
    /// The rounds, in a game that has rounds.
    pub rounds: Option<RoundStats>,
    /// What each seat reached, clockwise.
    pub seats: Vec<SeatStats>,
}

/// Sums over the rounds of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundStats {
    /// All rounds.
    pub n: u64,
    /// Those of the shortest game.
    pub min: u16,
    /// Those of the longest game.
    pub max: u16,
}

impl RoundStats {
    fn merge(self, other: RoundStats) -> RoundStats {
        RoundStats {
            n: self.n + other.n,
            min: self.min.min(other.min),
            max: self.max.max(other.max),
        }
    }
}

/// Sums over what one seat reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatStats {
    /// All points.
    pub points: i64,
    /// All points squared, for the spread.
    pub points_squared: i128,
    /// The fewest points.
    pub points_min: i32,
    /// The most points.
    pub points_max: i32,
    /// How often each place was reached, the first one first.
    pub places: [u64; SEATS_MAX],
    /// Games won alone.
    pub n_won_alone: u64,
}

impl SimStats {
    /// Adds a game.
    pub fn add(&mut self, result: &SimResult) {
        let (n_moves, standing) = (result.n_moves, &result.standing);
        let is_first = self.n_games == 0;
        self.n_games += 1;
        self.n_moves += u64::from(n_moves);
        self.n_decisions += u64::from(result.n_decisions);
        self.n_moves_min = if is_first { n_moves } else { self.n_moves_min.min(n_moves) };
        self.n_moves_max = self.n_moves_max.max(n_moves);
        let rounds = result.n_rounds.map(|n| RoundStats { n: n.into(), min: n, max: n });
        self.add_rounds(rounds);
        let is_shared = standing.winners().nth(1).is_some();
        for (seat, tally) in standing.seats().iter() {
            self.add_seat(seat.idx(), &SeatStats::of(tally, is_shared));
        }
    }

    /// Adds all games of another sum.
    ///
    /// Sums over tables of different sizes can be added; a seat then has fewer
    /// games than there are.
    pub fn merge(&mut self, other: &SimStats) {
        if other.n_games == 0 {
            return;
        }
        let is_first = self.n_games == 0;
        self.n_games += other.n_games;
        self.n_moves += other.n_moves;
        self.n_decisions += other.n_decisions;
        self.n_moves_min =
            if is_first { other.n_moves_min } else { self.n_moves_min.min(other.n_moves_min) };
        self.n_moves_max = self.n_moves_max.max(other.n_moves_max);
        self.add_rounds(other.rounds);
        for (idx, theirs) in other.seats.iter().enumerate() {
            self.add_seat(idx, theirs);
        }
    }

    /// Returns the mean points of a seat.
    pub fn mean_points(&self, seat: Seat) -> Option<f64> {
        let seat = self.seats.get(seat.idx())?;
        Some(seat.points as f64 / seat.n_games() as f64)
    }

    fn add_rounds(&mut self, theirs: Option<RoundStats>) {
        self.rounds = match (self.rounds, theirs) {
            (Some(ours), Some(theirs)) => Some(ours.merge(theirs)),
            (ours, theirs) => ours.or(theirs),
        };
    }

    fn add_seat(&mut self, idx: usize, theirs: &SeatStats) {
        match self.seats.get_mut(idx) {
            Some(ours) => ours.merge(theirs),
            None => self.seats.push(*theirs),
        }
    }
}

impl SeatStats {
    /// Returns how many games the seat played.
    pub fn n_games(&self) -> u64 {
        self.places.iter().sum()
    }

    fn of(tally: &Tally, is_shared: bool) -> SeatStats {
        let mut places = [0; SEATS_MAX];
        places[usize::from(tally.place - 1)] = 1;
        SeatStats {
            points: tally.points.into(),
            points_squared: i128::from(tally.points).pow(2),
            points_min: tally.points,
            points_max: tally.points,
            places,
            n_won_alone: u64::from(tally.place == 1 && !is_shared),
        }
    }

    fn merge(&mut self, other: &SeatStats) {
        self.points += other.points;
        self.points_squared += other.points_squared;
        self.points_min = self.points_min.min(other.points_min);
        self.points_max = self.points_max.max(other.points_max);
        for (ours, theirs) in self.places.iter_mut().zip(other.places) {
            *ours += theirs;
        }
        self.n_won_alone += other.n_won_alone;
    }
}
