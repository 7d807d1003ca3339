//! What is on the table.

use rules_core::{PerSeat, Seat};
use serde::Serialize;

use crate::{
    Bag, Behind, Bid, Front, Hex, HexSet, Kind, Land, Options, Piece, Pieces, RoundLimit, SiteNo,
    Size, Stand,
    data::{LOGS, NEUTRALS, ROUNDS, ROUNDS_UNLIMITED, SEATS_MAX, SITES_MAX},
};

/// A game of Giants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Giants {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// Counted from 1; 0 until chance has decided who starts.
    pub(crate) round: u16,
    /// The start player.
    pub(crate) start: Seat,
    pub(crate) tribes: PerSeat<Tribe>,
    pub(crate) land: Land,
    pub(crate) pieces: Pieces,
    /// What stands on each site; those the board doesn't have stay empty.
    pub(crate) stands: [Stand; SITES_MAX],
    /// The forests whose tile is turned over.
    pub(crate) cut: HexSet,
    /// The statues of each size in the quarry tray.
    pub(crate) tray: [u8; 3],
    /// The supplies.
    pub(crate) statues: [u8; 3],
    pub(crate) headdresses: u8,
    pub(crate) tablets: u8,
    /// GI-2b: who carves when. All seat a except while statues are carved.
    pub(crate) order: [Seat; SEATS_MAX],
    /// The hexes the piece being moved has been on, the first one too (GI-O18).
    pub(crate) route: HexSet,
    /// The hexes that carry each weight. People stand still during transport,
    /// so this is worked out once; empty in other phases.
    pub(crate) strong: [HexSet; 3],
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance picks the start player (GI-S2).
    Start,
    /// Chance rolls the dice (GI-1a).
    Roll {
        /// How many are still to be rolled.
        n_left: u8,
    },
    /// This seat makes its bid (GI-2a).
    Bid {
        /// Who bids.
        seat: Seat,
        /// What is asked.
        step: BidStep,
    },
    /// Statues are carved (GI-2c, GI-2d).
    Carve {
        /// The place in the order of the seat that is asked.
        place: u8,
        /// How many were carved in this pass.
        n_carved: u8,
    },
    /// This seat chooses an action of phase 3.
    Place(Seat),
    /// This seat chooses the hex for whom it places.
    PlaceOn {
        /// Who places.
        seat: Seat,
        /// Whom.
        who: Placed,
    },
    /// This seat chooses how many logs it lays.
    PlaceLogs {
        /// Who places.
        seat: Seat,
        /// Whom.
        who: Placed,
        /// Where.
        hex: Hex,
    },
    /// This seat chooses the special action, or none.
    PlaceAction {
        /// Who places.
        seat: Seat,
        /// Whom.
        who: Placed,
        /// Where.
        hex: Hex,
    },
    /// This seat chooses an action of phase 4.
    Transport {
        /// Who acts.
        seat: Seat,
        /// How many seats in a row have been done (GI-O9).
        n_done: u8,
    },
    /// This seat has a piece in hand: onward, or an end.
    Carry(Carry),
    /// This seat chooses who helps to move the piece onto a hex.
    Help {
        /// The piece, where it still is.
        carry: Carry,
        /// Where it goes.
        hex: Hex,
        /// How many more workers or sorcerers it takes.
        n_left: u8,
        /// The last helper; nobody before it can be chosen any more.
        helper: Seat,
        /// How many of that seat's people help already.
        n_taken: u8,
    },
    /// This seat takes markers back (GI-5a).
    CleanUp(Seat),
    /// The game has ended.
    Over,
}

/// What is asked of a seat that bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BidStep {
    /// How many markers.
    Markers,
    /// How many workers.
    Workers,
    /// The sorcerer or not.
    Sorcerer,
    /// The chief or not.
    Chief,
    /// Nothing more: say so.
    Ready,
}

/// Whom a seat places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Placed {
    /// A worker (GI-3A).
    Worker,
    /// The sorcerer (GI-3A, GI-3C).
    Sorcerer,
    /// The chief (GI-3B).
    Chief,
    /// The chief, a tablet being broken (GI-3D).
    Breaker,
    /// A neutral worker from beside the map (GI-3n).
    Neutral,
    /// An unmarked neutral worker from a hex (GI-3n).
    NeutralFrom(Hex),
}

