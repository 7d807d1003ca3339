//! Evaluations: what a position is worth, told from a view of it.

mod weights;

pub use weights::{ParseWeightsError, Weights};

use std::fmt;

use rules_core::{Game, GameSet, SEATS_MAX, ViewOf};

use crate::Worth;

/// The maximum number of features of an evaluation.
pub const FEATURES_MAX: usize = 32;

/// A game whose positions can be described by a few numbers.
pub trait Evaluate: GameSet {
    /// The names of the features, as weights files call them.
    const FEATURES: &'static [&'static str];

    /// Describes the position of each seat by one number per feature. Returns the
    /// number of seats and how much of the game is left, from 1 at the start to 0.
    ///
    /// The expected points of a seat are the sum of its numbers, each
    /// multiplied by its weight. `out` holds zeros before.
    fn features(view: &ViewOf<Self>, out: &mut Features) -> (u8, f32);
}

/// The features of each seat.
pub type Features = [[f32; FEATURES_MAX]; SEATS_MAX];

/// An evaluation of a game with its weights.
pub struct Evaluation<G: Game> {
    features: fn(&G::View, &mut Features) -> (u8, f32),
    names: &'static [&'static str],
    weights: Weights,
}

impl<G: Game> Evaluation<G> {
    /// Joins a game's features with weights.
    pub fn new<S: Evaluate<Game = G>>(weights: Weights) -> Evaluation<G> {
        const { assert!(S::FEATURES.len() <= FEATURES_MAX) };
        Evaluation { features: S::features, names: S::FEATURES, weights }
    }

    /// Combines a game's features with weights from a text.
    ///
    /// # Errors
    ///
    /// Points at the line that is not what it should be.
    pub fn parse<S: Evaluate<Game = G>>(text: &str) -> Result<Evaluation<G>, ParseWeightsError> {
        Weights::parse(text, S::FEATURES).map(Evaluation::new::<S>)
    }

    /// Takes other weights for the same features.
    ///
    /// # Errors
    ///
    /// Returns the first invalid line.
    pub fn with_weights(&self, text: &str) -> Result<Evaluation<G>, ParseWeightsError> {
        let weights = Weights::parse(text, self.names)?;
        Ok(Evaluation { weights, ..*self })
    }

    /// Returns the weights for a number of seats in the order of the features, the
    /// spread at the end, and how much larger it is at the start.
    pub(crate) fn weights_of(&self, n_seats: u8) -> (Vec<f32>, (f32, f32)) {
        let table = self.weights.of_table(n_seats);
        let points = table.points[..self.names.len()].to_vec();
        (points, (table.spread_end, table.spread_start))
    }

    /// Returns the names of the features.
    pub fn names(&self) -> &'static [&'static str] {
        self.names
    }

    /// Describes the position of each seat; returns the number of seats and how much
    /// of the game is left.
    pub fn describe(&self, view: &G::View, out: &mut Features) -> (u8, f32) {
        *out = [[0.0; FEATURES_MAX]; SEATS_MAX];
        (self.features)(view, out)
    }

    /// Returns what a position is worth to each seat.
    pub fn worth(&self, view: &G::View) -> Worth {
        let mut features = [[0.0; FEATURES_MAX]; SEATS_MAX];
        let (n_seats, part_left) = (self.features)(view, &mut features);
        let n_seats = usize::from(n_seats).min(SEATS_MAX);
        let table = self.weights.of_table(n_seats as u8);
        let mut points = [0.0; SEATS_MAX];
        for (points, features) in points.iter_mut().zip(&features[..n_seats]) {
            *points = product(features, &table.points);
        }
        let spread = table.spread_at(part_left);
        Worth::of_points(&points[..n_seats], spread)
    }
}

/// Sums up numbers multiplied by their weights, four at a time.
#[inline]
fn product(numbers: &[f32; FEATURES_MAX], weights: &[f32; FEATURES_MAX]) -> f32 {
    let mut sums = [0.0; 4];
    for (numbers, weights) in numbers.chunks_exact(4).zip(weights.chunks_exact(4)) {
        for idx in 0..4 {
            sums[idx] += numbers[idx] * weights[idx];
        }
    }
    (sums[0] + sums[2]) + (sums[1] + sums[3])
}

impl<G: Game> fmt::Debug for Evaluation<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Evaluation").field("weights", &self.weights).finish_non_exhaustive()
    }
}
