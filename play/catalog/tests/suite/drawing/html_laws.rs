//! What holds for every table drawn for a browser.

use std::{collections::BTreeSet, fs, path::Path};

use boards::{Change, Draw, SCRIPT, Shape, marked};
use rapanui_rules::{ColumnNo, Move, RapaNui, Sighting, Sort};
use rules_core::{Dice, Game, Viewer};
use words::{Lang, Speaker};

use crate::drawing::{
    drawn::{called, choices, drawing, html, text, values, with_class},
    scarce, seen, table, used_up, watch,
};

pub(crate) fn long_names(lang: Lang) -> Speaker {
    catalog::speaker(lang, ["W", "M", "Ő", "ß", "&"].map(|it| it.repeat(16)).to_vec())
}

/// Each legal move is a target once, and nothing else is.
#[track_caller]
pub(crate) fn check_targets<S: Draw>(game: &S::Game) -> usize {
    let speaker = long_names(Lang::En);
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

/// Labels and names fit, in every language, with the longest names.
#[track_caller]
pub(crate) fn check_words<S: Draw>(game: &S::Game) {
    for (viewer, lang) in game.viewers().flat_map(|it| Lang::ALL.map(|lang| (it, lang))) {
        let html = html(&drawing::<S>(game, viewer, &long_names(lang), &[]));
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

/// The pages forbid styles and scripts within the markup.
#[track_caller]
pub(crate) fn check_markup(html: &str) {
    for forbidden in [" style=", "<script", "<style", " onclick", "javascript:"] {
        assert!(!html.contains(forbidden), "{forbidden} in {html}");
    }
    let symbols = &catalog::sheet().0;
    for shape in values(html, "href") {
        let id = shape.strip_prefix('#').expect("a symbol of this page");
        let is_in = |text: &str| text.contains(&format!("id=\"{id}\""));
        assert!(is_in(symbols) || is_in(html), "{id}");
    }
}

#[test]
fn each_legal_move_is_a_target_exactly_once() {
    let mut n_targets = 0;
    watch(used_up(), 0, |game| n_targets += check_targets::<rapanui::Set>(game));
    for n_seats in 2..=4 {
        for seed in 0..4 {
            watch(table(n_seats, &[]), seed, |game| {
                n_targets += check_targets::<rapanui::Set>(game)
            });
        }
    }
    assert!(1_000 < n_targets, "{n_targets}");
}

#[test]
fn what_cant_be_done_says_why() {
    let mut n_reasons = 0;
    watch(table(3, &[]), 5, |game| {
        for viewer in game.viewers() {
            let html = html(&drawing::<rapanui::Set>(game, viewer, &long_names(Lang::En), &[]));
            let shut = with_class(&html, "shut");
            let is_asked = !choices::<rapanui::Set>(game, viewer).is_empty();
            assert!(is_asked || shut.is_empty(), "only who is asked is told");
            for button in shut {
                let why = values(button, "data-why");
                assert!(why.len() == 1 && 10 < why[0].len(), "{button}");
                n_reasons += 1;
            }
        }
    });
    assert!(500 < n_reasons, "{n_reasons}");
}

#[test]
fn words_fit_in_every_language() {
    for (n_seats, options) in [
        (2, [("edition", "hungarian"), ("memory-aid", "on")]),
        (4, [("edition", "german"), ("memory-aid", "off")]),
    ] {
        watch(table(n_seats, &options), 3, |game| check_words::<rapanui::Set>(game));
    }
    watch(used_up(), 3, |game| check_words::<rapanui::Set>(game));
}

/// Two states that a viewer can't tell apart look the same to it.
#[test]
fn twins_look_the_same_in_a_browser() {
    let mut n_different = 0;
    for seed in 0..4 {
        watch(table(4, &[("memory-aid", "on")]), seed, |game| {
            let mut dice = Dice::from_seed(seed);
            for viewer in game.viewers() {
                let twin = RapaNui::sample(&game.view(viewer), &mut dice);
                n_different += usize::from(twin != *game);
                let speaker = long_names(Lang::De);
                let [one, other] = [game, &twin]
                    .map(|it| html(&drawing::<rapanui::Set>(it, viewer, &speaker, &[])));
                assert_eq!(one, other);
            }
        });
    }
    assert!(100 < n_different, "{n_different} twins differ from their game");
}

#[test]
fn markup_needs_no_inline_style_or_script() {
    watch(table(4, &[]), 1, |game| {
        for viewer in game.viewers() {
            check_markup(&html(&drawing::<rapanui::Set>(game, viewer, &long_names(Lang::En), &[])));
        }
    });
}

#[test]
fn names_cant_break_out_of_the_markup() {
    let speaker = catalog::speaker(Lang::En, vec!["<b>\"&'".to_owned(); 4]);
    watch(table(4, &[]), 1, |game| {
        let html = html(&drawing::<rapanui::Set>(game, Viewer::Spectator, &speaker, &[]));
        assert!(!html.contains("<b>\""), "{html}");
    });
}

#[test]
fn changes_are_numbered_where_they_happened() {
    let mut games = Vec::new();
    watch(table(3, &[]), 2, |game| games.push(*game));
    let drawn =
        games.iter().find(|it| it.view(Viewer::Spectator).phase == rapanui_rules::Phase::Buy);
    let bea = Some(rules_core::Seat(1));
    let ends = Sighting::Ends(Move::Draw(ColumnNo::ALL[2]), [Sort::Fish].into_iter().collect());
    let changes = [
        Change { number: 1, mover: bea, seen: &seen("buy grain") },
        Change { number: 2, mover: bea, seen: &seen("play 2 fish") },
        Change { number: 3, mover: bea, seen: &Sighting::HideBack },
        Change { number: 4, mover: bea, seen: &ends },
        Change { number: 4, mover: None, seen: &seen("deal moai") },
        Change { number: 5, mover: bea, seen: &seen("choose wood") },
    ];
    let game = drawn.expect("somebody may buy");
    let html =
        html(&drawing::<rapanui::Set>(game, Viewer::Spectator, &long_names(Lang::En), &changes));
    let tags: Vec<String> = with_class(&html, "tag").into_iter().map(text).collect();
    assert_eq!(tags, ["4", "3", "1", "2", "5"], "column, stone, pile, display, panel");
    let pile = with_class(&html, "rn-pile").into_iter().find(|it| it.contains("class=\"tag"));
    assert!(pile.expect("a pile with a tag").contains("k-grain"));
    assert_eq!(with_class(with_class(&html, "rn-column")[2], "tag").len(), 1);
}

#[test]
fn every_shape_is_on_the_sheet_once() {
    let sheet = &catalog::sheet().0;
    check_markup(sheet);
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

/// A class that no style knows is a slip of the pen on one of the two sides.
#[test]
fn every_class_of_the_style_sheet_is_drawn() {
    let mut drawn: BTreeSet<String> = BTreeSet::new();
    let mut look = |game: &RapaNui| {
        for viewer in game.viewers() {
            let html = html(&drawing::<rapanui::Set>(game, viewer, &long_names(Lang::En), &[]));
            let classes = values(&html, "class").into_iter().flat_map(|it| it.split(' '));
            drawn.extend(classes.map(str::to_owned));
        }
    };
    watch(scarce(), 0, &mut look);
    watch(used_up(), 0, &mut look);
    watch(table(4, &[("edition", "hungarian"), ("memory-aid", "on")]), 0, &mut look);
    watch(table(2, &[]), 0, &mut look);
    let classes = catalog::css().split('.').skip(1).filter_map(|it| {
        let end = it.find(|c: char| !c.is_ascii_alphanumeric() && c != '-')?;
        Some(&it[..end]).filter(|it| it.starts_with("rn-") || it.starts_with("k-"))
    });
    for class in classes {
        assert!(drawn.contains(class), ".{class} is never drawn");
    }
}

#[test]
fn what_a_page_loads_is_small() {
    // Three games in one sheet that is loaded once: 20 KB for each of them.
    assert!(catalog::css().len() < 60_000, "{} bytes of style", catalog::css().len());
    // It also handles the list of moves of the page.
    assert!(SCRIPT.len() < 12_000, "{} bytes of script", SCRIPT.len());
    assert!(catalog::sheet().0.len() < 16_000, "{} bytes of shapes", catalog::sheet().0.len());
}
