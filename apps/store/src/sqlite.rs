//! SQLite as a store: one connection that writes, a few that read.

pub(crate) mod backup;
mod unwritten;
mod apply;
mod answers;
mod connect;
mod lists;
mod outbox;
mod people;
mod read;
mod read_people;
mod schema;
mod tables;
mod values;

use std::{
    path::{Path, PathBuf},
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
};

use record::Time;
use rusqlite::{Connection, ErrorCode};

use crate::{
    backend::{Backend, Fault, Verdict},
    error::OpenError,
    names::{AccountId, Digest, SealedSeed, TableId, Who},
    outbox::Backlog,
    rows::{
        Account, Answer, ApiToken, ChatMessage, Counts, EventRow, Identity, Listed, Listing, Page,
        Session, StoredTable,
    },
    writes::Write,
};

/// How durable a commit must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// It survives a power cut.
    Full,
    /// It survives the end of the process but not a power cut; used to show that the tests
    /// notice the difference.
    Normal,
}

/// How SQLite is used.
#[derive(Clone, Copy, Debug)]
pub struct SqliteConfig {
    /// How durable a commit must be.
    pub durability: Durability,
    /// The number of connections that read.
    pub n_readers: usize,
    /// How long to wait for another program, in milliseconds.
    pub busy_ms: u32,
    /// The largest number of pages of the database, for testing a full disk.
    pub n_pages_max: Option<u32>,
}

impl Default for SqliteConfig {
    fn default() -> SqliteConfig {
        SqliteConfig {
            durability: Durability::Full,
            n_readers: 4,
            busy_ms: 5_000,
            n_pages_max: None,
        }
    }
}

/// A store in a folder.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    /// Dropped first, because the last connection copies the log, which readers can't.
    readers: Readers,
    writer: Mutex<Writing>,
}

#[derive(Debug)]
struct Writing {
    connection: Connection,
    /// Writes that are in the write-ahead log and perhaps not in the database.
    n_logged: usize,
}

/// The number of writes after which the write-ahead log is copied into the database.
const CHECKPOINT_WRITES: usize = 1_000;

impl Sqlite {
    /// The name of the file in the folder.
    pub const FILE: &'static str = "store.db";

    /// Opens the store in a folder, creating both if they are missing.
    ///
    /// # Errors
    /// The folder can't be used, or holds something else, newer or damaged.
    pub fn open(folder: &Path, config: SqliteConfig) -> Result<Sqlite, OpenError> {
        connect::check_library()?;
        std::fs::create_dir_all(folder)
            .map_err(|error| OpenError::File(folder.to_owned(), error))?;
        let path = folder.join(Sqlite::FILE);
        let mut writer = connect::writer(&path, &config)?;
        schema::migrate(&mut writer, &path)?;
        let readers = (0..config.n_readers.max(1)).map(|_| connect::reader(&path, &config));
        let readers = Readers::new(readers.collect::<Result<_, _>>()?);
        // What a crash left in the log is copied at the first opportunity.
        let writing = Writing { connection: writer, n_logged: CHECKPOINT_WRITES };
        Ok(Sqlite { path, readers, writer: Mutex::new(writing) })
    }

    /// Changes the largest number of pages of the database, which simulates a full disk.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn set_n_pages_max(&self, n_pages_max: u32) -> Result<(), OpenError> {
        connect::set_n_pages_max(&self.writing().connection, n_pages_max).map_err(connect::database)
    }

    fn writing(&self) -> MutexGuard<'_, Writing> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ask<T>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, Fault> {
        let reader = self.readers.take();
        question(&reader).map_err(|error| fault(&error))
    }
}

/// Works out what a database error means for what was written.
fn fault(error: &rusqlite::Error) -> Fault {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Fault::Busy,
        Some(ErrorCode::DiskFull) => Fault::Full,
        Some(_) | None => Fault::Broken(error.to_string()),
    }
}

/// Connections that read, lent one at a time.
#[derive(Debug)]
struct Readers {
    free: Mutex<Vec<Connection>>,
    returned: Condvar,
    n: usize,
}

impl Readers {
    fn new(free: Vec<Connection>) -> Readers {
        Readers { n: free.len(), free: Mutex::new(free), returned: Condvar::new() }
    }

    fn take(&self) -> Lent<'_> {
        let mut free = self.lock();
        loop {
            if let Some(connection) = free.pop() {
                return Lent { readers: self, connection: Some(connection) };
            }
            free = self.returned.wait(free).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Lent<'a> {
    readers: &'a Readers,
    connection: Option<Connection>,
}

impl std::ops::Deref for Lent<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection.as_ref().expect("a connection until it is returned")
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        self.readers.lock().extend(self.connection.take());
        self.readers.returned.notify_one();
    }
}

