//! Everything that is tested about Kuhn poker at a table, in one binary.

mod drawing;
mod speaking;
mod thinking;
