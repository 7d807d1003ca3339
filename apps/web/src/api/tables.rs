//! Lists of tables, new tables, and what can be read at one.

use axum::response::Response;
use serde_json::json;
use store::{Cursor, Listing, Page};
use tables::{Done, TableHandle};

use super::{
    endpoint::Ask,
    show::{self, answer},
};
use crate::handlers::{Fail, create, model::N_ROWS, past::Eyes};

pub(super) async fn games(ask: Ask) -> Result<Response, Fail> {
    let games: Vec<_> = catalog::games().iter().map(|it| show::game(it, &ask.caller)).collect();
    Ok(answer(json!({ "games": games })))
}

pub(super) async fn list(ask: Ask) -> Result<Response, Fail> {
    let who = || ask.person().map(|person| person.who.clone());
    let listing = match ask.query.text("list") {
        None | Some("open") => Listing::Open,
        Some("watch") => Listing::Watch,
        Some("finished") => Listing::Finished,
        Some("mine") => Listing::Mine(who()?),
        Some("mine_finished") => Listing::MineFinished(who()?),
        Some(_) => return Err(Fail::Bad(None)),
    };
    let after = match ask.query.text("after") {
        Some(text) => {
            let bad = |_| Fail::Bad(Some("after: expected what next said".to_owned()));
            Some(text.parse::<Cursor>().map_err(bad)?)
        }
        None => None,
    };
    let limit = match ask.query.text("limit") {
        Some(_) => ask.query.read::<u32>("limit")?.clamp(1, Page::LIMIT_MAX),
        None => N_ROWS,
    };
    let listed = ask.app.tables.store().list(listing, Page { after, limit }).await?;
    let row = |head| show::row(&ask.app, head, &ask.visitor);
    let tables: Vec<_> = listed.tables.iter().map(row).collect();
    Ok(answer(json!({ "tables": tables, "next": listed.next.map(|it| it.to_string()) })))
}

pub(super) async fn create(ask: Ask) -> Result<Response, Fail> {
    let key = ask.fields.text("game").unwrap_or_default();
    if let Some(entry) = catalog::game(key) {
        let is_known = |name: &str| entry.options.iter().any(|it| it.key == name);
        let options = ask.fields.all().iter().filter_map(|(it, _)| it.strip_prefix("option-"));
        if let Some(unknown) = options.into_iter().find(|it| !is_known(it)) {
            let keys: Vec<&str> = entry.options.iter().map(|it| it.key).collect();
            let why = format!("options: expected {}, found {unknown:?}", keys.join(", "));
            return Err(Fail::Bad(Some(why)));
        }
    }
    let made = create::make(&ask.app, &ask.caller, &ask.visitor, &ask.fields).await?;
    let (id, done, _) = made;
    let response = table_at(&ask, &id).await?;
    Ok(repeated(response, &done))
}

/// Answers with a table by its id.
pub(super) async fn table_at(ask: &Ask, id: &store::TableId) -> Result<Response, Fail> {
    let snapshot = ask.app.tables.table(id).await?.snapshot();
    Ok(answer(show::table(&ask.app, &ask.caller, &ask.visitor, &snapshot)))
}

/// Marks the answer to a request that came before.
pub(super) fn repeated(mut response: Response, done: &Done) -> Response {
    if let Done::Before(_) = done {
        let yes = axum::http::HeaderValue::from_static("true");
        response.headers_mut().insert("idempotent-replayed", yes);
    }
    response
}

/// Looks at the table of the address, which others notice.
async fn screen(ask: &Ask) -> Result<TableHandle, Fail> {
    let live = ask.app.tables.table(&ask.table_id()?).await?;
    if let Some(person) = &ask.visitor.person {
        live.see(&person.who);
    }
    Ok(live)
}

pub(super) async fn table(ask: Ask) -> Result<Response, Fail> {
    let snapshot = screen(&ask).await?.snapshot();
    Ok(answer(show::table(&ask.app, &ask.caller, &ask.visitor, &snapshot)))
}

pub(super) async fn view(ask: Ask) -> Result<Response, Fail> {
    let live = screen(&ask).await?;
    let has_moves = ask.query.text("moves") == Some("true");
    Ok(answer(show::state(&live, &ask.caller, &ask.visitor, &live.snapshot(), has_moves)))
}

pub(super) async fn moves(ask: Ask) -> Result<Response, Fail> {
    let live = screen(&ask).await?;
    let mut state = show::state(&live, &ask.caller, &ask.visitor, &live.snapshot(), true);
    let mut part = |name: &str| state[name].take();
    let moves = json!({
        "version": part("version"),
        "viewer": part("viewer"),
        "is_asked": part("is_asked"),
        "moves": part("moves"),
    });
    Ok(answer(moves))
}

pub(super) async fn log(ask: Ask) -> Result<Response, Fail> {
    let state = screen(&ask).await?.snapshot().state;
    let since = match ask.query.text("since") {
        Some(_) => ask.query.read("since")?,
        None => 0,
    };
    let viewer = Eyes::of(ask.query.text("as")).viewer(&state, &ask.visitor)?;
    let caller = ask.caller.clone();
    // A game is told by playing it again.
    let told = move || {
        let table = state.public();
        let items = match table.is_started() {
            true => show::log(&state, viewer, since, &caller),
            false => Vec::new(),
        };
        json!({ "viewer": viewer.seat(), "n_moves": table.n_moves(), "items": items })
    };
    let told = tokio::task::spawn_blocking(told).await.map_err(|_| Fail::Broken)?;
    Ok(answer(told))
}

pub(super) async fn chat(ask: Ask) -> Result<Response, Fail> {
    let snapshot = screen(&ask).await?.snapshot();
    let since: u32 = match ask.query.text("since") {
        Some(_) => ask.query.read("since")?,
        None => 0,
    };
    let lines = snapshot.chat.iter().filter(|line| since < line.number);
    let lines: Vec<_> = lines.map(|line| show::chat(&snapshot.state, line)).collect();
    Ok(answer(json!({ "lines": lines })))
}
