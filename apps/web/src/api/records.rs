//! Records, and tables as they were.

use axum::{Json, http::header, response::IntoResponse as _};
use record::Record;
use serde::Serialize;
use utoipa::{
    ToSchema,
    openapi::{
        RefOr, Schema,
        schema::{AnyOfBuilder, Object, Type},
    },
};

use super::{
    answer::Written,
    answers::{Past, Table},
    endpoint::{Ask, RecordText},
    sent::SeenAs,
    show,
    tables::table_at,
    values::{CheckKey, Key},
};
use crate::{
    handlers::{
        Fail,
        create::check_limit,
        past::ViewQuery,
        records::{Flaw, planned, read},
        visitor::Known,
    },
    net::Rule,
};

/// The results of all checks of a record.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Verdict {
    is_clean: bool,
    is_proven: bool,
    findings: Vec<Finding>,
}

/// One check and its result.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Finding {
    check: CheckKey,
    /// `passed`, or what failed or is missing.
    #[schema(schema_with = outcome)]
    outcome: record::Outcome,
}

fn outcome() -> RefOr<Schema> {
    let (text, object) = (Object::with_type(Type::String), Object::with_type(Type::Object));
    AnyOfBuilder::new().item(text).item(object).into()
}

impl From<&record::Verdict> for Verdict {
    fn from(verdict: &record::Verdict) -> Verdict {
        let finding =
            |it: &record::Finding| Finding { check: Key(it.check), outcome: it.outcome.clone() };
        Verdict {
            is_clean: verdict.is_clean(),
            is_proven: verdict.is_proven(),
            findings: verdict.findings.iter().map(finding).collect(),
        }
    }
}

pub(super) async fn at(ask: Ask<(), SeenAs>) -> Result<Json<Past>, Fail> {
    let state = ask.app.tables.table(&ask.table_id()?).await?.snapshot().state;
    let n: u32 = ask.param("n").parse().map_err(|_| Fail::NotFound)?;
    if !state.public().is_started() {
        return Err(Fail::NotFound);
    }
    let viewer = ViewQuery::of(ask.query.viewer.map(|it| it.0)).viewer(&state, &ask.visitor)?;
    let past = tables::Past::of(&state, n)?;
    Ok(Json(show::past(&past, viewer, state.is_revealed())))
}

/// Returns the record of a finished game.
async fn finished(ask: &Ask) -> Result<Record, Fail> {
    let state = ask.app.tables.table(&ask.table_id()?).await?.snapshot().state;
    state.open_record().map_err(Fail::Table)
}

pub(super) async fn record(ask: Ask) -> Result<Written, Fail> {
    let record = finished(&ask).await?;
    let (kind, text) = match ask.accept.starts_with("text/plain") {
        true => ("text/plain; charset=utf-8", record.to_string()),
        false => ("application/json", record.to_json()),
    };
    Ok(Written(([(header::CONTENT_TYPE, kind)], text).into_response()))
}

/// Verifies a finished game, as anybody could.
pub(super) async fn verify_table(ask: Ask) -> Result<Json<Verdict>, Fail> {
    let record = finished(&ask).await?;
    ask.app.limits.check(Rule::Record, &ask.visitor.limit_key(&ask.caller))?;
    let entry = catalog::game(record.setup().game()).ok_or(Fail::Broken)?;
    let checked = tokio::task::spawn_blocking(move || entry.verify(&record)).await;
    Ok(Json(Verdict::from(&checked.map_err(|_| Fail::Broken)?)))
}

/// Parses the record on a thread where blocking is allowed.
async fn reading<T: Send + 'static>(
    ask: &Ask<RecordText>,
    work: impl FnOnce(&str) -> Result<T, Flaw> + Send + 'static,
) -> Result<T, Fail> {
    ask.app.limits.check(Rule::Record, &ask.visitor.limit_key(&ask.caller))?;
    let text = ask.body.0.clone();
    let done = tokio::task::spawn_blocking(move || work(&text)).await.map_err(|_| Fail::Broken)?;
    done.map_err(|(line, column, why)| Fail::Record(format!("{line}:{column}: {why}")))
}

pub(super) async fn verify(ask: Ask<RecordText>) -> Result<Json<Verdict>, Fail> {
    let check = |text: &str| read(text).map(|(record, entry)| entry.verify(&record));
    Ok(Json(Verdict::from(&reading(&ask, check).await?)))
}

pub(super) async fn import(ask: Ask<RecordText>) -> Result<Json<Table>, Fail> {
    let plan = reading(&ask, planned).await?;
    let known = Known { person: ask.person()?.clone(), cookie: None };
    check_limit(&ask.app, &known)?;
    let request = ask.mark.request(&known.person, &ask.caller.path);
    let (id, _) = ask.app.tables.create(plan, &known.person.who, request).await?;
    table_at(&ask, &id).await.map(Json)
}
