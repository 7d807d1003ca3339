//! How many of each kind, and how many of each sort.

use std::ops;

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{Kind, Sort};

/// How many cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByKind {
    /// The eighth count is always 0: eight bytes are one machine word.
    counts: [u8; 8],
}

impl ByKind {
    /// Counts of all kinds in the order of [`Kind::ALL`].
    pub const fn new(counts: [u8; Kind::N]) -> ByKind {
        let [a, b, c, d, e, f, g] = counts;
        ByKind { counts: [a, b, c, d, e, f, g, 0] }
    }

    /// Returns how many there are together.
    ///
    /// All eight bytes are added by one multiplication: the game has at most
    /// 66 cards, so no byte of it overflows.
    #[inline]
    pub fn total(&self) -> u8 {
        (u64::from_le_bytes(self.counts).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Iterates over all kinds.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::ALL.into_iter().map(|kind| (kind, self[kind]))
    }

    /// Returns the kind of the card at `point` when all are laid in a row.
    #[inline]
    pub(crate) fn at(&self, mut point: u8) -> Kind {
        for kind in Kind::ALL {
            if point < self[kind] {
                return kind;
            }
            point -= self[kind];
        }
        unreachable!("the point is below the total")
    }
}

impl ops::Index<Kind> for ByKind {
    type Output = u8;

    #[inline]
    fn index(&self, kind: Kind) -> &u8 {
        &self.counts[kind.idx()]
    }
}

impl ops::IndexMut<Kind> for ByKind {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.counts[kind.idx()]
    }
}

impl FromIterator<Kind> for ByKind {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> ByKind {
        let mut counts = ByKind::default();
        for kind in kinds {
            counts[kind] += 1;
        }
        counts
    }
}

impl Serialize for ByKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Kind::N))?;
        for (kind, n) in self.iter() {
            map.serialize_entry(kind.key(), &n)?;
        }
        map.end()
    }
}

/// How many cards of each sort.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySort {
    counts: [u8; 4],
}

impl BySort {
    /// Counts of all sorts in the order of [`Sort::ALL`].
    pub const fn new(counts: [u8; 4]) -> BySort {
        BySort { counts }
    }

    /// Returns how many there are together.
    #[inline]
    pub fn total(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Iterates over all sorts.
    pub fn iter(&self) -> impl Iterator<Item = (Sort, u8)> {
        Sort::ALL.into_iter().map(|sort| (sort, self[sort]))
    }
}

impl ops::Index<Sort> for BySort {
    type Output = u8;

    #[inline]
    fn index(&self, sort: Sort) -> &u8 {
        &self.counts[sort.idx()]
    }
}

impl ops::IndexMut<Sort> for BySort {
    #[inline]
    fn index_mut(&mut self, sort: Sort) -> &mut u8 {
        &mut self.counts[sort.idx()]
    }
}

impl Serialize for BySort {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Sort::ALL.len()))?;
        for (sort, n) in self.iter() {
            map.serialize_entry(sort.key(), &n)?;
        }
        map.end()
    }
}
