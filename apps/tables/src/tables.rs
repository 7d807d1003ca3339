//! All tables, in memory or not.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
    time::Duration,
};

use referee::{TableError, Time};
use rules_core::Seat;
use store::{Digest, Store, TableId, Who};
use tokio::sync::{OnceCell, Semaphore, mpsc, oneshot};

use crate::{
    actor::{Actor, permit},
    command::{Act, Command, Say},
    counters::{Counted, Counters},
    error::of_store,
    event::Event,
    handle::TableHandle,
    load, past,
    plan::{self, Plan},
    request::{Done, Request},
    rows,
    seal::SealKey,
    shared::Shared,
    state::TableState,
    task,
    world::World,
};

/// How many requests may wait for one table.
const QUEUE: usize = 256;

/// How often tables that nobody looks at are woken.
const WAKE: Duration = Duration::from_secs(5);

/// How many of them at a time.
const N_WAKE: u32 = 64;

/// All tables. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Tables {
    pub(super) shared: Arc<Shared>,
    tables: Arc<Mutex<HashMap<TableId, Arc<OnceCell<TableHandle>>>>>,
}

impl Tables {
    /// Opens the tables of a store. At most `n_thinkers` bots think at the same time.
    pub fn new(store: Store, world: World, seal_key: SealKey, n_thinkers: usize) -> Tables {
        let thinkers = Semaphore::new(n_thinkers.max(1));
        let advisers = Semaphore::new(n_thinkers.max(1));
        let counters = Counters::default();
        let outbox = OnceLock::new();
        let shared = Shared { store, world, seal_key, thinkers, advisers, counters, outbox };
        Tables { shared: Arc::new(shared), tables: Arc::default() }
    }

    /// Returns the store.
    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    /// Returns a table, from the store if it is not in memory.
    ///
    /// # Errors
    ///
    /// There is none, or it can't be read.
    pub async fn table(&self, id: &TableId) -> Result<TableHandle, TableError> {
        loop {
            let cell = self.cell(id);
            let load = async {
                let loaded = load::load(&self.shared, id).await?;
                let (commands, inbox) = mpsc::channel(QUEUE);
                Ok(TableHandle::new(commands, task::start(self.shared.clone(), loaded, inbox)))
            };
            let handle = cell.get_or_try_init(|| load).await;
            match handle {
                Ok(handle) if handle.commands.is_closed() => self.forget(id, &cell),
                Ok(handle) => return Ok(handle.clone()),
                Err(error) => {
                    self.forget(id, &cell);
                    return Err(error);
                }
            }
        }
    }

