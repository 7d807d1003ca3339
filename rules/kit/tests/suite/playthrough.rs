//! Playthroughs of texts that can and can't be played.

use kit::playthrough;
use kuhn_rules::Kuhn;

#[track_caller]
fn check_error(text: &str, expected: &str) {
    assert_eq!(playthrough::<Kuhn>(text), Err(expected.to_owned()));
}

#[test]
fn what_is_printed_can_be_played_again() {
    let text = "# two\nseats 2\n# after\n> random 7 3\n? view a\n! deal 1\n> random 8\n# end\n";
    let first = playthrough::<Kuhn>(text).unwrap();
    assert!(!first.contains("random"), "{first}");
    assert_eq!(playthrough::<Kuhn>(&first).as_ref(), Ok(&first));
    let comments: Vec<&str> = first.lines().filter(|line| line.starts_with('#')).collect();
    assert_eq!(comments, ["# two", "# after", "# end"]);
}

#[test]
fn an_error_says_where_and_what_would_be_right() {
    check_error("> deal 1", "expected `seats N` or a diagram");
    check_error("seats x", "line 1: \"seats x\": expected `seats 3`");
    check_error("seats 7", "expected 2 to 4 players, found 7");
    check_error("option open", "line 1: \"option open\": expected `option KEY VALUE`");
    check_error("seats 2\noption open yes", "there is no option \"open\": this game has none");
    check_error(
        "seats 2\n> deal 1\nseats 3",
        "line 3: seats, options and diagram come before the first move",
    );
    check_error("seats 2\n> fold", "line 2: not a move of this game: \"fold\"");
    check_error(
        "seats 2\n> deal 1\n> deal 1",
        "line 3: deal 1 is refused by KU-1b: card-is-dealt card 1",
    );
    check_error("seats 2\n! deal 1", "line 2: deal 1 is legal: expected it to be refused");
    check_error("seats 2\n? view c", "line 2: there is no seat c: the game has 2 seats");
    check_error(
        "seats 2\n? views",
        "line 2: \"? views\": expected `? view a`, `? view spectator` or `? diagram`",
    );
    check_error(
        "seats 2\n> random x",
        "line 2: \"x\": expected `> random SEED` or `> random SEED N`",
    );
    check_error("diagram:\nseats 2", "there is no `end diagram`");
    check_error(
        "diagram:\nseats 9\nend diagram",
        "in the diagram: line 1, column 7: \"9\": expected a number from 2 to 4",
    );
    check_error("seats 2\ndiagram:\nend diagram", "seats and options are part of the diagram");
}
