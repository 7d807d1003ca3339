//! An analysis can be repeated, saved and refused.

use std::sync::atomic::{AtomicUsize, Ordering};

use analysis::{Analysis, FORMAT, Settings, analyse};
use record::Record;

use crate::{kuhn, look, rapanui, settings};

#[test]
fn any_number_of_threads_gives_the_same_analysis() {
    let record = rapanui(5, 40, |_, _, _| None);
    let entry = catalog::game("rapanui").expect("a game");
    let run = |settings: &Settings, n_threads| {
        analyse(entry, &record, settings, n_threads, &|_, _| {}).expect("a game that replays")
    };
    let one = run(&settings(60), 1);
    assert_eq!(run(&settings(60), 3), one);
    let other = run(&Settings { seed: 2, ..settings(60) }, 3);
    assert_ne!(other.moves, one.moves);
}

#[test]
fn progress_is_reported_for_every_move() {
    let record = rapanui(5, 30, |_, _, _| None);
    let entry = catalog::game("rapanui").expect("a game");
    let (n_calls, n_last) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let progress = |n_done: usize, n_all: usize| {
        assert_eq!(n_all, 30);
        n_calls.fetch_add(1, Ordering::Relaxed);
        n_last.fetch_max(n_done, Ordering::Relaxed);
    };
    analyse(entry, &record, &settings(5), 2, &progress).expect("a game that replays");
    assert_eq!((n_calls.into_inner(), n_last.into_inner()), (30, 30));
}

#[test]
fn an_analysis_survives_being_saved() {
    let analysis = kuhn(&["deal 3", "deal 1", "pass", "bet", "pass"], 50);
    let text = serde_json::to_string(&analysis).expect("JSON");
    let read: Analysis = serde_json::from_str(&text).expect("an analysis");
    assert_eq!(read, analysis);
    let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["ahu"], FORMAT);
    assert_eq!(value["moves"][0]["mover"], serde_json::Value::Null);
    assert_eq!(value["moves"][4]["mover"], "a");
    assert_eq!(value["moves"][4]["move"], "pass");
    assert_eq!(value["moves"][4]["choice"]["grade"], "blunder");
}

#[test]
fn a_game_without_moves_can_be_analysed() {
    let analysis = kuhn(&[], 10);
    assert!(analysis.moves.is_empty() && !analysis.is_over);
    assert_eq!(analysis.seats[0].start, analysis.seats[0].end);
    assert_eq!(look(&crate::record("kuhn", 2, &["deal 3"]), &settings(10)).moves.len(), 1);
}

#[test]
fn a_broken_record_is_refused_at_its_move() {
    let record = Record::parse(b"ahu record 1\ngame kuhn 1\nseats 2\n\n1 chance deal 3\n2 a bet\n");
    let entry = catalog::game("kuhn").expect("a game");
    let error = analyse(entry, &record.expect("a record"), &settings(5), 1, &|_, _| {});
    assert_eq!(error.expect_err("it is not a's turn").number, Some(2));
}
