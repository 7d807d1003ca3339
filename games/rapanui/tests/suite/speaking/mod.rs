//! What Rapa Nui says is there, and right, in every language.

mod covered;
mod labels;
mod log;

use std::collections::HashSet;

use rapanui_rules::{Kind, Sort};
use rules_core::{Config, Seat};
use set_kit::{
    hear, long_names, samples,
    speech::{check_lessons, n_special_lessons},
};
use words::{Arg, Lang, Message, Speak as _, coach::Coach};

const COACH: Coach = rapanui::Set::TEXTS.coach;

set_kit::speech!(rapanui::Set, collect);

/// Everything that is said in many games.
fn collect() -> HashSet<Message> {
    let mut said = samples::<rapanui::Set>();
    for (n_seats, n_games) in [(2, 10), (3, 10), (4, 80)] {
        for seed in 0..n_games {
            hear::<rapanui::Set>(&Config::seats(n_seats), seed, &mut said);
        }
    }
    said
}

#[test]
fn the_coach_has_a_sentence_for_every_decision() {
    let tables = (0..30).map(|seed| (4, seed));
    assert_eq!(check_lessons::<rapanui::Set>(tables, &SAID), COACH.asked.len());
    assert_eq!((COACH.lessons().len(), n_special_lessons::<rapanui::Set>(&SAID)), (11, 2));
}

#[test]
fn the_coach_says_nothing_to_those_who_wait() {
    let wait = Message::new("rapanui-wait-buy").with("who", Seat(0));
    assert_eq!(COACH.lessons_of(&wait).next(), None);
    assert_eq!(COACH.lessons_of(&Message::new("rapanui-prompt-over")).next(), None);
}

fn sort(sort: Sort) -> Message {
    Message::new(format!("rapanui-{sort}"))
}

fn kind(kind: Kind) -> Message {
    Message::new(format!("rapanui-{kind}"))
}

/// The longest there can be: everybody gains, and the pile is short.
#[test]
fn the_longest_labels_have_at_most_90_characters() {
    let gain = |(seat, n): (Seat, i64)| {
        let gain = Message::new("rapanui-gain-short").with("who", Arg::Mark(seat));
        gain.with("n", n).with("short", 1)
    };
    let gains: Vec<Message> = Seat::all(4).zip([1, 0, 0, 0]).map(gain).collect();
    for (front, scored) in Kind::ALL.iter().flat_map(|it| Sort::ALL.map(|sort| (*it, sort))) {
        let outcome = Message::new("rapanui-outcome-offering")
            .with("kind", sort(scored))
            .with("gains", gains.clone());
        let label = Message::new("rapanui-label-draw-scores")
            .with("kind", kind(front))
            .with("column", 4)
            .with("scored", outcome);
        for lang in Lang::ALL {
            let text = long_names::<rapanui::Set>(lang).say(&label);
            assert!(text.chars().count() <= 90, "{}: {text}", text.chars().count());
        }
    }
}
