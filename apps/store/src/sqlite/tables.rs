//! Writes tables: their events, seats and chat.

use record::Time;
use rusqlite::{Connection, OptionalExtension as _, params};

use crate::{
    error::Refusal,
    names::{SeatSet, TableId},
    rows::{Phase, SeatKind, SeatRow},
    sqlite::{
        answers::{remember, replay},
        outbox,
        unwritten::Unwritten,
        values::ms,
    },
    writes::{Append, NewChat, NewEvent, NewTable, TableUpdate, Written},
};

pub(super) fn create(connection: &Connection, table: &NewTable) -> Result<Written, Unwritten> {
    if let Some(answer) = replay(connection, table.idempotent.as_ref())? {
        return Ok(Written::Replayed(answer));
    }
    if nr_and_last(connection, &table.id)?.is_some() {
        return Err(Refusal::TableExists.into());
    }
    if !(1..=SeatSet::N_SEATS_MAX).contains(&table.n_seats) {
        return Err(Refusal::Invalid(format!("a table of {} seats", table.n_seats)).into());
    }
    let nr = insert(connection, table)?;
    let seed = "INSERT INTO seeds (table_nr, sealed) VALUES (?1, ?2)";
    connection.prepare_cached(seed)?.execute(params![nr, table.seed])?;
    let free =
        |seat| SeatRow { seat, who: None, name: String::new(), kind: SeatKind::Free, key: None };
    let all_free: Vec<_> = (0..table.n_seats).map(free).collect();
    put_seats(connection, nr, table.n_seats, &all_free)?;
    put_seats(connection, nr, table.n_seats, &table.seats)?;
    put_events(connection, nr, 0, &table.events)?;
    outbox::put(connection, &table.id, table.at, &table.notices)?;
    if table.update.phase == Some(Phase::Over) {
        note_phase(connection, nr, Phase::Over, table.at)?;
    }
    remember(connection, table.idempotent.as_ref())?;
    Ok(Written::Numbered(n_events(&table.events)?))
}

fn insert(connection: &Connection, table: &NewTable) -> Result<i64, Unwritten> {
    let TableUpdate { phase, summary, awaited, since, wake_at, is_private, final_record } =
        &table.update;
    let sql = "INSERT INTO tables (id, game, n_seats, is_private, created_at, created_by, phase,
                   summary, awaited, since, wake_at, n_events, updated_at, rematch_of, setup,
                   final_record)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)";
    connection.prepare_cached(sql)?.execute(params![
        table.id,
        table.game,
        table.n_seats,
        is_private.unwrap_or(table.is_private),
        ms(table.at),
        table.by,
        phase.unwrap_or(Phase::Open),
        summary.as_deref().unwrap_or(""),
        awaited.unwrap_or_default(),
        ms(since.unwrap_or(table.at)),
        wake_at.flatten().map(ms),
        n_events(&table.events)?,
        ms(table.at),
        table.rematch_of,
        table.setup,
        final_record,
    ])?;
    Ok(connection.last_insert_rowid())
}

pub(super) fn append(connection: &Connection, append: &Append) -> Result<Written, Unwritten> {
    if let Some(answer) = replay(connection, append.idempotent.as_ref())? {
        return Ok(Written::Replayed(answer));
    }
    let found = nr_and_last(connection, &append.table)?;
    let Found { nr, last, n_seats } = found.ok_or(Refusal::NoSuchTable)?;
    if last.checked_add(1) != Some(append.expected) {
        return Err(Refusal::Conflict { last }.into());
    }
    put_events(connection, nr, last, &append.events)?;
    outbox::put(connection, &append.table, append.at, &append.notices)?;
    put_seats(connection, nr, n_seats, &append.seats)?;
    let last = last.checked_add(n_events(&append.events)?);
    let last =
        last.ok_or_else(|| Refusal::Invalid("more events than can be counted".to_owned()))?;
    update(connection, nr, last, append.at, &append.update)?;
    remember(connection, append.idempotent.as_ref())?;
    Ok(Written::Numbered(last))
}

fn update(
    connection: &Connection,
    nr: i64,
    last: u32,
    at: Time,
    update: &TableUpdate,
) -> Result<(), Unwritten> {
    let TableUpdate { phase, summary, awaited, since, wake_at, is_private, final_record } = update;
    let sql = "UPDATE tables SET n_events = ?2, updated_at = ?3,
                   phase = coalesce(?4, phase), summary = coalesce(?5, summary),
                   awaited = coalesce(?6, awaited), since = coalesce(?7, since),
                   wake_at = iif(?8, ?9, wake_at), is_private = coalesce(?10, is_private),
                   final_record = coalesce(?11, final_record)
               WHERE nr = ?1";
    connection.prepare_cached(sql)?.execute(params![
        nr,
        last,
        ms(at),
        phase,
        summary,
        awaited,
        since.map(ms),
        wake_at.is_some(),
        wake_at.flatten().map(ms),
        is_private,
        final_record
    ])?;
    match phase {
        Some(phase) => note_phase(connection, nr, *phase, at),
        None => Ok(()),
    }
}

