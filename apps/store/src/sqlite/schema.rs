//! The tables of the database, and how older ones become the newest.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use crate::{error::OpenError, sqlite::connect::database};

/// Marks the file as a store: "AhuS".
const APPLICATION_ID: i64 = 0x4168_7553;

/// The steps from an empty file to the newest version; a step is never changed.
const STEPS: [&str; 3] = [V1, V2, V3];

/// The newest version.
pub(super) const VERSION: i64 = STEPS.len() as i64;

const V1: &str = "
CREATE TABLE users (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    name          TEXT NOT NULL,
    name_key      TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    created_at    INTEGER NOT NULL,
    is_admin      INTEGER NOT NULL DEFAULT 0,
    preferences   TEXT NOT NULL
) STRICT;

CREATE TABLE identities (
    who        TEXT PRIMARY KEY,
    user_id    INTEGER REFERENCES users(id),
    name       TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX identities_of_user ON identities(user_id) WHERE user_id IS NOT NULL;

CREATE TABLE sessions (
    digest     BLOB PRIMARY KEY,
    who        TEXT NOT NULL REFERENCES identities(who),
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_who ON sessions(who);
CREATE INDEX sessions_by_end ON sessions(expires_at);

CREATE TABLE tokens (
    digest     BLOB PRIMARY KEY,
    who        TEXT NOT NULL REFERENCES identities(who),
    label      TEXT NOT NULL,
    scopes     TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at    INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of_who ON tokens(who);

CREATE TABLE tables (
    nr           INTEGER PRIMARY KEY,
    id           TEXT NOT NULL UNIQUE,
    game         TEXT NOT NULL,
    n_seats      INTEGER NOT NULL,
    is_private   INTEGER NOT NULL,
    created_at   INTEGER NOT NULL,
    created_by   TEXT,
    phase        INTEGER NOT NULL,
    summary      TEXT NOT NULL,
    awaited      INTEGER NOT NULL,
    since        INTEGER NOT NULL,
    n_events     INTEGER NOT NULL,
    updated_at   INTEGER NOT NULL,
    rematch_of   TEXT,
    setup        TEXT NOT NULL,
    final_record TEXT
) STRICT;
CREATE INDEX tables_listed ON tables(phase, is_private, updated_at, id);

CREATE TABLE seeds (
    table_nr INTEGER PRIMARY KEY REFERENCES tables(nr) ON DELETE CASCADE,
    sealed   BLOB NOT NULL
) STRICT;

CREATE TABLE seats (
    table_nr INTEGER NOT NULL REFERENCES tables(nr) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    who      TEXT,
    name     TEXT NOT NULL,
    kind     INTEGER NOT NULL,
    key      BLOB,
    -- When the table was over: finished tables of somebody are found without reading all.
    over_at  INTEGER,
    PRIMARY KEY (table_nr, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_who ON seats(who, over_at) WHERE who IS NOT NULL;
CREATE INDEX seats_by_key ON seats(key) WHERE key IS NOT NULL;

CREATE TABLE moves (
    table_nr INTEGER NOT NULL REFERENCES tables(nr) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    by       TEXT,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_nr, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER moves_stay BEFORE UPDATE ON moves
BEGIN SELECT RAISE(ABORT, 'a line never changes'); END;

CREATE TABLE idempotency (
    scope  TEXT NOT NULL,
    key    TEXT NOT NULL,
    body   BLOB NOT NULL,
    status INTEGER NOT NULL,
    answer TEXT NOT NULL,
    at_ms  INTEGER NOT NULL,
    PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_by_age ON idempotency(at_ms);

CREATE TABLE chat (
    table_nr INTEGER NOT NULL REFERENCES tables(nr) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    who      TEXT,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_nr, number)
) STRICT, WITHOUT ROWID;
";

/// Tables can become due without a request.
const V2: &str = "
ALTER TABLE tables ADD COLUMN wake_at INTEGER;
CREATE INDEX tables_by_wake ON tables(wake_at) WHERE wake_at IS NOT NULL;
";

/// What happens at tables is called events, and followers hear of it.
const V3: &str = "
DROP TRIGGER moves_stay;
ALTER TABLE moves RENAME TO events;
CREATE TRIGGER events_stay BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'an event never changes'); END;

CREATE TABLE followers (
    name        TEXT PRIMARY KEY,
    enrolled_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE follower_state (
    follower TEXT NOT NULL REFERENCES followers(name),
    key      TEXT NOT NULL,
    value    TEXT NOT NULL,
    PRIMARY KEY (follower, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    -- Never given twice: it is half of the claim.
    nr       INTEGER PRIMARY KEY AUTOINCREMENT,
    follower TEXT NOT NULL,
    -- The table may be gone by the time somebody hears of it.
    table_id TEXT NOT NULL,
    number   INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    text     TEXT NOT NULL,
    due_at   INTEGER NOT NULL DEFAULT 0,
    n_tries  INTEGER NOT NULL DEFAULT 0,
    error    TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox(follower, due_at);
";

/// Returns the name of the table of events in a version.
pub(super) fn events(version: i64) -> &'static str {
    if version < 3 { "moves" } else { "events" }
}

/// Migrates the database to the newest version, each step as a whole or not at all.
pub(super) fn migrate(connection: &mut Connection, path: &Path) -> Result<(), OpenError> {
    while step(connection, path)? {}
    Ok(())
}

/// Checks that the file is a store of a version known here, and returns the version.
pub(super) fn check_version(connection: &Connection, path: &Path) -> Result<i64, OpenError> {
    let pragma = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let found = pragma("user_version").map_err(database)?;
    if pragma("application_id").map_err(database)? != APPLICATION_ID {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    if found > VERSION {
        return Err(OpenError::Newer { found, known: VERSION });
    }
    Ok(found)
}

fn step(connection: &mut Connection, path: &Path) -> Result<bool, OpenError> {
    // Immediate, so that two programs do not both see the old version.
    let behavior = TransactionBehavior::Immediate;
    let transaction = connection.transaction_with_behavior(behavior).map_err(database)?;
    let is_new = transaction
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get::<_, i64>(0))
        .map_err(database)?
        == 0;
    let found = if is_new { 0 } else { check_version(&transaction, path)? };
    let Some(sql) = usize::try_from(found).ok().and_then(|found| STEPS.get(found)) else {
        return Ok(false);
    };
    transaction.execute_batch(sql).map_err(database)?;
    transaction.pragma_update(None, "application_id", APPLICATION_ID).map_err(database)?;
    transaction.pragma_update(None, "user_version", found + 1).map_err(database)?;
    transaction.commit().map_err(database)?;
    Ok(true)
}
