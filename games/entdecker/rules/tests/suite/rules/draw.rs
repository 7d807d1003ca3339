//! Drawing and placing.

use entdecker_rules::{Back, Effect, Phase, StackNo, Tile};
use rules_core::{Game, Turn};

use crate::rules::{A, B, after, check_refused, effects, look, next, next_with, table};

#[test]
fn en_4_any_stack_that_has_a_tile_may_be_drawn_from() {
    let lines =
        "phase: sail\nvoyage: ship west-4, left 2, set-out\nunseen: B 3, C 2\nstacks: 2 0 1 2 0";
    let game = table(2, lines);
    assert_eq!(next(&game), ["draw 1", "draw 3", "draw 4"]);
    check_refused(&game, "draw 2", "EN-4");
    let game = after(&game, "draw 3");
    assert_eq!(look(&game).voyage.n_left, 1);
    assert_eq!(next(&game), ["tile B", "tile C"]);
}

/// d3 has sea to the north only; west of d2 is land, east of it sea.
const BAY: &str = "2: . . B1 . A\n3: . . . E2\n";

#[test]
fn en_4a_every_side_must_match() {
    let game = table(2, &format!("phase: place\nvoyage: ship d3, left 1, set-out\nhand: B\n{BAY}"));
    // Sea to the south and the east, land to the west.
    assert_eq!(next(&game), ["place d2 270"]);
    check_refused(&game, "place d2 0", "EN-4a");
    let corner = table(2, &format!("phase: place\nvoyage: ship d3, set-out\nhand: C\n{BAY}"));
    assert_eq!(next(&corner), ["place d2 270"]);
}

#[test]
fn en_4a_the_tile_goes_where_a_passage_joins_the_ship() {
    let game = table(2, &format!("phase: place\nvoyage: ship e2, left 1, set-out\nhand: B\n{BAY}"));
    for space in ["e1", "f2", "e3", "d2"] {
        assert!(next(&game).iter().any(|mv| mv.starts_with(&format!("place {space} "))), "{space}");
    }
    check_refused(&game, "place d4 0", "EN-4a");
    check_refused(&game, "place f1 0", "EN-4a");
}

#[test]
fn en_4a_ways_that_look_the_same_are_one() {
    let lines = "phase: place\nvoyage: ship d4, left 1, set-out\n4: . . . A\n";
    let ways = |hand: &str| next_with(&table(2, &format!("{lines}hand: {hand}")), "place").len();
    assert_eq!([ways("A"), ways("B"), ways("C"), ways("D"), ways("E")], [4, 12, 8, 4, 4]);
    let game = table(2, &format!("{lines}hand: D"));
    check_refused(&game, "place d3 270", "EN-4a");
}

#[test]
fn en_4a_a_tile_that_fits_must_be_placed_and_the_ship_moves_there() {
    let game = table(2, &format!("phase: place\nvoyage: ship d3, left 1, set-out\nhand: B\n{BAY}"));
    check_refused(&game, "stop", "EN-4c");
    check_refused(&game, "draw 1", "EN-4");
    let game = after(&game, "place d2 270");
    assert_eq!(look(&game).voyage.ship.map(|it| it.to_string()).as_deref(), Some("d2"));
    assert_eq!(look(&game).hand, None);
}

#[test]
fn en_4b_a_tile_that_does_not_fit_leaves_the_game() {
    let game = table(2, &format!("phase: sail\nvoyage: ship d3, left 2, set-out\n{BAY}"));
    let game = after(&game, "draw 1, tile A, back plain");
    let view = look(&game);
    assert_eq!((view.phase, view.n_lost, view.hand), (Phase::Sail, 1, None));
    // It was paid for all the same.
    assert_eq!(view.voyage.n_left, 1);
    assert!(!view.chart.known().has("d2".parse().unwrap()));
}

#[test]
fn en_4b_its_event_does_not_happen() {
    let lines =
        format!("phase: sail\nvoyage: ship d3, left 2, set-out\nstacks: 18? 18 17 17 17\n{BAY}");
    let game = table(2, &lines);
    let lost = effects(&game, "draw 1, tile A storm, back plain");
    let tile: Tile = "A storm".parse().unwrap();
    assert_eq!(lost, [Effect::Lost { tile }]);
    let game = after(&game, "draw 1, tile A storm, back plain");
    assert_eq!(game.turn(), Turn::Seat(A));
}

#[test]
fn en_4c_a_voyage_may_be_stopped_after_the_first_tile() {
    let game = table(2, "phase: sail\nvoyage: ship west-4, left 3, set-out");
    check_refused(&game, "stop", "EN-4c");
    let game = after(&game, "draw 1, tile A, back plain, place a4 0");
    assert_eq!(next(&game), ["draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "stop"]);
    assert_eq!(after(&game, "stop").turn(), Turn::Seat(B));
}

#[test]
fn en_4c_a_first_tile_that_does_not_fit_is_a_tile_drawn() {
    let game = table(2, &format!("phase: sail\nvoyage: ship d3, left 1, set-out\n{BAY}"));
    let game = after(&game, "draw 1, tile A, back plain");
    assert_eq!(next(&game), ["stop"]);
}

#[test]
fn en_4c_it_cant_go_on_where_no_passage_leads_on() {
    let game = table(
        2,
        &format!("phase: place\nvoyage: ship d3, left 4, set-out\nhand: C\n{BAY}1: . . . B2"),
    );
    let game = after(&game, "place d2 270");
    check_refused(&game, "draw 1", "EN-4c");
    assert!(next(&game).contains(&"stop".to_owned()));
    assert_eq!(next_with(&game, "draw"), Vec::<String>::new());
}

#[test]
fn en_o2_a_side_at_the_frame_must_be_sea() {
    let lines = "phase: place\nvoyage: ship north-a, set-out\nhand: B\n";
    assert_eq!(next(&table(2, lines)), ["place a1 90", "place a1 180"]);
    let neutral = table(2, &format!("options: frame neutral\n{lines}"));
    assert_eq!(next(&neutral), ["place a1 90", "place a1 180", "place a1 270"]);
}

#[test]
fn en_o20_a_stack_shows_its_next_back_before_the_tile_is_placed() {
    let game = table(
        2,
        "phase: sail\nvoyage: ship west-4, left 1, set-out\nunseen: A 2, B ruins\n\
         stacks: 2 0 1? 0 0",
    );
    let game = after(&game, "draw 1, tile A");
    assert_eq!(look(&game).phase, Phase::Back(StackNo::ALL[0]));
    // The ? lies on top of the other stack.
    assert_eq!(next(&game), ["back plain"]);
    check_refused(&game, "back ?", "EN-O20");
    check_refused(&game, "place a4 0", "EN-4a");
    let game = after(&game, "back plain");
    assert_eq!(look(&game).phase, Phase::Place);
    assert_eq!(look(&game).stacks.stack(StackNo::ALL[0]).back, Some(Back::Plain));
}

#[test]
fn en_o20_an_empty_stack_shows_nothing() {
    let game = table(
        2,
        "phase: sail\nvoyage: ship west-4, left 1, set-out\nunseen: A 2\nstacks: 1 1 0 0 0",
    );
    assert_eq!(look(&after(&game, "draw 1, tile A")).phase, Phase::Place);
}

#[test]
fn en_o21_a_voyage_ends_by_an_explicit_stop() {
    let game = table(2, "phase: sail\nvoyage: ship west-4, left 1, set-out");
    let game = after(&game, "draw 1, tile A, back plain, place a4 0");
    assert_eq!((game.turn(), next(&game)), (Turn::Seat(A), vec!["stop".to_owned()]));
}
