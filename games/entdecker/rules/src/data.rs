//! Counts and prices that no tile set changes; the rest is in `data/`.

use crate::Unit;

/// The shipped chart and tiles, with how sure each number is.
pub(crate) const TILES: &str = include_str!("data/entdecker.txt");

/// EN-S1: how many stacks the map tiles form. Sure.
pub const N_STACKS: usize = 5;

/// EN-S2: gold at the start. Sure.
pub const GOLD_START: u8 = 4;

/// EN-S2: the most gold anybody can have. Sure.
pub const GOLD_MAX: u8 = 12;

/// EN-S2: how many units of each sort a seat has. Sure.
pub(crate) const N_UNITS: [u8; 3] = [3, 2, 1];

/// EN-6: what they cost, and what starting beside them costs others. Sure.
const PRICES: [u8; 3] = [1, 3, 6];

/// EN-3: what turning a tile costs. Sure.
pub const TILE_PRICE: u8 = 1;

/// EN-5: points for ruins, gold for a treasure. Sure.
pub(crate) const RUINS_POINTS: u8 = 3;
pub(crate) const TREASURE_GOLD: u8 = 3;

/// EN-5: unfriendly natives make a unit cost this many times its price. Sure.
pub(crate) const UNFRIENDLY_FACTOR: u8 = 2;

/// Returns the base price of a unit (EN-6).
#[inline]
pub const fn price(unit: Unit) -> u8 {
    PRICES[unit as usize]
}
