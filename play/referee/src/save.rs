//! Converts a table to a record and back.

use std::{collections::BTreeMap, error, fmt, sync::Arc};

use bots::Strength;
use catalog::{Entry, ReplayError};
use record::{
    Fair, Flaw, Header, Notes, Record, Score, Spot,
    fair::{Entropy, Seed},
};
use rules_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    Chance, Note, Occupant, Table, TableError, Time,
    chance::ChanceState,
    occupant::Chair,
    table::{FIXED_SEED, Made},
};

/// What belongs to a table but not to its record. It must be stored with the record, and it has
/// secrets: what seats have chosen early.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Aside {
    /// Whether seats are still being taken.
    pub is_open: bool,
    /// Since when the table has been waiting.
    pub since: Time,
    /// One for each seat.
    pub seats: Vec<SeatAside>,
}

/// What belongs to a seat but not to the record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatAside {
    /// What its occupant adds to chance, while the table is open.
    pub entropy: Option<String>,
    /// Its choices that wait for its turn.
    pub queued: Vec<String>,
    /// How long others have waited for it.
    pub spent_ms: u64,
}

/// Error when a table can't be restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreError {
    /// The record is not one of this game.
    Replay(ReplayError),
    /// There is no such bot.
    UnknownBot {
        /// Where it sits.
        seat: Seat,
        /// Its name in the record.
        bot: String,
    },
    /// The chance of the game comes from a seed that is missing.
    NoSeed,
    /// The seed is not the one that was committed to.
    WrongSeed,
    /// What a comment says about a seat is impossible.
    Note(Note),
    /// What is stored with the record does not match it.
    Aside(Flaw),
}

impl Table {
    /// Returns the record for the store. It has all secrets except the seed of a game that is not
    /// over.
    pub fn record(&self) -> Record {
        self.try_record().expect("everything was tried when it happened")
    }

    /// Returns the record for everyone.
    ///
    /// # Errors
    ///
    /// Refuses it until the game is over.
    pub fn export(&self) -> Result<Record, TableError> {
        match self.standing() {
            Some(_) => Ok(self.record()),
            None => Err(TableError::NotOver),
        }
    }

    /// Returns the record of an abandoned game for everyone: with its seed, so that chance can be
    /// checked as far as the game went.
    pub fn abandoned(&self) -> Record {
        let mut record = self.record();
        if let Some(fair) = self.chance.to_fair(true) {
            let fair = Fair { chain: self.chain(), ..fair };
            record.set_fair(fair).expect("the same seats as at the start");
        }
        record
    }

    /// Returns what must be stored with the record.
    pub fn aside(&self) -> Aside {
        let is_open = !self.is_started();
        let seat = |chair: &Chair| SeatAside {
            entropy: is_open.then(|| chair.entropy.to_string()),
            queued: chair.queued.iter().map(|mv| self.notation(*mv)).collect(),
            spent_ms: chair.spent_ms,
        };
        Aside { is_open, since: self.since, seats: self.chairs.iter().map(seat).collect() }
    }

    /// Restores a table from its record, the seed while that is a secret, and what was stored with
    /// them.
    ///
    /// A record alone, with [`Aside::default`], gives a table at which the game is running.
    ///
    /// # Errors
    ///
    /// Says what does not match.
    pub fn from_record(
        entry: &Entry,
        record: &Record,
        seed: Option<Seed>,
        aside: &Aside,
    ) -> Result<Table, RestoreError> {
        let replay = entry.replay(record).map_err(RestoreError::Replay)?;
        let chance = chance(record, seed)?;
        let Split { head, remarks, notes } = split(record).map_err(RestoreError::Aside)?;
        let chairs = vec![Chair::default(); usize::from(replay.start.n_seats())];
        let chance = ChanceState::new(&head, chance);
        let mut table = Table::new(replay.start, head, chance, chairs, aside.since);
        let movers = record.moves().iter().map(|entry| entry.mover);
        table.game = Arc::from(replay.end);
        table.moves = movers.zip(replay.moves).map(|(mover, mv)| Made { mover, mv }).collect();
        table.remarks = Arc::new(remarks);
        table.notes = notes;
        table.seat_all(record, aside)?;
        let is_open = match record.fair() {
            Some(fair) => fair.entropy.is_none(),
            None => aside.is_open && record.moves().is_empty(),
        };
        if !is_open {
            Arc::make_mut(&mut table.chance).start();
            table.chain_anew();
        }
        for (chair, aside) in table.chairs.iter_mut().zip(&aside.seats) {
            let queued = aside.queued.iter().map(|text| table.game.read_move(text));
            // An impossible choice is dropped, like one that is out of date.
            chair.queued = queued.collect::<Result<_, _>>().unwrap_or_default();
            chair.spent_ms = aside.spent_ms;
        }
        table.drop_dead_choices();
        if table.is_started() {
            table.advance();
        }
        Ok(table)
    }

    /// Returns the record with what happened besides the moves.
    pub(crate) fn try_record(&self) -> Result<Record, Flaw> {
        let mut record = Record::clone(&self.head);
        for made in &self.moves {
            record.push(made.mover, &self.notation(made.mv))?;
        }
        for (number, notes) in &*self.remarks {
            write_comments(&mut record, &Spot::Move(*number), notes)?;
        }
        for note in &self.notes {
            let spot = match note.n_moves < self.n_moves() {
                true => Spot::Move(note.n_moves + 1),
                false => Spot::End,
            };
            record.comment_above(&spot, &note.comment())?;
        }
        if let Some(standing) = self.standing() {
            if let Some(fair) = self.chance.to_fair(true) {
                record.set_fair(Fair { chain: self.chain(), ..fair })?;
            }
            let tallies = standing.seats().values().iter();
            let score = |it: &rules_core::Tally| Score { place: it.place, points: it.points };
            record.set_result(tallies.map(score).collect())?;
        }
        Ok(record)
    }

