//! What a viewer may know: what the table shows, and what memory keeps.

use std::fmt;

use rules_core::{PerSeat, Seat, Viewer, tinyvec::ArrayVec};
use serde::{Serialize, Serializer, ser::SerializeStruct};

use crate::{
    Bag, Behind, Bid, BidMove, BidStep, BoardRef, Front, Giants, HexSet, Land, Move, Options,
    Phase, Pieces, Screens, SiteNo, Size, Stand,
    data::{SEATS_MAX, SITES_MAX},
    legal, score,
};

/// A table of Giants as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub viewer: Option<Seat>,
    /// What was chosen for the table.
    pub options: Options,
    /// The map.
    pub board: BoardRef,
    /// Where the game stands.
    pub phase: Phase,
    /// Counted from 1; 0 until the start player is drawn.
    pub round: u16,
    /// The start player.
    pub start: Seat,
    /// What is visible.
    pub shown: Shown,
    /// What someone who forgets nothing knows (GI-O16). It is for bots; a
    /// table shows it only where the options say so.
    pub known: Known,
}

/// What is visible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// Each seat's things.
    pub tribes: PerSeat<ShownTribe>,
    /// The people and logs on the map.
    pub land: Land,
    /// The pieces on the map that are not erected or put on.
    pub pieces: Pieces,
    /// The hexes that the piece in hand has been on.
    pub route: HexSet,
    /// The coastal sites, in the order of the board.
    pub sites: ArrayVec<[ShownSite; SITES_MAX]>,
    /// The forests that were cut.
    pub cut: HexSet,
    /// The statues of each size in the quarry tray.
    pub tray: [u8; 3],
    /// The statues of each size in the supply.
    pub statues: [u8; 3],
    /// The headdresses in the supply.
    pub headdresses: u8,
    /// The half-tablets in the supply.
    pub tablets: u8,
    /// The logs in the supply.
    pub logs: u8,
    /// The neutral workers beside the map.
    pub neutrals: u8,
    /// Who carves when, while statues are carved.
    pub order: ArrayVec<[Seat; SEATS_MAX]>,
}

/// What is visible of one seat's things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ShownTribe {
    /// Its points.
    pub points: u32,
    /// Its half-tablets.
    pub tablets: u8,
    /// What lies in front of its screen.
    pub front: Front,
    /// What is behind it: for its owner, and for everyone if screens are open.
    pub behind: Option<Behind>,
    /// What it has in the bag, for the same.
    pub bag: Option<Bag>,
    /// Its bid as far as it is made: for its owner.
    pub bid: Option<Bid>,
    /// Whether it has made its bid.
    pub is_ready: bool,
    /// The workers and sorcerers it bid that have not carved.
    pub idle_hands: u8,
    /// Whether it bid its chief and he has not carved.
    pub is_chief_idle: bool,
    /// Whether it has passed in phase 3.
    pub has_passed: bool,
}

/// What is visible of a site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShownSite {
    /// Whose pedestal is there, where the table shows it.
    pub owner: Option<Seat>,
    /// The size of the statue on it; its pedestal is face down then.
    pub statue: Option<Size>,
    /// Whether a headdress is on the statue.
    pub has_headdress: bool,
    /// Whether the statue was erected in this round.
    pub is_new: bool,
}

impl Serialize for ShownSite {
    /// Nothing for a free site.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if *self == ShownSite::default() {
            return serializer.serialize_none();
        }
        let mut map = serializer.serialize_struct("ShownSite", 4)?;
        map.serialize_field("owner", &self.owner)?;
        map.serialize_field("statue", &self.statue)?;
        map.serialize_field("has_headdress", &self.has_headdress)?;
        map.serialize_field("is_new", &self.is_new)?;
        map.end()
    }
}

/// What someone who forgets nothing knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Known {
    /// Each seat's things.
    pub tribes: PerSeat<KnownTribe>,
    /// What stands on each site, with its owner.
    pub stands: ArrayVec<[Stand; SITES_MAX]>,
}

/// What is known of one seat's things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct KnownTribe {
    /// Its points for help.
    pub help: u32,
    /// What is behind its screen.
    pub behind: Behind,
    /// What it has in the bag.
    pub bag: Bag,
    /// The sites it has peeked at: bit 0 is the first site.
    #[serde(serialize_with = "site_numbers")]
    pub peeked: u64,
}

fn site_numbers<S: Serializer>(bits: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    let idxs = (0..SITES_MAX).filter(|idx| bits >> idx & 1 == 1);
    serializer.collect_seq(idxs.map(SiteNo::with_idx))
}

impl View {
    /// Returns the number of seats.
    pub fn n_seats(&self) -> u8 {
        self.shown.tribes.n_seats()
    }

    /// Returns the seat that has to choose.
    pub fn seat_to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Start | Phase::Roll { .. } | Phase::Over => None,
            Phase::Carve { place, .. } => self.shown.order.get(usize::from(place)).copied(),
            Phase::Bid { seat, .. }
            | Phase::Place(seat)
            | Phase::PlaceOn { seat, .. }
            | Phase::PlaceLogs { seat, .. }
            | Phase::PlaceAction { seat, .. }
            | Phase::Transport { seat, .. }
            | Phase::CleanUp(seat) => Some(seat),
            Phase::Carry(carry) | Phase::Help { carry, .. } => Some(carry.seat),
        }
    }
}

