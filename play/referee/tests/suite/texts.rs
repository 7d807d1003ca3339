//! Whatever the referee says has a text in every language.

use bots::Strength;
use referee::{Note, NoteKind, Refusal};
use rules_core::Seat;
use words::{Lang, Message, Speaker, frame::NoUndo};

/// One of each kind but for those that the rules of a game give.
fn messages() -> Vec<Message> {
    let seat = Seat(1);
    let mut refusals = vec![
        Refusal::NoSuchSeat { n_seats: 3 },
        Refusal::SeatTaken(seat),
        Refusal::SeatFree(seat),
        Refusal::SeatsFree(vec![seat]),
        Refusal::NotStarted,
        Refusal::AlreadyStarted,
        Refusal::GameOver,
        Refusal::NotOver,
        Refusal::NotYourTurn { to_move: Some(seat) },
        Refusal::NotYourTurn { to_move: None },
        Refusal::BotPlays(seat),
        Refusal::NoBotToMove,
        Refusal::NotAway(seat),
        Refusal::Resigned(seat),
        Refusal::ChanceNotTyped,
    ];
    refusals.extend(NoUndo::ALL.map(Refusal::NoUndo));
    let easy = Strength::Easy;
    let notes = [NoteKind::Resigned(easy), NoteKind::TakenOver(easy), NoteKind::GivenBack]
        .map(|kind| Note { n_moves: 7, seat, kind }.message());
    refusals.iter().map(Refusal::message).chain(notes).collect()
}

#[test]
fn everything_the_referee_says_has_a_text_in_every_language() {
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang, vec!["Anna".to_owned(), "Bea".to_owned()]);
        for message in messages() {
            if let Err(faults) = speaker.say_strictly(&message) {
                panic!("{faults:?}");
            }
        }
    }
}
