//! Why a move can't be made.

mod bid;
mod place;
mod transport;

use rules_core::{Cited, Seat};
use serde::Serialize;

use crate::{
    Action, Carver, ChanceMove, CleanUpMove, Giants, Hex, Kind, Move, Pedestals, Phase, SiteNo,
    Size, Stage, legal, score,
};

/// A refused move: the rule that forbids it, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The rule it would break.
    pub rule: &'static str,
    /// Why it is refused.
    #[serde(flatten)]
    pub reason: Reason,
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Chance decides now.
    ChanceDecides,
    /// Only chance can do that, and it is not chance's turn.
    OnlyChance,
    /// The table has no such seat.
    NoSuchSeat {
        /// Which one.
        seat: Seat,
    },
    /// Another phase is being played.
    WrongPhase {
        /// Which one.
        now: Stage,
    },
    /// Another step of the action comes first.
    WrongStep,
    /// There is too little of it behind the screen.
    NotBehindScreen {
        /// What.
        stock: Stock,
        /// How many it takes.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// The quarry tray has no statue of this size.
    NotInTray {
        /// Which size.
        size: Size,
    },
    /// Too few of the members that were bid can still carve.
    TooFewCarvers {
        /// Who should carve.
        carver: Carver,
        /// How many it takes.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// Too few half-tablets.
    TooFewTablets {
        /// How many it takes.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// The supply has no half-tablet.
    NoTabletsLeft,
    /// There is no special action that could be done there, or anywhere.
    NoActionPossible,
    /// This special action belongs to another hex.
    NotTheHexFor {
        /// Which action.
        action: Action,
    },
    /// There is nothing left to take there.
    NothingLeft {
        /// By which action.
        action: Action,
    },
    /// A seat that breaks a tablet must use the action.
    MustAct,
    /// Neutral workers are for two seats.
    OnlyForTwo,
    /// All neutral workers are on the map.
    NoNeutralBeside,
    /// No unmarked neutral worker stands there.
    NoNeutralThere {
        /// Where.
        hex: Hex,
    },
    /// The map has no such hex.
    NoSuchHex {
        /// Which one.
        hex: Hex,
    },
    /// More logs than can be laid there.
    TooManyLogs {
        /// Where.
        hex: Hex,
        /// How many can be.
        max: u8,
    },
    /// The map has no such site.
    NoSuchSite {
        /// Which one.
        site: SiteNo,
    },
    /// The site belongs to another hex.
    SiteElsewhere {
        /// Which one.
        site: SiteNo,
        /// The hex where one is.
        hex: Hex,
    },
    /// The site is reserved or used.
    SiteTaken {
        /// Which one.
        site: SiteNo,
    },
    /// No such piece lies in front of the screen.
    NotInFront {
        /// Which one.
        kind: Kind,
    },
    /// No such piece, with that marker or without one, lies there.
    NoSuchPiece {
        /// Which one.
        kind: Kind,
        /// Where.
        hex: Hex,
    },
    /// The piece bears another seat's marker.
    MarkedByAnother {
        /// Whose.
        seat: Seat,
    },
    /// The hex is not next to where the piece is.
    NotNextTo {
        /// Where it is.
        from: Hex,
        /// Where it should go.
        hex: Hex,
    },
    /// The piece has been on that hex in this action.
    EnteredBefore {
        /// Which one.
        hex: Hex,
    },
    /// The hex is too weak.
    TooWeak {
        /// Which one.
        hex: Hex,
        /// The strength it takes.
        needs: u8,
    },
    /// The seat has moved that piece in this phase.
    MovedBefore,
    /// From there the action could not be ended: the piece must be marked,
    /// erected or put on.
    NoEnd,
    /// An action must change something.
    ChangesNothing,
    /// The piece must be marked, erected or put on.
    MustBeKept,
    /// The piece bears a marker already.
    MarkedAlready,
    /// That seat can't be the next helper: nobody is there to help, or nobody
    /// more is needed from there.
    NotAHelper {
        /// Which one.
        seat: Seat,
    },
    /// Only statues are erected, only headdresses put on.
    WrongKind {
        /// What is in hand.
        kind: Kind,
    },
    /// No member of the seat's tribe stands on the hex.
    NobodyThere {
        /// Which one.
        hex: Hex,
    },
    /// No statue of the seat without a headdress stands there.
    NoBareStatue {
        /// Where.
        site: SiteNo,
    },
    /// Pieces in front of the screen must be put on the map first.
    PiecesInFront,
    /// Nothing is face down there.
    NotFaceDown {
        /// Where.
        site: SiteNo,
    },
    /// The table shows it anyway.
    ShownAlready {
        /// Where.
        site: SiteNo,
    },
}

/// What can be missing behind a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stock {
    /// Workers.
    Worker,
    /// The sorcerer.
    Sorcerer,
    /// The chief.
    Chief,
    /// Markers.
    Marker,
    /// Pedestals.
    Pedestal,
}

impl Cited for Refusal {
    fn rule(&self) -> &'static str {
        self.rule
    }
}

