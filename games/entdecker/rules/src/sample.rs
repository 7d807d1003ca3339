//! A full state from a view: what a bot thinks with.

use crate::{Entdecker, View};

/// Nothing needs to be imagined: the stacks and the chips have no order until
/// chance decides it.
impl From<&View> for Entdecker {
    fn from(view: &View) -> Entdecker {
        Entdecker {
            tiles: view.tiles.clone(),
            frame: view.frame,
            phase: view.phase,
            round: view.round,
            first: view.first,
            active: view.active,
            explorers: view.explorers,
            chart: view.chart,
            stacks: view.stacks,
            hand: view.hand,
            n_lost: view.n_lost,
            voyage: view.voyage,
            chips: view.chips,
        }
    }
}