impl Backend for Sqlite {
    fn write(&self, batch: &[Write]) -> Result<Vec<Verdict>, Fault> {
        let mut writing = self.writing();
        writing.n_logged += batch.len();
        apply::batch(&mut writing.connection, batch)
    }

    fn tend(&self) -> Result<(), Fault> {
        let mut writing = self.writing();
        if writing.n_logged < CHECKPOINT_WRITES {
            return Ok(());
        }
        writing.n_logged = 0;
        let sql = "PRAGMA wal_checkpoint(PASSIVE)";
        match writing.connection.query_row(sql, [], |_| Ok(())).map_err(|error| fault(&error)) {
            // The log grows until there is room, or until others release the database.
            Ok(()) | Err(Fault::Busy | Fault::Full) => Ok(()),
            Err(Fault::Broken(why)) => Err(Fault::Broken(why)),
        }
    }

    fn n_readers(&self) -> usize {
        self.readers.n
    }

    fn table(&self, id: &TableId) -> Result<Option<StoredTable>, Fault> {
        self.ask(|reader| read::table(reader, id))
    }

    fn seed(&self, id: &TableId) -> Result<Option<SealedSeed>, Fault> {
        self.ask(|reader| read::seed(reader, id))
    }

    fn events(&self, id: &TableId, after: u32, n_max: u32) -> Result<Vec<EventRow>, Fault> {
        self.ask(|reader| read::events(reader, id, after, n_max))
    }

    fn list(&self, listing: &Listing, page: &Page) -> Result<Listed, Fault> {
        self.ask(|reader| lists::list(reader, listing, page))
    }

    fn due(&self, until: Time, n_max: u32) -> Result<Vec<(TableId, Time)>, Fault> {
        self.ask(|reader| read::due(reader, until, n_max))
    }

    fn seats_by_key(&self, key: &Digest) -> Result<Vec<(TableId, u8)>, Fault> {
        self.ask(|reader| read::seats_by_key(reader, key))
    }

    fn chat(&self, id: &TableId, after: u32, n_max: u32) -> Result<Vec<ChatMessage>, Fault> {
        self.ask(|reader| read::chat(reader, id, after, n_max))
    }

    fn answer(&self, scope: &str, key: &str) -> Result<Option<(Digest, Answer)>, Fault> {
        self.ask(|reader| answers::find(reader, scope, key))
    }

    fn identity(&self, who: &Who) -> Result<Option<Identity>, Fault> {
        self.ask(|reader| read_people::identity(reader, who))
    }

    fn account(&self, id: AccountId) -> Result<Option<Account>, Fault> {
        self.ask(|reader| read_people::account(reader, id))
    }

    fn account_by_name(&self, name_key: &str) -> Result<Option<Account>, Fault> {
        self.ask(|reader| read_people::account_by_name(reader, name_key))
    }

    fn accounts(&self, after: AccountId, n_max: u32) -> Result<Vec<Account>, Fault> {
        self.ask(|reader| read_people::accounts(reader, after, n_max))
    }

    fn session(&self, digest: &Digest) -> Result<Option<Session>, Fault> {
        self.ask(|reader| read_people::session(reader, digest))
    }

    fn sessions_of(&self, who: &Who) -> Result<Vec<Session>, Fault> {
        self.ask(|reader| read_people::sessions_of(reader, who))
    }

    fn token(&self, digest: &Digest) -> Result<Option<ApiToken>, Fault> {
        self.ask(|reader| read_people::token(reader, digest))
    }

    fn tokens_of(&self, who: &Who) -> Result<Vec<ApiToken>, Fault> {
        self.ask(|reader| read_people::tokens_of(reader, who))
    }

    fn follower_state(
        &self,
        follower: &str,
        after: &str,
        n_max: u32,
    ) -> Result<Vec<(String, String)>, Fault> {
        self.ask(|reader| outbox::state(reader, follower, after, n_max))
    }

    fn follower_value(&self, follower: &str, key: &str) -> Result<Option<String>, Fault> {
        self.ask(|reader| outbox::value(reader, follower, key))
    }

    fn is_enrolled(&self, follower: &str) -> Result<bool, Fault> {
        self.ask(|reader| outbox::is_enrolled(reader, follower))
    }

    fn backlogs(&self) -> Result<Vec<Backlog>, Fault> {
        self.ask(outbox::backlogs)
    }

    fn counts(&self) -> Result<Counts, Fault> {
        self.ask(read::counts)
    }

    fn check(&self) -> Result<Vec<String>, Fault> {
        self.ask(backup::check)
    }

    fn backup(&self, to: &Path) -> Result<(), OpenError> {
        backup::copy(&self.path, to)
    }
}
