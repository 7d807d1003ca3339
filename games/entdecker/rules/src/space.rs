//! The spaces of the chart, and sets of them.

use std::{fmt, str::FromStr};

use rules_core::ParseMoveError;
use serde::{Serialize, Serializer};

use crate::Side;

/// The widest chart: columns a to l.
pub const COLUMNS_MAX: u8 = 12;
/// The highest chart: rows 1 to 8.
pub const ROWS_MAX: u8 = 8;
/// How many spaces the largest chart has.
pub(crate) const N_SPACES: usize = COLUMNS_MAX as usize * ROWS_MAX as usize;

/// A space of the largest chart, row by row. Written `d4`: column d, row 4.
///
/// A smaller chart uses the first columns and rows, so that a space has the
/// same number on every chart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Space(u8);

impl Space {
    /// Returns the space in a column and a row, both counted from 0.
    #[inline]
    pub fn new(column: u8, row: u8) -> Option<Space> {
        (column < COLUMNS_MAX && row < ROWS_MAX).then_some(Space(row * COLUMNS_MAX + column))
    }

    /// Returns the space at a position below 96.
    #[inline]
    pub(crate) const fn with_idx(idx: usize) -> Space {
        Space(idx as u8)
    }

    /// Returns the position, row by row.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the column, counted from 0.
    #[inline]
    pub fn column(self) -> u8 {
        self.0 % COLUMNS_MAX
    }

    /// Returns the row, counted from 0.
    #[inline]
    pub fn row(self) -> u8 {
        self.0 / COLUMNS_MAX
    }

    /// Returns the space on this side. It may lie beyond a smaller chart.
    pub fn beside(self, side: Side) -> Option<Space> {
        let set = Spaces::of(self).shifted(side);
        set.iter().next()
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Space {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Space, ParseMoveError> {
        let space = match text.as_bytes() {
            [column @ b'a'..=b'l', row @ b'1'..=b'8'] => Space::new(column - b'a', row - b'1'),
            _ => None,
        };
        space.ok_or_else(|| ParseMoveError::new(text))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of spaces: a bit for each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Spaces(u128);

/// The first column of every row.
const FIRST_COLUMN: u128 = {
    let mut bits = 0;
    let mut row = 0;
    while row < ROWS_MAX {
        bits |= 1 << (row * COLUMNS_MAX);
        row += 1;
    }
    bits
};
const LAST_COLUMN: u128 = FIRST_COLUMN << (COLUMNS_MAX - 1);
const ALL: u128 = (1 << N_SPACES) - 1;

impl Spaces {
    /// No space.
    pub const NONE: Spaces = Spaces(0);

    /// Returns all spaces of a chart with this many columns and rows.
    pub(crate) fn chart(columns: u8, rows: u8) -> Spaces {
        let spaces = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        spaces.filter_map(|(column, row)| Space::new(column, row)).collect()
    }

    /// Returns the set of this space alone.
    #[inline]
    pub(crate) fn of(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }

    /// Returns whether the space is one of these.
    #[inline]
    pub fn has(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// Adds a space.
    #[inline]
    pub(crate) fn add(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    /// Returns how many there are.
    #[inline]
    pub fn n(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the spaces that are in both sets.
    #[inline]
    pub(crate) fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }

    /// Returns the spaces that are in either set.
    #[inline]
    pub(crate) fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// Returns the spaces of this set that are not in the other.
    #[inline]
    pub(crate) fn minus(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// Returns every space's neighbour on this side.
    #[inline]
    pub(crate) fn shifted(self, side: Side) -> Spaces {
        Spaces(match side {
            Side::North => self.0 >> COLUMNS_MAX,
            Side::East => (self.0 & !LAST_COLUMN) << 1,
            Side::South => (self.0 << COLUMNS_MAX) & ALL,
            Side::West => (self.0 & !FIRST_COLUMN) >> 1,
        })
    }

    /// Returns the set with all neighbours of its spaces.
    #[inline]
    pub(crate) fn grown(self) -> Spaces {
        Side::ALL.into_iter().fold(self, |grown, side| grown.or(self.shifted(side)))
    }

    /// Iterates row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let idx = bits.trailing_zeros() as u8;
            (bits != 0).then(|| {
                bits &= bits - 1;
                Space(idx)
            })
        })
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        let mut set = Spaces::NONE;
        for space in spaces {
            set.add(space);
        }
        set
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|space| space.to_string())).finish()
    }
}

impl Serialize for Spaces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_do_not_run_into_each_other() {
        let at = |text: &str| text.parse::<Space>().unwrap();
        assert_eq!(at("l3").beside(Side::East), None);
        assert_eq!(at("a3").beside(Side::West), None);
        assert_eq!(at("d1").beside(Side::North), None);
        assert_eq!(at("d8").beside(Side::South), None);
        assert_eq!(at("d4").beside(Side::North), Some(at("d3")));
        assert_eq!(at("d4").beside(Side::East), Some(at("e4")));
        assert_eq!(at("d4").beside(Side::South), Some(at("d5")));
        assert_eq!(at("d4").beside(Side::West), Some(at("c4")));
    }

    #[test]
    fn a_chart_has_its_columns_and_rows() {
        let spaces = Spaces::chart(10, 7);
        assert_eq!(spaces.n(), 70);
        assert_eq!(spaces.iter().last(), "j7".parse().ok());
        assert_eq!(Spaces::chart(COLUMNS_MAX, ROWS_MAX), Spaces(ALL));
    }
}
