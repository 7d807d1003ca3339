//! Evaluations: what a position is worth, judged from a view of it.
//!
//! This is the only place where bots know anything about a particular game.

mod entdecker;
mod giants;
mod rapanui;
mod weights;

pub use weights::{ParseWeightsError, Weights};

use std::{
    any::Any,
    fmt,
    sync::{Arc, LazyLock},
};

use rules_core::{Game, SEATS_MAX};

use crate::Worth;

/// The maximum number of features of an evaluation.
pub const FEATURES_MAX: usize = 32;

/// A game whose positions can be described by a few numbers.
pub trait Evaluate: Game {
    /// The names of the features in weights files.
    const FEATURES: &'static [&'static str];

    /// Describes the position of each seat by one number per feature. Returns the
    /// number of seats and how much of the game is left, from 1 at the start to 0.
    ///
    /// The expected points of a seat are the sum of its numbers, each multiplied by
    /// its weight. `out` is filled with zeros before the call.
    fn features(view: &Self::View, out: &mut Features) -> (u8, f32);
}

/// The features of each seat.
pub type Features = [[f32; FEATURES_MAX]; SEATS_MAX];

/// An evaluation of a game with its weights.
pub struct Evaluation<G: Game> {
    features: fn(&G::View, &mut Features) -> (u8, f32),
    names: &'static [&'static str],
    weights: Weights,
}

impl<G: Evaluate> Evaluation<G> {
    /// Combines a game's features with weights.
    pub fn new(weights: Weights) -> Evaluation<G> {
        const { assert!(G::FEATURES.len() <= FEATURES_MAX) };
        Evaluation { features: G::features, names: G::FEATURES, weights }
    }

    /// Combines a game's features with weights from a text.
    ///
    /// # Errors
    ///
    /// Returns the first invalid line.
    pub fn parse(text: &str) -> Result<Evaluation<G>, ParseWeightsError> {
        Weights::parse(text, G::FEATURES).map(Evaluation::new)
    }
}

impl<G: Game> Evaluation<G> {
    /// Replaces the weights of the same features.
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

/// Reads the weights that come with a game.
fn built_in<G: Evaluate>(text: &str) -> Arc<Evaluation<G>> {
    Arc::new(Evaluation::parse(text).expect("weights that a test reads"))
}

type BuiltIn<G> = LazyLock<Arc<Evaluation<G>>>;

static RAPANUI: BuiltIn<rapanui_rules::RapaNui> =
    LazyLock::new(|| built_in(include_str!("../weights/rapanui.txt")));
static GIANTS: BuiltIn<giants_rules::Giants> =
    LazyLock::new(|| built_in(include_str!("../weights/giants.txt")));
static GIANTS_GREEDY: BuiltIn<giants_rules::Giants> =
    LazyLock::new(|| built_in(include_str!("../weights/giants-greedy.txt")));
static ENTDECKER: BuiltIn<entdecker_rules::Entdecker> =
    LazyLock::new(|| built_in(include_str!("../weights/entdecker.txt")));
static ENTDECKER_GREEDY: BuiltIn<entdecker_rules::Entdecker> =
    LazyLock::new(|| built_in(include_str!("../weights/entdecker-greedy.txt")));

/// Returns the evaluation of a game for a bot that searches, if the game has one. A
/// game that is not listed here is judged by simulated games, played to the end.
pub fn evaluation<G: Game>() -> Option<Arc<Evaluation<G>>> {
    find([|| &*RAPANUI, || &*GIANTS, || &*ENTDECKER])
}

/// Returns the evaluation of a game for a bot that looks one move ahead: its weights
/// have to make up for what a search would find out.
pub fn greedy_evaluation<G: Game>() -> Option<Arc<Evaluation<G>>> {
    find([|| &*RAPANUI, || &*GIANTS_GREEDY, || &*ENTDECKER_GREEDY])
}

fn find<G: Game>(all: [fn() -> &'static dyn Any; 3]) -> Option<Arc<Evaluation<G>>> {
    all.into_iter().find_map(|of| of().downcast_ref::<Arc<Evaluation<G>>>().cloned())
}
