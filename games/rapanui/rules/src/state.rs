//! What is on the table.

use rules_core::{PerSeat, Seat, tinyvec::ArrayVec};
use serde::Serialize;

use crate::{
    ByKind, BySort, Colour, ColumnNo, Kind, Options, Sort,
    data::{COLUMN_LEN, DECK, HAND_SIZE, HIDDEN_MAX, N_COLUMNS, OFFERINGS, lacking},
};

/// A game of Rapa Nui.
///
/// The undrawn cards have no order: chance picks one when it is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RapaNui {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// Whose turn began the game; seat `a` until chance has decided.
    pub(crate) start: Seat,
    /// Whose turn it is, also while others offer or choose.
    pub(crate) active: Seat,
    pub(crate) tribes: PerSeat<Tribe, 4>,
    pub(crate) columns: [Column; N_COLUMNS],
    pub(crate) deck: ByKind,
    /// The four piles of offering cards.
    pub(crate) supply: BySort,
    pub(crate) stone: Stone,
    /// Moai put back into the box by RN-2e.
    pub(crate) n_returned: u8,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance picks the start seat (RN-O14).
    Start,
    /// Chance deals this seat a colour (RN-S2).
    Colour(Seat),
    /// Chance lays out the columns (RN-S3).
    Columns,
    /// The active seat buys or plays (RN-1, RN-2).
    Buy,
    /// The active seat has bought and plays (RN-2).
    Play,
    /// This seat lays an offering face up (RN-3a).
    Offer(Seat),
    /// The builder lays an offering face down (RN-3b).
    Hide,
    /// The builder adds a card from the supply (RN-3c).
    Add,
    /// The active seat takes a front card (RN-4).
    Draw {
        /// How many it still has to take, this one included.
        n_left: u8,
    },
    /// Chance refills a column (RN-4).
    Refill {
        /// Which one.
        column: ColumnNo,
        /// How many cards the active seat has to take after it.
        n_left: u8,
    },
    /// This seat takes wood or fame for its moai (RN-5c).
    Yield(Seat),
    /// This seat takes offerings of another sort (RN-5e).
    Substitute {
        /// Who chooses.
        seat: Seat,
        /// The sort that ran out.
        sort: Sort,
        /// How many cards are still due to the seat.
        n_due: u8,
    },
    /// The game has ended.
    Over,
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tribe {
    pub(crate) colour: Option<Colour>,
    pub(crate) wood: u16,
    pub(crate) fame: u16,
    pub(crate) hand: ByKind,
    pub(crate) display: ByKind,
    pub(crate) offerings: BySort,
}

/// A column of open cards, the front card last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Column {
    cards: ArrayVec<[Kind; COLUMN_LEN]>,
}

impl Column {
    /// Returns the cards, the front card last.
    #[inline]
    pub fn cards(&self) -> &[Kind] {
        &self.cards
    }

    /// Returns the front card.
    #[inline]
    pub fn front(&self) -> Option<Kind> {
        self.cards.last().copied()
    }

    /// Returns the card that would be uncovered by taking the front card.
    pub fn second(&self) -> Option<Kind> {
        self.cards.iter().rev().nth(1).copied()
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.cards.len() == COLUMN_LEN
    }

    #[inline]
    pub(crate) fn lay(&mut self, kind: Kind) {
        self.cards.push(kind);
    }

    #[inline]
    pub(crate) fn take(&mut self) -> Kind {
        self.cards.pop().expect("a column in play is never empty")
    }
}

impl Serialize for Column {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

/// The sacrificial stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Stone {
    pub(crate) face_up: BySort,
    pub(crate) hidden: ArrayVec<[Hidden; HIDDEN_MAX]>,
    pub(crate) top: Top,
}

/// What lies on top of the stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Top {
    /// The stone is bare.
    #[default]
    None,
    /// A card face up.
    Up(Sort),
    /// The back of a card.
    Back,
}

