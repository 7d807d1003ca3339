//! Learns what features are worth from finished games.

use std::fmt::Write as _;

use rules_core::{Game, SEATS_MAX, Seat, Standing};

use crate::{
    Worth,
    eval::{Evaluation, FEATURES_MAX, Features},
};

/// What games teach about the weights of an evaluation, for one number of seats.
/// The lessons of several threads can be merged.
///
/// Least squares explain each seat's lead at the end by the features in which it
/// was ahead before. The points themselves would teach the wrong thing: long games
/// bring many points, whoever wins.
#[derive(Clone, Debug)]
pub struct Lesson {
    names: &'static [&'static str],
    n_seats: u8,
    /// The sums for leads over the others.
    leads: Sums,
    /// The sums for what is the same for all seats, to get the points right too.
    levels: Sums,
    /// The errors of the weights that played, by how much of the game was left: the
    /// sum of their squares, and how many there are.
    errors: [(f64, u64); N_PARTS],
    n_games: u64,
    /// The positions of the current game.
    positions: Vec<Position>,
    /// Positions for fitting the spread, and who won.
    samples: Vec<(Position, [f32; SEATS_MAX])>,
}

/// Sums for least squares.
#[derive(Clone, Debug)]
struct Sums {
    /// The sums of products of features, row by row.
    products: Vec<f64>,
    /// The sums of products of features with the values to explain.
    targets: Vec<f64>,
}

#[derive(Clone, Copy, Debug)]
struct Position {
    features: Features,
    part_left: f32,
    /// The points that the playing weights expect.
    expected: [f32; SEATS_MAX],
}

/// The number of parts of a game for which errors are reported.
const N_PARTS: usize = 4;

/// The maximum number of positions that are kept for fitting the spread.
const SAMPLES_MAX: usize = 20_000;

/// Only one in this many positions is kept, so that they come from many games.
const SAMPLE_STEP: usize = 13;

/// A feature whose squared leads add up to less than this is the same for all seats.
const COMMON_MAX: f64 = 1e-3;

/// Keeps the weights of redundant features from growing against each other.
const RIDGE: f64 = 1.0;

impl Lesson {
    /// Starts a lesson about an evaluation for this number of seats.
    pub fn new<G: Game>(evaluation: &Evaluation<G>, n_seats: u8) -> Lesson {
        let n = evaluation.names().len();
        Lesson {
            names: evaluation.names(),
            n_seats,
            leads: Sums::new(n),
            levels: Sums::new(n),
            errors: [(0.0, 0); N_PARTS],
            n_games: 0,
            positions: Vec::new(),
            samples: Vec::new(),
        }
    }

    /// Adds a position of the current game.
    pub fn see<G: Game>(&mut self, evaluation: &Evaluation<G>, view: &G::View) {
        let mut features = [[0.0; FEATURES_MAX]; SEATS_MAX];
        let (n_seats, part_left) = evaluation.describe(view, &mut features);
        let worth = evaluation.worth(view);
        let mut expected = [0.0; SEATS_MAX];
        for seat in Seat::all(n_seats) {
            expected[seat.idx()] = worth.points(seat);
        }
        self.positions.push(Position { features, part_left, expected });
    }

    /// Ends the current game and learns from it.
    pub fn end(&mut self, standing: &Standing) {
        let n = self.names.len();
        let share = 1.0 / standing.winners().count() as f32;
        let mut shares = [0.0; SEATS_MAX];
        for seat in standing.winners() {
            shares[seat.idx()] = share;
        }
        let positions = std::mem::take(&mut self.positions);
        for (idx, position) in positions.iter().enumerate() {
            let part = ((position.part_left * N_PARTS as f32) as usize).min(N_PARTS - 1);
            let (features, points) = means(&position.features, standing);
            self.levels.add(&features[..n], points);
            for (seat, tally) in standing.seats().iter() {
                let error = f64::from(position.expected[seat.idx()]) - f64::from(tally.points);
                self.errors[part].0 += error * error;
                self.errors[part].1 += 1;
                let mut lead = features;
                for (mean, own) in lead.iter_mut().zip(&position.features[seat.idx()]) {
                    *mean = f64::from(*own) - *mean;
                }
                self.leads.add(&lead[..n], f64::from(tally.points) - points);
            }
            let is_kept = (idx + self.n_games as usize).is_multiple_of(SAMPLE_STEP);
            if is_kept && self.samples.len() < SAMPLES_MAX {
                self.samples.push((*position, shares));
            }
        }
        self.positions = positions;
        self.positions.clear();
        self.n_games += 1;
    }

