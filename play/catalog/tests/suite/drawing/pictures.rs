//! Pictures that stand alone: what they show, and what they need.

use std::path::Path;

use boards::{Desk, Draw, picture};
use rules_core::{Config, Dice, Game, Seat, Turn, ViewOf, Viewer};
use words::{Lang, Speaker};

use crate::drawing::{
    drawn::names,
    giants_golden::{self, is_crowded},
    html_laws::long_names,
    table, watch,
};

/// The points that a page would show.
fn points<S: Draw>(game: &S::Game, viewer: Viewer) -> Vec<Option<i32>> {
    let view = game.view(viewer);
    Seat::all(game.n_seats()).map(|seat| S::points(&view, seat)).collect()
}

fn pictured<S: Draw>(game: &S::Game, viewer: Viewer, speaker: &Speaker) -> String {
    let desk = Desk::new(speaker, viewer.seat());
    picture::<S>(&game.view(viewer), &points::<S>(game, viewer), &desk)
}

/// Calls `look` in some states of a random game.
fn wander<S: Draw>(n_seats: u8, seed: u64, one_of: usize, mut look: impl FnMut(&S::Game)) {
    let mut game = S::Game::setup(&Config::seats(n_seats)).expect("a table for that many");
    let mut dice = Dice::from_seed(seed);
    for n in 0.. {
        let is_over = matches!(game.turn(), Turn::Over(_));
        if n % one_of == 0 || is_over {
            look(&game);
        }
        if is_over {
            return;
        }
        game.apply(*dice.pick(&game.successors()));
    }
}

/// The document is XML, 1200 by 630, and every reference stays within it.
#[track_caller]
fn check_document(svg: &str) {
    let document = roxmltree::Document::parse(svg).unwrap_or_else(|it| panic!("{it}: {svg}"));
    let root = document.root_element();
    assert_eq!((root.attribute("width"), root.attribute("height")), (Some("1200"), Some("630")));
    let ids: Vec<&str> = document.descendants().filter_map(|it| it.attribute("id")).collect();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        let name = node.tag_name();
        assert_eq!(name.namespace(), Some("http://www.w3.org/2000/svg"), "{}", name.name());
        assert!(!["script", "style", "image", "foreignObject"].contains(&name.name()));
        for attribute in node.attributes() {
            let value = attribute.value();
            assert!(!["class", "style"].contains(&attribute.name()), "{value} needs a page");
            assert!(!value.contains("var("), "a colour of the page: {value}");
            if attribute.name() == "href" {
                let id = value.strip_prefix('#').expect("a symbol of this document");
                assert!(ids.contains(&id), "{id}");
            }
            if let Some(id) = value.strip_prefix("url(#") {
                assert!(ids.contains(&id.trim_end_matches(')')), "{id}");
            }
        }
    }
}

/// Short names leave room for every word of a game.
fn no_word_is_cut<S: Draw>(n_seats: u8, one_of: usize) {
    for lang in Lang::ALL {
        let speaker = catalog::speaker(lang, names());
        wander::<S>(n_seats, 2, one_of, |game| {
            let svg = pictured::<S>(game, Viewer::Spectator, &speaker);
            assert!(!svg.contains('…'), "{lang:?}: {svg}");
        });
    }
}

#[test]
fn no_word_of_a_game_is_cut() {
    no_word_is_cut::<rapanui::Set>(4, 5);
    no_word_is_cut::<giants::Set>(5, 50);
    no_word_is_cut::<entdecker::Set>(4, 25);
}

fn documents_need_nothing_else<S: Draw>(n_seats: u8, one_of: usize) {
    let speaker = catalog::speaker(Lang::Hu, vec!["<b>\"&'Ő".to_owned(); 5]);
    let mut n_drawn = 0;
    wander::<S>(n_seats, 1, one_of, |game| {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
            check_document(&pictured::<S>(game, viewer, &speaker));
            n_drawn += 1;
        }
    });
    assert!(10 < n_drawn, "{n_drawn}");
}

#[test]
fn pictures_are_documents_that_need_nothing_else() {
    documents_need_nothing_else::<rapanui::Set>(4, 9);
    documents_need_nothing_else::<giants::Set>(5, 40);
    documents_need_nothing_else::<entdecker::Set>(4, 9);
    for seed in 0..6 {
        wander::<kuhn::Set>(2, seed, 1, |game| {
            check_document(&pictured::<kuhn::Set>(game, Viewer::Spectator, &long_names(Lang::De)));
        });
    }
}

