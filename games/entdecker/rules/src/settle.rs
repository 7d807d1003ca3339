//! The end of a turn: holes are filled, complete islands are scored (EN-7,
//! EN-8), and the next turn begins or the game is over (EN-9).

use rules_core::Seat;

use crate::{
    Effect, End, Entdecker, Land, Phase, Voyage,
    complete::{complete_islands, islands_with_units, n_due, next_leader, order_matters},
    effect::Notes,
    holes, legal, ranks,
};

/// EN-7, then EN-8.
pub(crate) fn end_turn(game: &mut Entdecker, notes: &mut impl Notes) {
    for space in holes::holes(&game.chart, &game.tiles).iter() {
        let laid = holes::plug(&game.chart, &game.tiles, space);
        game.chart.lay(&game.tiles, space, laid);
        notes.note(Effect::Fills { space, kind: laid.kind(), rotation: laid.rotation() });
    }
    settle(game, notes);
}

/// Scores the complete islands until none is left or somebody must decide.
fn settle(game: &mut Entdecker, notes: &mut impl Notes) {
    loop {
        let islands = complete_islands(game);
        let Some(first) = islands.first() else {
            finish_turn(game, notes);
            return;
        };
        if order_matters(game, &islands) {
            game.phase = Phase::Choose;
            return;
        }
        if !score(game, *first, notes) {
            return;
        }
    }
}

/// The active seat has chosen the island to score next.
pub(crate) fn score_chosen(game: &mut Entdecker, island: Land, notes: &mut impl Notes) {
    if score(game, island, notes) {
        settle(game, notes);
    }
}

/// Scores an island, unless its leaders must draw chips first (EN-8b). Returns
/// whether it is scored.
fn score(game: &mut Entdecker, island: Land, notes: &mut impl Notes) -> bool {
    let n_due = n_due(game, island);
    let n_left = game.chips.total();
    if n_due > 0 && n_due <= n_left {
        let seat = next_leader(game, island, None).expect("an island with units");
        game.phase = Phase::Chip { island, seat, best: 0 };
        return false;
    }
    if n_due > 0 {
        notes.note(Effect::TooFewChips { island, needs: n_due, left: n_left });
    }
    pay_out(game, island, 0, Completion::Complete, notes);
    true
}

/// A leader has drawn; the next one draws, or the island is scored.
pub(crate) fn chip_drawn(
    game: &mut Entdecker,
    island: Land,
    seat: Seat,
    best: u8,
    notes: &mut impl Notes,
) {
    match next_leader(game, island, Some(seat)) {
        Some(seat) => game.phase = Phase::Chip { island, seat, best },
        None => {
            pay_out(game, island, best, Completion::Complete, notes);
            settle(game, notes);
        }
    }
}

/// What follows when all islands have been settled: the end, or the next turn.
fn finish_turn(game: &mut Entdecker, notes: &mut impl Notes) {
    game.voyage = Voyage::default();
    if game.chart.is_full(&game.tiles) {
        // EN-9 goes before EN-9a.
        game.phase = Phase::Over;
        notes.note(Effect::Ends { end: End::ChartFull });
    } else if game.stacks.n_tiles() == 0 {
        notes.note(Effect::Ends { end: End::TilesGone });
        score_unfinished(game, notes);
        game.phase = Phase::Over;
    } else if pass_on(game) {
        begin_turn(game, notes);
    }
}

/// EN-O4: a seat that can't start anywhere is passed over.
pub(crate) fn begin_turn(game: &mut Entdecker, notes: &mut impl Notes) {
    while !legal::can_start(game) {
        notes.note(Effect::Skips { seat: game.active });
        if !pass_on(game) {
            return;
        }
    }
    game.phase = Phase::Start;
}

/// Passes the ship to the left. Returns whether the round goes on.
fn pass_on(game: &mut Entdecker) -> bool {
    game.active = game.active.next(game.n_seats());
    if game.active == game.first {
        game.phase = Phase::Income;
    }
    game.active != game.first
}

/// EN-9a: what is unfinished scores as if complete, without chips.
fn score_unfinished(game: &mut Entdecker, notes: &mut impl Notes) {
    for island in islands_with_units(game, |_| true) {
        pay_out(game, island, 0, Completion::Unfinished, notes);
    }
}

/// Whether an island is complete when it is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Completion {
    Complete,
    Unfinished,
}

/// EN-8c, EN-8d: points by rank, then the units go home.
fn pay_out(
    game: &mut Entdecker,
    island: Land,
    chip: u8,
    completion: Completion,
    notes: &mut impl Notes,
) {
    let n_tiles = game.chart.island(&game.tiles, island).n_tiles();
    let is_complete = completion == Completion::Complete;
    notes.note(Effect::Scores { island, n_tiles, chip, is_complete });
    let value = u16::from(n_tiles) + u16::from(chip);
    let shares = ranks::shares(&game.forces(island), value);
    let Entdecker { tiles, chart, explorers, active, .. } = game;
    let first = chart.piece(tiles, island);
    for seat in active.clockwise(explorers.n_seats()) {
        let share = shares[seat];
        if share.rank == 0 {
            continue;
        }
        let explorer = &mut explorers[seat];
        let from = explorer.points();
        match completion {
            Completion::Complete => explorer.islands += share.points,
            Completion::Unfinished => explorer.unfinished += share.points,
        }
        notes.note(Effect::Earns { seat, rank: share.rank, from, to: explorer.points() });
        explorer.units.take_back(|unit, land| {
            let is_back = chart.first_of(tiles, land) == first;
            if is_back {
                notes.note(Effect::Returns { seat, unit, space: land.space });
            }
            is_back
        });
    }
}