    /// Adds what another lesson of the same kind taught.
    pub fn merge(&mut self, other: Lesson) {
        self.leads.merge(&other.leads);
        self.levels.merge(&other.levels);
        for (ours, theirs) in self.errors.iter_mut().zip(other.errors) {
            *ours = (ours.0 + theirs.0, ours.1 + theirs.1);
        }
        self.n_games += other.n_games;
        let room = SAMPLES_MAX.saturating_sub(self.samples.len());
        self.samples.extend(other.samples.into_iter().take(room));
    }

    /// Returns how many games were learned from.
    pub fn n_games(&self) -> u64 {
        self.n_games
    }

    /// Returns the errors of the weights that played, in points, from the last part
    /// of the game to the first.
    pub fn errors(&self) -> Vec<f64> {
        self.errors.iter().map(|(sum, n)| (sum / (*n).max(1) as f64).sqrt()).collect()
    }

    /// Returns the weights that explain the results best, as a section of a
    /// weights file.
    pub fn section(&self) -> String {
        self.write(&self.weights())
    }

    /// Returns weights that choose the same moves as these, scaled to the points in
    /// the results, as a section of a weights file.
    pub(crate) fn scaled(&self, weights: &[f32]) -> String {
        let n = self.names.len();
        let weights: Vec<f64> = weights.iter().map(|it| f64::from(*it)).collect();
        let (mut told, mut real) = (0.0, 0.0);
        for (i, weight) in weights.iter().enumerate() {
            let row = &self.leads.products[i * n..(i + 1) * n];
            let sum: f64 = row.iter().zip(&weights).map(|(product, other)| product * other).sum();
            told += weight * sum;
            real += weight * self.leads.targets[i];
        }
        // Weights that predict the opposite of what happens can't be scaled.
        let scale = if told > 0.0 && real > 0.0 { real / told } else { 1.0 };
        self.write(&self.levelled(weights.iter().map(|it| it * scale).collect()))
    }

    fn write(&self, weights: &[f64]) -> String {
        let (end, start) = self.spread(weights);
        let mut text = format!("seats {}\n", self.n_seats);
        for (name, weight) in self.names.iter().zip(weights) {
            let _ = writeln!(text, "{name} {weight:.4}");
        }
        let _ = writeln!(text, "spread-end {end:.2}\nspread-start {start:.2}");
        text
    }

    /// Fits first what makes a lead, then the rest.
    fn weights(&self) -> Vec<f64> {
        self.levelled(solve(&self.leads.products, &self.leads.targets))
    }

    /// Fits the features that are the same for all seats to the points that these
    /// weights do not explain.
    fn levelled(&self, mut weights: Vec<f64>) -> Vec<f64> {
        let n = self.names.len();
        let is_common: Vec<bool> =
            (0..n).map(|i| self.leads.products[i * n + i] < COMMON_MAX).collect();
        let mut rest = Sums::new(n);
        for i in (0..n).filter(|i| is_common[*i]) {
            let row = &self.levels.products[i * n..(i + 1) * n];
            rest.targets[i] = self.levels.targets[i];
            for j in 0..n {
                if is_common[j] {
                    rest.products[i * n + j] = row[j];
                } else {
                    rest.targets[i] -= row[j] * weights[j];
                }
            }
        }
        let common = solve(&rest.products, &rest.targets);
        for (i, weight) in common.into_iter().enumerate().filter(|(i, _)| is_common[*i]) {
            weights[i] = weight;
        }
        weights
    }

    /// Finds the spread that makes the actual winners likeliest, by trial.
    fn spread(&self, weights: &[f64]) -> (f32, f32) {
        let mut best = (f64::MAX, (2.0, 7.0));
        for end in [0.5_f32, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0] {
            for start in [2.0_f32, 4.0, 6.0, 8.0, 11.0, 15.0, 20.0, 27.0] {
                let loss: f64 = self
                    .samples
                    .iter()
                    .map(|(position, shares)| {
                        position.loss(shares, weights, self.n_seats, end, start)
                    })
                    .sum();
                if loss < best.0 {
                    best = (loss, (end, start));
                }
            }
        }
        best.1
    }
}

