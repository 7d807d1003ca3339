//! Pages that list tables, and pages that belong to no table.

use axum::{
    extract::{Path, State},
    response::{IntoResponse as _, Response},
};
use pages::{Home, RowState, TableRow};
use store::{Listing, Page};

use super::{
    App, Caller, Fail, Visitor,
    model::{Frame, N_ROWS, form_key, row},
};

async fn rows(
    app: &App,
    visitor: &Visitor,
    frame: &Frame<'_>,
    listing: Listing,
) -> Result<Vec<TableRow>, Fail> {
    let listed = app.tables.store().list(listing, Page::first(N_ROWS)).await?;
    Ok(listed.tables.iter().map(|head| row(app, head, visitor, &frame.speaker)).collect())
}

/// Lists the visitor's tables, first those where it is their turn.
async fn my_rows(app: &App, visitor: &Visitor, frame: &Frame<'_>) -> Result<Vec<TableRow>, Fail> {
    let Some(person) = &visitor.person else { return Ok(Vec::new()) };
    let mut rows = rows(app, visitor, frame, Listing::Mine(person.who.clone())).await?;
    rows.sort_by_key(|row| row.state != RowState::MyTurn);
    Ok(rows)
}

pub(crate) async fn home(State(app): State<App>, caller: Caller, visitor: Visitor) -> Response {
    let answer = async {
        let frame = Frame::at_table(&app, &caller, &visitor, Vec::new());
        let mine = my_rows(&app, &visitor, &frame).await?;
        let open = rows(&app, &visitor, &frame, Listing::Open).await?;
        let watch = rows(&app, &visitor, &frame, Listing::Watch).await?;
        let (site, key) = (frame.site(), form_key(&app));
        let home = Home { site: &site, mine: &mine, open: &open, watch: &watch, key: &key };
        Ok::<_, Fail>(pages::home(&home).into_response())
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

pub(crate) async fn mine(State(app): State<App>, caller: Caller, visitor: Visitor) -> Response {
    let answer = async {
        let frame = Frame::at_table(&app, &caller, &visitor, Vec::new());
        let mut tables = my_rows(&app, &visitor, &frame).await?;
        if let Some(person) = &visitor.person {
            let over = Listing::MineFinished(person.who.clone());
            tables.extend(rows(&app, &visitor, &frame, over).await?);
        }
        Ok::<_, Fail>(pages::mine(&frame.site(), &tables).into_response())
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

pub(crate) async fn watch(State(app): State<App>, caller: Caller, visitor: Visitor) -> Response {
    let answer = async {
        let frame = Frame::new(&app, &caller, &visitor).await;
        let mut tables = rows(&app, &visitor, &frame, Listing::Watch).await?;
        tables.extend(rows(&app, &visitor, &frame, Listing::Finished).await?);
        Ok::<_, Fail>(pages::watch(&frame.site(), &tables).into_response())
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

pub(crate) async fn about(State(app): State<App>, caller: Caller, visitor: Visitor) -> Response {
    let frame = Frame::new(&app, &caller, &visitor).await;
    pages::about(&frame.site()).into_response()
}

/// Shows the numbered rules of a game.
pub(crate) async fn rules(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Response {
    let Some(entry) = catalog::game(&game) else { return Fail::NotFound.response(&app, &caller) };
    let frame = Frame::new(&app, &caller, &visitor).await;
    pages::rules(&frame.site(), entry).into_response()
}
