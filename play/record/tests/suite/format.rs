//! How the program writes a record, and what a person may write.

use record::{
    Date, Fair, Flaw, Header, Limit, MOVES_MAX, Mover, Name, Record, SIZE_MAX, Score, Setup,
    Sitter, Spot, TableName, Time,
    fair::{ChainHead, Commitment, Entropy, RevealedSeed},
};
use rules_core::Seat;

/// Reads a text and compares what the program writes back.
#[track_caller]
fn check(text: &str, expected: &str) {
    let record = Record::parse(text.as_bytes()).unwrap();
    assert_eq!(record.to_string(), expected);
    assert_eq!(expected.parse::<Record>().unwrap(), record);
}

#[track_caller]
fn check_same(text: &str) {
    check(text, text);
}

const FULL: &str = "\
ahu record 1
game stakes 3
seats 2
# for the first time
option motto
| one  line
|
|  another # not a comment
option stake high # brave
seat a Anna #1
seat b Bea
bot b greedy 2
table tbl_9fQ2
date 2024-02-29
fair pf1
commitment e176f76779e46d27f6a3641ee929143fa22d22435ce068dfca4fe3de49288ecf
entropy a 616c696365
entropy b -
seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
chain b308455ee4f4f38a2ad28f48a757f047b06888f8a572166a95d7e0e1c45876f3
result a place 2 points -1
result b place 1 points 1
diagram
| seats 2
| cards - -
|   # a comment of the diagram

# the cards
1 chance deal 1
2 chance deal 3
3 a bet # a bluff
#
#   indented
4 b bet
# well played
";

#[test]
fn a_record_with_everything_is_written_as_it_was_read() {
    check_same(FULL);
}

#[test]
fn what_was_read_is_what_the_text_says() {
    let record: Record = FULL.parse().unwrap();
    let setup = record.setup();
    assert_eq!((setup.game(), setup.rules_version(), setup.n_seats()), ("stakes", 3, 2));
    assert_eq!(setup.options()["motto"], "one  line\n\n another # not a comment");
    assert_eq!(setup.options()["stake"], "high");
    assert_eq!(setup.diagram(), Some("seats 2\ncards - -\n  # a comment of the diagram"));
    let names: Vec<_> =
        record.seats().iter().map(|it| it.name.as_ref().unwrap().as_str()).collect();
    assert_eq!(names, ["Anna #1", "Bea"]);
    assert_eq!(record.seats()[0].bot, None);
    assert_eq!(record.seats()[1].bot, Some(Name::new("greedy 2").unwrap()));
    assert_eq!(record.table(), Some(&TableName::new("tbl_9fQ2").unwrap()));
    assert_eq!(record.date(), Date::new(2024, 2, 29));
    let fair = record.fair().unwrap();
    assert_eq!(fair.entropy.as_ref().unwrap()[0].bytes(), b"alice");
    assert_eq!(fair.entropy.as_ref().unwrap()[1].bytes(), b"");
    assert_eq!(fair.seed.unwrap().0[..3], [0, 1, 2]);
    let result = [Score { place: 2, points: -1 }, Score { place: 1, points: 1 }];
    assert_eq!(record.result(), Some(result.as_slice()));
    let moves: Vec<_> = record.moves().iter().map(|it| (it.mover, it.mv.as_str())).collect();
    let (a, b) = (Mover::Seat(Seat(0)), Mover::Seat(Seat(1)));
    let chance = Mover::Chance;
    assert_eq!(moves, [(chance, "deal 1"), (chance, "deal 3"), (a, "bet"), (b, "bet")]);
    let notes = |spot| record.notes(&spot).unwrap();
    assert_eq!(notes(Spot::Header(Header::Option("motto".into()))).above, ["for the first time"]);
    assert_eq!(notes(Spot::Move(3)).beside.as_deref(), Some("a bluff"));
    assert_eq!(notes(Spot::Move(4)).above, ["", "  indented"]);
    assert_eq!(notes(Spot::End).above, ["well played"]);
    assert_eq!(record.notes(&Spot::Move(5)), None);
}

#[test]
fn two_headers_are_enough() {
    check_same("ahu record 1\ngame kuhn 1\nseats 2\n");
}

#[test]
fn numbers_may_be_left_out_and_extra_spaces_are_ignored() {
    check(
        "ahu record 1  \n\n game  kuhn\t1\nseats\t02\n\
         chance   deal  1\n\n2\tchance deal 3 \n   a bet",
        "ahu record 1\ngame kuhn 1\nseats 2\n\n1 chance deal 1\n2 chance deal 3\n3 a bet\n",
    );
}

#[test]
fn headers_after_the_first_two_may_come_in_any_order() {
    check(
        "ahu record 1\ngame kuhn 1\nseats 2\ndate 2026-08-01\nseat b Bea\ntable t\nseat a Anna\n",
        "ahu record 1\ngame kuhn 1\nseats 2\nseat a Anna\nseat b Bea\ntable t\ndate 2026-08-01\n",
    );
}

