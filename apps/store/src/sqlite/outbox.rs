//! The outbox: notices, claims on them, and the state of followers.

use record::Time;
use rusqlite::{Connection, OptionalExtension as _, params};

use crate::{
    error::Refusal,
    names::TableId,
    outbox::{Backlog, Claim, ClaimNotices, Effect, NewNotice, Notice},
    sqlite::{
        unwritten::Unwritten,
        values::{ms, time},
    },
    writes::Written,
};

/// Writes notices; without any it does not even ask the database.
pub(super) fn put(
    connection: &Connection,
    table: &TableId,
    at: Time,
    notices: &[NewNotice],
) -> Result<(), Unwritten> {
    if notices.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO outbox (follower, table_id, number, at_ms, text)
               VALUES (?1, ?2, ?3, ?4, ?5)";
    let mut insert = connection.prepare_cached(sql)?;
    for NewNotice { follower, number, text } in notices {
        insert.execute(params![follower, table, number, ms(at), text])?;
    }
    Ok(())
}

pub(super) fn enroll(
    connection: &Connection,
    follower: &str,
    at: Time,
    effects: &[Effect],
) -> Result<Written, Unwritten> {
    let sql = "INSERT INTO followers (name, enrolled_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    let n_rows = connection.prepare_cached(sql)?.execute(params![follower, ms(at)])? as u64;
    if n_rows > 0 {
        apply(connection, follower, effects)?;
    }
    Ok(Written::Rows(n_rows))
}

/// Claims what is due. One column is both the lease and the time of the next try: a notice that is
/// claimed or postponed is due later, and its number of tries tells claims apart.
pub(super) fn claim(connection: &Connection, claim: &ClaimNotices) -> Result<Written, Unwritten> {
    let sql = "UPDATE outbox SET due_at = ?3, n_tries = n_tries + 1
               WHERE nr IN (SELECT nr FROM outbox WHERE follower = ?1 AND due_at <= ?2
                            ORDER BY due_at, nr LIMIT ?4)
               RETURNING nr, n_tries, table_id, number, at_ms, text";
    let mut update = connection.prepare_cached(sql)?;
    let ClaimNotices { follower, now, until, n_max } = claim;
    let rows = update.query_map(params![follower, ms(*now), ms(*until), n_max], |row| {
        Ok(Notice {
            claim: Claim { nr: row.get(0)?, n_tries: row.get(1)? },
            table: row.get(2)?,
            number: row.get(3)?,
            at: time(row.get(4)?),
            text: row.get(5)?,
        })
    })?;
    let mut notices: Vec<Notice> = rows.collect::<rusqlite::Result<_>>()?;
    notices.sort_unstable_by_key(|notice| notice.claim.nr);
    Ok(Written::Claimed(notices))
}

pub(super) fn settle(
    connection: &Connection,
    claim: Claim,
    effects: &[Effect],
) -> Result<Written, Unwritten> {
    let sql = "DELETE FROM outbox WHERE nr = ?1 AND n_tries = ?2 RETURNING follower";
    let mut delete = connection.prepare_cached(sql)?;
    let deleted = delete.query_row(params![claim.nr, claim.n_tries], |row| row.get(0)).optional();
    let follower: String = deleted?.ok_or(Refusal::ClaimLost)?;
    apply(connection, &follower, effects)?;
    Ok(Written::Done)
}

pub(super) fn put_off(
    connection: &Connection,
    claim: Claim,
    until: Time,
    why: &str,
) -> Result<Written, Unwritten> {
    let sql = "UPDATE outbox SET due_at = ?3, error = ?4 WHERE nr = ?1 AND n_tries = ?2";
    let values = params![claim.nr, claim.n_tries, ms(until), why];
    match connection.prepare_cached(sql)?.execute(values)? {
        0 => Err(Refusal::ClaimLost.into()),
        _ => Ok(Written::Done),
    }
}

pub(super) fn prune(
    connection: &Connection,
    known: &[String],
    before: Time,
    n_rows_max: u32,
) -> Result<Written, Unwritten> {
    let mut n_left = n_rows_max as usize;
    let delete = "DELETE FROM outbox WHERE nr IN (
        SELECT nr FROM outbox WHERE follower = ?1 AND at_ms < ?2 ORDER BY nr LIMIT ?3)";
    for Backlog { follower, .. } in backlogs(connection)? {
        if !known.contains(&follower) {
            let values = params![follower, ms(before), n_left as i64];
            n_left -= connection.prepare_cached(delete)?.execute(values)?;
        }
    }
    Ok(Written::Rows(u64::from(n_rows_max) - n_left as u64))
}

fn apply(connection: &Connection, follower: &str, effects: &[Effect]) -> Result<(), Unwritten> {
    // This is checked before the first effect, so that the refusal does not depend on the effect.
    if !effects.is_empty() && !is_enrolled(connection, follower)? {
        return Err(Refusal::Invalid(format!("{follower} is not enrolled")).into());
    }
    for effect in effects {
        match effect {
            Effect::Add { key, n } => {
                let old = value(connection, follower, key)?;
                let old: i64 = match old.as_deref().map(str::parse) {
                    None => 0,
                    Some(Ok(old)) => old,
                    Some(Err(_)) => return Err(not_a_number(follower, key).into()),
                };
                let new = old.checked_add(*n).ok_or_else(|| not_a_number(follower, key))?;
                put_value(connection, follower, key, &new.to_string())?;
            }
            Effect::Put { key, before, after } => {
                if value(connection, follower, key)? != *before {
                    return Err(Refusal::StateChanged.into());
                }
                put_value(connection, follower, key, after)?;
            }
        }
    }
    Ok(())
}

