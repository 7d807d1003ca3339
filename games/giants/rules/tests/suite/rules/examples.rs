//! GI-X: the worked examples of the rule sheet.

use giants_rules::Giants;
use rules_core::{Game, Viewer};

use crate::rules::{A, can, check_refused, help, moves, play, table, three, to_move, totals};

#[test]
fn gi_x1_a_roll_of_3_2_1_1_0() {
    let game = table("giants\nseats: 5\nround: 2\nphase: roll 5");
    let game = play(game, "roll 3, roll 2, roll 1, roll 1, roll 0");
    assert_eq!(game.view(Viewer::Spectator).shown.tray, [2, 1, 1]);
}

#[test]
fn gi_x2_an_own_worker_and_anothers_chief() {
    for (size, points) in [(2, 2), (3, 3), (1, 0)] {
        let lines = "phase: transport a\nhex H4: a worker, b chief\nseat a:\n  front: statue-";
        let game =
            play(three(&format!("{lines}{size}")), &format!("put statue-{size}, to H4, leave"));
        assert_eq!(help(&game), [0, points, 0], "size {size}");
    }
}

/// Seat a alone has bid these people for two small statues and a medium one.
fn carving(people: &str) -> Giants {
    three(&format!(
        "round: 2\nphase: carve 1 0\norder: a, b, c\ntray: statue-1 2, statue-2\n\
         seat a:\n  front: {people}\n  idle: {people}"
    ))
}

#[test]
fn gi_x3_a_chief_carves_once_and_two_workers_two_small_statues() {
    let game = play(carving("chief"), "carve 1 by chief");
    check_refused(&game, "carve 1 by chief", "GI-2c"); // nobody is left to carve: phase 3
    assert_eq!((to_move(&game), can(&game, "pass")), (Some(A), true));
    let game = play(carving("worker 2"), "carve 1 by workers");
    assert_eq!(moves(&game), ["carve 1 by workers", "decline"]);
    play(game, "carve 1 by workers");
}

#[test]
fn gi_x4_a_statue_of_size_2_on_a_site_worth_9_is_18_points() {
    let lines = "round: 25\nphase: transport a\nhex A5: a worker\npiece: statue-2 at A5, marked a";
    let game = play(three(lines), "move statue-2 at A5, erect 1, done, done, done");
    assert_eq!(totals(&game), [18, 0, 0]);
}

/// Whether a statue of this size can be moved onto a hex with these people.
fn moves_statue(size: u8, people: &str) -> bool {
    let lines = "phase: transport c\ncut: E3\nseat c:\n  front: statue-";
    let game = three(&format!("{lines}{size}\nhex H4: {people}"));
    can(&play(game, &format!("put statue-{size}")), "to H4")
}

#[test]
fn gi_x5_the_table_of_strengths() {
    let size_1 = ["a worker", "a sorcerer", "a chief"];
    let size_2 = [
        "a worker 2",
        "a worker, a sorcerer",
        "a worker, b worker",
        "a sorcerer, b sorcerer",
        "a worker, log",
        "a sorcerer, log",
        "a chief",
    ];
    let size_3 = [
        "a worker 3",
        "a worker 2, b sorcerer",
        "a worker, b worker, c worker",
        "a worker 2, log",
        "a worker, b sorcerer, log",
        "a worker, log 2",
        "a sorcerer, log 2",
        "a chief",
    ];
    for people in size_1 {
        assert!(moves_statue(1, people), "{people}");
    }
    for people in size_2 {
        assert!(moves_statue(2, people), "{people}");
    }
    for people in size_3 {
        assert!(moves_statue(3, people), "{people}");
    }
}

#[test]
fn gi_x5_each_of_them_less_one() {
    let nobody = "-";
    let less_for_2 = [nobody, "a worker", "a sorcerer"]; // a log alone can't lie there
    let less_for_3 =
        [nobody, "a worker 2", "a worker, b sorcerer", "a worker, log", "a sorcerer, log"];
    assert!(!moves_statue(1, nobody));
    for people in less_for_2 {
        assert!(!moves_statue(2, people), "{people}");
    }
    for people in less_for_3 {
        assert!(!moves_statue(3, people), "{people}");
    }
}
