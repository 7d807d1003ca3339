//! GI-3A, GI-3B, GI-3D to GI-3F, GI-O3 to GI-O6: who is placed, and where.

use giants_rules::{Giants, Hex, Stage};
use rules_core::{Game, Viewer};

use crate::rules::{
    A, B, C, behind, can, check_refused, front, line_of, moves, moves_like, play, tablets, three,
    to_move,
};

const PLACE: &str = "cut: E3, E4\nseat a: tablet 2\n  behind: worker 2, marker 2, log 3\n\
                     seat b:\n  behind: worker, log 2";

fn at(game: &Giants, hex: &str) -> String {
    line_of(game, &format!("hex {hex}")).unwrap_or_default()
}

#[test]
fn gi_3a_a_worker_or_the_sorcerer_goes_on_any_hex_with_up_to_two_logs() {
    let game = play(three(PLACE), "place worker");
    assert_eq!(moves(&game).len(), 46);
    let game = play(game, "on C5");
    assert_eq!(moves(&game), ["logs 0", "logs 1", "logs 2"]);
    let game = play(game, "logs 2");
    assert_eq!(at(&game, "C5"), "a worker, log 2");
    assert_eq!((behind(&game, A).workers, behind(&game, A).logs), (1, 1));
    assert_eq!(to_move(&game), Some(B));
    let game = play(three(PLACE), "place sorcerer, on C5, logs 1");
    assert_eq!(at(&game, "C5"), "a sorcerer, log");
}

#[test]
fn gi_3a_also_where_others_stand() {
    let game = play(three(PLACE), "place worker, on C5, logs 0, place worker, on C5, logs 1");
    assert_eq!(at(&game, "C5"), "a worker, b worker, log");
}

#[test]
fn gi_3a_only_on_the_island_and_only_who_is_behind_the_screen() {
    check_refused(&play(three(PLACE), "place worker"), "on A1", "GI-3A");
    check_refused(&three("phase: place a"), "place worker", "GI-3A");
    check_refused(&three(PLACE), "on C5", "GI-3A");
    check_refused(&three("phase: transport a"), "place worker", "GI-3A");
    let game = three("phase: place a\nhex C5: a sorcerer");
    check_refused(&game, "place sorcerer", "GI-3A");
}

#[test]
fn gi_3b_the_chief_goes_on_any_hex_without_logs() {
    let game = play(three(PLACE), "place chief");
    assert_eq!(moves(&game).len(), 46);
    let game = play(game, "on D5"); // the village: no action without a broken tablet
    assert_eq!((at(&game, "D5").as_str(), to_move(&game)), ("a chief", Some(B)));
    assert_eq!(behind(&game, A).workers, 2);
    check_refused(&three("phase: place a\nhex C5: a chief"), "place chief", "GI-3B");
}

#[test]
fn gi_3d_breaking_a_tablet_lets_the_chief_use_a_special_hex() {
    let game = play(three(PLACE), "break tablet, on D5");
    assert_eq!((at(&game, "D5").as_str(), behind(&game, A).workers), ("a chief", 3));
    assert_eq!((tablets(&game, A), to_move(&game)), (0, Some(B)));
}

#[test]
fn gi_3d_only_where_the_action_can_be_done() {
    let game = play(three(PLACE), "break tablet");
    for hex in ["C5", "I4", "E3"] {
        check_refused(&game, &format!("on {hex}"), "GI-3D"); // plain, quarry, cut
    }
    for hex in ["D5", "G5", "B6", "F2", "A5"] {
        assert!(can(&game, &format!("on {hex}")), "{hex}");
    }
}

#[test]
fn gi_3d_also_one_that_the_sorcerer_has_used() {
    let game = play(three(PLACE), "place sorcerer, on D5, logs 0, use village, pass, pass");
    let game = play(game, "break tablet, on D5");
    assert_eq!(behind(&game, A).workers, 4);
}

