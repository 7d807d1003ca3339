//! A table, from the first seat to the start.

use std::{collections::BTreeMap, sync::Arc};

use bots::Strength;
use catalog::{AnyGame, MoveId};
use record::{
    Date, Flaw, Header, Mover, Name, Notes, Record, Spot, TableName,
    fair::{Chain, ChainHead, Commitment, Entropy},
};
use rules_core::{Seat, Standing, Turn};

use crate::{
    Chance, Note, Occupant, TableError, Time, Version,
    chance::{ChanceState, Origin},
    occupant::Chair,
    trail::Trail,
};

/// The comment that marks a record whose seed was not secret.
pub(crate) const FIXED_SEED: &str = "fixed seed";

/// One live game with its seats.
///
/// A copy is cheap, so anything can be tried on one.
#[derive(Clone, Debug)]
pub struct Table {
    /// The state before the first move.
    pub(crate) start: Arc<dyn AnyGame>,
    /// The state now: `start` after all moves.
    pub(crate) game: Arc<dyn AnyGame>,
    /// The record without its moves. Those, notes, seed and result are added
    /// when it is shown.
    pub(crate) head: Arc<Record>,
    pub(crate) moves: Vec<Made>,
    /// The comments of people on the moves of a record, by the moves' numbers.
    pub(crate) remarks: Arc<BTreeMap<u32, Notes>>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) notes: Vec<Note>,
    pub(crate) chance: Arc<ChanceState>,
    /// The states before the last moves.
    pub(crate) trail: Trail,
    /// The fingerprint of everything so far; none before the start, and if chance is entered by
    /// hand.
    pub(crate) chain: Option<Chain>,
    /// Since when the table has been waiting for what comes next.
    pub(crate) since: Time,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Made {
    /// Who made it.
    pub mover: Mover,
    /// The move.
    pub mv: MoveId,
}

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// For everyone to sit down and start.
    Start,
    /// For these seats: the one to move first, then those that may choose
    /// early and have not.
    Seats(Vec<Seat>),
    /// For people to enter what real dice or cards showed.
    Chance,
    /// For nothing: the game is over.
    Nothing,
}

impl Table {
    /// Opens a table for the game that begins with this state.
    ///
    /// A game that becomes too long for a record is refused not here but at the move that would be
    /// too many: some games could go on for ever, but never do.
    ///
    /// # Errors
    ///
    /// Refuses options that no record can hold.
    pub fn open(
        start: Box<dyn AnyGame>,
        id: TableName,
        chance: Chance,
        now: Time,
    ) -> Result<Table, Flaw> {
        let mut record = Record::new(start.to_setup()?);
        record.set_table(id);
        let chance = ChanceState::new(&record, chance);
        if let Some(fair) = chance.to_fair(false) {
            record.set_fair(fair)?;
        }
        if let ChanceState::DrawnOpen { origin: Origin::Fixed(_), .. } = chance {
            record.comment_beside(&Spot::Header(Header::Fair), FIXED_SEED)?;
        }
        let chairs = vec![Chair::default(); usize::from(start.n_seats())];
        Ok(Table::new(start, record, chance, chairs, now))
    }

    /// Makes a table at which nothing has happened.
    pub(crate) fn new(
        start: Box<dyn AnyGame>,
        head: Record,
        chance: ChanceState,
        chairs: Vec<Chair>,
        since: Time,
    ) -> Table {
        let start: Arc<dyn AnyGame> = Arc::from(start);
        Table {
            game: start.clone(),
            start,
            head: Arc::new(head),
            moves: Vec::new(),
            remarks: Arc::default(),
            chairs,
            notes: Vec::new(),
            chance: Arc::new(chance),
            trail: Trail::default(),
            chain: None,
            since,
        }
    }

    /// Says on which day it is played.
    pub fn set_date(&mut self, date: Date) {
        Arc::make_mut(&mut self.head).set_date(date);
    }

