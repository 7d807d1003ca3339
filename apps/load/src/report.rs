//! What was measured, as a table for people and as JSON for programs.

use std::time::Duration;

use serde_json::{Map, Value};

/// The measured times.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times(Vec<u32>);

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    pub(crate) fn n(&self) -> usize {
        self.0.len()
    }

    /// Returns a percentile (given in thousandths), in milliseconds.
    pub(crate) fn at(&mut self, share: usize) -> f64 {
        self.0.sort_unstable();
        let idx = (self.0.len() * share / 1_000).min(self.0.len().saturating_sub(1));
        self.0.get(idx).map_or(0.0, |us| f64::from(*us) / 1e3)
    }
}

/// The measured lengths, in bytes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lengths(Vec<u32>);

impl Lengths {
    pub(crate) fn add(&mut self, n_bytes: usize) {
        self.0.push(u32::try_from(n_bytes).unwrap_or(u32::MAX));
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns the median.
    pub(crate) fn median(&mut self) -> u32 {
        self.0.sort_unstable();
        self.0.get(self.0.len() / 2).copied().unwrap_or(0)
    }

    /// Returns the mean.
    pub(crate) fn mean(&self) -> u64 {
        self.0.iter().copied().map(u64::from).sum::<u64>() / self.0.len().max(1) as u64
    }
}

/// The report.
#[derive(Clone, Debug, Default)]
pub(crate) struct Report {
    rows: Vec<(String, String)>,
    json: Map<String, Value>,
}

impl Report {
    /// Adds a figure, with its unit for people.
    pub(crate) fn note(&mut self, name: &str, value: impl Into<Value>, unit: &str) {
        let value = value.into();
        let text = match &value {
            Value::Number(number) => match number.as_f64() {
                Some(real) if number.is_f64() => format!("{real:.2}"),
                _ => number.to_string(),
            },
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let shown = if unit.is_empty() { text } else { format!("{text} {unit}") };
        self.rows.push((name.to_owned(), shown));
        let key = if unit.is_empty() { name.to_owned() } else { format!("{name} ({unit})") };
        self.json.insert(key, value);
    }

    /// Adds the median and the tail of some times.
    pub(crate) fn note_times(&mut self, name: &str, times: &mut Times) {
        self.note(&format!("{name} n"), times.n(), "");
        for (share, of) in [(500, "p50"), (990, "p99"), (999, "p99.9"), (1_000, "max")] {
            self.note(&format!("{name} {of}"), times.at(share), "ms");
        }
    }

    /// Adds the lengths of events.
    pub(crate) fn note_lengths(&mut self, lengths: &mut Lengths) {
        self.note("bytes of an event, median", lengths.median(), "");
        self.note("bytes of an event, mean", lengths.mean(), "");
    }

    /// Returns the ratios of the figures that both reports have.
    pub(crate) fn ratios(&self, other: &Report) -> Report {
        let mut ratios = Report::default();
        for (name, value) in &self.json {
            let divisor = other.json.get(name).and_then(Value::as_f64).filter(|it| *it != 0.0);
            if let (Some(value), Some(divisor)) = (value.as_f64(), divisor) {
                ratios.note(name, (value / divisor * 100.0).round() / 100.0, "");
            }
        }
        ratios
    }

    pub(crate) fn table(&self) -> String {
        let width = self.rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        self.rows.iter().map(|(name, value)| format!("{name:<width$}  {value:>12}\n")).collect()
    }

    pub(crate) fn json(&self) -> Value {
        Value::Object(self.json.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_times_is_not_above_its_mark() {
        let mut times = Times::default();
        assert!(times.at(500).abs() < 1e-9);
        for ms in (1..=1_000).rev() {
            times.add(Duration::from_millis(ms));
        }
        let marks = [500, 990, 1_000].map(|share| times.at(share));
        assert_eq!(marks, [501.0, 991.0, 1_000.0]);
    }
}
