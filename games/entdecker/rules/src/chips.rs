//! Discovery chips: how many of each value.

use serde::{Serialize, Serializer, ser::SerializeMap};

/// How many discovery chips of each value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ChipCounts {
    counts: [u8; ChipCounts::VALUE_MAX as usize],
}

impl ChipCounts {
    /// The highest value a chip may have.
    pub const VALUE_MAX: u8 = 9;

    /// Returns how many there are of a value.
    #[inline]
    pub fn of(&self, value: u8) -> u8 {
        self.counts[usize::from(value) - 1]
    }

    /// Returns how many there are together.
    #[inline]
    pub fn total(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Iterates over the values there are, with how many of each.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> {
        let all = self.counts.iter().enumerate();
        all.filter(|(_, n)| **n > 0).map(|(idx, n)| (idx as u8 + 1, *n))
    }

    #[inline]
    pub(crate) fn add(&mut self, value: u8, n: u8) {
        self.counts[usize::from(value) - 1] += n;
    }

    #[inline]
    pub(crate) fn take(&mut self, value: u8) {
        self.counts[usize::from(value) - 1] -= 1;
    }

    /// Returns the value of the chip at `point` when all are laid in a row.
    #[inline]
    pub(crate) fn at(&self, mut point: u8) -> u8 {
        for (value, n) in self.iter() {
            if point < n {
                return value;
            }
            point -= n;
        }
        unreachable!("the point is below the total")
    }
}

impl Serialize for ChipCounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (value, n) in self.iter() {
            map.serialize_entry(&value, &n)?;
        }
        map.end()
    }
}
