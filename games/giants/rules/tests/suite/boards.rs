//! Boards as text: what is read, and the errors for a text that is not a board.

use giants_rules::{Board, BoardRef, Giants, Hex, Options};
use rules_core::{Config, Game, OptionError, Options as _};

/// A small board for two.
const GOOD: &str = "# Two bays.
name: Two Bays
seats: 2

map:
#    A  B  C  D
  1 |Q     .     .
    |   .     3
  2 |V     H     P
    |   ~     9
sites:
A1 2/3
A1 2/3
A1 2/3
A1 2/3
B1 4/5
B1 4/5
B1 4/5
B1 4/5
C1 6/7
C1 6/7
C1 6/7
C1 6/7
D2 20/1
D2 1/20
";

fn hex(text: &str) -> Hex {
    text.parse().expect("a hex")
}

/// Reads [`GOOD`] with one text replaced by another.
#[track_caller]
fn check(old: &str, new: &str, expected: &str) {
    assert!(GOOD.contains(old), "{old:?}");
    let error = Board::read(&GOOD.replacen(old, new, 1)).expect_err("no board");
    assert_eq!(error.to_string(), expected, "{new}");
}

#[test]
fn a_board_is_read_from_a_drawing_and_a_list() {
    let board = Board::read(GOOD).expect("a board");
    assert_eq!((board.name(), board.n_seats_min(), board.n_seats_max()), ("Two Bays", 2, 2));
    let hexes: Vec<String> = board.land().iter().map(|it| it.to_string()).collect();
    assert_eq!(hexes.join(" "), "A1 A2 B1 C1 C2 D1 D2 E1 E2");
    assert_eq!((board.quarry(), board.clay_pit()), (hex("A1"), hex("E2")));
    assert_eq!((board.village(), board.hut()), (hex("A2"), hex("C2")));
    assert_eq!(board.forests(), [(hex("D1"), 3), (hex("D2"), 9)]);
    assert_eq!(board.sites().len(), 14);
    let last = board.sites()[13];
    assert_eq!((last.hex, last.statue, last.headdress), (hex("D2"), 1, 20));
}

/// Source: the table of the rules page, column by column, with rows from 0.
#[test]
fn the_island_of_the_game_is_the_one_of_the_rules() {
    let board = BoardRef::default();
    let columns =
        [(4, 6), (3, 6), (2, 6), (1, 6), (0, 5), (0, 5), (1, 5), (1, 4), (2, 4), (2, 4), (3, 3)];
    let hexes = columns.iter().enumerate().flat_map(|(column, (first, last))| {
        (*first..=*last).map(move |row| Hex::new(column as u8, row).expect("a hex"))
    });
    assert!(hexes.eq(board.land().iter()));
    assert_eq!(board.land().len(), 46);
    let at = |column, row| Hex::new(column, row).expect("a hex");
    assert_eq!((board.quarry(), board.clay_pit()), (at(8, 3), at(1, 5)));
    assert_eq!((board.village(), board.hut()), (at(3, 4), at(6, 4)));
    let mut forests = board.forests().to_vec();
    forests.sort_unstable();
    let expected =
        [((4, 2), 5), ((4, 3), 5), ((5, 1), 3), ((5, 2), 4), ((5, 3), 4), ((6, 2), 3), ((6, 3), 3)];
    assert_eq!(forests, expected.map(|((column, row), logs)| (at(column, row), logs)));
}

#[test]
fn the_values_of_sites_grow_with_the_distance() {
    let board = BoardRef::default();
    assert_eq!(board.sites().len(), 28);
    for site in board.sites() {
        let statue = (site.hex.distance(board.quarry()) + 1).min(9);
        let headdress = site.hex.distance(board.clay_pit()).min(8);
        assert_eq!((site.statue, site.headdress), (statue, headdress), "{}", site.hex);
    }
    assert_eq!(board.sites().iter().filter(|it| it.statue == 9).count(), 3);
}

#[test]
fn the_small_island_is_for_two_or_three() {
    let board = BoardRef::find("motu-iti").expect("a board");
    assert_eq!((board.land().len(), board.sites().len()), (30, 23));
    for (n_seats, is_right) in [(2, true), (3, true), (4, false), (5, false)] {
        let options = Options { board: board.clone(), ..Options::default() };
        let error = Giants::setup(&Config { n_seats, options }).err();
        let expected = OptionError::Seats { n_seats, min: 2, max: 3 };
        assert_eq!(error, (!is_right).then_some(expected));
    }
}

#[test]
fn a_board_is_an_option_by_its_key_or_its_text() {
    let set = |value: &str| {
        let mut options = Options::default();
        options.set("board", value).map(|()| options)
    };
    assert_eq!(set("").map(|it| it.board.key()), Ok(Some("rapa-nui")));
    assert_eq!(set("rapa-nui").map(|it| it.pairs().len()), Ok(0));
    let small = BoardRef::find("motu-iti").expect("a board").text().to_owned();
    // The text of a board that comes with the game is that board.
    assert_eq!(set(&small).map(|it| it.pairs()), Ok(vec![("board", "motu-iti".to_owned())]));
    let own = set(GOOD).expect("a board");
    assert_eq!((own.board.key(), own.pairs()), (None, vec![("board", GOOD.to_owned())]));
    let error = set("atlantis").expect_err("no board").to_string();
    let expected = "option board: line 1, column 1: there is no board \"atlantis\": \
                    expected rapa-nui, motu-iti or a board's text";
    assert_eq!(error, expected);
    let error = set("name: X").expect_err("no board").to_string();
    assert_eq!(error, "option board: line 1, column 1: the board lacks a line \"seats: 2-5\"");
}

