//! What a viewer may know: everything, because a state has nothing that nobody
//! knows.

use std::fmt;

use rules_core::{PerSeat, Seat, Viewer};
use serde::Serialize;

use crate::{
    Chart, ChipCounts, Entdecker, Explorer, Force, Frame, Land, Move, Phase, Space, Stacks, Tile,
    Tiles, Unit, Voyage,
    state::{forces, toll, unit_price},
};

/// An Entdecker table as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub viewer: Option<Seat>,
    /// The chart's size, its circles and the tiles there are.
    pub tiles: Tiles,
    /// What is beyond the edge of the chart.
    pub frame: Frame,
    /// Where the game stands.
    pub phase: Phase,
    /// The round, counted from 1; 0 before the first income.
    pub round: u16,
    /// Who keeps the spinner.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Each seat's gold, points, chips and units.
    pub explorers: PerSeat<Explorer, 4>,
    /// The tiles on the chart.
    pub chart: Chart,
    /// The stacks, and which tiles are in them.
    pub stacks: Stacks,
    /// The tile that was drawn and has not been placed.
    pub hand: Option<Tile>,
    /// How many tiles left the game because they didn't fit.
    pub n_lost: u8,
    /// How far the voyage of the active seat has come.
    pub voyage: Voyage,
    /// The discovery chips nobody has drawn.
    pub chips: ChipCounts,
}

impl View {
    /// Returns what the active seat pays to start from a tile (EN-2a).
    pub fn toll(&self, space: Space) -> u8 {
        toll(&self.explorers, self.active, space)
    }

    /// Returns what the active seat pays for a unit on a tile (EN-6, EN-5).
    pub fn unit_price(&self, unit: Unit, space: Space) -> u8 {
        unit_price(&self.chart, unit, space)
    }

    /// Returns each seat's units on the island that begins with this land.
    ///
    /// With [`crate::shares`] they tell what each seat would get for it.
    pub fn forces(&self, island: Land) -> PerSeat<Force, 4> {
        forces(&self.tiles, &self.chart, &self.explorers, island)
    }
}

/// What a viewer sees of a move: all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sighting(pub Move);

impl fmt::Display for Sighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

pub(crate) fn view(game: &Entdecker, viewer: Viewer) -> View {
    View {
        viewer: viewer.seat(),
        tiles: game.tiles.clone(),
        frame: game.frame,
        phase: game.phase,
        round: game.round,
        first: game.first,
        active: game.active,
        explorers: game.explorers,
        chart: game.chart,
        stacks: game.stacks,
        hand: game.hand,
        n_lost: game.n_lost,
        voyage: game.voyage,
        chips: game.chips,
    }
}
