//! Everything that is tested about Entdecker at a table, in one binary.

mod drawing;
mod speaking;
mod thinking;
