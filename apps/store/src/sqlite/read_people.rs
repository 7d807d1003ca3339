//! Reads people: identities, accounts, sessions, keys.

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use crate::{
    names::{AccountId, Digest, Who},
    rows::{Account, ApiToken, Identity, Session},
    sqlite::{people::identities, values::time},
};

pub(super) fn identity(connection: &Connection, who: &Who) -> rusqlite::Result<Option<Identity>> {
    let sql = "SELECT who, name, user_id, created_at FROM identities WHERE who = ?1";
    let found = connection.prepare_cached(sql)?.query_row([who], |row| {
        let (who, name) = (row.get(0)?, row.get(1)?);
        Ok(Identity {
            who,
            name,
            account: row.get(2)?,
            identities: Vec::new(),
            created_at: time(row.get(3)?),
        })
    });
    let Some(mut identity) = found.optional()? else { return Ok(None) };
    identity.identities = identities_of(connection, who)?;
    Ok(Some(identity))
}

/// Returns an identity and all others of the same account, in order.
pub(super) fn identities_of(connection: &Connection, who: &Who) -> rusqlite::Result<Vec<Who>> {
    let mut identities =
        connection.prepare_cached(concat!("SELECT * FROM ", identities!(), " ORDER BY 1"))?;
    identities.query_map([who], |row| row.get(0))?.collect()
}

const ACCOUNT: &str =
    "SELECT id, name, name_key, password_hash, created_at, is_admin, preferences FROM users";

fn account_of_row(row: &Row<'_>) -> rusqlite::Result<Account> {
    Ok(Account {
        id: row.get(0)?,
        name: row.get(1)?,
        name_key: row.get(2)?,
        password_hash: row.get(3)?,
        created_at: time(row.get(4)?),
        is_admin: row.get(5)?,
        preferences: row.get(6)?,
    })
}

pub(super) fn account(connection: &Connection, id: AccountId) -> rusqlite::Result<Option<Account>> {
    let sql = format!("{ACCOUNT} WHERE id = ?1");
    connection.prepare_cached(&sql)?.query_row([id], account_of_row).optional()
}

pub(super) fn account_by_name(
    connection: &Connection,
    name_key: &str,
) -> rusqlite::Result<Option<Account>> {
    let sql = format!("{ACCOUNT} WHERE name_key = ?1");
    connection.prepare_cached(&sql)?.query_row([name_key], account_of_row).optional()
}

pub(super) fn accounts(
    connection: &Connection,
    after: AccountId,
    n_max: u32,
) -> rusqlite::Result<Vec<Account>> {
    let sql = format!("{ACCOUNT} WHERE id > ?1 ORDER BY id LIMIT ?2");
    let mut accounts = connection.prepare_cached(&sql)?;
    accounts.query_map(params![after, n_max], account_of_row)?.collect()
}

fn session_of_row(row: &Row<'_>) -> rusqlite::Result<Session> {
    Ok(Session {
        digest: row.get(0)?,
        who: row.get(1)?,
        created_at: time(row.get(2)?),
        seen_at: time(row.get(3)?),
        expires_at: time(row.get(4)?),
    })
}

pub(super) fn session(
    connection: &Connection,
    digest: &Digest,
) -> rusqlite::Result<Option<Session>> {
    let sql = "SELECT digest, who, created_at, seen_at, expires_at FROM sessions WHERE digest = ?1";
    connection.prepare_cached(sql)?.query_row([digest], session_of_row).optional()
}

pub(super) fn sessions_of(connection: &Connection, who: &Who) -> rusqlite::Result<Vec<Session>> {
    let mut sessions = connection.prepare_cached(concat!(
        "SELECT digest, who, created_at, seen_at, expires_at FROM sessions WHERE who IN ",
        identities!(),
        " ORDER BY created_at DESC, digest"
    ))?;
    sessions.query_map([who], session_of_row)?.collect()
}

fn token_of_row(row: &Row<'_>) -> rusqlite::Result<ApiToken> {
    Ok(ApiToken {
        digest: row.get(0)?,
        who: row.get(1)?,
        label: row.get(2)?,
        scopes: row.get(3)?,
        created_at: time(row.get(4)?),
        used_at: row.get::<_, Option<i64>>(5)?.map(time),
    })
}

pub(super) fn token(
    connection: &Connection,
    digest: &Digest,
) -> rusqlite::Result<Option<ApiToken>> {
    let sql =
        "SELECT digest, who, label, scopes, created_at, used_at FROM tokens WHERE digest = ?1";
    connection.prepare_cached(sql)?.query_row([digest], token_of_row).optional()
}

pub(super) fn tokens_of(connection: &Connection, who: &Who) -> rusqlite::Result<Vec<ApiToken>> {
    let mut tokens = connection.prepare_cached(concat!(
        "SELECT digest, who, label, scopes, created_at, used_at FROM tokens WHERE who IN ",
        identities!(),
        " ORDER BY created_at DESC, digest"
    ))?;
    tokens.query_map([who], token_of_row)?.collect()
}