impl Sums {
    fn new(n: usize) -> Sums {
        Sums { products: vec![0.0; n * n], targets: vec![0.0; n] }
    }

    fn add(&mut self, features: &[f64], target: f64) {
        let rows = self.products.chunks_exact_mut(features.len());
        for ((row, sum), feature) in rows.zip(&mut self.targets).zip(features) {
            *sum += feature * target;
            for (sum, other) in row.iter_mut().zip(features) {
                *sum += feature * other;
            }
        }
    }

    fn merge(&mut self, other: &Sums) {
        for (ours, theirs) in self.products.iter_mut().zip(&other.products) {
            *ours += theirs;
        }
        for (ours, theirs) in self.targets.iter_mut().zip(&other.targets) {
            *ours += theirs;
        }
    }
}

/// Returns the mean features and points over all seats.
fn means(features: &Features, standing: &Standing) -> ([f64; FEATURES_MAX], f64) {
    let mut means = [0.0; FEATURES_MAX];
    let mut points = 0.0;
    let n = f64::from(standing.seats().n_seats());
    for (seat, tally) in standing.seats().iter() {
        points += f64::from(tally.points) / n;
        for (mean, feature) in means.iter_mut().zip(&features[seat.idx()]) {
            *mean += f64::from(*feature) / n;
        }
    }
    (means, points)
}

impl Position {
    /// Returns how surprising the winner is.
    fn loss(
        &self,
        shares: &[f32; SEATS_MAX],
        weights: &[f64],
        n_seats: u8,
        end: f32,
        start: f32,
    ) -> f64 {
        let mut points = [0.0_f32; SEATS_MAX];
        let points = &mut points[..usize::from(n_seats)];
        for (points, features) in points.iter_mut().zip(&self.features) {
            let terms = weights.iter().zip(features).map(|(weight, n)| weight * f64::from(*n));
            *points = terms.sum::<f64>() as f32;
        }
        let worth = Worth::of_points(points, end + start * self.part_left);
        Seat::all(n_seats)
            .map(|seat| -f64::from(shares[seat.idx()]) * f64::from(worth.win(seat).max(1e-6)).ln())
            .sum()
    }
}

/// Solves the normal equations by Gauss-Jordan elimination, with a ridge.
fn solve(products: &[f64], targets: &[f64]) -> Vec<f64> {
    let n = targets.len();
    let mut rows: Vec<Vec<f64>> = (0..n)
        .map(|i| {
            let mut row = products[i * n..(i + 1) * n].to_vec();
            row[i] += RIDGE;
            row.push(targets[i]);
            row
        })
        .collect();
    for i in 0..n {
        // The ridge keeps the diagonal above 0; the largest pivot is the safest.
        let largest = (i..n).max_by(|a, b| rows[*a][i].abs().total_cmp(&rows[*b][i].abs()));
        rows.swap(i, largest.unwrap_or(i));
        let pivot = rows[i].clone();
        for (j, row) in rows.iter_mut().enumerate() {
            if i != j {
                let factor = row[i] / pivot[i];
                for (value, subtracted) in row.iter_mut().zip(&pivot) {
                    *value -= factor * subtracted;
                }
            }
        }
    }
    (0..n).map(|i| rows[i][n] / rows[i][i]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn least_squares_find_what_was_put_in() {
        // points = 3 a - 2 b, seen at three positions, many times over.
        let positions = [(1.0, 0.0), (0.5, 2.0), (1.0, 1.0)];
        let (mut products, mut targets) = (vec![0.0; 4], vec![0.0; 2]);
        for _ in 0..100_000 {
            for (a, b) in positions {
                let points = 3.0 * a - 2.0 * b;
                for (sum, product) in products.iter_mut().zip([a * a, a * b, b * a, b * b]) {
                    *sum += product;
                }
                targets[0] += a * points;
                targets[1] += b * points;
            }
        }
        let weights = solve(&products, &targets);
        assert!((weights[0] - 3.0).abs() < 1e-3 && (weights[1] + 2.0).abs() < 1e-3, "{weights:?}");
    }
}
