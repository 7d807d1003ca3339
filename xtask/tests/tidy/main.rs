//! The house rules that the compiler does not check.
//!
//! Each check is a function from files, or from what cargo knows about the
//! crates, to a list of problems. It runs twice: on this tree, where it
//! must find nothing, and on a bad example, where it must find something.

mod tree;
mod secrets;
mod sources;
mod layers;
mod names;
mod cycles;
mod manifests;
mod games;
mod places;
mod fluent;
mod documents;
mod sizes;
mod commands;
mod decisions;

/// Fails if there are problems, and lists them.
#[track_caller]
fn expect_none(problems: &[String]) {
    assert!(problems.is_empty(), "\n  {}\n", problems.join("\n  "));
}
