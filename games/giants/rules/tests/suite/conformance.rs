//! The laws every game obeys.

use giants_rules::Options;
use rules_core::{Config, Options as _};

/// A table for `n_seats` with these options.
fn config(n_seats: u8, pairs: &[(&str, &str)]) -> Config<Options> {
    let options = Options::from_pairs(pairs.iter().copied()).expect("options");
    Config { n_seats, options }
}

/// A tiny island on which people meet and statues arrive.
const TINY: &str = "name: Tiny
seats: 2-3
map:
  1 |P     2     Q
    |   .     .
  2 |V     .     H
    |   ~     ~
sites:
A1 9/1
A1 8/1
A1 7/1
A1 6/1
B1 5/2
B1 5/2
B1 5/2
C2 4/3
C2 4/3
C2 4/3
C2 4/3
D1 3/4
D1 3/4
D1 3/4
A2 6/1
A2 6/1
A2 6/1
E2 2/5
E2 2/5
E2 2/5
E2 2/5
";

kit::conformance!(
    giants_rules::Giants,
    choices: 600,
    config(2, &[]),
    config(3, &[("screens", "closed"), ("start-workers", "2")]),
    config(4, &[("pedestals", "open"), ("statue-scoring", "when-erected")]),
    config(5, &[("tablets-score", "3-per-pair")]),
    config(2, &[("board", TINY), ("screens", "closed")]),
    config(3, &[("board", "motu-iti"), ("round-limit", "none")]),
);
