//! Replays records by the rules.

use kuhn_rules::{Kuhn, Refusal};
use record::{Mover, Problem, Record, ReplayError, Setup, replay};
use rules_core::{Config, Dice, Game, Options as _, Seat, Turn};

use crate::stakes::{Stakes, StakesOptions};

fn read(text: &str) -> Record {
    Record::parse(text.as_bytes()).unwrap()
}

const FINISHED: &str = "\
ahu record 1
game kuhn 1
seats 2
result a place 1 points 1
result b place 2 points -1

1 chance deal 1
2 chance deal 3
3 a bet # a bluff
4 b pass
";

#[test]
fn a_finished_game_has_a_standing() {
    let replay = replay::<Kuhn>(&read(FINISHED)).unwrap();
    let points: Vec<_> =
        replay.standing().unwrap().seats().values().iter().map(|it| it.points).collect();
    assert_eq!(points, [1, -1]);
    assert_eq!(replay.start(), &Kuhn::setup(&Config::seats(2)).unwrap());
    assert_eq!(replay.end().diagram(), "seats 2\ncards 1 3\nchoices bet pass\n");
}

#[test]
fn the_steps_are_the_moves_with_the_states_they_were_made_in() {
    let replay = replay::<Kuhn>(&read(FINISHED)).unwrap();
    let mut steps = Vec::new();
    for step in replay.steps() {
        let mut after = step.before;
        after.play(step.mv).unwrap();
        let expected = match step.before.turn() {
            Turn::Seat(seat) => Mover::Seat(seat),
            Turn::Chance => Mover::Chance,
            Turn::Over(_) => panic!("a move after the end"),
        };
        assert_eq!(step.mover, expected);
        steps.push(format!("{} {} {}", step.number, step.mover, step.mv));
    }
    assert_eq!(steps, ["1 chance deal 1", "2 chance deal 3", "3 a bet", "4 b pass"]);
    let last = replay.steps().last().unwrap();
    assert_eq!(last.before.diagram(), "seats 2\ncards 1 3\nchoices bet\n");
}

#[test]
fn an_unfinished_game_replays_as_far_as_it_goes() {
    let lines: Vec<&str> = FINISHED.lines().filter(|line| !line.starts_with("result")).collect();
    for n_lines in 3..lines.len() {
        let record = read(&lines[..n_lines].join("\n"));
        let replay = replay::<Kuhn>(&record).unwrap();
        assert_eq!(replay.standing(), None);
        assert_eq!(replay.steps().count(), record.moves().len());
    }
    // Someone removed moves to look at the middle of a game.
    let cut = FINISHED.replace("4 b pass\n", "");
    assert_eq!(replay::<Kuhn>(&read(&cut)).unwrap().standing(), None);
}

#[test]
fn a_refusal_comes_with_its_line_and_its_rule() {
    let error = replay::<Kuhn>(&read(&FINISHED.replace("deal 3", "deal 1"))).unwrap_err();
    let ReplayError { position, problem } = error;
    assert_eq!(position.unwrap().line, 8);
    let refusal = Refusal::CardIsDealt { card: "1".parse().unwrap() };
    assert_eq!(problem, Problem::Refused { number: 2, mv: "deal 1".to_owned(), refusal });
    assert_eq!(problem.number(), Some(2));
}

#[test]
fn a_record_that_was_not_read_from_a_text_has_no_lines() {
    let mut record = Record::new(Setup::of_config::<Kuhn>(&Config::seats(2)).unwrap());
    record.push(Mover::Seat(Seat(0)), "bet").unwrap();
    let error = replay::<Kuhn>(&record).unwrap_err();
    assert_eq!(error.to_string(), "move 1: expected a move by chance, found one by a");
}

#[test]
fn a_game_may_begin_with_a_diagram() {
    let mut state = Kuhn::setup(&Config::seats(3)).unwrap();
    for text in ["deal 2", "deal 4", "deal 1", "pass"] {
        state.play(text.parse().unwrap()).unwrap();
    }
    let mut record = Record::new(Setup::of_state(&state).unwrap());
    record.push(Mover::Seat(Seat(1)), "bet").unwrap();
    let record = read(&record.to_string());
    let replay = replay::<Kuhn>(&record).unwrap();
    assert_eq!(replay.start(), &state);
    assert_eq!(replay.end().turn(), Turn::Seat(Seat(2)));
}

#[test]
fn options_reach_the_game() {
    let mut options = StakesOptions::default();
    options.set("stake", "high").unwrap();
    options.set("motto", "two\nlines").unwrap();
    let config = Config { n_seats: 2, options };
    let record = read(&Record::new(Setup::of_config::<Stakes>(&config).unwrap()).to_string());
    assert_eq!(replay::<Stakes>(&record).unwrap().start().config(), config);
}

#[track_caller]
fn check_refused(text: &str, expected: &str) {
    let error = replay::<Stakes>(&read(text)).unwrap_err();
    assert_eq!(error.to_string(), expected);
}

#[test]
fn an_error_shows_the_position_of_an_unknown_option() {
    check_refused(
        "ahu record 1\ngame stakes 3\nseats 2\noption stake huge\n",
        "line 4, column 14: expected one of low, high for the option stake, found \"huge\"",
    );
    check_refused(
        "ahu record 1\ngame stakes 3\nseats 2\n\noption  colour red\n",
        "line 5, column 1: expected one of the options stake, motto, found \"colour\"",
    );
    let long = "x".repeat(201);
    check_refused(
        &format!("ahu record 1\ngame stakes 3\nseats 2\noption motto {long}\n"),
        "line 4, column 14: expected a text for the option motto, \
         found at most 200 bytes (line 1, column 201 of the text)",
    );
}

#[test]
fn a_diagram_must_agree_with_the_options_that_are_named() {
    let text = |options: &str| {
        let head = "ahu record 1\ngame stakes 3\nseats 2\n";
        format!("{head}{options}diagram\n| high\n| seats 2\n| cards - -\n| choices\n")
    };
    for options in ["", "option stake high\n"] {
        let replay = replay::<Stakes>(&read(&text(options))).unwrap();
        assert_eq!(replay.start().config().options.pairs(), [("stake", "high".to_owned())]);
    }
    check_refused(
        &text("option stake low\n"),
        "line 5, column 8: expected a diagram with the same option stake as in the header, \
         found a different one",
    );
}

/// Every game can be saved and replayed.
#[test]
fn any_game_replays_from_its_text_and_from_its_json() {
    for round in 0..300 {
        let mut dice = Dice::from_seed(round);
        let n_seats = 2 + dice.below(3) as u8;
        let mut state = Kuhn::setup(&Config::seats(n_seats)).unwrap();
        let mut record = Record::new(Setup::of_config::<Kuhn>(&state.config()).unwrap());
        loop {
            let mover = match state.turn() {
                Turn::Seat(seat) => Mover::Seat(seat),
                Turn::Chance => Mover::Chance,
                Turn::Over(_) => break,
            };
            let mv = *dice.pick(&state.successors());
            record.push(mover, &mv.to_string()).unwrap();
            state.play(mv).unwrap();
        }
        let from_text = Record::parse(record.to_string().as_bytes()).unwrap();
        let from_json = Record::from_json(record.to_json().as_bytes()).unwrap();
        for record in [record, from_text, from_json] {
            assert_eq!(replay::<Kuhn>(&record).unwrap().end(), &state);
        }
    }
}
