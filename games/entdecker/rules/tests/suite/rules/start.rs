//! Where a voyage starts, and how many tiles are turned.

use entdecker_rules::Effect;
use rules_core::{Game, Turn};

use crate::rules::{A, B, C, after, check_refused, effects, gold, look, next, next_with, table};

/// d3 has sea to undiscovered spaces, c3 only land; f4 is open sea.
const CHART: &str = "2: . . B2\n3: . B1 F* B3\n4: . . . . . A\n";

#[test]
fn en_2_the_first_round_starts_from_circles() {
    let game = table(2, &format!("round: 1\n{CHART}"));
    assert_eq!(next(&game).len(), 34);
    assert!(next(&game).iter().all(|text| text.contains('-')));
    check_refused(&game, "start f4", "EN-2");
}

#[test]
fn en_2_later_a_tile_with_an_open_passage_will_do_as_well() {
    let starts = next_with(&table(2, CHART), "start");
    assert_eq!(starts[34..], ["c2", "b3", "d3", "f4"].map(|it| format!("start {it}")));
}

#[test]
fn en_2_land_is_no_passage_and_a_circle_needs_an_undiscovered_space() {
    let game = table(2, &format!("1: A\n{CHART}"));
    check_refused(&game, "start c3", "EN-2");
    check_refused(&game, "start e5", "EN-2");
    for circle in ["north-a", "west-1"] {
        check_refused(&game, &format!("start {circle}"), "EN-2");
    }
    assert_eq!(next_with(&game, "start").len(), 32 + 5);
}

#[test]
fn en_2_the_ship_is_put_anywhere_it_can_start() {
    let game = after(&table(2, CHART), "start f4");
    assert_eq!(look(&game).voyage.ship.map(|place| place.to_string()).as_deref(), Some("f4"));
    check_refused(&game, "start d3", "EN-2");
}

#[test]
fn en_2a_starting_from_anothers_unit_costs_its_base_price() {
    for (unit, toll) in [("scout", 1), ("fort", 3), ("settlement", 6)] {
        let game = table(2, &format!("{CHART}seat a: gold 9\nseat b: gold 5\n units: {unit} d3w"));
        assert_eq!(look(&game).toll("d3".parse().unwrap()), toll);
        // The bank gets it, not the other seat.
        assert_eq!(gold(&after(&game, "start d3")), [9 - toll, 5]);
        assert_eq!(gold(&after(&game, "start b3")), [9, 5]);
    }
}

#[test]
fn en_2a_ones_own_unit_costs_nothing() {
    let game = table(2, &format!("{CHART}seat a: gold 9\n units: settlement d3w"));
    assert_eq!(gold(&after(&game, "start d3")), [9, 4]);
}

#[test]
fn en_3_tiles_are_paid_for_at_once() {
    let game = after(&table(2, "seat a: gold 5"), "start west-4");
    assert_eq!(next(&game), ["announce 1", "announce 2", "announce 3", "announce 4", "announce 5"]);
    check_refused(&game, "announce 6", "EN-3");
    assert_eq!(gold(&after(&game, "announce 3")), [2, 4]);
}

#[test]
fn en_3_there_is_no_passing() {
    let game = table(2, "seat a: gold 5");
    check_refused(&game, "stop", "EN-4c");
    check_refused(&after(&game, "start west-4"), "stop", "EN-4c");
    check_refused(&after(&game, "start west-4, announce 1"), "stop", "EN-4c");
}

#[test]
fn en_3_nothing_is_paid_back() {
    let game = table(2, "seat a: gold 5");
    let game =
        after(&game, "start west-4, announce 4, draw 1, tile A, back plain, place a4 0, stop");
    assert_eq!(gold(&game), [1, 4]);
    assert_eq!(game.turn(), Turn::Seat(B));
}

