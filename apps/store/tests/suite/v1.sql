-- A store as version 1 wrote it. It never changes: old data does not either.
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

PRAGMA application_id = 1097364819;
PRAGMA user_version = 1;
INSERT INTO tables (nr, id, game, n_seats, is_private, created_at, phase, summary, awaited, since,
    n_events, updated_at, setup)
VALUES (1, 'first', 'chess', 2, 0, 5, 1, '{}', 1, 6, 2, 7, 'a set-up');
INSERT INTO seeds VALUES (1, x'0102');
INSERT INTO seats (table_nr, seat, who, name, kind) VALUES (1, 0, 'anna', 'Anna', 1), (1, 1, NULL, '', 0);
INSERT INTO moves VALUES (1, 1, 6, 'anna', 'one'), (1, 2, 7, NULL, 'two');
