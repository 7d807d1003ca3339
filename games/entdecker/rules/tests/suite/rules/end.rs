//! EN-9, EN-9a, EN-10: the end of the game and the final score.

use entdecker_rules::{Effect, End};
use rules_core::{Game, Turn};

use crate::rules::{A, B, after, check_refused, effects, points, standing, table};

/// A chart with one undiscovered space, whose tile seat a has in hand.
fn last_space(seats: &str) -> entdecker_rules::Entdecker {
    let set = "tiles:\n|board 3 x 2\n|circles all\n|spinner 2\n|chips 1:9 2:9\n\
               |tile A . . . . 10 0 0 0 0 0 0 1\n|tile B 1 . . . 10 0 0 0 0 0 0 1\n\
               |tile C 1 1 . . 0 0 0 0 0 0 0 1\n|tile D 1 . 2 . 0 0 0 0 0 0 0 1\n\
               |tile E 1 1 . 1 0 0 0 0 0 0 0 1\n|tile F 1 1 1 1 0 0 0 0 0 0 0 1\n";
    let lines =
        "phase: place\nvoyage: ship south-c, left 0, set-out\nhand: B\n1: A A A\n2: A B1 .\n";
    table(2, &format!("{set}{lines}{seats}"))
}

#[test]
fn en_9_the_game_ends_with_the_turn_in_which_the_chart_is_full() {
    let game = after(&last_space(""), "place c2 270");
    assert_eq!(game.turn(), Turn::Seat(A));
    let told = effects(&game, "stop");
    assert!(told.contains(&Effect::Ends { end: End::ChartFull }), "{told:?}");
    let game = after(&game, "stop");
    assert!(matches!(game.turn(), Turn::Over(_)));
    check_refused(&game, "stop", "EN-9");
}

#[test]
fn en_9_the_last_tile_scores_its_island_as_usual() {
    let game = last_space("seat b:\n units: fort b2e");
    let game = after(&game, "place c2 270, stop, chip 2");
    // Two tiles and the chip; the most chips, one.
    assert_eq!(points(&game), [0, 4]);
    assert_eq!(standing(&game).seats()[B].points, 5);
}

#[test]
fn en_9_a_full_chart_goes_before_the_last_tile() {
    let game = last_space("unseen: -\nseat b:\n units: fort b2e");
    let game = after(&game, "place c2 270, stop");
    // Were it the end of the tiles, no chip would be drawn.
    assert_eq!(game.turn(), Turn::Chance);
    assert!(effects(&game, "chip 1").contains(&Effect::Ends { end: End::ChartFull }));
    check_refused(&after(&game, "chip 1"), "stop", "EN-9");
}

/// The last map tile is about to be drawn.
fn last_tile(seats: &str) -> entdecker_rules::Entdecker {
    let lines = "phase: sail\nvoyage: ship west-6, left 3, set-out\nunseen: A\n3: . B1 E0 E0\n";
    table(3, &format!("{lines}{seats}"))
}

const UNFINISHED: &str = "seat a:\n units: fort b3e\nseat b:\n units: scout c3n, scout d3n";

#[test]
fn en_9a_the_game_ends_with_the_turn_of_the_last_map_tile() {
    let game = after(&last_tile(UNFINISHED), "draw 1, tile A, place a6 0");
    assert_eq!(game.turn(), Turn::Seat(A));
    let told = effects(&game, "stop");
    assert!(told.contains(&Effect::Ends { end: End::TilesGone }), "{told:?}");
    check_refused(&after(&game, "stop"), "stop", "EN-9a");
}

#[test]
fn en_9a_unfinished_islands_score_without_chips() {
    let game = after(&last_tile(UNFINISHED), "draw 1, tile A, place a6 0, stop");
    assert_eq!(points(&game), [3, 2, 0]);
    let tally = standing(&game).seats()[A];
    let terms: Vec<_> = tally.terms.iter().map(|term| (term.what, term.points)).collect();
    assert_eq!(terms, [("islands", 0), ("unfinished", 3), ("ruins", 0), ("chips", 0)]);
}

#[test]
fn en_9a_it_does_not_matter_whether_the_last_tile_fits() {
    let lines = "phase: sail\nvoyage: ship d3, left 1, set-out\nunseen: A\n2: . . B1 . A\n\
                 3: . . . E2\n\
                 seat b:\n units: scout c2e";
    let game = after(&table(2, lines), "draw 1, tile A, stop");
    assert!(matches!(game.turn(), Turn::Over(_)));
    assert_eq!(points(&game), [0, 1]);
}

#[test]
fn en_o15_the_turn_of_the_last_tile_is_finished_first() {
    // The tile completes an island, which draws a chip; then the rest.
    let lines = "phase: sail\nvoyage: ship d2, left 3, set-out\nunseen: B\n2: . . . A\n\
                 3: . . B1\n5: . . B0\n\
                 seat a:\n units: fort c3e\nseat b:\n units: fort c5n";
    let game = after(&table(2, lines), "draw 1, tile B, place d3 270, stop");
    assert_eq!(game.turn(), Turn::Chance);
    let game = after(&game, "chip 4");
    assert!(matches!(game.turn(), Turn::Over(_)));
    assert_eq!(points(&game), [6, 1]);
}

/// Checks the points that each seat gets for its chips.
#[track_caller]
fn check_chips(chips: [&str; 3], expected: [i32; 3]) {
    let seats: String = chips
        .iter()
        .zip('a'..)
        .map(|(chips, seat)| format!("seat {seat}: chips {chips}\n"))
        .collect();
    let game = after(&last_tile(&seats), "draw 1, tile A, place a6 0, stop");
    let points: Vec<i32> = standing(&game).seats().values().iter().map(|it| it.points).collect();
    assert_eq!(points, expected);
}

#[test]
fn en_10_the_most_chips_are_worth_a_point_each() {
    check_chips(["4:2", "1:3", "-"], [0, 3, 0]);
}

#[test]
fn en_10_all_who_are_tied_for_the_most_get_them() {
    check_chips(["4:2", "1:1 2:1", "3:1"], [2, 2, 0]);
    check_chips(["4:1", "1:1", "3:1"], [1, 1, 1]);
}

#[test]
fn en_10_without_chips_there_is_nothing() {
    check_chips(["-", "-", "-"], [0, 0, 0]);
}

#[test]
fn en_10_most_points_win_and_equals_share_a_place() {
    let seats = "seat a: islands 9, ruins 1\nseat b: islands 12\nseat c: islands 11";
    let game = after(&last_tile(seats), "draw 1, tile A, place a6 0, stop");
    let standing = standing(&game);
    let places: Vec<u8> = standing.seats().values().iter().map(|it| it.place).collect();
    assert_eq!(places, [1, 1, 3]);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [A, B]);
}
