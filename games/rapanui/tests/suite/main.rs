//! Everything that is tested about Rapa Nui at a table, in one binary.

mod drawing;
mod speaking;
mod thinking;
