//! Moves: each one small choice.

mod ids;
mod notation;

use rules_core::Seat;
use serde::{Serialize, Serializer};

use crate::{Hex, Kind, Role, SiteNo, Size};

pub(crate) use self::ids::{N_IDS, move_id, move_with_id};

/// Anything that changes the table, by the phase in which it is done.
///
/// Whatever looks at moves looks at those of one phase at a time, so a move
/// that is forgotten is an error of the compiler and not a wrong text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// What no seat decides.
    Chance(ChanceMove),
    /// Phase 2: a step of a secret bid.
    Bid(BidMove),
    /// Phase 2: a turn at the quarry tray.
    Carve(CarveMove),
    /// Phase 3: a step of placing somebody.
    Place(PlaceMove),
    /// Phase 4: a step of transport.
    Transport(TransportMove),
    /// `peek 7`: look at the colour under a statue, in any phase with turns
    /// (GI-P).
    Peek(SiteNo),
    /// Phase 5: markers that are taken back.
    CleanUp(CleanUpMove),
}

/// What no seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ChanceMove {
    /// `start b`: the lot picks the start player (GI-S2).
    Start(Seat),
    /// `roll 3`: one die is rolled (GI-1a).
    Roll(UpTo<3>),
}

/// A step of a secret bid (GI-2a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BidMove {
    /// `bid markers 2`.
    Markers(UpTo<6>),
    /// `bid workers 1`.
    Workers(UpTo<6>),
    /// `bid sorcerer yes` or `no`.
    Sorcerer(bool),
    /// `bid chief yes` or `no`.
    Chief(bool),
    /// `ready`: the bid is made.
    Ready,
}

/// A turn at the quarry tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CarveMove {
    /// `carve 2 by workers`, `carve 3 by chief` (GI-2c).
    Statue(Size, Carver),
    /// `decline`: no statue in this pass (GI-2d).
    Decline,
}

/// A step of placing somebody, or what is done instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlaceMove {
    /// `place worker` (GI-3A to GI-3C).
    Member(Role),
    /// `break tablet`: place the chief with an action (GI-3D).
    BreakTablet,
    /// `place neutral`: from beside the map (GI-3n).
    Neutral,
    /// `place neutral from F6`: an unmarked one (GI-3n).
    NeutralFrom(Hex),
    /// `on F6`: where the one being placed goes.
    On(Hex),
    /// `logs 2`: laid with the one just placed (GI-3A).
    Logs(UpTo<2>),
    /// `use village`: the special action (GI-3C).
    Use(Action),
    /// `reserve 7`: a site with an own pedestal (GI-3C).
    Reserve(SiteNo),
    /// `no action`: just stand there (GI-O4).
    NoAction,
    /// `spend marker` for a half-tablet (GI-3E).
    SpendMarker,
    /// `pass` (GI-3F).
    Pass,
}

/// A step of transport.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TransportMove {
    /// `put statue-2`: on the map (GI-4A, GI-4B).
    Put(Kind),
    /// `move statue-2 at F6`: a piece with the own marker (GI-4D).
    Move(Kind, Hex),
    /// `take statue-2 at F6`: an unmarked piece (GI-4D).
    Take(Kind, Hex),
    /// `to G5`: onto a neighbouring hex (GI-T2).
    To(Hex),
    /// `help b`: a worker or sorcerer of that seat helps (GI-T4).
    Help(Seat),
    /// `help b chief`: that seat's chief does it alone (GI-T5).
    HelpChief(Seat),
    /// `erect 7`: the statue, on that site (GI-4E).
    Erect(SiteNo),
    /// `crown 7`: put the headdress on the statue there (GI-4F).
    Crown(SiteNo),
    /// `mark`: stop and mark the piece (GI-4G).
    Mark,
    /// `leave`: stop and leave the piece as it is (GI-4C).
    Leave,
    /// `done` with transport for now (GI-4H, GI-O9).
    Done,
}

/// What is done with a marker after transport (GI-5a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CleanUpMove {
    /// `unmark statue-2 at F6`: take the marker back.
    Unmark(Kind, Hex),
    /// `keep`: leave the other markers where they are.
    Keep,
}

/// Who carves a statue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Carver {
    /// As many workers, or the sorcerer among them, as the statue is large.
    Workers,
    /// The chief alone.
    Chief,
}

/// A special action that needs no further choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// A worker from the bag.
    Village,
    /// A marker from the bag.
    Hut,
    /// The logs of the forest.
    Forest,
    /// A headdress.
    ClayPit,
}

impl Action {
    /// Every action.
    pub const ALL: [Action; 4] = [Action::Village, Action::Hut, Action::Forest, Action::ClayPit];

    /// Returns its name in the notation.
    pub const fn key(self) -> &'static str {
        match self {
            Action::Village => "village",
            Action::Hut => "hut",
            Action::Forest => "forest",
            Action::ClayPit => "clay-pit",
        }
    }
}

/// A number from 0 to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UpTo<const MAX: u8>(u8);

impl<const MAX: u8> UpTo<MAX> {
    /// Returns the number if it is not too large.
    #[inline]
    pub const fn new(n: u8) -> Option<UpTo<MAX>> {
        if n <= MAX { Some(UpTo(n)) } else { None }
    }

    /// Returns the number.
    #[inline]
    pub const fn n(self) -> u8 {
        self.0
    }

    /// Returns the numbers from 0 to `n`, or to `MAX` if that is less.
    #[inline]
    pub fn all_to(n: u8) -> impl Iterator<Item = UpTo<MAX>> {
        (0..=n.min(MAX)).map(UpTo)
    }
}

impl<const MAX: u8> Serialize for UpTo<MAX> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}
