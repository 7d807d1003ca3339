//! What a seat has behind its screen, in front of it, in the bag and on sites.

use std::fmt;

use rules_core::Seat;
use serde::{Serialize, Serializer, ser::SerializeStruct};

use crate::{Kind, Size};

/// What a seat has behind its screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Behind {
    /// Its workers.
    pub workers: u8,
    /// Whether its sorcerer is there.
    pub sorcerer: bool,
    /// Whether its chief is there.
    pub chief: bool,
    /// Its markers.
    pub markers: u8,
    /// Its logs.
    pub logs: u8,
    /// Its pedestals.
    pub pedestals: u8,
}

/// What lies in front of a seat's screen, apart from its half-tablets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Front {
    /// Workers it bid.
    pub workers: u8,
    /// Whether it bid its sorcerer.
    pub sorcerer: bool,
    /// Whether it bid its chief.
    pub chief: bool,
    /// Markers it bid or spent.
    pub markers: u8,
    /// Statues of each size, to be put on the map.
    pub statues: [u8; 3],
    /// Headdresses, to be put on the map.
    pub headdresses: u8,
}

impl Front {
    /// Returns how many pieces of a kind lie there.
    #[inline]
    pub fn n_of(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Statue(size) => self.statues[size.idx()],
            Kind::Headdress => self.headdresses,
        }
    }

    #[inline]
    pub(crate) fn n_of_mut(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Statue(size) => &mut self.statues[size.idx()],
            Kind::Headdress => &mut self.headdresses,
        }
    }

    /// Returns whether a piece lies there that must be put on the map (GI-4H).
    #[inline]
    pub fn has_piece(&self) -> bool {
        self.statues != [0; 3] || self.headdresses != 0
    }
}

/// What a seat still has in the bag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Bag {
    /// Its workers.
    pub workers: u8,
    /// Its markers.
    pub markers: u8,
}

/// A bid (GI-2a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Bid {
    /// How many markers.
    pub markers: u8,
    /// How many workers.
    pub workers: u8,
    /// Whether it includes the sorcerer.
    pub sorcerer: bool,
    /// Whether it includes the chief.
    pub chief: bool,
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut is_first = true;
        let mut item = |f: &mut fmt::Formatter<'_>, name: &str, n: u8| {
            if n == 0 {
                return Ok(());
            }
            f.write_str(if std::mem::take(&mut is_first) { "" } else { ", " })?;
            if n == 1 { f.write_str(name) } else { write!(f, "{name} {n}") }
        };
        item(f, "marker", self.markers)?;
        item(f, "worker", self.workers)?;
        item(f, "sorcerer", self.sorcerer.into())?;
        item(f, "chief", self.chief.into())?;
        if is_first { f.write_str("-") } else { Ok(()) }
    }
}

/// What stands on a site.
///
/// Packed: bits 0–2 one more than the owner's number, 3–4 the size of the
/// statue, 5 a headdress, 6 whether the statue was erected in this round.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Stand(u8);

const HEADDRESS: u8 = 1 << 5;
const NEW: u8 = 1 << 6;

impl Stand {
    /// A free site.
    pub const FREE: Stand = Stand(0);

    /// Returns a site with this seat's pedestal and nothing on it.
    pub fn reserved(seat: Seat) -> Stand {
        Stand(seat.0 + 1)
    }

    /// Returns whose pedestal it is.
    #[inline]
    pub fn owner(self) -> Option<Seat> {
        (self.0 & 7).checked_sub(1).map(Seat)
    }

    /// Returns the size of the statue on it; it is face down then.
    #[inline]
    pub fn statue(self) -> Option<Size> {
        Size::with_n(self.0 >> 3 & 3)
    }

    /// Returns whether a headdress is on the statue.
    #[inline]
    pub fn has_headdress(self) -> bool {
        self.0 & HEADDRESS != 0
    }

    /// Returns whether the statue was erected in this round.
    #[inline]
    pub fn is_new(self) -> bool {
        self.0 & NEW != 0
    }

    pub(crate) fn with_statue(self, size: Size) -> Stand {
        Stand(self.0 | size.n() << 3 | NEW)
    }

    pub(crate) fn with_headdress(self) -> Stand {
        Stand(self.0 | HEADDRESS)
    }

    /// Returns it as it is in later rounds.
    pub(crate) fn aged(self) -> Stand {
        Stand(self.0 & !NEW)
    }
}

impl fmt::Debug for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stand")
            .field("owner", &self.owner())
            .field("statue", &self.statue())
            .field("has_headdress", &self.has_headdress())
            .field("is_new", &self.is_new())
            .finish()
    }
}

impl Serialize for Stand {
    /// Nothing for a free site.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if *self == Stand::FREE {
            return serializer.serialize_none();
        }
        let mut map = serializer.serialize_struct("Stand", 4)?;
        map.serialize_field("owner", &self.owner())?;
        map.serialize_field("statue", &self.statue())?;
        map.serialize_field("has_headdress", &self.has_headdress())?;
        map.serialize_field("is_new", &self.is_new())?;
        map.end()
    }
}
