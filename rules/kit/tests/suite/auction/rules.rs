//! The rules of the auction.

use std::{cell::Cell, fmt, str::FromStr};

use rules_core::{
    Cited, Config, DiagramError, Dice, Facts, Game, OptionError, OptionSpec, ParseMoveError,
    PerSeat, Rate, Seat, Standing, Term, Terms, TieBreaks, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::auction::text;

/// Lots, cards in hand and favourites are numbered from 1 to this.
pub(crate) const N: u8 = 40;

/// A set of numbers, as bits.
pub(crate) type Set = u64;

pub(crate) fn members(set: Set) -> impl Iterator<Item = u8> {
    (1..=N).filter(move |it| set & (1 << it) != 0)
}

/// The meaning of a drawn number.
type Draw = fn(u8) -> Move;

const FULL: Set = ((1 << N) - 1) << 1;

/// The state. 0 is a number that is not known or not chosen yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Auction {
    pub(crate) favourites: PerSeat<u8>,
    pub(crate) lots: Set,
    pub(crate) lot: u8,
    pub(crate) hands: PerSeat<Set>,
    pub(crate) bids: PerSeat<u8>,
    pub(crate) won: PerSeat<Set>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Move {
    Favourite(u8),
    Lot(u8),
    Bid(u8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Favourite(n) => write!(f, "favourite {n}"),
            Move::Lot(n) => write!(f, "lot {n}"),
            Move::Bid(n) => write!(f, "bid {n}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let (kind, n) = text.split_once(' ').ok_or_else(|| ParseMoveError::new(text))?;
        let n = n.parse().ok().filter(|n| (1..=N).contains(n));
        let mv = match (kind, n) {
            ("favourite", Some(n)) => Move::Favourite(n),
            ("lot", Some(n)) => Move::Lot(n),
            ("bid", Some(n)) => Move::Bid(n),
            (_, _) => return Err(ParseMoveError::new(text)),
        };
        // A number may be spelled in other ways: `+3`, `03`.
        if mv.to_string() == text { Ok(mv) } else { Err(ParseMoveError::new(text)) }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Options {}

impl rules_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[];

    fn set(&mut self, key: &str, _value: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown_key::<Options>(key))
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// The state with 0 for what the viewer does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    viewer: Option<Seat>,
    has_favourite: PerSeat<bool>,
    has_bid: PerSeat<bool>,
    favourites: PerSeat<u8>,
    lots: Set,
    lot: u8,
    hands: PerSeat<Set>,
    bids: PerSeat<u8>,
    won: PerSeat<Set>,
    leak: bool,
}

thread_local! {
    /// Whether views reveal if the last favourite is high once only one lot is left.
    pub(crate) static IS_LEAKING: Cell<bool> = const { Cell::new(false) };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Refusal;

impl Cited for Refusal {
    fn rule(&self) -> &'static str {
        "AU-1"
    }
}

impl Auction {
    fn next_bidder(&self) -> Option<Seat> {
        self.bids.iter().find(|(_, bid)| **bid == 0).map(|(seat, _)| seat)
    }

    /// Returns the numbers that can be dealt or drawn next, and the move for each.
    fn draws(&self) -> Option<(Set, Draw)> {
        if self.favourites.values().contains(&0) {
            return Some((FULL, Move::Favourite));
        }
        (self.lot == 0 && self.lots != 0).then_some((self.lots, Move::Lot))
    }

    fn settle(&mut self) {
        let bids = self.bids.values();
        let is_shared = |bid: &u8| bids.iter().filter(|it| *it == bid).count() > 1;
        let best = self.bids.iter().filter(|(_, bid)| !is_shared(bid)).max_by_key(|(_, bid)| **bid);
        if let Some((seat, _)) = best {
            self.won[seat] |= 1 << self.lot;
        }
        self.lot = 0;
        self.bids = PerSeat::new(self.n_seats(), 0);
    }

    fn standing(&self) -> Standing {
        Standing::new(self.n_seats(), |seat| {
            let won = self.won[seat];
            let mut terms = Terms::new();
            terms.push(Term::new("lots", members(won).map(i32::from).sum(), Rate::Points));
            let n_favourites = i32::from(won & (1 << self.favourites[seat]) != 0);
            terms.push(Term::new("favourite", n_favourites, Rate::Each(30)));
            let mut tie_breaks = TieBreaks::new();
            tie_breaks.push(Term::new("lots", won.count_ones() as i32, Rate::Points));
            (terms, tie_breaks)
        })
    }
}

/// Higher numbers are rarer.
fn weight(n: u8) -> u32 {
    u32::from(1 + (N - n) % 3)
}

impl Game for Auction {
    type Options = Options;
    type Move = Move;
    type View = View;
    type Sighting = String;
    type Effect = String;
    type Refusal = Refusal;

    const FACTS: Facts = Facts {
        key: "auction",
        rules_version: 1,
        n_seats_min: 2,
        n_seats_max: 5,
        moves_max: 5 + N as u32 * 6,
        n_move_ids: 3 * N as u16,
        rule_book: "**AU-1** Do what is listed.",
    };

    fn setup(config: &Config<Options>) -> Result<Auction, OptionError> {
        let n_seats = config.n_seats;
        if !(2..=5).contains(&n_seats) {
            return Err(OptionError::Seats { n_seats, min: 2, max: 5 });
        }
        let [favourites, bids] = [PerSeat::new(n_seats, 0); 2];
        let hands = PerSeat::new(n_seats, FULL);
        Ok(Auction { favourites, lots: FULL, lot: 0, hands, bids, won: PerSeat::new(n_seats, 0) })
    }

    fn config(&self) -> Config<Options> {
        Config::seats(self.n_seats())
    }

    fn n_seats(&self) -> u8 {
        self.bids.n_seats()
    }

    fn turn(&self) -> Turn {
        match (self.draws(), self.next_bidder()) {
            (Some(_), _) => Turn::Chance,
            (None, Some(seat)) if self.lot != 0 => Turn::Seat(seat),
            (None, _) => Turn::Over(self.standing()),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        match self.turn() {
            Turn::Seat(seat) => out.extend(members(self.hands[seat]).map(Move::Bid)),
            Turn::Chance | Turn::Over(_) => (),
        }
    }

    fn chances(&self, out: &mut Vec<(Move, u32)>) {
        out.clear();
        if let Some((set, mv)) = self.draws() {
            out.extend(members(set).map(|n| (mv(n), weight(n))));
        }
    }

    fn chance_weight(&self) -> u32 {
        self.draws().map_or(0, |(set, _)| members(set).map(weight).sum())
    }

    fn chance_at(&self, mut point: u32) -> Move {
        let (set, mv) = self.draws().expect("chance's turn");
        let found = members(set).find(|n| match point.checked_sub(weight(*n)) {
            Some(rest) => {
                point = rest;
                false
            }
            None => true,
        });
        mv(found.expect("a point below the weight"))
    }

    fn apply(&mut self, mv: Move) {
        match mv {
            Move::Favourite(n) => {
                let next = self.favourites.iter().find(|(_, it)| **it == 0);
                let (seat, _) = next.expect("a seat without a favourite");
                self.favourites[seat] = n;
            }
            Move::Lot(n) => {
                self.lot = n;
                self.lots &= !(1 << n);
            }
            Move::Bid(n) => {
                let seat = self.next_bidder().expect("a seat that has not bid");
                self.hands[seat] &= !(1 << n);
                self.bids[seat] = n;
                if self.next_bidder().is_none() {
                    self.settle();
                }
            }
        }
    }

    fn refuse(&self, _mv: Move) -> Refusal {
        Refusal
    }

    fn move_id(mv: Move) -> u16 {
        match mv {
            Move::Favourite(n) => u16::from(n) - 1,
            Move::Lot(n) => u16::from(N + n) - 1,
            Move::Bid(n) => u16::from(2 * N + n) - 1,
        }
    }

    fn move_with_id(id: u16) -> Option<Move> {
        let n = (id % u16::from(N)) as u8 + 1;
        [Move::Favourite, Move::Lot, Move::Bid]
            .get(usize::from(id) / usize::from(N))
            .map(|mv| mv(n))
    }

    fn sighting(&self, mv: Move, viewer: Viewer) -> String {
        let next = self.favourites.iter().find(|(_, it)| **it == 0).map(|(seat, _)| seat);
        let bidder = self.next_bidder();
        match mv {
            Move::Favourite(_) if viewer.seat().is_none_or(|it| Some(it) != next) => {
                "favourite ?".to_owned()
            }
            Move::Bid(_) if bidder == Some(Seat(self.n_seats() - 1)) => {
                format!("{mv} after {:?}", self.bids)
            }
            Move::Bid(_) if viewer.seat() != bidder => "bid ?".to_owned(),
            Move::Favourite(_) | Move::Lot(_) | Move::Bid(_) => mv.to_string(),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = |seat| viewer == Viewer::Seat(seat);
        let last = Seat(self.n_seats() - 1);
        View {
            viewer: viewer.seat(),
            has_favourite: self.favourites.map(|_, it| *it != 0),
            has_bid: self.bids.map(|_, bid| *bid != 0),
            favourites: self.favourites.map(|seat, it| if own(seat) { *it } else { 0 }),
            lots: self.lots,
            lot: self.lot,
            // A card that is bid face down may still be in hand.
            hands: self.hands.map(|seat, hand| match self.bids[seat] {
                bid if bid != 0 && !own(seat) => hand | (1 << bid),
                _ => *hand,
            }),
            bids: self.bids.map(|seat, bid| if own(seat) { *bid } else { 0 }),
            won: self.won,
            leak: IS_LEAKING.get() && self.lots.count_ones() == 1 && self.favourites[last] > N / 2,
        }
    }

    fn effects(before: &View, seen: &String, after: &View) -> Vec<String> {
        let gained = after.won.iter().filter(|(seat, won)| before.won[*seat] != **won);
        gained.map(|(seat, _)| format!("{seat} wins by {seen}")).collect()
    }

    fn sample(view: &View, dice: &mut Dice) -> Auction {
        let mut pick = |set: Set| {
            let idx = dice.below(set.count_ones()) as usize;
            members(set).nth(idx).expect("a member")
        };
        let favourites = view.favourites.map(|seat, it| match it {
            0 if view.has_favourite[seat] => pick(FULL),
            n => *n,
        });
        let bids = view.bids.map(|seat, bid| match bid {
            0 if view.has_bid[seat] => pick(view.hands[seat]),
            n => *n,
        });
        let hands = view.hands.map(|seat, hand| hand & !(1 << bids[seat]) & FULL);
        Auction { favourites, lots: view.lots, lot: view.lot, hands, bids, won: view.won }
    }

    fn reveals(&self, _mv: Move) -> bool {
        self.next_bidder() == Some(Seat(self.n_seats() - 1))
    }

    fn early(&self, seat: Seat) -> Option<Auction> {
        if self.lot == 0 || self.bids[seat] != 0 {
            return None;
        }
        let mut early = *self;
        while early.next_bidder() != Some(seat) {
            early.apply(early.successors()[0]);
        }
        Some(early)
    }

    fn diagram(&self) -> String {
        text::diagram(self)
    }

    fn from_diagram(text: &str) -> Result<Auction, DiagramError> {
        text::from_diagram(text)
    }

    fn check(&self) -> Result<(), String> {
        let n_lots_gone = u32::from(N) - self.lots.count_ones();
        let n_bid = |seat| u32::from(N) - self.hands[seat].count_ones();
        let Some(n_settled) = n_lots_gone.checked_sub(u32::from(self.lot != 0)) else {
            return Err("a lot is on offer that is not drawn".to_owned());
        };
        let is_whole = Seat::all(self.n_seats())
            .all(|seat| n_bid(seat) == n_settled + u32::from(self.bids[seat] != 0));
        let n_won: u32 = self.won.values().iter().map(|won| won.count_ones()).sum();
        let in_order = self.bids.values().is_sorted_by_key(|bid| *bid == 0)
            && self.favourites.values().is_sorted_by_key(|it| *it == 0);
        let is_dealt = !self.favourites.values().contains(&0) || self.lots == FULL;
        let in_play = self.lot != 0 || self.bids.values().iter().all(|bid| *bid == 0);
        let is_open = self.next_bidder().is_some();
        let all = is_whole && n_won <= n_settled && in_order && is_dealt && in_play && is_open;
        if all { Ok(()) } else { Err("cards or lots are missing".to_owned()) }
    }
}
