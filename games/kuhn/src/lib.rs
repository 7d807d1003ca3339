//! Kuhn poker at a table: its words, its board, its bots.

mod words;
mod board;
mod bot;

use rules_core::GameSet;

/// Kuhn poker with all that belongs to it.
#[derive(Clone, Copy, Debug)]
pub struct Set;

impl GameSet for Set {
    type Game = kuhn_rules::Kuhn;
}
