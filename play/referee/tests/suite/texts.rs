//! Whatever the referee says has a text in every language.

use bots::Strength;
use referee::{Note, NoteKind, TableError};
use rules_core::Seat;
use words::{Lang, Message, frame::NoUndo};

/// One of each kind, except for those that the rules of a game give.
fn messages() -> Vec<Message> {
    let seat = Seat(1);
    let mut refusals = vec![
        TableError::NoSuchSeat { n_seats: 3 },
        TableError::SeatTaken(seat),
        TableError::SeatFree(seat),
        TableError::SeatsFree(vec![seat]),
        TableError::NotStarted,
        TableError::AlreadyStarted,
        TableError::GameOver,
        TableError::NotOver,
        TableError::NotYourTurn { to_move: Some(seat) },
        TableError::NotYourTurn { to_move: None },
        TableError::BotPlays(seat),
        TableError::NoBotToMove,
        TableError::NotAway(seat),
        TableError::Resigned(seat),
        TableError::ChanceNotTyped,
    ];
    refusals.extend(NoUndo::ALL.map(TableError::NoUndo));
    let easy = Strength::Easy;
    let notes = [NoteKind::Resigned(easy), NoteKind::TakenOver(easy), NoteKind::GivenBack]
        .map(|kind| Note { n_moves: 7, seat, kind }.message());
    refusals.iter().map(TableError::message).chain(notes).collect()
}

#[test]
fn everything_the_referee_says_has_a_text_in_every_language() {
    for lang in Lang::ALL {
        let speaker = catalog::speaker(lang, vec!["Anna".to_owned(), "Bea".to_owned()]);
        for message in messages() {
            if let Err(faults) = speaker.say_strictly(&message) {
                panic!("{faults:?}");
            }
        }
    }
}
