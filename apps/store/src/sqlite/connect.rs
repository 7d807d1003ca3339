//! Opens connections to the database.

use std::{path::Path, time::Duration};

use rusqlite::{Connection, OpenFlags};

use crate::{
    error::OpenError,
    sqlite::{Durability, SqliteConfig},
};

/// The first version whose write-ahead log can't be damaged by a reset at the wrong moment.
const SQLITE_VERSION_MIN: i32 = 3_051_003;

/// The size to which the write-ahead log is truncated, in bytes.
const WAL_LEN_MAX: i64 = 64 << 20;

/// Refuses a version of the library that is known to damage data.
pub(super) fn check_library() -> Result<(), OpenError> {
    if rusqlite::version_number() < SQLITE_VERSION_MIN {
        return Err(OpenError::OldSqlite(rusqlite::version().to_owned()));
    }
    Ok(())
}

pub(super) fn database(error: rusqlite::Error) -> OpenError {
    OpenError::Database(error.to_string())
}

pub(super) fn writer(path: &Path, config: &SqliteConfig) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let connection = open(path, flags, config)?;
    let mode: String = connection
        .pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))
        .map_err(database)?;
    if mode != "wal" {
        return Err(OpenError::Database(format!("no write-ahead log here, only {mode:?}")));
    }
    let synchronous = match config.durability {
        Durability::Full => "FULL",
        Durability::Normal => "NORMAL",
    };
    connection.pragma_update(None, "synchronous", synchronous).map_err(database)?;
    // We do this ourselves after the answers, where a failure is noticed: see `Sqlite::tend`.
    connection.pragma_update(None, "wal_autocheckpoint", 0).map_err(database)?;
    connection.pragma_update(None, "journal_size_limit", WAL_LEN_MAX).map_err(database)?;
    if let Some(n_pages_max) = config.n_pages_max {
        set_n_pages_max(&connection, n_pages_max).map_err(database)?;
    }
    Ok(connection)
}

pub(super) fn reader(path: &Path, config: &SqliteConfig) -> Result<Connection, OpenError> {
    open(path, OpenFlags::SQLITE_OPEN_READ_ONLY, config)
}

pub(super) fn set_n_pages_max(connection: &Connection, n: u32) -> rusqlite::Result<()> {
    connection.pragma_update_and_check(None, "max_page_count", n, |_| Ok(()))
}

fn open(path: &Path, flags: OpenFlags, config: &SqliteConfig) -> Result<Connection, OpenError> {
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(database)?;
    connection.set_prepared_statement_cache_capacity(64);
    let busy = Duration::from_millis(config.busy_ms.into());
    connection.busy_timeout(busy).map_err(database)?;
    connection.pragma_update(None, "foreign_keys", true).map_err(database)?;
    Ok(connection)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_is_new_enough_to_trust_its_log() {
        assert!(check_library().is_ok(), "{}", rusqlite::version());
    }

    #[test]
    fn a_commit_waits_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.db");
        let connection = writer(&path, &SqliteConfig::default()).unwrap();
        let pragma =
            |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!((pragma("synchronous"), pragma("foreign_keys")), (2, 1));
        assert_eq!(pragma("busy_timeout"), 5_000);
    }
}
