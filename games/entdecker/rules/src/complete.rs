//! Which islands are complete, and who draws chips for them (EN-8).

use rules_core::{Seat, tinyvec::ArrayVec};

use crate::{Entdecker, Land, islands::Piece, ranks::Force};

/// Four seats with six units each.
const N_UNITS_MAX: usize = 24;

/// The islands with units.
pub(crate) type IslandList = ArrayVec<[Land; N_UNITS_MAX]>;

/// Whether the active seat has to pick an island.
pub(crate) fn is_choice(game: &Entdecker) -> bool {
    order_matters(game, &complete_islands(game))
}

/// EN-O14: at least two islands would draw, and there are chips, but too few.
pub(crate) fn order_matters(game: &Entdecker, islands: &IslandList) -> bool {
    if islands.len() < 2 {
        return false;
    }
    let n_left = game.chips.total();
    let due = islands.iter().map(|island| n_due(game, *island));
    let (n_drawing, n_needed) = due
        .filter(|n| *n > 0)
        .fold((0, 0), |(n_drawing, n_needed), n| (n_drawing + 1, n_needed + n));
    n_drawing >= 2 && n_left > 0 && n_left < n_needed
}

/// Returns the complete islands with units, in the order of the chart
/// (EN-O14). Others score nothing (EN-O13).
pub(crate) fn complete_islands(game: &Entdecker) -> IslandList {
    islands_with_units(game, |land| game.chart.is_complete(&game.tiles, land))
}

pub(crate) fn islands_with_units(game: &Entdecker, is_wanted: impl Fn(Land) -> bool) -> IslandList {
    let units = game.explorers.values().iter().flat_map(|explorer| explorer.units.iter());
    let lands = units.map(|(_, land)| land).filter(|land| is_wanted(*land));
    let mut firsts: ArrayVec<[Piece; N_UNITS_MAX]> =
        lands.map(|land| game.chart.first_of(&game.tiles, land)).collect();
    firsts.sort_unstable();
    let is_new = |idx: &usize| *idx == 0 || firsts[*idx] != firsts[*idx - 1];
    let idxs = (0..firsts.len()).filter(is_new);
    idxs.map(|idx| game.chart.name(&game.tiles, firsts[idx])).collect()
}

/// How many chips an island draws when it is scored: one for each leader, none
/// without a fort or a settlement.
pub(crate) fn n_due(game: &Entdecker, island: Land) -> u8 {
    let forces = game.forces(island);
    if forces.values().iter().any(|force| force.draws()) {
        let lead = Force::lead(&forces);
        forces.values().iter().filter(|force| **force == lead).count() as u8
    } else {
        0
    }
}

/// Returns the leader who draws after `seat`, clockwise from the active seat;
/// the first one if nobody has drawn.
pub(crate) fn next_leader(game: &Entdecker, island: Land, after: Option<Seat>) -> Option<Seat> {
    let forces = game.forces(island);
    let lead = Force::lead(&forces);
    let mut order = game.active.clockwise(game.n_seats());
    if let Some(seat) = after {
        order.find(|it| *it == seat);
    }
    order.find(|seat| forces[*seat] == lead)
}
