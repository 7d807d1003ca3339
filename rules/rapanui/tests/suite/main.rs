//! Everything that is tested about Rapa Nui, in one binary.

mod rules;
mod diagrams;
mod allocations;
