//! Records, and tables as they were.

use axum::{
    http::header,
    response::{IntoResponse as _, Response},
};
use record::{Record, Verdict};
use serde_json::{Value, json};
use tables::Past;

use super::{
    endpoint::Ask,
    show::{self, answer},
    tables::table_at,
};
use crate::{
    handlers::{
        Fail,
        create::check_limit,
        past::Eyes,
        records::{Flaw, planned, read},
        visitor::Known,
    },
    net::Rule,
};

pub(super) async fn at(ask: Ask) -> Result<Response, Fail> {
    let state = ask.app.tables.table(&ask.table_id()?).await?.snapshot().state;
    let n: u32 = ask.param("n").parse().map_err(|_| Fail::NotFound)?;
    if !state.public().is_started() {
        return Err(Fail::NotFound);
    }
    let viewer = Eyes::of(ask.query.text("as")).viewer(&state, &ask.visitor)?;
    let past = Past::of(&state, n)?;
    Ok(answer(show::past(&past, viewer, state.is_revealed())))
}

/// Returns the record of a finished game.
async fn finished(ask: &Ask) -> Result<Record, Fail> {
    let state = ask.app.tables.table(&ask.table_id()?).await?.snapshot().state;
    state.open_record().map_err(Fail::Table)
}

pub(super) async fn record(ask: Ask) -> Result<Response, Fail> {
    let record = finished(&ask).await?;
    let (kind, text) = match ask.accept.starts_with("text/plain") {
        true => ("text/plain; charset=utf-8", record.to_string()),
        false => ("application/json", record.to_json()),
    };
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

fn verdict(verdict: &Verdict) -> Value {
    json!({
        "is_clean": verdict.is_clean(),
        "is_proven": verdict.is_proven(),
        "findings": verdict.findings,
    })
}

/// Checks a finished game as anybody could.
pub(super) async fn verify_table(ask: Ask) -> Result<Response, Fail> {
    let record = finished(&ask).await?;
    ask.app.limits.check(Rule::Record, &ask.visitor.limit_key(&ask.caller))?;
    let entry = catalog::game(record.setup().game()).ok_or(Fail::Broken)?;
    let checked = tokio::task::spawn_blocking(move || entry.verify(&record)).await;
    Ok(answer(verdict(&checked.map_err(|_| Fail::Broken)?)))
}

/// Reads what was sent on a thread that may take its time.
async fn reading<T: Send + 'static>(
    ask: &Ask,
    work: impl FnOnce(&str) -> Result<T, Flaw> + Send + 'static,
) -> Result<T, Fail> {
    ask.app.limits.check(Rule::Record, &ask.visitor.limit_key(&ask.caller))?;
    let text = String::from_utf8_lossy(&ask.body).into_owned();
    let done = tokio::task::spawn_blocking(move || work(&text)).await.map_err(|_| Fail::Broken)?;
    done.map_err(|(line, column, why)| Fail::Record(format!("{line}:{column}: {why}")))
}

pub(super) async fn verify(ask: Ask) -> Result<Response, Fail> {
    let check = |text: &str| read(text).map(|(record, entry)| entry.verify(&record));
    Ok(answer(verdict(&reading(&ask, check).await?)))
}

pub(super) async fn import(ask: Ask) -> Result<Response, Fail> {
    let plan = reading(&ask, planned).await?;
    let known = Known { person: ask.person()?.clone(), cookie: None };
    check_limit(&ask.app, &known)?;
    let request = ask.fields.request(&known.person, &ask.caller.path);
    let (id, _) = ask.app.tables.create(plan, &known.person.who, request).await?;
    table_at(&ask, &id).await
}
