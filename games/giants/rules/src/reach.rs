//! How far a piece can go, what it costs, and who helps.

use rules_core::Seat;
use serde::{Serialize, Serializer, ser::SerializeSeq};

use crate::{Force, Hex, HexSet, Land, Size, View, data::SEATS_MAX, hex::N_HEXES};

/// The cheapest ways of a piece from one hex to every other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    seat: Seat,
    weight: Size,
    from: Hex,
    reached: HexSet,
    /// The points given away on the way to a hex that is reached.
    costs: [u8; N_HEXES],
    /// The hex before it on a cheapest way.
    before: [Hex; N_HEXES],
}

/// Who is used, of those who have to be paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Helpers {
    /// Nobody: own people, neutral ones and logs suffice.
    #[default]
    None,
    /// This many workers and sorcerers of each seat, beside what is free.
    Hands([u8; SEATS_MAX]),
    /// This seat's chief, alone.
    Chief(Seat),
}

impl Helpers {
    /// Returns what each seat gets for helping with a piece of this weight.
    pub fn points(self, weight: Size) -> [u8; SEATS_MAX] {
        let mut points = [0; SEATS_MAX];
        match self {
            Helpers::None => {}
            Helpers::Hands(hands) => points = hands,
            Helpers::Chief(seat) => points[seat.idx()] = weight.n(),
        }
        points
    }
}

/// Finds the cheapest ways of a piece of this weight for a seat, from a hex
/// and not through those that are barred (GI-O18).
///
/// It costs the points that others get for their help. The hex it starts from
/// costs nothing.
pub fn reach(view: &View, seat: Seat, weight: Size, from: Hex, barred: HexSet) -> Reach {
    reach_on(&view.shown.land, seat, weight, from, barred)
}

/// Lists every minimal set of helpers with which a seat can move a piece of
/// this weight onto a hex (GI-O10); none if it can't be moved there.
pub fn helper_sets(view: &View, seat: Seat, weight: Size, hex: Hex) -> Vec<Helpers> {
    sets(&view.shown.land.force(hex, seat), weight)
}

fn sets(force: &Force, weight: Size) -> Vec<Helpers> {
    let lack = force.lack(weight);
    if lack == 0 {
        return vec![Helpers::None];
    }
    let mut all = Vec::new();
    hands(force, 0, lack, &mut [0; SEATS_MAX], &mut all);
    let chiefs = (0..SEATS_MAX as u8).map(Seat).filter(|seat| force.has_foreign_chief(*seat));
    all.extend(chiefs.map(Helpers::Chief));
    all
}

/// Every way to take `n_left` workers and sorcerers from this seat on.
fn hands(
    force: &Force,
    seat: usize,
    n_left: u8,
    taken: &mut [u8; SEATS_MAX],
    all: &mut Vec<Helpers>,
) {
    if n_left == 0 {
        all.push(Helpers::Hands(*taken));
        return;
    }
    if seat == SEATS_MAX {
        return;
    }
    for n in (0..=force.hands[seat].min(n_left)).rev() {
        taken[seat] = n;
        hands(force, seat + 1, n_left - n, taken, all);
    }
    taken[seat] = 0;
}

/// Returns one of the cheapest sets: of hands those of the first seats.
fn cheapest(force: &Force, weight: Size) -> Option<Helpers> {
    let mut n_left = force.lack(weight);
    if n_left == 0 {
        return Some(Helpers::None);
    }
    if force.hands.iter().sum::<u8>() < n_left {
        let chief = Seat(force.chiefs.trailing_zeros() as u8);
        return (force.chiefs != 0).then_some(Helpers::Chief(chief));
    }
    let taken = force.hands.map(|n| {
        let n = n.min(n_left);
        n_left -= n;
        n
    });
    Some(Helpers::Hands(taken))
}

/// Dijkstra with whole hexes at once: a step costs 0 to 3 points, so that at
/// most four costs are waiting at a time.
pub(crate) fn reach_on(land: &Land, seat: Seat, weight: Size, from: Hex, barred: HexSet) -> Reach {
    let mut priced = [HexSet::EMPTY; 4];
    let mut prices = [0; N_HEXES];
    for hex in land.strong()[weight.idx()].without(barred) {
        let price = land.force(hex, seat).price(weight).expect("a hex that carries the weight");
        priced[usize::from(price)].insert(hex);
        prices[hex.idx()] = price;
    }
    let mut reach = Reach {
        seat,
        weight,
        from,
        reached: HexSet::EMPTY,
        costs: [0; N_HEXES],
        before: [from; N_HEXES],
    };
    let mut waiting = [HexSet::EMPTY; 4];
    waiting[0] = HexSet::of(from);
    let mut cost = 0_u8;
    while waiting.iter().any(|it| !it.is_empty()) {
        let slot = usize::from(cost % 4);
        let wave = std::mem::take(&mut waiting[slot]).without(reach.reached);
        if wave.is_empty() {
            cost += 1;
            continue;
        }
        for hex in wave.iter().filter(|hex| *hex != from) {
            let is_before = |it: &Hex| reach.costs[it.idx()] + prices[hex.idx()] == cost;
            let near = HexSet::of(hex).neighbours() & reach.reached;
            reach.before[hex.idx()] = near.iter().find(is_before).expect("a way to get here");
            reach.costs[hex.idx()] = cost;
        }
        reach.reached = reach.reached | wave;
        let next = wave.neighbours().without(reach.reached);
        for (price, hexes) in priced.iter().enumerate() {
            let slot = (slot + price) % 4;
            waiting[slot] = waiting[slot] | (next & *hexes);
        }
    }
    reach
}

impl Reach {
    /// Returns the hexes the piece can get to, the first one too.
    pub fn hexes(&self) -> HexSet {
        self.reached
    }

    /// Returns the fewest points given away on the way to a hex.
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        self.reached.contains(hex).then(|| self.costs[hex.idx()])
    }

    /// Returns the hexes entered on a cheapest way to a hex, the first one
    /// first; nothing if there is no way or it is there already.
    pub fn way(&self, hex: Hex) -> Vec<Hex> {
        let mut way = Vec::new();
        let mut at = hex;
        while self.reached.contains(at) && at != self.from {
            way.push(at);
            at = self.before[at.idx()];
        }
        way.reverse();
        way
    }

    /// Returns one of the cheapest sets of helpers for entering a hex.
    pub fn helpers(&self, view: &View, hex: Hex) -> Option<Helpers> {
        cheapest(&view.shown.land.force(hex, self.seat), self.weight)
    }
}

impl Serialize for Reach {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.reached.len() as usize))?;
        for hex in self.reached {
            list.serialize_element(&(hex, self.costs[hex.idx()], self.before[hex.idx()]))?;
        }
        list.end()
    }
}
