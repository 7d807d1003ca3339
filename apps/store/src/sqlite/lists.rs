//! Reads lists of tables, page by page along an index.

use record::Time;
use rusqlite::{Connection, Row, params};

use crate::{
    names::Who,
    rows::{Cursor, Listed, Listing, Page, Phase, TableHead},
    sqlite::{
        people::identities,
        read::{HEAD, head_of_row, seats},
        read_people::identities_of,
        values::{ms, time},
    },
};

pub(super) fn list(
    connection: &Connection,
    listing: &Listing,
    page: &Page,
) -> rusqlite::Result<Listed> {
    let moment = connection.unchecked_transaction()?;
    let limit = page.limit.clamp(1, Page::LIMIT_MAX);
    let mut found = match listing {
        Listing::Open => public(&moment, Phase::Open, page, limit)?,
        Listing::Watch => public(&moment, Phase::Playing, page, limit)?,
        Listing::Finished => public(&moment, Phase::Over, page, limit)?,
        Listing::All(phase) => all(&moment, *phase, page, limit)?,
        Listing::Mine(who) => mine(&moment, who, page, limit)?,
        Listing::MineFinished(who) => mine_finished(&moment, who, page, limit)?,
    };
    let mut next = None;
    if found.len() > limit as usize {
        found.truncate(limit as usize);
        let last = found.last();
        next = last.map(|(at, _, head)| Cursor { updated_at: *at, id: head.id.clone() });
    }
    let tables = found.into_iter().map(|(_, nr, mut head)| {
        head.seats = seats(&moment, nr)?;
        Ok(head)
    });
    Ok(Listed { tables: tables.collect::<rusqlite::Result<_>>()?, next })
}

/// A table in a list: its time and its internal number.
type Place = (Time, i64, TableHead);

/// Returns the bound of a page: everything in it is less.
fn start(page: &Page) -> (Time, &str) {
    match &page.after {
        Some(cursor) => (cursor.updated_at, cursor.id.as_str()),
        None => (Time(u64::MAX), ""),
    }
}

fn by_update(row: &Row<'_>) -> rusqlite::Result<Place> {
    head_of_row(row).map(|(nr, head)| (head.updated_at, nr, head))
}

fn public(
    connection: &Connection,
    phase: Phase,
    page: &Page,
    limit: u32,
) -> rusqlite::Result<Vec<Place>> {
    let (at, id) = start(page);
    let mut heads = connection.prepare_cached(&public_sql())?;
    heads.query_map(params![phase, ms(at), id, limit + 1], by_update)?.collect()
}

fn all(
    connection: &Connection,
    phase: Phase,
    page: &Page,
    limit: u32,
) -> rusqlite::Result<Vec<Place>> {
    let (at, id) = start(page);
    let mut heads = connection.prepare_cached(&all_sql())?;
    heads.query_map(params![phase, ms(at), id, limit + 1], by_update)?.collect()
}

fn mine(
    connection: &Connection,
    who: &Who,
    page: &Page,
    limit: u32,
) -> rusqlite::Result<Vec<Place>> {
    let (at, id) = start(page);
    let mut heads = connection.prepare_cached(&mine_sql())?;
    heads.query_map(params![who, ms(at), id, limit + 1], by_update)?.collect()
}

fn mine_finished(
    connection: &Connection,
    who: &Who,
    page: &Page,
    limit: u32,
) -> rusqlite::Result<Vec<Place>> {
    // A person may have many finished tables, so the index is walked for each identity.
    let (at, id) = start(page);
    let mut places: Vec<(Time, i64)> = Vec::new();
    let mut walk = connection.prepare_cached(MINE_FINISHED)?;
    for identity in identities_of(connection, who)? {
        let values = params![identity, ms(at), id, limit + 1];
        let rows = walk.query_map(values, |row| Ok((time(row.get(0)?), row.get(1)?)))?;
        for row in rows {
            places.push(row?);
        }
    }
    places.sort_unstable_by(|left, right| right.cmp(left));
    places.dedup();
    places.truncate(limit as usize + 1);
    let mut head = connection.prepare_cached(&format!("{HEAD} WHERE t.nr = ?1"))?;
    let heads = places.into_iter().map(|(over_at, nr)| {
        head.query_row([nr], head_of_row).map(|(nr, head)| (over_at, nr, head))
    });
    heads.collect()
}

fn public_sql() -> String {
    format!(
        "{HEAD} WHERE phase = ?1 AND is_private = 0 AND (updated_at, id) < (?2, ?3)
         ORDER BY updated_at DESC, id DESC LIMIT ?4"
    )
}

/// Merges two walks along the index, which saves the cost of another index.
fn all_sql() -> String {
    format!(
        "{HEAD} WHERE phase = ?1 AND is_private = 0 AND (updated_at, id) < (?2, ?3)
         UNION ALL
         {HEAD} WHERE phase = ?1 AND is_private = 1 AND (updated_at, id) < (?2, ?3)
         ORDER BY updated_at DESC, id DESC LIMIT ?4"
    )
}

/// A person has few running tables, so all of them are read and sorted.
fn mine_sql() -> String {
    format!(
        "{HEAD} WHERE nr IN (SELECT table_nr FROM seats WHERE over_at IS NULL AND who IN {identities})
         AND (updated_at, id) < (?2, ?3) ORDER BY updated_at DESC, id DESC LIMIT ?4",
        identities = identities!(),
    )
}

const MINE_FINISHED: &str = "SELECT DISTINCT over_at, table_nr FROM seats
    WHERE who = ?1 AND over_at IS NOT NULL
        AND (over_at, table_nr) < (?2, (SELECT nr FROM tables WHERE id = ?3 UNION ALL SELECT 0))
    ORDER BY over_at DESC, table_nr DESC LIMIT ?4";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::{Sqlite, SqliteConfig, connect};

    /// Returns the query plans.
    fn plans(questions: &[&str]) -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        drop(Sqlite::open(folder.path(), SqliteConfig::default()).unwrap());
        let path = folder.path().join(Sqlite::FILE);
        let connection = connect::reader(&path, &SqliteConfig::default()).unwrap();
        let plan = |sql: &&str| {
            let mut explain = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
            let rows = explain.query_map(params!["x", 1, "y", 2], |row| row.get::<_, String>(3));
            rows.unwrap().map(Result::unwrap).collect::<Vec<_>>().join("; ")
        };
        questions.iter().map(plan).collect()
    }

    #[test]
    fn no_list_reads_all_tables() {
        let sql = [&public_sql(), &all_sql(), &mine_sql(), MINE_FINISHED];
        for plan in plans(&sql) {
            // Scanning a table of one constant row is fine.
            let plan = plan.replace("SCAN CONSTANT ROW", "");
            assert!(!plan.contains("SCAN"), "{plan}");
            assert!(plan.contains("tables_listed") || plan.contains("seats_of_who"), "{plan}");
        }
    }

    #[test]
    fn a_long_list_is_walked_and_not_sorted() {
        for plan in plans(&[&public_sql(), &all_sql(), MINE_FINISHED]) {
            assert!(!plan.contains("ORDER BY"), "{plan}");
        }
    }
}
