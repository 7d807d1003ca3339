//! What happens on tiles with a ?.

use entdecker_rules::{Effect, GoldReason, Phase, Unit};
use rules_core::{Game, Turn};

use crate::rules::{
    A, B, after, check_refused, effects, gold, look, next, next_with, points, table,
};

/// The ship is on d4 with a tile in hand that has land and an event.
fn found(event: &str, lines: &str) -> entdecker_rules::Entdecker {
    let start =
        format!("phase: place\nvoyage: ship d4, left 1, set-out\nhand: {event}\n4: . . . A\n");
    table(2, &format!("{start}{lines}"))
}

#[test]
fn en_5_a_storm_ends_the_turn_at_once() {
    let game = found("B storm", "seat a: gold 9");
    let game = after(&game, "place d3 0");
    assert_eq!(game.turn(), Turn::Seat(B));
    assert_eq!(look(&game).explorers[A].units.iter().count(), 0);
}

#[test]
fn en_5_unfriendly_natives_double_the_price_of_a_unit() {
    let game = after(&found("B unfriendly", "seat a: gold 6"), "place d3 0");
    assert_eq!(next(&game)[5..], ["stop", "scout n", "fort n"]);
    assert_eq!(gold(&after(&game, "scout n")), [4, 4]);
    let prices = Unit::ALL.map(|unit| look(&game).unit_price(unit, "d3".parse().unwrap()));
    assert_eq!(prices, [2, 6, 12]);
}

#[test]
fn en_5_friendly_natives_give_a_chip_whose_value_never_counts() {
    let game = after(&found("B friendly", ""), "place d3 0");
    assert_eq!(look(&game).phase, Phase::Gift);
    assert_eq!(next(&game), ["chip 1", "chip 2", "chip 3", "chip 4"]);
    check_refused(&game, "chip 5", "EN-8b");
    let game = after(&game, "chip 4");
    assert_eq!((game.turn(), points(&game)), (Turn::Seat(A), vec![0, 0]));
    assert_eq!(look(&game).explorers[A].chips.iter().collect::<Vec<_>>(), [(4, 1)]);
    assert_eq!(look(&game).chips.of(4), 4);
}

#[test]
fn en_5_pirates_take_half_of_the_gold() {
    assert_eq!(gold(&after(&found("B pirates", "seat a: gold 8"), "place d3 0")), [4, 4]);
    assert_eq!(gold(&after(&found("B pirates", "seat a: gold 1"), "place d3 0")), [0, 4]);
    assert_eq!(gold(&after(&found("B pirates", "seat a: gold 0"), "place d3 0")), [0, 4]);
}

#[test]
fn en_5_ruins_are_3_points() {
    let game = found("B ruins", "seat a: gold 3, islands 5");
    assert_eq!(points(&after(&game, "place d3 0")), [8, 0]);
    let told = effects(&game, "place d3 0");
    assert!(told.contains(&Effect::Ruins { seat: A, from: 5, to: 8 }), "{told:?}");
}

#[test]
fn en_5_a_treasure_is_3_gold() {
    let game = found("B treasure", "seat a: gold 2");
    assert_eq!(gold(&after(&game, "place d3 0")), [5, 4]);
    let told = effects(&game, "place d3 0");
    let why = GoldReason::Treasure;
    assert!(told.contains(&Effect::Gold { seat: A, why, from: 2, to: 5 }), "{told:?}");
}

#[test]
fn en_x4_among_unfriendly_natives_units_cost_2_6_and_12() {
    let game = after(&found("B unfriendly", "seat a: gold 12"), "place d3 0");
    for (unit, left) in [("scout", 10), ("fort", 6), ("settlement", 0)] {
        assert_eq!(gold(&after(&game, &format!("{unit} n"))), [left, 4], "{unit}");
    }
    let poor = after(&found("B unfriendly", "seat a: gold 11"), "place d3 0");
    check_refused(&poor, "settlement n", "EN-6");
}

#[test]
fn en_x5_pirates_take_3_of_5_gold() {
    assert_eq!(gold(&after(&found("B pirates", "seat a: gold 5"), "place d3 0")), [2, 4]);
}

#[test]
fn en_x6_a_treasure_with_11_gold_makes_12() {
    assert_eq!(gold(&after(&found("B treasure", "seat a: gold 11"), "place d3 0")), [12, 4]);
}

#[test]
fn en_o5_holes_and_islands_are_settled_after_a_storm() {
    // The tile completes the island of c3 and leaves b3 enclosed.
    let lines = "phase: place\nvoyage: ship d2, left 1, set-out\nhand: B storm\n\
                 2: . A A A\n3: A . B1 .\n4: . A\nseat a:\n units: scout c3e";
    let game = after(&table(2, lines), "place d3 270");
    assert_eq!((game.turn(), points(&game)), (Turn::Seat(B), vec![2, 0]));
    assert!(look(&game).chart.laid("b3".parse().unwrap()).is_some_and(|it| it.is_reserve()));
}

#[test]
fn en_o6_a_treasure_buys_a_unit_but_no_more_tiles() {
    let lines = "phase: place\nvoyage: ship d4, left 0, set-out\nhand: B treasure\n4: . . . A\n\
                 seat a: gold 0";
    let game = after(&table(2, lines), "place d3 0");
    assert_eq!(next_with(&game, "fort"), ["fort n"]);
    check_refused(&game, "draw 1", "EN-3");
    check_refused(&game, "announce 1", "EN-3");
}

#[test]
fn en_o16_friendly_natives_without_a_chip_give_nothing() {
    let game = found("B friendly", "seat b: chips 1:5 2:5 3:5 4:5");
    assert!(effects(&game, "place d3 0").contains(&Effect::NoChipLeft));
    let game = after(&game, "place d3 0");
    assert_eq!((game.turn(), look(&game).phase), (Turn::Seat(A), Phase::Sail));
    assert_eq!(look(&game).explorers[A].chips.total(), 0);
}
