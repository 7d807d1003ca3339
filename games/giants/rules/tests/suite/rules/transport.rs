//! GI-4A to GI-4D, GI-O9, GI-O12, GI-O18, GI-O19, GI-O21: pieces are moved.

use giants_rules::Stage;
use rules_core::{Game, Viewer};

use crate::rules::{
    A, B, C, behind, can, check_refused, front, moves, moves_like, pieces, play, stand, three,
    to_move,
};

/// A road of a's workers from the quarry to F6.
const ROAD: &str = "hex H4: a worker\nhex G5: a worker\nhex F5: a worker\nhex F6: a worker";

#[test]
fn gi_4a_a_statue_is_put_on_the_quarry_hex_and_moved_from_there() {
    let lines = format!("phase: transport a\nseat a:\n  front: statue-1\n{ROAD}");
    let game = play(three(&lines), "put statue-1");
    assert_eq!(moves_like(&game, "to"), ["to H4"]);
    assert_eq!(front(&game, A).statues, [0; 3]);
    let game = play(game, "to H4, to G5, to F5, to F6, erect 17");
    assert_eq!(stand(&game, 17).owner(), Some(A));
    check_refused(&three("phase: transport a"), "put statue-1", "GI-4A");
}

#[test]
fn gi_4b_a_headdress_is_put_on_the_clay_pit_and_moved_from_there() {
    let lines = "phase: transport a\nseat a:\n  front: headdress 2\nhex C7: b worker";
    let game = play(three(lines), "put headdress, to C7, leave, done, done, put headdress, leave");
    assert_eq!(pieces(&game), ["headdress at B6", "headdress at C7, moved a"]);
    check_refused(&three("phase: transport a"), "put headdress", "GI-4B");
}

#[test]
fn gi_4c_a_piece_just_put_down_may_be_marked_or_left_anywhere() {
    let lines = format!("phase: transport a\nseat a:\n  behind: marker\n  front: statue-1\n{ROAD}");
    let put = play(three(&lines), "put statue-1");
    assert_eq!(pieces(&play(put.clone(), "mark")), ["statue-1 at I4, marked a"]);
    assert_eq!(pieces(&play(put.clone(), "leave")), ["statue-1 at I4"]);
    assert_eq!(pieces(&play(put, "to H4, leave")), ["statue-1 at H4, moved a"]);
}

#[test]
fn gi_4c_others_may_take_it_in_the_same_phase() {
    let lines = "phase: transport a\nseat a:\n  front: statue-1\nseat b:\n  behind: marker\n\
                 hex H4: b worker";
    let game = play(three(lines), "put statue-1, leave, take statue-1 at I4, to H4, mark");
    assert_eq!(pieces(&game), ["statue-1 at H4, marked b, moved b"]);
}

#[test]
fn gi_4d_a_piece_with_the_own_marker_may_be_moved_and_left() {
    let lines = format!("phase: transport a\npiece: statue-1 at I4, marked a\n{ROAD}");
    let game = play(three(&lines), "move statue-1 at I4, to H4, leave");
    assert_eq!(pieces(&game), ["statue-1 at H4, marked a, moved a"]);
    check_refused(&game, "move statue-1 at I4", "GI-4D");
}

#[test]
fn gi_4d_an_unmarked_piece_may_be_marked_where_it_lies() {
    let lines = "phase: transport a\nseat a:\n  behind: marker\npiece: statue-3 at C5";
    let game = play(three(lines), "take statue-3 at C5, mark");
    assert_eq!(pieces(&game), ["statue-3 at C5, marked a"]);
    assert_eq!(behind(&game, A).markers, 0);
}

#[test]
fn gi_4d_an_unmarked_piece_must_be_marked_erected_or_put_on() {
    let lines =
        format!("phase: transport a\nseat a:\n  behind: marker\npiece: statue-1 at I4\n{ROAD}");
    let game = play(three(&lines), "take statue-1 at I4, to H4");
    check_refused(&game, "leave", "GI-4D");
    assert_eq!(moves(&game), ["to G5", "mark"]);
}

