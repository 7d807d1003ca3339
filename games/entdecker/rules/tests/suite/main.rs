//! Everything that is tested about Entdecker, in one binary.

mod rules;
mod tile_sets;
mod diagrams;
mod draws;
mod charts;
mod allocations;
mod random_games;
mod counts;
mod playthroughs;
mod conformance;

/// A small chart with tiles that the shipped set lacks.
const SMALL: &str = include_str!("../small.txt");
