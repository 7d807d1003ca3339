//! What Kuhn poker says is there, and right, in every language.

use std::collections::HashSet;

use kuhn_rules::Kuhn;
use rules_core::{Config, Game as _, Viewer};
use set_kit::{hear, samples};
use words::{Message, Seen, Speak as _, shown_lines};

set_kit::speech!(kuhn::Set, collect);

/// Everything that is said in some hands.
fn collect() -> HashSet<Message> {
    let mut said = samples::<kuhn::Set>();
    for n_seats in 2..=4 {
        for seed in 0..4 {
            hear::<kuhn::Set>(&Config::seats(n_seats), seed, &mut said);
        }
    }
    said
}

#[test]
fn there_is_no_coach() {
    assert!(kuhn::Set::TEXTS.coach.lessons().is_empty());
    assert_eq!(kuhn::Set::TEXTS.coach.sheet("kuhn"), None);
}

#[test]
fn a_game_without_covers_tells_everything() {
    let mut game = Kuhn::setup(&Config::seats(2)).unwrap();
    let mut entries = Vec::new();
    for text in ["deal 1", "deal 2", "pass", "bet", "pass"] {
        let mv = text.parse().unwrap();
        entries.push(kuhn::Set::entry(&Seen::make(&mut game, mv, Viewer::Spectator)));
    }
    let lines: Vec<&Message> = entries.iter().map(|it| &it.line).collect();
    assert_eq!(shown_lines(&entries, false), lines);
}