#[test]
fn gi_4d_pieces_may_be_erected_or_put_on_without_moving() {
    let lines = "phase: transport a\nhex F6: a worker\npiece: statue-2 at F6, marked a\n\
                 piece: headdress at F6\nsite 18: a, statue-1";
    let game = play(three(lines), "move statue-2 at F6, erect 17, done, done");
    let game = play(game, "take headdress at F6, crown 18");
    assert!(pieces(&game).is_empty() && stand(&game, 18).has_headdress());
}

#[test]
fn gi_4d_an_action_must_change_something() {
    let lines = format!("phase: transport a\npiece: statue-1 at I4, marked a\n{ROAD}");
    let game = play(three(&lines), "move statue-1 at I4");
    check_refused(&game, "leave", "GI-4D");
    // A piece with which nothing can be done is not picked up at all.
    let game = three("phase: transport a\npiece: statue-1 at C5, marked a");
    check_refused(&game, "move statue-1 at C5", "GI-O21");
    assert_eq!(moves(&game), ["done"]);
}

#[test]
fn gi_o9_being_done_is_not_final() {
    let lines = "phase: transport a\nseat b:\n  front: statue-1\nseat a:\n  behind: marker";
    let game = play(three(lines), "done, put statue-1, leave, done");
    assert_eq!(to_move(&game), Some(A));
    let game = play(game, "take statue-1 at I4, mark, done, done");
    assert_eq!(game.view(Viewer::Spectator).phase.stage(), Stage::Transport);
    let game = play(game, "done"); // all in a row; now a may take its marker back
    assert_eq!(
        (game.view(Viewer::Spectator).phase.stage(), to_move(&game)),
        (Stage::CleanUp, Some(A))
    );
}

#[test]
fn gi_o12_a_piece_with_anothers_marker_can_not_be_moved_or_marked() {
    let lines = format!(
        "phase: transport a\nseat a:\n  behind: marker\npiece: statue-1 at I4, marked b\n{ROAD}"
    );
    let game = three(&lines);
    check_refused(&game, "take statue-1 at I4", "GI-O12");
    check_refused(&game, "move statue-1 at I4", "GI-O12");
    assert_eq!(moves(&game), ["done"]);
}

#[test]
fn gi_o18_any_path_past_sites_and_special_hexes() {
    // G5 is the hut, F6 has sites.
    let lines = format!("phase: transport a\nseat a:\n  front: statue-1\nhex E6: b chief\n{ROAD}");
    let game = play(three(&lines), "put statue-1, to H4, to G5, to F5, to F6, to E6, leave");
    assert_eq!(pieces(&game), ["statue-1 at E6, moved a"]);
}

#[test]
fn gi_o18_no_hex_is_entered_twice_in_one_action() {
    let lines = format!("phase: transport a\nseat a:\n  front: statue-1\nhex G4: a chief\n{ROAD}");
    let game = play(three(&lines), "put statue-1, to H4, to G5");
    assert_eq!(moves_like(&game, "to"), ["to F5", "to G4"]);
    check_refused(&game, "to H4", "GI-O18");
    check_refused(&play(game, "to G4"), "to H4", "GI-O18");
}

#[test]
fn gi_o18_the_hex_it_starts_from_counts_too() {
    let lines = format!("phase: transport a\nseat a:\n  front: statue-1\nhex I4: a chief\n{ROAD}");
    check_refused(&play(three(&lines), "put statue-1, to H4"), "to I4", "GI-O18");
}

#[test]
fn gi_o19_a_seat_moves_a_piece_at_most_once_in_a_phase() {
    let lines = format!("phase: transport a\npiece: statue-1 at I4, marked a\n{ROAD}");
    let game = play(three(&lines), "move statue-1 at I4, to H4, leave, done, done");
    check_refused(&game, "move statue-1 at H4", "GI-O19");
    assert_eq!(moves(&game), ["done"]);
}

