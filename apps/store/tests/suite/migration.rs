//! Older data becomes the newest; newer data and other files are left alone.

use std::{fs, path::Path};

use rusqlite::Connection;
use store::{OpenError, Outcome, Phase, RestoreMode, Sqlite, SqliteConfig, Store};

use crate::make::{append, id};

/// A store as version 1 wrote it: its schema and a running table.
const V1: &str = include_str!("v1.sql");

fn database(folder: &Path) -> Connection {
    Connection::open(folder.join(Sqlite::FILE)).unwrap()
}

fn version(connection: &Connection) -> i64 {
    connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
}

/// The schema without what differs between a new file and a migrated one.
fn columns(folder: &Path) -> Vec<String> {
    let connection = database(folder);
    let sql = "SELECT s.type || ' ' || s.name || ' ' || group_concat(coalesce(i.name, ''))
               FROM sqlite_schema s LEFT JOIN pragma_table_xinfo(s.name) i
               GROUP BY s.name ORDER BY s.name";
    let mut statement = connection.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

#[tokio::test]
async fn data_of_version_1_is_read_and_goes_on() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    database(old.path()).execute_batch(V1).unwrap();
    let store = Store::open(old.path()).unwrap();
    let head = store.table(&id("first")).await.unwrap().unwrap().head;
    assert_eq!((head.phase, head.n_events, head.wake_at), (Phase::Playing, 2, None));
    assert_eq!(head.seats.len(), 2);
    let events = store.events(&id("first"), 0).await.unwrap();
    assert_eq!(events.iter().map(|it| it.text.as_str()).collect::<Vec<_>>(), ["one", "two"]);
    assert_eq!(store.append(append("first", 3, &["three"])).await, Ok(Outcome::Done(3)));
    assert_eq!(store.check().await, Ok(vec![]));
    assert_eq!(version(&database(old.path())), 3);
    drop(Store::open(new.path()).unwrap());
    assert_eq!(columns(old.path()), columns(new.path()));
}

#[tokio::test]
async fn a_copy_of_version_1_is_checked_and_brought_back() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    database(old.path()).execute_batch(V1).unwrap();
    let copy = old.path().join(Sqlite::FILE);
    assert_eq!(Sqlite::check_copy(&copy).unwrap(), 1);
    Sqlite::restore(&copy, new.path(), RestoreMode::IntoEmpty).unwrap();
    let store = Store::open(new.path()).unwrap();
    assert_eq!(store.events(&id("first"), 0).await.unwrap().len(), 2);
    database(old.path()).execute("DELETE FROM moves WHERE number = 1", []).unwrap();
    assert!(matches!(Sqlite::check_copy(&copy), Err(OpenError::Damaged(_))));
}

#[test]
fn newer_data_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    drop(Store::open(folder.path()).unwrap());
    database(folder.path()).pragma_update(None, "user_version", 99).unwrap();
    let refused = Sqlite::open(folder.path(), SqliteConfig::default());
    assert!(matches!(refused, Err(OpenError::Newer { found: 99, known: 3 })), "{refused:?}");
    assert_eq!(version(&database(folder.path())), 99);
}

#[test]
fn another_programs_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    database(folder.path()).execute_batch("CREATE TABLE birds (name TEXT)").unwrap();
    let refused = Sqlite::open(folder.path(), SqliteConfig::default());
    assert!(matches!(refused, Err(OpenError::Foreign(_))), "{refused:?}");
    fs::write(folder.path().join(Sqlite::FILE), "no database at all ".repeat(300)).unwrap();
    let refused = Sqlite::open(folder.path(), SqliteConfig::default());
    assert!(matches!(refused, Err(OpenError::Database(_))), "{refused:?}");
}
