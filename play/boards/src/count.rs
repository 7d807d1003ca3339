//! How a number in the log comes about, and what it counts.

/// A number in the log, opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Names of what is counted, as pieces have them in `data-piece`.
    pub ring: String,
    /// How it comes about, in numbers: `3 + 2 + 1 = 6`.
    pub formula: String,
}

impl Count {
    /// Adds up; nothing if the terms don't make the total.
    pub fn sum(ring: String, terms: &[u32], total: u32) -> Option<Count> {
        let texts: Vec<String> = terms.iter().map(u32::to_string).collect();
        let formula = format!("{} = {total}", texts.join(" + "));
        (terms.iter().sum::<u32>() == total).then_some(Count { ring, formula })
    }

    /// Multiplies.
    pub fn product(ring: String, n: u32, value: u32) -> Count {
        Count { ring, formula: format!("{n} × {value} = {}", n * value) }
    }
}
