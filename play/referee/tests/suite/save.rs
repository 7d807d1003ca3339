//! Converts a table to a record and back.

use record::{
    Header, Record, Spot,
    fair::{Entropy, RevealedSeed},
};
use referee::{Aside, Chance, RestoreError, Table, TableError, Time};
use rules_core::Seat;

use crate::tables::{
    A, B, EASY, game, kuhn, legal, name, open, push, push_until, rapanui, reread, seed, snapshot,
    started,
};

#[test]
fn a_table_is_the_same_after_every_move_of_a_game() {
    let entry = game("rapanui");
    let mut table = started(entry, 3, Chance::Fair(seed(4)));
    while table.standing().is_none() {
        let restored = reread(entry, &table, Some(seed(4)));
        assert_eq!(snapshot(&restored), snapshot(&table));
        assert_eq!(restored.awaited(), table.awaited());
        let mv = legal(&table).pop().unwrap();
        push(&mut table, &mv).unwrap();
    }
    // The seed of a finished game is in its record.
    let restored = reread(entry, &table, None);
    assert_eq!(snapshot(&restored), snapshot(&table));
}

#[test]
fn a_table_where_seats_are_being_taken_is_restored() {
    for chance in [Chance::Fair(seed(4)), Chance::Fixed(RevealedSeed([4; 32])), Chance::Typed] {
        let mut table = open(game("kuhn"), 2, chance);
        table.sit(B, name("Bea"), Entropy::new(b"words").unwrap()).unwrap();
        let mut restored = reread(game("kuhn"), &table, Some(seed(4)));
        assert_eq!(snapshot(&restored), snapshot(&table));
        assert!(!restored.is_started());
        assert_eq!(restored.is_fixed(), table.is_fixed());
        assert_eq!(restored.start(Time(1)), Err(TableError::SeatsFree(vec![A])));
        for table in [&mut table, &mut restored] {
            table.sit_bot(A, EASY, Entropy::default()).unwrap();
            table.start(Time(1)).unwrap();
        }
        assert_eq!(snapshot(&restored), snapshot(&table));
    }
}

#[test]
fn a_started_table_without_a_move_is_restored_as_started() {
    let table = kuhn("");
    let restored = reread(game("kuhn"), &table, None);
    assert!(restored.is_started());
    assert_eq!(snapshot(&restored), snapshot(&table));
}

#[test]
fn a_bare_record_goes_on_where_it_ends() {
    let text = "ahu record 1\ngame kuhn 1\nseats 2\nseat a Anna\nbot b easy\n\n\
                # She thought for long.\n1 chance deal 1\n2 chance deal 3\n3 a bet # a bluff\n";
    let record = Record::parse(text.as_bytes()).unwrap();
    let mut table = Table::from_record(game("kuhn"), &record, None, &Aside::default()).unwrap();
    assert_eq!(table.record().to_string(), text, "what people wrote is kept");
    assert_eq!(table.id(), None);
    table.play_bot(1, Time(0)).unwrap();
    assert!(table.standing().is_some());
    assert!(table.record().to_string().starts_with(&text[..40]));
}

#[test]
fn nobody_gets_the_record_before_the_end() {
    let mut table = kuhn("deal 1, deal 3, bet");
    assert_eq!(table.export(), Err(TableError::NotOver));
    push(&mut table, "bet").unwrap();
    let record = table.export().unwrap();
    let result = record.result().unwrap();
    assert_eq!((result[0].points, result[1].points), (-2, 2));
    assert_eq!((result[0].place, result[1].place), (2, 1));
}

fn restore(record: &Record, seed_byte: Option<u8>) -> Result<Table, RestoreError> {
    Table::from_record(game("rapanui"), record, seed_byte.map(seed), &Aside::default())
}