#[test]
fn en_o3_the_toll_and_one_tile_must_be_affordable() {
    let game = table(2, &format!("{CHART}seat a: gold 3\nseat b:\n units: fort d3w"));
    check_refused(&game, "start d3", "EN-O3");
    let game = table(2, &format!("{CHART}seat a: gold 4\nseat b:\n units: fort d3w"));
    assert_eq!(next(&after(&game, "start d3")), ["announce 1"]);
}

#[test]
fn en_o3_without_gold_nobody_starts() {
    let game = table(2, "phase: income\nround: 1\nseat a: gold 0");
    assert_eq!(next(&after(&game, "income 2, start west-4")), ["announce 1", "announce 2"]);
}

/// One circle, whose space is taken; the only passage starts at a1.
const STRAIT: &str = "\
tiles:
|board 3 x 3
|circles north-a
|spinner 2
|chips 1:1
|tile A . . . . 5 0 0 0 0 0 0 1
|tile B 1 . . . 5 0 0 0 0 0 0 1
|tile C 1 1 . . 0 0 0 0 0 0 0 1
|tile D 1 . 2 . 0 0 0 0 0 0 0 1
|tile E 1 1 . 1 0 0 0 0 0 0 0 1
|tile F 1 1 1 1 0 0 0 0 0 0 0 1
1: B2
";

#[test]
fn en_o4_a_seat_that_cant_start_is_skipped() {
    let seats = "seat a: gold 1\nseat b: gold 1\n units: settlement a1s\nseat c: gold 6\n";
    let game = table(3, &format!("{STRAIT}phase: income\nround: 1\n{seats}"));
    // 3 gold don't pay 6 and a tile.
    let game = after(&game, "income 2");
    assert_eq!(game.turn(), Turn::Seat(B));
    let game = after(&game, "start a1, announce 1, draw 1, tile A, back plain, place b1 0, stop");
    assert_eq!(game.turn(), Turn::Seat(C));
}

#[test]
fn en_o4_a_round_may_end_with_a_skipped_turn() {
    let chart = STRAIT.replace("3 x 3", "4 x 3").replace("1: B2", "1: B2 . . B3\n2: . B0 B0");
    let seats = "first: b\nactive: b\nseat a: gold 1\n\
                 seat b: gold 3\n units: settlement a1s, fort d1w, scout b2n, scout c2n\n";
    let game = table(2, &format!("{chart}{seats}"));
    // Open sea does not fit, so every tile still has a unit of seat b.
    let moves = "start a1, announce 1, draw 1, tile A, back plain, stop";
    let end = after(&game, moves);
    assert_eq!((end.turn(), gold(&end)), (Turn::Chance, vec![1, 2]));
    assert_eq!(effects(&game, moves), [Effect::Skips { seat: A }]);
    assert_eq!(next(&end), ["income 2"]);
}

#[test]
fn en_o7_the_toll_among_unfriendly_natives_is_the_base_price() {
    let lines = "3: . . B1u\nseat a: gold 9\nseat b:\n units: fort c3e";
    assert_eq!(gold(&after(&table(2, lines), "start c3")), [6, 4]);
}

#[test]
fn en_o17_a_circle_is_joined_to_the_space_beside_it() {
    let game =
        table(2, "options: frame neutral\nphase: place\nvoyage: ship west-4, set-out\nhand: B");
    // Land may touch a neutral frame, but not where the ship comes from.
    assert_eq!(next(&game), ["place a4 0", "place a4 90", "place a4 180"]);
    check_refused(&game, "place a4 270", "EN-4a");
    check_refused(&game, "place b4 0", "EN-4a");
}

#[test]
fn en_o19_more_tiles_may_be_announced_than_are_left() {
    let game = table(2, "unseen: B\nseat a: gold 5");
    assert_eq!(next(&after(&game, "start west-4")).len(), 5);
    let game = after(&game, "start west-4, announce 5, draw 1, tile B, place a4 90");
    assert_eq!((look(&game).voyage.n_left, gold(&game)[A.idx()]), (4, 0));
    assert_eq!(next(&game), ["stop"]);
}
