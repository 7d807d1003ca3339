//! What is on the table.

use rules_core::{PerSeat, Seat};

use crate::{
    Bag, Behind, Bid, Carry, Front, HexSet, Kind, Land, Options, Phase, Pieces, RoundLimit, SiteNo,
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
        Size::ALL.iter().any(|size| self.tray[size.idx()] > 0)
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