/// A reason and its rule.
type Answer = (&'static str, Reason);

/// Says why a move that is not legal can't be made.
pub(crate) fn refuse(game: &Giants, mv: Move) -> Refusal {
    let (rule, reason) = answer(game, mv);
    Refusal { rule, reason }
}

fn answer(game: &Giants, mv: Move) -> Answer {
    match (game.phase, mv) {
        (Phase::Over, _) => (end_rule(game), Reason::GameOver),
        (phase, Move::Chance(mv)) => chance(phase, mv),
        (Phase::Start, _) => ("GI-S2", Reason::ChanceDecides),
        (Phase::Roll { .. }, _) => ("GI-1a", Reason::ChanceDecides),
        (_, Move::Bid(mv)) => ("GI-2a", bid::bid(game, mv)),
        (_, Move::Carve(mv)) => bid::carve(game, mv),
        (_, Move::Place(mv)) => place::refuse(game, mv),
        (_, Move::Transport(mv)) => transport::refuse(game, mv),
        (_, Move::Peek(site)) => peek(game, site),
        (Phase::CleanUp(seat), Move::CleanUp(CleanUpMove::Unmark(kind, hex))) => {
            ("GI-5a", transport::not_the_piece(game, seat, kind, hex, Some(seat)).1)
        }
        (_, Move::CleanUp(CleanUpMove::Unmark(..) | CleanUpMove::Keep)) => {
            ("GI-5a", wrong_phase(game))
        }
    }
}

fn chance(phase: Phase, mv: ChanceMove) -> Answer {
    match mv {
        ChanceMove::Start(seat) if phase == Phase::Start => ("GI-S2", Reason::NoSuchSeat { seat }),
        ChanceMove::Start(_) => ("GI-S2", Reason::OnlyChance),
        ChanceMove::Roll(_) => ("GI-1a", Reason::OnlyChance),
    }
}

fn end_rule(game: &Giants) -> &'static str {
    let is_finished = Seat::all(game.n_seats()).any(|seat| score::has_finished(game, seat));
    if is_finished { "GI-6" } else { "GI-O20" }
}

fn wrong_phase(game: &Giants) -> Reason {
    Reason::WrongPhase { now: game.phase.stage() }
}

/// Says that something is missing behind a seat's screen, if it is.
fn lacks(stock: Stock, needs: u8, has: u8) -> Option<Reason> {
    (has < needs).then_some(Reason::NotBehindScreen { stock, needs, has })
}

fn peek(game: &Giants, site: SiteNo) -> Answer {
    let is_between_actions = matches!(
        game.phase,
        Phase::Carve { .. } | Phase::Place(_) | Phase::Transport { .. } | Phase::CleanUp(_)
    );
    let seat = score::seat_to_move(game).filter(|_| is_between_actions);
    let reason = match seat {
        None if game.phase.stage() == Stage::Bid => wrong_phase(game),
        None => Reason::WrongStep,
        Some(_) if game.options.board.sites().len() <= site.idx() => Reason::NoSuchSite { site },
        Some(_) if game.stand(site).statue().is_none() => Reason::NotFaceDown { site },
        Some(_) if game.options.pedestals == Pedestals::Open => Reason::ShownAlready { site },
        Some(seat) if !legal::can_peek(game, seat, site) => Reason::ShownAlready { site },
        Some(seat) => Reason::TooFewTablets { needs: 1, has: game.tribes[seat].tablets },
    };
    ("GI-P", reason)
}
