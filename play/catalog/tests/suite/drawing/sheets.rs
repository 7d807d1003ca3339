//! The style sheet, the symbols and the script of all boards.

use std::{fs, path::Path};

use boards::{SCRIPT, Shape, marked};
use catalog::Shelf;
use set_kit::{text, values};

#[test]
fn every_shape_is_on_the_sheet_once() {
    let sheet = &catalog::sheet().0;
    for forbidden in [" style=", "<script", "<style", " onclick", "javascript:"] {
        assert!(!sheet.contains(forbidden), "{forbidden} in {sheet}");
    }
    for symbol in values(sheet, "href") {
        let id = symbol.strip_prefix('#').expect("a symbol of this page");
        assert!(sheet.contains(&format!("id=\"{id}\"")), "{id}");
    }
    let mut ids = values(sheet, "id");
    assert!(40 < ids.len(), "only {} symbols", ids.len());
    ids.sort_unstable();
    assert!(ids.windows(2).all(|it| it[0] != it[1]), "a symbol is there twice: {ids:?}");
    for shape in [Shape::MOAI, Shape::LOG, Shape::STAR, Shape::BACK, Shape::CARD, Shape::END] {
        assert!(ids.contains(&shape.id()), "{shape:?}");
    }
}

/// Whatever code or a rule book names is drawn, and nothing else is: every symbol of a
/// game has a name in its code.
#[test]
fn every_symbol_of_a_game_has_a_shape() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut n_symbols = 0;
    for game in fs::read_dir(games).expect("a folder").map(|it| it.expect("a game").path()) {
        let Ok(symbols) = fs::read_to_string(game.join("symbols.svg")) else { continue };
        let shapes = fs::read_to_string(game.join("src/board/shapes.rs")).expect("its shapes");
        let drawn: Vec<&str> = symbols.lines().filter(|it| it.starts_with("<symbol")).collect();
        for symbol in &drawn {
            let id = values(symbol, "id")[0];
            assert!(shapes.contains(&format!("Shape::new(\"{id}\")")), "{id} has no shape");
        }
        assert_eq!(shapes.matches("Shape::new(").count(), drawn.len(), "a shape has no symbol");
        n_symbols += drawn.len();
    }
    assert!(30 < n_symbols, "only {n_symbols} symbols");
}

#[test]
fn marks_in_a_text_are_drawn() {
    assert_eq!(marked("<Fish>: 1").0, "&lt;Fish&gt;: 1");
    let html = marked("Fish: ▲ +1 · ⫴ +2").0;
    assert_eq!(values(&html, "href"), ["#s-mark-1", "#s-mark-3"]);
    assert_eq!(text(&html), "Fish: ▲ +1 · ⫴ +2");
    for letter in words::MARKS {
        assert!(SCRIPT.contains(letter), "{letter} is not drawn by the script");
    }
}

/// What belongs to all games is loaded once, so each of them has its share.
#[test]
fn what_a_page_loads_is_small() {
    let n_games = catalog::games().iter().filter(|it| it.shelf == Shelf::Game).count();
    let css = catalog::css();
    assert!(css.len() < 20_000 * n_games, "{} bytes of style", css.len());
    // It also handles the list of moves of the page.
    assert!(SCRIPT.len() < 12_000, "{} bytes of script", SCRIPT.len());
    let sheet = &catalog::sheet().0;
    assert!(3 * sheet.len() < 16_000 * n_games, "{} bytes of shapes", sheet.len());
}
