//! EN-8: which land is one island, and when it is complete.

use entdecker_rules::{Effect, Unit};

use crate::rules::{A, after, effects, look, next, points, table};

/// The islands of a chart, each as its name, its tiles and its open sides.
fn islands(chart: &str) -> Vec<String> {
    let view = look(&table(2, chart));
    let islands = view.chart.islands(&view.tiles);
    islands.map(|it| format!("{} {} {}", it.first, it.n_tiles(), it.n_open)).collect()
}

#[test]
fn en_8_land_is_joined_across_sides() {
    assert_eq!(islands("3: . B1 E0 B3"), ["b3e 3 1"]);
    assert_eq!(islands("3: . B1 E0 .\n2: . . B2"), ["c2s 3 1"]);
}

#[test]
fn en_8_corners_dont_join() {
    assert_eq!(islands("3: . . C0\n4: . B1 . "), ["c3n 1 2", "b4e 1 1"]);
    assert_eq!(islands("3: . . B2\n4: . B2 ."), ["c3s 1 1", "b4s 1 1"]);
}

#[test]
fn en_8_an_island_is_complete_when_no_land_side_borders_the_unknown() {
    assert_eq!(islands("3: . B1 B3"), ["b3e 2 0"]);
    assert_eq!(islands("3: . C0 B3"), ["b3n 2 1"]);
    assert_eq!(islands("2: . B2\n3: . C0 B3"), ["b2s 3 0"]);
}

#[test]
fn en_8_two_islands_become_one() {
    assert_eq!(islands("3: . B1 . B3"), ["b3e 1 1", "d3w 1 1"]);
    assert_eq!(islands("3: . B1 E2 B3"), ["b3e 3 1"]);
}

#[test]
fn en_8_a_channel_divides_the_land_of_a_tile() {
    assert_eq!(islands("3: . B1 D1 B3"), ["b3e 2 0", "c3e 2 0"]);
}

/// A tile with a channel is in hand; it closes the islands beside d3.
fn channel(seats: &str) -> entdecker_rules::Entdecker {
    let lines = "phase: place\nvoyage: ship d2, left 0, set-out\nhand: D\n\
                 2: . . . A\n3: . . B1 . B3\n";
    table(2, &format!("{lines}{seats}"))
}

#[test]
fn en_o12_a_tile_with_two_pieces_counts_for_both_islands() {
    let game = channel("seat a:\n units: scout c3e\nseat b:\n units: scout e3w");
    let game = after(&game, "place d3 90");
    assert_eq!(next(&game), ["stop", "scout e", "scout w", "fort e", "fort w", "recall c3"]);
    assert_eq!(points(&after(&game, "stop")), [2, 2]);
}

#[test]
fn en_o12_a_unit_on_it_is_on_one_of_them() {
    let game = after(&channel("seat a: gold 1\nseat b:\n units: scout c3e"), "place d3 90");
    // On the piece that joins c3 both are equal; on the other nobody else is.
    assert_eq!(points(&after(&game, "scout w")), [2, 2]);
    assert_eq!(points(&after(&game, "scout e")), [2, 2]);
    let scored = |mv: &str| {
        let told = effects(&game, mv);
        told.iter().filter(|it| matches!(it, Effect::Scores { .. })).count()
    };
    assert_eq!((scored("scout w"), scored("scout e")), (1, 2));
}

#[test]
fn en_o12_a_tile_counts_once_where_both_pieces_are_the_same_island() {
    // A ring of land around the channel.
    let lines = "phase: place\nvoyage: ship d4, left 0, set-out\nhand: D\n\
                 1: . . . B2\n2: . . C1 E0 C2\n3: . . C0 . C3\n4: . . . A\n\
                 seat a:\n units: scout c2e";
    let game = after(&table(2, lines), "place d3 90");
    let view = look(&game);
    let islands: Vec<_> = view.chart.islands(&view.tiles).collect();
    assert_eq!((islands.len(), islands[0].n_tiles(), islands[0].n_open), (1, 7, 0));
    assert_eq!(points(&after(&game, "stop")), [7, 0]);
}

/// The islands that are reported as complete without anybody there.
fn unclaimed(game: &entdecker_rules::Entdecker, moves: &str) -> Vec<String> {
    let told = effects(game, moves);
    let islands = told.iter().filter_map(|effect| match effect {
        Effect::Unclaimed { island, n_tiles } => Some(format!("{island} {n_tiles}")),
        _ => None,
    });
    islands.collect()
}

#[test]
fn en_o13_an_island_without_units_scores_nothing() {
    let end = after(&channel(""), "place d3 90, stop");
    assert_eq!((points(&end), look(&end).chips.total()), (vec![0, 0], 20));
    assert_eq!(unclaimed(&channel(""), "place d3 90, stop"), ["c3e 2", "d3e 2"]);
}

#[test]
fn en_o13_that_is_told_when_nobody_can_claim_it_any_more() {
    let game = channel("seat a: gold 1");
    assert_eq!(unclaimed(&game, "place d3 90"), Vec::<String>::new());
    assert_eq!(unclaimed(&game, "place d3 90, scout w"), ["d3e 2"]);
    // The ship sails on; the next tile leaves nothing behind.
    let lines = "phase: place\nvoyage: ship d2, left 1, set-out\nhand: D\n\
                 2: . . . A\n3: . . B1 . B3\n";
    let on = "place d3 90, draw 1, tile A, back plain, place d4 0";
    assert_eq!(unclaimed(&table(2, lines), on), ["c3e 2", "d3e 2"]);
    assert_eq!(unclaimed(&table(2, lines), &format!("{on}, stop")), Vec::<String>::new());
    // A storm leaves no time, and a hole completes an island by itself.
    let storm = "phase: place\nvoyage: ship d2, set-out\nhand: B storm\n2: . . . A\n3: . . B1\n";
    assert_eq!(unclaimed(&table(2, storm), "place d3 270"), ["c3e 2"]);
    let hole = "phase: sail\nvoyage: ship f5, searching\n1: . B3\n2: A\n5: . . . . . A";
    assert_eq!(unclaimed(&table(2, hole), "stop"), ["a1e 2"]);
}

#[test]
fn en_o13_what_scored_once_never_scores_again() {
    let game = channel("seat a:\n units: scout c3e");
    let game = after(&game, "place d3 90, stop");
    assert_eq!(look(&game).explorers[A].units.n_at_hand(Unit::Scout), 3);
    let turn = "announce 1, draw 1, tile A, back plain";
    let game = after(&game, &format!("start west-4, {turn}, place a4 0, stop"));
    assert_eq!(points(&game), [2, 0]);
}