#[test]
fn gi_o19_it_may_still_be_marked_erected_or_put_on_without_a_move() {
    let lines = format!("phase: transport a\nseat a:\n  behind: marker\n  front: statue-1\n{ROAD}");
    let game = play(three(&lines), "put statue-1, to H4, to G5, to F5, to F6, leave, done, done");
    let game = play(game, "take statue-1 at F6");
    assert_eq!(moves(&game), ["erect 17", "erect 18", "mark"]);
    check_refused(&game, "to F5", "GI-O19");
}

#[test]
fn gi_o19_a_piece_put_down_without_a_move_may_move_later() {
    let lines = format!("phase: transport a\nseat a:\n  behind: marker\n  front: statue-1\n{ROAD}");
    let game =
        play(three(&lines), "put statue-1, leave, done, done, take statue-1 at I4, to H4, mark");
    assert_eq!(pieces(&game), ["statue-1 at H4, marked a, moved a"]);
}

#[test]
fn gi_o19_another_seat_may_move_what_one_has_moved() {
    let lines = format!(
        "phase: transport a\nseat a:\n  front: statue-1\nseat b:\n  behind: marker\n{ROAD}"
    );
    let game = play(three(&lines), "put statue-1, to H4, leave, take statue-1 at H4, to G5, mark");
    assert_eq!(pieces(&game), ["statue-1 at G5, marked b, moved b"]);
}

#[test]
fn gi_o19_of_equal_pieces_the_one_that_fits_the_action_is_meant() {
    let lines = format!(
        "phase: transport a\npiece: statue-1 at F6, marked a, moved a\n\
         piece: statue-1 at F6, marked a\n{ROAD}"
    );
    let game = play(three(&lines), "move statue-1 at F6");
    let moved = play(game.clone(), "to F5, leave");
    assert_eq!(
        pieces(&moved),
        ["statue-1 at F5, marked a, moved a", "statue-1 at F6, marked a, moved a"]
    );
    let erected = play(game, "erect 17");
    assert_eq!(pieces(&erected), ["statue-1 at F6, marked a"]); // it may still move
}

#[test]
fn gi_o21_a_piece_that_must_arrive_is_offered_only_ways_that_lead_there() {
    // Without a marker the statue must reach F6, and that by F5; E5 is a dead end.
    let lines = format!(
        "phase: transport a\npiece: statue-1 at I4\nhex G4: a chief\nhex E5: a sorcerer\n{ROAD}"
    );
    let game = play(three(&lines), "take statue-1 at I4, to H4");
    assert_eq!(moves(&game), ["to G4", "to G5"]); // by G4 one still comes to G5
    let game = play(game, "to G5");
    assert_eq!(moves(&game), ["to F5"]);
    check_refused(&game, "to G4", "GI-O21");
    let game = play(game, "to F5");
    assert_eq!(moves(&game), ["to F6"]);
    assert_eq!(moves(&play(game, "to F6")), ["erect 17", "erect 18"]);
}

#[test]
fn gi_o21_a_piece_that_can_not_arrive_is_not_offered() {
    let lines = "phase: transport a\npiece: statue-1 at I4\nhex H4: a worker\nhex G5: a worker";
    let game = three(lines);
    assert_eq!(moves(&game), ["done"]);
    check_refused(&game, "take statue-1 at I4", "GI-O21");
}

#[test]
fn gi_o21_with_a_marker_every_hex_is_an_end() {
    let lines = format!(
        "phase: transport a\nseat a:\n  behind: marker\npiece: statue-1 at I4\nhex G4: a chief\n{ROAD}"
    );
    let game = play(three(&lines), "take statue-1 at I4, to H4, to G5");
    assert_eq!(moves(&game), ["to F5", "to G4", "mark"]);
}

#[test]
fn gi_4d_nobody_acts_out_of_turn() {
    let game =
        three("phase: transport a\nstart: a\npiece: statue-1 at I4\nseat b:\n  behind: marker");
    assert_eq!(to_move(&game), Some(A));
    let game = play(game, "done");
    assert!(to_move(&game) == Some(B) && can(&game, "take statue-1 at I4"));
    assert_eq!(to_move(&play(game, "done")), Some(C));
    check_refused(&three("phase: place a"), "to C5", "GI-T2");
}
