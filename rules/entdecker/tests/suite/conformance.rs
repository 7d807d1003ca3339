//! The laws every game obeys.

use entdecker::{Frame, Options};
use rules_core::Config;

kit::conformance!(
    entdecker::Entdecker,
    choices: 1000,
    Config::seats(2),
    Config::seats(3),
    Config::seats(4),
    Config { n_seats: 2, options: Options { frame: Frame::Neutral, ..Options::default() } },
);
