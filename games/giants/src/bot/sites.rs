//! Which sites stand in which state: looked up once for all seats.

use giants_rules::{Site, View};
use rules_core::PerSeat;

/// Some sites of the board, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SiteSet(u64);

impl SiteSet {
    pub(super) fn n(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(super) fn with(self, other: SiteSet) -> SiteSet {
        SiteSet(self.0 | other.0)
    }

    pub(super) fn and(self, other: SiteSet) -> SiteSet {
        SiteSet(self.0 & other.0)
    }

    pub(super) fn contains(self, idx: usize) -> bool {
        self.0 >> idx & 1 != 0
    }

    pub(super) fn remove(&mut self, idx: usize) {
        self.0 &= !(1 << idx);
    }

    fn insert(&mut self, idx: usize) {
        self.0 |= 1 << idx;
    }

    /// Iterates over the sites in the order of the board, each with its place
    /// there.
    #[inline]
    pub(super) fn of(self, sites: &[Site]) -> impl Iterator<Item = (usize, &Site)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let idx = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            sites.get(idx).map(|site| (idx, site))
        })
    }
}

/// All sites, by what stands on them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sites {
    pub(super) free: SiteSet,
    pub(super) tribes: PerSeat<OwnSites>,
}

/// The sites with a pedestal of a seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OwnSites {
    /// Without a statue.
    pub(super) reserved: SiteSet,
    /// With a statue that has no headdress.
    pub(super) bare: SiteSet,
    /// With both.
    pub(super) crowned: SiteSet,
}

impl OwnSites {
    /// Returns those with a statue.
    pub(super) fn statues(&self) -> SiteSet {
        self.bare.with(self.crowned)
    }
}

impl Sites {
    pub(super) fn new(view: &View) -> Sites {
        let tribes = PerSeat::new(view.n_seats(), OwnSites::default());
        let mut sites = Sites { free: SiteSet::default(), tribes };
        for (idx, stand) in view.known.stands.iter().enumerate() {
            let Some(owner) = stand.owner() else {
                sites.free.insert(idx);
                continue;
            };
            let own = &mut sites.tribes[owner];
            match stand.statue() {
                None => own.reserved.insert(idx),
                Some(_) if stand.has_headdress() => own.crowned.insert(idx),
                Some(_) => own.bare.insert(idx),
            }
        }
        sites
    }
}