/// A card laid face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Hidden {
    pub(crate) seat: Seat,
    pub(crate) sort: Sort,
    /// What everybody knows of it: of each sort the seat can have laid at most
    /// this many face down, up to and including this card. It follows from
    /// what the seat openly gained and gave.
    pub(crate) at_most: BySort,
}

impl Stone {
    pub(crate) fn n_cards(&self) -> u8 {
        self.face_up.total() + self.hidden.len() as u8
    }

    /// Returns how many of each sort a seat laid face down.
    pub(crate) fn hidden_by(&self, seat: Seat) -> BySort {
        let mut counts = BySort::default();
        for card in self.hidden.iter().filter(|card| card.seat == seat) {
            counts[card.sort] += 1;
        }
        counts
    }

    /// Returns how many of each sort lie on the stone, face down ones too.
    pub(crate) fn counts(&self) -> BySort {
        let mut counts = self.face_up;
        for card in &self.hidden {
            counts[card.sort] += 1;
        }
        counts
    }
}

impl RapaNui {
    #[inline]
    pub(crate) fn n_seats(&self) -> u8 {
        self.tribes.n_seats()
    }

    pub(crate) fn column(&self, column: ColumnNo) -> &Column {
        &self.columns[column.idx()]
    }

    /// Returns what a seat would hold if it had laid nothing face down: all
    /// that it openly gained, less what it openly gave.
    pub(crate) fn ledger(&self, seat: Seat) -> BySort {
        let mut ledger = self.stone.hidden_by(seat);
        for (sort, n) in self.tribes[seat].offerings.iter() {
            ledger[sort] += n;
        }
        ledger
    }

    pub(crate) fn check(&self) -> Result<(), String> {
        self.check_cards()?;
        self.check_offerings()?;
        self.check_colours()?;
        self.check_hands()?;
        self.check_step()
    }

    fn check_cards(&self) -> Result<(), String> {
        for kind in Kind::ALL {
            let in_columns: usize = self
                .columns
                .iter()
                .map(|column| column.cards().iter().filter(|it| **it == kind).count())
                .sum();
            let of_tribes: u32 = self
                .tribes
                .values()
                .iter()
                .map(|it| u32::from(it.hand[kind]) + u32::from(it.display[kind]))
                .sum();
            let returned = if kind == Kind::Moai { self.n_returned } else { 0 };
            let n = in_columns as u32 + of_tribes + u32::from(self.deck[kind] + returned);
            let start_cards = self.tribes.values().iter().filter_map(|it| it.colour);
            let n_start = start_cards.filter(|it| is_start_card(*it, kind)).count() as u32;
            let expected = u32::from(DECK[kind]) + n_start;
            if n != expected {
                return Err(format!("cards are conserved: {n} {kind} cards, expected {expected}"));
            }
        }
        Ok(())
    }

    fn check_offerings(&self) -> Result<(), String> {
        let stone = self.stone.counts();
        for (sort, n_all) in OFFERINGS.iter() {
            let held: u32 =
                self.tribes.values().iter().map(|it| u32::from(it.offerings[sort])).sum();
            let n = held + u32::from(self.supply[sort]) + u32::from(stone[sort]);
            if n != u32::from(n_all) {
                return Err(format!("offerings are conserved: {n} {sort} cards, expected {n_all}"));
            }
        }
        for seat in Seat::all(self.n_seats()) {
            let mut laid = BySort::default();
            for card in self.stone.hidden.iter().filter(|card| card.seat == seat) {
                laid[card.sort] += 1;
                if laid[card.sort] > card.at_most[card.sort] {
                    return Err(format!("what seat {seat} laid face down fits what was seen"));
                }
            }
        }
        match (self.stone.n_cards(), self.stone.top) {
            (0, Top::None) => Ok(()),
            (0, Top::Up(_) | Top::Back) => Err("a bare stone has no top card".to_owned()),
            (_, Top::None) => Err("a stone with cards has a top card".to_owned()),
            (_, Top::Up(sort)) if self.stone.face_up[sort] == 0 => {
                Err("the top card lies on the stone".to_owned())
            }
            (_, Top::Back) if self.stone.hidden.is_empty() => {
                Err("a back on top needs a card face down".to_owned())
            }
            (_, Top::Up(_) | Top::Back) => Ok(()),
        }
    }

