//! EN-7: holes and the reserve.

use entdecker_rules::{Effect, Kind, Laid, Phase};
use rules_core::Game;

use crate::rules::{after, effects, look, points, table};

fn laid(game: &entdecker_rules::Entdecker, space: &str) -> Option<Laid> {
    look(game).chart.laid(space.parse().expect("a space"))
}

/// Checks which reserve tile lies on a space, and how far it is turned.
#[track_caller]
fn check_plug(game: &entdecker_rules::Entdecker, space: &str, kind: char, degrees: u16) {
    let laid = laid(game, space).expect("a tile");
    assert!(laid.is_reserve(), "{space}: {laid:?}");
    assert_eq!((laid.kind().letter(), laid.rotation().degrees()), (kind, degrees), "{space}");
}

#[test]
fn en_7_an_enclosed_space_gets_the_reserve_tile_that_fits() {
    let lines = "phase: place\nvoyage: ship d4, left 0, set-out\nhand: A\n";
    // Land to the west and the north of c3.
    let game = table(2, &format!("{lines}2: . . B2\n3: . B1 . A\n4: . . . A"));
    let game = after(&game, "place c4 0");
    assert_eq!(laid(&game, "c3"), None);
    check_plug(&after(&game, "stop"), "c3", 'C', 270);
}

#[test]
fn en_7_each_shape_has_its_reserve_tile() {
    let shapes = [
        ("A", "A", "A", "A", 'A', 0),
        ("A", "B3", "A", "A", 'B', 90),
        ("A", "B3", "B0", "A", 'C', 90),
        ("B2", "A", "B0", "A", 'D', 0),
        ("A", "B3", "B0", "B1", 'E', 180),
        ("B2", "B3", "B0", "B1", 'F', 0),
    ];
    for (north, east, south, west, kind, degrees) in shapes {
        let lines = format!(
            "phase: sail\nvoyage: ship f5, searching\n\
             2: . . {north}\n3: . {west} . {east}\n4: . . {south}\n5: . . . . . A"
        );
        check_plug(&after(&table(2, &lines), "stop"), "c3", kind, degrees);
    }
}

#[test]
fn en_7_the_frame_encloses_too() {
    let lines = "phase: sail\nvoyage: ship f5, searching\n1: . B3\n2: A\n5: . . . . . A";
    check_plug(&after(&table(2, lines), "stop"), "a1", 'B', 90);
}

/// c3 and d3 are undiscovered, with land around them but for what is at e3.
fn lake(east: &str) -> entdecker_rules::Entdecker {
    let lines = format!(
        "phase: sail\nvoyage: ship g5, searching\n2: . . B2 B2\n3: . B1 . . {east}\n4: . . B0 B0\n\
         5: . . . . . . A\nseat a:\n units: scout c2s"
    );
    table(2, &lines)
}

#[test]
fn en_7_a_larger_hole_with_land_all_round_is_filled() {
    let game = after(&lake("B3"), "stop");
    check_plug(&game, "c3", 'F', 0);
    check_plug(&game, "d3", 'F', 0);
    let told = effects(&lake("B3"), "stop");
    let filled = told.iter().filter(|it| matches!(it, Effect::Fills { .. })).count();
    assert_eq!(filled, 2, "{told:?}");
}

#[test]
fn en_7_a_larger_hole_with_a_passage_is_not() {
    let game = after(&lake("A"), "stop");
    assert_eq!((laid(&game, "c3"), laid(&game, "d3")), (None, None));
    assert!(after(&game, "start e3").successors().len() > 1);
}

#[test]
fn en_o10_islands_are_scored_after_the_holes_are_filled() {
    // Six tiles around it and the two of the hole.
    assert_eq!(points(&after(&lake("B3"), "stop")), [8, 0]);
    assert_eq!(points(&after(&lake("A"), "stop")), [0, 0]);
}

#[test]
fn en_o10_land_inside_joins_what_is_around_it() {
    // A region of four spaces, none of which a ship can reach.
    let lines = "phase: sail\nvoyage: ship h6, searching\n\
                 1: . . B2 B2\n2: . B1 . . B3\n3: . B1 . . B3\n4: . . B0 B0\n6: . . . . . . . A";
    let game = after(&table(2, lines), "stop");
    for space in ["c2", "d2", "c3", "d3"] {
        check_plug(&game, space, 'F', 0);
    }
    let view = look(&game);
    let islands: Vec<u8> = view.chart.islands(&view.tiles).map(|it| it.n_tiles()).collect();
    assert_eq!(islands, [12]);
}

#[test]
fn en_o10_a_frame_without_circles_is_no_way_in() {
    let set = "tiles:\n|board 4 x 3\n|circles east-3\n|spinner 2\n|chips 1:1\n\
               |tile A . . . . 5 0 0 0 0 0 0 1\n|tile B 1 . . . 5 0 0 0 0 0 0 1\n\
               |tile C 1 1 . . 0 0 0 0 0 0 0 1\n|tile D 1 . 2 . 0 0 0 0 0 0 0 1\n\
               |tile E 1 1 . 1 0 0 0 0 0 0 0 1\n|tile F 1 1 1 1 0 0 0 0 0 0 0 1\n";
    let lines = "phase: sail\nvoyage: ship d2, searching\n1: . . B3\n2: B0 B0 . A\n";
    let game = after(&table(2, &format!("{set}{lines}")), "stop");
    // Sea at the frame, land to the south and inside.
    check_plug(&game, "a1", 'C', 90);
    check_plug(&game, "b1", 'E', 180);
    // The ship's passage leads to the rest.
    assert_eq!((laid(&game, "c2"), look(&game).phase), (None, Phase::Start));
}

#[test]
fn en_o11_the_reserve_never_runs_out() {
    // Only two A lie in the reserve; three spaces are enclosed by open sea.
    let lines = "phase: sail\nvoyage: ship a7, searching\n\
                 1: A . A . A . A\n2: . A . A . A\n7: A";
    let game = after(&table(2, lines), "stop");
    let n = look(&game).chart.tiles().filter(|(_, laid)| laid.is_reserve()).count();
    assert_eq!(n, 3);
    let kind = Kind::with_letter('A').unwrap();
    assert_eq!(look(&game).tiles.n_reserve(kind), 2);
}

#[test]
fn en_o22_a_reserve_tile_has_sea_towards_a_neutral_frame() {
    let lines = "options: frame neutral\nphase: sail\nvoyage: ship f5, searching\n\
                 1: . B3\n2: B0\n5: . . . . . A";
    check_plug(&after(&table(2, lines), "stop"), "a1", 'C', 90);
}

#[test]
fn en_o22_land_against_a_neutral_frame_is_closed() {
    let lines = "options: frame neutral\nphase: sail\nvoyage: ship b1, reached\n\
                 1: . B0\nseat a: gold 1";
    let game = after(&table(2, lines), "scout n");
    assert_eq!(points(&game), [1, 0]);
}
