//! Scouts, forts and settlements on land.

use entdecker_rules::Unit;
use rules_core::{Game, Turn};

use crate::rules::{
    A, B, CLOSE, after, check_refused, gold, long_island, look, next, next_with, table,
};

/// The ship has just reached d3; one more tile is paid for.
fn reached(tile: &str, lines: &str) -> entdecker_rules::Entdecker {
    let start = format!("phase: sail\nvoyage: ship d3, left 1, reached\n3: . . . {tile}\n");
    table(2, &format!("{start}{lines}"))
}

fn units(game: &entdecker_rules::Entdecker) -> Vec<String> {
    let own = look(game).explorers[A].units;
    own.iter().map(|(unit, land)| format!("{unit} {land}")).collect()
}

#[test]
fn en_6_a_unit_costs_1_3_or_6_and_ends_the_turn() {
    let game = reached("B", "seat a: gold 7");
    for (unit, left) in [("scout", 6), ("fort", 4), ("settlement", 1)] {
        let after = after(&game, &format!("{unit} n"));
        assert_eq!((gold(&after), after.turn()), (vec![left, 4], Turn::Seat(B)), "{unit}");
        assert_eq!(units(&after), [format!("{unit} d3n")]);
    }
}

#[test]
fn en_6_it_must_be_at_hand_and_paid_for() {
    let game = reached("B", "seat a: gold 2");
    assert_eq!(next(&game)[5..], ["stop", "scout n"]);
    check_refused(&game, "fort n", "EN-6");
    let lines = "1: . B2 . . . B2\n5: . . B0 . B0 B0\n\
                 seat a: gold 12\n units: scout b1s, scout f1s, scout c5n, settlement e5n";
    let game = reached("B", lines);
    assert_eq!(next_with(&game, "scout").len() + next_with(&game, "settlement").len(), 0);
    assert_eq!(next_with(&game, "fort"), ["fort n"]);
    check_refused(&game, "scout n", "EN-6");
}

#[test]
fn en_6_open_sea_has_no_land() {
    let game = reached("A", "seat a: gold 7");
    assert_eq!(next(&game)[5..], ["stop"]);
    check_refused(&game, "scout n", "EN-6");
}

#[test]
fn en_6_with_several_pieces_of_land_one_says_which() {
    let game = reached("D", "seat a: gold 1");
    assert_eq!(next(&game)[5..], ["stop", "scout n", "scout s"]);
    assert_eq!(units(&after(&game, "scout s")), ["scout d3s"]);
    // A piece is named by its first side.
    let game = reached("E", "seat a: gold 1");
    assert_eq!(next_with(&game, "scout"), ["scout n"]);
    check_refused(&game, "scout e", "EN-6");
}

#[test]
fn en_6_there_is_one_unit_on_a_tile() {
    let game = after(&reached("D", "seat a: gold 7"), "scout n");
    check_refused(&game, "scout s", "EN-6");
    // A ship that passes by later does not reach it again.
    let game = after(&game, "start d3, announce 1");
    check_refused(&game, "scout s", "EN-O8");
}

#[test]
fn en_6a_units_stay_until_their_island_is_complete() {
    let game = long_island(2, "seat a:\n units: scout b3n, fort c3n");
    assert_eq!(look(&game).explorers[A].units.n_at_hand(Unit::Fort), 1);
    for unit in ["c3", "d3"] {
        check_refused(&game, &format!("recall {unit}"), "EN-O9");
    }
    let game = after(&game, &format!("{CLOSE}, chip 1"));
    assert_eq!(Unit::ALL.map(|unit| look(&game).explorers[A].units.n_at_hand(unit)), [3, 2, 1]);
}

#[test]
fn en_o8_no_unit_where_the_voyage_starts() {
    let game = table(2, "3: . . . B\nseat a: gold 9");
    let game = after(&game, "start d3, announce 1");
    check_refused(&game, "scout n", "EN-O8");
    let chart = "2: . . B1 . A\n3: . . . E2\nseat a: gold 9";
    let game = table(2, &format!("phase: sail\nvoyage: ship d3, left 1, set-out\n{chart}"));
    check_refused(&after(&game, "draw 1, tile A, back plain"), "scout e", "EN-O8");
}

#[test]
fn en_o9_a_scout_is_taken_back_without_a_refund() {
    let game =
        table(2, "3: . . . B . B\nseat a: gold 4\n units: scout d3n\nseat b:\n units: scout f3n");
    let game = after(&game, "recall d3");
    assert_eq!(units(&game), Vec::<String>::new());
    assert_eq!((gold(&game), game.turn()), (vec![4, 4], Turn::Seat(A)));
    check_refused(&game, "recall d3", "EN-O9");
    check_refused(&game, "recall f3", "EN-O9");
}

#[test]
fn en_o9_it_can_be_left_elsewhere_in_the_same_turn() {
    let others =
        "5: . B0 . B0\n6: . . A . B0\nseat a: gold 1\n units: scout b5n, scout d5n, scout e6n";
    let game = reached("B", others);
    check_refused(&game, "scout n", "EN-6");
    let game = after(&game, "recall d5, scout n");
    assert_eq!(units(&game), ["scout d3n", "scout b5n", "scout e6n"]);
}

#[test]
fn en_o18_a_unit_is_allowed_after_a_tile_that_did_not_fit() {
    // From d3 only d2 can be reached, and no open sea fits there.
    let chart = "2: . . B1 . A\n3: . . . E2\nseat a: gold 1";
    let game = table(2, &format!("phase: sail\nvoyage: ship d3, left 1, reached\n{chart}"));
    let game = after(&game, "draw 1, tile A, back plain");
    assert_eq!(next(&game), ["stop", "scout e"]);
}

#[test]
fn en_o23_a_scout_can_be_taken_back_at_each_decision_of_ones_turn() {
    let game = table(2, "3: . . . B\nseat a: gold 4\n units: scout d3n");
    let moves = ["start west-4", "announce 2", "draw 1, tile A, back plain", "place a4 0"];
    let mut so_far = String::new();
    for step in moves {
        let now = after(&game, &so_far);
        assert!(next(&now).contains(&"recall d3".to_owned()), "before {step}");
        let then = after(&now, "recall d3");
        assert_eq!(look(&then).phase, look(&now).phase);
        so_far = if so_far.is_empty() { step.to_owned() } else { format!("{so_far}, {step}") };
    }
    assert!(next(&after(&game, &so_far)).contains(&"recall d3".to_owned()));
    check_refused(&after(&game, &format!("{so_far}, stop")), "recall d3", "EN-O9");
}

#[test]
fn en_o23_not_while_islands_are_settled() {
    let lines = "phase: place\nvoyage: ship d2, left 0, set-out\nhand: D\n2: . . . A\n\
                 3: . . B1 . B3 . B\n\
                 seat a: chips 1:5 2:5 3:5 4:4\n units: fort c3e, fort e3w, scout g3n";
    let game = after(&table(2, lines), "place d3 90");
    assert!(next(&game).contains(&"recall g3".to_owned()));
    let game = after(&game, "stop");
    assert_eq!(next(&game), ["score c3e", "score d3e"]);
    check_refused(&game, "recall g3", "EN-O23");
}
