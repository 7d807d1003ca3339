//! What holds for every table of Rapa Nui drawn for a browser.

use std::collections::BTreeSet;

use boards::Change;
use rapanui_rules::{ColumnNo, Move, RapaNui, Sighting, Sort};
use rules_core::{Dice, Game, Viewer};
use set_kit::{
    check_html_of_twins, check_markup, check_reasons, check_targets, check_words, drawing, html,
    long_names, text, values, with_class,
};
use words::Lang;

use crate::drawing::{scarce, seen, table, used_up, watch};

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
    watch(table(3, &[]), 5, |game| n_reasons += check_reasons::<rapanui::Set>(game));
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
            n_different += check_html_of_twins::<rapanui::Set>(game, Lang::De, &mut dice);
        });
    }
    assert!(100 < n_different, "{n_different} twins differ from their game");
}

#[test]
fn markup_needs_no_inline_style_or_script() {
    watch(table(4, &[]), 1, |game| {
        for viewer in game.viewers() {
            check_markup::<rapanui::Set>(&html(&drawing::<rapanui::Set>(
                game,
                viewer,
                &long_names::<rapanui::Set>(Lang::En),
                &[],
            )));
        }
    });
}

#[test]
fn names_cant_break_out_of_the_markup() {
    let speaker = set_kit::speaker::<rapanui::Set>(Lang::En, vec!["<b>\"&'".to_owned(); 4]);
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
    let html = html(&drawing::<rapanui::Set>(
        game,
        Viewer::Spectator,
        &long_names::<rapanui::Set>(Lang::En),
        &changes,
    ));
    let tags: Vec<String> = with_class(&html, "tag").into_iter().map(text).collect();
    assert_eq!(tags, ["4", "3", "1", "2", "5"], "column, stone, pile, display, panel");
    let pile = with_class(&html, "rn-pile").into_iter().find(|it| it.contains("class=\"tag"));
    assert!(pile.expect("a pile with a tag").contains("k-grain"));
    assert_eq!(with_class(with_class(&html, "rn-column")[2], "tag").len(), 1);
}

/// A class that no style knows is a slip of the pen on one of the two sides.
#[test]
fn every_class_of_the_style_sheet_is_drawn() {
    let mut drawn: BTreeSet<String> = BTreeSet::new();
    let mut look = |game: &RapaNui| {
        for viewer in game.viewers() {
            let html = html(&drawing::<rapanui::Set>(
                game,
                viewer,
                &long_names::<rapanui::Set>(Lang::En),
                &[],
            ));
            let classes = values(&html, "class").into_iter().flat_map(|it| it.split(' '));
            drawn.extend(classes.map(str::to_owned));
        }
    };
    watch(scarce(), 0, &mut look);
    watch(used_up(), 0, &mut look);
    watch(table(4, &[("edition", "hungarian"), ("memory-aid", "on")]), 0, &mut look);
    watch(table(2, &[]), 0, &mut look);
    let css = set_kit::css::<rapanui::Set>();
    let classes = css.split('.').skip(1).filter_map(|it| {
        let end = it.find(|c: char| !c.is_ascii_alphanumeric() && c != '-')?;
        Some(&it[..end]).filter(|it| it.starts_with("rn-") || it.starts_with("k-"))
    });
    for class in classes {
        assert!(drawn.contains(class), ".{class} is never drawn");
    }
}
