//! How far it is, and what is still missing on the way.

use std::sync::LazyLock;

use giants_rules::{Hex, HexSet, Land, N_HEXES, Size};
use rules_core::Seat;

/// What a point of strength costs that nobody has brought yet.
pub(super) const MISSING: u8 = 3;

/// What a point of strength costs that another seat is paid for.
pub(super) const PAID: u8 = 2;

/// No hex costs more to enter.
const COST_MAX: usize = 3 * MISSING as usize;

/// A hex that a search didn't get to.
pub(super) const FAR: u8 = u8::MAX;

/// The steps between any two hexes over land and sea: islands have few bays.
static DISTANCES: LazyLock<Box<[[u8; N_HEXES]; N_HEXES]>> = LazyLock::new(|| {
    let mut all = Box::new([[0; N_HEXES]; N_HEXES]);
    for (row, a) in all.iter_mut().zip(Hex::all()) {
        for (steps, b) in row.iter_mut().zip(Hex::all()) {
            *steps = a.distance(b);
        }
    }
    all
});

/// Returns the steps from a hex to each other one.
#[inline]
pub(super) fn distances(from: Hex) -> &'static [u8; N_HEXES] {
    &DISTANCES[from.idx()]
}

/// Returns how much strength of others it takes to move a weight onto a hex, as
/// `Force::lack` does, without counting the others.
#[inline]
fn lack(land: &Land, hex: Hex, seat: Seat, weight: Size) -> u8 {
    if land.has_chief(hex, seat) {
        return 0;
    }
    let own = land.workers(hex, seat) + u8::from(land.has_sorcerer(hex, seat));
    let free = own + land.neutrals(hex, Some(seat)) + land.neutrals(hex, None);
    let logs = land.logs(hex);
    if free == 0 {
        weight.n().saturating_sub(logs).max(1)
    } else {
        weight.n().saturating_sub(free + logs)
    }
}

/// What it costs a seat to enter hexes with a weight.
#[derive(Debug)]
pub(super) struct Roads {
    /// The hexes at each cost.
    hexes: [HexSet; COST_MAX + 1],
    /// Which costs there are, one bit each.
    costs: u16,
    /// The hexes that the weight can be moved onto as things stand.
    pub(super) strong: HexSet,
}

impl Roads {
    pub(super) fn new(land: &Land, all: HexSet, seat: Seat, weight: Size) -> Roads {
        let mut roads =
            Roads { hexes: [HexSet::EMPTY; COST_MAX + 1], costs: 0, strong: HexSet::EMPTY };
        let occupied = land.occupied();
        for hex in occupied {
            let missing = weight.n().saturating_sub(land.strength(hex));
            let paid = lack(land, hex, seat, weight).saturating_sub(missing);
            roads.add(MISSING * missing + PAID * paid, HexSet::of(hex));
            if missing == 0 {
                roads.strong.insert(hex);
            }
        }
        roads.add(MISSING * weight.n(), all.without(occupied));
        roads
    }

    #[inline]
    fn add(&mut self, cost: u8, hexes: HexSet) {
        let slot = usize::from(cost).min(COST_MAX);
        self.hexes[slot] = self.hexes[slot] | hexes;
        self.costs |= 1 << slot;
    }

    /// Fills in what the cheapest route to each of the goals costs, unless it costs
    /// more than `most`.
    pub(super) fn search(
        &self,
        from: Hex,
        barred: HexSet,
        goals: HexSet,
        most: u8,
        out: &mut [u8; N_HEXES],
    ) {
        // A step costs at most 9, so 16 slots are enough for all pending hexes.
        let mut waiting = [HexSet::EMPTY; 16];
        waiting[0] = HexSet::of(from);
        let mut slots: u16 = 1;
        let mut done = barred.without(HexSet::of(from));
        let mut goals_left = goals;
        let mut cost = 0_u8;
        while slots != 0 && !goals_left.is_empty() {
            let ahead = slots.rotate_right(u32::from(cost % 16)).trailing_zeros() as u8;
            cost += ahead;
            if most < cost {
                return;
            }
            let slot = usize::from(cost % 16);
            let wave = std::mem::take(&mut waiting[slot]).without(done);
            slots &= !(1 << slot);
            if wave.is_empty() {
                continue;
            }
            for hex in wave & goals_left {
                out[hex.idx()] = cost;
            }
            goals_left = goals_left.without(wave);
            done = done | wave;
            let next = wave.neighbours().without(done);
            let mut costs = self.costs;
            while costs != 0 {
                let step = costs.trailing_zeros() as usize;
                costs &= costs - 1;
                let entered = next & self.hexes[step];
                if !entered.is_empty() {
                    let slot = (slot + step) % 16;
                    waiting[slot] = waiting[slot] | entered;
                    slots |= 1 << slot;
                }
            }
        }
    }
}
