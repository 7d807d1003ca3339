//! How a number in the log is calculated, and what it counts.

/// A number in the log, with its calculation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The names of the pieces that are counted, as in their `data-piece`.
    pub ring: String,
    /// The calculation: `3 + 2 + 1 = 6`.
    pub formula: String,
}

impl Count {
    /// Returns a sum; `None` if the terms don't add up to the total.
    pub fn sum(ring: String, terms: &[u32], total: u32) -> Option<Count> {
        let texts: Vec<String> = terms.iter().map(u32::to_string).collect();
        let formula = format!("{} = {total}", texts.join(" + "));
        (terms.iter().sum::<u32>() == total).then_some(Count { ring, formula })
    }

    /// Returns a product.
    pub fn product(ring: String, n: u32, value: u32) -> Count {
        Count { ring, formula: format!("{n} × {value} = {}", n * value) }
    }
}
