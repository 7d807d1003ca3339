//! Resigning, leaving, coming back.

use referee::{Absence, LogItem, Note, NoteKind, Occupant, Table, TableError, Time};
use rules_core::Viewer;

use crate::tables::{
    A, B, ByText, EASY, RANDOM, buying, code, game, kuhn, name, push, reread, snapshot,
};

#[test]
fn a_bot_plays_on_for_whoever_gives_up() {
    let mut table = kuhn("deal 1, deal 3");
    table.resign(A, RANDOM).unwrap();
    let absence = Absence::Resigned;
    let away = Occupant::Away { name: name("Anna"), strength: RANDOM, absence };
    assert_eq!(table.occupant(A), &away);
    assert_eq!(table.bot_to_move(), Some((A, RANDOM)));
    let before = snapshot(&table);
    assert_eq!(code(table.play_text(A, 2.into(), "bet", Time(0))), "bot_plays");
    assert_eq!(code(table.undo(A, 2.into(), Time(0))), "bot_plays");
    assert_eq!(table.resign(A, RANDOM), Err(TableError::Resigned(A)));
    assert_eq!(table.take_over(A, RANDOM), Err(TableError::Resigned(A)));
    assert_eq!(table.give_back(A), Err(TableError::Resigned(A)));
    assert_eq!(snapshot(&table), before);
    assert_eq!(table.choices(A), []);
    table.play_bot(3, Time(0)).unwrap();
    assert_eq!(table.n_moves(), 3);
}

#[test]
fn whoever_comes_back_gets_the_seat_back() {
    let mut table = kuhn("deal 1, deal 3");
    assert_eq!(table.give_back(A), Err(TableError::NotAway(A)));
    table.take_over(A, EASY).unwrap();
    assert_eq!(table.take_over(A, EASY), Err(TableError::BotPlays(A)));
    assert_eq!(table.bot_to_move(), Some((A, EASY)));
    table.give_back(A).unwrap();
    assert_eq!(table.occupant(A), &Occupant::Person { name: name("Anna") });
    assert_eq!(table.bot_to_move(), None);
    table.play_text(A, 2.into(), "bet", Time(0)).unwrap();
}

#[test]
fn the_record_tells_it_where_it_happened() {
    let mut table = kuhn("deal 1, deal 3");
    table.take_over(A, EASY).unwrap();
    table.play_bot(1, Time(0)).unwrap();
    table.give_back(A).unwrap();
    table.resign(B, RANDOM).unwrap();
    let text = table.record().to_string();
    let tail: Vec<&str> = text.lines().skip_while(|line| !line.starts_with("2 ")).collect();
    let bot = &tail[2];
    assert_eq!(
        tail,
        [
            "2 chance deal 3",
            "# a is away; the easy bot plays on",
            bot,
            "# a is back",
            "# b resigned; the random bot plays on",
        ]
    );
    assert!(text.contains("seat a Anna\nseat b Bea\n"), "the head tells who sat down:\n{text}");
}

#[test]
fn a_restored_table_knows_who_plays() {
    let mut table = kuhn("deal 1, deal 3");
    table.take_over(A, EASY).unwrap();
    table.play_bot(1, Time(0)).unwrap();
    table.give_back(A).unwrap();
    table.resign(B, RANDOM).unwrap();
    let restored = reread(game("kuhn"), &table, None);
    assert_eq!(snapshot(&restored), snapshot(&table));
    assert_eq!(restored.notes(), table.notes());
    assert!(restored.occupants().eq(table.occupants()));
    assert_eq!(restored.bot_to_move(), Some((B, RANDOM)));
}

#[test]
fn the_log_tells_it() {
    let mut table = kuhn("deal 1, deal 3");
    table.take_over(A, EASY).unwrap();
    table.play_bot(1, Time(0)).unwrap();
    let log = table.log(Viewer::Spectator);
    let note = Note { n_moves: 2, seat: A, kind: NoteKind::TakenOver(EASY) };
    assert_eq!(log[2], LogItem::Note(note));
    let LogItem::Move(line) = &log[3] else { panic!("{log:?}") };
    assert!(line.is_by_bot && line.number == 3);
    // What the bot did is news to the person.
    table.give_back(A).unwrap();
    assert_eq!(table.since_my_last_move(A).len(), 5);
}

#[test]
fn bots_and_finished_games_have_nobody_to_replace() {
    let mut table = kuhn("deal 1, deal 3, bet, pass");
    for refused in [table.resign(A, EASY), table.take_over(A, EASY), table.give_back(A)] {
        assert_eq!(refused, Err(TableError::GameOver));
    }
}

#[test]
fn a_handover_does_not_keep_others_from_taking_back() {
    let (mut table, first, buy) = buying();
    let other = first.next(2);
    push(&mut table, &buy).unwrap();
    table.resign(other, EASY).unwrap();
    table.undo(first, table.version(first), Time(0)).unwrap();
    assert_eq!(table.notes()[0].n_moves, table.n_moves());
    // The table can still be saved and restored.
    let record = table.record();
    let restored = Table::from_record(game("rapanui"), &record, None, &table.aside()).unwrap();
    assert_eq!(snapshot(&restored), snapshot(&table));
}
