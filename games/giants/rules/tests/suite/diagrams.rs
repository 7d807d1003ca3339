//! States as text: what may be left out, and the errors for wrong ones.

use giants_rules::Giants;
use rules_core::{Game, Seat, Viewer};

#[track_caller]
fn check(lines: &str, expected: &str) {
    let text = format!("giants\nseats: 3\n{lines}");
    let error = Giants::from_diagram(&text).expect_err("a wrong diagram");
    assert_eq!(error.to_string(), expected, "{lines}");
}

#[test]
fn two_lines_are_enough() {
    let game = Giants::from_diagram("giants\nseats: 3").expect("a state");
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.round, view.seat_to_move()), (1, Some(Seat(0))));
    let tribe = &view.known.tribes[Seat(1)];
    // What is nowhere else is in the bag, the leaders and pedestals behind the screen.
    assert_eq!((tribe.bag.workers, tribe.bag.markers, tribe.behind.pedestals), (6, 6, 7));
    assert!(tribe.behind.sorcerer && tribe.behind.chief);
    assert_eq!(view.shown.statues, [17, 12, 6]);
}

#[test]
fn comments_and_spaces_do_not_count() {
    let plain =
        "giants\nseats: 3\nseat a: help 4\n  behind: worker 2\nhex F6: a worker, log\ncut: E3";
    let other = "giants\n\n# a table\n seats:3\ncut:  E3\nhex F6:log,a worker\nseat a:help 4\nbehind:worker 2\n";
    assert_eq!(Giants::from_diagram(plain), Giants::from_diagram(other));
    assert!(Giants::from_diagram(plain).is_ok());
}

