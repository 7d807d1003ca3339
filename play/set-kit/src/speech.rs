//! What holds for everything that a game says.

use std::collections::HashSet;

use rules_core::{Config, Dice, Game as _, OptionError, Turn, Viewer};
use words::{Lang, Message, Speak, Speaker, coach::Lesson, flaws::option_flaw};

use crate::{
    fluent::{self, Texts, check_arguments, texts},
    long_names,
    said::keys,
    speaker,
    voice::library,
};

/// Defines one test per law of what a game says, on all that a function has collected: the
/// [`samples`](crate::samples), and what is said in games worth hearing.
///
/// ```text
/// set_kit::speech!(poker::Set, collect);
/// ```
#[macro_export]
macro_rules! speech {
    ($set:ty, $collect:path) => {
        static SAID: std::sync::LazyLock<std::collections::HashSet<words::Message>> =
            std::sync::LazyLock::new($collect);

        $crate::speech!(@laws $set,
            everything_can_be_said_in_every_language
            prompts_and_labels_have_at_most_90_characters
            every_message_passes_what_its_text_speaks_of
            every_text_is_said_by_something
            every_prompt_leads_to_a_rule_that_can_be_read
            the_coach_is_brief_in_every_language
            every_lesson_is_heard_in_some_game
        );
    };
    (@laws $set:ty, $($law:ident)+) => {$(
        #[test]
        fn $law() {
            $crate::speech::$law::<$set>(&SAID);
        }
    )+};
}

/// Everything is said without a fault.
///
/// # Panics
///
/// Panics at a fault.
pub fn everything_can_be_said_in_every_language<S: Speak>(said: &HashSet<Message>) {
    for lang in Lang::ALL {
        check_said(&long_names::<S>(lang), said);
    }
}

/// Checks that a speaker can say all of some messages.
///
/// # Panics
///
/// Panics at one with a fault, or with something in it that is not for people.
#[track_caller]
pub fn check_said<'a>(speaker: &Speaker, said: impl IntoIterator<Item = &'a Message>) {
    for message in said {
        let text = speaker.say_strictly(message).unwrap_or_else(|faults| {
            let faults: String = faults.iter().map(ToString::to_string).collect();
            panic!("{message:?}: {faults}")
        });
        assert!(!text.contains(['{', '}', '$']), "{text}");
        assert!(!text.contains("  ") && text.trim() == text, "{text:?}");
    }
}

/// What people read on the go is short.
///
/// # Panics
///
/// Panics at a prompt or label that is too long.
pub fn prompts_and_labels_have_at_most_90_characters<S: Speak>(said: &HashSet<Message>) {
    for lang in Lang::ALL {
        let speaker = long_names::<S>(lang);
        let is_short = |it: &&Message| {
            ["-prompt-", "-wait-", "-label-"].iter().any(|piece| it.key.contains(piece))
        };
        for message in said.iter().filter(is_short) {
            let text = speaker.say(message);
            let len = text.chars().count();
            assert!(len <= 90, "{len} characters: {text}");
        }
    }
}

/// Returns the texts of a game in English.
fn own_texts<S: Speak>() -> Texts {
    S::TEXTS.messages.en.iter().flat_map(|it| texts(S::Game::FACTS.key, it)).collect()
}

/// What the code passes is what the text uses: no more, no less.
///
/// # Panics
///
/// Panics at a message that does not fit its text.
pub fn every_message_passes_what_its_text_speaks_of<S: Speak>(said: &HashSet<Message>) {
    let mut english = fluent::of_platform(Lang::En);
    english.extend(own_texts::<S>());
    said.iter().for_each(|it| check_arguments(&english, it));
}

/// No text is left over; what is only on boards is checked where the boards are.
///
/// # Panics
///
/// Panics if nobody says some text.
pub fn every_text_is_said_by_something<S: Speak>(said: &HashSet<Message>) {
    let mut heard = HashSet::new();
    said.iter().for_each(|it| keys(it, &mut heard));
    let is_of_a_board = |key: &str| key.split('-').nth(1) == Some("board");
    let unsaid = own_texts::<S>().into_keys();
    let unsaid: Vec<String> =
        unsaid.filter(|key| !heard.contains(key) && !is_of_a_board(key)).collect();
    assert_eq!(unsaid, Vec::<String>::new());
}

/// Whatever a table asks or tells, the `?` beside it leads to a paragraph.
///
/// # Panics
///
/// Panics at a prompt that leads nowhere.
pub fn every_prompt_leads_to_a_rule_that_can_be_read<S: Speak>(said: &HashSet<Message>) {
    let book = library::<S>().book(S::Game::FACTS.key, Lang::En).expect("a rule book");
    let is_prompt = |it: &&Message| it.key.contains("-prompt-") || it.key.contains("-wait-");
    let mut n_prompts = 0;
    for prompt in said.iter().filter(is_prompt) {
        let rule = S::TEXTS.coach.rule_of(prompt);
        let rule = rule.unwrap_or_else(|| panic!("{}: no rule", prompt.key));
        assert!(book.ids().contains(&rule), "{}: {rule}", prompt.key);
        n_prompts += 1;
    }
    assert!(n_prompts > 2, "only {n_prompts} prompts");
}

