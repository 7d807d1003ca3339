//! Choices made before one's turn, if seats choose at the same time.

use record::Mover;
use referee::{Awaited, Chance, Played, Table, Time, Version};
use rules_core::{Seat, Viewer};

use crate::{
    tables::{
        A, B, ByText, C, EASY, RANDOM, code, moves, push, queued, reread, seed, snapshot, started,
    },
    throws::THROWS,
};

/// Three seats, the coin tossed: A chooses first, B and C may choose early.
fn table() -> Table {
    let mut table = started(&THROWS, 3, Chance::Typed);
    push(&mut table, "coin once").expect("chance decides");
    table
}

fn choose(table: &mut Table, seat: Seat, mv: &str) -> Played {
    table.play_text(seat, table.version(seat), mv, Time(3_000)).expect("a legal choice")
}

#[test]
fn a_choice_made_early_waits_for_its_turn() {
    let mut table = table();
    assert_eq!(table.awaited(), Awaited::Seats(vec![A, B, C]));
    assert_eq!(choose(&mut table, C, "stake 2"), Played { first: 2, n_moves: 0 });
    choose(&mut table, C, "throw rock");
    assert_eq!(table.n_moves(), 1);
    assert_eq!(table.version(C), Version { n_moves: 1, n_queued: 2 });
    assert!(table.is_ready(C) && !table.is_ready(B));
    assert_eq!(table.awaited(), Awaited::Seats(vec![A, B]));

    choose(&mut table, A, "stake 1");
    choose(&mut table, A, "throw paper");
    choose(&mut table, B, "stake 3");
    // With B's last choice the turn comes to C, whose choices are made at once.
    assert_eq!(choose(&mut table, B, "throw paper"), Played { first: 5, n_moves: 3 });
    let tail = moves(&table).split_off(5);
    let c = Mover::Seat(C);
    assert_eq!(tail, [(c, "stake 2".to_owned()), (c, "throw rock".to_owned())]);
    assert_eq!(table.queued(C), []);
}

#[test]
fn all_seats_may_choose_in_any_order() {
    let choices = [
        (A, "stake 1", "throw rock"),
        (B, "stake 2", "throw paper"),
        (C, "stake 3", "throw scissors"),
    ];
    let play = |order: [usize; 3]| {
        let mut table = table();
        for idx in order {
            let (seat, stake, hand) = choices[idx];
            choose(&mut table, seat, stake);
            choose(&mut table, seat, hand);
        }
        moves(&table)
    };
    let expected = play([0, 1, 2]);
    assert_eq!(expected.len(), 7);
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        assert_eq!(play(order), expected);
    }
}

#[test]
fn an_early_choice_must_be_legal_when_it_is_made() {
    let mut table = table();
    let before = snapshot(&table);
    let now = Time(0);
    assert_eq!(code(table.play_text(B, 1.into(), "throw rock", now)), "illegal"); // stake first
    assert_eq!(code(table.play_text(B, 1.into(), "coin once", now)), "illegal");
    assert_eq!(code(table.play_text(B, 1.into(), "throw stone", now)), "not_a_move");
    assert_eq!(snapshot(&table), before);
    choose(&mut table, B, "stake 1");
    let before = snapshot(&table);
    assert_eq!(code(table.play_text(B, table.version(B), "stake 2", now)), "illegal");
    assert_eq!(table.why_not_text(B, "throw rock"), Ok(None));
    assert_eq!(snapshot(&table), before);
}

#[test]
fn what_shows_something_waits_for_its_turn() {
    // Otherwise a seat could look and then undo.
    let mut table = table();
    assert_eq!(table.choices(A).len(), 4);
    assert_eq!(table.choices(B).len(), 3);
    assert_eq!(code(table.play_text(B, 1.into(), "look", Time(0))), "not_your_turn");
    choose(&mut table, A, "look");
}

#[test]
fn nothing_more_can_be_chosen_than_what_is_due() {
    let mut table = table();
    choose(&mut table, B, "stake 1");
    choose(&mut table, B, "throw rock");
    assert_eq!(code(table.play_text(B, table.version(B), "stake 1", Time(0))), "not_your_turn");
    // Before the coin is tossed nobody can choose.
    let mut table = started(&THROWS, 3, Chance::Typed);
    assert_eq!(code(table.play_text(B, 0.into(), "stake 1", Time(0))), "not_your_turn");
}

#[test]
fn an_early_choice_can_be_withdrawn_and_changed() {
    let mut table = table();
    choose(&mut table, B, "stake 1");
    choose(&mut table, B, "throw rock");
    assert_eq!(table.undoable(B), Ok(2));
    table.undo(B, table.version(B), Time(0)).unwrap();
    assert_eq!(queued(&table, B), ["stake 1"]);
    choose(&mut table, B, "throw paper");
    assert_eq!(queued(&table, B), ["stake 1", "throw paper"]);
    table.restart(B, table.version(B), Time(0)).unwrap();
    assert_eq!(table.queued(B), []);
    assert_eq!(table.n_moves(), 1, "nothing of it was ever a move");
    assert_eq!(code(table.undo(B, table.version(B), Time(0))), "no_undo");
}

#[test]
fn once_its_turn_has_come_a_choice_stands() {
    let mut table = table();
    choose(&mut table, B, "stake 1");
    choose(&mut table, B, "throw rock");
    choose(&mut table, A, "stake 1");
    choose(&mut table, A, "throw rock");
    assert_eq!(table.awaited(), Awaited::Seats(vec![C]));
    assert_eq!(code(table.undo(B, table.version(B), Time(0))), "no_undo");
}

