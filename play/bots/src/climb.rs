//! Learns weights by hill climbing: variations that win are kept.

use std::fmt::Write as _;

use rules_core::{Dice, Game};

use crate::{Lesson, eval::Evaluation};

/// Weights that climb towards those that win, for one number of seats.
///
/// [`Lesson`](crate::Lesson) looks at which positions came before good results. In
/// a game with correlated features that can mislead: what leaders have is not always
/// what made them lead. Here the weights are varied a little in both directions, both
/// variations play in the same games, and the weights move towards the winner.
#[derive(Clone, Debug)]
pub struct Climb {
    names: &'static [&'static str],
    n_seats: u8,
    weights: Vec<f32>,
    spread: (f32, f32),
    /// The direction of the previous steps.
    drift: Vec<f32>,
}

/// A variation of the weights, in units of the usual variation of each.
#[derive(Clone, Debug)]
pub struct Nudge {
    parts: Vec<f32>,
}

/// By what fraction a weight is varied.
const PART: f32 = 0.3;
/// Smaller weights are varied as if they were this large.
const SMALL: f32 = 0.3;
/// How much of the direction of the previous step is kept.
const KEPT: f32 = 0.7;

impl Climb {
    /// Starts with the weights of an evaluation.
    pub fn new<G: Game>(evaluation: &Evaluation<G>, n_seats: u8) -> Climb {
        let (weights, spread) = evaluation.weights_of(n_seats);
        let drift = vec![0.0; weights.len()];
        Climb { names: evaluation.names(), n_seats, weights, spread, drift }
    }

    /// Makes a random variation.
    pub fn nudge(&self, dice: &mut Dice) -> Nudge {
        // Close enough to a normal distribution with a standard deviation of 1.
        let mut part = || (0..3).map(|_| unit(dice)).sum::<f32>() * 2.0 - 3.0;
        Nudge { parts: self.names.iter().map(|_| part()).collect() }
    }

    /// Writes the weights with a variation, or with its opposite, as a section of a
    /// weights file.
    pub fn section(&self, nudge: &Nudge, is_opposite: bool) -> String {
        let sign = if is_opposite { -1.0 } else { 1.0 };
        let parts = self.weights.iter().zip(&nudge.parts);
        self.write(parts.map(|(weight, part)| weight + sign * part * usual(*weight)))
    }

    /// Writes the weights as a section of a weights file.
    pub fn to_section(&self) -> String {
        self.write(self.weights.iter().copied())
    }

    /// Writes the weights as a section of a weights file, scaled to the points that
    /// are scored in games.
    pub fn scaled_by(&self, lesson: &Lesson) -> String {
        lesson.scaled(&self.weights)
    }

    fn write(&self, weights: impl Iterator<Item = f32>) -> String {
        let mut text = format!("seats {}\n", self.n_seats);
        for (name, weight) in self.names.iter().zip(weights) {
            let _ = writeln!(text, "{name} {weight:.4}");
        }
        let (end, start) = self.spread;
        let _ = writeln!(text, "spread-end {end:.2}\nspread-start {start:.2}");
        text
    }

    /// Takes a step of this length towards the variations that beat their opposites,
    /// each with the points by which it did.
    pub fn step(&mut self, trials: &[(Nudge, f64)], length: f32) {
        let n = trials.len().max(1) as f32;
        for (idx, drift) in self.drift.iter_mut().enumerate() {
            let pull = trials.iter().map(|(nudge, lead)| nudge.parts[idx] * *lead as f32);
            *drift = KEPT * *drift + (1.0 - KEPT) * pull.sum::<f32>() / n;
        }
        let norm = self.drift.iter().map(|it| it * it).sum::<f32>().sqrt().max(1e-6);
        for (weight, drift) in self.weights.iter_mut().zip(&self.drift) {
            *weight += length * drift / norm * usual(*weight);
        }
    }
}

/// Returns by how much a weight is usually varied.
fn usual(weight: f32) -> f32 {
    PART * weight.abs().max(SMALL)
}

/// Returns a number from 0 up to, but not including, 1.
fn unit(dice: &mut Dice) -> f32 {
    (dice.word() >> 40) as f32 / (1_u32 << 24) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_lead_to_what_comes_out_ahead() {
        // A larger first weight wins; the second one is noise.
        let mut climb = Climb {
            names: &["good", "idle"],
            n_seats: 2,
            weights: vec![1.0, 1.0],
            spread: (1.0, 1.0),
            drift: vec![0.0; 2],
        };
        let mut dice = Dice::from_seed(1);
        for _ in 0..20 {
            let nudges: Vec<Nudge> = (0..16).map(|_| climb.nudge(&mut dice)).collect();
            let trials: Vec<_> =
                nudges.into_iter().map(|it| (it.clone(), f64::from(it.parts[0]))).collect();
            climb.step(&trials, 0.5);
        }
        assert!(climb.weights[0] > 2.0, "{climb:?}");
        assert!((0.5..1.7).contains(&climb.weights[1]), "{climb:?}");
    }

    #[test]
    fn a_nudge_and_its_opposite_lie_around_the_weights() {
        let climb = Climb {
            names: &["fame"],
            n_seats: 3,
            weights: vec![2.0],
            spread: (1.0, 4.0),
            drift: vec![0.0],
        };
        let nudge = Nudge { parts: vec![0.5] };
        assert_eq!(climb.section(&nudge, false).lines().nth(1), Some("fame 2.3000"));
        assert_eq!(climb.section(&nudge, true).lines().nth(1), Some("fame 1.7000"));
        let text = "seats 3\nfame 2.0000\nspread-end 1.00\nspread-start 4.00\n";
        assert_eq!(climb.to_section(), text);
    }
}
