//! Who leads on an island, and what each rank gets (EN-8a, EN-8c).

use rules_core::PerSeat;

use crate::Unit;

/// The units of one seat on an island. More is better: settlements before
/// forts before scouts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Force(u8);

/// Room for more of each unit than a seat has.
const BITS: u8 = 2;

impl Force {
    /// Counts one more unit.
    #[inline]
    pub(crate) fn add(&mut self, unit: Unit) {
        self.0 += 1 << (BITS * unit as u8);
    }

    /// Returns how many units of a sort there are.
    pub fn n(self, unit: Unit) -> u8 {
        self.0 >> (BITS * unit as u8) & ((1 << BITS) - 1)
    }

    /// Returns whether there is no unit at all.
    #[inline]
    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// EN-8b: a fort or a settlement lets the leaders draw.
    #[inline]
    pub(crate) fn draws(self) -> bool {
        self.0 >> BITS > 0
    }

    /// Returns the greatest force.
    #[inline]
    pub(crate) fn lead(forces: &PerSeat<Force, 4>) -> Force {
        forces.values().iter().copied().max().unwrap_or_default()
    }
}

/// What a seat gets for an island.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// 1 for the leaders; 0 for a seat without units there.
    pub rank: u8,
    /// The points.
    pub points: u16,
}

/// Returns what each seat gets for an island of this value.
///
/// EN-8c: the leaders get all of it, and each further rank gets half of what the
/// rank before gets, rounded up.
pub fn shares(forces: &PerSeat<Force, 4>, value: u16) -> PerSeat<Share, 4> {
    let mut shares = PerSeat::new(forces.n_seats(), Share::default());
    let mut share = Share { rank: 1, points: value };
    let mut force = Force::lead(forces);
    while !force.is_none() {
        for (seat, _) in forces.iter().filter(|(_, it)| **it == force) {
            shares[seat] = share;
        }
        let below = forces.values().iter().copied().filter(|it| *it < force);
        force = below.max().unwrap_or_default();
        share = Share { rank: share.rank + 1, points: share.points.div_ceil(2) };
    }
    shares
}
