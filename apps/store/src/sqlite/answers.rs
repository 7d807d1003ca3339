//! The same request twice: the answer that was given the first time.

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::{
    error::Refusal,
    names::Digest,
    rows::Answer,
    sqlite::{unwritten::Unwritten, values::ms},
    writes::{Idempotent, Prune, Written},
};

pub(super) fn find(
    connection: &Connection,
    scope: &str,
    key: &str,
) -> rusqlite::Result<Option<(Digest, Answer)>> {
    let sql = "SELECT body, status, answer FROM idempotency WHERE scope = ?1 AND key = ?2";
    connection
        .prepare_cached(sql)?
        .query_row([scope, key], |row| {
            Ok((row.get(0)?, Answer { status: row.get(1)?, text: row.get(2)? }))
        })
        .optional()
}

/// Returns the answer to repeat, if the request has arrived before.
pub(super) fn replay(
    connection: &Connection,
    idempotent: Option<&Idempotent>,
) -> Result<Option<Answer>, Unwritten> {
    let Some(idempotent) = idempotent else { return Ok(None) };
    match find(connection, &idempotent.scope, &idempotent.key)? {
        None => Ok(None),
        Some((body, answer)) if body == idempotent.body => Ok(Some(answer)),
        Some(_) => Err(Refusal::KeyReused.into()),
    }
}

pub(super) fn remember(
    connection: &Connection,
    idempotent: Option<&Idempotent>,
) -> Result<(), Unwritten> {
    let Some(Idempotent { scope, key, body, answer, at }) = idempotent else { return Ok(()) };
    let sql = "INSERT INTO idempotency (scope, key, body, status, answer, at_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let values = params![scope, key, body, answer.status, answer.text, ms(*at)];
    connection.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

pub(super) fn remember_only(
    connection: &Connection,
    idempotent: &Idempotent,
) -> Result<Written, Unwritten> {
    if let Some(answer) = replay(connection, Some(idempotent))? {
        return Ok(Written::Replayed(answer));
    }
    remember(connection, Some(idempotent))?;
    Ok(Written::Done)
}

pub(super) fn prune(connection: &Connection, prune: &Prune) -> Result<Written, Unwritten> {
    let answers = "DELETE FROM idempotency WHERE (scope, key) IN (
        SELECT scope, key FROM idempotency WHERE at_ms < ?1 ORDER BY at_ms LIMIT ?2)";
    let sessions = "DELETE FROM sessions WHERE digest IN (
        SELECT digest FROM sessions WHERE expires_at < ?1 ORDER BY expires_at LIMIT ?2)";
    let mut n_rows = 0;
    for (sql, before) in [(answers, prune.answers_before), (sessions, prune.expired_before)] {
        let values = params![ms(before), prune.n_rows_max];
        n_rows += connection.prepare_cached(sql)?.execute(values)? as u64;
    }
    Ok(Written::Rows(n_rows))
}
