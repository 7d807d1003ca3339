//! Writes a batch in one transaction, each write in a savepoint of its own.

use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior};

use crate::{
    backend::{Fault, Verdict},
    error::Refusal,
    sqlite::{answers, fault, outbox, people, tables, unwritten::Unwritten},
    writes::{Write, Written},
};

pub(super) fn batch(connection: &mut Connection, batch: &[Write]) -> Result<Vec<Verdict>, Fault> {
    // Immediate, so that nobody else writes between our question and our answer.
    let behavior = TransactionBehavior::Immediate;
    let begun = connection.transaction_with_behavior(behavior);
    let transaction = begun.map_err(|error| fault(&error))?;
    let verdicts = batch.iter().map(|write| in_savepoint(&transaction, write));
    let verdicts = verdicts.collect::<rusqlite::Result<_>>().map_err(|error| fault(&error))?;
    transaction.commit().map_err(|error| fault(&error))?;
    Ok(verdicts)
}

fn in_savepoint(transaction: &Transaction<'_>, write: &Write) -> rusqlite::Result<Verdict> {
    let run = |sql| transaction.prepare_cached(sql)?.execute([]).map(drop);
    run("SAVEPOINT one_write")?;
    let refusal = match apply(transaction, write) {
        Ok(written) => {
            run("RELEASE one_write")?;
            return Ok(Ok(written));
        }
        Err(Unwritten::Refused(refusal)) => refusal,
        Err(Unwritten::Sql(error)) if concerns_all(transaction, &error) => return Err(error),
        Err(Unwritten::Sql(error)) => Refusal::Invalid(error.to_string()),
    };
    run("ROLLBACK TO one_write")?;
    run("RELEASE one_write")?;
    Ok(Err(refusal))
}

/// Tells whether an error concerns the whole database or just one write.
fn concerns_all(transaction: &Transaction<'_>, error: &rusqlite::Error) -> bool {
    let is_of_database = matches!(
        error.sqlite_error_code(),
        Some(
            ErrorCode::DiskFull
                | ErrorCode::SystemIoFailure
                | ErrorCode::DatabaseCorrupt
                | ErrorCode::NotADatabase
                | ErrorCode::CannotOpen
                | ErrorCode::ReadOnly
                | ErrorCode::OutOfMemory
                | ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::FileLockingProtocolFailed
        )
    );
    // Some errors roll back the whole transaction by themselves.
    is_of_database || transaction.is_autocommit()
}

fn apply(transaction: &Transaction<'_>, write: &Write) -> Result<Written, Unwritten> {
    match write {
        Write::Create(table) => tables::create(transaction, table),
        Write::Append(append) => tables::append(transaction, append),
        Write::RemoveTable(id) => tables::remove(transaction, id),
        Write::Say(chat) => tables::say(transaction, chat),
        Write::Remember(idempotent) => answers::remember_only(transaction, idempotent),
        Write::Introduce { who, name, at } => people::introduce(transaction, who, name, *at),
        Write::Register(account) => people::register(transaction, account),
        Write::Link { who, account } => people::link(transaction, who, *account),
        Write::SetPassword { account, password_hash } => {
            people::set_password(transaction, *account, password_hash)
        }
        Write::SetPreferences { account, preferences } => {
            people::set_preferences(transaction, *account, preferences)
        }
        Write::SetAdmin { account, is_admin } => {
            people::set_admin(transaction, *account, *is_admin)
        }
        Write::OpenSession { session, instead_of } => {
            people::open_session(transaction, session, instead_of.as_ref())
        }
        Write::TouchSession { digest, seen_at, expires_at } => {
            people::touch_session(transaction, digest, *seen_at, *expires_at)
        }
        Write::CloseSession(digest) => people::close_session(transaction, digest),
        Write::CloseSessionsOf { who, except } => {
            people::close_sessions_of(transaction, who, except.as_ref())
        }
        Write::NewToken(token) => people::new_token(transaction, token),
        Write::TouchToken { digest, used_at } => people::touch_token(transaction, digest, *used_at),
        Write::RemoveToken { who, digest } => people::remove_token(transaction, who, digest),
        Write::Enroll { follower, at, effects } => {
            outbox::enroll(transaction, follower, *at, effects)
        }
        Write::Claim(claim) => outbox::claim(transaction, claim),
        Write::Settle { claim, effects } => outbox::settle(transaction, *claim, effects),
        Write::PutOff { claim, until, why } => outbox::put_off(transaction, *claim, *until, why),
        Write::PruneNotices { known, before, n_rows_max } => {
            outbox::prune(transaction, known, *before, *n_rows_max)
        }
        Write::Prune(prune) => answers::prune(transaction, prune),
    }
}
