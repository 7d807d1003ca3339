//! The laws every game obeys.

use entdecker_rules::{Frame, Options};
use rules_core::Config;

use crate::SMALL;

kit::conformance!(
    entdecker_rules::Entdecker,
    choices: 1000,
    Config::seats(2),
    Config::seats(3),
    Config::seats(4),
    Config { n_seats: 2, options: Options { frame: Frame::Neutral, ..Options::default() } },
    Config { n_seats: 3, options: Options { tiles: SMALL.to_owned(), ..Options::default() } },
    Config { n_seats: 4, options: Options { frame: Frame::Neutral, tiles: SMALL.to_owned() } },
);
