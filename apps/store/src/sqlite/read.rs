//! Reads one table: what is known about it, its events, its chat.

use record::Time;
use rusqlite::{Connection, OptionalExtension as _, Row, params};

use crate::{
    names::{Digest, SealedSeed, TableId},
    rows::{ChatMessage, Counts, EventRow, Phase, SeatRow, StoredTable, TableHead},
    sqlite::values::{ms, time},
};

/// The columns of a head, in the order of [`head_of_row`].
pub(super) const HEAD: &str = "SELECT t.nr, t.id, t.game, t.n_seats, t.is_private, t.created_at,
    t.created_by, t.phase, t.summary, t.awaited, t.since, t.wake_at, t.n_events, t.updated_at,
    t.rematch_of FROM tables t";

pub(super) fn head_of_row(row: &Row<'_>) -> rusqlite::Result<(i64, TableHead)> {
    let head = TableHead {
        id: row.get(1)?,
        game: row.get(2)?,
        n_seats: row.get(3)?,
        is_private: row.get(4)?,
        created_at: time(row.get(5)?),
        created_by: row.get(6)?,
        phase: row.get(7)?,
        summary: row.get(8)?,
        awaited: row.get(9)?,
        since: time(row.get(10)?),
        wake_at: row.get::<_, Option<i64>>(11)?.map(time),
        n_events: row.get(12)?,
        updated_at: time(row.get(13)?),
        rematch_of: row.get(14)?,
        seats: Vec::new(),
    };
    Ok((row.get(0)?, head))
}

pub(super) fn seats(connection: &Connection, nr: i64) -> rusqlite::Result<Vec<SeatRow>> {
    let sql = "SELECT seat, who, name, kind, key FROM seats WHERE table_nr = ?1 ORDER BY seat";
    let mut seats = connection.prepare_cached(sql)?;
    let rows = seats.query_map([nr], |row| {
        Ok(SeatRow {
            seat: row.get(0)?,
            who: row.get(1)?,
            name: row.get(2)?,
            kind: row.get(3)?,
            key: row.get(4)?,
        })
    })?;
    rows.collect()
}

pub(super) fn table(
    connection: &Connection,
    id: &TableId,
) -> rusqlite::Result<Option<StoredTable>> {
    // One transaction, so that the seats belong to the same moment.
    let moment = connection.unchecked_transaction()?;
    let sql = format!("{HEAD} WHERE t.id = ?1");
    let found = moment.prepare_cached(&sql)?.query_row([id], head_of_row).optional()?;
    let Some((nr, mut head)) = found else { return Ok(None) };
    head.seats = seats(&moment, nr)?;
    let sql = "SELECT setup, final_record FROM tables WHERE nr = ?1";
    let mut rest = moment.prepare_cached(sql)?;
    let (setup, final_record) = rest.query_row([nr], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(Some(StoredTable { head, setup, final_record }))
}

pub(super) fn seed(connection: &Connection, id: &TableId) -> rusqlite::Result<Option<SealedSeed>> {
    let sql = "SELECT sealed FROM seeds JOIN tables ON nr = table_nr WHERE id = ?1";
    connection.prepare_cached(sql)?.query_row([id], |row| row.get(0)).optional()
}

pub(super) fn events(
    connection: &Connection,
    id: &TableId,
    after: u32,
    n_max: u32,
) -> rusqlite::Result<Vec<EventRow>> {
    let sql = "SELECT number, at_ms, by, text FROM events
               WHERE table_nr = (SELECT nr FROM tables WHERE id = ?1) AND number > ?2
               ORDER BY number LIMIT ?3";
    let mut events = connection.prepare_cached(sql)?;
    let rows = events.query_map(params![id, after, n_max], |row| {
        let (number, at) = (row.get(0)?, time(row.get(1)?));
        Ok(EventRow { number, at, by: row.get(2)?, text: row.get(3)? })
    })?;
    rows.collect()
}

pub(super) fn chat(
    connection: &Connection,
    id: &TableId,
    after: u32,
    n_max: u32,
) -> rusqlite::Result<Vec<ChatMessage>> {
    let sql = "SELECT * FROM (
                   SELECT number, at_ms, who, name, text FROM chat
                   WHERE table_nr = (SELECT nr FROM tables WHERE id = ?1) AND number > ?2
                   ORDER BY number DESC LIMIT ?3)
               ORDER BY number";
    let mut messages = connection.prepare_cached(sql)?;
    let rows = messages.query_map(params![id, after, n_max], |row| {
        Ok(ChatMessage {
            number: row.get(0)?,
            at: time(row.get(1)?),
            who: row.get(2)?,
            name: row.get(3)?,
            text: row.get(4)?,
        })
    })?;
    rows.collect()
}

pub(super) fn due(
    connection: &Connection,
    until: Time,
    n_max: u32,
) -> rusqlite::Result<Vec<(TableId, Time)>> {
    let sql = "SELECT id, wake_at FROM tables WHERE wake_at <= ?1 ORDER BY wake_at, id LIMIT ?2";
    let mut due = connection.prepare_cached(sql)?;
    due.query_map(params![ms(until), n_max], |row| Ok((row.get(0)?, time(row.get(1)?))))?.collect()
}

pub(super) fn seats_by_key(
    connection: &Connection,
    key: &Digest,
) -> rusqlite::Result<Vec<(TableId, u8)>> {
    let sql = "SELECT id, seat FROM seats JOIN tables ON nr = table_nr WHERE key = ?1
               ORDER BY id, seat";
    let mut found = connection.prepare_cached(sql)?;
    found.query_map([key], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

pub(super) fn counts(connection: &Connection) -> rusqlite::Result<Counts> {
    let mut counts = Counts::default();
    let sql = "SELECT phase, count(*) FROM tables GROUP BY phase";
    let mut by_phase = connection.prepare_cached(sql)?;
    let rows = by_phase.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    for row in rows {
        let (phase, n): (Phase, i64) = row?;
        let n = n.cast_unsigned();
        match phase {
            Phase::Open => counts.n_open = n,
            Phase::Playing => counts.n_playing = n,
            Phase::Over => counts.n_over = n,
        }
    }
    let mut n_accounts = connection.prepare_cached("SELECT count(*) FROM users")?;
    counts.n_accounts = n_accounts.query_row([], |row| row.get::<_, i64>(0))?.cast_unsigned();
    Ok(counts)
}