    /// Seats a person.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is taken, and everything after the start.
    pub fn sit(&mut self, seat: Seat, name: Name, entropy: Entropy) -> Result<(), TableError> {
        self.take(seat, Occupant::Person { name }, entropy)
    }

    /// Seats a bot.
    ///
    /// # Errors
    ///
    /// Those of [`Table::sit`].
    pub fn sit_bot(
        &mut self,
        seat: Seat,
        strength: Strength,
        entropy: Entropy,
    ) -> Result<(), TableError> {
        self.take(seat, Occupant::Bot { name: None, strength }, entropy)
    }

    /// Frees a seat, with what its occupant added to chance.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is free, and everything after the start.
    pub fn leave(&mut self, seat: Seat) -> Result<(), TableError> {
        self.check_open(seat)?;
        if *self.occupant(seat) == Occupant::Nobody {
            return Err(TableError::SeatFree(seat));
        }
        Ok(self.seat_down(seat, Occupant::Nobody, Entropy::default())?)
    }

    /// Starts the game. From now on all of chance is fixed.
    ///
    /// # Errors
    ///
    /// Refuses while a seat is free, and a second start.
    pub fn start(&mut self, now: Time) -> Result<(), TableError> {
        if self.is_started() {
            return Err(TableError::AlreadyStarted);
        }
        let is_free = |seat: &Seat| *self.occupant(*seat) == Occupant::Nobody;
        let free: Vec<Seat> = Seat::all(self.n_seats()).filter(is_free).collect();
        if !free.is_empty() {
            return Err(TableError::SeatsFree(free));
        }
        Arc::make_mut(&mut self.chance).start();
        self.chain_anew();
        if let Some(fair) = self.chance.to_fair(false) {
            Arc::make_mut(&mut self.head).set_fair(fair)?;
        }
        self.since = now;
        self.advance();
        Ok(())
    }

    /// Returns the number of seats.
    pub fn n_seats(&self) -> u8 {
        self.game.n_seats()
    }

    /// Returns the game as it is now. It knows all secrets.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// Returns the name of the table in the record, if it has one.
    pub fn id(&self) -> Option<&TableName> {
        self.head.table()
    }

    /// Returns who sits where, clockwise.
    pub fn occupants(&self) -> impl Iterator<Item = &Occupant> {
        self.chairs.iter().map(|chair| &*chair.occupant)
    }

    /// Returns the moves so far, with all secrets.
    pub fn moves(&self) -> &[Made] {
        &self.moves
    }

    /// Returns what happened besides the moves.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Returns whether the game has started.
    pub fn is_started(&self) -> bool {
        self.chance.is_started()
    }

    /// Returns how the game ended, if it did.
    pub fn standing(&self) -> Option<Standing> {
        match self.game.turn() {
            Turn::Over(standing) => Some(standing),
            Turn::Seat(_) | Turn::Chance => None,
        }
    }

    /// Returns whether people enter chance by hand.
    pub fn is_typed(&self) -> bool {
        self.chance.is_typed()
    }

    /// Returns whether chance comes from a seed that was not secret.
    pub fn is_fixed(&self) -> bool {
        match &*self.chance {
            ChanceState::DrawnOpen { origin, .. } | ChanceState::Drawn { origin, .. } => {
                *origin != Origin::Secret
            }
            ChanceState::TypedOpen | ChanceState::Typed => false,
        }
    }

    /// Returns the fingerprint of the seed, which everyone sees from the beginning; none if chance
    /// is entered by hand.
    pub fn commitment(&self) -> Option<Commitment> {
        self.chance.commitment()
    }

    /// Returns the fingerprint of everything so far, for people to keep; none before the start, and
    /// if chance is entered by hand.
    pub fn chain(&self) -> Option<ChainHead> {
        self.chain.as_ref().map(Chain::head)
    }

