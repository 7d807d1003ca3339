//! The errors for diagrams that are wrong.

use rapanui_rules::RapaNui;
use rules_core::Game;

const GOOD: &str = "rapanui
seats: 2
column 1: moai
column 2: priest
column 3: fish
column 4: grain
seat a: red, wood 2
  hand: mulberry, sweet-potato, grain
  display: woodcutter
  offerings: fish
seat b: violet
  hand: fish, sweet-potato, grain
  display: woodcutter
";

/// Replaces the line that starts like `line`.
fn with(line: &str) -> String {
    let key = line.split_once(':').map_or(line, |(key, _)| key);
    let is_same = |it: &&str| it.trim_start().starts_with(key.trim_start());
    match GOOD.lines().find(is_same) {
        Some(old) => GOOD.replacen(old, line, 1),
        None => format!("{GOOD}{line}\n"),
    }
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let error = RapaNui::from_diagram(text).expect_err("a wrong diagram");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_short_diagram_is_enough() {
    let game = RapaNui::from_diagram(GOOD).expect("a state");
    assert_eq!(RapaNui::from_diagram(&game.diagram()), Ok(game));
    let commented = format!("{GOOD}\n# the end\n");
    assert_eq!(RapaNui::from_diagram(&commented), Ok(game));
}

#[test]
fn each_error_says_where_and_what_would_be_right() {
    check("", "line 1, column 1: the diagram ends before the line \"seats: …\"");
    check("chess", "line 1, column 1: found \"chess\", expected the first line \"rapanui\"");
    check("rapanui\nseats: 7", "line 2, column 8: found \"7\", expected 2 to 4 players");
    check(
        "rapanui\nstart: a",
        "line 2, column 1: found \"start\", expected the line \"seats: 2\", \"seats: 3\" or \"seats: 4\"",
    );
    check(&with("start: c"), "line 14, column 8: found \"c\", expected a seat from a to b");
    check(
        &with("column 1: moai, mohai"),
        "line 3, column 17: found \"mohai\", expected woodcutter, priest, moai, fish, mulberry, \
         sweet-potato or grain",
    );
    check(
        &with("column 1: moai, moai, moai, moai, moai"),
        "line 3, column 35: found \"moai\", expected at most 4 cards in a column",
    );
    check(&with("column 9: moai"), "line 14, column 8: found \"9\", expected a column from 1 to 4");
    check(
        &with("seat a: red, wood lots"),
        "line 7, column 19: found \"lots\", expected a number from 0 to 9999",
    );
    check(
        &with("phase: dream"),
        "line 14, column 8: found \"dream\", expected start, colour a, columns, buy, play, \
         offer a, hide, add, draw 1, refill 1 then 0, yield a, substitute a fish 1 or over",
    );
    check(
        &with("weather: fine"),
        "line 14, column 1: found \"weather\", expected options, start, active, phase, deck, \
         column 1, supply, stone, hidden, returned, seat a, hand, display or offerings",
    );
    check(
        "rapanui\nseats: 2\nhand: moai",
        "line 3, column 1: found \"hand\", expected a line \"seat a: …\" before it",
    );
}

#[test]
fn a_state_that_can_not_be_is_refused() {
    check(&with("  display: fish 9"), "line 13, column 1: there are too many fish cards");
    check(
        &with("deck: moai"),
        "line 14, column 1: not a state of this game: cards are conserved: \
                                2 woodcutter cards, expected 14",
    );
    check(
        &with("  hand: mulberry"),
        "line 13, column 1: not a state of this game: seat a has as many hand cards as its turn \
         leaves it",
    );
    check(
        &with("column 2: -"),
        "line 13, column 1: not a state of this game: every column has a front card",
    );
    check(
        &with("stone: fish; top grain"),
        "line 14, column 1: not a state of this game: the top card lies on the stone",
    );
    check(
        &with("phase: offer a"),
        "line 14, column 1: not a state of this game: seat a has as many hand cards as its turn \
         leaves it",
    );
    check(
        &with("seat b: red"),
        "line 13, column 1: not a state of this game: no two seats have the same colour",
    );
    check(&with("offerings: fish 26"), "line 13, column 1: there are too many fish offerings");
}

#[test]
fn a_huge_diagram_is_refused_unread() {
    let text = "rapanui\n".repeat(10_000);
    check(&text, "line 1, column 1: the diagram has 80000 bytes: at most 16384");
}
