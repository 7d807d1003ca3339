//! The texts, style sheets and symbols of all games.

use std::sync::LazyLock;

use maud::Markup;
use words::{Lang, Library, Speaker, book::Book, coach::Coach};

use crate::games;

/// Returns all texts: those of the platform, and of every game.
pub fn library() -> &'static Library {
    static LIBRARY: LazyLock<Library> =
        LazyLock::new(|| Library::new(games().iter().map(|it| (it.key(), it.texts))));
    &LIBRARY
}

/// Makes a speaker for a table of any game whose seats have these names.
pub fn speaker(lang: Lang, names: Vec<String>) -> Speaker {
    Speaker::new(library(), lang, names)
}

/// Returns the rule book of a game.
pub fn book(game: &str, lang: Lang) -> Option<Book<'static>> {
    library().book(game, lang)
}

/// Returns what the coach of a game knows; nothing if there is no such game.
pub fn coach(game: &str) -> Coach {
    crate::game(game).map_or(Coach::NONE, |it| it.texts.coach)
}

/// Returns the style sheet of all boards: what they share, then that of every game.
pub fn css() -> &'static str {
    static CSS: LazyLock<String> = LazyLock::new(|| {
        let of_games = games().iter().map(|it| it.css);
        [boards::CSS].into_iter().chain(of_games).collect()
    });
    &CSS
}

/// Returns the symbols and textures of all boards. Each page that has a board includes them once.
pub fn sheet() -> &'static Markup {
    static SHEET: LazyLock<Markup> =
        LazyLock::new(|| boards::sheet(games().iter().map(|it| it.symbols)));
    &SHEET
}
