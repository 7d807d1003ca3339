//! What the platform says is there, and right, in every language.

mod collect;
mod covered;
mod end;
mod giants;
mod golden;
mod grammar;
mod labels;
mod said;
mod texts;
