//! What holds for every drawing for a browser.

use boards::Draw;
use rules_core::{Dice, Game as _};
use words::Lang;

use crate::{called, choices, drawing, html, long_names, sheet, text, values, with_class};

/// Checks that each legal move is a target once, and nothing else is. Returns how many there
/// are.
///
/// # Panics
///
/// Panics if a move is missing or there twice.
#[track_caller]
pub fn check_targets<S: Draw>(game: &S::Game) -> usize {
    let speaker = long_names::<S>(Lang::En);
    let mut n_targets = 0;
    for viewer in game.viewers() {
        let html = html(&drawing::<S>(game, viewer, &speaker, &[]));
        let mut shown = values(&html, "value");
        shown.sort_unstable();
        let legal = choices::<S>(game, viewer);
        let mut legal: Vec<&str> = legal.iter().map(|it| it.notation.as_str()).collect();
        legal.sort_unstable();
        assert_eq!(shown, legal, "{viewer}\n{}", game.diagram());
        n_targets += legal.len();
        let mut ids = values(&html, "id");
        ids.sort_unstable();
        assert!(ids.windows(2).all(|it| it[0] != it[1]), "an id is there twice: {ids:?}");
        let mut pieces = values(&html, "data-piece-id");
        pieces.sort_unstable();
        assert!(pieces.windows(2).all(|it| it[0] != it[1]), "a piece is there twice: {pieces:?}");
    }
    n_targets
}

/// Checks that labels and names fit, in every language, with the longest names.
///
/// # Panics
///
/// Panics at a label that is too long, or has no text.
#[track_caller]
pub fn check_words<S: Draw>(game: &S::Game) {
    for (viewer, lang) in game.viewers().flat_map(|it| Lang::ALL.map(|lang| (it, lang))) {
        let html = html(&drawing::<S>(game, viewer, &long_names::<S>(lang), &[]));
        for label in values(&html, "data-preview") {
            assert!(unescaped(label).chars().count() <= 90, "{lang:?} {label}");
        }
        for name in values(&html, "aria-label").into_iter().chain(called(&html)) {
            assert!(unescaped(name).chars().count() <= 80, "{lang:?} {name}");
            assert!(!name.is_empty());
        }
        let told = text(&html) + " " + &called(&html).join(" ");
        for word in told.split_whitespace() {
            assert!(!word.contains("-board-"), "{lang:?}: no text for {word}");
        }
        assert!(!told.contains("{ $") && !told.contains("{$"), "{lang:?}: {told}");
    }
}

fn unescaped(text: &str) -> String {
    text.replace("&amp;", "&").replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">")
}

/// Checks that the markup has no styles and scripts, which the pages forbid, and uses only
/// symbols that there are.
///
/// # Panics
///
/// Panics at one that is forbidden or missing.
#[track_caller]
pub fn check_markup<S: Draw>(html: &str) {
    for forbidden in [" style=", "<script", "<style", " onclick", "javascript:"] {
        assert!(!html.contains(forbidden), "{forbidden} in {html}");
    }
    let symbols = &sheet::<S>().0;
    for shape in values(html, "href") {
        let id = shape.strip_prefix('#').expect("a symbol of this page");
        let is_in = |text: &str| text.contains(&format!("id=\"{id}\""));
        assert!(is_in(symbols) || is_in(html), "{id}");
    }
}

/// Checks that what can't be done says why, to those who are asked. Returns how many reasons
/// there are.
///
/// # Panics
///
/// Panics if a reason is missing, or shown to somebody else.
#[track_caller]
pub fn check_reasons<S: Draw>(game: &S::Game) -> usize {
    let mut n_reasons = 0;
    for viewer in game.viewers() {
        let html = html(&drawing::<S>(game, viewer, &long_names::<S>(Lang::En), &[]));
        let shut = with_class(&html, "shut");
        let is_asked = !choices::<S>(game, viewer).is_empty();
        assert!(is_asked || shut.is_empty(), "only whoever must choose gets reasons");
        for button in shut {
            let why = values(button, "data-why");
            assert!(why.len() == 1 && why[0].len() > 10, "{button}");
            n_reasons += 1;
        }
    }
    n_reasons
}

/// Checks that a state and others that a viewer can't tell apart from it look the same to
/// that viewer. Returns how many of them differed.
///
/// # Panics
///
/// Panics if a drawing shows what its viewer can't see.
#[track_caller]
pub fn check_html_of_twins<S: Draw>(game: &S::Game, lang: Lang, dice: &mut Dice) -> usize {
    let mut n_different = 0;
    let speaker = long_names::<S>(lang);
    for viewer in game.viewers() {
        let twin = S::Game::sample(&game.view(viewer), dice);
        n_different += usize::from(twin != *game);
        let [one, other] = [game, &twin].map(|it| html(&drawing::<S>(it, viewer, &speaker, &[])));
        assert_eq!(one, other);
    }
    n_different
}
