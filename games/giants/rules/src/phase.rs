//! Where the game stands, as a value and as text.

use std::fmt;

use rules_core::Seat;
use serde::Serialize;

use crate::{Hex, Piece};

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

/// As in a diagram, which has the piece in hand on a line of its own.
impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Start => f.write_str("start"),
            Phase::Roll { n_left } => write!(f, "roll {n_left}"),
            Phase::Bid { seat, step } => write!(f, "bid {seat} {}", step.key()),
            Phase::Carve { place, n_carved } => write!(f, "carve {} {n_carved}", place + 1),
            Phase::Place(seat) => write!(f, "place {seat}"),
            Phase::PlaceOn { seat, who } => write!(f, "place {seat} {who}"),
            Phase::PlaceLogs { seat, who, hex } => write!(f, "place {seat} {who} on {hex} logs"),
            Phase::PlaceAction { seat, who, hex } => {
                write!(f, "place {seat} {who} on {hex} action")
            }
            Phase::Transport { seat, n_done: 0 } => write!(f, "transport {seat}"),
            Phase::Transport { seat, n_done } => write!(f, "transport {seat} done {n_done}"),
            Phase::Carry(carry) => write!(f, "carry {}", carry.seat),
            Phase::Help { carry, hex, n_left, helper, n_taken } => {
                write!(f, "help {} to {hex} left {n_left} after {helper} {n_taken}", carry.seat)
            }
            Phase::CleanUp(seat) => write!(f, "clean-up {seat}"),
            Phase::Over => f.write_str("over"),
        }
    }
}

impl BidStep {
    /// Every step, in the order in which they are asked.
    pub(crate) const ALL: [BidStep; 5] =
        [BidStep::Markers, BidStep::Workers, BidStep::Sorcerer, BidStep::Chief, BidStep::Ready];

    /// Returns its name in a diagram.
    pub(crate) fn key(self) -> &'static str {
        match self {
            BidStep::Markers => "markers",
            BidStep::Workers => "workers",
            BidStep::Sorcerer => "sorcerer",
            BidStep::Chief => "chief",
            BidStep::Ready => "ready",
        }
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Placed::Worker => f.write_str("worker"),
            Placed::Sorcerer => f.write_str("sorcerer"),
            Placed::Chief => f.write_str("chief"),
            Placed::Breaker => f.write_str("breaker"),
            Placed::Neutral => f.write_str("neutral"),
            Placed::NeutralFrom(hex) => write!(f, "neutral-from-{hex}"),
        }
    }
}
