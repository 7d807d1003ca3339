//! The four sides of a space, and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};

/// A side of a space. Written `n`, `e`, `s`, `w`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Towards the first row.
    #[default]
    North,
    /// Towards the last column.
    East,
    /// Towards the last row.
    South,
    /// Towards the first column.
    West,
}

impl Side {
    /// Every side, clockwise from the north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// Returns the position in [`Side::ALL`].
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }

    /// Returns the side that faces this one across the space.
    #[inline]
    pub fn opposite(self) -> Side {
        Side::ALL[(self.idx() + 2) % 4]
    }

    /// Returns the letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Side::North => 'n',
            Side::East => 'e',
            Side::South => 's',
            Side::West => 'w',
        }
    }

    /// Returns the side with a letter of the notation.
    pub fn with_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }

    /// Returns the name in full: `north`.
    pub fn key(self) -> &'static str {
        match self {
            Side::North => "north",
            Side::East => "east",
            Side::South => "south",
            Side::West => "west",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of sides. Written as their letters: `ne`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Sides(u8);

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);
    /// All four.
    pub const ALL: Sides = Sides(0b1111);
    /// How many sets there are.
    pub(crate) const N: usize = 16;

    /// Returns the set with this number, whose lowest bit is the north.
    #[inline]
    pub(crate) const fn with_bits(bits: u8) -> Sides {
        Sides(bits & 0b1111)
    }

    /// Returns the number of the set.
    #[inline]
    pub(crate) const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Returns whether the side is one of these.
    #[inline]
    pub fn has(self, side: Side) -> bool {
        self.0 >> side.idx() & 1 == 1
    }

    /// Adds a side.
    #[inline]
    pub(crate) fn add(&mut self, side: Side) {
        self.0 |= 1 << side.idx();
    }

    /// Returns how many there are.
    pub fn n(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the sides that are in both sets.
    #[inline]
    pub(crate) const fn and(self, other: Sides) -> Sides {
        Sides(self.0 & other.0)
    }

    /// Returns the sides that are in either set.
    #[inline]
    pub(crate) const fn or(self, other: Sides) -> Sides {
        Sides(self.0 | other.0)
    }

    /// Returns the sides that are not in the set.
    #[inline]
    pub(crate) const fn not(self) -> Sides {
        Sides(!self.0 & 0b1111)
    }

    /// Returns where the sides are after this many quarter turns clockwise.
    #[inline]
    pub(crate) fn turned(self, quarters: u8) -> Sides {
        let wide = u16::from(self.0) << (quarters % 4);
        Sides((wide | wide >> 4) as u8 & 0b1111)
    }

    /// Iterates clockwise from the north.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.has(*side))
    }

    /// Returns the first one clockwise from the north.
    #[inline]
    pub fn first(self) -> Option<Side> {
        Side::ALL.get(self.0.trailing_zeros() as usize).copied()
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Sides {
        let mut set = Sides::NONE;
        for side in sides {
            set.add(side);
        }
        set
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|side| side.fmt(f))
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sides({self})")
    }
}

impl Serialize for Sides {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_brings_the_north_to_the_east() {
        let sides: Sides = [Side::North, Side::West].into_iter().collect();
        assert_eq!(sides.turned(1).to_string(), "ne");
        assert_eq!(sides.turned(2).to_string(), "es");
        assert_eq!(sides.turned(3).to_string(), "sw");
        assert_eq!(sides.turned(4), sides);
    }

    #[test]
    fn the_first_side_is_the_first_clockwise_from_the_north() {
        assert_eq!(Sides::with_bits(0b1100).first(), Some(Side::South));
        assert_eq!(Sides::NONE.first(), None);
    }
}