#[test]
fn what_others_choose_unseen_makes_no_page_stale() {
    let mut table = table();
    let seen = table.version(B);
    choose(&mut table, A, "stake 1");
    choose(&mut table, A, "throw rock");
    // It is B's turn now; its page is older than A's choices.
    assert_eq!(table.play_text(B, seen, "stake 1", Time(0)).unwrap().n_moves, 1);
    // C's page is older still, and it is not C's turn.
    assert_eq!(table.play_text(C, seen, "stake 1", Time(0)).unwrap().n_moves, 0);
}

#[test]
fn an_early_choice_that_became_a_move_makes_no_page_stale() {
    let mut table = table();
    choose(&mut table, B, "stake 1");
    // B's page knows of its stake; then A is done, and the stake is a move.
    let seen = table.version(B);
    choose(&mut table, A, "stake 1");
    choose(&mut table, A, "throw rock");
    assert_eq!((table.n_moves(), table.queued(B).len()), (4, 0));
    table.play_text(B, seen, "throw paper", Time(0)).unwrap();
    // A second click is one too many, and so is a page from before the stake.
    assert_eq!(code(table.play_text(B, seen, "throw paper", Time(0))), "stale");
    let mut table = self::table();
    let seen = table.version(B);
    choose(&mut table, B, "stake 1");
    choose(&mut table, A, "stake 1");
    choose(&mut table, A, "throw rock");
    assert_eq!(code(table.play_text(B, seen, "throw paper", Time(0))), "stale");
}

#[test]
fn a_double_click_chooses_once() {
    let mut table = table();
    let seen = table.version(C);
    table.play_text(C, seen, "stake 1", Time(0)).unwrap();
    assert_eq!(code(table.play_text(C, seen, "stake 1", Time(0))), "stale");
    choose(&mut table, A, "stake 1");
    assert_eq!(code(table.play_text(C, seen, "throw rock", Time(0))), "stale");
    let seen = table.version(C);
    table.undo(C, seen, Time(0)).unwrap();
    assert_eq!(code(table.undo(C, seen, Time(0))), "stale");
}

#[test]
fn a_page_of_the_last_round_is_stale() {
    let mut table = table();
    let seen = table.version(B);
    for seat in [A, B, C] {
        choose(&mut table, seat, "stake 1");
        choose(&mut table, seat, "throw rock");
    }
    push(&mut table, "coin once").unwrap();
    assert_eq!(code(table.play_text(B, seen, "stake 1", Time(0))), "stale");
    assert_eq!(code(table.play_text(A, seen, "stake 1", Time(0))), "stale");
}

#[test]
fn nobody_else_sees_an_early_choice() {
    let mut quiet = table();
    let mut table = table();
    choose(&mut table, C, "stake 2");
    choose(&mut table, C, "throw rock");
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(table.view_json(viewer), quiet.view_json(viewer));
        assert_eq!(table.prompt(viewer), quiet.prompt(viewer));
        assert_eq!(table.log(viewer), quiet.log(viewer));
    }
    assert_eq!(table.version(A), quiet.version(A));
    assert_eq!(table.choices(A), quiet.choices(A));
    assert_eq!(table.record().to_string(), quiet.record().to_string());
    // C itself sees what it has chosen.
    assert_ne!(table.view_json(Viewer::Seat(C)), quiet.view_json(Viewer::Seat(C)));
    choose(&mut quiet, C, "stake 2");
    assert_eq!(quiet.choices(C).len(), 3, "rock, paper or scissors");
    assert!(quiet.choices(C).iter().all(|choice| !choice.is_final));
}

#[test]
fn early_choices_survive_a_restart_of_the_server() {
    let mut table = started(&THROWS, 3, Chance::Fair(seed(1)));
    choose(&mut table, C, "stake 2");
    choose(&mut table, B, "stake 1");
    let mut restored = reread(&THROWS, &table, Some(seed(1)));
    assert_eq!(snapshot(&restored), snapshot(&table));
    assert_eq!(queued(&restored, C), ["stake 2"]);
    for it in [&mut table, &mut restored] {
        choose(it, C, "throw rock");
        choose(it, A, "stake 1");
        choose(it, A, "throw rock");
        choose(it, B, "throw paper");
    }
    assert_eq!(snapshot(&restored), snapshot(&table));
}

#[test]
fn stored_choices_that_do_not_fit_are_dropped() {
    let table = table();
    let mut aside = table.aside();
    aside.seats[1].queued = vec!["throw rock".to_owned()];
    let restored = Table::from_record(&THROWS, &table.record(), None, &aside).unwrap();
    assert_eq!(restored.queued(B), []);
}

#[test]
fn typing_chance_anew_drops_what_was_chosen_after_it() {
    let mut table = table();
    choose(&mut table, B, "stake 1");
    table.retype_chance(1, Time(0)).unwrap();
    assert_eq!(table.queued(B), []);
}

#[test]
fn giving_up_drops_early_choices_and_going_away_does_not() {
    let mut table = table();
    choose(&mut table, B, "stake 1");
    choose(&mut table, C, "stake 3");
    table.resign(B, RANDOM).unwrap();
    table.take_over(C, EASY).unwrap();
    assert_eq!(table.queued(B), []);
    assert_eq!(queued(&table, C), ["stake 3"]);
    choose(&mut table, A, "stake 1");
    choose(&mut table, A, "throw rock");
    while table.bot_to_move().is_some() {
        table.play_bot(1, Time(0)).unwrap();
    }
    let c: Vec<_> = table.moves().iter().filter(|it| it.mover == Mover::Seat(C)).collect();
    assert_eq!(c.len(), 2);
    assert_eq!(table.notation(c[0].mv), "stake 3", "its own choice");
}
