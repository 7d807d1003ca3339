//! The list. A new game is one line here.

use crate::{Entry, Shelf};

static GAMES: &[Entry] = &[
    Entry::of::<rapanui_rules::RapaNui>(Shelf::Game),
    Entry::of::<giants_rules::Giants>(Shelf::Game),
    Entry::of::<entdecker_rules::Entdecker>(Shelf::Game),
    Entry::of::<kuhn_rules::Kuhn>(Shelf::Workshop),
];

/// Returns every game, in the order in which menus show them.
pub fn games() -> &'static [Entry] {
    GAMES
}

/// Returns the game with this key.
pub fn game(key: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.facts.key == key)
}
