//! GI-3n, GI-O15: two seats and their neutral workers.

use giants_rules::Giants;
use rules_core::{Game, Viewer};

use crate::rules::{
    A, B, behind, can, check_refused, help, line_of, moves, moves_like, play, three, to_move, two,
};

const PLACE: &str =
    "cut: E3\nseat a:\n  behind: worker, marker 2, log 2\nseat b:\n  behind: marker";

fn at(game: &Giants, hex: &str) -> String {
    line_of(game, &format!("hex {hex}")).unwrap_or_default()
}

#[test]
fn gi_3n_a_neutral_worker_is_placed_with_a_marker_and_logs() {
    assert_eq!(two(PLACE).view(Viewer::Spectator).shown.neutrals, 6);
    let game = play(two(PLACE), "place neutral, on C5, logs 2");
    assert_eq!(at(&game, "C5"), "a neutral, log 2");
    assert_eq!((behind(&game, A).markers, behind(&game, A).logs), (1, 0));
    assert_eq!(game.view(Viewer::Spectator).shown.neutrals, 5);
    assert_eq!(to_move(&game), Some(B));
}

#[test]
fn gi_3n_it_takes_a_marker() {
    check_refused(&two("seat a:\n  behind: worker"), "place neutral", "GI-3n");
    let lines = "hex C5: neutral\nseat a:\n  behind: worker";
    check_refused(&two(lines), "place neutral from C5", "GI-3n");
}

#[test]
fn gi_3n_there_are_six_of_them() {
    let game = two("hex C5: neutral 6\nseat a:\n  behind: marker");
    check_refused(&game, "place neutral", "GI-3n");
    assert!(can(&game, "place neutral from C5"));
}

#[test]
fn gi_3n_only_for_two_seats() {
    let game = three("seat a:\n  behind: worker, marker 2");
    assert_eq!(moves_like(&game, "place neutral"), [""; 0]);
    check_refused(&game, "place neutral", "GI-3n");
}

#[test]
fn gi_3n_with_a_marker_it_is_ones_own_worker() {
    let lines = "phase: transport a\nseat a:\n  front: statue-2\nhex H4: a neutral, b worker";
    let game = play(two(lines), "put statue-2, to H4, leave");
    assert_eq!(help(&game), [0, 1]);
    let lines = "phase: transport b\nseat b:\n  front: statue-1\nhex H4: a neutral";
    let game = play(two(lines), "put statue-1, to H4, leave");
    assert_eq!(help(&game), [1, 0]);
}

#[test]
fn gi_3n_the_marker_comes_back_and_the_worker_stays() {
    let lines = "phase: transport a\nhex H4: a neutral, neutral\nhex G5: b neutral\n\
                 seat a:\n  behind: marker";
    let game = play(two(lines), "done, done");
    assert_eq!((behind(&game, A).markers, behind(&game, B).markers), (2, 1));
    assert_eq!((at(&game, "H4").as_str(), at(&game, "G5").as_str()), ("neutral 2", "neutral"));
}

#[test]
fn gi_3n_an_unmarked_one_can_be_marked_again_on_the_spot_or_elsewhere() {
    let lines = format!("{PLACE}\nhex C5: neutral 2\nhex D6: b neutral");
    let game = two(&lines);
    assert_eq!(moves_like(&game, "place neutral"), ["place neutral", "place neutral from C5"]);
    check_refused(&game, "place neutral from D6", "GI-3n"); // it is b's now
    let spot = play(game.clone(), "place neutral from C5, on C5, logs 1");
    assert_eq!(at(&spot, "C5"), "a neutral, neutral, log");
    let elsewhere = play(game, "place neutral from C5, on F6, logs 0");
    assert_eq!(
        (at(&elsewhere, "C5").as_str(), at(&elsewhere, "F6").as_str()),
        ("neutral", "a neutral")
    );
}

#[test]
fn gi_o15_an_unmarked_one_is_free_for_both_and_counts_as_a_person() {
    for seat in ["a", "b"] {
        let lines = format!(
            "phase: transport {seat}\ncut: E3\nseat {seat}:\n  front: statue-2\n\
             seat a:\n  behind: worker\nhex H4: neutral, log"
        );
        let game = play(two(&lines), "put statue-2, to H4, leave");
        assert_eq!(help(&game), [0, 0], "{seat}");
    }
}

#[test]
fn gi_o15_an_unmarked_one_gives_no_right_to_erect() {
    let lines = |people: &str| {
        format!("phase: transport a\npiece: statue-1 at F6, marked a\nhex F6: {people}")
    };
    let unmarked = two(&lines("neutral"));
    check_refused(&unmarked, "move statue-1 at F6", "GI-O21");
    let marked = play(two(&lines("a neutral")), "move statue-1 at F6");
    assert_eq!(moves(&marked), ["erect 17", "erect 18"]);
}

#[test]
fn gi_o15_neutral_workers_can_not_be_bid() {
    let lines = "round: 2\nphase: bid a markers\ntray: statue-1\nhex C5: neutral 3\n\
                 seat a:\n  behind: worker 2, marker 2";
    let game = play(two(lines), "bid markers 0");
    assert_eq!(moves(&game), ["bid workers 0", "bid workers 1", "bid workers 2"]);
}
