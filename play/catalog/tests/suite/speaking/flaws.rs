//! What is wrong with an island or a tile set is told in every language.

use std::collections::HashSet;

use entdecker_rules::TileSet;
use giants_rules::BoardRef;
use rules_core::{DiagramError, OptionError};
use words::{Lang, Message, Speak};

/// Everything that can be wrong, once.
pub(crate) fn all() -> Vec<Message> {
    let mut all = [giants::Set::samples().others, entdecker::Set::samples().others].concat();
    all.retain(|it| it.key.contains("flaw"));
    all
}

#[test]
fn every_flaw_is_told_apart_in_every_language() {
    for lang in Lang::ALL {
        let speaker = catalog::speaker(lang, vec![]);
        let said: Vec<String> =
            all().iter().map(|it| speaker.say_strictly(it).expect("a text")).collect();
        // Both games say of a number and of a long text what is wrong in the same words.
        let different: HashSet<&String> = said.iter().collect();
        assert!(said.len() <= different.len() + 2, "{}", lang.key());
        let english = catalog::speaker(Lang::En, vec![]);
        for (text, message) in said.iter().zip(all()) {
            assert!(lang == Lang::En || *text != english.say(&message), "{text}");
        }
    }
}

/// The same line is told as on the command line, in other words.
#[test]
fn a_wrong_text_is_told_with_its_line() {
    let island = "name: Motu\nseats: 2\nmap:\n1 | Q X\n  | .\nsites:\n";
    let tiles = "board 3 x 3\ncircles all\nspinner 0\n";
    let board = DiagramError::from(BoardRef::find(island).expect_err("no island"));
    let set = DiagramError::from(TileSet::read(tiles).expect_err("no tile set"));
    let cases = [("giants", "board", board, island, 4), ("entdecker", "tiles", set, tiles, 3)];
    for (game, key, error, text, line) in cases {
        let in_english = error.message.clone();
        let error = OptionError::Text { key, error };
        for lang in Lang::ALL {
            let (at, why) =
                catalog::game(game).expect("a game").option_flaw(&error, text).expect("a flaw");
            assert_eq!(at, line);
            let why = catalog::speaker(lang, vec![]).say_strictly(&why).expect("a text");
            assert!(why.contains(&line.to_string()) && !why.contains(&in_english), "{why}");
            assert!(!why.contains("expected"), "{}: {why}", lang.key());
        }
    }
    let seats = OptionError::Seats { n_seats: 7, min: 2, max: 4 };
    assert_eq!(catalog::game("giants").expect("a game").option_flaw(&seats, ""), None);
}
