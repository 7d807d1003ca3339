//! Everything that is tested about Entdecker, in one binary.

mod conformance;
