//! GI-S and GI-1: the setup and the dice.

use giants_rules::{Behind, Stage};
use rules_core::{Game, Turn, Viewer};

use crate::rules::{A, B, behind, check_refused, moves, new_table, play, table, three, to_move};

fn start(workers: u8, markers: u8, pedestals: u8) -> Behind {
    Behind { workers, sorcerer: true, chief: true, markers, logs: 0, pedestals }
}

#[test]
fn gi_s1_each_seat_starts_with_its_leaders_a_worker_two_markers_and_pedestals() {
    assert_eq!(behind(&new_table(3, &[]), A), start(1, 2, 7));
    assert_eq!(behind(&new_table(4, &[]), A), start(1, 2, 6));
    assert_eq!(behind(&new_table(5, &[]), B), start(1, 2, 5));
    let bag = new_table(3, &[]).view(Viewer::Spectator).known.tribes[A].bag;
    assert_eq!((bag.workers, bag.markers), (5, 4));
}

#[test]
fn gi_s1_the_table_may_start_with_two_workers() {
    assert_eq!(behind(&new_table(4, &[("start-workers", "2")]), A), start(2, 2, 6));
}

#[test]
fn gi_s1_two_seats_have_two_workers_and_three_markers_whatever_the_option() {
    assert_eq!(behind(&new_table(2, &[]), A), start(2, 3, 7));
    assert_eq!(behind(&new_table(2, &[("start-workers", "2")]), A), start(2, 3, 7));
}

#[test]
fn gi_s2_the_start_player_is_drawn_by_lot() {
    let game = new_table(3, &[]);
    assert_eq!(moves(&game), ["start a", "start b", "start c"]);
    assert_eq!(game.chance_weight(), 3);
    check_refused(&game, "start d", "GI-S2");
    check_refused(&game, "pass", "GI-S2");
    assert_eq!(play(game, "start c").view(Viewer::Spectator).start.to_string(), "c");
}

#[test]
fn gi_s2_supplies_are_full_and_forests_stand() {
    let shown = new_table(3, &[]).view(Viewer::Spectator).shown;
    assert_eq!(shown.statues, [17, 12, 6]);
    assert_eq!((shown.headdresses, shown.tablets, shown.logs), (14, 30, 27));
    assert!(shown.cut.is_empty());
    assert_eq!(shown.tray, [0; 3]);
}

#[test]
fn gi_s2_the_quarry_tray_is_not_the_quarry_hex() {
    let game = play(three("round: 2\nphase: roll 1"), "roll 2");
    let shown = game.view(Viewer::Spectator).shown;
    assert_eq!((shown.tray, shown.pieces.as_slice().len()), ([0, 1, 0], 0));
}

#[test]
fn gi_s3_three_to_five_dice_are_rolled() {
    for (n_seats, n_dice) in [(2, 3), (3, 3), (4, 4), (5, 5)] {
        let mut game = play(new_table(n_seats, &[]), "start a");
        let mut n_rolled = 0;
        while game.turn() == Turn::Chance {
            game = play(game, "roll 1");
            n_rolled += 1;
        }
        assert_eq!(n_rolled, n_dice, "{n_seats} seats");
    }
}

#[test]
fn gi_s3_a_die_has_the_faces_0_to_3() {
    let game = play(new_table(3, &[]), "start a");
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let chances: Vec<String> = chances.iter().map(|(mv, n)| format!("{mv} {n}")).collect();
    assert_eq!(chances, ["roll 0 1", "roll 1 2", "roll 2 2", "roll 3 1"]);
}

fn tray(game: &giants_rules::Giants) -> [u8; 3] {
    game.view(Viewer::Spectator).shown.tray
}

#[test]
fn gi_1a_each_die_puts_a_statue_in_the_tray() {
    let game = play(table("giants\nseats: 4\nround: 2\nphase: roll 4"), "roll 3, roll 2, roll 2");
    assert_eq!(tray(&game), [0, 2, 1]);
    assert_eq!(game.view(Viewer::Spectator).shown.statues, [17, 10, 5]);
    let game = play(game, "roll 0");
    assert_eq!((tray(&game), to_move(&game)), ([0, 2, 1], Some(A)));
    check_refused(&game, "roll 1", "GI-1a");
}

#[test]
fn gi_1a_in_the_first_round_0_counts_as_1_and_3_as_2() {
    let game = play(new_table(3, &[]), "start a, roll 0, roll 3, roll 1");
    assert_eq!(tray(&game), [2, 1, 0]);
}

#[test]
fn gi_1b_a_size_that_has_run_out_is_left_out() {
    // All six large statues are on the map, so the die that shows 3 counts for
    // nothing.
    let pieces = "piece: statue-3 at I4\n".repeat(6);
    let game = play(three(&format!("round: 2\nphase: roll 3\n{pieces}")), "roll 3, roll 3, roll 1");
    assert_eq!(tray(&game), [1, 0, 0]);
}

#[test]
fn gi_1b_the_last_one_of_a_size_is_taken_by_the_first_die() {
    let pieces = "piece: statue-3 at I4\n".repeat(5);
    let game = play(three(&format!("round: 2\nphase: roll 3\n{pieces}")), "roll 3, roll 3, roll 0");
    assert_eq!(tray(&game), [0, 0, 1]);
}

#[test]
fn gi_o14_with_nothing_in_the_tray_there_are_no_bids() {
    let game = play(three("round: 2\nstart: b\nphase: roll 3"), "roll 0, roll 0, roll 0");
    assert_eq!(game.view(Viewer::Spectator).phase.stage(), Stage::Place);
    assert_eq!(to_move(&game), Some(B));
}
