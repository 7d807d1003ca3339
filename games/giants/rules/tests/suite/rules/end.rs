//! GI-6, GI-7, GI-O20: the end and the score.

use giants_rules::Giants;
use rules_core::{Game, Turn, Viewer};

use crate::rules::{A, B, check_refused, play, standing, table, three, totals};

/// The last seat is about to be done; a has statues of size 1 on the sites 1 to 7.
fn ending(lines: &str) -> String {
    let sites: String = (1..=7).map(|site| format!("site {site}: a, statue-1\n")).collect();
    format!("round: 8\nphase: transport c done 2\n{sites}{lines}")
}

fn is_over(game: &Giants) -> bool {
    matches!(game.turn(), Turn::Over(_))
}

#[test]
fn gi_6_the_game_ends_when_a_seat_has_a_statue_on_each_pedestal() {
    let game = three(&ending(""));
    assert!(!is_over(&game), "only at the end of the round");
    let game = play(game, "done");
    assert!(is_over(&game));
    check_refused(&game, "done", "GI-6");
}

#[test]
fn gi_6_not_with_a_pedestal_left_or_a_site_only_reserved() {
    let left = ending("").replace("site 7: a, statue-1\n", "");
    assert!(!is_over(&play(three(&left), "done")));
    let reserved = ending("").replace("site 7: a, statue-1", "site 7: a");
    assert!(!is_over(&play(three(&reserved), "done")));
}

#[test]
fn gi_6_five_seats_need_five_statues() {
    let sites: String = (1..=5).map(|site| format!("site {site}: d, statue-1\n")).collect();
    let text = format!("giants\nseats: 5\nround: 8\nphase: transport c done 4\n{sites}");
    assert!(is_over(&play(table(&text), "done")));
}

#[test]
fn gi_7a_statues_count_value_times_size_headdresses_their_value_and_help_its_points() {
    // The sites 1 to 7 are worth 9, 9, 9, 8, 8, 7, 7, site 17 is worth 5 and 4.
    let lines = "site 17: b, statue-3, headdress\nsite 20: b\nseat a: help 4\nseat b: help 11";
    assert_eq!(totals(&play(three(&ending(lines)), "done")), [57 + 4, 3 * 5 + 4 + 11, 0]);
}

#[test]
fn gi_7a_a_headdress_counts_the_same_whatever_the_size() {
    for size in 1..=3 {
        let lines = format!("site 17: b, statue-{size}, headdress");
        assert_eq!(totals(&play(three(&ending(&lines)), "done"))[1], 5 * size + 4);
    }
}

#[test]
fn gi_7a_each_statue_is_a_term_of_the_total() {
    let lines = "site 17: b, statue-3, headdress\nseat b: help 11";
    let standing = standing(&play(three(&ending(lines)), "done"));
    let terms = standing.seats()[B].terms;
    let terms: Vec<(&str, i32, i32)> = terms.iter().map(|it| (it.what, it.n, it.points)).collect();
    assert_eq!(terms, [("help", 11, 11), ("statue", 3, 15), ("headdress", 4, 4)]);
}

#[test]
fn gi_7a_statues_may_be_shown_as_points_when_erected() {
    let points = |options: &str| {
        let lines = format!("{options}site 17: b, statue-3, headdress\nseat b: help 11");
        three(&lines).view(Viewer::Spectator).shown.tribes[B].points
    };
    assert_eq!(points(""), 11);
    assert_eq!(points("options: statue-scoring when-erected\n"), 11 + 15); // not the headdress
    let lines = ending("site 17: b, statue-3, headdress\nseat b: help 11");
    let game = play(three(&format!("options: statue-scoring when-erected\n{lines}")), "done");
    assert_eq!(totals(&game), [57, 30, 0]); // the same total
}

fn places(lines: &str) -> Vec<u8> {
    let standing = standing(&play(three(&ending(lines)), "done"));
    standing.seats().values().iter().map(|it| it.place).collect()
}

#[test]
fn gi_7b_ties_go_to_more_half_tablets() {
    assert_eq!(places("seat b: help 57, tablet 1\nseat c: help 57"), [2, 1, 2]);
    assert_eq!(places("seat a: tablet 2\nseat b: help 57, tablet 1"), [1, 2, 3]);
    assert_eq!(places("seat b: help 56, tablet 9"), [1, 2, 3]);
}

#[test]
fn gi_7b_still_tied_they_share_the_place() {
    assert_eq!(places("seat a: tablet 2\nseat b: help 57, tablet 2"), [1, 1, 3]);
}

#[test]
fn gi_7b_by_the_older_rule_each_pair_of_half_tablets_is_3_points() {
    let lines = ending("seat a: tablet 5\nseat b: tablet 2\nseat c: tablet 1");
    assert_eq!(totals(&play(three(&lines), "done")), [57, 0, 0]);
    let game = play(three(&format!("options: tablets-score 3-per-pair\n{lines}")), "done");
    assert_eq!(totals(&game), [57 + 6, 3, 0]);
}

#[test]
fn gi_o20_the_25th_round_is_the_last() {
    let at = |round: u16| three(&format!("round: {round}\nphase: transport c done 2"));
    assert!(!is_over(&play(at(24), "done")));
    let game = play(at(25), "done");
    assert!(is_over(&game));
    check_refused(&game, "done", "GI-O20");
}

#[test]
fn gi_o20_without_a_limit_the_thousandth_is() {
    let at = |round: u16| {
        three(&format!("options: round-limit none\nround: {round}\nphase: transport c done 2"))
    };
    assert!(!is_over(&play(at(25), "done")) && !is_over(&play(at(999), "done")));
    assert!(is_over(&play(at(1_000), "done")));
}

#[test]
fn gi_o20_points_do_not_stop_at_a_byte() {
    let game = three(
        "phase: transport a\nseat a:\n  front: statue-3\nseat b: help 70000\nhex H4: b chief",
    );
    let game = play(game, "put statue-3, to H4, leave");
    assert_eq!(game.view(Viewer::Seat(A)).known.tribes[B].help, 70_003);
}