#[test]
fn what_does_not_fit_is_said_so() {
    let record = started(game("rapanui"), 2, Chance::Fair(seed(4))).record();
    assert_eq!(restore(&record, None).unwrap_err(), RestoreError::NoSeed);
    assert_eq!(restore(&record, Some(5)).unwrap_err(), RestoreError::WrongSeed);
    assert!(restore(&record, Some(4)).is_ok());

    let other = kuhn("deal 1").record();
    assert!(matches!(restore(&other, None).unwrap_err(), RestoreError::Replay(_)));

    let text = rapanui(2).record().to_string();
    let change = |from: &str, to: &str| {
        let text = text.replacen(from, to, 1);
        restore(&Record::parse(text.as_bytes()).unwrap(), None).map(|_| ()).unwrap_err()
    };
    let error = change("seat a Anna", "bot a deep-thought");
    assert_eq!(
        error.to_string(),
        "seat a: expected one of the bots random, easy, medium, hard, expert, found \"deep-thought\""
    );
    let error = change("\n1 chance", "\n# a is back\n1 chance");
    assert_eq!(error.to_string(), "after move 0: \"a is back\" can't happen");
}

#[test]
fn a_comment_that_only_looks_like_a_note_is_kept() {
    let mut record = kuhn("deal 1, deal 3").record();
    for text in ["z is back", "a is back again", "a resigned; the great bot plays on"] {
        record.comment_above(&Spot::Move(2), text).unwrap();
    }
    record.comment_above(&Spot::Header(Header::Game), "a is back").unwrap();
    let table = Table::from_record(game("kuhn"), &record, None, &Aside::default()).unwrap();
    assert_eq!(table.notes(), []);
    assert_eq!(table.record().to_string(), record.to_string());
}

#[test]
fn a_table_may_begin_with_a_diagram() {
    let entry = game("kuhn");
    let start = entry.from_diagram("seats 2\ncards 1 3\nchoices bet\n").unwrap();
    let id = record::TableName::new("t1").unwrap();
    let mut table = Table::open(start, id, Chance::Fair(seed(1)), Time(0)).unwrap();
    for seat in Seat::all(2) {
        table.sit_bot(seat, EASY, Entropy::default()).unwrap();
    }
    table.start(Time(0)).unwrap();
    assert_eq!(table.bot_to_move(), Some((B, EASY)));
    let restored = reread(entry, &table, Some(seed(1)));
    assert_eq!(snapshot(&restored), snapshot(&table));
}

#[test]
fn a_finished_table_stays_as_it_is() {
    let mut table = rapanui(2);
    push_until(&mut table, |table| table.standing().is_some());
    let restored = reread(game("rapanui"), &table, None);
    assert_eq!(snapshot(&restored), snapshot(&table));
    assert!(restored.is_fixed());
    assert_eq!(restored.chain(), table.chain());
}

#[test]
fn chance_can_be_checked_when_nobody_plays_on() {
    let entry = game("rapanui");
    let mut table = started(entry, 2, Chance::Fair(seed(4)));
    push_until(&mut table, |table| table.n_moves() > 20);
    assert_eq!(table.record().fair().and_then(|fair| fair.seed), None);
    let record = table.abandoned();
    assert_eq!(record.fair().and_then(|fair| fair.seed), Some(RevealedSeed([4; 32])));
    assert_eq!(record.fair().and_then(|fair| fair.chain), table.chain());
    // Everything can be checked except the result, which does not exist.
    let verdict = entry.verify(&record);
    let is_open = |it: &&record::Finding| it.outcome != record::Outcome::Passed;
    let open: Vec<_> = verdict.findings.iter().filter(is_open).map(|it| it.check).collect();
    assert_eq!(open, [record::Check::Result], "{verdict:?}");
    // Somebody who changes what chance did is found out.
    let text = record.to_string();
    let line = text.lines().find(|line| line.contains(" chance ")).unwrap();
    let other = text.lines().rfind(|line| line.contains(" chance ")).unwrap();
    let (number, _) = line.split_once(' ').unwrap();
    let (_, outcome) = other.split_once(' ').unwrap();
    let forged = text.replace(line, &format!("{number} {outcome}"));
    let forged = Record::parse(forged.as_bytes()).unwrap();
    assert!(!entry.verify(&forged).is_clean());
}
