//! GI-T1 to GI-T3 and GI-T7: what moves what.

use giants_rules::Giants;
use rules_core::Game;

use crate::rules::{can, check_refused, help, pieces, play, three};

/// Seat a has just put a piece on the map; these people are on the hex next to
/// the quarry, and next to the clay pit.
#[track_caller]
fn put(kind: &str, people: &str) -> Giants {
    let lines = format!(
        "phase: transport a\ncut: E3\nseat a:\n  front: {kind}\nhex H4: {people}\nhex C7: {people}"
    );
    let game = Giants::from_diagram(&format!("giants\nseats: 3\n{lines}"));
    play(game.unwrap_or_else(|error| panic!("{error}")), &format!("put {kind}"))
}

#[track_caller]
fn check(kind: &str, people: &str, is_moved: bool) {
    let hex = if kind == "headdress" { "C7" } else { "H4" };
    let game = put(kind, people);
    assert_eq!(can(&game, &format!("to {hex}")), is_moved, "{kind} with {people}");
    if !is_moved {
        check_refused(&game, &format!("to {hex}"), "GI-T2");
    }
}

#[test]
fn gi_t1_a_chief_has_strength_3_and_the_others_1() {
    // One chief can't stand on two hexes: the headdress has its own test.
    let chief = |kind: &str| {
        let lines = format!("phase: transport a\nseat a:\n  front: {kind}\nhex H4: a chief");
        can(&play(three(&lines), &format!("put {kind}")), "to H4")
    };
    assert!(chief("statue-1") && chief("statue-2") && chief("statue-3"));
    check("statue-1", "a worker", true);
    check("statue-2", "a worker", false);
    check("statue-2", "a worker, log", true);
    check("statue-3", "a worker, b worker, log", true);
    check("statue-3", "a worker 2", false);
}

#[test]
fn gi_t1_a_log_lies_only_with_a_worker_or_a_sorcerer() {
    let error = |people: &str| {
        let text = format!("giants\nseats: 3\ncut: E3\nhex H4: {people}");
        Giants::from_diagram(&text).map(|_| ()).map_err(|error| error.message)
    };
    let broken = "not a state of this game: logs lie on H4 without a worker".to_owned();
    assert_eq!(error("a chief, log"), Err(broken));
    assert_eq!(error("b sorcerer, log"), Ok(()));
    assert_eq!(error("a worker, log 2"), Ok(()));
    assert!(error("a worker, log 3").is_err());
}

#[test]
fn gi_t2_a_statue_needs_its_size_and_a_headdress_1() {
    check("statue-1", "a worker", true);
    check("statue-2", "a worker 2", true);
    check("statue-2", "a worker", false);
    check("statue-3", "a worker 3", true);
    check("statue-3", "a worker 2", false);
    check("headdress", "a worker", true);
    check("headdress", "-", false);
}

#[test]
fn gi_t2_strength_counts_on_the_hex_entered_and_not_on_the_one_left() {
    let from = "phase: transport a\nseat a:\n  front: statue-3\nhex I4: a chief";
    check_refused(&play(three(from), "put statue-3"), "to H4", "GI-T2");
    let onto = "phase: transport a\nseat a:\n  front: statue-3\nhex H4: a chief";
    play(three(onto), "put statue-3, to H4, leave");
}

#[test]
fn gi_t2_one_action_moves_one_piece_over_any_number_of_hexes() {
    let lines = "phase: transport a\nseat a:\n  front: statue-1\n\
                 hex H4: a worker\nhex G5: a worker\nhex F5: a sorcerer\nhex E6: a worker";
    let game = play(three(lines), "put statue-1, to H4, to G5, to F5, to E6, leave");
    assert_eq!(pieces(&game), ["statue-1 at E6, moved a"]);
}

#[test]
fn gi_t2_only_onto_a_hex_next_to_the_piece() {
    let lines =
        "phase: transport a\nseat a:\n  front: statue-1\nhex G5: a worker\nhex H4: a worker";
    let game = play(three(lines), "put statue-1");
    check_refused(&game, "to G5", "GI-T2");
    check_refused(&game, "to L8", "GI-T2");
    play(game, "to H4, to G5, leave");
}

#[test]
fn gi_t3_logs_alone_move_nothing() {
    // Only another seat's worker is there: it must be used, although two logs would
    // do.
    let lines = "phase: transport a\ncut: E3\nseat a:\n  front: statue-2\nhex H4: b worker, log 2";
    let game = play(three(lines), "put statue-2, to H4, leave");
    assert_eq!(help(&game), [0, 1, 0]);
}

#[test]
fn gi_t7_special_hexes_carry_like_any_other() {
    // G5 is the hut, G4 a forest; the sorcerer has just used the hut.
    let lines = "phase: place a\nseat a:\n  behind: worker 2\n  front: statue-1\nhex G4: b worker";
    let lines = format!("{lines}\nhex H4: a worker");
    let game = play(three(&lines), "place sorcerer, on G5, use hut, pass, pass, pass");
    let game = play(game, "put statue-1, to H4, to G5, to G4, leave");
    assert_eq!(
        (pieces(&game), help(&game)),
        (vec!["statue-1 at G4, moved a".into()], vec![0, 1, 0])
    );
}

#[test]
fn gi_t7_any_number_of_people_and_pieces_may_be_on_a_hex() {
    let lines = "phase: transport a\nseat a:\n  front: statue-1\n\
                 hex H4: a worker 6, a sorcerer, a chief, b worker 6, b chief, c worker 2\n\
                 piece: statue-1 at H4, marked b\npiece: statue-1 at H4\npiece: statue-3 at H4";
    let game = play(three(lines), "put statue-1, to H4, leave");
    assert_eq!(pieces(&game).len(), 4);
}

#[test]
fn gi_t7_a_road_may_be_used_any_number_of_times() {
    let lines = "phase: transport a\nseat a:\n  front: statue-1 2\nseat b:\n  front: statue-1\n\
                 hex H4: a worker";
    let game = play(three(lines), "put statue-1, to H4, leave, put statue-1, to H4, leave, done");
    let game = play(game, "put statue-1, to H4, leave");
    assert_eq!((pieces(&game).len(), help(&game)), (3, vec![1, 0, 0]));
}
