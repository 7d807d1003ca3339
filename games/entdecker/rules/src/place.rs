//! Where a ship can be: on a circle of the frame or on a tile.

use std::{fmt, str::FromStr};

use rules_core::ParseMoveError;
use serde::{Serialize, Serializer};

use crate::{
    Side, Space,
    space::{COLUMNS_MAX, ROWS_MAX},
};

/// A start circle on the frame. Written `north-c` and `west-4`: the side of
/// the chart, and the column or row it is beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Circle {
    side: Side,
    /// The column or the row, counted from 0.
    along: u8,
}

/// The circles of a side come after those of the sides before it.
const BASES: [u8; 4] = [0, COLUMNS_MAX, COLUMNS_MAX + ROWS_MAX, 2 * COLUMNS_MAX + ROWS_MAX];

impl Circle {
    /// How many circles the largest frame has.
    pub(crate) const N: usize = 2 * (COLUMNS_MAX as usize + ROWS_MAX as usize);

    /// Returns the circle at a side of the chart, `along` columns or rows from
    /// the first one.
    pub fn new(side: Side, along: u8) -> Option<Circle> {
        (along < Circle::n_along(side)).then_some(Circle { side, along })
    }

    /// Returns the circle at a position below 40.
    pub(crate) fn with_idx(idx: usize) -> Option<Circle> {
        let side =
            Side::ALL.into_iter().rev().find(|side| usize::from(BASES[side.idx()]) <= idx)?;
        Circle::new(side, (idx - usize::from(BASES[side.idx()])) as u8)
    }

    /// Returns the position: clockwise by side, then by column or row.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(BASES[self.side.idx()] + self.along)
    }

    /// Returns the side of the chart it is on, which is also the side of the
    /// space beside it that faces it.
    #[inline]
    pub fn side(self) -> Side {
        self.side
    }

    /// Returns the space beside it on a chart with this many columns and rows.
    #[inline]
    pub fn space(self, columns: u8, rows: u8) -> Option<Space> {
        let (column, row) = match self.side {
            Side::North => (self.along, 0),
            Side::East => (columns.checked_sub(1)?, self.along),
            Side::South => (self.along, rows.checked_sub(1)?),
            Side::West => (0, self.along),
        };
        if column < columns && row < rows { Space::new(column, row) } else { None }
    }

    fn n_along(side: Side) -> u8 {
        match side {
            Side::North | Side::South => COLUMNS_MAX,
            Side::East | Side::West => ROWS_MAX,
        }
    }
}

impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.side.key();
        match self.side {
            Side::North | Side::South => write!(f, "{side}-{}", char::from(b'a' + self.along)),
            Side::East | Side::West => write!(f, "{side}-{}", self.along + 1),
        }
    }
}

impl FromStr for Circle {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Circle, ParseMoveError> {
        let circle = text.split_once('-').and_then(|(side, along)| {
            let side = Side::ALL.into_iter().find(|it| it.key() == side)?;
            match (side, along.as_bytes()) {
                (Side::North | Side::South, [letter @ b'a'..=b'z']) => {
                    Circle::new(side, letter - b'a')
                }
                (Side::East | Side::West, [digit @ b'1'..=b'9']) => Circle::new(side, digit - b'1'),
                (Side::North | Side::East | Side::South | Side::West, _) => None,
            }
        });
        circle.ok_or_else(|| ParseMoveError::new(text))
    }
}

impl Serialize for Circle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Where a ship can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// On a circle of the frame.
    Circle(Circle),
    /// On a tile.
    Tile(Space),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Circle(circle) => circle.fmt(f),
            Place::Tile(space) => space.fmt(f),
        }
    }
}

impl FromStr for Place {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Place, ParseMoveError> {
        if text.contains('-') {
            text.parse().map(Place::Circle)
        } else {
            text.parse().map(Place::Tile)
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_numbered_without_gaps() {
        for idx in 0..Circle::N {
            let circle = Circle::with_idx(idx).unwrap();
            assert_eq!(circle.idx(), idx);
            assert_eq!(circle.to_string().parse(), Ok(circle));
        }
        assert_eq!(Circle::with_idx(Circle::N), None);
    }

    #[test]
    fn a_circle_is_beside_a_space() {
        let space = |text: &str| text.parse::<Circle>().unwrap().space(10, 7);
        assert_eq!(space("north-c"), "c1".parse().ok());
        assert_eq!(space("east-4"), "j4".parse().ok());
        assert_eq!(space("south-a"), "a7".parse().ok());
        assert_eq!(space("west-7"), "a7".parse().ok());
        assert_eq!(space("west-8"), None);
        assert_eq!(space("north-k"), None);
    }
}
