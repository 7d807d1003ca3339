//! What is on the table.

use rules_core::{PerSeat, Seat};
use serde::Serialize;

use crate::{
    Chart, ChipCounts, Event, Explorer, Force, Frame, Land, Place, Space, StackNo, Stacks, Tile,
    TileSet, Tiles, Unit,
    data::{UNFRIENDLY_FACTOR, price},
};

/// A game of Entdecker.
///
/// The undrawn tiles and chips have no order: chance picks one when it is
/// turned up. So there is nothing on the table that nobody sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entdecker {
    pub(crate) tiles: Tiles,
    pub(crate) frame: Frame,
    pub(crate) phase: Phase,
    /// Counted from 1; 0 before the first income.
    pub(crate) round: u16,
    /// Who keeps the spinner; seat `a` until chance has decided.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) explorers: PerSeat<Explorer, 4>,
    pub(crate) chart: Chart,
    pub(crate) stacks: Stacks,
    /// The tile that was drawn and has not been placed.
    pub(crate) hand: Option<Tile>,
    /// How many tiles left the game because they didn't fit (EN-4b).
    pub(crate) n_lost: u8,
    pub(crate) voyage: Voyage,
    /// The discovery chips nobody has drawn.
    pub(crate) chips: ChipCounts,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A stack shows its next back (EN-S1, EN-O20).
    Back(StackNo),
    /// Chance picks the first seat (EN-S3).
    First,
    /// The spinner gives everybody gold (EN-1).
    Income,
    /// The active seat puts the ship somewhere (EN-2).
    Start,
    /// The active seat says how many tiles it wants (EN-3).
    Announce,
    /// The active seat draws, stops or leaves a unit (EN-4, EN-4c, EN-6).
    Sail,
    /// The top tile of a stack is turned up (EN-4).
    Tile(StackNo),
    /// The active seat places the tile (EN-4a).
    Place,
    /// The active seat gets a discovery chip from friendly natives (EN-5).
    Gift,
    /// The active seat picks the island that is scored next (EN-O14).
    Choose,
    /// A leader of a complete island draws a discovery chip (EN-8b).
    Chip {
        /// The first piece of the island.
        island: Land,
        /// Who draws.
        seat: Seat,
        /// The highest value drawn for the island so far.
        best: u8,
    },
    /// The game has ended.
    Over,
}

/// How far the voyage of the active seat has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Voyage {
    /// Where the ship is, once it has been put somewhere.
    pub ship: Option<Place>,
    /// How many tiles are paid for and not drawn yet.
    pub n_left: u8,
    /// What has been found.
    pub leg: Leg,
}

/// What a voyage has found so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leg {
    /// No tile has been drawn.
    #[default]
    SetOut,
    /// Tiles have been drawn, none fitted.
    Searching,
    /// The ship stands on a tile it has reached in this turn.
    Reached,
}

impl Entdecker {
    #[inline]
    pub(crate) fn n_seats(&self) -> u8 {
        self.explorers.n_seats()
    }

    /// Returns what the active seat pays to start from a tile (EN-2a).
    #[inline]
    pub(crate) fn toll(&self, space: Space) -> u8 {
        toll(&self.explorers, self.active, space)
    }

    /// Returns each seat's units on the island that begins with this land.
    #[inline]
    pub(crate) fn forces(&self, island: Land) -> PerSeat<Force, 4> {
        forces(&self.tiles, &self.chart, &self.explorers, island)
    }
}

/// Each seat's units on the island that begins with this land.
#[inline]
pub(crate) fn forces(
    set: &TileSet,
    chart: &Chart,
    explorers: &PerSeat<Explorer, 4>,
    island: Land,
) -> PerSeat<Force, 4> {
    let piece = chart.piece(set, island);
    explorers.map(|_, explorer| {
        let mut force = Force::default();
        for (unit, land) in explorer.units.iter() {
            if chart.first_of(set, land) == piece {
                force.add(unit);
            }
        }
        force
    })
}

/// EN-6, and EN-5 for unfriendly natives: what a unit on this tile costs.
#[inline]
pub(crate) fn unit_price(chart: &Chart, unit: Unit, space: Space) -> u8 {
    let event = chart.laid(space).and_then(|laid| laid.event());
    let is_double = event == Some(Event::Unfriendly);
    price(unit) * if is_double { UNFRIENDLY_FACTOR } else { 1 }
}

/// EN-2a: the base price of another seat's unit on the tile.
#[inline]
pub(crate) fn toll(explorers: &PerSeat<Explorer, 4>, active: Seat, space: Space) -> u8 {
    let others = explorers.iter().filter(|(seat, _)| *seat != active);
    let mut units = others.filter_map(|(_, explorer)| explorer.units.on(space));
    units.next().map_or(0, |(unit, _)| price(unit))
}
