//! The list. A new game is one line here.

use std::sync::LazyLock;

use boards::Draw;
use bots::Think;

use crate::{Entry, Shelf};

/// Shows a visitor every game, in the order in which menus show them.
///
/// This is how something that needs the types of each game gets them: the catalog
/// itself, and tests of what every game has to do.
pub fn each(visitor: &mut impl Visitor) {
    visitor.visit::<rapanui::Set>(Shelf::Game);
    visitor.visit::<giants::Set>(Shelf::Game);
    visitor.visit::<entdecker::Set>(Shelf::Game);
    visitor.visit::<kuhn::Set>(Shelf::Workshop);
}

/// Something that visits each game in its own types.
pub trait Visitor {
    /// Visits a game.
    fn visit<S: Draw + Think>(&mut self, shelf: Shelf);
}

static GAMES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let mut entries = Entries(Vec::new());
    each(&mut entries);
    entries.0
});

struct Entries(Vec<Entry>);

impl Visitor for Entries {
    fn visit<S: Draw + Think>(&mut self, shelf: Shelf) {
        self.0.push(Entry::of::<S>(shelf));
    }
}

/// Returns every game, in the order in which menus show them.
pub fn games() -> &'static [Entry] {
    &GAMES
}

/// Returns the game with this key.
pub fn game(key: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.facts.key == key)
}