#[test]
fn a_diagram_shows_what_there_is() {
    let text = "giants
seats: 2
options: screens closed, pedestals open
board: motu-iti
round: 3
start: b
phase: help a to D4 left 2 after b 1
hand: statue-3 at G3, put, now E4
route: E4, F3, G3
cut: D3
seat a: help 2, tablet 1, peeked 13
  behind: sorcerer, chief, marker 1, log 1, pedestal 6
seat b: help 7, tablet 0
  behind: sorcerer, log 2, pedestal 7
  front: marker 2
hex D4: b worker 3, b chief, neutral
site 13: a, statue-2, headdress, new
";
    let text = text.replace("marker 1", "marker").replace("log 1", "log");
    let game = Giants::from_diagram(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(game.diagram(), text);
}

#[test]
fn each_error_says_where_and_what_would_be_right() {
    let whole = |text: &str, expected: &str| {
        assert_eq!(Giants::from_diagram(text).expect_err("wrong").to_string(), expected);
    };
    whole("", "line 1, column 1: the diagram ends before the line \"seats: …\"");
    whole("chess", "line 1, column 1: found \"chess\", expected the first line \"giants\"");
    whole(
        "giants\nround: 2",
        "line 2, column 1: found \"round: 2\", expected the line \"seats: 2\" to \"seats: 5\"",
    );
    whole("giants\nseats: 7", "line 2, column 1: expected 2 to 5 players, found 7");
    whole(
        "giants\nseats: 4\nboard: motu-iti",
        "line 2, column 1: expected 2 to 3 players, found 4",
    );
    check("start: d", "line 3, column 8: found \"d\", expected a seat from a to c");
    check("round: x", "line 3, column 8: found \"x\", expected a number from 0 to 1000");
    check(
        "options: screens half",
        "line 3, column 10: found \"screens half\", expected an option (option screens can't be \
         \"half\": expected open, closed)",
    );
    check(
        "board: atlantis",
        "line 3, column 8: found \"atlantis\", expected a board that comes with the game, or its text",
    );
    check(
        "weather: fine",
        "line 3, column 1: found \"weather\", expected options, board, round, start, phase, hand, route, order, cut, tray, seat a, behind, front, bid, idle, hex F6, piece or site 7",
    );
    check("round", "line 3, column 1: found \"round\", expected a line like \"phase: place a\"");
    check(
        "behind: worker",
        "line 3, column 1: found \"behind\", expected a line \"seat a: …\" before it",
    );
    check(
        "round: 2\noptions: screens closed",
        "line 4, column 1: \"options\" comes before what is on the table",
    );
    check("| name: x", "line 3, column 1: a line of a board, without \"board:\" above it");
}

#[test]
fn each_value_is_checked() {
    check("hex Z9: a worker", "line 3, column 5: found \"Z9\", expected a hex such as F6");
    check("hex A1: a worker", "line 3, column 9: A1 lies in the sea");
    check(
        "hex F6: a king",
        "line 3, column 11: found \"king\", expected worker, sorcerer, chief or neutral",
    );
    check("hex F6: a worker 7", "line 3, column 18: found \"7\", expected a number from 0 to 6");
    check("hex F6: a chief, a chief", "line 3, column 18: found \"a chief\", expected at most 1");
    check(
        "hex F6: a worker 4, a worker 4",
        "line 3, column 21: found \"a worker 4\", expected at most 6",
    );
    check("hex F6: neutral", "line 3, column 9: neutral workers are for two seats");
    check(
        "cut: E3\nhex F6: a worker, log, log 2",
        "line 4, column 24: found \"log 2\", expected at most 2",
    );
    check(
        "piece: statue-4 at F6",
        "line 3, column 8: found \"statue-4\", expected statue-1, statue-2, statue-3 or headdress",
    );
    check(
        "piece: statue-1",
        "line 3, column 8: found \"statue-1\", expected a piece such as \"statue-2 at F6\", \"marked a\" or \"moved a\" after it",
    );
    check(
        "piece: statue-1 at F6, lost",
        "line 3, column 24: found \"lost\", expected \"marked a\" or \"moved a\"",
    );
    check("site 41: a", "line 3, column 6: found \"41\", expected a site such as 7");
    check("site 29: a", "line 3, column 10: the board has 28 sites");
    check(
        "site 7: a, statue-1, statue-2",
        "line 3, column 22: found \"statue-2\", expected one statue-1, statue-2 or statue-3, headdress or new",
    );
    check("site 7: a, new", "line 3, column 9: only a statue can be new");
    check(
        "seat a: rich",
        "line 3, column 9: found \"rich\", expected help 12, tablet 2, ready, passed or peeked 7",
    );
    check(
        "seat a:\n  front: dog",
        "line 4, column 10: found \"dog\", expected worker, sorcerer, chief, marker, statue-1, statue-2, statue-3 or headdress",
    );
    check("seat a:\n  behind: chief 2", "line 4, column 11: found \"chief 2\", expected at most 1");
    check(
        "tray: headdress",
        "line 3, column 7: found \"headdress\", expected statue-1, statue-2 or statue-3",
    );
    check("phase: carry a", "line 3, column 14: a line \"hand: statue-2 at F6\" is missing");
    check(
        "phase: dream",
        "line 3, column 8: found \"dream\", expected start, roll 3, bid a markers, carve 1 0, place a, place a worker, place a worker on F6 logs, place a sorcerer on F6 action, transport a, transport a done 1, carry a, help a to F6 left 2 after b 1, clean-up a or over",
    );
    check(
        "phase: place a dog",
        "line 3, column 16: found \"dog\", expected worker, sorcerer, chief, breaker, neutral or neutral-from-F6",
    );
    check(
        "phase: bid a soul",
        "line 3, column 14: found \"soul\", expected markers, workers, sorcerer, chief or ready",
    );
}

#[test]
fn an_error_in_a_board_points_at_its_line() {
    check(
        "board:\n| name: X\n| sites: 2",
        "line 5, column 10: the board, line 2: found \"2\", expected nothing after \"sites:\"",
    );
}

#[test]
fn a_state_that_can_not_be_is_refused() {
    let broken = |what: &str| format!("not a state of this game: {what}");
    let check = |lines: &str, what: &str| {
        let n_lines = 2 + lines.lines().count();
        check(lines, &format!("line {n_lines}, column 1: {what}"));
    };
    check(
        "seat a:\n  behind: worker 4\nhex F6: a worker 4",
        "there are 8 workers of seat a, more than 6",
    );
    check(
        "seat a:\n  behind: marker 6\npiece: statue-1 at F6, marked a",
        "there are 7 markers of seat a, more than 6",
    );
    check(&"piece: statue-3 at F6\n".repeat(7), "there are 7 of statue-3, more than 6");
    check("seat a: tablet 20\nseat b: tablet 20", "there are 40 half-tablets, more than 30");
    check("hex F6: a chief\nseat a:\n  front: chief", &broken("seat a has 2 chiefs and not 1"));
    check("seat a:\n  behind: log", &broken("there are 1 logs, the cut forests gave 0"));
    check("cut: F6", &broken("no forest stood there"));
    check("piece: statue-1 at A1", &broken("a piece lies in the sea"));
    check("phase: roll 4", &broken("the phase can't be roll 4"));
    check("phase: clean-up a\nhex F6: a worker", &broken("the people of seat a are not back"));
    check("phase: place a worker", &broken("the phase can't be place a worker"));
    check("tray: statue-1", &broken("statues were left in the tray"));
    check("seat a: peeked 3", &broken("somebody has peeked where nothing is face down"));
    check(
        "phase: carve 1 0\norder: a, a, b",
        &broken("the order names every seat once, while statues are carved"),
    );
    check("round: 26", &broken("it can't be round 26 now"));
    check("seat a:\n  behind: pedestal 9", &broken("seat a has 9 pedestals and not 7"));
    let stuck = "phase: carry a\nhand: statue-1 at F6, marked a, now F6";
    check(stuck, &broken("seat a could do nothing"));
}

#[test]
fn a_huge_diagram_is_refused_unread() {
    let text = "giants\n".repeat(10_000);
    let error = Giants::from_diagram(&text).expect_err("too long");
    assert_eq!(error.to_string(), "line 1, column 1: the diagram has 70000 bytes: at most 32768");
}
