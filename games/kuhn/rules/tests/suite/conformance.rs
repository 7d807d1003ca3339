//! The laws every game obeys.

use rules_core::Config;

kit::conformance!(
    kuhn_rules::Kuhn,
    choices: 16,
    Config::seats(2),
    Config::seats(3),
    Config::seats(4),
);
