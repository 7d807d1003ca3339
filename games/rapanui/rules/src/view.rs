//! What a viewer may know: what the table shows, and what memory keeps.

use std::fmt;

use rules_core::{PerSeat, Seat, Viewer, tinyvec::ArrayVec};
use serde::Serialize;

use crate::{
    ByKind, BySort, Colour, Column, Move, Options, Phase, RapaNui, Sort, StoneRule, Top, apply,
    data::{HIDDEN_MAX, N_COLUMNS},
};

/// A Rapa Nui table as one viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub viewer: Option<Seat>,
    /// What was chosen for the table.
    pub options: Options,
    /// Where the game stands.
    pub phase: Phase,
    /// Whose turn began the game.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What is visible (RN-O8).
    pub shown: Shown,
    /// What someone who forgets nothing knows (RN-O9). It is for bots and the
    /// memory aid; a table shows it only where the options say so.
    pub known: Known,
}

/// What is visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// Each seat's things.
    pub tribes: PerSeat<ShownTribe, 4>,
    /// The four columns.
    pub columns: [Column; N_COLUMNS],
    /// How many cards are left in the deck.
    pub n_deck: u8,
    /// The four piles of offering cards.
    pub supply: BySort,
    /// The sacrificial stone.
    pub stone: ShownStone,
    /// How many moai were returned to the box.
    pub n_returned: u8,
}

/// What is visible of one seat's things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ShownTribe {
    /// The colour of its start cards, once dealt.
    pub colour: Option<Colour>,
    /// Its wood.
    pub wood: u16,
    /// Its fame points.
    pub fame: u16,
    /// Its cards on the table.
    pub display: ByKind,
    /// How many cards it holds.
    pub n_hand: u8,
    /// Which ones: for their owner, and for everyone at the end.
    pub hand: Option<ByKind>,
    /// How many offering cards it has.
    pub n_offerings: u8,
    /// Which ones: for their owner, and for everyone at the end.
    pub offerings: Option<BySort>,
}

/// What is visible of the stone (RN-3d).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ShownStone {
    /// How many cards lie there.
    pub n_cards: u8,
    /// What lies on top.
    pub top: Top,
    /// All that lie face up, where the options show them or the game is over.
    pub face_up: Option<BySort>,
    /// All of them, face-down ones too, once the game is over.
    pub counts: Option<BySort>,
}

/// What someone who forgets nothing knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Known {
    /// Every hand: start hands follow from the colours, draws are open.
    pub hands: PerSeat<ByKind, 4>,
    /// Which cards are left in the deck, in no order.
    pub deck: ByKind,
    /// How many of each sort were laid on the stone face up.
    pub face_up: BySort,
    /// The cards laid face down, in order.
    pub hidden: ArrayVec<[KnownHidden; HIDDEN_MAX]>,
    /// What each seat openly gained, less what it openly gave: its offering
    /// cards and those it laid face down.
    pub ledgers: PerSeat<BySort, 4>,
}

/// What is known of a card laid face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct KnownHidden {
    /// Who laid it.
    pub seat: Seat,
    /// Its sort: for the seat that laid it, and for everyone at the end.
    pub sort: Option<Sort>,
    /// Of each sort the seat can have laid at most this many face down, up to
    /// and including this card.
    pub at_most: BySort,
}

/// What a viewer sees of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub enum Sighting {
    /// All of it.
    Open(Move),
    /// The back of the card the builder lays face down (RN-3b).
    HideBack,
    /// All of it, and because it ends the game, the cards that lay face down
    /// on the stone, in the order in which they were laid.
    Ends(Move, ArrayVec<[Sort; HIDDEN_MAX]>),
}

impl Sighting {
    /// Returns the move, unless it was hidden.
    pub fn mv(&self) -> Option<Move> {
        match self {
            Sighting::Open(mv) | Sighting::Ends(mv, _) => Some(*mv),
            Sighting::HideBack => None,
        }
    }
}

impl fmt::Display for Sighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sighting::Open(mv) => mv.fmt(f),
            Sighting::HideBack => f.write_str("hide ?"),
            Sighting::Ends(mv, hidden) => {
                write!(f, "{mv}, face down:")?;
                hidden.iter().try_for_each(|sort| write!(f, " {sort}"))
            }
        }
    }
}

impl From<Sighting> for String {
    fn from(sighting: Sighting) -> String {
        sighting.to_string()
    }
}

pub(crate) fn sighting(game: &RapaNui, mv: Move, viewer: Viewer) -> Sighting {
    match mv {
        Move::Hide(_) if viewer != Viewer::Seat(game.active) => Sighting::HideBack,
        Move::Deal(_) | Move::Draw(_) if !game.stone.hidden.is_empty() && ends(game, mv) => {
            Sighting::Ends(mv, game.stone.hidden.iter().map(|card| card.sort).collect())
        }
        _ => Sighting::Open(mv),
    }
}

/// Returns whether a move ends the game (RN-6, RN-6h).
fn ends(game: &RapaNui, mv: Move) -> bool {
    let mut after = *game;
    apply::apply(&mut after, mv);
    after.phase == Phase::Over
}

pub(crate) fn view(game: &RapaNui, viewer: Viewer) -> View {
    View {
        viewer: viewer.seat(),
        options: game.options,
        phase: game.phase,
        start: game.start,
        active: game.active,
        shown: shown(game, viewer),
        known: known(game, viewer),
    }
}

fn shown(game: &RapaNui, viewer: Viewer) -> Shown {
    let is_over = game.phase == Phase::Over;
    let tribes = game.tribes.map(|seat, tribe| {
        let is_open = is_over || viewer == Viewer::Seat(seat);
        ShownTribe {
            colour: tribe.colour,
            wood: tribe.wood,
            fame: tribe.fame,
            display: tribe.display,
            n_hand: tribe.hand.total(),
            hand: is_open.then_some(tribe.hand),
            n_offerings: tribe.offerings.total(),
            offerings: is_open.then_some(tribe.offerings),
        }
    });
    let is_visible = is_over || game.options.stone() == StoneRule::FaceUpVisible;
    let stone = ShownStone {
        n_cards: game.stone.n_cards(),
        top: game.stone.top,
        face_up: is_visible.then_some(game.stone.face_up),
        counts: is_over.then(|| game.stone.counts()),
    };
    Shown {
        tribes,
        columns: game.columns,
        n_deck: game.deck.total(),
        supply: game.supply,
        stone,
        n_returned: game.n_returned,
    }
}

fn known(game: &RapaNui, viewer: Viewer) -> Known {
    let is_over = game.phase == Phase::Over;
    let hidden = game.stone.hidden.iter().map(|card| {
        let is_open = is_over || viewer == Viewer::Seat(card.seat);
        KnownHidden { seat: card.seat, sort: is_open.then_some(card.sort), at_most: card.at_most }
    });
    Known {
        hands: game.tribes.map(|_, tribe| tribe.hand),
        deck: game.deck,
        face_up: game.stone.face_up,
        hidden: hidden.collect(),
        ledgers: game.tribes.map(|seat, _| game.ledger(seat)),
    }
}
