//! The state as text: what is read, and the errors for a text that is not a state.

use kuhn_rules::Kuhn;
use rules_core::Game;

use crate::rules::after;

#[track_caller]
fn check_error(text: &str, expected: &str) {
    let error = Kuhn::from_diagram(text).expect_err("not a state");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_state_is_three_lines() {
    let game = after(3, "deal 4, deal 1, deal 2, pass, bet");
    assert_eq!(game.diagram(), "seats 3\ncards 4 1 2\nchoices pass bet\n");
    assert_eq!(after(2, "deal 2").diagram(), "seats 2\ncards 2 -\nchoices\n");
}

#[test]
fn comments_and_spaces_do_not_count() {
    let text = "# a bluff\n\n  seats 2\ncards  1 3 # low, high\nchoices bet";
    assert_eq!(Kuhn::from_diagram(text), Ok(after(2, "deal 1, deal 3, bet")));
}

#[test]
fn an_error_says_where_and_what_would_be_right() {
    check_error("", "line 1, column 1: expected \"seats\", as in \"seats 3\"");
    check_error("card 1", "line 1, column 1: \"card\": expected \"seats\", as in \"seats 3\"");
    check_error("seats", "line 1, column 1: expected one number, as in `seats 3`");
    check_error("seats 7", "line 1, column 7: \"7\": expected a number from 2 to 4");
    check_error("seats 2\ncards 1", "line 2, column 1: expected a card, or -, for each of 2 seats");
    check_error("seats 2\ncards 1 4", "line 2, column 9: \"4\": expected a number from 1 to 3");
    check_error("seats 2\ncards 1 1", "line 2, column 1: a card is doubled or not of this deck");
    check_error("seats 2\ncards - 1", "line 2, column 1: cards are dealt clockwise from seat a");
    check_error(
        "seats 2\ncards 2 -\nchoices bet",
        "line 3, column 9: \"bet\": nobody chooses before every seat has its card",
    );
    check_error(
        "seats 2\ncards 2 1\nchoices bet fold",
        "line 3, column 13: \"fold\": expected pass or bet",
    );
    check_error(
        "seats 2\ncards 2 1\nchoices pass pass bet",
        "line 3, column 19: \"bet\": nobody chooses after the hand is over",
    );
    check_error(
        "seats 2\ncards 2 1\nchoices\nseats 2",
        "line 4, column 1: expected the end: the choices are the last line",
    );
}
