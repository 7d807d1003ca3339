//! The weights of an evaluation: a short text that people can read.

use std::{error, fmt};

use rules_core::SEATS_MAX;

use super::FEATURES_MAX;

/// What each feature of a game is worth, for each number of seats.
///
/// The text has one section per number of seats, `seats 2`, with one line per feature,
/// `fame 1.0`. Lines that begin with `#` are comments.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    tables: [TableWeights; SEATS_MAX],
}

/// The weights for one number of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct TableWeights {
    /// Points for each feature.
    pub(crate) points: [f32; FEATURES_MAX],
    /// How far results spread around the expected ones at the end of the game.
    pub(crate) spread_end: f32,
    /// How much farther they spread at the start.
    pub(crate) spread_start: f32,
}

impl TableWeights {
    /// Returns the spread when this fraction of the game is left.
    pub(crate) fn spread_at(&self, part_left: f32) -> f32 {
        self.spread_end + part_left * self.spread_start
    }
}

/// The minimum spread: the end is never quite certain before it is reached.
const SPREAD_MIN: f32 = 0.25;

impl Weights {
    pub(crate) fn of_table(&self, n_seats: u8) -> &TableWeights {
        &self.tables[usize::from(n_seats.clamp(1, SEATS_MAX as u8)) - 1]
    }

    /// Reads weights for features with these names.
    ///
    /// # Errors
    ///
    /// Returns the first invalid line, or what is missing.
    pub fn parse(text: &str, features: &[&str]) -> Result<Weights, ParseWeightsError> {
        let mut tables = [TableWeights::default(); SEATS_MAX];
        let mut n_seats = None;
        let mut n_lines = [0_usize; SEATS_MAX];
        for (idx, line) in text.lines().enumerate() {
            let fail = |expected: String| ParseWeightsError { line: idx + 1, expected };
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let Some((name, number)) = line.split_once(char::is_whitespace) else {
                return Err(fail("a name and a number".to_owned()));
            };
            let number = number.trim();
            if name == "seats" {
                let n: usize = number.parse().unwrap_or(0);
                if !(1..=SEATS_MAX).contains(&n) {
                    return Err(fail(format!("a number of seats from 1 to {SEATS_MAX}")));
                }
                n_seats = Some(n);
                continue;
            }
            let Some(n_seats) = n_seats else {
                return Err(fail("`seats` and a number before the first weight".to_owned()));
            };
            let Some(number) = number.parse().ok().filter(|it: &f32| it.is_finite()) else {
                return Err(fail("a number".to_owned()));
            };
            let table = &mut tables[n_seats - 1];
            match features.iter().position(|it| *it == name) {
                Some(feature) => table.points[feature] = number,
                None if name == "spread-end" => table.spread_end = number.max(SPREAD_MIN),
                None if name == "spread-start" => table.spread_start = number.max(0.0),
                None => return Err(fail(format!("one of {}", features.join(", ")))),
            }
            n_lines[n_seats - 1] += 1;
        }
        let n_expected = features.len() + 2;
        match n_lines.iter().position(|n| *n != 0 && *n != n_expected) {
            Some(idx) => {
                let expected =
                    format!("{n_expected} lines for {} seats, found {}", idx + 1, n_lines[idx]);
                Err(ParseWeightsError { line: text.lines().count(), expected })
            }
            None => Ok(Weights { tables }),
        }
    }
}

/// Error when a text is not a list of weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseWeightsError {
    line: usize,
    expected: String,
}

impl fmt::Display for ParseWeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl error::Error for ParseWeightsError {}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[&str] = &["fame", "wood"];

    #[test]
    fn weights_are_read_by_name() {
        let text = "# by hand\nseats 2\nwood 0.5\nfame 1\nspread-end 2\nspread-start 6\n";
        let weights = Weights::parse(text, NAMES).unwrap();
        let table = weights.of_table(2);
        assert_eq!(table.points[..2], [1.0, 0.5]);
        assert_eq!(table.spread_at(0.5), 5.0);
    }

    #[test]
    fn mistakes_are_pointed_at() {
        for (text, expected) in [
            ("fame 1", "line 1: expected `seats` and a number before the first weight"),
            ("seats 9", "line 1: expected a number of seats from 1 to 5"),
            ("seats 2\nfame much", "line 2: expected a number"),
            ("seats 2\ngold 1", "line 2: expected one of fame, wood"),
            ("seats 2\nfame 1", "line 2: expected 4 lines for 2 seats, found 1"),
        ] {
            assert_eq!(Weights::parse(text, NAMES).unwrap_err().to_string(), expected);
        }
    }
}
