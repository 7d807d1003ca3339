//! Records of any game.

use bots::Strength;
use catalog::{game, games};
use record::Record;
use rules_core::{Turn, Viewer};

fn simulated(key: &str) -> Record {
    let entry = game(key).expect("a game");
    let start = entry.setup(entry.facts.n_seats_max, []).expect("seats for the game");
    start.sim().record(5, &[Strength::Random]).expect("a record")
}

#[test]
fn a_simulated_game_is_a_record_that_replays() {
    for entry in games() {
        let record = simulated(entry.key());
        let text = record.to_string();
        let read = Record::parse(text.as_bytes()).unwrap();
        assert_eq!(read.to_string(), text);

        let replay = entry.replay(&read).unwrap();
        let Turn::Over(standing) = replay.end.turn() else { panic!("not over:\n{text}") };
        let points: Vec<i32> = standing.seats().values().iter().map(|it| it.points).collect();
        let recorded: Vec<i32> = read.result().unwrap().iter().map(|it| it.points).collect();
        assert_eq!(points, recorded);
        assert!(entry.verify(&read).is_clean());

        let start = entry.start(read.setup()).unwrap();
        assert_eq!(start.diagram(), replay.start.diagram());
    }
}

#[test]
fn a_record_may_begin_with_a_diagram() {
    let entry = game("kuhn").unwrap();
    let start = entry.from_diagram("seats 2\ncards 1 3\nchoices bet\n").unwrap();
    let record = start.sim().record(1, &[]).unwrap();
    assert!(record.setup().diagram().is_some());
    assert_eq!(entry.start(record.setup()).unwrap().diagram(), start.diagram());
    assert_eq!(record.moves().len(), 1);
}

#[test]
fn a_wrong_move_is_found_with_its_rule() {
    let entry = game("kuhn").unwrap();
    let text = "ahu record 1\ngame kuhn 1\nseats 2\n\n1 chance deal 1\n2 chance deal 1\n";
    let error = entry.replay(&Record::parse(text.as_bytes()).unwrap()).unwrap_err();
    assert_eq!(error.number, Some(2));
    assert_eq!(error.position.map(|it| it.line), Some(6));
    let (_, rule) = error.refusal.clone().unwrap();
    assert!(rule.starts_with("KU-"), "{rule}");
    assert!(error.to_string().contains("move 2"), "{error}");
}

#[test]
fn a_record_of_another_game_is_refused() {
    let record = simulated("kuhn");
    let error = game("rapanui").unwrap().replay(&record).unwrap_err().to_string();
    assert!(error.contains("expected the game rapanui, found the game kuhn"), "{error}");
    assert!(!game("rapanui").unwrap().verify(&record).is_clean());
}

/// The last moment is the final score, and there is none before the first turn.
#[test]
fn points_grow_to_the_final_score() {
    for entry in games() {
        let record = simulated(entry.key());
        let moments = entry.moments(&record).unwrap();
        let start = entry.start(record.setup()).unwrap();
        if start.points(Viewer::Spectator).iter().all(Option::is_none) {
            assert_eq!(moments, [], "there are no points before the end");
            continue;
        }
        let totals: Vec<i32> = record.result().unwrap().iter().map(|it| it.points).collect();
        assert_eq!(moments.last().unwrap().points, totals);
        assert_eq!(moments[0].turn, 0);
        assert!(moments[0].points.iter().all(|it| *it <= 4), "{:?}", moments[0]);
        assert!(5 < moments.len(), "{}: {}", entry.key(), moments.len());
        for pair in moments.windows(2) {
            assert!(pair[0].turn < pair[1].turn && pair[0].n_moves < pair[1].n_moves);
        }
        assert_eq!(moments.last().unwrap().n_moves as usize, record.moves().len());
    }
}

#[test]
fn a_game_that_goes_on_has_no_moments() {
    let text = "ahu record 1\ngame kuhn 1\nseats 2\n\n1 chance deal 1\n";
    let record = Record::parse(text.as_bytes()).unwrap();
    assert_eq!(game("kuhn").unwrap().moments(&record), Ok(Vec::new()));
}
