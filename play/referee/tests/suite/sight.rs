//! What a viewer sees and can do.

use bots::Strength;
use catalog::{Choice, Insets};
use referee::{Chance, TableError};
use rules_core::{Seat, Viewer};
use words::{Lang, Message, frame::NoUndo};

use crate::tables::{A, B, game, kuhn, rapanui, seed, started, to_move};

#[test]
fn only_the_seat_to_move_has_choices() {
    let table = kuhn("deal 1, deal 3");
    let choices: Vec<String> = table.choices(A).into_iter().map(|choice| choice.notation).collect();
    assert_eq!(choices, ["pass", "bet"]);
    assert_eq!(table.choices(B), []);
    assert!(table.can_choose(A) && !table.can_choose(B));
    assert!(!kuhn("deal 1, deal 3, bet, pass").can_choose(A));
}

#[test]
fn only_a_person_who_may_choose_is_advised() {
    let table = kuhn("deal 3, deal 1, pass, bet");
    let advice = table.advise(A, Strength::Medium, 1).expect("it is a's turn");
    assert_eq!(table.notation(advice.options[0].mv), "bet", "nothing beats the highest card");
    assert_eq!(advice.options.len(), table.choices(A).len());
    assert_eq!(table.advise(A, Strength::Medium, 1), Some(advice));
    assert_eq!(table.advise(B, Strength::Medium, 1), None);
    assert_eq!(table.advise(Seat(8), Strength::Medium, 1), None);
    let mut resigned = table.clone();
    resigned.resign(A, Strength::Easy).expect("a person may give up");
    assert_eq!(resigned.advise(A, Strength::Medium, 1), None, "a bot plays there");
}

#[test]
fn a_choice_says_whether_it_can_be_taken_back() {
    let mut table = started(game("rapanui"), 2, Chance::Fair(seed(6)));
    while let Some(seat) = to_move(&table) {
        let choices = table.choices(seat);
        assert_eq!(choices.len(), table.game().legal_moves().len());
        for choice in &choices {
            let mut after = table.clone();
            crate::tables::push(&mut after, &choice.notation).unwrap();
            assert_eq!(after.undoable(seat).is_err(), choice.is_final, "{}", choice.notation);
        }
        let idx = table.n_moves() as usize % choices.len();
        crate::tables::push(&mut table, &choices[idx].notation).unwrap();
    }
}

#[test]
fn a_view_shows_a_seat_its_own_things_only() {
    let table = kuhn("deal 1, deal 3");
    assert_ne!(table.view_json(Viewer::Seat(A)), table.view_json(Viewer::Seat(B)));
    assert_eq!(table.view_json(Viewer::Seat(Seat(8))), table.view_json(Viewer::Spectator));
    assert_eq!(table.view_json(Viewer::Seat(A)), table.game().view_json(Viewer::Seat(A)));
}

#[test]
fn boards_and_prompts_are_said_in_every_language() {
    let table = rapanui(2);
    for lang in Lang::ALL {
        let speaker = catalog::speaker(lang, vec!["Anna".to_owned(), "Bea".to_owned()]);
        for viewer in Viewer::all(2) {
            speaker.say_strictly(&table.prompt(viewer)).unwrap();
            let board = table.text_board(viewer, &speaker);
            assert_eq!(board, table.game().text_board(viewer, &speaker));
        }
        for choice in table.choices(to_move(&table).unwrap()) {
            speaker.say_strictly(&choice.label).unwrap();
        }
    }
}

#[test]
fn a_board_offers_what_its_viewer_can_choose_and_says_why_not() {
    let table = rapanui(2);
    let speaker = catalog::speaker(Lang::En, vec!["Anna".to_owned(), "Bea".to_owned()]);
    let seat = to_move(&table).unwrap();
    let choices = table.choices(seat);
    let board = |viewer, choices: &[Choice]| {
        table.view(viewer).board(&speaker, choices, &[], &Insets::inline())
    };
    let drawing = board(Viewer::Seat(seat), &choices);
    let html = drawing.board.0 + &drawing.tray.0;
    for choice in &choices {
        assert_eq!(
            html.matches(&format!("value=\"{}\"", choice.notation)).count(),
            1,
            "{}",
            choice.notation
        );
    }
    assert!(html.contains("data-why=\"That is not the step you are at.\""), "{html}");
    let drawing = board(Viewer::Spectator, &[]);
    assert!(drawing.tray.0.is_empty(), "spectators have nothing");
    assert!(!drawing.board.0.contains("<button"), "spectators can do nothing");
}

#[test]
fn refusals_that_words_knows_are_said_in_every_language() {
    let refusals = [
        TableError::GameOver,
        TableError::Stale { version: 3.into() },
        TableError::NotYourTurn { to_move: Some(A) },
        TableError::NotYourTurn { to_move: None },
        TableError::NoUndo(NoUndo::Reveal),
    ];
    let messages: Vec<Message> = refusals.iter().map(TableError::message).collect();
    for lang in Lang::ALL {
        let speaker = catalog::speaker(lang, vec!["Anna".to_owned()]);
        for message in &messages {
            speaker.say_strictly(message).unwrap();
        }
    }
}
