//! Undo.

use referee::{Chance, Table, TableError, Time};
use rules_core::Seat;
use words::frame::NoUndo;

use crate::tables::{
    A, B, EASY, buying, code, game, kuhn, last, legal, moves, push, push_building, push_until,
    rapanui, seed, snapshot, started, timeless, to_move,
};
use crate::throws::THROWS;

fn why_not(table: &Table, seat: Seat) -> NoUndo {
    match table.undoable(seat) {
        Err(TableError::NoUndo(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_step_is_taken_back() {
    let (mut table, seat, buy) = buying();
    let before = timeless(&table);
    push(&mut table, &buy).unwrap();
    assert_eq!(table.undoable(seat), Ok(1));
    table.undo(seat, table.version(seat), Time(7_000)).unwrap();
    assert_eq!(timeless(&table), before);
    assert_eq!(table.since(), Time(7_000));
}

#[test]
fn a_turn_is_taken_back_as_a_whole() {
    let (mut table, seat, buy) = buying();
    let before = timeless(&table);
    push(&mut table, &buy).unwrap();
    let play = legal(&table).into_iter().find(|mv| mv.starts_with("play"));
    push(&mut table, &play.unwrap()).unwrap();
    assert_eq!(table.undoable(seat), Ok(2));
    let mut stepwise = table.clone();
    table.restart(seat, table.version(seat), Time(0)).unwrap();
    assert_eq!(timeless(&table), before);
    for _ in 0..2 {
        stepwise.undo(seat, stepwise.version(seat), Time(0)).unwrap();
    }
    assert_eq!(timeless(&stepwise), before);
}

#[test]
fn chance_is_the_same_after_taking_back() {
    let (straight, seat, buy) = buying();
    let mut straight = straight;
    let mut wavering = straight.clone();
    push(&mut wavering, &buy).unwrap();
    wavering.undo(seat, wavering.version(seat), Time(0)).unwrap();
    for table in [&mut straight, &mut wavering] {
        push_until(table, |table| table.standing().is_some());
    }
    assert_eq!(moves(&wavering), moves(&straight));
}

#[test]
fn nothing_done_is_nothing_to_take_back() {
    let table = kuhn("deal 1, deal 3");
    assert_eq!(why_not(&table, A), NoUndo::NothingDone);
    assert_eq!(why_not(&table, B), NoUndo::NothingDone);
    // B has moved, and A's new turn has only begun.
    assert_eq!(why_not(&kuhn("deal 1, deal 3, pass, bet"), A), NoUndo::NothingDone);
}

#[test]
fn what_others_were_asked_for_stays() {
    let mut table = kuhn("deal 1, deal 3, pass");
    assert_eq!(why_not(&table, A), NoUndo::OtherSeat);
    let before = snapshot(&table);
    let refusal = table.undo(A, 3.into(), Time(0)).unwrap_err();
    assert_eq!(refusal, TableError::NoUndo(NoUndo::OtherSeat));
    assert_eq!(code(table.restart(A, 3.into(), Time(0))), "no_undo");
    assert_eq!(snapshot(&table), before);
}

#[test]
fn what_others_did_since_stays() {
    let mut table = started(game("kuhn"), 3, Chance::Typed);
    for mv in ["deal 1", "deal 2", "deal 3", "pass", "pass"] {
        push(&mut table, mv).unwrap();
    }
    assert_eq!(why_not(&table, A), NoUndo::OtherSeat);
}

/// Plays Rapa Nui with last moves and records why each refused undo is refused.
fn reasons(n_seats: u8) -> Vec<(String, NoUndo)> {
    let mut table = started(game("rapanui"), n_seats, Chance::Fair(seed(2)));
    let mut reasons = Vec::new();
    while let Some(seat) = to_move(&table) {
        let mv = legal(&table).pop().expect("a move");
        push(&mut table, &mv).expect("a legal move");
        if let Err(TableError::NoUndo(why)) = table.undoable(seat) {
            reasons.push((mv, why));
        }
    }
    reasons
}

#[test]
fn a_refill_is_chance_and_the_last_draw_passes_the_turn() {
    let reasons = reasons(2);
    let has =
        |verb: &str, why: NoUndo| reasons.iter().any(|(mv, it)| mv.starts_with(verb) && *it == why);
    assert!(has("draw", NoUndo::Chance), "{reasons:?}");
    assert!(has("draw", NoUndo::OtherSeat), "{reasons:?}");
    assert!(!reasons.iter().any(|(mv, _)| mv.starts_with("buy")), "{reasons:?}");
}

#[test]
fn what_was_shown_stays() {
    // In Rapa Nui laying the supply card reveals, and the turn stays.
    let mut table = rapanui(2);
    let added = |table: &Table| last(table).is_some_and(|mv| mv.starts_with("add "));
    push_building(&mut table, added);
    let seat = to_move(&table).unwrap();
    assert_eq!(why_not(&table, seat), NoUndo::Reveal);
}

#[test]
fn a_turn_is_taken_back_only_to_the_last_reveal() {
    let mut table = started(&THROWS, 2, Chance::Typed);
    for mv in ["coin once", "look"] {
        push(&mut table, mv).unwrap();
    }
    assert_eq!(why_not(&table, A), NoUndo::Reveal);
    let before = timeless(&table);
    push(&mut table, "stake 1").unwrap();
    assert_eq!(table.undoable(A), Ok(1));
    table.restart(A, table.version(A), Time(0)).unwrap();
    assert_eq!(timeless(&table), before);
    assert_eq!(code(table.restart(A, table.version(A), Time(0))), "no_undo");
}

#[test]
fn a_finished_game_is_not_taken_back() {
    let mut table = kuhn("deal 1, deal 3, bet, pass");
    assert_eq!(table.undoable(B), Err(TableError::GameOver));
    assert_eq!(code(table.undo(B, 4.into(), Time(0))), "game_over");
    assert_eq!(code(table.retype_chance(4, Time(0))), "game_over");
}

#[test]
fn an_old_page_takes_nothing_back() {
    let (mut table, seat, buy) = buying();
    push(&mut table, &buy).unwrap();
    let version = table.version(seat);
    table.undo(seat, version, Time(0)).unwrap();
    let before = snapshot(&table);
    assert_eq!(code(table.undo(seat, version, Time(0))), "stale");
    assert_eq!(code(table.restart(seat, version, Time(0))), "stale");
    assert_eq!(snapshot(&table), before);
}

#[test]
fn nobody_takes_back_for_another() {
    let (mut table, seat, buy) = buying();
    push(&mut table, &buy).unwrap();
    let other = seat.next(2);
    assert_eq!(code(table.undo(other, table.version(other), Time(0))), "no_undo");
}

#[test]
fn what_a_bot_did_stays() {
    let (mut table, seat, _) = buying();
    table.take_over(seat, EASY).unwrap();
    table.play_bot(1, Time(0)).unwrap();
    table.give_back(seat).unwrap();
    assert_eq!(to_move(&table), Some(seat), "a turn has several steps");
    assert_eq!(why_not(&table, seat), NoUndo::NothingDone);
}
