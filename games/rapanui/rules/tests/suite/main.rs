//! Everything that is tested about Rapa Nui, in one binary.

mod rules;
mod counts;
mod playthroughs;
mod conformance;
mod diagrams;
mod random_games;
mod allocations;