    fn check_colours(&self) -> Result<(), String> {
        let colours = || self.tribes.values().iter().filter_map(|it| it.colour);
        let expected = match self.phase {
            Phase::Start => 0,
            Phase::Colour(seat) => seat.idx(),
            _ => usize::from(self.n_seats()),
        };
        if colours().count() != expected {
            return Err("colours are dealt seat by seat before the columns".to_owned());
        }
        let is_unique = |colour| colours().filter(|it| *it == colour).count() == 1;
        if !colours().all(is_unique) {
            return Err("no two seats have the same colour".to_owned());
        }
        Ok(())
    }

    fn check_hands(&self) -> Result<(), String> {
        let n_owed = match self.phase {
            Phase::Start | Phase::Colour(_) | Phase::Over => return Ok(()),
            Phase::Columns | Phase::Buy | Phase::Play => 0,
            Phase::Yield(_) | Phase::Substitute { .. } => 0,
            Phase::Offer(_) | Phase::Hide | Phase::Add => 1,
            Phase::Draw { n_left } | Phase::Refill { n_left, .. } => n_left,
        };
        for (seat, tribe) in self.tribes.iter() {
            let n_owed = if seat == self.active { n_owed } else { 0 };
            if tribe.hand.total() + n_owed != HAND_SIZE {
                return Err(format!("seat {seat} has as many hand cards as its turn leaves it"));
            }
        }
        Ok(())
    }

    /// Whoever is asked, a seat or chance, has something to choose from.
    fn check_step(&self) -> Result<(), String> {
        let n_full = self.columns.iter().take_while(|it| it.is_full()).count();
        let n_begun = self.columns.iter().filter(|it| it.front().is_some()).count();
        let is_open = match self.phase {
            Phase::Start | Phase::Colour(_) => n_begun == 0,
            Phase::Columns => n_full < N_COLUMNS && n_begun <= n_full + 1,
            Phase::Buy | Phase::Play | Phase::Over => true,
            Phase::Offer(seat) => seat != self.active && self.tribes[seat].offerings.total() > 0,
            Phase::Hide => self.tribes[self.active].offerings.total() > 0,
            Phase::Add => self.supply.total() > 0,
            Phase::Draw { n_left } => (1..=HAND_SIZE).contains(&n_left),
            Phase::Refill { column, n_left } => {
                n_left < HAND_SIZE && self.deck.total() > 0 && !self.column(column).is_full()
            }
            Phase::Yield(seat) => self.tribes[seat].display[Kind::Moai] > 0,
            Phase::Substitute { seat, sort, n_due } => {
                (1..=2).contains(&n_due)
                    && n_due <= self.tribes[seat].display[Kind::Gatherer(sort)]
                    && self.supply[sort] == 0
                    && self.supply.total() > 0
            }
        };
        if !is_open {
            return Err("a step is open to whoever is asked".to_owned());
        }
        let may_lack = match self.phase {
            Phase::Start | Phase::Colour(_) | Phase::Columns | Phase::Over => N_COLUMNS,
            Phase::Refill { column, .. } => usize::from(self.column(column).front().is_none()),
            _ => 0,
        };
        if n_begun + may_lack < N_COLUMNS {
            return Err("every column has a front card".to_owned());
        }
        Ok(())
    }
}

fn is_start_card(colour: Colour, kind: Kind) -> bool {
    match kind {
        Kind::Woodcutter => true,
        Kind::Priest | Kind::Moai => false,
        Kind::Gatherer(sort) => sort != lacking(colour),
    }
}
