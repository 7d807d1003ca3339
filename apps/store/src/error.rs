//! Why something could not be stored or read.

use std::{fmt, path::PathBuf};

/// Why a write was not done; the data does not allow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Another event already has this number, or there would be a gap.
    Conflict {
        /// The number of the last event.
        last: u32,
    },
    /// The key was used before for another request.
    KeyReused,
    /// There is no such table.
    NoSuchTable,
    /// There is already a table with that id.
    TableExists,
    /// An account has that name already.
    NameTaken,
    /// The identity already belongs to an account.
    AlreadyLinked,
    /// There is no such identity.
    NoSuchWho,
    /// There is no such account.
    NoSuchAccount,
    /// The notice was settled already, or somebody else has claimed it since.
    ClaimLost,
    /// The state of the follower is not what the caller expected.
    StateChanged,
    /// A value is out of bounds; says which.
    Invalid(String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Conflict { last } => write!(f, "the table has moved on to event {last}"),
            Refusal::KeyReused => f.write_str("the key was used for another request"),
            Refusal::NoSuchTable => f.write_str("there is no such table"),
            Refusal::TableExists => f.write_str("there is already a table with that id"),
            Refusal::NameTaken => f.write_str("the name is taken"),
            Refusal::AlreadyLinked => f.write_str("the identity already belongs to an account"),
            Refusal::NoSuchWho => f.write_str("there is no such identity"),
            Refusal::NoSuchAccount => f.write_str("there is no such account"),
            Refusal::ClaimLost => f.write_str("the notice is no longer claimed"),
            Refusal::StateChanged => f.write_str("the follower's state has changed"),
            Refusal::Invalid(what) => write!(f, "out of bounds: {what}"),
        }
    }
}

impl std::error::Error for Refusal {}

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The data does not allow it.
    Refused(Refusal),
    /// Too much is waiting to be written, or another program holds the database; try again.
    Busy,
    /// The disk is full; nothing was written, but reading still works.
    Full,
    /// The store has stopped, and it is not known whether the last writes are on disk.
    ///
    /// The process should restart, which reads what is really there.
    Broken(String),
    /// Something could not be read.
    Unreadable(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Refused(refusal) => refusal.fmt(f),
            StoreError::Busy => f.write_str("too much is waiting to be written"),
            StoreError::Full => f.write_str("no room on the disk"),
            StoreError::Broken(why) => write!(f, "the store has stopped: {why}"),
            StoreError::Unreadable(why) => write!(f, "can't read: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<Refusal> for StoreError {
    fn from(refusal: Refusal) -> StoreError {
        StoreError::Refused(refusal)
    }
}

/// Why events were not added to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppendError {
    /// Somebody else was faster, or the caller is behind.
    Conflict {
        /// The number of the last event.
        last: u32,
    },
    /// The key was used before for another request.
    KeyReused,
    /// There is no such table.
    NoSuchTable,
    /// Anything else.
    Store(StoreError),
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendError::Conflict { last } => Refusal::Conflict { last: *last }.fmt(f),
            AppendError::KeyReused => Refusal::KeyReused.fmt(f),
            AppendError::NoSuchTable => Refusal::NoSuchTable.fmt(f),
            AppendError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AppendError {}

impl From<StoreError> for AppendError {
    fn from(error: StoreError) -> AppendError {
        match error {
            StoreError::Refused(Refusal::Conflict { last }) => AppendError::Conflict { last },
            StoreError::Refused(Refusal::KeyReused) => AppendError::KeyReused,
            StoreError::Refused(Refusal::NoSuchTable) => AppendError::NoSuchTable,
            error => AppendError::Store(error),
        }
    }
}

/// Why a store could not be opened, copied or restored.
#[derive(Debug)]
pub enum OpenError {
    /// The library is too old and may damage the data.
    OldSqlite(String),
    /// The file was written by a newer version of this program.
    Newer {
        /// The version of the file.
        found: i64,
        /// The newest version known here.
        known: i64,
    },
    /// The file is something else.
    Foreign(PathBuf),
    /// The data is damaged; says how.
    Damaged(String),
    /// There is already something at that path.
    Occupied(PathBuf),
    /// The database reported an error.
    Database(String),
    /// The file system reported an error.
    File(PathBuf, std::io::Error),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::OldSqlite(found) => {
                write!(f, "SQLite {found} is too old, at least 3.51.3 is needed")
            }
            OpenError::Newer { found, known } => write!(
                f,
                "the data has version {found} and this program knows {known}: use a newer one"
            ),
            OpenError::Foreign(path) => write!(f, "not a store: {}", path.display()),
            OpenError::Damaged(how) => write!(f, "the data is damaged: {how}"),
            OpenError::Occupied(path) => write!(f, "{} is not empty", path.display()),
            OpenError::Database(why) => f.write_str(why),
            OpenError::File(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for OpenError {}
