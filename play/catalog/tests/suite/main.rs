//! Everything that is tested about the catalog, in one binary.

mod advice;
mod any;
mod drawing;
mod list;
mod old_records;
mod records;
mod sims;
mod speaking;
mod thinking;
