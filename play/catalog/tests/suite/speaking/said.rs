//! Everything is said in every language without a fault.

use rules_core::{DiagramError, OptionError, Rate, Seat, Term};
use words::{
    Arg, Lang, Message, Speaker,
    frame::{self, Menu, NoUndo},
};

use crate::speaking::collect;

/// The longest names there are.
pub(crate) fn speaker(lang: Lang) -> Speaker {
    catalog::speaker(lang, ["A", "B", "C", "D", "E"].map(|it| it.repeat(16)).to_vec())
}

/// Everything that is said around every game.
pub(crate) fn frame() -> Vec<Message> {
    let mut said: Vec<Message> = Vec::new();
    said.extend(Menu::ALL.map(frame::menu));
    said.extend(NoUndo::ALL.map(frame::no_undo));
    said.extend(option_errors().iter().map(frame::option_error));
    said.extend(["random", "easy", "medium", "hard", "expert"].map(frame::strength));
    let noun = || Message::new("rapanui-term-wood");
    for rate in [Rate::Points, Rate::Each(4), Rate::Each(-1), Rate::Per(5)] {
        said.push(frame::term(noun(), &Term::new("wood", 13, rate)));
    }
    said.extend([
        frame::seat(Seat(0)),
        frame::own_seat(Seat(2)),
        frame::line(vec![frame::seat(Seat(0)), frame::seat(Seat(1))]),
        frame::not_your_turn(Some(Seat(1))),
        frame::not_your_turn(None),
        frame::game_over(),
        frame::refused(frame::game_over(), "RN-6"),
        frame::not_a_move("play cards"),
        frame::table_moved_on(),
        frame::no_such_game("chess", &["kuhn", "rapanui"]),
        frame::seats(2, 4),
        frame::curtain_pass(Seat(1)),
        frame::curtain_ready(Seat(1)),
        frame::curtain_open(),
        frame::turn_header(14, Seat(2)),
        frame::setup_header(),
        frame::your_turn(Seat(3)),
        frame::waiting_for(&[Seat(3), Seat(4)]),
        frame::since_your_turn(1),
        frame::since_your_turn(3),
        frame::total(41),
    ]);
    said.extend(crate::speaking::end::lines());
    said
}

fn option_errors() -> Vec<OptionError> {
    let key = "stone";
    vec![
        OptionError::UnknownKey { key: "colour".to_owned(), expected: vec![] },
        OptionError::UnknownKey { key: "colour".to_owned(), expected: vec!["end", "stone"] },
        OptionError::UnknownValue { key, value: "all".to_owned(), expected: &["top-only"] },
        OptionError::Text { key, error: DiagramError::new(3, 7, "expected a tile") },
        OptionError::Seats { n_seats: 7, min: 2, max: 4 },
    ]
}

#[test]
fn everything_can_be_said_in_every_language() {
    let said = collect::everything();
    assert!(said.len() > 400, "only {} messages", said.len());
    for lang in Lang::ALL {
        set_kit::speech::check_said(&speaker(lang), said);
    }
}

#[test]
fn names_are_said_as_they_are() {
    let names = ["{ $who }", "O’Hara <b>&", "Ágnes-né", "-", "{rapanui-fish}"];
    for lang in Lang::ALL {
        let speaker = catalog::speaker(lang, names.map(str::to_owned).to_vec());
        for (seat, name) in Seat::all(5).zip(names) {
            assert_eq!(speaker.name(seat), name);
            let text = speaker.say(&frame::seat(seat));
            assert!(text.ends_with(&format!(" {name}")), "{text}");
            assert_eq!(speaker.clone().aloud().say(&frame::seat(seat)), name);
            let mark = Message::new("rapanui-gain").with("who", Arg::Mark(seat)).with("n", 2);
            assert!(!speaker.say(&mark).contains(name), "a mark needs no name");
            assert_eq!(speaker.clone().aloud().say(&mark), format!("{name} +2"));
        }
    }
}

#[test]
fn a_seat_without_a_name_is_called_by_its_letter() {
    assert_eq!(catalog::speaker(Lang::En, vec![]).say(&frame::seat(Seat(1))), "✚ b");
}

#[test]
fn numbers_have_a_real_minus_sign() {
    let term = Term::new("wood", 2, Rate::Each(-1));
    let message = frame::term(Message::new("rapanui-term-wood"), &term);
    assert_eq!(speaker(Lang::En).say(&message), "Wood 2 × −1 = −2");
    assert_eq!(speaker(Lang::De).say(&frame::total(-12)), "Summe −12");
}

#[test]
fn what_nobody_can_say_is_said_by_its_key() {
    for lang in Lang::ALL {
        let message = Message::new("no-such-text");
        assert_eq!(speaker(lang).say(&message), "no-such-text");
        let faults = speaker(lang).say_strictly(&message).unwrap_err();
        assert!(faults.iter().any(|it| it.lang == lang), "{faults:?}");
    }
    let lacks = Message::new("frame-seat");
    assert!(speaker(Lang::Hu).say_strictly(&lacks).is_err(), "an argument is missing");
}

#[test]
fn a_fraction_is_written_as_in_the_language() {
    let [en, de, hu, it] = Lang::ALL.map(speaker);
    assert_eq!(en.decimal(-12.34, 1), "−12.3");
    assert_eq!(de.decimal(0.5, 2), "0,50");
    assert_eq!(hu.signed(3.0, 1), "+3,0");
    assert_eq!(it.signed(-0.04, 1), "0,0");
    assert_eq!(en.signed(-2.0, 0), "−2");
}