/// Lessons, and the three lines before a first game, are short sentences.
///
/// # Panics
///
/// Panics at one that is long or no sentence.
pub fn the_coach_is_brief_in_every_language<S: Speak>(_: &HashSet<Message>) {
    let coach = S::TEXTS.coach;
    for lang in Lang::ALL {
        let speaker = speaker::<S>(lang, Vec::new());
        let said = |message: &Message| {
            let text = speaker.say_strictly(message).expect("a text");
            let len = text.chars().count();
            assert!(len <= 140, "{} {len} characters: {text}", lang.key());
            text
        };
        for lesson in coach.lessons() {
            let text = said(&lesson.message);
            assert!(text.ends_with(['.', '?', '!']), "{text}");
        }
        for line in coach.sheet(S::Game::FACTS.key).iter().flatten() {
            let text = said(line);
            assert!(text.contains(": ") && text.ends_with('.'), "{text}");
        }
    }
}

/// The decisions and choices that lessons are about are still called so.
///
/// # Panics
///
/// Panics at a lesson that nobody ever hears.
pub fn every_lesson_is_heard_in_some_game<S: Speak>(said: &HashSet<Message>) {
    for lesson in S::TEXTS.coach.lessons() {
        let is_plain = said.iter().any(|it| S::TEXTS.coach.fits(&lesson, it, Vec::new));
        assert!(is_plain || is_special::<S>(&lesson, said), "{}", lesson.message.key);
    }
}

/// Returns how many lessons are about a certain choice.
pub fn n_special_lessons<S: Speak>(said: &HashSet<Message>) -> usize {
    S::TEXTS.coach.lessons().iter().filter(|it| is_special::<S>(it, said)).count()
}

fn is_special<S: Speak>(lesson: &Lesson, said: &HashSet<Message>) -> bool {
    // One message of each key is enough.
    let mut keys = HashSet::new();
    let labels: Vec<Message> =
        said.iter().filter(|it| keys.insert(it.key.clone())).cloned().collect();
    let coach = S::TEXTS.coach;
    labels.iter().any(|prompt| {
        coach.fits(lesson, prompt, || labels.clone()) && !coach.fits(lesson, prompt, Vec::new)
    })
}

/// Checks that the coach has a sentence for every decision in random games, each with so many
/// seats and this seed. Returns how many kinds of decisions there are, with those that are
/// only among what was said otherwise.
///
/// # Panics
///
/// Panics at a decision without a lesson.
pub fn check_lessons<S: Speak>(
    tables: impl IntoIterator<Item = (u8, u64)>,
    said: &HashSet<Message>,
) -> usize {
    let coach = S::TEXTS.coach;
    let mut asked = HashSet::new();
    for (n_seats, seed) in tables {
        let mut game = S::Game::setup(&Config::seats(n_seats)).expect("a table for that many");
        let mut dice = Dice::from_seed(seed);
        while !matches!(game.turn(), Turn::Over(_)) {
            if let Turn::Seat(seat) = game.turn() {
                asked.insert(S::prompt(&game.view(Viewer::Seat(seat))));
            }
            game.apply(*dice.pick(&game.successors()));
        }
    }
    for prompt in &asked {
        let lesson = coach.lessons_of(prompt).find(|it| coach.fits(it, prompt, Vec::new));
        assert!(lesson.is_some(), "{}: no lesson", prompt.key);
    }
    let known = said.iter().filter(|it| coach.lessons_of(it).next().is_some());
    known.chain(&asked).map(|it| it.key.clone()).collect::<HashSet<_>>().len()
}

/// Checks that every flaw in a text of the game has words of its own, in every language.
/// Returns how many there are among the samples.
///
/// # Panics
///
/// Panics if two of them have the same words, or one has only English words.
pub fn check_flaws<S: Speak>() -> usize {
    let mut flaws = S::samples().others;
    flaws.retain(|it| it.key.contains("flaw"));
    let english = speaker::<S>(Lang::En, Vec::new());
    for lang in Lang::ALL {
        let speaker = speaker::<S>(lang, Vec::new());
        let mut told = HashSet::new();
        for flaw in &flaws {
            let text = speaker.say_strictly(flaw).expect("a text");
            assert!(lang == Lang::En || text != english.say(flaw), "{text}");
            assert!(told.insert(text), "{}: {flaw:?}", lang.key());
        }
    }
    flaws.len()
}

/// Checks that a wrong text is reported with its line, in words of each language.
///
/// # Panics
///
/// Panics if the words or the line are wrong.
pub fn check_wrong_text<S: Speak>(error: &OptionError, text: &str, line: u32) {
    let OptionError::Text { error: fault, .. } = error else { panic!("no text: {error}") };
    for lang in Lang::ALL {
        let (at, why) = option_flaw::<S>(error, text).expect("a flaw");
        assert_eq!(at, line);
        let why = speaker::<S>(lang, Vec::new()).say_strictly(&why).expect("a text");
        assert!(why.contains(&line.to_string()) && !why.contains(&fault.message), "{why}");
        assert!(!why.contains("expected"), "{}: {why}", lang.key());
    }
}
