//! The page of a table.

use axum::{
    extract::{Path, State},
    http::header,
    response::{IntoResponse as _, Response},
};
use store::TableId;

use super::{
    App, Caller, Fail, Visitor,
    model::{TablePage, qr_svg},
};

/// Reads the id of a table from a path.
pub(crate) fn table_id(text: &str) -> Result<TableId, Fail> {
    text.to_ascii_lowercase().parse().map_err(|_| Fail::NotFound)
}

pub(crate) async fn show(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Response {
    let answer = async {
        let handle = app.tables.table(&table_id(&id)?).await?;
        let mut page = TablePage::new(&app, &caller, &visitor, &handle, handle.snapshot());
        if let Some(person) = &visitor.person {
            handle.see(&person.who);
        }
        page.count_waiting(&visitor).await;
        Ok::<_, Fail>(page.respond(caller.is_live))
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

/// Draws the link to a table as a QR code.
pub(crate) async fn qr(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    let answer = async {
        let id = table_id(&id)?;
        app.tables.table(&id).await?;
        let svg = qr_svg(&format!("{}/t/{id}", app.address())).ok_or(Fail::Broken)?;
        Ok::<_, Fail>(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}
