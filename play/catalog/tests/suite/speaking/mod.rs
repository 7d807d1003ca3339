//! What the platform says is there, and right, in every language.

mod books;
mod collect;
mod end;
mod grammar;
mod said;
pub(crate) mod texts;
