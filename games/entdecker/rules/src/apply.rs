//! What a move changes.

mod voyage;

use rules_core::Seat;

use crate::{
    Back, Effect, Entdecker, GoldReason, Move, Phase, StackNo, data::TILE_PRICE, effect::Notes,
    settle,
};

pub(crate) fn apply(game: &mut Entdecker, mv: Move, notes: &mut impl Notes) {
    match mv {
        Move::Back(back) => show(game, back, notes),
        Move::First(seat) => {
            game.first = seat;
            game.active = seat;
            game.phase = Phase::Income;
        }
        Move::Income(gold) => income(game, gold, notes),
        Move::Start(place) => voyage::start(game, place, notes),
        Move::Announce(n) => {
            pay(game, n * TILE_PRICE, GoldReason::Tiles, notes);
            game.voyage.n_left = n;
            game.phase = Phase::Sail;
        }
        Move::Draw(stack) => {
            game.voyage.n_left -= 1;
            game.phase = Phase::Tile(stack);
        }
        Move::Tile(tile) => voyage::turn_up(game, tile, notes),
        Move::Place(space, rotation) => voyage::place(game, space, rotation, notes),
        Move::Chip(value) => chip(game, value, notes),
        Move::Stop => settle::end_turn(game, notes),
        Move::Unit(unit, side) => voyage::leave(game, unit, side, notes),
        Move::Recall(space) => {
            game.explorers[game.active].units.take_back(|_, land| land.space == space);
        }
        Move::Score(island) => settle::score_chosen(game, island, notes),
    }
}

/// EN-S1, EN-O20: a stack shows its next back.
fn show(game: &mut Entdecker, back: Back, notes: &mut impl Notes) {
    let Phase::Back(stack) = game.phase else { panic!("no back is due") };
    game.stacks.show(stack, back);
    match (game.hand, StackNo::with_number(stack.number() + 1)) {
        (Some(_), _) => voyage::try_to_place(game, notes),
        (None, Some(next)) => game.phase = Phase::Back(next),
        (None, None) => game.phase = Phase::First,
    }
}

/// EN-1: a round begins with the same gold for everybody.
fn income(game: &mut Entdecker, gold: u8, notes: &mut impl Notes) {
    game.round += 1;
    for seat in game.first.clockwise(game.n_seats()) {
        gain(game, seat, gold, GoldReason::Income, notes);
    }
    settle::begin_turn(game, notes);
}

/// A chip goes to a leader (EN-8b), or comes from friendly natives (EN-5).
fn chip(game: &mut Entdecker, value: u8, notes: &mut impl Notes) {
    if let Phase::Chip { island, seat, best } = game.phase {
        take_chip(game, seat, value, notes);
        settle::chip_drawn(game, island, seat, best.max(value), notes);
    } else {
        take_chip(game, game.active, value, notes);
        game.phase = Phase::Sail;
    }
}

fn take_chip(game: &mut Entdecker, seat: Seat, value: u8, notes: &mut impl Notes) {
    game.chips.take(value);
    game.explorers[seat].chips.add(value, 1);
    notes.note(Effect::TakesChip { seat, value });
}

fn gain(game: &mut Entdecker, seat: Seat, gold: u8, why: GoldReason, notes: &mut impl Notes) {
    let explorer = &mut game.explorers[seat];
    let from = explorer.gold;
    explorer.gain(gold);
    notes.note(Effect::Gold { seat, why, from, to: explorer.gold });
}

fn pay(game: &mut Entdecker, gold: u8, why: GoldReason, notes: &mut impl Notes) {
    let seat = game.active;
    let from = game.explorers[seat].gold;
    game.explorers[seat].gold -= gold;
    notes.note(Effect::Gold { seat, why, from, to: from - gold });
}