#[test]
fn windows_line_breaks_and_a_byte_order_mark_are_accepted() {
    let text = FULL.replace('\n', "\r\n");
    check(&format!("\u{feff}{text}"), FULL);
}

#[test]
fn a_comment_begins_with_a_hash_between_spaces_or_at_the_start_of_a_line() {
    check(
        "ahu record 1\n#top\ngame kuhn 1 #  one\nseats 2 #\nseat a #1\n   #end  \n",
        "ahu record 1\n# top\ngame kuhn 1 #  one\nseats 2 #\nseat a #1\n\n# end\n",
    );
}

#[test]
fn the_value_of_an_option_is_written_as_a_block_when_it_must_be() {
    for value in ["", " x", "x ", "x\ny", "\n", "x # y", "#", "x\n", &"é".repeat(81)] {
        let mut setup = Setup::new("kuhn", 1, 2).unwrap();
        setup.set_option("motto", value).unwrap();
        let record = Record::new(setup);
        let text = record.to_string();
        assert!(text.contains("option motto\n|"), "{text}");
        assert_eq!(text.parse::<Record>().unwrap(), record);
    }
    for value in ["x", "x  y", "#x", "x#", "|", "| x", "é", &"é".repeat(80)] {
        let mut setup = Setup::new("kuhn", 1, 2).unwrap();
        setup.set_option("motto", value).unwrap();
        let record = Record::new(setup);
        let text = record.to_string();
        assert!(text.contains(&format!("option motto {value}\n")), "{text}");
        assert_eq!(text.parse::<Record>().unwrap(), record);
    }
}

#[test]
fn a_diagram_ends_with_its_last_line() {
    let state = rules_core::Game::setup(&rules_core::Config::seats(2)).unwrap();
    let setup = Setup::of_state::<kuhn_rules::Kuhn>(&state).unwrap();
    assert_eq!(setup.diagram(), Some("seats 2\ncards - -\nchoices"));
}

#[test]
fn a_moment_has_its_day() {
    let day = |ms| Date::of(Time(ms)).map(|date| date.to_string());
    assert_eq!(day(0).as_deref(), Some("1970-01-01"));
    assert_eq!(day(951_782_400_000).as_deref(), Some("2000-02-29"));
    assert_eq!(day(1_785_542_399_999).as_deref(), Some("2026-07-31"));
    assert_eq!(day(1_785_542_400_000).as_deref(), Some("2026-08-01"));
    assert_eq!(day(u64::MAX), None, "no calendar has such a day");
}

