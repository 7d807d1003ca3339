//! Pictures that stand alone: what they show, and what they need.

use boards::{Desk, Draw, picture};
use rules_core::{Config, Dice, Game as _, Seat, Turn, ViewOf, Viewer};
use words::{Lang, Speaker};

use crate::{long_names, names, speaker};

/// Where golden pictures are.
const FOLDER: &str = "tests/golden/drawing/picture";

/// The points that a page would show.
fn points<S: Draw>(game: &S::Game, viewer: Viewer) -> Vec<Option<i32>> {
    let view = game.view(viewer);
    Seat::all(game.n_seats()).map(|seat| S::points(&view, seat)).collect()
}

fn pictured<S: Draw>(game: &S::Game, viewer: Viewer, speaker: &Speaker) -> String {
    let desk = Desk::new(speaker, viewer.seat());
    picture::<S>(&game.view(viewer), &points::<S>(game, viewer), &desk)
}

/// Calls `look` in one of so many states of a random game, and at its end.
///
/// # Panics
///
/// Panics if there is no table for so many seats.
pub fn wander<S: Draw>(n_seats: u8, seed: u64, one_of: usize, mut look: impl FnMut(&S::Game)) {
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

/// Checks that short names leave room for every word of the game, in one of so many states.
///
/// # Panics
///
/// Panics if a word is cut.
#[track_caller]
pub fn check_no_word_is_cut<S: Draw>(n_seats: u8, one_of: usize) {
    for lang in Lang::ALL {
        let speaker = speaker::<S>(lang, names());
        wander::<S>(n_seats, 2, one_of, |game| {
            let svg = pictured::<S>(game, Viewer::Spectator, &speaker);
            assert!(!svg.contains('…'), "{lang:?}: {svg}");
        });
    }
}

/// Checks that pictures are documents that need nothing else. Returns how many.
///
/// # Panics
///
/// Panics at one that is no XML, or refers to what is not in it.
#[track_caller]
pub fn check_documents<S: Draw>(n_seats: u8, one_of: usize) -> usize {
    let speaker = speaker::<S>(Lang::Hu, vec!["<b>\"&'Ő".to_owned(); 5]);
    let mut n_drawn = 0;
    wander::<S>(n_seats, 1, one_of, |game| {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
            check_document(&pictured::<S>(game, viewer, &speaker));
            n_drawn += 1;
        }
    });
    n_drawn
}

/// Checks that two states that a viewer can't tell apart have the same picture. Returns how
/// many of them differed.
///
/// # Panics
///
/// Panics if a picture shows what its viewer can't see.
#[track_caller]
pub fn check_pictures_of_twins<S: Draw>(n_seats: u8, one_of: usize) -> usize {
    let speaker = long_names::<S>(Lang::En);
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
    n_different
}

/// Checks that pictures show the title, and the name, the mark and the points of each seat.
///
/// # Panics
///
/// Panics if something is missing.
#[track_caller]
pub fn check_everything_is_pictured<S: Draw>(n_seats: u8, one_of: usize) {
    let speaker = speaker::<S>(Lang::En, names());
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

/// Compares the picture that spectators see with its golden file.
///
/// # Panics
///
/// Panics if they differ.
#[track_caller]
pub fn check_picture<S: Draw>(name: &str, lang: Lang, game: &S::Game) {
    let svg = pictured::<S>(game, Viewer::Spectator, &speaker::<S>(lang, names()));
    // A line for each element, so that differences can be read.
    let lines = svg.replace("><", ">\n<") + "\n";
    kit::golden(format!("{FOLDER}/{name}.svg"), &lines);
}

/// Returns the first state of a random game that is as wanted.
///
/// # Panics
///
/// Panics if there is none.
pub fn first<S: Draw>(n_seats: u8, seed: u64, is_it: impl Fn(&ViewOf<S>) -> bool) -> S::Game {
    let mut found = None;
    wander::<S>(n_seats, seed, 1, |game| {
        if found.is_none() && is_it(&game.view(Viewer::Spectator)) {
            found = Some(game.clone());
        }
    });
    found.expect("such a state")
}
