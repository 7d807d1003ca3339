//! What belongs to one seat: gold, points, chips and units.

use serde::{Serialize, Serializer};

use crate::{
    ChipCounts, Land, Space, Unit,
    data::{GOLD_MAX, N_UNITS, RUINS_POINTS},
};

/// What one seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Explorer {
    /// Its gold, at most 12 (EN-S2).
    pub gold: u8,
    /// Points for complete islands (EN-8).
    pub islands: u16,
    /// Points for islands that were unfinished at the end (EN-9a).
    pub unfinished: u16,
    /// How many ruins it has found (EN-5).
    pub ruins: u8,
    /// Its discovery chips, which lie open.
    pub chips: ChipCounts,
    /// Where its units are.
    pub units: Units,
}

impl Explorer {
    /// Returns the points so far, without those for chips at the end (EN-10).
    pub fn points(&self) -> u16 {
        self.islands + self.unfinished + u16::from(self.ruins) * u16::from(RUINS_POINTS)
    }

    /// EN-S2: gold never exceeds 12.
    #[inline]
    pub(crate) fn gain(&mut self, gold: u8) {
        self.gold = (self.gold + gold).min(GOLD_MAX);
    }
}

const N_SLOTS: usize = 6;

/// The first slot of each unit: three scouts, two forts, one settlement.
const SLOTS: [usize; 4] = [0, N_UNITS[0] as usize, N_UNITS[0] as usize + N_UNITS[1] as usize, 6];

/// The units of one seat: where they stand, or that they are at hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Units {
    /// Scouts, forts, settlement; of each those on land first, row by row, so
    /// that the same units always give the same value.
    posts: [Option<Land>; N_SLOTS],
}

impl Units {
    /// Iterates over the units on land.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Unit, Land)> {
        let all =
            Unit::ALL.into_iter().flat_map(|unit| self.of(unit).iter().map(move |it| (unit, it)));
        all.filter_map(|(unit, post)| post.map(|land| (unit, land)))
    }

    /// Returns how many units of a sort are at hand.
    #[inline]
    pub fn n_at_hand(&self, unit: Unit) -> u8 {
        self.of(unit).iter().filter(|post| post.is_none()).count() as u8
    }

    /// Returns the unit on a space.
    #[inline]
    pub fn on(&self, space: Space) -> Option<(Unit, Land)> {
        self.iter().find(|(_, land)| land.space == space)
    }

    /// Returns where the scouts are.
    #[inline]
    pub fn scouts(&self) -> impl Iterator<Item = Land> {
        self.of(Unit::Scout).iter().filter_map(|post| *post)
    }

    #[inline]
    fn of(&self, unit: Unit) -> &[Option<Land>] {
        &self.posts[SLOTS[unit.idx()]..SLOTS[unit.idx() + 1]]
    }

    fn of_mut(&mut self, unit: Unit) -> &mut [Option<Land>] {
        &mut self.posts[SLOTS[unit.idx()]..SLOTS[unit.idx() + 1]]
    }

    /// Leaves a unit on land. Returns whether there was one at hand.
    #[inline]
    pub(crate) fn place(&mut self, unit: Unit, land: Land) -> bool {
        let posts = self.of_mut(unit);
        let Some(post) = posts.iter_mut().find(|post| post.is_none()) else { return false };
        *post = Some(land);
        sort(posts);
        true
    }

    /// Takes the units back for which `is_back` holds.
    #[inline]
    pub(crate) fn take_back(&mut self, mut is_back: impl FnMut(Unit, Land) -> bool) {
        for unit in Unit::ALL {
            let posts = self.of_mut(unit);
            for post in &mut *posts {
                *post = post.filter(|land| !is_back(unit, *land));
            }
            sort(posts);
        }
    }
}

/// Those on land first, row by row.
#[inline]
fn sort(posts: &mut [Option<Land>]) {
    posts.sort_unstable_by_key(|post| (post.is_none(), *post));
}

impl Serialize for Units {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = self.iter().map(|(unit, land)| ShownUnit { unit, land });
        serializer.collect_seq(all)
    }
}

#[derive(Serialize)]
struct ShownUnit {
    unit: Unit,
    land: Land,
}
