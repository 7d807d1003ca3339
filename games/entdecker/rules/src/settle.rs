//! The end of a turn: holes are filled, complete islands are scored (EN-7,
//! EN-8).

use rules_core::{Seat, tinyvec::ArrayVec};

use crate::{
    Effect, Entdecker, Land, Phase, apply, chips, effect::Notes, holes, islands::Piece, ranks,
};

/// Four seats with six units each.
const N_UNITS_MAX: usize = 24;

/// The islands with units.
type IslandList = ArrayVec<[Land; N_UNITS_MAX]>;

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
            apply::finish_turn(game, notes);
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

/// Whether the active seat has to pick an island.
pub(crate) fn is_choice(game: &Entdecker) -> bool {
    order_matters(game, &complete_islands(game))
}

/// EN-O14: at least two islands would draw, and there are chips, but too few.
fn order_matters(game: &Entdecker, islands: &IslandList) -> bool {
    if islands.len() < 2 {
        return false;
    }
    let n_left = game.chips.total();
    let due = islands.iter().map(|island| chips::n_due(game, *island));
    let (n_drawing, n_needed) = due
        .filter(|n| 0 < *n)
        .fold((0, 0), |(n_drawing, n_needed), n| (n_drawing + 1, n_needed + n));
    2 <= n_drawing && 0 < n_left && n_left < n_needed
}

/// Returns the complete islands with units, in the order of the chart
/// (EN-O14). Others score nothing (EN-O13).
pub(crate) fn complete_islands(game: &Entdecker) -> IslandList {
    islands_with_units(game, |land| game.chart.is_complete(&game.tiles, land))
}

fn islands_with_units(game: &Entdecker, is_wanted: impl Fn(Land) -> bool) -> IslandList {
    let units = game.explorers.values().iter().flat_map(|explorer| explorer.units.iter());
    let lands = units.map(|(_, land)| land).filter(|land| is_wanted(*land));
    let mut firsts: ArrayVec<[Piece; N_UNITS_MAX]> =
        lands.map(|land| game.chart.first_of(&game.tiles, land)).collect();
    firsts.sort_unstable();
    let is_new = |idx: &usize| *idx == 0 || firsts[*idx] != firsts[*idx - 1];
    let idxs = (0..firsts.len()).filter(is_new);
    idxs.map(|idx| game.chart.name(&game.tiles, firsts[idx])).collect()
}

/// The active seat has chosen the island to go on with.
pub(crate) fn score_chosen(game: &mut Entdecker, island: Land, notes: &mut impl Notes) {
    if score(game, island, notes) {
        settle(game, notes);
    }
}

/// Scores an island, unless its leaders must draw chips first (EN-8b). Returns
/// whether it is scored.
fn score(game: &mut Entdecker, island: Land, notes: &mut impl Notes) -> bool {
    let n_due = chips::n_due(game, island);
    let n_left = game.chips.total();
    if 0 < n_due && n_due <= n_left {
        let seat = chips::next_leader(game, island, None).expect("an island with units");
        game.phase = Phase::Chip { island, seat, best: 0 };
        return false;
    }
    if 0 < n_due {
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
    match chips::next_leader(game, island, Some(seat)) {
        Some(seat) => game.phase = Phase::Chip { island, seat, best },
        None => {
            pay_out(game, island, best, Completion::Complete, notes);
            settle(game, notes);
        }
    }
}

/// EN-9a: what is unfinished scores as if complete, without chips.
pub(crate) fn score_unfinished(game: &mut Entdecker, notes: &mut impl Notes) {
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
