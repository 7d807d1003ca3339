//! Setup and income.

use entdecker_rules::{Back, Entdecker, Event, GOLD_START, StackNo, Tile, Tiles, Unit};
use rules_core::{Config, Game, OptionError, Turn, Viewer};

use crate::rules::{A, B, C, after, check_refused, gold, look, new_table, next, next_with, table};

const BACKS: &str = "back plain, back ?, back plain, back plain, back ?";

#[test]
fn the_game_is_for_2_to_4_seats() {
    for n_seats in [0, 1, 5] {
        let error = Entdecker::setup(&Config::seats(n_seats)).unwrap_err();
        assert_eq!(error, OptionError::Seats { n_seats, min: 2, max: 4 });
    }
}

#[test]
fn en_s1_ninety_map_tiles_form_five_equal_stacks() {
    let stacks = look(&new_table(2)).stacks;
    assert_eq!(StackNo::ALL.map(|stack| stacks.stack(stack).height), [18; 5]);
    assert_eq!(stacks.n_with_back(Back::Question), 24);
}

#[test]
fn en_s1_there_are_120_tiles_and_four_of_each_event() {
    let set = Tiles::shipped();
    let of = |kind, event| u32::from(set.n_map(Tile { kind, event }));
    let n_plain: u32 = set.kinds().map(|kind| of(kind, None)).sum();
    let n_reserve: u32 = set.kinds().map(|kind| u32::from(set.n_reserve(kind))).sum();
    assert_eq!((n_plain, n_reserve), (66, 30));
    for event in Event::ALL {
        assert_eq!(set.kinds().map(|kind| of(kind, Some(event))).sum::<u32>(), 4, "{event}");
    }
}

#[test]
fn en_s1_a_question_mark_on_top_of_a_stack_can_be_seen() {
    let game = after(&new_table(2), BACKS);
    let stacks = look(&game).stacks;
    let marked = StackNo::ALL.map(|stack| stacks.stack(stack).back == Some(Back::Question));
    assert_eq!(marked, [false, true, false, false, true]);
}

#[test]
fn en_s1_what_is_drawn_has_the_back_that_was_seen() {
    let game =
        after(&new_table(2), &format!("{BACKS}, first a, income 2, start west-4, announce 2"));
    let plain = next(&after(&game, "draw 1"));
    assert_eq!(plain, ["tile A", "tile B", "tile C", "tile D", "tile E"]);
    let marked = next(&after(&game, "draw 2"));
    assert_eq!(marked.len(), 19); // as many as the table of events has
    assert!(marked.iter().all(|text| text.len() > "tile A".len()), "{marked:?}");
    check_refused(&after(&game, "draw 1"), "tile A storm", "EN-4");
}

#[test]
fn en_s2_each_seat_has_units_and_4_gold() {
    for explorer in look(&new_table(4)).explorers.values() {
        assert_eq!(Unit::ALL.map(|unit| explorer.units.n_at_hand(unit)), [3, 2, 1]);
        assert_eq!(explorer.gold, GOLD_START);
        assert_eq!(explorer.points(), 0);
    }
    assert_eq!(GOLD_START, 4);
}

#[test]
fn en_s2_nobody_has_more_than_12_gold() {
    let game = table(2, "phase: income\nround: 1\nseat a: gold 9\nseat b: gold 12");
    assert_eq!(gold(&after(&game, "income 2")), [11, 12]);
    assert_eq!(gold(&after(&game, "income 5")), [12, 12]);
}

#[test]
fn en_s3_the_first_seat_is_drawn_by_lot_and_begins() {
    let game = after(&new_table(3), BACKS);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(next(&game), ["first a", "first b", "first c"]);
    check_refused(&game, "first d", "EN-S3");
    let game = after(&game, "first b, income 2");
    assert_eq!(game.turn(), Turn::Seat(B));
    let game =
        after(&game, "start west-4, announce 1, draw 1, tile A, back plain, place a4 0, stop");
    assert_eq!(game.turn(), Turn::Seat(C));
}

#[test]
fn en_1_a_round_begins_with_the_same_gold_for_everybody() {
    let game = after(&new_table(3), &format!("{BACKS}, first c"));
    assert_eq!(next(&game), ["income 2", "income 3", "income 4", "income 5"]);
    let mut chances = Vec::new();
    game.chances(&mut chances);
    assert!(chances.iter().all(|(_, weight)| *weight == 1), "{chances:?}");
    assert_eq!(gold(&after(&game, "income 3")), [7, 7, 7]);
    check_refused(&game, "income 6", "EN-1");
}

#[test]
fn en_o1_income_comes_once_a_round() {
    let turn = "announce 1, draw 1, tile A, back plain";
    let game = after(&new_table(2), &format!("{BACKS}, first b, income 3, start west-4"));
    let game = after(&game, &format!("{turn}, place a4 0, stop"));
    assert_eq!((game.turn(), gold(&game)), (Turn::Seat(A), vec![7, 6]));
    let game = after(&game, &format!("start east-4, {turn}, place j4 0, stop"));
    assert_eq!((game.turn(), gold(&game)), (Turn::Chance, vec![6, 6]));
    assert_eq!(next_with(&game, "income").len(), 4);
}

#[test]
fn en_o24_everything_lies_open() {
    let game = table(2, "seat a: gold 3, chips 2:1 4:1");
    let seats = [Viewer::Seat(A), Viewer::Seat(B)].map(|viewer| {
        let mut view = game.view(viewer);
        view.viewer = None;
        view
    });
    assert_eq!(seats, [look(&game), look(&game)]);
    assert_eq!(look(&game).explorers[A].chips.iter().collect::<Vec<_>>(), [(2, 1), (4, 1)]);
    assert_eq!(look(&game).chips.total(), 18);
    let mv = "start west-4".parse().unwrap();
    assert_eq!(game.sighting(mv, Viewer::Spectator).to_string(), "start west-4");
}
