//! Custom charts and tiles: what is read, and the errors for a text that is not a
//! tile set.

use entdecker_rules::{Entdecker, Kind, Options, Rotation, TileSet, Tiles};
use rules_core::{Config, Game, OptionError, Options as _, Viewer};

use crate::SMALL;

/// Checks the error for the small set when one of its lines is replaced.
#[track_caller]
fn check_error(line: &str, by: &str, expected: &str) {
    let old = SMALL.lines().find(|it| it.starts_with(line)).expect("a line of the small set");
    let text = SMALL.replacen(old, by, 1);
    let error = TileSet::read(&text).expect_err("not a tile set");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn the_shipped_set_can_be_read_and_given_as_ones_own() {
    let shipped = Tiles::shipped();
    assert_eq!((shipped.columns(), shipped.rows(), shipped.spaces().n()), (10, 7, 70));
    assert_eq!(shipped.text(), "");
    let own = Tiles::read(TileSet::shipped_text()).unwrap();
    assert_eq!(own.text(), TileSet::shipped_text());
    assert_eq!(own.spaces(), shipped.spaces());
}

#[test]
fn a_set_of_ones_own_is_an_option_of_the_table() {
    let options = Options::from_pairs([("tiles", SMALL)]).unwrap();
    assert_eq!(options.pairs(), [("tiles", SMALL.to_owned())]);
    let game = Entdecker::setup(&Config { n_seats: 2, options: options.clone() }).unwrap();
    assert_eq!(game.config().options, options);
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.tiles.columns(), view.tiles.rows(), view.stacks.n_tiles()), (6, 4, 50));
    assert_eq!(view.tiles.spinner(), [1, 3, 3]);
    let mut none = options;
    none.set("tiles", " \n").unwrap();
    assert_eq!(none, Options::default());
}

#[test]
fn a_bad_set_is_refused_as_an_option() {
    let mut options = Options::default();
    let error = options.set("tiles", "board 10 x 9").unwrap_err();
    assert!(matches!(error, OptionError::Text { key: "tiles", .. }), "{error:?}");
    assert_eq!(
        error.to_string(),
        "option tiles: line 1, column 12: found \"9\", expected a number from 1 to 8"
    );
    assert_eq!(options, Options::default());
    let options = Options { tiles: "tile".to_owned(), ..Options::default() };
    assert!(Entdecker::setup(&Config { n_seats: 2, options }).is_err());
}

#[test]
fn equal_fields_of_the_spinner_are_one_outcome() {
    let lines = SMALL.lines().map(|line| format!("|{line}\n")).collect::<String>();
    let text = format!("entdecker\nseats: 2\ntiles:\n{lines}phase: income\nround: 0\n");
    let game = Entdecker::from_diagram(&text).unwrap();
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let chances: Vec<(String, u32)> =
        chances.into_iter().map(|(mv, weight)| (mv.to_string(), weight)).collect();
    assert_eq!(chances, [("income 1".to_owned(), 1), ("income 3".to_owned(), 2)]);
}

#[test]
fn kinds_turn_until_they_look_the_same() {
    let set = Tiles::read(SMALL).unwrap();
    let n_rotations = |letter| set.rotations(Kind::with_letter(letter).unwrap()).len();
    assert_eq!(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map(n_rotations), [1, 4, 4, 2, 4, 1, 4, 4]);
    let face = set.face(Kind::with_letter('H').unwrap(), Rotation::ALL[1]);
    // North and east are one piece, west the other; now east, south and north.
    assert_eq!(face.pieces.map(|piece| piece.to_string()), ["n", "es"]);
    assert_eq!(face.land.to_string(), "nes");
}

#[test]
fn the_chart_is_of_a_size_that_can_be_named() {
    check_error(
        "board",
        "board 13 x 4",
        "line 3, column 7: found \"13\", expected a number from 1 to 12",
    );
    check_error(
        "board",
        "board 6 by 4",
        "line 3, column 1: found \"board 6 by 4\", expected a line like \"board 10 x 7\": columns \
         x rows",
    );
    check_error("board", "", "line 14, column 1: there is no line \"board 10 x 7\"");
}

#[test]
fn circles_are_beside_the_chart() {
    let circles = "all, or circles beside this chart: north-c east-4 south-a west-7";
    for name in ["north-g", "west-5", "middle", "north-1"] {
        let expected = format!("line 4, column 9: found {name:?}, expected {circles}");
        check_error("circles", &format!("circles {name}"), &expected);
    }
    check_error(
        "circles",
        "circles",
        "line 4, column 1: found \"circles\", expected at least one circle, or all",
    );
}

