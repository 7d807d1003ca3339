//! From the first seat to the start.

use record::fair::{Entropy, RevealedSeed};
use referee::{Awaited, Chance, Occupant, TableError, Time};
use rules_core::Seat;

use crate::tables::{A, B, ByText, EASY, code, game, kuhn, name, open, seed, snapshot};

#[test]
fn a_seat_is_taken_once_and_freed_again() {
    let mut table = open(game("kuhn"), 2, Chance::Typed);
    assert_eq!(table.awaited(), Awaited::Start);
    table.sit(A, name("Anna"), Entropy::default()).unwrap();
    let before = snapshot(&table);
    assert_eq!(table.sit(A, name("Bea"), Entropy::default()), Err(TableError::SeatTaken(A)));
    assert_eq!(table.sit_bot(A, EASY, Entropy::default()), Err(TableError::SeatTaken(A)));
    assert_eq!(table.leave(B), Err(TableError::SeatFree(B)));
    assert_eq!(snapshot(&table), before);

    table.leave(A).unwrap();
    assert_eq!(table.occupant(A), &Occupant::Nobody);
    table.sit_bot(A, EASY, Entropy::default()).unwrap();
    assert_eq!(table.occupant(A).bot(), Some(EASY));
}

#[test]
fn a_seat_that_there_is_not_can_do_nothing() {
    let mut table = kuhn("deal 1, deal 2");
    let ghost = Seat(9);
    let before = snapshot(&table);
    assert_eq!(code(table.sit(ghost, name("Eva"), Entropy::default())), "no_such_seat");
    assert_eq!(code(table.play_text(ghost, 2.into(), "bet", Time(0))), "no_such_seat");
    assert_eq!(code(table.undo(ghost, 2.into(), Time(0))), "no_such_seat");
    assert_eq!(code(table.resign(ghost, EASY)), "no_such_seat");
    assert_eq!(code(table.why_not_text(ghost, "bet")), "no_such_seat");
    assert_eq!(table.occupant(ghost), &Occupant::Nobody);
    assert_eq!((table.spent_ms(ghost), table.queued(ghost).len()), (None, 0));
    assert_eq!(table.choices(ghost), []);
    assert_eq!(snapshot(&table), before);
}

#[test]
fn a_game_starts_once_and_only_when_nobody_is_missing() {
    let mut table = open(game("kuhn"), 3, Chance::Fair(seed(1)));
    table.sit(B, name("Bea"), Entropy::default()).unwrap();
    let before = snapshot(&table);
    assert_eq!(table.start(Time(5)), Err(TableError::SeatsFree(vec![A, Seat(2)])));
    assert_eq!(code(table.play_text(B, 0.into(), "bet", Time(5))), "not_started");
    assert_eq!(code(table.undo(B, 0.into(), Time(5))), "not_started");
    assert_eq!(code(table.resign(B, EASY)), "not_started");
    assert_eq!(snapshot(&table), before);

    table.sit_bot(A, EASY, Entropy::default()).unwrap();
    table.sit_bot(Seat(2), EASY, Entropy::default()).unwrap();
    table.start(Time(9)).unwrap();
    assert_eq!(table.since(), Time(9));
    let before = snapshot(&table);
    assert_eq!(table.start(Time(10)), Err(TableError::AlreadyStarted));
    assert_eq!(table.leave(A), Err(TableError::AlreadyStarted));
    assert_eq!(table.sit(A, name("Anna"), Entropy::default()), Err(TableError::AlreadyStarted));
    assert_eq!(snapshot(&table), before);
}

#[test]
fn the_commitment_is_there_before_anybody_sits_and_never_changes() {
    let mut table = open(game("kuhn"), 2, Chance::Fair(seed(1)));
    let commitment = table.commitment().unwrap();
    assert!(table.record().to_string().contains(&commitment.to_string()));
    table.sit(A, name("Anna"), Entropy::new(b"words").unwrap()).unwrap();
    table.sit(B, name("Bea"), Entropy::default()).unwrap();
    table.start(Time(0)).unwrap();
    assert_eq!(table.commitment(), Some(commitment));
    assert_eq!(open(game("kuhn"), 2, Chance::Typed).commitment(), None);
}

#[test]
fn who_sat_down_stands_in_the_record() {
    let mut table = open(game("kuhn"), 2, Chance::Fixed(RevealedSeed([1; 32])));
    table.sit(A, name("Anna"), Entropy::default()).unwrap();
    table.sit_bot(B, EASY, Entropy::default()).unwrap();
    table.set_date("2026-08-01".parse().unwrap());
    let text = table.record().to_string();
    for line in ["seat a Anna", "bot b easy", "table t1", "date 2026-08-01"] {
        assert!(text.lines().any(|it| it == line), "{line} in\n{text}");
    }
}
