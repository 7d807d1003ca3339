//! The bots' turns.

use record::fair::{Entropy, RevealedSeed};
use referee::{Chance, Table, TableError, Time};

use crate::tables::{A, B, ByText, EASY, RANDOM, code, game, kuhn, name, open, push, snapshot};

/// Anna against a bot, which moves second.
fn table() -> Table {
    let mut table = open(game("kuhn"), 2, Chance::Fixed(RevealedSeed([1; 32])));
    table.sit(A, name("Anna"), Entropy::default()).expect("a free seat");
    table.sit_bot(B, EASY, Entropy::default()).expect("a free seat");
    table.start(Time(0)).expect("nobody is missing");
    table
}

#[test]
fn a_bot_moves_when_it_is_its_turn_and_the_caller_says_so() {
    let mut table = table();
    assert_eq!(table.bot_to_move(), None);
    assert_eq!(table.play_bot(1, Time(0)), Err(TableError::NoBotToMove));
    push(&mut table, "bet").unwrap();
    assert_eq!(table.bot_to_move(), Some((B, EASY)));
    table.play_bot(1, Time(0)).unwrap();
    assert!(table.standing().is_some());
    assert_eq!(table.play_bot(1, Time(0)), Err(TableError::GameOver));
}

#[test]
fn nobody_moves_for_a_bot() {
    let mut table = table();
    push(&mut table, "bet").unwrap();
    assert_eq!(code(table.play_text(B, table.version(B), "pass", Time(0))), "bot_plays");
    assert_eq!(table.resign(B, EASY), Err(TableError::BotPlays(B)));
    assert_eq!(table.give_back(B), Err(TableError::NotAway(B)));
}

#[test]
fn a_bot_can_think_apart_from_its_table() {
    let mut table = table();
    assert!(table.thinker().is_none());
    push(&mut table, "bet").unwrap();
    let thinker = table.thinker().unwrap();
    assert_eq!((thinker.seat(), thinker.strength()), (B, EASY));
    let thought = std::thread::spawn(move || thinker.think(7)).join().unwrap();
    let mut other = table.clone();
    table.play_thought(&thought, Time(0)).unwrap();
    other.play_bot(7, Time(0)).unwrap();
    assert_eq!(snapshot(&table), snapshot(&other));
    assert_eq!(table.moves().last().unwrap().mv, thought.mv());
}

#[test]
fn a_thought_that_comes_too_late_does_nothing() {
    let mut table = kuhn("deal 1, deal 3");
    table.take_over(A, RANDOM).unwrap();
    let thought = table.thinker().unwrap().think(1);
    table.give_back(A).unwrap();
    let before = snapshot(&table);
    assert_eq!(table.play_thought(&thought, Time(0)), Err(TableError::NoBotToMove));
    assert_eq!(snapshot(&table), before);
    push(&mut table, "pass").unwrap();
    table.take_over(B, RANDOM).unwrap();
    assert_eq!(code(table.play_thought(&thought, Time(0))), "stale");
}