#[test]
fn a_game_is_played_on_any_board() {
    let options = Options { board: BoardRef::find(GOOD).expect("a board"), ..Options::default() };
    let game = Giants::setup(&Config { n_seats: 2, options }).expect("a table");
    assert_eq!(Giants::from_diagram(&game.diagram()), Ok(game.clone()));
    let copied = game.clone();
    assert_eq!(copied.config().options.board, game.config().options.board);
}

#[test]
fn lines_are_what_they_should_be() {
    check(
        "name: Two Bays",
        "named: x",
        "line 2, column 1: found \"named: x\", expected \"name: …\", \"seats: 2-5\", \"map:\" or \"sites:\"",
    );
    check("seats: 2", "seats: 2\nseats: 3", "line 4, column 1: there is a line \"seats:\" already");
    check("seats: 2", "seats: 6", "line 3, column 8: found \"6\", expected a number from 2 to 5");
    check(
        "seats: 2",
        "seats: 3-2",
        "line 3, column 10: found \"2\", expected a number from 3 to 5",
    );
    check("map:", "map: x", "line 5, column 6: found \"x\", expected nothing after \"map:\"");
    check("name: Two Bays\n", "", "line 24, column 1: the board lacks a line \"name: …\"");
    check(
        "name: Two Bays",
        "name:",
        "line 2, column 6: found \"\", expected a name of 1 to 40 bytes",
    );
    check(
        "Q     .     .",
        "Q     x     .",
        "line 7, column 12: found \"x\", expected ~ (sea), . (plain), Q (quarry), P (clay pit), V (village), H (hut) or a forest of 1 to 9 logs",
    );
    check(
        "  1 |Q",
        "  1  Q",
        "line 7, column 1: found \"1  Q     .     .\", expected a line of the map: \"1 | ~ . .\" or \"  | ~ .\"",
    );
    check(
        "  2 |V",
        "  3 |V",
        "line 9, column 1: found \"3\", expected \"2\" before \"|\": the columns A, C, E of row 2",
    );
    check(
        "    |   ~",
        "  2 |   ~",
        "line 10, column 1: found \"2\", expected \"\" before \"|\": the columns B, D, F of row 2",
    );
    check("V     H     P", "V     H", "line 9, column 3: 2 places, the first row has 3");
    check(
        "    |   .     3",
        "    |   .     3   . .",
        "line 8, column 5: 4 places below 3: as many, or one fewer, lie between the columns",
    );
    check(
        "    |   ~     9\n",
        "",
        "line 9, column 3: the second line of the last row is missing: columns B, D, F",
    );
}

#[test]
fn a_map_is_one_land_with_one_of_each_special_place() {
    check("|V ", "|Q ", "line 9, column 6: a second quarry (Q)");
    check("|V ", "|. ", "line 5, column 1: the map lacks a village (V)");
    check("|Q ", "|. ", "line 5, column 1: the map lacks a quarry (Q)");
    check("     H ", "     . ", "line 5, column 1: the map lacks a hut (H)");
    check("     P", "     .", "line 5, column 1: the map lacks a clay pit (P)");
    check(
        "     9",
        "     9\n  3 |~     ~     ~\n    |   .     ~",
        "line 12, column 5: B3 can't be reached from A1: an island is one land",
    );
    check(
        "     9",
        "     9\n  3 |9     9     .\n    |   .     .",
        "line 11, column 12: the forests give 30 logs, the supply has 27",
    );
}

#[test]
fn sites_are_on_hexes_with_values_from_1_to_20() {
    check("B1 4/5", "B2 4/5", "line 16, column 1: B2 lies in the sea: a site needs a hex");
    check("B1 4/5", "Z1 4/5", "line 16, column 1: found \"Z1\", expected a hex such as A5");
    check("B1 4/5", "B1 21/5", "line 16, column 4: found \"21\", expected a number from 1 to 20");
    check("B1 4/5", "B1 4/0", "line 16, column 6: found \"0\", expected a number from 1 to 20");
    check(
        "B1 4/5",
        "B1 4",
        "line 16, column 4: found \"4\", expected the value of a statue and of a headdress: \"9/2\"",
    );
    check(
        "B1 4/5",
        "B1",
        "line 16, column 1: found \"B1\", expected a hex and two values: \"A5 9/2\"",
    );
    let many = format!("{GOOD}{}", "A1 1/1\n".repeat(27));
    let error = Board::read(&many).expect_err("41 sites").to_string();
    assert_eq!(error, "line 52, column 1: a board has at most 40 sites");
}

#[test]
fn there_are_enough_sites_for_every_number_of_seats_claimed() {
    check("D2 1/20\n", "", "line 3, column 1: 2 seats need 14 sites, the board has 13");
    check("seats: 2", "seats: 2-3", "line 3, column 1: 3 seats need 21 sites, the board has 14");
}

#[test]
fn a_board_has_bounds() {
    let row = |n: usize, place: &str| format!("|{}\n", format!("{place} ").repeat(n));
    let map = |n_rows: usize, n: usize| {
        let rows: String =
            (1..=n_rows).map(|it| format!("{it} {} {}", row(n, "."), row(n, "."))).collect();
        Board::read(&format!("name: x\nseats: 2\nmap:\n{rows}")).expect_err("no board").to_string()
    };
    assert_eq!(map(1, 7), "line 4, column 1: a map has at most 12 columns, A to L");
    assert_eq!(map(9, 1), "line 20, column 1: a map has at most 8 rows");
    assert_eq!(map(6, 6), "line 14, column 12: a board has at most 64 hexes");
    let long = "#".repeat(9_000);
    let error = Board::read(&long).expect_err("too long").to_string();
    assert_eq!(error, "line 1, column 1: the board has 9000 bytes: at most 8192");
}
