//! The store as the apps use it: every read and every write.

mod outbox;
mod people;

use std::{
    path::{Path, PathBuf},
    sync::{Arc, PoisonError, RwLock},
};

use record::Time;
use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{
    backend::{Backend, Fault},
    counters::{Counters, Counting},
    error::{AppendError, OpenError, Refusal, StoreError},
    names::{Digest, SealedSeed, TableId},
    rows::{Answer, ChatMessage, Counts, EventRow, Listed, Listing, Page, StoredTable},
    sqlite::{Sqlite, SqliteConfig},
    writer::Writer,
    writes::{Append, Idempotent, NewChat, NewTable, Outcome, Prune, Write, Written},
};

/// How a store behaves.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// The number of writes that may wait; any more are refused as busy.
    pub queue_len: usize,
}

impl Default for Config {
    fn default() -> Config {
        Config { queue_len: 4096 }
    }
}

/// Everything that was acknowledged; cheap to clone.
///
/// Its methods need a tokio runtime. A write that was begun is finished even if the future is
/// dropped.
#[derive(Clone)]
pub struct Store {
    shared: Arc<Shared>,
}

struct Shared {
    backend: Arc<dyn Backend>,
    counting: Arc<Counting>,
    reading: Semaphore,
    /// Empty once the store is closed.
    writer: RwLock<Option<Writer>>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").field("counters", &self.counters()).finish_non_exhaustive()
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        let writer = self.writer.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer {
            writer.finish();
        }
    }
}

impl Store {
    /// Opens the SQLite store in a folder, creating both if they are missing.
    ///
    /// # Errors
    /// The folder can't be used, or holds something else, newer or damaged.
    pub fn open(folder: &Path) -> Result<Store, OpenError> {
        let sqlite = Sqlite::open(folder, SqliteConfig::default())?;
        Store::over(Arc::new(sqlite), Config::default())
    }

    /// Creates a store from a database.
    ///
    /// # Errors
    /// No thread can be started.
    pub fn over(backend: Arc<dyn Backend>, config: Config) -> Result<Store, OpenError> {
        let counting = Arc::new(Counting::default());
        let writer = Writer::start(backend.clone(), counting.clone(), config.queue_len)
            .map_err(|error| OpenError::File(PathBuf::from("thread"), error))?;
        let reading = Semaphore::new(backend.n_readers().max(1));
        let writer = RwLock::new(Some(writer));
        Ok(Store { shared: Arc::new(Shared { backend, counting, reading, writer }) })
    }

    /// Writes what is waiting, then refuses further writes.
    pub async fn close(&self) {
        let shared = self.shared.clone();
        let close = move || {
            let writer = shared.writer.write().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(writer) = writer {
                writer.finish();
            }
        };
        // Only a runtime that shuts down drops this, and then nobody waits.
        let _ = spawn_blocking(close).await;
    }

    /// Waits until the store breaks, and returns why.
    ///
    /// The process should then end, because only a restart can tell what is on disk.
    pub async fn broken(&self) -> String {
        if let Ok(mut watch) = self.with_writer(Writer::broken) {
            let why = watch.wait_for(Option::is_some).await.map(|why| why.clone());
            if let Ok(Some(why)) = why {
                return why;
            }
        }
        // The thread ended without a fault.
        std::future::pending().await
    }

    /// Returns the counts since the store was opened.
    pub fn counters(&self) -> Counters {
        let waiting = self.with_writer(Writer::n_waiting).unwrap_or(0);
        self.shared.counting.snapshot(waiting as u64)
    }

    /// Does any kind of write; the other methods are shorthands.
    ///
    /// # Errors
    /// The data does not allow it, or the store can't write now.
    pub async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let answer = self.with_writer(|writer| writer.send(write))??;
        match answer.await {
            Ok(result) => result,
            Err(_) => Err(self.with_writer(Writer::stopped).unwrap_or_else(|closed| closed)),
        }
    }

    fn with_writer<T>(&self, use_it: impl FnOnce(&Writer) -> T) -> Result<T, StoreError> {
        let writer = self.shared.writer.read().unwrap_or_else(PoisonError::into_inner);
        writer.as_ref().map(use_it).ok_or_else(|| StoreError::Broken("it was closed".to_owned()))
    }

    async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&dyn Backend) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        let shared = self.shared.clone();
        let _permit = self.shared.reading.acquire().await.map_err(|_| StoreError::Busy)?;
        let answer = spawn_blocking(move || question(&*shared.backend)).await;
        self.shared.counting.read();
        answer.map_err(|error| StoreError::Unreadable(error.to_string()))?.map_err(unreadable)
    }
}

fn unreadable(fault: Fault) -> StoreError {
    match fault {
        Fault::Busy => StoreError::Busy,
        Fault::Full => StoreError::Full,
        Fault::Broken(why) => StoreError::Unreadable(why),
    }
}

fn outcome(written: Written) -> Outcome {
    match written {
        Written::Replayed(answer) => Outcome::Replayed(answer),
        Written::Numbered(number) => Outcome::Done(number),
        Written::Done | Written::Registered(_) | Written::Rows(_) | Written::Claimed(_) => {
            Outcome::Done(0)
        }
    }
}

