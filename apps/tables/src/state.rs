//! A table with the people around it, in memory: the fold of all its events.

use std::{
    convert::Infallible,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::Arc,
};

use catalog::MoveId;
use record::{Name, Record, fair::Entropy};
use referee::{Absence, Awaited, Occupant, Pace, Table, TableError, TableView, Thought, Time};
use rules_core::{Seat, Viewer};
use store::{TableId, Who};

use crate::{
    clock::Clocks,
    event::{Event, StoredEvent},
    terms::{BadTable, Terms, bad},
};

/// A fingerprint of the moves of a table up to a moment, good only for comparing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Story(u64);

/// A table with the people around it. It does no I/O: everything in it follows from its terms, its
/// seed and its events.
///
/// A copy is cheap: every event is tried on one.
#[derive(Clone, Debug)]
pub struct TableState {
    /// The public name of the table.
    pub id: TableId,
    /// The terms that were fixed when it was created.
    pub terms: Arc<Terms>,
    /// Who created it.
    pub host: Option<Who>,
    /// When.
    pub created_at: Time,
    /// Whether public lists leave it out.
    pub is_private: bool,
    /// The game, with all its secrets.
    pub(crate) table: Table,
    /// The owner of each seat.
    pub holders: Arc<Vec<Option<Who>>>,
    /// How often each seat was taken to another device.
    pub n_claims: Arc<Vec<u32>>,
    /// How fast bots move.
    pub pace: Pace,
    /// How long people may think.
    pub clocks: Clocks,
    /// The table at which the same people continue.
    pub rematch: Option<TableId>,
    /// Whether it was closed for good.
    pub is_closed: bool,
    /// The number of events.
    pub n_events: u32,
    /// The number of events that were not about moves.
    pub n_asides: u32,
}

impl TableState {
    /// Opens a table before anybody sits down.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the terms.
    pub fn open(
        id: TableId,
        terms: Terms,
        seed: [u8; 32],
        host: Option<Who>,
        is_private: bool,
        at: Time,
    ) -> Result<TableState, BadTable> {
        let table = terms.open(id.as_str(), seed, at)?;
        let n_seats = table.n_seats();
        Ok(TableState {
            id,
            host,
            created_at: at,
            is_private,
            holders: Arc::new(vec![None; usize::from(n_seats)]),
            n_claims: Arc::new(vec![0; usize::from(n_seats)]),
            pace: terms.pace,
            clocks: Clocks::new(terms.clock, n_seats),
            rematch: None,
            is_closed: false,
            n_events: 0,
            n_asides: 0,
            table,
            terms: Arc::new(terms),
        })
    }

