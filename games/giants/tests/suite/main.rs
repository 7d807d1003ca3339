//! Everything that is tested about Giants at a table, in one binary.

mod drawing;
mod speaking;
mod thinking;