/// Tables.
impl Store {
    /// Creates a table.
    ///
    /// # Errors
    /// [`Refusal::TableExists`], [`Refusal::KeyReused`], [`Refusal::Invalid`].
    pub async fn create_table(&self, table: NewTable) -> Result<Outcome, StoreError> {
        self.write(Write::Create(table)).await.map(outcome)
    }

    /// Adds events to a table, with everything that changes with them.
    ///
    /// A key that was used before takes precedence over a number that is taken.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if the expected number is not the next one.
    pub async fn append(&self, append: Append) -> Result<Outcome, AppendError> {
        Ok(self.write(Write::Append(append)).await.map(outcome)?)
    }

    /// Removes a table with everything that belongs to it.
    pub async fn remove_table(&self, id: TableId) -> Result<(), StoreError> {
        self.write(Write::RemoveTable(id)).await.map(drop)
    }

    /// Returns a table.
    pub async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let id = id.clone();
        self.read(move |backend| backend.table(&id)).await
    }

    /// Returns the sealed seed of a table.
    pub async fn seed(&self, id: &TableId) -> Result<Option<SealedSeed>, StoreError> {
        let id = id.clone();
        self.read(move |backend| backend.seed(&id)).await
    }

    /// Returns the events of a table after a number, all of them with 0.
    pub async fn events(&self, id: &TableId, after: u32) -> Result<Vec<EventRow>, StoreError> {
        let id = id.clone();
        self.read(move |backend| backend.events(&id, after, u32::MAX)).await
    }

    /// Returns a page of a list, last changed first.
    pub async fn list(&self, listing: Listing, page: Page) -> Result<Listed, StoreError> {
        self.read(move |backend| backend.list(&listing, &page)).await
    }

    /// Returns at most `n_max` tables that are due by a time, the most urgent first.
    pub async fn due(&self, until: Time, n_max: u32) -> Result<Vec<(TableId, Time)>, StoreError> {
        self.read(move |backend| backend.due(until, n_max)).await
    }

    /// Returns the seats that a key opens.
    pub async fn seats_by_key(&self, key: Digest) -> Result<Vec<(TableId, u8)>, StoreError> {
        self.read(move |backend| backend.seats_by_key(&key)).await
    }

    /// Adds a message to a table's chat.
    pub async fn say(&self, chat: NewChat) -> Result<Outcome, StoreError> {
        self.write(Write::Say(chat)).await.map(outcome)
    }

    /// Returns at most the last `n_max` messages of a chat, those after a number.
    pub async fn chat(
        &self,
        id: &TableId,
        after: u32,
        n_max: u32,
    ) -> Result<Vec<ChatMessage>, StoreError> {
        let id = id.clone();
        self.read(move |backend| backend.chat(&id, after, n_max)).await
    }
}

/// Requests.
impl Store {
    /// Remembers the answer to a request that wrote nothing else.
    pub async fn remember(&self, idempotent: Idempotent) -> Result<Outcome, StoreError> {
        self.write(Write::Remember(idempotent)).await.map(outcome)
    }

    /// Returns the answer that the same request got before.
    ///
    /// # Errors
    /// [`Refusal::KeyReused`] if the key was used for another body.
    pub async fn answered(
        &self,
        scope: &str,
        key: &str,
        body: Digest,
    ) -> Result<Option<Answer>, StoreError> {
        let (scope, key) = (scope.to_owned(), key.to_owned());
        match self.read(move |backend| backend.answer(&scope, &key)).await? {
            None => Ok(None),
            Some((first, answer)) if first == body => Ok(Some(answer)),
            Some(_) => Err(StoreError::Refused(Refusal::KeyReused)),
        }
    }

    /// Forgets what is too old, and returns the number of rows.
    pub async fn prune(&self, prune: Prune) -> Result<u64, StoreError> {
        self.write(Write::Prune(prune)).await.map(rows)
    }
}

fn rows(written: Written) -> u64 {
    match written {
        Written::Rows(n) => n,
        Written::Done
        | Written::Replayed(_)
        | Written::Numbered(_)
        | Written::Registered(_)
        | Written::Claimed(_) => 0,
    }
}

/// Upkeep.
impl Store {
    /// Returns how much is stored.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        self.read(|backend| backend.counts()).await
    }

    /// Returns what is wrong with the data; nothing if it is sound. This may take long.
    pub async fn check(&self) -> Result<Vec<String>, StoreError> {
        self.read(|backend| backend.check()).await
    }

    /// Writes a copy of all data into a new file while the store is in use, and checks the copy.
    ///
    /// # Errors
    /// There is already something at that path, or the copy can't be written.
    pub async fn backup(&self, to: &Path) -> Result<(), OpenError> {
        let (backend, to) = (self.shared.backend.clone(), to.to_owned());
        let copied = spawn_blocking(move || backend.backup(&to)).await;
        copied.map_err(|error| OpenError::Database(error.to_string()))?
    }
}
