//! EN-8b, EN-O14: discovery chips for complete islands.

use entdecker_rules::{Effect, Phase};
use rules_core::{Game, Turn};

use crate::rules::{
    A, B, CLOSE, D, after, check_refused, effects, long_island, look, next, points, table,
};

fn n_chips(game: &entdecker_rules::Entdecker) -> Vec<u8> {
    look(game).explorers.values().iter().map(|it| it.chips.total()).collect()
}

#[test]
fn en_8b_a_fort_or_a_settlement_lets_the_leader_draw() {
    for unit in ["fort", "settlement"] {
        let game = long_island(2, &format!("seat a:\n units: {unit} b3n"));
        let game = after(&game, CLOSE);
        assert_eq!(next(&game), ["chip 1", "chip 2", "chip 3", "chip 4"], "{unit}");
        let game = after(&game, "chip 3");
        assert_eq!((n_chips(&game), points(&game)), (vec![1, 0], vec![15, 0]));
    }
}

#[test]
fn en_8b_scouts_alone_draw_nothing() {
    let game = after(&long_island(2, "seat a:\n units: scout b3n, scout c3n"), CLOSE);
    assert_eq!((n_chips(&game), points(&game)), (vec![0, 0], vec![12, 0]));
}

#[test]
fn en_8b_the_leader_draws_for_whatever_stands_there() {
    // The fort leads; its owner draws though seat a completed the island.
    let game = long_island(2, "seat a:\n units: scout b3n\nseat b:\n units: fort c3n");
    let game = after(&game, &format!("{CLOSE}, chip 2"));
    assert_eq!((n_chips(&game), points(&game)), (vec![0, 1], vec![7, 14]));
}

#[test]
fn en_8b_tied_leaders_all_draw_and_the_highest_counts_once() {
    let game = long_island(2, "seat a:\n units: fort b3n\nseat b:\n units: fort c3n");
    let game = after(&game, &format!("{CLOSE}, chip 2, chip 4"));
    assert_eq!((n_chips(&game), points(&game)), (vec![1, 1], vec![16, 16]));
    let seats = "seat a:\n units: fort b3n\nseat b:\n units: fort c3n\nseat c:\n units: scout e3n\n\
                 seat d:\n units: fort d3n";
    let game = after(&long_island(4, seats), &format!("{CLOSE}, chip 3, chip 1, chip 2"));
    assert_eq!((n_chips(&game), points(&game)), (vec![1, 1, 0, 1], vec![15, 15, 8, 15]));
}

#[test]
fn en_8b_with_too_few_chips_for_all_none_draws() {
    let seats = "seat a: chips 1:5 2:5 3:5 4:4\n units: fort b3n\nseat b:\n units: fort c3n";
    let game = long_island(2, seats);
    let told = effects(&game, CLOSE);
    let island = "b2s".parse().unwrap();
    assert!(told.contains(&Effect::TooFewChips { island, needs: 2, left: 1 }), "{told:?}");
    let game = after(&game, CLOSE);
    assert_eq!((points(&game), look(&game).chips.total()), (vec![12, 12], 1));
}

#[test]
fn en_8b_without_chips_none_draws() {
    let game = long_island(2, "seat b: chips 1:5 2:5 3:5 4:5\nseat a:\n units: fort b3n");
    assert_eq!(points(&after(&game, CLOSE)), [12, 0]);
}

#[test]
fn en_o14_tied_leaders_draw_clockwise_from_the_active_seat() {
    let seats = "active: c\nseat a:\n units: fort b3n\nseat b:\n units: fort c3n\nseat d:\n\
                  units: fort d3n";
    let mut game = after(&long_island(4, seats), CLOSE);
    for expected in [D, A, B] {
        let Phase::Chip { seat, .. } = look(&game).phase else { panic!("a chip is drawn") };
        assert_eq!(seat, expected);
        game = after(&game, "chip 1");
    }
    assert_eq!((game.turn(), points(&game)), (Turn::Seat(D), vec![13, 13, 0, 13]));
}

/// A tile in hand closes two islands of two tiles, c3e and d3e.
fn two_islands(n_seats: u8, seats: &str) -> entdecker_rules::Entdecker {
    let lines =
        "phase: place\nvoyage: ship d2, left 0, set-out\nhand: D\n2: . . . A\n3: . . B1 . B3\n";
    after(&table(n_seats, &format!("{lines}{seats}")), "place d3 90")
}

