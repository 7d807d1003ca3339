//! Who stands on the hexes, and how strong they are.

use std::fmt;

use rules_core::Seat;
use serde::{Serialize, Serializer, ser::SerializeSeq};

use crate::{Hex, HexSet, Size, data::SEATS_MAX, hex::N_HEXES};

/// A member of a tribe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Strength 1; a seat may have six.
    Worker,
    /// Strength 1; uses special hexes.
    Sorcerer,
    /// Strength 3.
    Chief,
}

impl Role {
    /// Every role.
    pub const ALL: [Role; 3] = [Role::Worker, Role::Sorcerer, Role::Chief];

    /// Returns its name in the notation.
    pub const fn key(self) -> &'static str {
        match self {
            Role::Worker => "worker",
            Role::Sorcerer => "sorcerer",
            Role::Chief => "chief",
        }
    }
}

/// The people and logs on one hex.
///
/// Packed: bits 0–14 the workers of five seats, 15–19 the sorcerers, 20–24 the
/// chiefs, 25–26 the logs. At a table for two the places of the workers of
/// seats c and d hold neutral workers marked by a and b, and those of e the
/// unmarked ones.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
struct Ground(u32);

const SORCERERS: u32 = 15;
const CHIEFS: u32 = 20;
const LOGS: u32 = 25;
const UNMARKED: usize = 4;

impl Ground {
    #[inline]
    fn workers(self, slot: usize) -> u8 {
        (self.0 >> (3 * slot) & 7) as u8
    }

    #[inline]
    fn has_sorcerer(self, seat: Seat) -> bool {
        self.0 >> (SORCERERS + u32::from(seat.0)) & 1 == 1
    }

    #[inline]
    fn has_chief(self, seat: Seat) -> bool {
        self.0 >> (CHIEFS + u32::from(seat.0)) & 1 == 1
    }

    #[inline]
    fn chiefs(self) -> u32 {
        self.0 >> CHIEFS & 0x1f
    }

    #[inline]
    fn logs(self) -> u8 {
        (self.0 >> LOGS & 3) as u8
    }

    /// Returns how many workers and sorcerers stand there, neutral ones too.
    #[inline]
    fn hands(self) -> u8 {
        let workers: u8 = (0..SEATS_MAX).map(|slot| self.workers(slot)).sum();
        workers + (self.0 >> SORCERERS & 0x1f).count_ones() as u8
    }

    /// Returns the largest weight that can be moved there by anyone: 0 to 3.
    ///
    /// GI-T1 to GI-T3: it does not matter whose people they are.
    #[inline]
    fn carries(self) -> u8 {
        if self.chiefs() != 0 {
            return 3;
        }
        match self.hands() {
            0 => 0,
            hands => (hands + self.logs()).min(3),
        }
    }
}

/// The people and logs on all hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Land {
    /// Two seats: there are neutral workers (GI-3n).
    has_neutrals: bool,
    /// The hexes on which somebody stands.
    occupied: HexSet,
    grounds: [Ground; N_HEXES],
}

impl Land {
    pub(crate) fn new(n_seats: u8) -> Land {
        Land {
            has_neutrals: n_seats == 2,
            occupied: HexSet::EMPTY,
            grounds: [Ground::default(); N_HEXES],
        }
    }

    /// Returns how many workers of a seat stand on a hex, without neutral ones.
    #[inline]
    pub fn workers(&self, hex: Hex, seat: Seat) -> u8 {
        if self.has_neutrals && seat.0 >= 2 {
            return 0;
        }
        self.ground(hex).workers(seat.idx())
    }

    /// Returns whether a seat's sorcerer stands on a hex.
    #[inline]
    pub fn has_sorcerer(&self, hex: Hex, seat: Seat) -> bool {
        self.ground(hex).has_sorcerer(seat)
    }

    /// Returns whether a seat's chief stands on a hex.
    #[inline]
    pub fn has_chief(&self, hex: Hex, seat: Seat) -> bool {
        self.ground(hex).has_chief(seat)
    }

