//! What programs can do: whole games, keys and their scopes, errors, and a
//! document that says the same as the router.

mod schema;
pub(crate) mod program;
pub(crate) mod cases;
mod document;
mod games;
mod keys;
mod errors;
mod streams;
mod sample;
