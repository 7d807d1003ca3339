//! GI-3C, GI-O7, GI-O8: what the special hexes do.

use giants_rules::Giants;
use rules_core::{Game, Viewer};

use crate::rules::{A, B, behind, check_refused, front, moves, play, stand, three, to_move};

const PLACE: &str = "seat a:\n  behind: worker, marker\nseat b:\n  behind: worker";

/// Seat a places its sorcerer there and does this.
#[track_caller]
fn sorcerer(hex: &str, action: &str) -> Giants {
    play(three(PLACE), &format!("place sorcerer, on {hex}, {action}"))
}

#[test]
fn gi_3c_the_village_gives_a_worker_for_this_round() {
    let game = sorcerer("D5", "use village");
    assert_eq!(behind(&game, A).workers, 2);
    let game = play(game, "pass, pass, place worker, on C5, place worker, on C5");
    assert_eq!(behind(&game, A).workers, 0);
}

#[test]
fn gi_3c_the_hut_gives_a_marker_for_this_round() {
    let game = sorcerer("G5", "use hut");
    assert_eq!(behind(&game, A).markers, 2);
    play(game, "pass, pass, spend marker, spend marker");
}

#[test]
fn gi_3c_a_forest_gives_its_logs_and_is_turned_over() {
    let game = sorcerer("E3", "use forest");
    assert_eq!((behind(&game, A).logs, to_move(&game)), (5, Some(B)));
    let shown = game.view(Viewer::Spectator).shown;
    assert_eq!((shown.logs, format!("{:?}", shown.cut)), (22, "{E3}".into()));
}

#[test]
fn gi_3c_logs_just_gained_are_not_laid_with_this_placement() {
    let lines = "cut: E4\nseat a:\n  behind: log";
    let game = play(three(lines), "place sorcerer, on E3");
    assert_eq!(moves(&game), ["logs 0", "logs 1"]);
    let game = play(game, "logs 1, use forest");
    assert_eq!(behind(&game, A).logs, 5);
}

#[test]
fn gi_3c_the_hex_of_a_site_lets_it_be_reserved() {
    let game = sorcerer("A5", "reserve 1");
    let reserved = stand(&game, 1);
    assert_eq!((reserved.owner(), reserved.statue()), (Some(A), None));
    assert_eq!(behind(&game, A).pedestals, 6);
}

#[test]
fn gi_3c_only_a_free_site_of_that_hex_and_with_a_pedestal() {
    let game = play(three(&format!("{PLACE}\nsite 17: b")), "place sorcerer, on F6");
    assert_eq!(moves(&game), ["reserve 18", "no action"]);
    check_refused(&game, "reserve 17", "GI-3C");
    check_refused(&game, "reserve 1", "GI-3C");
    check_refused(&game, "reserve 40", "GI-3C");
    check_refused(&game, "use village", "GI-3C");
    let sites = ["site 1: a\nsite 2: a\nsite 3: a\nsite 4: a\nsite 5: a\nsite 6: a\nsite 7: a"];
    let game = play(three(&format!("{PLACE}\n{}", sites[0])), "place sorcerer, on F6");
    assert_eq!(to_move(&game), Some(B)); // no pedestal is left: no action
}

#[test]
fn gi_3c_the_clay_pit_gives_a_headdress_in_front_of_the_screen() {
    let game = sorcerer("B6", "use clay-pit");
    assert_eq!(front(&game, A).headdresses, 1);
    assert_eq!(game.view(Viewer::Spectator).shown.headdresses, 13);
}

#[test]
fn gi_3c_several_seats_may_use_the_same_hex() {
    let game = play(sorcerer("D5", "use village"), "place sorcerer, on D5, use village");
    assert_eq!((behind(&game, A).workers, behind(&game, B).workers), (2, 2));
}

#[test]
fn gi_3c_the_quarry_has_no_action() {
    let game = play(three(PLACE), "place sorcerer, on I4");
    assert_eq!(to_move(&game), Some(B));
}

#[test]
fn gi_3c_a_worker_uses_no_special_hex() {
    let game = play(three(PLACE), "place worker, on D5");
    assert_eq!((to_move(&game), behind(&game, A).workers), (Some(B), 0));
}

#[test]
fn gi_o7_a_forest_that_was_cut_is_an_ordinary_hex() {
    let game = play(sorcerer("E3", "use forest"), "place sorcerer, on E3");
    assert_eq!(to_move(&game).map(|seat| seat.to_string()).as_deref(), Some("c"));
    assert_eq!(behind(&game, B).logs, 0);
}

#[test]
fn gi_o8_of_several_sites_on_a_hex_the_seat_picks_one() {
    let game = play(three(PLACE), "place sorcerer, on F1");
    assert_eq!(moves(&game), ["reserve 15", "reserve 16", "no action"]);
    let game = play(game, "reserve 16");
    assert_eq!((stand(&game, 15).owner(), stand(&game, 16).owner()), (None, Some(A)));
}

#[test]
fn gi_o8_and_so_for_a_statue() {
    let lines = "phase: transport a\nhex F6: a worker\npiece: statue-2 at F6\nsite 18: a";
    let game = play(three(lines), "take statue-2 at F6");
    assert_eq!(moves(&game), ["erect 17", "erect 18"]);
}