/// What a viewer sees of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub enum Sighting {
    /// All of it.
    Open(Move),
    /// Another seat adds to its bid in secret (GI-2a).
    Hidden(BidStep),
    /// The last seat is ready: these are the bids.
    Reveal(PerSeat<Bid>),
}

impl fmt::Display for Sighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sighting::Open(mv) => mv.fmt(f),
            Sighting::Hidden(BidStep::Markers) => f.write_str("bid markers ?"),
            Sighting::Hidden(BidStep::Workers) => f.write_str("bid workers ?"),
            Sighting::Hidden(BidStep::Sorcerer) => f.write_str("bid sorcerer ?"),
            Sighting::Hidden(BidStep::Chief) => f.write_str("bid chief ?"),
            Sighting::Hidden(BidStep::Ready) => f.write_str("ready"),
            Sighting::Reveal(bids) => {
                f.write_str("ready")?;
                bids.iter().try_for_each(|(seat, bid)| write!(f, "; {seat}: {bid}"))
            }
        }
    }
}

impl From<Sighting> for String {
    fn from(sighting: Sighting) -> String {
        sighting.to_string()
    }
}

pub(crate) fn sighting(game: &Giants, mv: Move, viewer: Viewer) -> Sighting {
    let is_own = viewer.seat().is_some() && viewer.seat() == score::seat_to_move(game);
    let Move::Bid(bid) = mv else { return Sighting::Open(mv) };
    match bid {
        BidMove::Ready if is_last_bid(game) => Sighting::Reveal(game.tribes.map(|_, it| it.bid)),
        BidMove::Ready => Sighting::Open(mv),
        _ if is_own => Sighting::Open(mv),
        BidMove::Markers(_) => Sighting::Hidden(BidStep::Markers),
        BidMove::Workers(_) => Sighting::Hidden(BidStep::Workers),
        BidMove::Sorcerer(_) => Sighting::Hidden(BidStep::Sorcerer),
        BidMove::Chief(_) => Sighting::Hidden(BidStep::Chief),
    }
}

/// Returns whether everybody but the seat that bids is ready.
pub(crate) fn is_last_bid(game: &Giants) -> bool {
    match game.phase {
        Phase::Bid { seat, .. } => {
            game.tribes.iter().all(|(it, tribe)| it == seat || tribe.is_ready)
        }
        _ => false,
    }
}

pub(crate) fn view(game: &Giants, viewer: Viewer) -> View {
    View {
        viewer: viewer.seat(),
        options: game.options.clone(),
        board: game.options.board.clone(),
        phase: game.phase,
        round: game.round,
        start: game.start,
        shown: shown(game, viewer),
        known: known(game),
    }
}

fn shown(game: &Giants, viewer: Viewer) -> Shown {
    let n_order = match game.phase {
        Phase::Carve { .. } => game.n_seats(),
        _ => 0,
    };
    Shown {
        tribes: game.tribes.map(|seat, _| shown_tribe(game, seat, viewer)),
        land: game.land,
        pieces: game.pieces,
        route: game.route,
        sites: sites(game).map(|site| shown_site(game, site, viewer)).collect(),
        cut: game.cut,
        tray: game.tray,
        statues: game.statues,
        headdresses: game.headdresses,
        tablets: game.tablets,
        logs: game.log_supply(),
        neutrals: game.n_neutrals_beside(),
        order: game.order.into_iter().take(n_order.into()).collect(),
    }
}

fn sites(game: &Giants) -> impl Iterator<Item = SiteNo> {
    (0..game.options.board.sites().len()).map(SiteNo::with_idx)
}

fn shown_tribe(game: &Giants, seat: Seat, viewer: Viewer) -> ShownTribe {
    let tribe = &game.tribes[seat];
    let is_own = viewer == Viewer::Seat(seat);
    let is_open = match game.options.screens {
        Screens::Open => true,
        Screens::Closed => is_own || game.phase == Phase::Over,
    };
    ShownTribe {
        points: score::points(game, seat),
        tablets: tribe.tablets,
        front: tribe.front,
        behind: is_open.then_some(tribe.behind),
        bag: is_open.then_some(tribe.bag),
        bid: (is_own && matches!(game.phase, Phase::Bid { .. })).then_some(tribe.bid),
        is_ready: tribe.is_ready,
        idle_hands: tribe.idle_hands,
        is_chief_idle: tribe.is_chief_idle,
        has_passed: tribe.has_passed,
    }
}

fn shown_site(game: &Giants, site: SiteNo, viewer: Viewer) -> ShownSite {
    let stand = game.stand(site);
    let shows_owner = legal::shows_owner(game, site, viewer.seat());
    ShownSite {
        owner: stand.owner().filter(|_| shows_owner),
        statue: stand.statue(),
        has_headdress: stand.has_headdress(),
        is_new: stand.is_new(),
    }
}

fn known(game: &Giants) -> Known {
    let tribes = game.tribes.map(|_, tribe| KnownTribe {
        help: tribe.help,
        behind: tribe.behind,
        bag: tribe.bag,
        peeked: tribe.peeked,
    });
    Known { tribes, stands: sites(game).map(|site| game.stand(site)).collect() }
}
