//! Everything that is tested about Kuhn poker, in one binary.

mod rules;
