//! A table that somebody wants to create.

use bots::Strength;
use catalog::{AnyGame, Entry, MoveId, Replay};
use record::{Date, Mover, Record};
use referee::{ClockRule, Pace, TableError, Time};
use rules_core::Seat;
use store::{NewEvent, NewTable, TableId, Who};

use crate::{
    error::of_store,
    event::Event,
    outbox::Outbox,
    request::{Done, Request},
    rows,
    shared::Shared,
    state::TableState,
    terms::{BadTable, ChanceKind, Terms, bad},
};

/// Who will sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatPlan {
    /// Somebody on the device of whoever creates the table.
    Person {
        /// What others call them.
        name: String,
    },
    /// A bot.
    Bot(Strength),
    /// Whoever comes.
    Open,
}

/// A table that somebody wants to create.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game before its first move.
    pub start: Box<dyn AnyGame>,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// Whether public lists leave it out.
    pub is_private: bool,
    /// How fast bots move.
    pub pace: Pace,
    /// How long people may think.
    pub clock: ClockRule,
    /// Where chance comes from.
    pub chance: ChanceKind,
    /// Which table it is a rematch of.
    pub rematch_of: Option<TableId>,
    /// The table that it continues, and after how many moves.
    pub forked: Option<(TableId, u32)>,
    /// The moves already made.
    pub history: Vec<Event>,
    /// What a seat adds to chance itself, in the notation of records.
    pub entropy: Option<(Seat, String)>,
}

impl Plan {
    /// Plans a new game, with nobody seated.
    ///
    /// # Errors
    ///
    /// Says what was expected.
    pub fn new<'a>(
        entry: &Entry,
        n_seats: u8,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Plan, rules_core::OptionError> {
        Ok(Plan::of_start(entry.setup(n_seats, options)?))
    }

    /// Plans a game that starts from this state, with nobody seated.
    pub fn of_start(start: Box<dyn AnyGame>) -> Plan {
        Plan {
            seats: vec![SeatPlan::Open; usize::from(start.n_seats())],
            start,
            is_private: true,
            pace: Pace::default(),
            clock: ClockRule::default(),
            chance: ChanceKind::default(),
            rematch_of: None,
            forked: None,
            history: Vec::new(),
            entropy: None,
        }
    }

    /// Plans a table with a finished game, for people to look at.
    ///
    /// Its chance comes from the record, because nothing was rolled here.
    pub fn of_record(replay: Replay, record: &Record) -> Plan {
        let mut plan = Plan::of_start(replay.start);
        plan.chance = ChanceKind::Typed;
        for ((seat_plan, sitter), seat_idx) in plan.seats.iter_mut().zip(record.seats()).zip(0..) {
            let name = sitter.name.as_ref().or(sitter.bot.as_ref()).map(ToString::to_string);
            let name = name.unwrap_or_else(|| Seat(seat_idx).to_string().to_uppercase());
            *seat_plan = SeatPlan::Person { name };
        }
        let movers = record.moves().iter().map(|entry| entry.mover);
        let event = |((mover, mv), n_moves): ((Mover, MoveId), u32)| match mover {
            Mover::Chance => Event::Chance { n_moves, mv },
            Mover::Seat(seat) => Event::Play { seat, version: n_moves.into(), mv },
        };
        plan.history = movers.zip(replay.moves).zip(0..).map(event).collect();
        plan
    }
}

/// Creates a table, seats whoever is there, and starts the game if all seats are taken.
pub(super) async fn create(
    shared: &Shared,
    plan: Plan,
    by: &Who,
    request: Option<Request>,
) -> Result<(TableId, Done), TableError> {
    let now = shared.world.now();
    let id: TableId = shared.world.text::<16>().parse().map_err(|_| bad_id())?;
    let seed = shared.world.bytes::<32>();
    let (terms, events) = draft(shared, &plan, now).map_err(|bad| TableError::Broken(bad.0))?;
    let setup = serde_json::to_string(&terms).map_err(|it| TableError::Broken(it.to_string()))?;
    let mut state =
        TableState::open(id.clone(), terms, seed, Some(by.clone()), plan.is_private, now)
            .map_err(|bad| TableError::Broken(bad.0))?;
    let mut stored = Vec::new();
    for event in &events {
        state.apply(event, Some(by), now)?;
        let text = state.stored(event.clone()).to_string();
        stored.push(NewEvent { at: now, by: Some(by.clone()), text });
    }
    let answer = store::Answer { status: 200, text: id.to_string() };
    let n_seats = state.table.n_seats();
    let outbox = shared.outbox.get();
    let new = NewTable {
        id: id.clone(),
        game: plan.start.facts().key.to_owned(),
        n_seats,
        setup,
        seed: shared.seal_key.seal(&id, &seed),
        is_private: plan.is_private,
        at: now,
        by: Some(by.clone()),
        rematch_of: plan.rematch_of,
        update: rows::full_update(&state),
        seats: Seat::all(n_seats).map(|seat| rows::seat(&state, seat, &shared.seal_key)).collect(),
        events: stored,
        notices: outbox.map(|it| it.of_creation(&events, &state)).unwrap_or_default(),
        idempotent: request.map(|it| it.idempotent(answer, now)),
    };
    match shared.store.create_table(new).await.map_err(of_store)? {
        store::Outcome::Done(_) => {
            outbox.into_iter().for_each(Outbox::ring);
            Ok((id, Done::Now))
        }
        store::Outcome::Replayed(answer) => {
            let id = answer.text.parse().map_err(|_| bad_id())?;
            Ok((id, Done::Before(answer)))
        }
    }
}

fn bad_id() -> TableError {
    TableError::Broken("a table without a name".to_owned())
}

fn draft(shared: &Shared, plan: &Plan, now: Time) -> Result<(Terms, Vec<Event>), BadTable> {
    let mut record = Record::new(plan.start.to_setup().map_err(bad)?);
    if let Some(date) = Date::of(now) {
        record.set_date(date);
    }
    let terms = Terms {
        record: record.to_string(),
        chance: plan.chance,
        clock: plan.clock,
        pace: plan.pace,
        forked: plan.forked.as_ref().map(|(id, n_moves)| (id.to_string(), *n_moves)),
    };
    let mut events = Vec::new();
    for (seat_plan, seat_idx) in plan.seats.iter().zip(0..) {
        let seat = Seat(seat_idx);
        let entropy = match &plan.entropy {
            Some((own, text)) if *own == seat => text.clone(),
            Some(_) | None => shared.entropy(),
        };
        events.extend(match seat_plan {
            SeatPlan::Person { name } => Some(Event::Sit { seat, name: name.clone(), entropy }),
            SeatPlan::Bot(strength) => Some(Event::SeatBot { seat, strength: *strength, entropy }),
            SeatPlan::Open => None,
        });
    }
    if !plan.seats.contains(&SeatPlan::Open) {
        events.push(Event::Start);
        events.extend(plan.history.iter().cloned());
    }
    Ok((terms, events))
}
