//! Playing in the terminal.

pub(crate) mod hint;
pub(crate) mod input;
pub(crate) mod keeper;
pub(crate) mod session;
pub(crate) mod standing;
