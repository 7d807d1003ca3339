//! EN-8a, EN-8c, EN-8d: ranks, points and units that return.

use entdecker_rules::{Effect, Unit};

use crate::rules::{A, B, CLOSE, after, effects, long_island, look, points, table};

/// Checks the points for an island of 12 tiles, of which each seat has units.
#[track_caller]
fn check(units: &[&str], chips: &str, expected: &[u16]) {
    let seats: String = units
        .iter()
        .zip('a'..)
        .map(|(units, seat)| format!("seat {seat}:\n units: {units}\n"))
        .collect();
    let game = long_island(units.len() as u8, &seats);
    let moves = if chips.is_empty() { CLOSE.to_owned() } else { format!("{CLOSE}, {chips}") };
    assert_eq!(points(&after(&game, &moves)), expected);
}

#[test]
fn en_8a_settlements_go_before_forts_before_scouts() {
    check(&["settlement b3n", "fort c3n, fort d3n"], "chip 1", &[13, 7]);
    check(&["scout b3n, scout c3n", "fort d3n"], "chip 1", &[7, 13]);
    check(&["fort b3n", "fort c3n, fort d3n"], "chip 1", &[7, 13]);
    check(&["scout b3n, scout c3n", "scout d3n"], "", &[12, 6]);
}

#[test]
fn en_8a_a_view_tells_who_would_get_what() {
    let seats = "seat a:\n units: scout b3n, scout c3n\nseat b:\n units: fort d3n";
    let view = look(&long_island(2, seats));
    let forces = view.forces("b2s".parse().unwrap());
    assert_eq!(Unit::ALL.map(|unit| forces[A].n(unit)), [2, 0, 0]);
    assert_eq!(Unit::ALL.map(|unit| forces[B].n(unit)), [0, 1, 0]);
    let shares = entdecker_rules::shares(&forces, 11);
    assert_eq!((shares[A].rank, shares[A].points), (2, 6));
    assert_eq!((shares[B].rank, shares[B].points), (1, 11));
}

#[test]
fn en_8a_equal_in_all_three_is_an_equal_rank() {
    check(&["scout b3n", "scout c3n"], "", &[12, 12]);
    check(&["scout b3n", "scout c3n", "-"], "", &[12, 12, 0]);
    check(&["scout b3n, scout b2s", "scout c3n", "scout d3n"], "", &[12, 6, 6]);
    check(&["scout b3n", "scout c3n, scout b2s", "scout d3n, scout c2s"], "", &[6, 12, 12]);
    check(&["scout b3n", "scout c3n", "scout d3n", "scout e3n"], "", &[12, 12, 12, 12]);
}

#[test]
fn en_8c_an_island_is_worth_its_tiles_and_the_chip() {
    check(&["scout b3n", "-"], "", &[12, 0]);
    check(&["fort b3n", "-"], "chip 4", &[16, 0]);
}

#[test]
fn en_8c_each_further_rank_gets_half() {
    check(&["fort b3n", "scout c3n, scout d3n", "scout e3n"], "chip 3", &[15, 8, 4]);
    let all = ["settlement b3n", "fort c3n", "scout d3n, scout e3n", "scout f3n"];
    check(&all, "chip 1", &[13, 7, 4, 2]);
}

#[test]
fn en_8c_tiles_of_the_reserve_count() {
    let lines = "phase: place\nvoyage: ship d4, left 0, set-out\nhand: B\n\
                 2: . . B2 A\n3: . B1 F* .\n4: . . B0 A\nseat a:\n units: scout c2s";
    assert_eq!(points(&after(&table(2, lines), "place d3 270, stop")), [5, 0]);
}

#[test]
fn en_8d_the_units_return_to_their_owners() {
    let game =
        long_island(2, "seat a:\n units: scout b3n, fort c3n\nseat b:\n units: settlement d3n");
    let told = effects(&game, &format!("{CLOSE}, chip 1"));
    let returned: Vec<&Effect> =
        told.iter().filter(|it| matches!(it, Effect::Returns { .. })).collect();
    let at = |space: &str| space.parse().unwrap();
    let expected = [
        Effect::Returns { seat: A, unit: Unit::Scout, space: at("b3") },
        Effect::Returns { seat: A, unit: Unit::Fort, space: at("c3") },
        Effect::Returns { seat: B, unit: Unit::Settlement, space: at("d3") },
    ];
    assert_eq!(returned, expected.iter().collect::<Vec<_>>());
    let game = after(&game, &format!("{CLOSE}, chip 1"));
    for explorer in look(&game).explorers.values() {
        assert_eq!(Unit::ALL.map(|unit| explorer.units.n_at_hand(unit)), [3, 2, 1]);
    }
}

#[test]
fn en_8d_units_on_other_islands_stay() {
    let lines = "5: . . . . B0\nseat a:\n units: scout b3n, scout e5n";
    let game = after(&long_island(2, lines), CLOSE);
    let left: Vec<_> = look(&game).explorers[A].units.iter().collect();
    assert_eq!(left, [(Unit::Scout, "e5n".parse().unwrap())]);
}

#[test]
fn en_x1_one_scout_more_leads() {
    let units =
        ["settlement b3n, fort c3n, scout d3n", "settlement e3n, fort f3n, scout b2s, scout c2s"];
    check(&units, "chip 2", &[7, 14]);
}

#[test]
fn en_x2_a_fort_leads_over_three_scouts() {
    check(&["scout b3n, scout c3n, scout d3n", "fort e3n"], "chip 2", &[7, 14]);
}

#[test]
fn en_x3_the_ranks_get_12_6_and_3() {
    let units = ["scout b3n, scout c3n, scout d3n", "scout e3n, scout f3n", "scout b2s"];
    check(&units, "", &[12, 6, 3]);
}

#[test]
fn en_x3_halves_of_odd_numbers_are_rounded_up() {
    let seats = "seat a:\n units: scout b3n, scout c3n, scout d3n\n\
                 seat b:\n units: fort e3n\nseat c:\n units: scout b2s";
    // 12 and a chip: 13, 7, 4.
    let game = after(&long_island(3, seats), &format!("{CLOSE}, chip 1"));
    assert_eq!(points(&game), [7, 13, 4]);
}
