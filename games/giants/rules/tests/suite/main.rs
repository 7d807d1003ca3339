//! Everything that is tested about Giants, in one binary.

mod rules;
mod counts;
mod playthroughs;
mod conformance;
mod diagrams;
mod boards;
mod brute_force;
mod random_games;
mod allocations;
