//! GI-5, GI-O17: the round ends.

use giants_rules::{Giants, Stage};
use rules_core::{Game, Turn, Viewer};

use crate::rules::{
    A, B, C, behind, check_refused, front, line_of, moves, pieces, play, three, to_move,
};

/// The last seat is done.
const DONE: &str = "round: 3\nstart: b\nphase: transport a done 2\ncut: E3\n";

#[track_caller]
fn cleaned(lines: &str) -> Giants {
    play(three(&format!("{DONE}{lines}")), "done")
}

#[test]
fn gi_5a_logs_on_the_map_leave_the_game_and_others_stay() {
    let game = cleaned("seat a:\n  behind: log 2\nhex C5: a worker, log 2");
    assert_eq!((line_of(&game, "hex C5"), behind(&game, A).logs), (None, 2));
    assert_eq!(game.view(Viewer::Spectator).shown.logs, 22); // they don't go back to the supply
}

#[test]
fn gi_5a_people_and_markers_come_back() {
    let lines = "seat a:\n  behind: worker, marker\n  front: worker, chief, marker 2\n\
                 hex C5: a worker 2, a sorcerer, b chief\nhex D6: b worker";
    let game = cleaned(lines);
    let back = behind(&game, A);
    assert_eq!((back.workers, back.sorcerer, back.chief, back.markers), (4, true, true, 3));
    assert_eq!((behind(&game, B).workers, behind(&game, B).chief), (1, true));
    assert_eq!((front(&game, A), line_of(&game, "hex C5")), (Default::default(), None));
}

#[test]
fn gi_5a_markers_on_pieces_may_be_taken_back() {
    let game = cleaned("piece: statue-1 at C5, marked b\npiece: statue-2 at C5, marked b");
    assert_eq!(moves(&game), ["unmark statue-1 at C5", "unmark statue-2 at C5", "keep"]);
    let game = play(game, "unmark statue-2 at C5");
    assert_eq!((behind(&game, B).markers, to_move(&game)), (1, Some(B)));
    let game = play(game, "keep");
    assert_eq!(pieces(&game), ["statue-1 at C5, marked b", "statue-2 at C5"]);
    check_refused(&game, "keep", "GI-1a");
    check_refused(&three("phase: place a"), "keep", "GI-5a");
}

#[test]
fn gi_5a_only_ones_own() {
    let game = cleaned("piece: statue-1 at C5, marked b\npiece: statue-2 at C5, marked a");
    check_refused(&game, "unmark statue-2 at C5", "GI-5a");
    check_refused(&game, "unmark statue-3 at C5", "GI-5a");
}

#[test]
fn gi_5a_what_has_moved_may_move_again_in_the_next_round() {
    let game = cleaned("piece: statue-1 at C5, marked b, moved b");
    assert_eq!(pieces(&game), ["statue-1 at C5, marked b"]);
}

#[test]
fn gi_5b_the_start_marker_goes_to_the_left() {
    let game = cleaned("");
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.start, view.round), (C, 4));
    assert_eq!((view.phase.stage(), game.turn()), (Stage::Roll, Turn::Chance));
    let last = play(three("round: 3\nstart: c\nphase: transport b done 2"), "done");
    assert_eq!(last.view(Viewer::Spectator).start, A);
}

#[test]
fn gi_o17_markers_are_taken_back_in_order_from_the_start_player() {
    let lines = "piece: statue-1 at C5, marked a\npiece: statue-1 at C5, marked b\n\
                 piece: headdress at D6, marked c\npiece: headdress at D6, marked a";
    let game = cleaned(lines);
    assert_eq!(to_move(&game), Some(B));
    let game = play(game, "keep");
    assert_eq!(to_move(&game), Some(C));
    let game = play(game, "unmark headdress at D6"); // its only one: the next is asked
    assert_eq!(to_move(&game), Some(A));
    let game = play(game, "unmark headdress at D6, unmark statue-1 at C5");
    assert_eq!((to_move(&game), behind(&game, A).markers), (None, 2));
}