    /// Computes the fingerprint of everything so far again.
    pub(crate) fn chain_anew(&mut self) {
        self.chain = match &*self.chance {
            ChanceState::Drawn { started, .. } => {
                let mut chain = started.chain();
                for made in &self.moves {
                    chain.push(made.mover, &self.game.notation(made.mv));
                }
                Some(chain)
            }
            ChanceState::DrawnOpen { .. } | ChanceState::TypedOpen | ChanceState::Typed => None,
        };
    }

    /// Returns the current version for a seat; 0 for a seat that does not exist.
    pub fn version(&self, seat: Seat) -> Version {
        let n_queued = self.queued(seat).len() as u32;
        Version { n_moves: self.n_moves(), n_queued }
    }

    /// Returns the number of moves in the record: the version for spectators.
    pub fn n_moves(&self) -> u32 {
        self.moves.len() as u32
    }

    /// Returns what the table waits for.
    pub fn awaited(&self) -> Awaited {
        if !self.is_started() {
            return Awaited::Start;
        }
        match self.game.turn() {
            Turn::Over(_) => Awaited::Nothing,
            Turn::Chance => Awaited::Chance,
            Turn::Seat(to_move) => {
                let others = to_move.clockwise(self.n_seats()).skip(1);
                let early = others.filter(|seat| self.can_choose(*seat));
                Awaited::Seats([to_move].into_iter().chain(early).collect())
            }
        }
    }

    /// Returns since when the table has been waiting.
    pub fn since(&self) -> Time {
        self.since
    }

    /// Returns how long others have waited for a seat in total, up to the last move.
    pub fn spent_ms(&self, seat: Seat) -> Option<u64> {
        self.chairs.get(seat.idx()).map(|chair| chair.spent_ms)
    }

    /// Returns who sits at a seat; nobody where there is no such seat.
    pub fn occupant(&self, seat: Seat) -> &Occupant {
        const NOBODY: &Occupant = &Occupant::Nobody;
        self.chairs.get(seat.idx()).map_or(NOBODY, |chair| &*chair.occupant)
    }

    /// Returns the choices of a seat that wait for its turn. They are for that
    /// seat only.
    pub fn queued(&self, seat: Seat) -> &[MoveId] {
        self.chairs.get(seat.idx()).map_or(&[], |chair| &chair.queued)
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), TableError> {
        let n_seats = self.n_seats();
        if seat.0 < n_seats { Ok(()) } else { Err(TableError::NoSuchSeat { n_seats }) }
    }

    /// Checks that the game is running.
    pub(crate) fn check_running(&self) -> Result<(), TableError> {
        if !self.is_started() {
            return Err(TableError::NotStarted);
        }
        if self.standing().is_some() { Err(TableError::GameOver) } else { Ok(()) }
    }

    fn check_open(&self, seat: Seat) -> Result<(), TableError> {
        self.check_seat(seat)?;
        if self.is_started() { Err(TableError::AlreadyStarted) } else { Ok(()) }
    }

    fn take(&mut self, seat: Seat, occupant: Occupant, entropy: Entropy) -> Result<(), TableError> {
        self.check_open(seat)?;
        if *self.occupant(seat) != Occupant::Nobody {
            return Err(TableError::SeatTaken(seat));
        }
        Ok(self.seat_down(seat, occupant, entropy)?)
    }

    /// Puts somebody, or nobody, in a seat that exists.
    pub(crate) fn seat_down(
        &mut self,
        seat: Seat,
        occupant: Occupant,
        entropy: Entropy,
    ) -> Result<(), Flaw> {
        Arc::make_mut(&mut self.head).set_sitter(seat, occupant.sitter())?;
        let chair = &mut self.chairs[seat.idx()];
        *chair =
            Chair { occupant: Arc::new(occupant), entropy: Arc::new(entropy), ..Chair::default() };
        Arc::make_mut(&mut self.chance).sit(seat, chair);
        Ok(())
    }
}