/// Records at the seats when the table was first over.
fn note_phase(connection: &Connection, nr: i64, phase: Phase, at: Time) -> Result<(), Unwritten> {
    let (sql, over_at) = match phase {
        Phase::Over => {
            ("UPDATE seats SET over_at = ?2 WHERE table_nr = ?1 AND over_at IS NULL", Some(ms(at)))
        }
        Phase::Open | Phase::Playing => {
            ("UPDATE seats SET over_at = ?2 WHERE table_nr = ?1 AND over_at IS NOT NULL", None)
        }
    };
    connection.prepare_cached(sql)?.execute(params![nr, over_at])?;
    Ok(())
}

pub(super) fn remove(connection: &Connection, id: &TableId) -> Result<Written, Unwritten> {
    let n = connection.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([id])?;
    if n == 0 { Err(Refusal::NoSuchTable.into()) } else { Ok(Written::Done) }
}

pub(super) fn say(connection: &Connection, chat: &NewChat) -> Result<Written, Unwritten> {
    if let Some(answer) = replay(connection, chat.idempotent.as_ref())? {
        return Ok(Written::Replayed(answer));
    }
    let Found { nr, .. } = nr_and_last(connection, &chat.table)?.ok_or(Refusal::NoSuchTable)?;
    let last = "SELECT coalesce(max(number), 0) FROM chat WHERE table_nr = ?1";
    let last: u32 = connection.prepare_cached(last)?.query_row([nr], |row| row.get(0))?;
    let number = last + 1;
    let sql = "INSERT INTO chat (table_nr, number, at_ms, who, name, text)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let values = params![nr, number, ms(chat.at), chat.who, chat.name, chat.text];
    connection.prepare_cached(sql)?.execute(values)?;
    // The newest message always stays, because its number determines the next.
    let dropped = number.saturating_sub(chat.n_kept.max(1));
    let sql = "DELETE FROM chat WHERE table_nr = ?1 AND number <= ?2";
    connection.prepare_cached(sql)?.execute(params![nr, dropped])?;
    remember(connection, chat.idempotent.as_ref())?;
    Ok(Written::Numbered(number))
}

struct Found {
    nr: i64,
    last: u32,
    n_seats: u8,
}

fn nr_and_last(connection: &Connection, id: &TableId) -> Result<Option<Found>, Unwritten> {
    let sql = "SELECT nr, n_events, n_seats FROM tables WHERE id = ?1";
    let found = connection.prepare_cached(sql)?.query_row([id], |row| {
        Ok(Found { nr: row.get(0)?, last: row.get(1)?, n_seats: row.get(2)? })
    });
    Ok(found.optional()?)
}

fn n_events(events: &[NewEvent]) -> Result<u32, Unwritten> {
    let n = u32::try_from(events.len());
    n.map_err(|_| Refusal::Invalid(format!("{} events at once", events.len())).into())
}

fn put_events(
    connection: &Connection,
    nr: i64,
    last: u32,
    events: &[NewEvent],
) -> Result<(), Unwritten> {
    let sql = "INSERT INTO events (table_nr, number, at_ms, by, text) VALUES (?1, ?2, ?3, ?4, ?5)";
    let mut insert = connection.prepare_cached(sql)?;
    for (number, event) in (i64::from(last) + 1..).zip(events) {
        insert.execute(params![nr, number, ms(event.at), event.by, event.text])?;
    }
    Ok(())
}

fn put_seats(
    connection: &Connection,
    nr: i64,
    n_seats: u8,
    seats: &[SeatRow],
) -> Result<(), Unwritten> {
    let sql = "INSERT INTO seats (table_nr, seat, who, name, kind, key)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT (table_nr, seat) DO UPDATE SET
                   who = excluded.who, name = excluded.name, kind = excluded.kind,
                   key = excluded.key";
    let mut upsert = connection.prepare_cached(sql)?;
    for row in seats {
        if row.seat >= n_seats {
            let what = format!("seat {} of a table of {n_seats}", row.seat);
            return Err(Refusal::Invalid(what).into());
        }
        upsert.execute(params![nr, row.seat, row.who, row.name, row.kind, row.key])?;
    }
    Ok(())
}
