//! Undiscovered spaces that no ship can reach any more (EN-7).

use crate::{Chart, Laid, Side, Sides, Space, Spaces, TileSet};

/// Returns the spaces that get a reserve tile at the end of a turn: those
/// enclosed on four sides, and the regions no passage leads into (EN-O10).
pub(crate) fn holes(chart: &Chart, set: &TileSet) -> Spaces {
    let unknown = chart.unknown(set);
    let mut has_neighbour = Spaces::NONE;
    for side in Side::ALL {
        has_neighbour = has_neighbour.or(unknown.shifted(side));
    }
    let enclosed = unknown.minus(has_neighbour);
    let mut reached = chart.approaches(set);
    while reached != unknown {
        let grown = reached.grown().and(unknown);
        if grown == reached {
            break;
        }
        reached = grown;
    }
    enclosed.or(unknown.minus(reached))
}

/// Returns the reserve tile for a hole: it matches its neighbours, is sea at
/// the frame (EN-O22) and land towards the rest of its hole (EN-O10).
pub(crate) fn plug(chart: &Chart, set: &TileSet, space: Space) -> Laid {
    let is_land = |side: &Side| match set.beside(space, *side) {
        Some(next) if chart.known().has(next) => chart.land(next).has(side.opposite()),
        Some(_) => true,
        None => false,
    };
    let land: Sides = Side::ALL.into_iter().filter(is_land).collect();
    let (kind, rotation) = set.reserve(land);
    Laid::reserve(kind, rotation)
}

impl Chart {
    /// Returns the chart as it is after its holes have been filled (EN-7),
    /// unless it has none.
    pub fn filled(&self, set: &TileSet) -> Option<Chart> {
        let holes = holes(self, set);
        if holes.is_empty() {
            return None;
        }
        let mut chart = *self;
        for space in holes.iter() {
            chart.lay(set, space, plug(&chart, set, space));
        }
        Some(chart)
    }
}