fn not_a_number(follower: &str, key: &str) -> Refusal {
    Refusal::Invalid(format!("{key} of {follower} is not a number that can be added to"))
}

fn put_value(
    connection: &Connection,
    follower: &str,
    key: &str,
    value: &str,
) -> Result<(), Unwritten> {
    let sql = "INSERT INTO follower_state (follower, key, value) VALUES (?1, ?2, ?3)
               ON CONFLICT (follower, key) DO UPDATE SET value = excluded.value";
    connection.prepare_cached(sql)?.execute([follower, key, value])?;
    Ok(())
}

pub(super) fn value(
    connection: &Connection,
    follower: &str,
    key: &str,
) -> rusqlite::Result<Option<String>> {
    let sql = "SELECT value FROM follower_state WHERE follower = ?1 AND key = ?2";
    connection.prepare_cached(sql)?.query_row([follower, key], |row| row.get(0)).optional()
}

pub(super) fn state(
    connection: &Connection,
    follower: &str,
    after: &str,
    n_max: u32,
) -> rusqlite::Result<Vec<(String, String)>> {
    let sql = "SELECT key, value FROM follower_state WHERE follower = ?1 AND key > ?2
               ORDER BY key LIMIT ?3";
    let mut state = connection.prepare_cached(sql)?;
    let values = params![follower, after, n_max];
    state.query_map(values, |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

pub(super) fn is_enrolled(connection: &Connection, follower: &str) -> rusqlite::Result<bool> {
    connection.prepare_cached("SELECT 1 FROM followers WHERE name = ?1")?.exists([follower])
}

pub(super) fn backlogs(connection: &Connection) -> rusqlite::Result<Vec<Backlog>> {
    let sql = "SELECT follower, count(*), count(error) FROM outbox GROUP BY follower
               ORDER BY follower";
    let mut backlogs = connection.prepare_cached(sql)?;
    let rows = backlogs.query_map([], |row| {
        let (n_waiting, n_failing): (i64, i64) = (row.get(1)?, row.get(2)?);
        Ok(Backlog {
            follower: row.get(0)?,
            n_waiting: n_waiting.cast_unsigned(),
            n_failing: n_failing.cast_unsigned(),
        })
    })?;
    rows.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        backend::Backend as _,
        names::SealedSeed,
        sqlite::{Sqlite, SqliteConfig},
        writes::{Append, NewEvent, NewTable, TableUpdate, Write},
    };

    fn append(number: u32, notices: Vec<NewNotice>) -> Write {
        let event = NewEvent { at: Time(1), by: None, text: "move".to_owned() };
        Write::Append(Append {
            table: "a".parse().unwrap(),
            expected: number,
            events: vec![event],
            notices,
            update: TableUpdate::default(),
            seats: Vec::new(),
            at: Time(1),
            idempotent: None,
        })
    }

    fn table() -> Write {
        Write::Create(NewTable {
            id: "a".parse().unwrap(),
            game: "chess".to_owned(),
            n_seats: 1,
            setup: String::new(),
            seed: SealedSeed(Vec::new()),
            is_private: false,
            at: Time(1),
            by: None,
            rematch_of: None,
            update: TableUpdate::default(),
            seats: Vec::new(),
            events: Vec::new(),
            notices: Vec::new(),
            idempotent: None,
        })
    }

    #[test]
    fn an_event_that_nobody_follows_changes_no_row_more() {
        let folder = tempfile::tempdir().unwrap();
        let sqlite = Sqlite::open(folder.path(), SqliteConfig::default()).unwrap();
        let n_changes = || sqlite.writing().connection.total_changes();
        let n_rows = |write| {
            let before = n_changes();
            assert!(sqlite.write(&[write]).unwrap()[0].is_ok());
            n_changes() - before
        };
        n_rows(table());
        // The event itself, and what is known about its table.
        assert_eq!(n_rows(append(1, Vec::new())), 2);
        let notice = |follower: &str| NewNotice {
            follower: follower.to_owned(),
            number: 2,
            text: String::new(),
        };
        assert_eq!(n_rows(append(2, vec![notice("x"), notice("y")])), 4);
        assert_eq!(n_rows(append(3, Vec::new())), 2);
    }

    #[test]
    fn what_is_due_is_found_by_an_index() {
        let folder = tempfile::tempdir().unwrap();
        let sqlite = Sqlite::open(folder.path(), SqliteConfig::default()).unwrap();
        let writing = sqlite.writing();
        let sql = "EXPLAIN QUERY PLAN SELECT nr FROM outbox WHERE follower = ?1 AND due_at <= ?2
                   ORDER BY due_at, nr LIMIT ?3";
        let mut explain = writing.connection.prepare(sql).unwrap();
        let plan = explain.query_map(params!["x", 1, 2], |row| row.get::<_, String>(3)).unwrap();
        let plan: Vec<String> = plan.map(Result::unwrap).collect();
        assert_eq!(plan.len(), 1, "{plan:?}");
        assert!(plan[0].contains("outbox_due"), "{plan:?}");
    }
}
