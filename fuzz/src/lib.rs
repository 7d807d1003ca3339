//! What must hold for any input, whoever wrote it.

use record::{Record, replay, verify};
use rules_core::{Dice, Game, Turn};

/// Checks a text against the notation of a game.
///
/// A move has one text and one number: two spellings of the same move would
/// make two records of the same game.
///
/// # Panics
///
/// Panics if the game reads the text as a move that has another text or
/// another number.
pub fn a_move_round_trips<G: Game>(text: &str) {
    let Ok(mv) = text.parse::<G::Move>() else { return };
    assert_eq!(mv.to_string(), text, "a second spelling of {mv:?}");
    let id = G::move_id(mv);
    assert!(id < G::FACTS.n_move_ids, "{mv} has the number {id}");
    assert_eq!(G::move_with_id(id), Some(mv), "number {id}");
}

/// Checks a text against the diagrams of a game.
///
/// If the text is read as a state, that state is valid: its invariants hold, it
/// can be written and read again, everyone can look at it, and it can be played
/// to its end.
///
/// # Panics
///
/// Panics if the game reads the text as an invalid state.
pub fn a_diagram_is_a_state<G: Game>(text: &str) {
    let game = match G::from_diagram(text) {
        Ok(game) => game,
        Err(error) => {
            let n_lines = text.lines().count();
            assert!((1..=n_lines + 1).contains(&error.line), "{error} of {n_lines} lines");
            assert!(error.column >= 1, "{error}");
            assert_eq!(error.to_string().lines().count(), 1, "{error}");
            return;
        }
    };
    assert_eq!(game.check(), Ok(()));
    let diagram = game.diagram();
    match G::from_diagram(&diagram) {
        Ok(again) => assert!(again == game, "{again:?}\nis not {game:?}"),
        Err(error) => panic!("{error}\nin {diagram}"),
    }
    can_be_played(game, text);
}

/// Checks bytes against the format of a record, and returns the record.
///
/// # Panics
///
/// Panics if the record can't be written and read again, as text or as JSON.
pub fn a_record_round_trips(bytes: &[u8]) -> Option<Record> {
    let record = match Record::parse(bytes) {
        Ok(record) => record,
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1, "{error}");
            assert_eq!(error.to_string().lines().count(), 1, "{error}");
            return None;
        }
    };
    let text = record.to_string();
    let again = Record::parse(text.as_bytes());
    assert_eq!(again.as_ref(), Ok(&record), "as text: {text}");
    assert_eq!(again.map(|it| it.to_string()).as_ref(), Ok(&text), "written again");
    let json = record.to_json();
    assert_eq!(Record::from_json(json.as_bytes()).as_ref(), Ok(&record), "as JSON: {json}");
    Some(record)
}

/// Replays a record of any game as one of this game, and checks its fairness.
///
/// # Panics
///
/// Panics if the replay succeeds but its last state is invalid.
pub fn a_record_replays_or_says_why_not<G: Game>(record: &Record) {
    let _ = verify::<G>(record);
    if let Ok(replay) = replay::<G>(record) {
        assert_eq!(replay.end().check(), Ok(()));
        assert_eq!(replay.steps().count(), record.moves().len());
    }
}

/// Plays to the end with moves that depend only on the text.
fn can_be_played<G: Game>(mut game: G, text: &str) {
    let mix = |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte));
    let seed = text.bytes().fold(0, mix);
    let mut dice = Dice::from_seed(seed);
    for _ in 0..=G::FACTS.moves_max {
        for viewer in game.viewers() {
            let view = game.view(viewer);
            let imagined = G::sample(&view, &mut dice);
            assert!(imagined.view(viewer) == view, "{viewer} would see {imagined:?}");
        }
        if matches!(game.turn(), Turn::Over(_)) {
            return;
        }
        let successors = game.successors();
        assert!(!successors.is_empty(), "stuck: {game:?}");
        game.apply(*dice.pick(&successors));
        assert_eq!(game.check(), Ok(()));
    }
    panic!("longer than {} moves: {game:?}", G::FACTS.moves_max);
}
