//! GI-2c, GI-2d, GI-O2: statues are carved.

use giants_rules::{Giants, Stage};
use rules_core::{Game, Viewer};

use crate::rules::{A, B, C, check_refused, front, moves, play, three, to_move};

/// Seat a has bid these people and is asked first; b has bid a worker.
#[track_caller]
fn carving(tray: &str, people: &str) -> Giants {
    let idle = people.replace("worker, sorcerer", "worker 2").replace("sorcerer", "worker");
    three(&format!(
        "round: 2\nphase: carve 1 0\norder: a, b, c\ntray: {tray}\n\
         seat a:\n  front: {people}\n  idle: {idle}\n\
         seat b:\n  front: worker\n  idle: worker"
    ))
}

#[track_caller]
fn check(tray: &str, people: &str, expected: &[&str]) {
    assert_eq!(moves(&carving(tray, people)), expected, "{people} with {tray}");
}

#[test]
fn gi_2c_size_1_takes_any_one_member() {
    check("statue-1", "worker", &["carve 1 by workers", "decline"]);
    check("statue-1", "sorcerer", &["carve 1 by workers", "decline"]);
    check("statue-1", "chief", &["carve 1 by chief", "decline"]);
    check("statue-1", "worker, chief", &["carve 1 by workers", "carve 1 by chief", "decline"]);
}

#[test]
fn gi_2c_size_2_takes_two_or_the_chief() {
    check("statue-2", "worker 2", &["carve 2 by workers", "decline"]);
    check("statue-2", "worker, sorcerer", &["carve 2 by workers", "decline"]);
    check("statue-2", "chief", &["carve 2 by chief", "decline"]);
    check("statue-1, statue-2", "worker", &["carve 1 by workers", "decline"]);
}

#[test]
fn gi_2c_size_3_takes_three_or_the_chief() {
    check("statue-3", "worker 3", &["carve 3 by workers", "decline"]);
    check("statue-3", "worker 2, chief", &["carve 3 by chief", "decline"]);
    check("statue-1, statue-3", "worker 2", &["carve 1 by workers", "decline"]);
    check_refused(&carving("statue-1, statue-3", "worker 2"), "carve 3 by workers", "GI-2c");
}

#[test]
fn gi_2c_only_what_is_in_the_tray() {
    check_refused(&carving("statue-1", "worker 3"), "carve 2 by workers", "GI-2c");
    check_refused(&carving("statue-1", "worker"), "carve 1 by chief", "GI-2c");
    check_refused(&three("phase: place a"), "carve 1 by chief", "GI-2c");
}

#[test]
fn gi_2c_whoever_has_carved_is_spent() {
    let game = play(carving("statue-1 3", "worker 2"), "carve 1 by workers");
    assert_eq!(to_move(&game), Some(B));
    let game = play(game, "carve 1 by workers");
    assert_eq!(to_move(&game), Some(A)); // its second worker, in the second pass
    let game = play(game, "carve 1 by workers");
    assert_eq!(front(&game, A).statues, [2, 0, 0]);
    assert_eq!(front(&game, B).statues, [1, 0, 0]);
}

#[test]
fn gi_2d_the_order_is_gone_through_again_while_statues_and_carvers_are_left() {
    let game = play(carving("statue-1 2, statue-2", "worker, chief"), "carve 2 by chief");
    let game = play(game, "carve 1 by workers");
    assert_eq!((to_move(&game), moves(&game)[0].as_str()), (Some(A), "carve 1 by workers"));
}

#[test]
fn gi_2d_what_nobody_wants_goes_back_to_the_supply() {
    let lines = "piece: statue-3 at I4";
    let game = carving("statue-1, statue-3", "worker, chief");
    let game = Giants::from_diagram(&format!("{}{lines}\n", game.diagram())).expect("a table");
    let game = play(game, "decline, decline");
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.shown.tray, view.shown.statues), ([0; 3], [17, 12, 5]));
    assert_eq!(view.shown.pieces.as_slice().len(), 1); // the one on the quarry hex stays
    assert_eq!((view.phase.stage(), to_move(&game)), (Stage::Place, Some(A)));
}

#[test]
fn gi_2d_carving_ends_when_the_tray_is_empty_or_nobody_can() {
    let game = play(carving("statue-1", "worker 3"), "carve 1 by workers");
    assert_eq!(game.view(Viewer::Spectator).phase.stage(), Stage::Place);
    let game = play(carving("statue-1, statue-3", "worker"), "carve 1 by workers");
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.phase.stage(), view.shown.statues), (Stage::Place, [16, 12, 6]));
    check_refused(&game, "decline", "GI-2d");
}

#[test]
fn gi_o2_who_declines_may_come_back_while_others_carve() {
    let game = play(carving("statue-1 2", "worker"), "decline, carve 1 by workers");
    assert_eq!(to_move(&game), Some(A));
    let game = play(game, "carve 1 by workers");
    assert_eq!(front(&game, A).statues, [1, 0, 0]);
}

#[test]
fn gi_o2_a_pass_in_which_nobody_carves_is_the_last() {
    let game = play(carving("statue-1 3", "worker 2"), "carve 1 by workers, decline");
    // The second pass.
    let game = play(game, "decline");
    assert_eq!(to_move(&game), Some(B));
    let game = play(game, "decline");
    assert_eq!(game.view(Viewer::Spectator).phase.stage(), Stage::Place);
    assert_eq!(front(&game, C).statues, [0, 0, 0]);
}