    fn cell(&self, id: &TableId) -> Arc<OnceCell<TableHandle>> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.entry(id.clone()).or_default().clone()
    }

    fn forget(&self, id: &TableId, cell: &Arc<OnceCell<TableHandle>>) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.get(id).is_some_and(|it| Arc::ptr_eq(it, cell)) {
            tables.remove(id);
        }
    }

    /// Forgets tables that are no longer in memory.
    fn forget_closed(&self) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let is_closed = |handle: &TableHandle| handle.commands.is_closed();
        tables.retain(|_, cell| !cell.get().is_some_and(is_closed));
    }

    /// Returns how many tables are in memory.
    pub fn n_live(&self) -> usize {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Returns what the tables have counted so far.
    pub fn counted(&self) -> Counted {
        self.shared.counters.read()
    }

    /// Creates a table.
    ///
    /// # Errors
    ///
    /// Says why not.
    pub async fn create(
        &self,
        plan: Plan,
        by: &Who,
        request: Option<Request>,
    ) -> Result<(TableId, Done), TableError> {
        plan::create(&self.shared, plan, by, request).await
    }

    /// Reads the move of an event that somebody asks for.
    ///
    /// # Errors
    ///
    /// Says that the text is not a move to those who could make one now, and to everybody else why
    /// they can't make one.
    pub async fn read(
        &self,
        id: &TableId,
        actor: &Actor,
        event: Event<String>,
    ) -> Result<Event, TableError> {
        let snapshot = self.table(id).await?.snapshot();
        let state = &snapshot.state;
        let read = event.clone().map(|text| state.table.read_move(&text));
        if read.is_err() {
            permit(state, &snapshot.presence, actor, &event)?;
            match event {
                _ if state.is_closed => return Err(TableError::Closed),
                Event::Play { seat, version, .. } => state.table.check_play(seat, version)?,
                Event::Chance { n_moves, .. } => state.table.check_chance(n_moves)?,
                _ => {}
            }
        }
        read
    }

    /// Applies an event for somebody.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed in that case.
    pub async fn act(
        &self,
        id: &TableId,
        actor: Actor,
        event: Event,
        request: Option<Request>,
    ) -> Result<Done, TableError> {
        let act = Act { actor, event, request, is_trusted: false };
        self.ask(id, |answer| Command::Act(Box::new(act), answer)).await
    }

    /// Applies an event that the server itself has authorised.
    async fn act_trusted(
        &self,
        id: &TableId,
        actor: Actor,
        event: Event,
    ) -> Result<Done, TableError> {
        let act = Act { actor, event, request: None, is_trusted: true };
        self.ask(id, |answer| Command::Act(Box::new(act), answer)).await
    }

    /// Takes a seat to another device, with its seat words.
    ///
    /// # Errors
    ///
    /// Says why not.
    pub async fn claim(&self, actor: &Actor, key: Digest) -> Result<Option<TableId>, TableError> {
        let mut found = None;
        for (id, seat) in self.store().seats_by_key(key).await.map_err(of_store)? {
            self.act_trusted(&id, actor.clone(), Event::Claim { seat: Seat(seat) }).await?;
            found = Some(id);
        }
        Ok(found)
    }

    /// Returns the words that take a seat to another device; none if no person sits there.
    pub fn seat_words(&self, state: &TableState, seat: Seat) -> Option<String> {
        rows::words(state, seat, &self.shared.seal_key)
    }

    /// Lets a bot make its next move, at a table where bots wait for that.
    ///
    /// # Errors
    ///
    /// Refuses it to those who are not at the table.
    pub async fn step(&self, id: &TableId, actor: Actor) -> Result<Done, TableError> {
        self.ask(id, |answer| Command::Step(actor, answer)).await
    }

    /// Sends a chat message for somebody at the table.
    ///
    /// # Errors
    ///
    /// Refuses it to those who are not at the table.
    pub async fn say(
        &self,
        id: &TableId,
        actor: Actor,
        name: String,
        text: String,
        request: Option<Request>,
    ) -> Result<Done, TableError> {
        let say = Say { actor, name, text, request };
        self.ask(id, |answer| Command::Say(say, answer)).await
    }

    /// Asks the task of a table for something.
    async fn ask(
        &self,
        id: &TableId,
        command: impl FnOnce(oneshot::Sender<Result<Done, TableError>>) -> Command,
    ) -> Result<Done, TableError> {
        let (answer, answered) = oneshot::channel();
        let mut command = command(answer);
        loop {
            let handle = self.table(id).await?;
            match handle.commands.send(command).await {
                Ok(()) => break,
                // The table has just been removed from memory, so it is loaded again.
                Err(closed) => command = closed.0,
            }
        }
        answered.await.map_err(|_| TableError::Busy)?
    }

    /// Creates another table for the same people and records it at this one, or finds it if it
    /// exists already.
    ///
    /// # Errors
    ///
    /// Says why not.
    pub async fn rematch(&self, id: &TableId, actor: &Actor) -> Result<TableId, TableError> {
        let state = self.table(id).await?.snapshot().state;
        if state.seats_of(&actor.identities).is_empty() && !state.is_host(&actor.identities) {
            return Err(TableError::NotAtTable);
        }
        if !state.is_over() {
            return Err(TableError::NotOver);
        }
        if let Some(rematch) = &state.rematch {
            return Ok(rematch.clone());
        }
        let plan = past::rematch(&state, &actor.identities)
            .map_err(|error| TableError::Broken(error.to_string()))?;
        let (next, _) = self.create(plan, &actor.who, None).await?;
        let event = Event::Rematch { table: next.to_string() };
        match self.act_trusted(id, actor.clone(), event).await {
            Ok(_) => Ok(next),
            // Somebody else was faster, so their table is used.
            Err(error) if error.is_refusal() || error == TableError::Conflict => {
                let state = self.table(id).await?.snapshot().state;
                state.rematch.clone().ok_or(TableError::Busy)
            }
            Err(error) => Err(error),
        }
    }

    /// Until the process ends, wakes tables that nobody looks at when a clock runs out or a bot has
    /// to move.
    pub async fn keep_awake(&self) {
        let mut round = tokio::time::interval(WAKE);
        loop {
            round.tick().await;
            self.forget_closed();
            let now = self.shared.world.now();
            let due = match self.store().due(now, N_WAKE).await {
                Ok(due) => due,
                Err(error) => {
                    tracing::warn!(%error, "can't read which tables are due");
                    continue;
                }
            };
            for (id, _) in due {
                if let Err(error) = self.table(&id).await {
                    tracing::error!(table = %id, %error, "can't wake a table");
                }
            }
        }
    }

    /// Returns the time.
    pub fn now(&self) -> Time {
        self.shared.world.now()
    }
}
