//! Writes people: identities, accounts, sessions, keys.

use record::Time;
use rusqlite::{Connection, OptionalExtension as _, Params, params};

use crate::{
    error::Refusal,
    names::{AccountId, Digest, Who},
    sqlite::{unwritten::Unwritten, values::ms},
    writes::{NewAccount, NewSession, NewToken, Written},
};

/// Somebody and all other identities of the same account.
macro_rules! identities {
    () => {
        "(SELECT ?1 UNION SELECT who FROM identities WHERE user_id =
            (SELECT user_id FROM identities WHERE who = ?1))"
    };
}
pub(super) use identities;

pub(super) fn introduce(
    connection: &Connection,
    who: &Who,
    name: &str,
    at: Time,
) -> Result<Written, Unwritten> {
    let sql = "INSERT INTO identities (who, name, created_at) VALUES (?1, ?2, ?3)
               ON CONFLICT (who) DO UPDATE SET name = excluded.name";
    run(connection, sql, params![who, name, ms(at)])?;
    Ok(Written::Done)
}

pub(super) fn register(
    connection: &Connection,
    account: &NewAccount,
) -> Result<Written, Unwritten> {
    let sql = "SELECT 1 FROM users WHERE name_key = ?1";
    if connection.prepare_cached(sql)?.exists([&account.name_key])? {
        return Err(Refusal::NameTaken.into());
    }
    if account_of(connection, &account.who)?.is_some() {
        return Err(Refusal::AlreadyLinked.into());
    }
    let sql = "INSERT INTO users (name, name_key, password_hash, created_at, preferences)
               VALUES (?1, ?2, ?3, ?4, ?5)";
    let NewAccount { who, name, name_key, password_hash, at, preferences } = account;
    run(connection, sql, params![name, name_key, password_hash, ms(*at), preferences])?;
    let id = AccountId(connection.last_insert_rowid());
    let sql = "UPDATE identities SET user_id = ?2, name = ?3 WHERE who = ?1";
    run(connection, sql, params![who, id, name])?;
    Ok(Written::Registered(id))
}

pub(super) fn link(
    connection: &Connection,
    who: &Who,
    account: AccountId,
) -> Result<Written, Unwritten> {
    if !connection.prepare_cached("SELECT 1 FROM users WHERE id = ?1")?.exists([account])? {
        return Err(Refusal::NoSuchAccount.into());
    }
    match account_of(connection, who)? {
        Some(other) if other != account => Err(Refusal::AlreadyLinked.into()),
        Some(_) | None => {
            let sql = "UPDATE identities SET user_id = ?2 WHERE who = ?1";
            run(connection, sql, params![who, account])?;
            Ok(Written::Done)
        }
    }
}

pub(super) fn set_password(
    connection: &Connection,
    account: AccountId,
    password_hash: &str,
) -> Result<Written, Unwritten> {
    end_sessions(connection, account)?;
    let sql = "UPDATE users SET password_hash = ?2 WHERE id = ?1";
    of_account(run(connection, sql, params![account, password_hash])?)
}

/// Ends all sessions of an account, so that everybody must log in again.
fn end_sessions(connection: &Connection, account: AccountId) -> Result<u64, Unwritten> {
    let sql = "DELETE FROM sessions WHERE who IN (SELECT who FROM identities WHERE user_id = ?1)";
    run(connection, sql, [account])
}

pub(super) fn set_preferences(
    connection: &Connection,
    account: AccountId,
    preferences: &str,
) -> Result<Written, Unwritten> {
    let sql = "UPDATE users SET preferences = ?2 WHERE id = ?1";
    of_account(run(connection, sql, params![account, preferences])?)
}

pub(super) fn set_admin(
    connection: &Connection,
    account: AccountId,
    is_admin: bool,
) -> Result<Written, Unwritten> {
    end_sessions(connection, account)?;
    let sql = "UPDATE users SET is_admin = ?2 WHERE id = ?1";
    of_account(run(connection, sql, params![account, is_admin])?)
}

pub(super) fn open_session(
    connection: &Connection,
    session: &NewSession,
    instead_of: Option<&Digest>,
) -> Result<Written, Unwritten> {
    let NewSession { digest, who, at, expires_at } = session;
    account_of(connection, who)?;
    if let Some(old) = instead_of {
        run(connection, "DELETE FROM sessions WHERE digest = ?1", [old])?;
    }
    let sql = "INSERT INTO sessions (digest, who, created_at, seen_at, expires_at)
               VALUES (?1, ?2, ?3, ?3, ?4)";
    run(connection, sql, params![digest, who, ms(*at), ms(*expires_at)])?;
    Ok(Written::Done)
}

pub(super) fn touch_session(
    connection: &Connection,
    digest: &Digest,
    seen_at: Time,
    expires_at: Time,
) -> Result<Written, Unwritten> {
    let sql = "UPDATE sessions SET seen_at = ?2, expires_at = ?3 WHERE digest = ?1";
    Ok(Written::Rows(run(connection, sql, params![digest, ms(seen_at), ms(expires_at)])?))
}

pub(super) fn close_session(
    connection: &Connection,
    digest: &Digest,
) -> Result<Written, Unwritten> {
    Ok(Written::Rows(run(connection, "DELETE FROM sessions WHERE digest = ?1", [digest])?))
}

pub(super) fn close_sessions_of(
    connection: &Connection,
    who: &Who,
    except: Option<&Digest>,
) -> Result<Written, Unwritten> {
    let sql = concat!("DELETE FROM sessions WHERE who IN ", identities!(), " AND digest IS NOT ?2");
    Ok(Written::Rows(run(connection, sql, params![who, except])?))
}

pub(super) fn new_token(connection: &Connection, token: &NewToken) -> Result<Written, Unwritten> {
    let NewToken { digest, who, label, scopes, at } = token;
    account_of(connection, who)?;
    let sql = "INSERT INTO tokens (digest, who, label, scopes, created_at)
               VALUES (?1, ?2, ?3, ?4, ?5)";
    run(connection, sql, params![digest, who, label, scopes, ms(*at)])?;
    Ok(Written::Done)
}

pub(super) fn touch_token(
    connection: &Connection,
    digest: &Digest,
    used_at: Time,
) -> Result<Written, Unwritten> {
    let sql = "UPDATE tokens SET used_at = ?2 WHERE digest = ?1";
    Ok(Written::Rows(run(connection, sql, params![digest, ms(used_at)])?))
}

pub(super) fn remove_token(
    connection: &Connection,
    who: &Who,
    digest: &Digest,
) -> Result<Written, Unwritten> {
    let sql = concat!("DELETE FROM tokens WHERE who IN ", identities!(), " AND digest = ?2");
    Ok(Written::Rows(run(connection, sql, params![who, digest])?))
}

/// Returns the account of an identity that must exist.
fn account_of(connection: &Connection, who: &Who) -> Result<Option<AccountId>, Unwritten> {
    let sql = "SELECT user_id FROM identities WHERE who = ?1";
    let found = connection.prepare_cached(sql)?.query_row([who], |row| row.get(0)).optional()?;
    found.ok_or_else(|| Refusal::NoSuchWho.into())
}

fn of_account(n_rows: u64) -> Result<Written, Unwritten> {
    if n_rows == 0 { Err(Refusal::NoSuchAccount.into()) } else { Ok(Written::Done) }
}

fn run(connection: &Connection, sql: &str, values: impl Params) -> Result<u64, Unwritten> {
    Ok(connection.prepare_cached(sql)?.execute(values)? as u64)
}
