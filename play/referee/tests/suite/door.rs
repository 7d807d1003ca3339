//! The one door for moves.

use referee::{Awaited, Chance, Played, TableError, Time, Version};

use crate::tables::{
    A, B, ByText, code, game, kuhn, legal, moves, push, queued, rapanui, snapshot, started, to_move,
};

#[test]
fn a_legal_move_is_made_and_recorded() {
    let mut table = kuhn("deal 1, deal 3");
    assert_eq!(table.awaited(), Awaited::Seats(vec![A]));
    let played = table.play_text(A, 2.into(), "bet", Time(3_000)).unwrap();
    assert_eq!(played, Played { first: 3, n_moves: 1 });
    assert_eq!(table.notation(table.moves()[2].mv), "bet");
    assert_eq!(table.n_moves(), 3);
    assert_eq!(table.awaited(), Awaited::Seats(vec![B]));
}

/// Checks that a request is refused with this code and changes nothing.
#[track_caller]
fn check_refused(moves: &str, seat: rules_core::Seat, version: u32, mv: &str, expected: &str) {
    let mut table = kuhn(moves);
    let before = snapshot(&table);
    assert_eq!(code(table.play_text(seat, version.into(), mv, Time(9_000))), expected);
    assert_eq!(snapshot(&table), before);
}

#[test]
fn only_the_seat_to_move_moves() {
    check_refused("deal 1, deal 3", B, 2, "bet", "not_your_turn");
    check_refused("deal 1", A, 1, "bet", "not_your_turn"); // chance decides
    check_refused("deal 1, deal 3, bet", A, 3, "bet", "not_your_turn");
}

#[test]
fn nobody_moves_after_the_end() {
    check_refused("deal 1, deal 3, bet, pass", A, 4, "bet", "game_over");
    check_refused("deal 1, deal 3, bet, pass", B, 0, "bet", "game_over");
}

#[test]
fn an_old_version_does_nothing() {
    check_refused("deal 1, deal 3, pass", B, 2, "bet", "stale");
    check_refused("deal 1, deal 3, pass", B, 4, "bet", "stale");
    // A double click, of which the first one was made.
    check_refused("deal 1, deal 3, pass, bet", B, 3, "bet", "stale");
    let version = kuhn("deal 1, deal 3").play_text(A, 1.into(), "bet", Time(0)).unwrap_err();
    assert_eq!(version, TableError::Stale { version: Version { n_moves: 2, n_queued: 0 } });
}

#[test]
fn what_is_not_a_move_is_refused() {
    check_refused("deal 1, deal 3", A, 2, "fold", "not_a_move");
    check_refused("deal 1, deal 3", A, 2, "", "not_a_move");
    check_refused("deal 1, deal 3", A, 2, &"bet ".repeat(100_000), "not_a_move");
}

#[test]
fn what_the_rules_forbid_names_its_rule() {
    check_refused("deal 1, deal 3", A, 2, "deal 2", "illegal");
    let mut table = rapanui(2);
    let seat = to_move(&table).unwrap();
    let refusal = table.play_text(seat, table.version(seat), "build moai", Time(0)).unwrap_err();
    assert_eq!(refusal.code(), "illegal");
    assert!(refusal.rule().unwrap().starts_with("RN-2"), "{refusal}");
    assert_eq!(
        table.why_not_text(seat, "build moai").unwrap().unwrap().rule,
        refusal.rule().unwrap()
    );
    assert_eq!(code(table.why_not_text(seat, "eat moai")), "not_a_move");
}

#[test]
fn a_move_is_recorded_in_its_one_notation() {
    let mut table = started(&crate::throws::THROWS, 2, Chance::Typed);
    push(&mut table, "coin once").unwrap();
    table.play_text(A, 1.into(), "  stake 1 ", Time(0)).unwrap();
    assert_eq!(table.notation(table.moves()[1].mv), "stake 1");
    table.play_text(B, 2.into(), " stake 3", Time(0)).unwrap();
    assert_eq!(queued(&table, B), ["stake 3"]);
}

#[test]
fn each_seat_is_waited_for_until_it_moves() {
    let mut table = kuhn("deal 1, deal 3");
    table.play_text(A, 2.into(), "pass", Time(5_000)).unwrap(); // the last card came at 2 000
    table.play_text(B, 3.into(), "bet", Time(5_500)).unwrap();
    table.play_text(A, 4.into(), "pass", Time(5_400)).unwrap(); // the clock was set back
    assert_eq!(table.spent_ms(A), Some(3_000));
    assert_eq!(table.spent_ms(B), Some(500));
}

#[test]
fn a_move_brings_the_chance_that_follows() {
    let mut table = started(game("rapanui"), 2, Chance::Fair(crate::tables::seed(5)));
    // The start seat, the colours and the columns are settled by the start.
    assert_eq!(table.n_moves(), 1 + 2 + 16);
    let mut n_brought = 0;
    while table.standing().is_none() {
        let mv = legal(&table)[0].clone();
        let n_before = table.n_moves();
        let played = push(&mut table, &mv).unwrap();
        assert_eq!(played.first, n_before + 1);
        assert_eq!(table.n_moves(), n_before + played.n_moves);
        n_brought += played.n_moves - 1;
    }
    assert_eq!(n_brought, 34, "the whole deck was laid");
    assert_eq!(table.awaited(), Awaited::Nothing);
    assert_eq!(moves(&table).len(), table.n_moves() as usize);
}

#[test]
fn a_version_is_written_and_read() {
    for (text, version) in [
        ("12", Version { n_moves: 12, n_queued: 0 }),
        ("12+1", Version { n_moves: 12, n_queued: 1 }),
    ] {
        assert_eq!(text.parse(), Ok(version));
        assert_eq!(version.to_string(), text);
    }
    for text in ["", "x", "1+", "+1", "-1", "1+x"] {
        assert!(text.parse::<Version>().is_err(), "{text}");
    }
}
