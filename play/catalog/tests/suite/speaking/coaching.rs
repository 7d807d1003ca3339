//! The coach knows every decision, and every prompt leads to its rule.

use std::collections::HashSet;

use kuhn_rules::Kuhn;
use rules_core::{Config, Dice, Game, Seat, Turn, Viewer};
use words::{
    Lang, Message, Speak,
    coach::{Coach, Lesson},
};

use crate::speaking::collect;

/// The prompts of the seat to move in games played at random.
fn asked<S: Speak>(n_seats: u8, seed: u64, asked: &mut HashSet<Message>) {
    let mut game = S::Game::setup(&Config::seats(n_seats)).expect("a table for that many");
    let mut dice = Dice::from_seed(seed);
    loop {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Seat(seat) => {
                asked.insert(S::prompt(&game.view(Viewer::Seat(seat))));
            }
            Turn::Chance => {}
        }
        let moves = game.successors();
        game.apply(*dice.pick(&moves));
    }
}

/// The coach of the game that a message is of.
fn coach_of(message: &Message) -> Coach {
    catalog::coach(message.key.split('-').next().expect("a piece"))
}

fn lessons(game: &str) -> Vec<Lesson> {
    catalog::coach(game).lessons()
}

fn sheet(game: &str) -> Option<[Message; 3]> {
    catalog::coach(game).sheet(game)
}

fn lessons_of(prompt: &Message) -> impl Iterator<Item = Lesson> {
    coach_of(prompt).lessons_of(prompt).collect::<Vec<_>>().into_iter()
}

fn fits(lesson: &Lesson, prompt: &Message, labels: impl FnOnce() -> Vec<Message>) -> bool {
    coach_of(prompt).fits(lesson, prompt, labels)
}

#[test]
fn the_coach_has_a_sentence_for_every_decision() {
    let mut prompts = HashSet::new();
    for seed in 0..30 {
        asked::<rapanui::Set>(4, seed, &mut prompts);
        asked::<entdecker::Set>(3, seed, &mut prompts);
    }
    asked::<giants::Set>(2, 1, &mut prompts);
    asked::<giants::Set>(3, 2, &mut prompts);
    // Rare ones too: everything that is ever said to a seat of its own.
    let own = collect::everything().iter().filter(|it| lessons_of(it).next().is_some());
    let keys: HashSet<&str> = own.chain(&prompts).map(|it| &*it.key).collect();
    assert!(30 < keys.len(), "only {} kinds of decisions", keys.len());
    for prompt in &prompts {
        let found = lessons_of(prompt).find(|it| fits(it, prompt, Vec::new));
        let lesson = found.unwrap_or_else(|| panic!("{}: no lesson", prompt.key));
        for lang in Lang::ALL {
            let said = catalog::speaker(lang, vec![]).say_strictly(&lesson.message);
            assert!(said.is_ok(), "{said:?}");
        }
    }
}

#[test]
fn the_coach_is_brief_in_every_language() {
    let mut n_lessons = 0;
    for game in ["rapanui", "giants", "entdecker"] {
        for lesson in lessons(game) {
            n_lessons += 1;
            for lang in Lang::ALL {
                let text = catalog::speaker(lang, vec![]).say(&lesson.message);
                let len = text.chars().count();
                assert!(len <= 140, "{} {len} characters: {text}", lang.key());
                assert!(text.ends_with(['.', '?', '!']), "{text}");
            }
        }
    }
    assert_eq!(n_lessons, 42);
    assert!(lessons("kuhn").is_empty());
}

#[test]
fn a_first_game_is_told_in_three_short_lines() {
    for game in ["rapanui", "giants", "entdecker"] {
        for line in sheet(game).expect("a game with a coach") {
            for lang in Lang::ALL {
                let text = catalog::speaker(lang, vec![]).say_strictly(&line).expect("a text");
                let len = text.chars().count();
                assert!(len <= 140, "{} {len} characters: {text}", lang.key());
                assert!(text.contains(": ") && text.ends_with('.'), "{text}");
            }
        }
    }
    assert_eq!(sheet("kuhn"), None);
}

#[test]
fn the_coach_says_nothing_to_those_who_wait() {
    let wait = Message::new("rapanui-wait-buy").with("who", Seat(0));
    assert_eq!(lessons_of(&wait).next(), None);
    assert_eq!(lessons_of(&Message::new("rapanui-prompt-over")).next(), None);
}

/// What is special is told where the choice is there, also within a longer
/// label, and nowhere else.
#[test]
fn the_coach_knows_what_is_special() {
    let prompt = Message::new("giants-prompt-carry");
    let special = lessons_of(&prompt).next().expect("a lesson");
    assert_eq!(special.message.key, "giants-coach-erect");
    let within = || vec![Message::new("giants-label-left").with("what", erect())];
    assert!(fits(&special, &prompt, within));
    assert!(fits(&special, &prompt, || vec![erect()]));
    assert!(!fits(&special, &prompt, || vec![Message::new("giants-label-mark")]));
    assert!(!fits(&special, &Message::new("giants-prompt-help"), within));
}

fn erect() -> Message {
    Message::new("giants-label-erect")
}

/// The choices that lessons are about are still called so.
#[test]
fn every_special_lesson_is_heard_in_some_game() {
    // One message of each key is enough.
    let mut keys = HashSet::new();
    let is_first = |it: &&Message| keys.insert(it.key.clone());
    let labels: Vec<Message> = collect::everything().iter().filter(is_first).cloned().collect();
    let mut n_special = 0;
    for game in ["rapanui", "giants", "entdecker"] {
        for lesson in lessons(game) {
            let is_about = |prompt: &Message| {
                fits(&lesson, prompt, || labels.clone()) && !fits(&lesson, prompt, Vec::new)
            };
            let is_special = labels.iter().any(is_about);
            let is_plain = labels.iter().any(|prompt| fits(&lesson, prompt, Vec::new));
            assert!(is_special || is_plain, "{}", lesson.message.key);
            n_special += usize::from(is_special);
        }
    }
    assert_eq!(n_special, 5);
}

/// Whatever a table asks or tells, the `?` beside it leads to a paragraph.
#[test]
fn every_prompt_leads_to_a_rule_that_can_be_read() {
    let mut n_prompts = 0;
    for message in collect::everything() {
        let is_prompt = message.key.contains("-prompt-") || message.key.contains("-wait-");
        let game = message.key.split('-').next().expect("a piece");
        let Some(book) = catalog::book(game, Lang::En).filter(|_| is_prompt) else { continue };
        n_prompts += 1;
        let rule = coach_of(message)
            .rule_of(message)
            .unwrap_or_else(|| panic!("{}: no rule", message.key));
        assert!(book.ids().contains(&rule), "{}: {rule}", message.key);
    }
    assert!(60 < n_prompts, "only {n_prompts} prompts");
    let kuhn = <Kuhn as Game>::setup(&Config::seats(2)).expect("a table for two");
    let prompt = kuhn::Set::prompt(&kuhn.view(Viewer::Spectator));
    assert!(catalog::coach("kuhn").rule_of(&prompt).is_some());
}
