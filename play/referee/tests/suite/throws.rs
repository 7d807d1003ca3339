//! A toy game in which seats choose at the same time: rock, paper, scissors
//! with stakes, two rounds. A coin before each round decides whether it counts
//! twice. A seat may have a look before it stakes, which can't be undone.

use std::{fmt, str::FromStr};

use boards::Draw;
use bots::Think;
use catalog::{Entry, Shelf};
use rules_core::{
    Cited, Config, DiagramError, Dice, Facts, Game, GameSet, OptionError, OptionSpec,
    ParseMoveError, PerSeat, Rate, Seat, Standing, Term, Terms, TieBreaks, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use words::{Message, Samples, Speak, Speaker, Texts};

pub(crate) static THROWS: Entry = Entry::of::<Throws>(Shelf::Workshop);

const N_ROUNDS: u8 = 2;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Throws {
    n_rounds: u8,
    /// How often the round counts, once the coin is tossed.
    factor: Option<i32>,
    picks: PerSeat<Pick>,
    points: PerSeat<i32>,
    /// In an early state, the seat that chooses before its turn.
    early: Option<Seat>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Pick {
    has_looked: bool,
    stake: Option<u8>,
    hand: Option<Hand>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub(crate) enum Hand {
    Rock,
    Paper,
    Scissors,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Move {
    Coin(i32),
    Stake(u8),
    Throw(Hand),
    Look,
}

const MOVES: [(&str, Move); 9] = [
    ("coin once", Move::Coin(1)),
    ("coin twice", Move::Coin(2)),
    ("stake 1", Move::Stake(1)),
    ("stake 2", Move::Stake(2)),
    ("stake 3", Move::Stake(3)),
    ("look", Move::Look),
    ("throw rock", Move::Throw(Hand::Rock)),
    ("throw paper", Move::Throw(Hand::Paper)),
    ("throw scissors", Move::Throw(Hand::Scissors)),
];

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(MOVES[usize::from(Throws::move_id(*self))].0)
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        // Blanks do not count, so that the notation of a record is put to use.
        let found = MOVES.iter().find(|(name, _)| *name == text.trim());
        found.map(|(_, mv)| *mv).ok_or_else(|| ParseMoveError::new(text))
    }
}

/// What a viewer knows: the state without the picks of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    viewer: Option<Seat>,
    to_move: Option<Seat>,
    n_rounds: u8,
    factor: Option<i32>,
    own: Option<Pick>,
    /// Who has had a look, and how many choices each seat has made.
    n_picks: PerSeat<(bool, u8)>,
    points: PerSeat<i32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Sighting(String);

impl fmt::Display for Sighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Refusal;

impl Cited for Refusal {
    fn rule(&self) -> &'static str {
        "TH-1"
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Options {}

impl rules_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[];

    fn set(&mut self, key: &str, _: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown_key::<Options>(key))
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

impl Throws {
    /// Returns the seat that chooses next, whatever chooses early.
    fn chooser(&self) -> Option<Seat> {
        self.picks.iter().find(|(_, pick)| pick.hand.is_none()).map(|(seat, _)| seat)
    }

    fn to_move(&self) -> Option<Seat> {
        let early = self.early.filter(|seat| self.picks[*seat].hand.is_none());
        early.or(self.chooser())
    }

    fn score(&mut self) {
        let beats = |one: Pick, other: Pick| {
            let hand = |pick: Pick| pick.hand.map_or(0, |hand| hand as u8);
            (hand(one) + 3 - hand(other)) % 3 == 1
        };
        for (seat, pick) in self.picks.iter() {
            let n_beaten = self.picks.values().iter().filter(|it| beats(*pick, **it)).count();
            let stake = pick.stake.map_or(0, i32::from);
            self.points[seat] += n_beaten as i32 * stake * self.factor.unwrap_or(1);
        }
        self.picks = PerSeat::new(self.points.n_seats(), Pick::default());
        self.factor = None;
        self.n_rounds += 1;
    }
}

impl Game for Throws {
    type Options = Options;
    type Move = Move;
    type View = View;
    type Sighting = Sighting;
    type Effect = ();
    type Refusal = Refusal;

    const FACTS: Facts = Facts {
        key: "throws",
        rules_version: 1,
        n_seats_min: 2,
        n_seats_max: 4,
        moves_max: 26,
        n_move_ids: 9,
        rule_book: "",
    };

    fn setup(config: &Config<Options>) -> Result<Throws, OptionError> {
        Ok(Throws {
            n_rounds: 0,
            factor: None,
            picks: PerSeat::new(config.n_seats, Pick::default()),
            points: PerSeat::new(config.n_seats, 0),
            early: None,
        })
    }

    fn config(&self) -> Config<Options> {
        Config::seats(self.n_seats())
    }

    fn n_seats(&self) -> u8 {
        self.points.n_seats()
    }

    fn turn(&self) -> Turn {
        if self.n_rounds == N_ROUNDS {
            return Turn::Over(Standing::new(self.n_seats(), |seat| {
                let term = Term::new("points", self.points[seat], Rate::Points);
                (Terms::from_iter([term]), TieBreaks::new())
            }));
        }
        match (self.factor, self.to_move()) {
            (Some(_), Some(seat)) => Turn::Seat(seat),
            (None, _) | (_, None) => Turn::Chance,
        }
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        if let Turn::Seat(seat) = self.turn() {
            let moves = match self.picks[seat] {
                Pick { stake: Some(_), .. } => &MOVES[6..],
                Pick { has_looked: true, .. } => &MOVES[2..5],
                Pick { .. } => &MOVES[2..6],
            };
            out.extend(moves.iter().map(|(_, mv)| *mv));
        }
    }

    fn chances(&self, out: &mut Vec<(Move, u32)>) {
        out.clear();
        if self.turn() == Turn::Chance {
            out.extend([(Move::Coin(1), 3), (Move::Coin(2), 1)]);
        }
    }

    fn chance_weight(&self) -> u32 {
        if self.turn() == Turn::Chance { 4 } else { 0 }
    }

    fn chance_at(&self, point: u32) -> Move {
        Move::Coin(if point < 3 { 1 } else { 2 })
    }

    fn apply(&mut self, mv: Move) {
        match (mv, self.to_move()) {
            (Move::Coin(factor), _) => self.factor = Some(factor),
            (Move::Stake(stake), Some(seat)) => self.picks[seat].stake = Some(stake),
            (Move::Throw(hand), Some(seat)) => self.picks[seat].hand = Some(hand),
            (Move::Look, Some(seat)) => self.picks[seat].has_looked = true,
            (Move::Stake(_) | Move::Throw(_) | Move::Look, None) => {}
        }
        if self.chooser().is_none() {
            self.score();
        }
    }

    fn refuse(&self, _: Move) -> Refusal {
        Refusal
    }

    fn move_id(mv: Move) -> u16 {
        MOVES.iter().position(|(_, it)| *it == mv).expect("a move of the list") as u16
    }

    fn move_with_id(id: u16) -> Option<Move> {
        MOVES.get(usize::from(id)).map(|(_, mv)| *mv)
    }

    fn sighting(&self, mv: Move, viewer: Viewer) -> Sighting {
        let is_own = self.to_move().map(Viewer::Seat) == Some(viewer);
        Sighting(match mv {
            Move::Coin(_) | Move::Look => mv.to_string(),
            Move::Stake(_) | Move::Throw(_) if is_own => mv.to_string(),
            Move::Stake(_) => "stake ?".to_owned(),
            Move::Throw(_) => "throw ?".to_owned(),
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        let n_picks = |pick: &Pick| {
            let n_picks = u8::from(pick.stake.is_some()) + u8::from(pick.hand.is_some());
            (pick.has_looked, n_picks)
        };
        View {
            viewer: viewer.seat(),
            to_move: self.to_move(),
            n_rounds: self.n_rounds,
            factor: self.factor,
            own: viewer.seat().map(|seat| self.picks[seat]),
            n_picks: self.picks.map(|_, pick| n_picks(pick)),
            points: self.points,
        }
    }

    fn effects(_: &View, _: &Sighting, _: &View) -> Vec<()> {
        Vec::new()
    }

    fn sample(view: &View, _: &mut Dice) -> Throws {
        let pick = |seat: Seat, (has_looked, n_picks): &(bool, u8)| match view.own {
            Some(own) if view.viewer == Some(seat) => own,
            Some(_) | None => Pick {
                has_looked: *has_looked,
                stake: (*n_picks > 0).then_some(1),
                hand: (*n_picks > 1).then_some(Hand::Rock),
            },
        };
        let mut game = Throws {
            n_rounds: view.n_rounds,
            factor: view.factor,
            picks: view.n_picks.map(pick),
            points: view.points,
            early: None,
        };
        game.early = view.to_move.filter(|seat| game.chooser() != Some(*seat));
        game
    }

    fn reveals(&self, mv: Move) -> bool {
        let is_last = self.picks.values().iter().filter(|pick| pick.hand.is_none()).count() == 1;
        mv == Move::Look || matches!(mv, Move::Throw(_)) && is_last
    }

    fn early(&self, seat: Seat) -> Option<Throws> {
        let is_due = self.factor.is_some() && self.picks[seat].hand.is_none();
        let is_early = is_due && self.turn() != Turn::Seat(seat);
        is_early.then(|| Throws { early: Some(seat), ..self.clone() })
    }

    fn diagram(&self) -> String {
        format!("{self:?}\n")
    }

    fn from_diagram(_: &str) -> Result<Throws, DiagramError> {
        Err(DiagramError::new(1, 1, "nobody reads these"))
    }

    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}

/// The game is its own set, because a table needs only its words.
impl GameSet for Throws {
    type Game = Throws;
}

impl Think for Throws {}

impl Speak for Throws {
    const TEXTS: Texts = Texts::NONE;

    fn log_line(_: &View, mover: Option<Seat>, seen: &Sighting) -> Message {
        let who = mover.map_or("coin".to_owned(), |seat| seat.to_string());
        Message::new("throws-log").with("who", who).with("seen", seen.to_string())
    }

    fn effect_line(_: &()) -> Message {
        Message::new("throws-effect")
    }

    fn refusal(_: &Refusal) -> Message {
        Message::new("throws-refusal")
    }

    fn prompt(view: &View) -> Message {
        let who = view.to_move.map_or("coin".to_owned(), |seat| seat.to_string());
        Message::new("throws-prompt").with("who", who)
    }

    fn label(_: &View, mv: Move) -> Message {
        Message::new("throws-label").with("mv", mv.to_string())
    }

    fn term(term: &Term) -> Message {
        Message::new("throws-term").with("n", term.n)
    }

    fn term_noun(_: &Term) -> Message {
        Message::new("throws-points")
    }

    fn samples() -> Samples<Throws> {
        Samples {
            effects: vec![()],
            refusals: vec![Refusal],
            terms: Vec::new(),
            others: Vec::new(),
        }
    }
}

impl Draw for Throws {
    fn text(view: &View, _: &Speaker) -> String {
        format!("{view:?}\n")
    }
}
