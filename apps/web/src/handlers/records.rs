//! Records that people upload, to check them or to continue the game.

use axum::{
    extract::{FromRequest, Multipart, Query, Request, State},
    http::StatusCode,
    response::{IntoResponse as _, Response},
};
use pages::RecordForm;
use record::{Record, RecordError, Verdict};
use tables::Plan;

use super::{
    App, Caller, Fail, Visitor,
    answer::{see_other, with_cookie},
    create::check_limit,
    model::{Frame, form_key},
    table::table_id,
};
use crate::net::Rule;

/// A record that somebody uploaded.
#[derive(Debug, Default)]
pub(crate) struct Upload {
    text: String,
}

impl FromRequest<App> for Upload {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Upload, Response> {
        let mut parts =
            Multipart::from_request(request, app).await.map_err(|it| it.into_response())?;
        let mut upload = Upload::default();
        while let Some(part) = parts.next_field().await.map_err(|it| it.into_response())? {
            let is_record = matches!(part.name(), Some("text" | "file"));
            let bytes = part.bytes().await.map_err(|it| it.into_response())?;
            // A file takes precedence over an empty field, whichever comes first.
            if is_record && !bytes.is_empty() {
                upload.text = String::from_utf8_lossy(&bytes).into_owned();
            }
        }
        Ok(upload)
    }
}

/// What is wrong with a record: line, column and reason.
pub(crate) type Flaw = (u32, u32, String);

pub(crate) fn read(text: &str) -> Result<(Record, &'static catalog::Entry), Flaw> {
    let record = if text.trim_start().starts_with('{') {
        Record::from_json(text.as_bytes()).map_err(|error| (1, 1, error.to_string()))?
    } else {
        Record::parse(text.as_bytes()).map_err(|error: RecordError| {
            (place(error.line), place(error.column), error.flaw.to_string())
        })?
    };
    let key = record.setup().game();
    let entry = catalog::game(key).ok_or_else(|| {
        let games: Vec<&str> = catalog::games().iter().map(|it| it.key()).collect();
        (1, 1, format!("expected one of the games {}, found {key:?}", games.join(", ")))
    })?;
    Ok((record, entry))
}

fn place(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[derive(Clone, Copy)]
enum Purpose {
    Import,
    Verify,
}

async fn page(
    app: &App,
    caller: &Caller,
    visitor: &Visitor,
    purpose: Purpose,
    text: &str,
    result: Result<Option<&Verdict>, Flaw>,
) -> Response {
    let frame = Frame::new(app, caller, visitor).await;
    let (site, key) = (frame.site(), form_key(app));
    let status = match result {
        Ok(_) => StatusCode::OK,
        Err(_) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let (verdict, problem) = match result {
        Ok(verdict) => (verdict, None),
        Err(flaw) => (None, Some(flaw)),
    };
    let form = RecordForm { site: &site, text, problem, verdict, key: &key };
    let markup = match purpose {
        Purpose::Import => pages::import(&form),
        Purpose::Verify => pages::verify(&form),
    };
    (status, markup).into_response()
}

pub(crate) async fn import_form(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
) -> Response {
    page(&app, &caller, &visitor, Purpose::Import, "", Ok(None)).await
}

#[derive(Debug, serde::Deserialize)]
pub(crate) struct Which {
    table: Option<String>,
}

/// Asks for a record to check; the record of a finished game on this server is
/// filled in.
pub(crate) async fn verify_form(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Response {
    let text = match which.table.as_deref().map(table_id) {
        Some(Ok(id)) => match app.tables.table(&id).await {
            Ok(handle) => handle.snapshot().state.open_record().map(|it| it.to_string()).ok(),
            Err(_) => None,
        },
        Some(Err(_)) | None => None,
    };
    page(&app, &caller, &visitor, Purpose::Verify, &text.unwrap_or_default(), Ok(None)).await
}

/// Verifies a record.
pub(crate) async fn verify(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    upload: Upload,
) -> Response {
    if let Err(refused) = app.limits.check(Rule::Record, &visitor.limit_key(&caller)) {
        return Fail::from(refused).response(&app, &caller);
    }
    let text = upload.text;
    let sent = text.clone();
    let checked = tokio::task::spawn_blocking(move || {
        read(&sent).map(|(record, entry)| entry.verify(&record))
    });
    match checked.await {
        Ok(Ok(verdict)) => {
            page(&app, &caller, &visitor, Purpose::Verify, &text, Ok(Some(&verdict))).await
        }
        Ok(Err(flaw)) => page(&app, &caller, &visitor, Purpose::Verify, &text, Err(flaw)).await,
        Err(_) => Fail::Broken.response(&app, &caller),
    }
}

/// Plans a table for a record: a finished game can be replayed, an unfinished one
/// continues after its last move.
pub(crate) fn planned(text: &str) -> Result<Plan, Flaw> {
    let (record, entry) = read(text)?;
    let replay = entry.replay(&record).map_err(|error| {
        let (line, column) = error.position.map_or((1, 1), |at| (at.line, at.column));
        (place(line), place(column), error.to_string())
    })?;
    Ok(match replay.end.turn() {
        rules_core::Turn::Over(_) => Plan::of_record(replay, &record),
        rules_core::Turn::Seat(_) | rules_core::Turn::Chance => Plan::of_start(replay.end),
    })
}

/// Opens a table for a record: a finished game can be replayed, an unfinished one
/// continues after its last move. Only its names, options and moves are used.
pub(crate) async fn import(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    upload: Upload,
) -> Response {
    if let Err(refused) = app.limits.check(Rule::Record, &visitor.limit_key(&caller)) {
        return Fail::from(refused).response(&app, &caller);
    }
    let text = upload.text;
    let sent = text.clone();
    let replayed = tokio::task::spawn_blocking(move || planned(&sent));
    let plan = match replayed.await {
        Ok(Ok(plan)) => plan,
        Ok(Err(flaw)) => {
            return page(&app, &caller, &visitor, Purpose::Import, &text, Err(flaw)).await;
        }
        Err(_) => return Fail::Broken.response(&app, &caller),
    };
    let answer = async {
        let known = visitor.known(&app, &caller, None).await?;
        check_limit(&app, &known)?;
        let (id, _) = app.tables.create(plan, &known.person.who, None).await?;
        Ok::<_, Fail>(with_cookie(see_other(&format!("/t/{id}")), known.cookie))
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}
