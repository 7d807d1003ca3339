//! Everything that is tested about Giants, in one binary.

mod conformance;
