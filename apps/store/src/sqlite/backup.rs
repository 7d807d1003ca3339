//! Copies of the data: made while the store is open, checked, and brought back.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, OpenFlags};

use crate::{
    error::OpenError,
    sqlite::{Sqlite, SqliteConfig, connect, schema},
};

/// Whether bringing a copy back may replace what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestoreMode {
    /// Only into a folder without anything in it.
    IntoEmpty,
    /// The store that is there is replaced.
    Replace,
}

/// Returns what is wrong with the data of the newest version.
pub(super) fn check(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    check_events(connection, schema::VERSION)
}

/// Returns what is wrong with the data of any version.
fn check_events(connection: &Connection, version: i64) -> rusqlite::Result<Vec<String>> {
    let mut wrong: Vec<String> = Vec::new();
    let mut integrity = connection.prepare("PRAGMA integrity_check")?;
    for line in integrity.query_map([], |row| row.get::<_, String>(0))? {
        wrong.push(line?);
    }
    wrong.retain(|line| line != "ok");
    let mut foreign = connection.prepare("PRAGMA foreign_key_check")?;
    for line in foreign.query_map([], |row| row.get::<_, String>(0))? {
        wrong.push(format!("{} refers to something missing", line?));
    }
    let events = schema::events(version);
    let sql = format!(
        "SELECT id, n_events, count(number), coalesce(min(number), 1),
                   coalesce(max(number), 0)
               FROM tables LEFT JOIN {events} ON table_nr = nr GROUP BY nr
               HAVING count(number) <> n_events OR coalesce(min(number), 1) <> 1
                   OR coalesce(max(number), 0) <> n_events"
    );
    let mut gaps = connection.prepare(&sql)?;
    let rows = gaps.query_map([], |row| {
        let (id, n_events): (String, i64) = (row.get(0)?, row.get(1)?);
        let (n, first, last): (i64, i64, i64) = (row.get(2)?, row.get(3)?, row.get(4)?);
        Ok(format!("table {id} should have events 1 to {n_events}: {n} from {first} to {last}"))
    })?;
    for line in rows {
        wrong.push(line?);
    }
    Ok(wrong)
}

/// Copies a database that may be in use, and checks the copy.
pub(super) fn copy(from: &Path, to: &Path) -> Result<(), OpenError> {
    if to.exists() {
        return Err(OpenError::Occupied(to.to_owned()));
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(|error| OpenError::File(folder.to_owned(), error))?;
    }
    let Some(target) = to.to_str() else {
        let error = std::io::Error::other("a path that is not Unicode");
        return Err(OpenError::File(to.to_owned(), error));
    };
    let reader = connect::reader(from, &SqliteConfig::default())?;
    // Beside the target first: what stands there was checked.
    let part = format!("{target}.part");
    remove_if_there(Path::new(&part))?;
    reader.execute("VACUUM INTO ?1", [&part]).map_err(connect::database)?;
    drop(reader);
    check_file(Path::new(&part))?;
    settle(Path::new(&part), to)
}

impl Sqlite {
    /// Brings a copy back into a folder, where no store may be open.
    ///
    /// # Errors
    /// The copy is damaged or newer than this program, or the folder is not empty.
    pub fn restore(from: &Path, folder: &Path, mode: RestoreMode) -> Result<(), OpenError> {
        connect::check_library()?;
        check_file(from)?;
        let cant = |error| OpenError::File(folder.to_owned(), error);
        fs::create_dir_all(folder).map_err(cant)?;
        let is_empty = fs::read_dir(folder).map_err(cant)?.next().is_none();
        match mode {
            RestoreMode::IntoEmpty if !is_empty => {
                return Err(OpenError::Occupied(folder.to_owned()));
            }
            RestoreMode::IntoEmpty | RestoreMode::Replace => {}
        }
        let target = folder.join(Sqlite::FILE);
        let part = folder.join(format!("{}.part", Sqlite::FILE));
        fs::copy(from, &part).map_err(|error| OpenError::File(part.clone(), error))?;
        check_file(&part)?;
        // A log of the old database must never be applied to the new one.
        for suffix in ["-wal", "-shm"] {
            remove_if_there(&PathBuf::from(format!("{}{suffix}", target.display())))?;
        }
        settle(&part, &target)
    }

    /// Checks a copy without opening it as a store, and returns its version.
    ///
    /// # Errors
    /// It is damaged, newer, or something else.
    pub fn check_copy(path: &Path) -> Result<i64, OpenError> {
        connect::check_library()?;
        check_file(path)
    }
}

fn check_file(path: &Path) -> Result<i64, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(connect::database)?;
    let version = schema::check_version(&connection, path)?;
    let wrong = check_events(&connection, version);
    let wrong = wrong.map_err(|error| OpenError::Damaged(error.to_string()))?;
    match wrong.first() {
        Some(first) => Err(OpenError::Damaged(first.clone())),
        None => Ok(version),
    }
}

/// Gives a finished file its name, so that a power cut leaves the old or the new one.
fn settle(part: &Path, target: &Path) -> Result<(), OpenError> {
    let cant = |error| OpenError::File(target.to_owned(), error);
    fs::File::open(part).and_then(|file| file.sync_all()).map_err(cant)?;
    fs::rename(part, target).map_err(cant)?;
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(cant)
}

fn remove_if_there(path: &Path) -> Result<(), OpenError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(OpenError::File(path.to_owned(), error))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}
