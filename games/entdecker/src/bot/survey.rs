//! The islands of a chart and who is there, counted once for an evaluation.

use entdecker_rules::{Chart, TileSet, View};
use rules_core::Seat;

/// At most this many islands have units: four seats with six each.
const CLAIMED_MAX: usize = 24;

/// Two bits count the units of a sort, the scouts lowest.
pub(super) const FORT: u8 = 1 << 2;
pub(super) const SETTLEMENT: u8 = 1 << 4;

/// What an open side is likely to add to an island.
const GROWTH: f32 = 1.1;

/// How much less an island is worth to a seat that may be overtaken there: with
/// scouts alone, with forts.
const RISK_SCOUTS: f32 = 0.35;
const RISK_FORTS: f32 = 0.15;

/// The islands of a chart.
#[derive(Debug)]
pub(super) struct Survey<'a> {
    pub(super) set: &'a TileSet,
    pub(super) chart: &'a Chart,
    pub(super) n_seats: usize,
    /// How much of the game is left.
    pub(super) left: f32,
    /// The mean value of the chips that nobody has drawn.
    pub(super) chip: f32,
    /// One more than the place of an island among the claimed ones, by its number.
    slots: [u8; 256],
    /// The islands with units.
    claimed: [Isle; CLAIMED_MAX],
    n_claimed: usize,
}

/// An island: one of the chart, or an imagined one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Isle {
    pub(super) n_tiles: u8,
    pub(super) n_open: u8,
    /// The units of each seat: the greater number ranks higher.
    pub(super) forces: [u8; 4],
}

impl Isle {
    /// Looks up an island of the chart, without its units.
    fn of(chart: &Chart, no: u8) -> Isle {
        Isle { n_tiles: chart.n_tiles(no), n_open: chart.n_open(no), forces: [0; 4] }
    }

    /// Returns the part of its value that each seat gets (EN-8c), halves not
    /// rounded.
    #[inline]
    pub(super) fn shares(&self) -> [f32; 4] {
        let mut shares = [0.0; 4];
        let mut share = 1.0;
        let mut force = self.forces.iter().copied().max().unwrap_or(0);
        while force > 0 {
            let mut below = 0;
            for (own, other) in shares.iter_mut().zip(self.forces) {
                if other == force {
                    *own = share;
                } else if other < force {
                    below = other.max(below);
                }
            }
            share *= 0.5;
            force = below;
        }
        shares
    }

    /// Returns whether its leaders draw chips when it is complete (EN-8b).
    #[inline]
    pub(super) fn draws(&self) -> bool {
        self.forces.iter().any(|force| *force >= FORT)
    }

    /// Returns whether nobody is there.
    #[inline]
    pub(super) fn is_free(&self) -> bool {
        self.forces == [0; 4]
    }
}

impl<'a> Survey<'a> {
    pub(super) fn new(view: &'a View, chart: &'a Chart, left: f32) -> Survey<'a> {
        let set: &TileSet = &view.tiles;
        let n_chips = view.chips.total();
        let values = view.chips.iter().map(|(value, n)| f32::from(value) * f32::from(n));
        let mut survey = Survey {
            set,
            chart,
            n_seats: view.explorers.n_seats().into(),
            left,
            chip: if n_chips == 0 { 0.0 } else { values.sum::<f32>() / f32::from(n_chips) },
            slots: [0; 256],
            claimed: [Isle::default(); CLAIMED_MAX],
            n_claimed: 0,
        };
        for (seat, explorer) in view.explorers.iter() {
            for (unit, land) in explorer.units.iter() {
                let no = chart.island_no(set, land);
                survey.claim(no).forces[seat.idx()] += 1 << (2 * unit.idx());
            }
        }
        survey
    }

    /// Returns an island by its number, which is claimed from now on.
    fn claim(&mut self, no: u8) -> &mut Isle {
        let slot = &mut self.slots[usize::from(no)];
        if *slot == 0 {
            self.claimed[self.n_claimed] = Isle::of(self.chart, no);
            self.n_claimed += 1;
            *slot = self.n_claimed as u8;
        }
        &mut self.claimed[usize::from(*slot) - 1]
    }

    /// Returns the islands with units.
    #[inline]
    pub(super) fn claimed(&self) -> &[Isle] {
        &self.claimed[..self.n_claimed]
    }

    /// Returns an island by its number.
    #[inline]
    pub(super) fn isle(&self, no: u8) -> Isle {
        match self.slots[usize::from(no)] {
            0 => Isle::of(self.chart, no),
            slot => self.claimed[usize::from(slot) - 1],
        }
    }

    /// Guesses by how many points an island brings a seat ahead of the others.
    pub(super) fn lead(&self, isle: &Isle, seat: Seat) -> f32 {
        if isle.is_free() {
            return 0.0;
        }
        let shares = isle.shares();
        let own = shares[seat.idx()];
        let others = shares.iter().sum::<f32>() - own;
        let safety = match (isle.n_open, isle.forces[seat.idx()]) {
            (0, _) | (_, SETTLEMENT..) => 1.0,
            (_, FORT..) => 1.0 - RISK_FORTS * self.left,
            (_, _) => 1.0 - RISK_SCOUTS * self.left,
        };
        let chip = if isle.draws() { self.chip } else { 0.0 };
        let growth = GROWTH * f32::from(isle.n_open);
        let worth = f32::from(isle.n_tiles) + growth + chip;
        worth * (own * safety - others / (self.n_seats - 1) as f32)
    }
}