#[test]
fn a_date_must_exist_in_the_calendar() {
    for text in ["2026-02-29", "2100-02-29", "2026-13-01", "2026-00-01", "2026-04-31", "26-04-01"] {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
    for text in ["2000-02-29", "0000-01-01", "9999-12-31"] {
        assert_eq!(text.parse::<Date>().unwrap().to_string(), text);
    }
}

#[test]
fn a_removed_move_leaves_nothing_behind() {
    let before: Record = FULL.parse().unwrap();
    let mut record = before.clone();
    record.push(Mover::Seat(Seat(0)), "pass").unwrap();
    record.comment_beside(&Spot::Move(5), "too late").unwrap();
    assert_eq!(record.next_number(), 6);
    assert_eq!(record.pop().unwrap().mv, "pass");
    assert_eq!(record, before);
    for _ in 0..4 {
        record.pop().unwrap();
    }
    assert_eq!(record.pop(), None);
    assert_eq!(record.next_number(), 1);
}

#[test]
fn a_record_built_in_code_obeys_the_same_limits() {
    let mut setup = Setup::new("kuhn", 1, 2).unwrap();
    let large = "x\n".repeat(30_000);
    assert_eq!(setup.set_diagram(&large), Err(Flaw::TooMuch(Limit::Setup)));
    setup.set_option("x", &"y\n".repeat(20_000)).unwrap();
    assert_eq!(setup.set_option("z", &"y\n".repeat(20_000)), Err(Flaw::TooMuch(Limit::Setup)));
    setup.set_option("x", &"z\n".repeat(20_000)).unwrap();
    assert_eq!(setup.set_option("x", &large), Err(Flaw::TooMuch(Limit::Setup)));
    assert!(setup.set_diagram(&"x".repeat(999)).is_err());
    setup.set_diagram(&"x".repeat(998)).unwrap();
    assert!(Setup::new("kuhn", 1, 0).is_err() && Setup::new("kuhn", 1, 6).is_err());

    let mut record: Record = "ahu record 1\ngame kuhn 1\nseats 2\n".parse().unwrap();
    let a = Mover::Seat(Seat(0));
    let fair = Fair::new(Commitment([7; 32]));
    let needs = |header, needs| Err(Flaw::Needs { header, needs });
    assert_eq!(record.set_fair(fair.clone()), needs(Header::Fair, Header::Table));
    record.set_table(TableName::new("t").unwrap());
    record.set_fair(fair.clone()).unwrap();
    assert_eq!(record.push(a, "bet"), needs(Header::Fair, Header::Entropy(Seat(0))));
    let entropy = Some(vec![Entropy::default(); 3]);
    let wrong = record.set_fair(Fair { entropy, ..fair.clone() }).unwrap_err();
    assert!(matches!(wrong, Flaw::SomeSeats { n_seats: 2, .. }), "{wrong}");
    let entropy = Some(vec![Entropy::default(); 2]);
    record.set_fair(Fair { entropy, ..fair.clone() }).unwrap();
    record.push(a, "bet").unwrap();
    assert_eq!(record.set_fair(fair), needs(Header::Fair, Header::Entropy(Seat(0))));

    for mv in ["", " bet", "bet ", "buy  grain", "buy # grain", "b\u{202e}et", "b\net"] {
        assert!(record.push(a, mv).is_err(), "{mv:?}");
    }
    assert_eq!(record.push(a, &"x".repeat(101)), Err(Flaw::TooMuch(Limit::Move)));
    assert!(record.push(Mover::Seat(Seat(2)), "bet").is_err());
    assert!(record.push(Mover::Seat(Seat(200)), "bet").is_err());
    assert!(record.set_result(vec![Score { place: 1, points: 0 }]).is_err());
    assert!(record.set_result(vec![Score { place: 3, points: 0 }; 2]).is_err());
    assert!(record.comment_above(&Spot::Move(2), "x").is_err());
    assert!(record.comment_above(&Spot::Move(0), "x").is_err());
    assert!(record.comment_above(&Spot::Header(Header::Date), "x").is_err());
    assert!(record.comment_above(&Spot::Header(Header::Seat(Seat(200))), "x").is_err());
    assert!(record.comment_beside(&Spot::End, "x").is_err());
    assert!(record.comment_above(&Spot::End, "a\nb").is_err());
    assert_eq!(record.moves().len(), 1);
}

#[test]
fn comments_go_with_their_header() {
    let mut record: Record = FULL.parse().unwrap();
    let seat = Spot::Header(Header::Seat(Seat(1)));
    record.comment_above(&seat, "sits here").unwrap();
    record.comment_above(&Spot::Header(Header::Seed), "at last").unwrap();
    record.set_sitter(Seat(1), Sitter::default()).unwrap();
    assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
    let fair = Fair { seed: None, ..record.fair().unwrap().clone() };
    record.set_fair(fair).unwrap();
    assert_eq!(record.notes(&seat), None);
    assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
    assert!(record.set_sitter(Seat(2), Sitter::default()).is_err());
}

/// The limits are consistent: the largest record can be read back.
#[test]
fn the_largest_record_is_within_the_largest_size() {
    let mut setup = Setup::new(&"k".repeat(40), u16::MAX, 5).unwrap();
    let room = 120_000;
    setup.set_diagram(&"x\n".repeat(room / 8)).unwrap();
    let mut n_options = 0;
    while setup.set_option(&format!("{n_options:0>40}"), &"\n".repeat(500)).is_ok() {
        n_options += 1;
    }
    while setup.set_option(&format!("{n_options:0>40}"), "").is_ok() {
        n_options += 1;
    }
    let mut record = Record::new(setup);
    let name = Some(Name::new(&"🗿".repeat(40)).unwrap());
    for seat in Seat::all(5) {
        record.set_sitter(seat, Sitter { name: name.clone(), bot: name.clone() }).unwrap();
    }
    record.set_table(TableName::new(&"t".repeat(40)).unwrap());
    record.set_date(Date::new(2026, 8, 1).unwrap());
    let fair = Fair {
        commitment: Commitment([1; 32]),
        entropy: Some(vec![Entropy::new(&[7; 64]).unwrap(); 5]),
        seed: Some(RevealedSeed([2; 32])),
        chain: Some(ChainHead([3; 32])),
    };
    record.set_fair(fair).unwrap();
    record.set_result(vec![Score { place: 5, points: i32::MIN }; 5]).unwrap();
    while record.push(Mover::Chance, &"🗿".repeat(25)).is_ok() {}
    assert_eq!(record.moves().len(), MOVES_MAX);
    assert_eq!(record.push(Mover::Chance, "x"), Err(Flaw::TooMuch(Limit::Moves)));
    for header in record.headers() {
        record.comment_beside(&Spot::Header(header), "").unwrap();
    }
    while record.comment_above(&Spot::End, &"🗿".repeat(500)).is_ok() {}
    let full = Err(Flaw::TooMuch(Limit::Comments));
    while record.comment_above(&Spot::End, "") != full {}
    let text = record.to_string();
    assert!(text.len() < SIZE_MAX, "{}", text.len());
    assert!(SIZE_MAX * 3 / 4 < text.len(), "{}: a larger one was meant", text.len());
    assert!(text.parse::<Record>().unwrap() == record);
    let json = record.to_json();
    assert!(json.len() < record::JSON_SIZE_MAX, "{}", json.len());
    assert!(Record::from_json(json.as_bytes()).unwrap() == record);
}