#[test]
fn en_o14_islands_score_in_the_order_of_the_chart() {
    let game = two_islands(2, "seat a:\n units: scout e3w\nseat b:\n units: scout c3e");
    let told = effects(&game, "stop");
    let scored: Vec<String> = told
        .iter()
        .filter_map(|it| match it {
            Effect::Scores { island, .. } => Some(island.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(scored, ["c3e", "d3e"]);
    // With chips for both there is nothing to choose.
    let game = two_islands(2, "seat a:\n units: fort e3w\nseat b:\n units: fort c3e");
    let game = after(&game, "stop");
    assert_eq!(game.turn(), Turn::Chance);
    let game = after(&game, "chip 4, chip 1");
    assert_eq!(points(&game), [3, 6]);
}

#[test]
fn en_o14_with_too_few_chips_the_active_seat_picks_the_next_island() {
    let seats =
        "seat a:\n units: fort e3w\nseat b:\n units: fort c3e\nseat c: chips 1:5 2:5 3:5 4:4";
    let game = after(&two_islands(3, seats), "stop");
    assert_eq!(
        (game.turn(), next(&game)),
        (Turn::Seat(A), vec!["score c3e".into(), "score d3e".into()])
    );
    check_refused(&game, "score e3w", "EN-O14");
    assert_eq!(points(&after(&game, "score d3e, chip 4")), [6, 2, 0]);
    assert_eq!(points(&after(&game, "score c3e, chip 4")), [2, 6, 0]);
}

#[test]
fn en_o14_an_island_that_draws_nothing_is_no_choice() {
    let seats =
        "seat a:\n units: scout e3w\nseat b:\n units: fort c3e\nseat c: chips 1:5 2:5 3:5 4:4";
    let game = after(&two_islands(3, seats), "stop");
    assert_eq!(game.turn(), Turn::Chance);
    let seats =
        "seat a:\n units: fort e3w\nseat b:\n units: fort c3e\nseat c: chips 1:5 2:5 3:5 4:5";
    let game = after(&two_islands(3, seats), "stop");
    assert_eq!((game.turn(), points(&game)), (Turn::Seat(B), vec![2, 2, 0]));
}

#[test]
fn en_o14_the_choice_is_asked_again_while_it_matters() {
    // Three islands of one seat each meet at tiles with channels.
    let lines = "phase: sail\nvoyage: ship h5, searching\n3: . B1 D1 D1 B3\n5: . . . . . . . A\n\
                 seat a:\n units: fort b3e\nseat b:\n units: fort d3e\n\
                 seat c: chips 1:5 2:5 3:5 4:4\n\
                 units: fort c3e\n";
    let game = after(&table(4, lines), "stop");
    assert_eq!(next(&game), ["score b3e", "score c3e", "score d3e"]);
    let game = after(&game, "score c3e, chip 4");
    // No chip is left: the others follow by themselves.
    assert_eq!(points(&game), [2, 2, 6, 0]);
    let two = lines.replace("4:4", "4:3");
    let game = after(&table(4, &two), "stop, score d3e, chip 4");
    assert_eq!(
        (game.turn(), next(&game)),
        (Turn::Seat(A), vec!["score b3e".into(), "score c3e".into()])
    );
    assert_eq!(points(&after(&game, "score c3e, chip 4")), [2, 6, 6, 0]);
}

#[test]
fn en_o14_only_islands_that_would_draw_are_picked_from() {
    let lines = "phase: sail\nvoyage: ship h5, searching\n3: . B1 D1 D1 B3\n5: . . . . . . . A\n\
                 seat a:\n units: fort b3e\nseat b:\n units: fort d3e\n\
                 seat c: chips 1:5 2:5 3:5 4:4\n units: scout c3e\n";
    let game = after(&table(3, lines), "stop");
    assert_eq!(next(&game), ["score b3e", "score d3e"]);
    check_refused(&game, "score c3e", "EN-O14");
    assert_eq!(points(&after(&game, "score b3e, chip 4")), [6, 2, 2]);
}