#[test]
fn gi_3d_with_several_actions_one_must_be_chosen() {
    // F6 has the sites 17 and 18.
    let game = play(three(PLACE), "break tablet, on F6");
    assert_eq!(moves(&game), ["reserve 17", "reserve 18"]);
    check_refused(&game, "no action", "GI-3D");
}

#[test]
fn gi_3d_it_takes_two_half_tablets_and_the_chief() {
    let game = three(&PLACE.replace("tablet 2", "tablet 1"));
    check_refused(&game, "break tablet", "GI-3D");
    check_refused(&three("seat a: tablet 2\nhex C5: a chief"), "break tablet", "GI-3D");
}

#[test]
fn gi_3e_a_marker_buys_a_half_tablet() {
    let game = play(three(PLACE), "spend marker");
    assert_eq!((tablets(&game, A), behind(&game, A).markers, front(&game, A).markers), (3, 1, 1));
    assert_eq!(game.view(Viewer::Seat(B)).shown.tablets, 27);
    assert_eq!(to_move(&game), Some(B));
    check_refused(&game, "spend marker", "GI-3E");
}

#[test]
fn gi_3e_not_when_the_supply_is_empty() {
    let game = three("seat a:\n  behind: marker\nseat b: tablet 15\nseat c: tablet 15");
    check_refused(&game, "spend marker", "GI-3E");
}

#[test]
fn gi_3f_who_has_passed_is_not_asked_again() {
    let game = play(three(PLACE), "pass");
    assert_eq!(to_move(&game), Some(B));
    let game = play(game, "place worker, on C5, logs 0");
    assert_eq!(to_move(&game), Some(C));
    let game = play(game, "place chief, on C5");
    assert_eq!(to_move(&game), Some(B));
    let game = play(game, "pass, pass");
    assert_eq!(game.view(Viewer::Spectator).phase.stage(), Stage::Transport);
    check_refused(&game, "pass", "GI-3F");
}

#[test]
fn gi_o3_at_most_two_logs_lie_on_a_hex_of_all_seats_together() {
    let game = play(three(PLACE), "place worker, on C5, logs 1, place worker, on C5");
    assert_eq!(moves(&game), ["logs 0", "logs 1"]);
    let game = play(three(PLACE), "place worker, on C5, logs 2, pass, pass, place worker, on C5");
    assert!(to_move(&game) == Some(A) && !can(&game, "logs 0")); // no log can be laid
    assert_eq!(at(&game, "C5"), "a worker 2, log 2");
    let game = play(three(PLACE), "place worker, on C5, logs 1, place worker, on C5");
    check_refused(&game, "logs 2", "GI-O3");
}

#[test]
fn gi_o4_the_sorcerer_may_stand_on_a_special_hex_without_its_action() {
    let game = play(three(PLACE), "place sorcerer, on D5, logs 0");
    assert_eq!(moves(&game), ["use village", "no action"]);
    let game = play(game, "no action");
    assert_eq!((behind(&game, A).workers, to_move(&game)), (2, Some(B)));
}

#[test]
fn gi_o4_also_where_nothing_is_left() {
    let all_out = "seat a:\n  behind: worker 6, marker 6";
    for hex in ["D5", "G5"] {
        let game = play(three(all_out), &format!("place sorcerer, on {hex}"));
        assert_eq!(to_move(&game), Some(B), "{hex} asks for nothing");
    }
}

#[test]
fn gi_o5_a_chief_who_breaks_a_tablet_brings_no_logs() {
    let game = play(three(PLACE), "break tablet, on D5");
    assert_eq!(moves_like(&game, "logs"), [""; 0]);
    assert_eq!(behind(&game, A).logs, 3);
}

#[test]
fn gi_o6_half_tablets_go_back_to_the_supply() {
    assert_eq!(three(PLACE).view(Viewer::Spectator).shown.tablets, 28);
    let game = play(three(PLACE), "break tablet, on D5");
    assert_eq!(game.view(Viewer::Spectator).shown.tablets, 30);
    let site: Hex = "D5".parse().expect("a hex");
    assert!(game.view(Viewer::Spectator).shown.land.has_chief(site, A));
}
