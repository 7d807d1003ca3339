//! A game that grows longer than a record can be.

use catalog::{AnyGame, MoveId};
use record::{Flaw, Limit, MOVES_MAX, Mover, Record, Sitter};
use referee::{Aside, Table, TableError};
use rules_core::{Seat, Turn};

use crate::tables::{game, name, push, to_move};

/// A table of Giants without a limit of rounds, at which nobody wants anything,
/// with this many moves on record.
fn idle(n_moves: usize) -> Table {
    let entry = game("giants");
    let mut giants = entry.setup(2, [("round-limit", "none")]).expect("two seats");
    let mut record = Record::new(giants.to_setup().expect("a setup"));
    for (seat, person) in Seat::all(2).zip(["Anna", "Bea"]) {
        record.set_sitter(seat, Sitter { name: Some(name(person)), bot: None }).expect("a seat");
    }
    while record.moves().len() < n_moves {
        let (mover, mv) = match giants.turn() {
            // `decline`, `pass`, `done`: the last of the moves.
            Turn::Seat(seat) => (Mover::Seat(seat), giants.legal_moves().pop().expect("a move")),
            Turn::Chance => (Mover::Chance, highest(giants.as_ref())),
            Turn::Over(_) => panic!("a game that goes on"),
        };
        giants.play(mv).expect("a legal move");
        record.push(mover, &giants.notation(mv)).expect("room");
    }
    Table::from_record(entry, &record, None, &Aside::default()).expect("a table")
}

#[test]
fn the_move_that_would_be_too_many_is_refused() {
    let mut table = idle(MOVES_MAX - 1);
    let last = next(&table);
    push(&mut table, &last).unwrap();
    assert_eq!(table.moves().len(), MOVES_MAX);
    let before = table.record();

    let mv = next(&table);
    let refusal = push(&mut table, &mv).unwrap_err();
    assert_eq!(refusal, TableError::Unrecordable(Flaw::TooMuch(Limit::Moves)));
    assert_eq!(refusal.code(), "unrecordable");
    let why = "unrecordable: too much: a record may have at most 10000 moves";
    assert_eq!(refusal.to_string(), why);
    assert_eq!(table.record(), before, "nothing has changed");
}

fn next(table: &Table) -> String {
    let mv = match to_move(table) {
        Some(_) => table.game().legal_moves().pop().expect("a move"),
        None => highest(table.game()),
    };
    table.notation(mv)
}

/// The highest roll: there are always statues to bid for, which takes moves.
fn highest(game: &dyn AnyGame) -> MoveId {
    game.chance_at(game.chance_weight() - 1).expect("an outcome")
}