/// A piece in a seat's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Carry {
    /// Whose hand.
    pub seat: Seat,
    /// The piece as it was, where it was; one put on the map as if it had lain
    /// there unmarked.
    pub piece: Piece,
    /// Whether it is put on the map by this action (GI-4A, GI-4B).
    pub is_put: bool,
    /// Where it is now.
    pub hex: Hex,
}

impl Carry {
    /// Returns whether the piece has moved in this action.
    ///
    /// It never comes back to where it was (GI-O18).
    #[inline]
    pub fn has_moved(&self) -> bool {
        self.hex != self.piece.hex()
    }

    /// Returns whether the seat may move it: not twice in a phase (GI-O19).
    #[inline]
    pub fn can_move(&self) -> bool {
        self.piece.mover() != Some(self.seat)
    }

    /// Returns whether it lay unmarked on the map, so that it can't be left so
    /// (GI-4D).
    #[inline]
    pub fn must_be_kept(&self) -> bool {
        !self.is_put && self.piece.marker().is_none()
    }
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tribe {
    /// Points for help.
    pub(crate) help: u32,
    pub(crate) behind: Behind,
    pub(crate) front: Front,
    pub(crate) bag: Bag,
    pub(crate) tablets: u8,
    /// The bid as far as it is made, until all are revealed.
    pub(crate) bid: Bid,
    pub(crate) is_ready: bool,
    /// Members in front of the screen that have not carved yet.
    pub(crate) idle_hands: u8,
    pub(crate) is_chief_idle: bool,
    pub(crate) has_passed: bool,
    /// The sites it has peeked at, one bit each (GI-P).
    pub(crate) peeked: u64,
}

impl Giants {
    #[inline]
    pub(crate) fn n_seats(&self) -> u8 {
        self.tribes.n_seats()
    }

    /// Returns how many rounds the game has at most.
    pub(crate) fn n_rounds(&self) -> u16 {
        match self.options.round_limit {
            RoundLimit::Rounds25 => ROUNDS,
            RoundLimit::None => ROUNDS_UNLIMITED,
        }
    }

    /// Returns the logs that nobody has taken.
    pub(crate) fn log_supply(&self) -> u8 {
        LOGS - self.logs_cut()
    }

    /// Returns the logs that came from forests.
    pub(crate) fn logs_cut(&self) -> u8 {
        let cut = self.options.board.forests().iter().filter(|(hex, _)| self.cut.contains(*hex));
        cut.map(|(_, logs)| logs).sum()
    }

    /// Returns the neutral workers beside the map.
    pub(crate) fn n_neutrals_beside(&self) -> u8 {
        if self.n_seats() == 2 { NEUTRALS - self.n_neutrals_on_map() } else { 0 }
    }

    /// Returns the neutral workers on the map.
    pub(crate) fn n_neutrals_on_map(&self) -> u8 {
        self.land.occupied().iter().map(|hex| self.land.n_neutrals(hex)).sum()
    }

    #[inline]
    pub(crate) fn stand(&self, site: SiteNo) -> Stand {
        self.stands[site.idx()]
    }

    /// Returns the supply of a kind of piece.
    pub(crate) fn supply(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Statue(size) => self.statues[size.idx()],
            Kind::Headdress => self.headdresses,
        }
    }

    /// Returns the seat that is asked to carve.
    #[inline]
    pub(crate) fn carver(&self, place: u8) -> Seat {
        self.order[usize::from(place)]
    }

    /// Returns whether a statue of some size is in the tray.
    pub(crate) fn has_statue_in_tray(&self) -> bool {
        Size::ALL.iter().any(|size| 0 < self.tray[size.idx()])
    }

    /// Returns the markers of a seat on pieces.
    pub(crate) fn markers_on_pieces(&self, seat: Seat) -> u8 {
        self.pieces.as_slice().iter().filter(|it| it.marker() == Some(seat)).count() as u8
    }

    /// Returns the piece in a seat's hand.
    pub(crate) fn carry(&self) -> Option<Carry> {
        self.phase.carry()
    }
}

impl Phase {
    /// Returns the piece in a seat's hand.
    pub fn carry(self) -> Option<Carry> {
        match self {
            Phase::Carry(carry) | Phase::Help { carry, .. } => Some(carry),
            Phase::Start
            | Phase::Roll { .. }
            | Phase::Bid { .. }
            | Phase::Carve { .. }
            | Phase::Place(_)
            | Phase::PlaceOn { .. }
            | Phase::PlaceLogs { .. }
            | Phase::PlaceAction { .. }
            | Phase::Transport { .. }
            | Phase::CleanUp(_)
            | Phase::Over => None,
        }
    }
}
