//! Tables to try things at.

use ::bots::Strength;
use catalog::{Entry, Refused};
use record::{
    Mover, Name, Record, TableName,
    fair::{Entropy, RevealedSeed, Seed},
};
use referee::{Aside, Chance, Played, Table, TableError, Time, Version};
use rules_core::{Dice, Seat};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);

pub(crate) fn game(key: &str) -> &'static Entry {
    catalog::game(key).expect("a game of the catalog")
}

pub(crate) fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

/// Opens a table without anybody.
pub(crate) fn open(entry: &Entry, n_seats: u8, chance: Chance) -> Table {
    let start = entry.setup(n_seats, []).expect("seats for the game");
    Table::open(start, TableName::new("t1").expect("an id"), chance, Time(0)).expect("a table")
}

/// A secret that tests know.
pub(crate) fn seed(n: u8) -> Seed {
    Seed::from_bytes([n; 32])
}

/// Opens a table and starts it with persons on all seats.
pub(crate) fn started(entry: &Entry, n_seats: u8, chance: Chance) -> Table {
    let mut table = open(entry, n_seats, chance);
    for (seat, person) in Seat::all(n_seats).zip(["Anna", "Bea", "Carl", "Dora"]) {
        let entropy = Entropy::new(person.as_bytes()).expect("a few bytes");
        table.sit(seat, name(person), entropy).expect("a free seat");
    }
    table.start(Time(1_000)).expect("nobody is missing");
    table
}

/// A started table of Kuhn poker whose cards people enter by hand.
pub(crate) fn kuhn(moves: &str) -> Table {
    let mut table = started(game("kuhn"), 2, Chance::Typed);
    for mv in moves.split(", ").filter(|mv| !mv.is_empty()) {
        push(&mut table, mv).expect("a legal move");
    }
    table
}

/// A started table of Rapa Nui with persons on all seats.
pub(crate) fn rapanui(n_seats: u8) -> Table {
    started(game("rapanui"), n_seats, Chance::Fixed(RevealedSeed([3; 32])))
}

/// What is done at a table with moves in the game's notation.
pub(crate) trait ByText {
    fn play_text(
        &mut self,
        seat: Seat,
        version: Version,
        mv: &str,
        now: Time,
    ) -> Result<Played, TableError>;

    fn type_text(&mut self, n_moves: u32, mv: &str, now: Time) -> Result<Played, TableError>;

    fn why_not_text(&self, seat: Seat, mv: &str) -> Result<Option<Refused>, TableError>;
}

impl ByText for Table {
    fn play_text(
        &mut self,
        seat: Seat,
        version: Version,
        mv: &str,
        now: Time,
    ) -> Result<Played, TableError> {
        self.play(seat, version, self.read_move(mv)?, now)
    }

    fn type_text(&mut self, n_moves: u32, mv: &str, now: Time) -> Result<Played, TableError> {
        self.type_chance(n_moves, self.read_move(mv)?, now)
    }

    fn why_not_text(&self, seat: Seat, mv: &str) -> Result<Option<Refused>, TableError> {
        self.why_not(seat, self.read_move(mv)?)
    }
}

/// Makes a move for whoever is to move, chance included.
pub(crate) fn push(table: &mut Table, mv: &str) -> Result<Played, TableError> {
    match to_move(table) {
        Some(seat) => table.play_text(seat, table.version(seat), mv, Time(2_000)),
        None => table.type_text(table.n_moves(), mv, Time(2_000)),
    }
}

/// The legal moves of the seat to move.
pub(crate) fn legal(table: &Table) -> Vec<String> {
    let moves = table.game().legal_moves().into_iter();
    moves.map(|mv| table.notation(mv)).collect()
}

/// The choices of a seat that wait.
pub(crate) fn queued(table: &Table, seat: Seat) -> Vec<String> {
    table.queued(seat).iter().map(|mv| table.notation(*mv)).collect()
}

/// Makes the first legal moves until `is_there`.
pub(crate) fn push_until(table: &mut Table, mut is_there: impl FnMut(&Table) -> bool) {
    while !is_there(table) {
        let mv = legal(table).swap_remove(0);
        push(table, &mv).expect("a legal move");
    }
}

/// Makes moves as varied as possible until `is_there`, but builds moai whenever possible.
pub(crate) fn push_building(table: &mut Table, mut is_there: impl FnMut(&Table) -> bool) {
    let mut dice = Dice::from_seed(1);
    while !is_there(table) {
        let legal = legal(table);
        let build = legal.iter().find(|mv| mv.starts_with("build"));
        let mv = build.unwrap_or_else(|| dice.pick(&legal)).clone();
        push(table, &mv).expect("a legal move");
    }
}

/// A table of Rapa Nui where a seat can buy, that seat, and what it can buy.
pub(crate) fn buying() -> (Table, Seat, String) {
    let mut table = rapanui(2);
    let buy = |table: &Table| legal(table).into_iter().find(|mv| mv.starts_with("buy"));
    push_until(&mut table, |table| buy(table).is_some());
    let seat = to_move(&table).expect("somebody to move");
    let mv = buy(&table).expect("something to buy");
    (table, seat, mv)
}

/// The last move.
pub(crate) fn last(table: &Table) -> Option<String> {
    table.moves().last().map(|made| table.notation(made.mv))
}

pub(crate) fn to_move(table: &Table) -> Option<Seat> {
    match table.game().turn() {
        rules_core::Turn::Seat(seat) => Some(seat),
        rules_core::Turn::Chance | rules_core::Turn::Over(_) => None,
    }
}

pub(crate) fn code<T: std::fmt::Debug>(result: Result<T, TableError>) -> &'static str {
    result.expect_err("a refusal").code()
}

/// Everything about a table, to see whether anything has changed.
pub(crate) fn snapshot(table: &Table) -> (String, Aside, String) {
    (table.record().to_string(), table.aside(), table.game().diagram())
}

/// Like [`snapshot`], without how long things took.
pub(crate) fn timeless(table: &Table) -> (String, Vec<Vec<String>>, String) {
    let queued = Seat::all(table.n_seats()).map(|seat| queued(table, seat));
    (table.record().to_string(), queued.collect(), table.game().diagram())
}

/// Saves a table and restores it, with this seed.
pub(crate) fn reread(entry: &Entry, table: &Table, seed: Option<Seed>) -> Table {
    let text = table.record().to_string();
    let record = Record::parse(text.as_bytes()).expect("a record");
    let aside = serde_json::to_string(&table.aside()).expect("JSON");
    let aside = serde_json::from_str(&aside).expect("the same JSON");
    Table::from_record(entry, &record, seed, &aside).expect("the same table")
}

/// The numbers and movers of the moves, with the moves.
pub(crate) fn moves(table: &Table) -> Vec<(Mover, String)> {
    table.moves().iter().map(|made| (made.mover, table.notation(made.mv))).collect()
}

pub(crate) const EASY: Strength = Strength::Easy;
pub(crate) const RANDOM: Strength = Strength::Random;
