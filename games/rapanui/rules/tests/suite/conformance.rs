//! The laws every game obeys.

use rapanui_rules::Options;
use rules_core::{Config, Options as _};

/// A table for `n_seats` with these options.
fn config(n_seats: u8, pairs: &[(&str, &str)]) -> Config<Options> {
    let options = Options::from_pairs(pairs.iter().copied()).expect("options");
    Config { n_seats, options }
}

kit::conformance!(
    rapanui_rules::RapaNui,
    choices: 220,
    config(2, &[]),
    config(3, &[("edition", "hungarian")]),
    config(4, &[("edition", "italian")]),
    config(4, &[("stone", "face-up-visible"), ("memory-aid", "on")]),
    config(2, &[("end", "column-empty"), ("stone", "top-only")]),
);
