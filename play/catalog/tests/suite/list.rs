//! The list and what can be set up from it.

use catalog::{Shelf, game, games};
use rules_core::{OptionError, Turn};

#[test]
fn every_game_is_found_by_its_key() {
    for entry in games() {
        assert_eq!(game(entry.key()).map(|it| it.key()), Some(entry.key()));
    }
    assert!(game("chess").is_none());
}

#[test]
fn no_key_is_there_twice() {
    let mut keys: Vec<&str> = games().iter().map(|entry| entry.key()).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), games().len());
}

#[test]
fn the_workshop_comes_after_the_games() {
    let shelves: Vec<Shelf> = games().iter().map(|entry| entry.shelf).collect();
    let n_games = shelves.iter().filter(|shelf| **shelf == Shelf::Game).count();
    assert!(0 < n_games && n_games < shelves.len());
    assert!(shelves[..n_games].iter().all(|shelf| *shelf == Shelf::Game), "{shelves:?}");
}

#[test]
fn every_game_is_set_up_for_each_number_of_seats_and_no_other() {
    for entry in games() {
        let (min, max) = (entry.facts.n_seats_min, entry.facts.n_seats_max);
        for n_seats in min..=max {
            let game = entry.setup(n_seats, []).unwrap();
            assert_eq!(game.n_seats(), n_seats);
            assert!(!matches!(game.turn(), Turn::Over(_)));
        }
        for n_seats in [min - 1, max + 1] {
            let error = entry.setup(n_seats, []).unwrap_err();
            assert_eq!(error, OptionError::Seats { n_seats, min, max });
        }
    }
}

#[test]
fn options_are_pairs_of_texts() {
    let rapanui = game("rapanui").unwrap();
    let pairs = [("memory-aid", "on"), ("edition", "italian")];
    let options = rapanui.setup(2, pairs).unwrap().options();
    let italian = [("edition", "italian".to_owned()), ("memory-aid", "on".to_owned())];
    assert_eq!(options, italian);

    let error = rapanui.setup(2, [("edition", "french")]).unwrap_err().to_string();
    assert_eq!(error, "option edition can't be \"french\": expected german, hungarian, italian");
    let error = game("kuhn").unwrap().setup(2, [("edition", "italian")]).unwrap_err().to_string();
    assert_eq!(error, "there is no option \"edition\": this game has none");
}

#[test]
fn every_option_has_its_spec() {
    for entry in games() {
        for spec in entry.options {
            let rules_core::Values::OneOf(values) = spec.values else { continue };
            for value in values {
                let n_seats = entry.facts.n_seats_min;
                assert!(entry.setup(n_seats, [(spec.key, *value)]).is_ok(), "{} {value}", spec.key);
            }
        }
    }
}

#[test]
fn a_diagram_is_a_state() {
    for entry in games() {
        let game = entry.setup(entry.facts.n_seats_min, []).unwrap();
        let read = entry.from_diagram(&game.diagram()).unwrap();
        assert_eq!(read.diagram(), game.diagram());
        assert_eq!(read.turn(), game.turn());
        assert_eq!(entry.from_diagram("what?").unwrap_err().line, 1);
    }
}
