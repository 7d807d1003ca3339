//! GI-T4 to GI-T6, GI-O10, GI-O11: who helps, and what it costs.

use giants_rules::Giants;

use crate::rules::{can, check_refused, help, moves, play, three};

/// Seat a has put a statue of this size on the map and moves it onto H4.
#[track_caller]
fn onto(size: u8, people: &str) -> Giants {
    let lines = "phase: transport a\ncut: E3, E4\nseat a:\n  front: ";
    let game = three(&format!("{lines}statue-{size}\nhex H4: {people}"));
    play(game, &format!("put statue-{size}, to H4"))
}

/// Checks what is paid where there is no choice.
#[track_caller]
fn check(size: u8, people: &str, points: [u32; 3]) {
    let game = onto(size, people);
    assert!(can(&game, "leave"), "no choice with {people}: {:?}", moves(&game));
    assert_eq!(help(&game), points, "{people}");
}

/// Checks the choices there are, and what each costs.
#[track_caller]
fn check_choices(size: u8, people: &str, choices: &[(&str, [u32; 3])]) {
    let game = onto(size, people);
    for (choice, points) in choices {
        let after = play(game.clone(), choice);
        assert!(can(&after, "leave"), "{choice} with {people}: {:?}", moves(&after));
        assert_eq!(help(&after), points, "{choice} with {people}");
    }
    assert_eq!(n_ways(&game), choices.len(), "{people}: {:?}", moves(&game));
}

/// The number of ways to choose helpers.
fn n_ways(game: &Giants) -> usize {
    if can(game, "leave") {
        return 1;
    }
    moves(game).iter().map(|mv| n_ways(&play(game.clone(), mv))).sum()
}

#[test]
fn gi_t4_own_people_and_logs_cost_nothing() {
    check(3, "a worker 2, a sorcerer", [0, 0, 0]);
    check(3, "a worker, b worker, log 2", [0, 0, 0]); // whoever laid them
    check(3, "a chief, b worker 3", [0, 0, 0]);
}

#[test]
fn gi_t4_each_point_of_anothers_strength_is_a_point_for_it() {
    check(1, "b worker", [0, 1, 0]);
    check(1, "c sorcerer", [0, 0, 1]);
    check(2, "b worker, b sorcerer", [0, 2, 0]);
    check(3, "a worker, b worker, c worker", [0, 1, 1]);
    check(3, "b worker 3", [0, 3, 0]);
}

#[test]
fn gi_t4_the_points_come_at_once() {
    let game = onto(1, "b worker");
    assert!(can(&game, "mark") || can(&game, "leave"), "the action still goes on");
    assert_eq!(help(&game), [0, 1, 0]);
}

#[test]
fn gi_t5_anothers_chief_does_it_alone_for_the_whole_size() {
    check(1, "b chief", [0, 1, 0]);
    check(2, "b chief", [0, 2, 0]);
    check(3, "b chief", [0, 3, 0]);
    check(3, "a worker 2, b chief", [0, 3, 0]); // own people don't lower the price
    check(3, "a worker, b chief, log", [0, 3, 0]); // nor do logs
}

#[test]
fn gi_t5_a_headdress_costs_1() {
    let lines = "phase: transport a\nseat a:\n  front: headdress\nhex C7: b chief";
    let game = play(three(lines), "put headdress, to C7");
    assert_eq!(help(&game), [0, 1, 0]);
}

#[test]
fn gi_t5_a_chief_is_used_only_where_own_people_and_logs_are_not_enough() {
    check(1, "a worker, b chief", [0, 0, 0]);
    check(2, "a worker, b chief, log", [0, 0, 0]);
    check_refused(&onto(1, "a worker, b chief"), "help b chief", "GI-O10");
}

#[test]
fn gi_t5_he_may_be_chosen_beside_cheaper_helpers() {
    let choices = [("help b", [0, 1, 0]), ("help c chief", [0, 0, 2])];
    check_choices(2, "a worker, b worker, c chief", &choices);
}

#[test]
fn gi_t6_the_mover_chooses_whom_to_use() {
    check_choices(1, "b worker, c worker", &[("help b", [0, 1, 0]), ("help c", [0, 0, 1])]);
    let choices =
        [("help b, help b", [0, 2, 0]), ("help b, help c", [0, 1, 1]), ("help c", [0, 0, 2])];
    check_choices(2, "b worker 2, c worker 2", &choices);
}

#[test]
fn gi_t6_nobody_pays_for_more_than_is_needed() {
    check(2, "a worker, b worker 3", [0, 1, 0]);
    check(3, "a worker, b worker 3, log", [0, 1, 0]);
    check(3, "b worker 3, log 2", [0, 1, 0]); // GI-T3: one of them, the logs do the rest
    check(1, "b worker 3, log 2", [0, 1, 0]);
}

#[test]
fn gi_o10_every_minimal_set_can_be_chosen_and_no_other() {
    let choices = [
        ("help b, help b", [0, 2, 0]),
        ("help b, help c", [0, 1, 1]),
        ("help c", [0, 0, 2]),
        ("help b chief", [0, 3, 0]),
        ("help c chief", [0, 0, 3]),
    ];
    check_choices(3, "b worker 2, c worker 2, b chief, c chief, log", &choices);
    check_choices(
        3,
        "b worker, b chief, c chief, log",
        &[("help b chief", [0, 3, 0]), ("help c chief", [0, 0, 3])],
    );
}

#[test]
fn gi_o10_helpers_are_named_seat_by_seat() {
    // Three are needed, and c has only two: one of b's can't be left out.
    let game = onto(3, "b worker 2, c worker 2");
    assert_eq!(
        (help(&game), moves(&game)),
        (vec![0, 1, 0], vec!["help b".into(), "help c".into()])
    );
    let game = play(onto(2, "b worker 2, c worker 2, b chief"), "help b");
    check_refused(&game, "help b chief", "GI-O10");
    check_refused(&game, "help a", "GI-O10");
    assert_eq!(moves(&game), ["help b", "help c"]);
}

#[test]
fn gi_o11_the_same_hex_is_paid_for_again_in_each_transport() {
    let lines = "phase: transport a\nseat a:\n  front: statue-2 2\nhex H4: b worker 2";
    let game = play(three(lines), "put statue-2, to H4, leave, done, done");
    let game = play(game, "put statue-2, to H4, leave");
    assert_eq!(help(&game), [0, 4, 0]);
}