#[test]
fn the_spinner_always_gives_something() {
    check_error(
        "spinner",
        "spinner 0 2",
        "line 5, column 9: found \"0\", expected a number from 1 to 12",
    );
    check_error(
        "spinner",
        "spinner",
        "line 5, column 1: found \"spinner\", expected 1 to 12 values: \"spinner 2 3 4 5\"",
    );
}

#[test]
fn chips_have_values_and_numbers() {
    check_error(
        "chips",
        "chips 3",
        "line 6, column 7: found \"3\", expected a value and a number: \"4:5\"",
    );
    check_error(
        "chips",
        "chips 10:1",
        "line 6, column 7: found \"10\", expected a number from 1 to 9",
    );
    check_error(
        "chips",
        "chips 1:2 1:3",
        "line 6, column 11: found \"1:3\", expected each value once, 50 chips at most",
    );
}

#[test]
fn map_tiles_form_five_equal_stacks() {
    check_error(
        "tile A",
        "tile A   . . . .   11   1 0 0 1 0 0   2",
        "line 14, column 1: there are 51 map tiles: expected 5 to 200, for 5 equal stacks",
    );
    check_error(
        "tile A",
        "tile A   . . . .  165   1 0 0 1 0 0   2",
        "line 14, column 1: there are 205 map tiles: expected 5 to 200, for 5 equal stacks",
    );
}

#[test]
fn no_map_tile_is_all_land() {
    check_error(
        "tile F",
        "tile F   1 1 1 1    5   0 0 0 0 0 0   9",
        "line 12, column 21: found \"5\", expected 0: a map tile without sea could never be \
         placed (EN-4a)",
    );
}

#[test]
fn a_kind_is_a_letter_four_sides_and_eight_numbers() {
    check_error(
        "tile B",
        "tile B 1 . . . 12",
        &format!("line 8, column 1: found \"tile B 1 . . . 12\", {ROW}"),
    );
    check_error(
        "tile B",
        "tile X 1 . . . 12 1 1 1 1 1 1 5",
        "line 8, column 6: found \"X\", expected a letter from A to H",
    );
    check_error(
        "tile B",
        "tile C 1 . . . 12 1 1 1 1 1 1 5",
        "line 8, column 6: found \"C\", expected B: kinds go from A to H",
    );
    check_error(
        "tile B",
        "tile B 3 . . . 12 1 1 1 1 1 1 5",
        "line 8, column 8: found \"3\", expected a side: \".\" for sea, \"1\" for land, \"2\" for \
         other land",
    );
    check_error(
        "tile B",
        "tile B 2 . . . 12 1 1 1 1 1 1 5",
        "line 8, column 8: found \"2\", expected the first piece of land to be called 1",
    );
    check_error(
        "tile B",
        "tile B 1 . . . 5 1 1 1 1 1 1 5",
        "line 8, column 16: found \"5\", expected at least as many map tiles as bear events",
    );
}

const ROW: &str = "expected a line like \"tile B 1 . . . 28 1 1 1 2 1 2 5\": a letter, four \
                   sides, map \
                   tiles, those with storm, pirates, unfriendly, friendly, ruins and treasure, \
                   reserve tiles";

#[test]
fn a_ship_crosses_no_land_and_land_no_land() {
    check_error(
        "tile D",
        "tile D   1 . 1 .    4   0 0 0 1 0 0   3",
        "line 10, column 10: found \"1\", expected two pieces, 1 and 2: a ship can't cross the \
         land \
         between opposite sides",
    );
    check_error(
        "tile F",
        "tile F   1 2 1 2    0   0 0 0 0 0 0   9",
        "line 12, column 10: found \"1\", expected pieces of land that don't cross each other",
    );
}

#[test]
fn the_reserve_has_one_kind_for_each_hole() {
    check_error(
        "tile E",
        "tile E   1 1 . 1    4   0 0 1 0 0 1   0",
        "line 14, column 1: no kind in the reserve has land on exactly these sides: nes",
    );
    check_error(
        "tile A",
        "tile A   . . . .   10   1 0 0 1 0 0   0",
        "line 14, column 1: no kind in the reserve has no land",
    );
    check_error(
        "tile G",
        "tile G   1 2 . .    7   0 1 0 1 0 0   1",
        "line 13, column 1: found \"tile G   1 2 . .    7   0 1 0 1 0 0   1\", expected no reserve \
         tiles here: kind C has the same sides",
    );
}

#[test]
fn other_lines_have_no_meaning() {
    check_error(
        "tile B",
        "tiles B",
        "line 8, column 1: found \"tiles\", expected board, circles, spinner, chips or tile",
    );
    check_error(
        "spinner",
        "board 6 x 4",
        "line 5, column 1: found \"board\", expected no second line of this sort",
    );
    let long = format!("{SMALL}#{}", "x".repeat(5000));
    let error = TileSet::read(&long).unwrap_err();
    assert!(error.to_string().ends_with("bytes: at most 4096"), "{error}");
}