    /// Returns how many logs lie on a hex.
    #[inline]
    pub fn logs(&self, hex: Hex) -> u8 {
        self.ground(hex).logs()
    }

    /// Returns how many neutral workers with this seat's marker, or with none,
    /// stand on a hex.
    #[inline]
    pub fn neutrals(&self, hex: Hex, marker: Option<Seat>) -> u8 {
        if self.has_neutrals { self.ground(hex).workers(neutral_slot(marker)) } else { 0 }
    }

    /// Returns whether a member of this seat's tribe stands on a hex; a neutral
    /// worker with its marker counts (GI-O15).
    #[inline]
    pub fn is_present(&self, hex: Hex, seat: Seat) -> bool {
        self.has_chief(hex, seat) || self.hands(hex, seat) > 0
    }

    /// Returns the hexes on which somebody stands.
    #[inline]
    pub fn occupied(&self) -> HexSet {
        self.occupied
    }

    /// Returns the largest weight that can be moved onto a hex: 0 to 3.
    #[inline]
    pub fn strength(&self, hex: Hex) -> u8 {
        self.ground(hex).carries()
    }

    /// Returns what a seat could use on a hex.
    #[inline]
    pub fn force(&self, hex: Hex, seat: Seat) -> Force {
        let ground = self.ground(hex);
        let mut hands = [0; SEATS_MAX];
        let n_seats = if self.has_neutrals { 2 } else { SEATS_MAX };
        for other in (0..n_seats as u8).map(Seat) {
            hands[other.idx()] = self.hands(hex, other);
        }
        let own = std::mem::take(&mut hands[seat.idx()]);
        Force {
            free: own + self.neutrals(hex, None),
            has_chief: ground.has_chief(seat),
            logs: ground.logs(),
            hands,
            chiefs: (ground.chiefs() & !(1 << seat.0)) as u8,
        }
    }

    /// Returns, for each size, the hexes a piece of that weight can be moved
    /// onto.
    pub(crate) fn strong(&self) -> [HexSet; 3] {
        let mut strong = [HexSet::EMPTY; 3];
        for hex in self.occupied {
            for set in strong.iter_mut().take(self.strength(hex).into()) {
                set.insert(hex);
            }
        }
        strong
    }

    /// Workers and sorcerers that count as a seat's own.
    #[inline]
    fn hands(&self, hex: Hex, seat: Seat) -> u8 {
        let ground = self.ground(hex);
        let neutrals = if self.has_neutrals { ground.workers(2 + seat.idx()) } else { 0 };
        ground.workers(seat.idx()) + neutrals + u8::from(ground.has_sorcerer(seat))
    }

    #[inline]
    fn ground(&self, hex: Hex) -> Ground {
        self.grounds[hex.idx()]
    }

    pub(crate) fn add(&mut self, hex: Hex, seat: Seat, role: Role) {
        let bit = match role {
            Role::Worker => 3 * u32::from(seat.0),
            Role::Sorcerer => SORCERERS + u32::from(seat.0),
            Role::Chief => CHIEFS + u32::from(seat.0),
        };
        self.grounds[hex.idx()].0 += 1 << bit;
        self.occupied.insert(hex);
    }

    pub(crate) fn add_neutral(&mut self, hex: Hex, marker: Option<Seat>) {
        self.grounds[hex.idx()].0 += 1 << (3 * neutral_slot(marker));
        self.occupied.insert(hex);
    }

    /// Takes an unmarked neutral worker away.
    pub(crate) fn remove_neutral(&mut self, hex: Hex) {
        self.grounds[hex.idx()].0 -= 1 << (3 * UNMARKED);
        if self.ground(hex) == Ground::default() {
            self.occupied = self.occupied.without(HexSet::of(hex));
        }
    }

    pub(crate) fn lay_logs(&mut self, hex: Hex, n: u8) {
        self.grounds[hex.idx()].0 += u32::from(n) << LOGS;
    }