fn twins_have_the_same_picture<S: Draw>(n_seats: u8, one_of: usize, n_different_min: usize) {
    let speaker = long_names(Lang::En);
    let mut dice = Dice::from_seed(5);
    let mut n_different = 0;
    wander::<S>(n_seats, 2, one_of, |game| {
        for viewer in game.viewers() {
            let twin = S::Game::sample(&game.view(viewer), &mut dice);
            n_different += usize::from(twin != *game);
            let [one, other] = [game, &twin].map(|it| pictured::<S>(it, viewer, &speaker));
            assert_eq!(one, other);
        }
    });
    assert!(n_different_min <= n_different, "{n_different} twins differ from their game");
}

/// Two states that a viewer can't tell apart have the same picture.
#[test]
fn twins_look_the_same_in_a_picture() {
    twins_have_the_same_picture::<rapanui::Set>(4, 1, 50);
    twins_have_the_same_picture::<giants::Set>(3, 15, 10);
    twins_have_the_same_picture::<kuhn::Set>(3, 1, 5);
}

fn everything_is_there<S: Draw>(n_seats: u8, one_of: usize) {
    let speaker = catalog::speaker(Lang::En, names());
    wander::<S>(n_seats, 3, one_of, |game| {
        let svg = pictured::<S>(game, Viewer::Spectator, &speaker);
        let document = roxmltree::Document::parse(&svg).expect("XML");
        let texts: Vec<&str> = document.descendants().filter_map(|it| it.text()).collect();
        assert!(texts.contains(&&*speaker.say(&words::title(S::Game::FACTS.key))), "{texts:?}");
        for (seat, points) in Seat::all(n_seats).zip(points::<S>(game, Viewer::Spectator)) {
            assert!(texts.contains(&&*speaker.name(seat)), "{texts:?}");
            let points = points.expect("points in sight").to_string();
            assert!(texts.contains(&&*points), "{points} not in {texts:?}");
            let mark = format!("href=\"#s-mark-{}\"", seat.0 + 1);
            assert!(svg.contains(&mark));
        }
    });
}

#[test]
fn pictures_show_title_names_marks_and_points() {
    everything_is_there::<rapanui::Set>(3, 30);
    everything_is_there::<giants::Set>(4, 150);
    everything_is_there::<entdecker::Set>(4, 60);
}

fn check<S: Draw>(name: &str, lang: Lang, game: &S::Game) {
    let svg = pictured::<S>(game, Viewer::Spectator, &catalog::speaker(lang, names()));
    // A line for each element, so that differences can be read.
    let lines = svg.replace("><", ">\n<") + "\n";
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/drawing/picture");
    kit::golden(folder.join(format!("{name}.svg")), &lines);
}

/// The first state that is as wanted.
fn first<S: Draw>(n_seats: u8, seed: u64, is_it: impl Fn(&ViewOf<S>) -> bool) -> S::Game {
    let mut found = None;
    wander::<S>(n_seats, seed, 1, |game| {
        if found.is_none() && is_it(&game.view(Viewer::Spectator)) {
            found = Some(game.clone());
        }
    });
    found.expect("such a state")
}

#[test]
fn pictures_look_right() {
    let is_laid = |it: &rapanui_rules::View| 5 <= it.shown.stone.n_cards && it.shown.n_deck <= 22;
    let mut found = None;
    watch(table(4, &[]), 4, |game| {
        found = found.or(is_laid(&game.view(Viewer::Spectator)).then_some(*game));
    });
    check::<rapanui::Set>("rapanui-middle-en", Lang::En, &found.expect("a stone with cards"));
    let end = first::<rapanui::Set>(3, 4, |it| it.phase == rapanui_rules::Phase::Over);
    check::<rapanui::Set>("rapanui-end-hu", Lang::Hu, &end);
    check::<giants::Set>(
        "giants-middle-de",
        Lang::De,
        &giants_golden::state(5, &[], 6, is_crowded),
    );
    let is_over = |it: &giants_rules::View| it.phase == giants_rules::Phase::Over;
    check::<giants::Set>("giants-end-en", Lang::En, &giants_golden::state(4, &[], 1, is_over));
    let n_units = |it: &entdecker_rules::View| {
        it.explorers.iter().map(|(_, it)| it.units.iter().count()).sum::<usize>()
    };
    let middle = first::<entdecker::Set>(4, 4, |it| 6 <= n_units(it) && it.voyage.ship.is_some());
    check::<entdecker::Set>("entdecker-middle-it", Lang::It, &middle);
    let end = first::<entdecker::Set>(3, 4, |it| it.phase == entdecker_rules::Phase::Over);
    check::<entdecker::Set>("entdecker-end-en", Lang::En, &end);
    check::<kuhn::Set>(
        "kuhn-start-en",
        Lang::En,
        &first::<kuhn::Set>(2, 4, |it| it.has_card[Seat(1)]),
    );
}
