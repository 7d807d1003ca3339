//! What a game brings along, as if it were the only one.

use std::{collections::BTreeMap, sync::Mutex};

use boards::Draw;
use maud::Markup;
use rules_core::{Game as _, Seat};
use words::{Lang, Library, Speak, Speaker};

/// Makes a speaker for a table of this game.
pub fn speaker<S: Speak>(lang: Lang, names: Vec<String>) -> Speaker {
    Speaker::new(library::<S>(), lang, names)
}

/// Returns the texts of the platform and of one game. They are read once.
pub(crate) fn library<S: Speak>() -> &'static Library {
    static LIBRARIES: Mutex<BTreeMap<&str, &Library>> = Mutex::new(BTreeMap::new());
    let mut libraries = LIBRARIES.lock().expect("nobody panics while holding it");
    libraries.entry(S::Game::FACTS.key).or_insert_with(|| Box::leak(Box::new(Library::of::<S>())))
}

/// Makes a speaker for a table with the longest names there are.
pub fn long_names<S: Speak>(lang: Lang) -> Speaker {
    speaker::<S>(lang, ["W", "M", "Ő", "ß", "&"].map(|it| it.repeat(16)).to_vec())
}

/// Returns the names of people for five seats.
pub fn names() -> Vec<String> {
    ["Anna", "Bea", "Carl", "Dora", "Emil"].map(str::to_owned).to_vec()
}

/// Returns the name of the one in a seat.
pub fn name(seat: Seat) -> String {
    names()[seat.idx()].clone()
}

/// Returns the style sheet of what boards share and of this game's board.
pub fn css<S: Draw>() -> String {
    [boards::CSS, S::CSS].concat()
}

/// Returns the symbols of what boards share and of this game's board.
pub fn sheet<S: Draw>() -> Markup {
    boards::sheet([S::SYMBOLS])
}