    /// GI-5a: takes everything away but neutral workers, which lose their
    /// markers.
    pub(crate) fn clear(&mut self) {
        for hex in std::mem::take(&mut self.occupied) {
            let n = self.n_neutrals(hex);
            self.grounds[hex.idx()] = Ground(u32::from(n) << (3 * UNMARKED));
            if n > 0 {
                self.occupied.insert(hex);
            }
        }
    }

    /// Returns how many neutral workers stand on a hex.
    pub(crate) fn n_neutrals(&self, hex: Hex) -> u8 {
        let slots = if self.has_neutrals { 2..SEATS_MAX } else { 0..0 };
        slots.map(|slot| self.ground(hex).workers(slot)).sum()
    }

    /// Checks that the set of hexes on which somebody stands is right.
    pub(crate) fn is_sound(&self) -> bool {
        let is_occupied = |hex: &Hex| self.ground(*hex) != Ground::default();
        Hex::all().filter(is_occupied).collect::<HexSet>() == self.occupied
    }
}

#[inline]
fn neutral_slot(marker: Option<Seat>) -> usize {
    marker.map_or(UNMARKED, |seat| 2 + seat.idx())
}

impl fmt::Debug for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.occupied().iter().map(|hex| Camp::new(self, hex))).finish()
    }
}

impl Serialize for Land {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        for hex in self.occupied() {
            list.serialize_element(&Camp::new(self, hex))?;
        }
        list.end()
    }
}

/// Everyone on one hex, as it is written down.
#[derive(Debug, Serialize)]
struct Camp {
    hex: Hex,
    people: Vec<(Seat, Role, u8)>,
    neutrals: Vec<(Option<Seat>, u8)>,
    logs: u8,
}

impl Camp {
    fn new(land: &Land, hex: Hex) -> Camp {
        let seats = || (0..SEATS_MAX as u8).map(Seat);
        let people = seats().flat_map(|seat| {
            let n = [
                land.workers(hex, seat),
                land.has_sorcerer(hex, seat).into(),
                land.has_chief(hex, seat).into(),
            ];
            Role::ALL.into_iter().zip(n).map(move |(role, n)| (seat, role, n))
        });
        let markers = [None, Some(Seat(0)), Some(Seat(1))].into_iter();
        let neutrals = markers.map(|marker| (marker, land.neutrals(hex, marker)));
        Camp {
            hex,
            people: people.filter(|(.., n)| *n > 0).collect(),
            neutrals: neutrals.filter(|(_, n)| *n > 0).collect(),
            logs: land.logs(hex),
        }
    }
}

/// What one seat could use on one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Force {
    /// Workers and sorcerers that cost nothing: own ones, neutral ones with
    /// the own marker and unmarked ones.
    pub free: u8,
    /// Whether the own chief is there.
    pub has_chief: bool,
    /// How many logs lie there.
    pub logs: u8,
    /// Workers and sorcerers of the other seats, by seat.
    pub hands: [u8; SEATS_MAX],
    /// The other seats whose chief is there, one bit each.
    pub chiefs: u8,
}

impl Force {
    /// Returns how many workers and sorcerers of other seats it takes to move
    /// this weight here when no foreign chief does it.
    ///
    /// GI-T6: own people and logs come first. GI-T3: someone must be used.
    #[inline]
    pub fn lack(&self, weight: Size) -> u8 {
        match self.free {
            _ if self.has_chief => 0,
            0 => weight.n().saturating_sub(self.logs).max(1),
            free => weight.n().saturating_sub(free + self.logs),
        }
    }

    /// Returns the fewest points to give away for it, if it can be done.
    #[inline]
    pub fn price(&self, weight: Size) -> Option<u8> {
        let lack = self.lack(weight);
        if lack <= self.hands.iter().sum() {
            Some(lack)
        } else {
            (self.chiefs != 0).then_some(weight.n())
        }
    }

    /// Returns whether this seat's chief is there to help.
    #[inline]
    pub fn has_foreign_chief(&self, seat: Seat) -> bool {
        self.chiefs >> seat.0 & 1 == 1
    }
}
