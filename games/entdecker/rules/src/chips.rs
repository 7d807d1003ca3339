//! Discovery chips: how many of each value, and who draws them (EN-8b).

use rules_core::Seat;
use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{Entdecker, Land, ranks::Force};

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
        all.filter(|(_, n)| 0 < **n).map(|(idx, n)| (idx as u8 + 1, *n))
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

/// How many chips an island draws when it is scored: one for each leader, none
/// without a fort or a settlement.
pub(crate) fn n_due(game: &Entdecker, island: Land) -> u8 {
    let forces = game.forces(island);
    if forces.values().iter().any(|force| force.draws()) {
        let lead = Force::lead(&forces);
        forces.values().iter().filter(|force| **force == lead).count() as u8
    } else {
        0
    }
}

/// Returns the leader who draws after `seat`, clockwise from the active seat;
/// the first one if nobody has drawn.
pub(crate) fn next_leader(game: &Entdecker, island: Land, after: Option<Seat>) -> Option<Seat> {
    let forces = game.forces(island);
    let lead = Force::lead(&forces);
    let mut order = game.active.clockwise(game.n_seats());
    if let Some(seat) = after {
        order.find(|it| *it == seat);
    }
    order.find(|seat| forces[*seat] == lead)
}