    fn seat_all(&mut self, record: &Record, aside: &Aside) -> Result<(), RestoreError> {
        let fair = record.fair().and_then(|fair| fair.entropy.as_ref());
        for (seat, sitter) in Seat::all(self.n_seats()).zip(record.seats()) {
            let occupant = match (&sitter.bot, &sitter.name) {
                (Some(bot), name) => {
                    let bot = bot.as_str();
                    let unknown = || RestoreError::UnknownBot { seat, bot: bot.to_owned() };
                    let strength = Strength::with_key(bot).ok_or_else(unknown)?;
                    Occupant::Bot { name: name.clone(), strength }
                }
                (None, Some(name)) => Occupant::Person { name: name.clone() },
                (None, None) => Occupant::Nobody,
            };
            let stored = aside.seats.get(seat.idx()).and_then(|seat| seat.entropy.as_deref());
            let entropy: Entropy = match (fair, stored) {
                (Some(fair), _) => fair[seat.idx()].clone(),
                (None, Some(text)) => text.parse().map_err(RestoreError::Aside)?,
                (None, None) => Entropy::default(),
            };
            self.seat_down(seat, occupant, entropy).map_err(RestoreError::Aside)?;
        }
        for note in self.notes.clone() {
            let occupant = note.occupant(self.occupant(note.seat));
            let occupant = occupant.ok_or(RestoreError::Note(note))?;
            self.chairs[note.seat.idx()].occupant = Arc::new(occupant);
        }
        Ok(())
    }
}

/// Works out where the chance of a record comes from.
fn chance(record: &Record, seed: Option<Seed>) -> Result<Chance, RestoreError> {
    let (Some(fair), Some(terms)) = (record.fair(), record.terms()) else {
        return Ok(Chance::Typed);
    };
    let revealed = fair.seed.or(seed.map(|seed| seed.reveal())).ok_or(RestoreError::NoSeed)?;
    if terms.commitment(&revealed) != fair.commitment {
        return Err(RestoreError::WrongSeed);
    }
    let mark = record.notes(&Spot::Header(Header::Fair)).and_then(|notes| notes.beside.as_deref());
    Ok(match mark {
        Some(FIXED_SEED) => Chance::Fixed(revealed),
        Some(_) | None => Chance::Fair(Seed::from_bytes(revealed.0)),
    })
}

/// A record, split into what a table keeps of it.
struct Split {
    /// The record without its moves.
    head: Record,
    /// What people wrote as comments on the moves.
    remarks: BTreeMap<u32, Notes>,
    /// What the referee wrote.
    notes: Vec<Note>,
}

fn split(record: &Record) -> Result<Split, Flaw> {
    let mut head = Record::new(record.setup().clone());
    if let Some(table) = record.table() {
        head.set_table(table.clone());
    }
    if let Some(date) = record.date() {
        head.set_date(date);
    }
    if let Some(fair) = record.fair() {
        head.set_fair(Fair { chain: None, ..fair.clone() })?;
    }
    let n_seats = record.setup().n_seats();
    for (seat, sitter) in Seat::all(n_seats).zip(record.seats()) {
        head.set_sitter(seat, sitter.clone())?;
    }
    for header in head.headers() {
        let spot = Spot::Header(header);
        if let Some(notes) = record.notes(&spot) {
            write_comments(&mut head, &spot, notes)?;
        }
    }
    let (mut remarks, mut notes) = (BTreeMap::new(), Vec::new());
    let n_moves = record.moves().len() as u32;
    for number in 1..=n_moves {
        if let Some(old) = record.notes(&Spot::Move(number)) {
            let left = without_notes(old, number - 1, n_seats, &mut notes);
            if left.texts().next().is_some() {
                remarks.insert(number, left);
            }
        }
    }
    if let Some(old) = record.notes(&Spot::End) {
        let left = without_notes(old, n_moves, n_seats, &mut notes);
        write_comments(&mut head, &Spot::End, &left)?;
    }
    Ok(Split { head, remarks, notes })
}

/// Takes out the referee's notes and returns what people wrote.
fn without_notes(old: &Notes, n_moves: u32, n_seats: u8, notes: &mut Vec<Note>) -> Notes {
    let mut left = old.clone();
    left.above.retain(|text| {
        let note = Note::read(text, n_moves).filter(|note| note.seat.0 < n_seats);
        notes.extend(note);
        note.is_none()
    });
    left
}

fn write_comments(record: &mut Record, spot: &Spot, notes: &Notes) -> Result<(), Flaw> {
    for text in &notes.above {
        record.comment_above(spot, text)?;
    }
    if let Some(text) = &notes.beside {
        record.comment_beside(spot, text)?;
    }
    Ok(())
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::Replay(error) => error.fmt(f),
            RestoreError::UnknownBot { seat, bot } => {
                let known = Strength::ALL.map(Strength::key).join(", ");
                write!(f, "seat {seat}: expected one of the bots {known}, found {bot:?}")
            }
            RestoreError::NoSeed => f.write_str("expected the seed of the game, found none"),
            RestoreError::WrongSeed => f.write_str("the seed is not the one committed to"),
            RestoreError::Note(note) => {
                write!(f, "after move {}: {:?} can't happen", note.n_moves, note.comment())
            }
            RestoreError::Aside(flaw) => flaw.fmt(f),
        }
    }
}

impl error::Error for RestoreError {}
