//! GI-P: a look under a statue.

use giants_rules::Giants;
use rules_core::{Game, Seat, Viewer};

use crate::rules::{A, B, C, check_refused, moves_like, play, tablets, three, to_move};

const TABLE: &str = "seat a: tablet 2\nsite 17: b, statue-1\nsite 18: a, statue-2\nsite 1: c\n";

/// The owner of the pedestal on site 17 as the table shows it.
fn owner(game: &Giants, viewer: Viewer) -> Option<Seat> {
    game.view(viewer).shown.sites[16].owner
}

#[test]
fn gi_p_a_half_tablet_buys_a_look_at_a_colour() {
    let game = three(TABLE);
    assert_eq!(owner(&game, Viewer::Seat(A)), None);
    let game = play(game, "peek 17");
    assert_eq!((owner(&game, Viewer::Seat(A)), tablets(&game, A)), (Some(B), 1));
    assert_eq!((owner(&game, Viewer::Seat(C)), owner(&game, Viewer::Spectator)), (None, None));
    assert_eq!(game.view(Viewer::Spectator).shown.tablets, 29);
    assert_eq!(to_move(&game), Some(A)); // it is no action
}

#[test]
fn gi_p_only_where_the_table_does_not_show_it() {
    assert_eq!(moves_like(&three(TABLE), "peek"), ["peek 17"]);
    check_refused(&three(TABLE), "peek 18", "GI-P"); // one's own
    check_refused(&three(TABLE), "peek 1", "GI-P"); // face up
    check_refused(&three(TABLE), "peek 2", "GI-P"); // nothing there
    check_refused(&three(TABLE), "peek 29", "GI-P");
    check_refused(&play(three(TABLE), "peek 17"), "peek 17", "GI-P");
    check_refused(&three(&format!("{TABLE}site 17: b, statue-1, new")), "peek 17", "GI-P");
    check_refused(&three(&format!("options: pedestals open\n{TABLE}")), "peek 17", "GI-P");
}

#[test]
fn gi_p_it_takes_a_half_tablet() {
    check_refused(&three(&TABLE.replace("tablet 2", "tablet 0")), "peek 17", "GI-P");
}

#[test]
fn gi_p_whenever_it_is_ones_turn_to_choose_an_action() {
    let carve = "round: 2\nphase: carve 1 0\norder: a, b, c\ntray: statue-1\n";
    let front = "  front: worker\n  idle: worker\n";
    let tables = [
        format!("{carve}{}{front}site 17: b, statue-1", "seat a: tablet 2\n"),
        format!("phase: transport a\n{TABLE}"),
        format!("phase: clean-up a\n{TABLE}piece: statue-1 at C5, marked a"),
    ];
    for lines in tables {
        let game = play(three(&lines), "peek 17");
        assert_eq!(owner(&game, Viewer::Seat(A)), Some(B), "{lines}");
    }
}

#[test]
fn gi_p_not_during_bids_or_in_the_middle_of_an_action() {
    let bids = "round: 2\nphase: bid a workers\ntray: statue-1\n";
    check_refused(&three(&format!("{bids}{TABLE}")), "peek 17", "GI-P");
    check_refused(&play(three(TABLE), "place chief"), "peek 17", "GI-P");
}

#[test]
fn gi_p_a_peek_can_not_be_taken_back() {
    assert!(three(TABLE).reveals("peek 17".parse().expect("a move")));
    assert!(!three(TABLE).reveals("place chief".parse().expect("a move")));
}
