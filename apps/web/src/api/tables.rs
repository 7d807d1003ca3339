//! Lists of tables, new tables, and what can be read about one.

use axum::Json;
use store::{Cursor, Listing, Page};
use tables::TableHandle;

use super::{
    answer::Marked,
    answers::{Chat, Games, Log, Moves, State, Table, Tables},
    endpoint::Ask,
    sent::{ChatSince, List, Lists, LogSince, NewTable, WithMoves},
    show,
    values::Key,
};
use crate::handlers::{Fail, create, model::N_ROWS, past::ViewQuery};

pub(super) async fn games(ask: Ask) -> Result<Json<Games>, Fail> {
    let games = catalog::games().iter().map(|it| show::game(it, &ask.caller)).collect();
    Ok(Json(Games { games }))
}

pub(super) async fn list(ask: Ask<(), Lists>) -> Result<Json<Tables>, Fail> {
    let Lists { list, after, limit } = &ask.query;
    let who = || ask.person().map(|person| person.who.clone());
    let listing = match list.map(|Key(list)| list).unwrap_or_default() {
        List::Open => Listing::Open,
        List::Watch => Listing::Watch,
        List::Finished => Listing::Finished,
        List::Mine => Listing::Mine(who()?),
        List::MineFinished => Listing::MineFinished(who()?),
    };
    let after = match after {
        Some(text) => {
            let bad = |_| {
                Fail::Bad(Some("after: expected the value of `next` of an earlier page".to_owned()))
            };
            Some(text.0.parse::<Cursor>().map_err(bad)?)
        }
        None => None,
    };
    let limit = limit.map_or(N_ROWS, |it| it.0.clamp(1, Page::LIMIT_MAX));
    let listed = ask.app.tables.store().list(listing, Page { after, limit }).await?;
    let row = |head| show::row(&ask.app, head, &ask.visitor);
    let tables = listed.tables.iter().map(row).collect();
    Ok(Json(Tables { tables, next: listed.next.map(|it| it.to_string()) }))
}

pub(super) async fn create(ask: Ask<Json<NewTable>>) -> Result<Marked<Table>, Fail> {
    let wanted = ask.body.0.plan(&ask.caller)?;
    let entropy = ask.body.0.entropy.as_ref().map(|it| it.0.as_str());
    let Ask { app, caller, visitor, mark, .. } = &ask;
    let (id, done, _) = create::make(app, caller, visitor, &wanted, entropy, mark).await?;
    Ok(Marked(table_at(&ask, &id).await?, done))
}

/// Returns a table by its id.
pub(super) async fn table_at<B, Q>(ask: &Ask<B, Q>, id: &store::TableId) -> Result<Table, Fail> {
    let snapshot = ask.app.tables.table(id).await?.snapshot();
    Ok(show::table(&ask.app, &ask.caller, &ask.visitor, &snapshot))
}

/// Visits the table in the path, which others can see.
async fn screen<B, Q>(ask: &Ask<B, Q>) -> Result<TableHandle, Fail> {
    let handle = ask.app.tables.table(&ask.table_id()?).await?;
    if let Some(person) = &ask.visitor.person {
        handle.see(&person.who);
    }
    Ok(handle)
}

pub(super) async fn table(ask: Ask) -> Result<Json<Table>, Fail> {
    let snapshot = screen(&ask).await?.snapshot();
    Ok(Json(show::table(&ask.app, &ask.caller, &ask.visitor, &snapshot)))
}

pub(super) async fn view(ask: Ask<(), WithMoves>) -> Result<Json<State>, Fail> {
    let handle = screen(&ask).await?;
    let has_moves = ask.query.moves;
    Ok(Json(show::state(&handle, &ask.caller, &ask.visitor, &handle.snapshot(), has_moves)))
}

pub(super) async fn moves(ask: Ask) -> Result<Json<Moves>, Fail> {
    let handle = screen(&ask).await?;
    let state = show::state(&handle, &ask.caller, &ask.visitor, &handle.snapshot(), true);
    let State { version, viewer, is_asked, moves, .. } = state;
    Ok(Json(Moves { version, viewer, is_asked, moves: moves.unwrap_or_default() }))
}

pub(super) async fn log(ask: Ask<(), LogSince>) -> Result<Json<Log>, Fail> {
    let state = screen(&ask).await?.snapshot().state;
    let since = ask.query.since.unwrap_or_default().0;
    let viewer = ViewQuery::of(ask.query.viewer.map(|it| it.0)).viewer(&state, &ask.visitor)?;
    let caller = ask.caller.clone();
    // A log is made by replaying the game.
    let told = move || {
        let table = state.public();
        let items = match table.is_started() {
            true => show::log(&state, viewer, since, &caller),
            false => Vec::new(),
        };
        Log { viewer: viewer.seat().map(Key), n_moves: table.n_moves(), items }
    };
    tokio::task::spawn_blocking(told).await.map(Json).map_err(|_| Fail::Broken)
}

pub(super) async fn chat(ask: Ask<(), ChatSince>) -> Result<Json<Chat>, Fail> {
    let snapshot = screen(&ask).await?.snapshot();
    let since = ask.query.since.unwrap_or_default().0;
    let lines = snapshot.chat.iter().filter(|line| line.number > since);
    let lines = lines.map(|line| show::chat(&snapshot.state, line)).collect();
    Ok(Json(Chat { lines }))
}
