//! Counts and values, each with its source and how sure it is.

use crate::{ByKind, BySort, Colour, Sort};

/// The deck: 12 woodcutters, 9 priests, 9 moai, 5 of each hunter-gatherer.
/// Source: the component lists of all three sheets. Sure.
pub(crate) const DECK: ByKind = ByKind::new([12, 9, 9, 5, 5, 5, 5]);

/// How many columns there are, and how many cards a full one has. Sure.
pub(crate) const N_COLUMNS: usize = 4;
pub(crate) const COLUMN_LEN: usize = 4;

/// How many cards a hand has at the start and the end of a turn. Sure.
pub const HAND_SIZE: u8 = 3;

/// How many offering cards of each sort there are. Sure.
pub(crate) const OFFERINGS: BySort = BySort::new([25; 4]);

/// RN-S5: wood of the start seat, then clockwise. Sure.
pub(crate) const START_WOOD: [u16; 4] = [2, 3, 4, 5];

/// RN-1: the price of an offering card without hunter-gatherers. Sure.
pub(crate) const OFFERING_PRICE: u8 = 5;

/// RN-2c: wood for a moai. Sure.
pub const MOAI_COST: u16 = 7;

/// RN-7a: points for a moai, and wood for a point. Sure.
pub(crate) const MOAI_POINTS: i32 = 4;
pub(crate) const WOOD_PER_POINT: i32 = 5;

/// RN-5: how many cards of a kind a majority needs for the bonus. Sure.
pub(crate) const BONUS_MIN: u8 = 2;

/// At most this many cards are laid face down: one for each moai. Sure.
pub(crate) const HIDDEN_MAX: usize = 9;

/// RN-S2: the sort that a colour's start hand lacks. Ours: the sheets don't
/// say which hunter-gatherers a colour has.
pub(crate) fn lacking(colour: Colour) -> Sort {
    match colour {
        Colour::Red => Sort::Fish,
        Colour::Violet => Sort::Mulberry,
        Colour::LightBlue => Sort::SweetPotato,
        Colour::YellowGreen => Sort::Grain,
    }
}