    /// Returns the table as a viewer may see it.
    pub fn view(&self, viewer: Viewer) -> TableView<'_> {
        self.table.view(viewer)
    }

    /// Returns the table as everybody may see it.
    pub fn public(&self) -> TableView<'_> {
        self.view(Viewer::Spectator)
    }

    /// Returns the table with all its secrets, for tests that check that nothing gives them away.
    pub fn secrets(&self) -> &Table {
        &self.table
    }

    /// Returns the fingerprint of the first `n_moves` moves; none if there are not so many.
    pub fn story(&self, n_moves: u32) -> Option<Story> {
        let moves = self.table.moves().get(..n_moves as usize)?;
        let mut hasher = DefaultHasher::new();
        moves.hash(&mut hasher);
        Some(Story(hasher.finish()))
    }

    /// Applies a stored event again, and checks that it leads to the same position.
    ///
    /// # Errors
    ///
    /// Says what did not match.
    pub fn repeat(&mut self, text: &str, by: Option<&Who>, at: Time) -> Result<(), BadTable> {
        let line = StoredEvent::parse(text).map_err(bad)?;
        let number = self.n_events + 1;
        let event = line.event.clone().map(|text| self.table.read_move(&text));
        let applied = event.and_then(|event| self.apply(&event, by, at));
        applied.map_err(|error| BadTable(format!("event {number}: {error:?}")))?;
        let now = self.mark(line.event.clone());
        if now == line {
            return Ok(());
        }
        let what = |line: &StoredEvent| format!("{} moves, {:?}", line.n, line.chain);
        Err(BadTable(format!("event {number}: stored {}, played {}", what(&line), what(&now))))
    }

    /// Returns the last event as it is stored.
    pub fn stored(&self, event: Event) -> StoredEvent {
        let Ok(event) = event.map(|mv| Ok::<_, Infallible>(self.table.notation(mv)));
        self.mark(event)
    }

    /// Adds the progress of the game to an event.
    fn mark(&self, event: Event<String>) -> StoredEvent {
        let chain = self.table.chain().map(|head| head.short());
        StoredEvent { event, n: self.table.n_moves(), chain }
    }

    /// Applies an event.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed in that case.
    pub fn apply(&mut self, event: &Event, by: Option<&Who>, at: Time) -> Result<(), TableError> {
        if self.is_closed {
            return Err(TableError::Closed);
        }
        match event {
            Event::Sit { .. }
            | Event::SeatBot { .. }
            | Event::Leave { .. }
            | Event::Claim { .. } => {
                self.change_seat(event, by)?;
            }
            Event::Start => self.table.start(at)?,
            Event::Play { seat, version, mv } => {
                self.table.play(*seat, *version, *mv, at)?;
            }
            Event::Bot { seat, n_moves, mv } => {
                self.table.play_thought(&Thought::new(*seat, *n_moves, *mv), at)?;
            }
            Event::Chance { n_moves, mv } => {
                self.table.type_chance(*n_moves, *mv, at)?;
            }
            Event::UndoChance { n_moves } => self.table.retype_chance(*n_moves, at)?,
            Event::Undo { seat, version } => self.table.undo(*seat, *version, at)?,
            Event::Restart { seat, version } => self.table.restart(*seat, *version, at)?,
            Event::Resign { seat, strength } => self.table.resign(*seat, *strength)?,
            Event::TakeOver { seat, strength, .. } => self.table.take_over(*seat, *strength)?,
            Event::GiveBack { seat } => {
                self.table.give_back(*seat)?;
                self.clocks.refill(*seat);
            }
            Event::Pace { pace } => self.pace = *pace,
            Event::Rematch { table } => {
                self.rematch = Some(table.parse().map_err(|_| TableError::BadText)?);
            }
            Event::Close => self.is_closed = true,
        }
        let (table, is_closed) = (&self.table, self.is_closed);
        self.clocks.ask(|seat| !is_closed && is_asked(table, seat), at);
        self.n_events += 1;
        self.n_asides += u32::from(!event.is_about_moves());
        Ok(())
    }

    fn change_seat(&mut self, event: &Event, by: Option<&Who>) -> Result<(), TableError> {
        let entropy = |text: &str| text.parse::<Entropy>().map_err(|_| TableError::BadEntropy);
        let (seat, holder) = match event {
            Event::Sit { seat, name, entropy: text } => {
                let name = Name::new(name).map_err(|_| TableError::BadName)?;
                self.table.sit(*seat, name, entropy(text)?)?;
                (*seat, by.cloned())
            }
            Event::SeatBot { seat, strength, entropy: text } => {
                self.table.sit_bot(*seat, *strength, entropy(text)?)?;
                (*seat, None)
            }
            Event::Leave { seat } => {
                self.table.leave(*seat)?;
                (*seat, None)
            }
            Event::Claim { seat } => match self.holder(*seat) {
                Some(_) => {
                    Arc::make_mut(&mut self.n_claims)[seat.idx()] += 1;
                    (*seat, by.cloned())
                }
                None => return Err(TableError::SeatFree(*seat)),
            },
            Event::Start
            | Event::Play { .. }
            | Event::Bot { .. }
            | Event::Chance { .. }
            | Event::UndoChance { .. }
            | Event::Undo { .. }
            | Event::Restart { .. }
            | Event::Resign { .. }
            | Event::TakeOver { .. }
            | Event::GiveBack { .. }
            | Event::Pace { .. }
            | Event::Rematch { .. }
            | Event::Close => return Ok(()),
        };
        Arc::make_mut(&mut self.holders)[seat.idx()] = holder;
        Ok(())
    }

    /// Returns the owner of a seat.
    pub fn holder(&self, seat: Seat) -> Option<&Who> {
        self.holders.get(seat.idx())?.as_ref()
    }

    /// Returns the seats of somebody with these identities.
    pub fn seats_of(&self, identities: &[Who]) -> Vec<Seat> {
        let is_held = |seat: &Seat| self.holder(*seat).is_some_and(|who| identities.contains(who));
        Seat::all(self.table.n_seats()).filter(is_held).collect()
    }

    /// Returns whether somebody with these identities created the table.
    pub fn is_host(&self, identities: &[Who]) -> bool {
        self.host.as_ref().is_some_and(|host| identities.contains(host))
    }

    /// Returns whether the game is running.
    pub fn is_running(&self) -> bool {
        !self.is_closed && self.table.is_started() && self.table.standing().is_none()
    }

    /// Returns whether all secrets are revealed, because the game is over.
    pub fn is_over(&self) -> bool {
        self.table.standing().is_some()
    }

    /// Returns whether nothing is secret any more, because the game is over or was abandoned.
    pub fn is_revealed(&self) -> bool {
        self.is_over() || self.is_closed && self.table.is_started()
    }

    /// Returns the record for everyone, with the seed.
    ///
    /// # Errors
    ///
    /// Refuses it while there are secrets.
    pub fn open_record(&self) -> Result<Record, TableError> {
        if self.is_revealed() && !self.is_over() {
            return Ok(self.table.abandoned());
        }
        self.table.export()
    }

    /// Returns the number of people at the table, at all devices.
    pub fn n_people(&self) -> usize {
        self.table.occupants().filter(|it| is_person(it)).count()
    }

    /// Returns the names at the table, for texts about it.
    pub fn names(&self) -> Vec<String> {
        self.table
            .occupants()
            .zip(Seat::all(self.table.n_seats()))
            .map(|(occupant, seat)| match occupant.name() {
                Some(name) => name.to_string(),
                None => match occupant.bot() {
                    Some(_) => format!("Bot {}", seat.to_string().to_uppercase()),
                    None => seat.to_string().to_uppercase(),
                },
            })
            .collect()
    }

    /// Returns whether a person in this seat has to choose now.
    pub fn is_asked(&self, seat: Seat) -> bool {
        !self.is_closed && is_asked(&self.table, seat)
    }

    /// Returns whether what a seat sees or does now is private.
    ///
    /// If it is, people who share the device must look away. With one person at the table there is
    /// nobody else.
    pub fn needs_curtain(&self, seat: Seat) -> bool {
        if !self.is_running() || self.n_people() < 2 {
            return false;
        }
        let table = &self.table;
        let game = table.game();
        let own = Viewer::Seat(seat);
        let is_on_turn = matches!(game.turn(), rules_core::Turn::Seat(to_move) if to_move == seat);
        if !is_on_turn && table.can_choose(seat) {
            // It chooses early, which nobody else may know.
            return true;
        }
        if public(table.view_json(own)) != public(table.view_json(Viewer::Spectator)) {
            return true;
        }
        let is_secret =
            |mv: &MoveId| game.sighting(*mv, own) != game.sighting(*mv, Viewer::Spectator);
        is_on_turn && game.legal_moves().iter().any(is_secret)
    }
}

/// Returns whether a person has sat down, whoever plays now.
pub(super) fn is_person(occupant: &Occupant) -> bool {
    match occupant {
        Occupant::Person { .. } | Occupant::Away { absence: Absence::TakenOver, .. } => true,
        Occupant::Nobody
        | Occupant::Bot { .. }
        | Occupant::Away { absence: Absence::Resigned, .. } => false,
    }
}

fn is_asked(table: &Table, seat: Seat) -> bool {
    match table.awaited() {
        Awaited::Seats(seats) => seats.contains(&seat) && table.occupant(seat).bot().is_none(),
        Awaited::Start | Awaited::Chance | Awaited::Nothing => false,
    }
}

/// A view without the line that says whose it is.
fn public(mut view: serde_json::Value) -> serde_json::Value {
    if let Some(fields) = view.as_object_mut() {
        fields.remove("viewer");
    }
    view
}
