//! Everything that is tested about the catalog, in one binary.

mod advice;
mod any;
mod drawing;
mod list;
mod records;
mod sims;
mod speaking;
mod thinking;
