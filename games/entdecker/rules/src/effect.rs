//! What a move did, as anyone at the table saw it.

use rules_core::Seat;
use serde::Serialize;

use crate::{Event, Kind, Land, Rotation, Space, Tile, Unit};

/// Something that changed on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub enum Effect {
    /// A seat's gold changed, or would have changed if the seat did not already
    /// have 12.
    Gold {
        /// Whose.
        seat: Seat,
        /// For what.
        why: GoldReason,
        /// Its gold before.
        from: u8,
        /// Its gold after.
        to: u8,
    },
    /// A tile fitted nowhere and left the game (EN-4b).
    Lost {
        /// Which one.
        tile: Tile,
    },
    /// An event happened (EN-5).
    Happens {
        /// Which one.
        event: Event,
        /// Where.
        space: Space,
    },
    /// A seat found ruins (EN-5).
    Ruins {
        /// Who.
        seat: Seat,
        /// Its points before.
        from: u16,
        /// Its points after.
        to: u16,
    },
    /// Friendly natives had no chip to give (EN-O16).
    NoChipLeft,
    /// A seat took a discovery chip.
    TakesChip {
        /// Who.
        seat: Seat,
        /// The chip's value.
        value: u8,
    },
    /// A hole was filled from the reserve (EN-7).
    Fills {
        /// Where.
        space: Space,
        /// With which kind.
        kind: Kind,
        /// How it lies.
        rotation: Rotation,
    },
    /// The leaders of an island drew nothing: there were too few chips (EN-8b).
    TooFewChips {
        /// Which island.
        island: Land,
        /// How many leaders there were.
        needs: u8,
        /// How many chips there were.
        left: u8,
    },
    /// An island was scored (EN-8c).
    Scores {
        /// Which one.
        island: Land,
        /// How many tiles it has.
        n_tiles: u8,
        /// The highest chip drawn for it, or 0.
        chip: u8,
        /// Whether it is complete, or scores only because the game ends (EN-9a).
        is_complete: bool,
    },
    /// A seat got points for an island (EN-8c).
    Earns {
        /// Who.
        seat: Seat,
        /// Its rank there.
        rank: u8,
        /// Its points before.
        from: u16,
        /// Its points after.
        to: u16,
    },
    /// A unit went back to its seat (EN-8d).
    Returns {
        /// Whose.
        seat: Seat,
        /// Which one.
        unit: Unit,
        /// Where it had been.
        space: Space,
    },
    /// An island is complete and nobody has a unit there, now or ever (EN-O13).
    Unclaimed {
        /// Which one.
        island: Land,
        /// How many tiles it has.
        n_tiles: u8,
    },
    /// A seat could not start anywhere (EN-O4).
    Skips {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ends {
        /// Why.
        end: End,
    },
}

/// Why somebody's gold changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoldReason {
    /// The spinner (EN-1).
    Income,
    /// Another seat's unit on the tile where the voyage starts (EN-2a).
    Toll,
    /// Tiles to turn (EN-3).
    Tiles,
    /// Pirates (EN-5).
    Pirates,
    /// A treasure (EN-5).
    Treasure,
    /// A unit (EN-6).
    Unit,
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The whole chart is discovered (EN-9).
    ChartFull,
    /// The last map tile has been drawn (EN-9a).
    TilesGone,
}

/// Takes notes of what a move does.
pub(crate) trait Notes {
    fn note(&mut self, effect: Effect);
}

/// Ignores it: a search makes moves without asking what they did.
impl Notes for () {
    #[inline]
    fn note(&mut self, _: Effect) {}
}

impl Notes for Vec<Effect> {
    fn note(&mut self, effect: Effect) {
        self.push(effect);
    }
}
