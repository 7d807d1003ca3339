//! Pictures of tables after any of their moves, as a spectator sees them.

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse as _, Response},
};
use rules_core::Viewer;
use tables::Past;
use tokio::sync::Semaphore;

use super::{
    App, Caller, Fail, Visitor,
    model::names,
    past::{self, ViewQuery},
    table::table_id,
};
use crate::net::Rule;

/// How many images are drawn at the same time; others wait.
static DRAWERS: Semaphore = Semaphore::const_new(2);

/// The format in which a position was requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Page,
    Svg,
    Png,
}

/// Reads `57`, `57.svg` or `57.png`.
fn moment(text: &str) -> Result<(u32, Form), Fail> {
    let (n, form) = match text.rsplit_once('.') {
        None => (text, Form::Page),
        Some((n, "svg")) => (n, Form::Svg),
        Some((n, "png")) => (n, Form::Png),
        Some(_) => return Err(Fail::NotFound),
    };
    Ok((n.parse().map_err(|_| Fail::NotFound)?, form))
}

/// Shows a table after some moves: the page, or a picture of it, which is always
/// drawn as a spectator sees it.
pub(crate) async fn at(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    Path((id, text)): Path<(String, String)>,
    Query(query): Query<ViewQuery>,
) -> Response {
    let answer = async {
        let (n, form) = moment(&text)?;
        let kind = match form {
            Form::Page => {
                let page = past::at(State(app.clone()), caller.clone(), visitor, id, n, query);
                return Ok(page.await);
            }
            Form::Svg => "image/svg+xml",
            Form::Png => {
                app.limits.check(Rule::Image, &visitor.limit_key(&caller))?;
                "image/png"
            }
        };
        let svg = drawn(&app, &caller, &id, n).await?;
        let bytes = match form {
            Form::Page | Form::Svg => svg.into_bytes(),
            Form::Png => image(svg).await?,
        };
        Ok::<_, Fail>(([(header::CONTENT_TYPE, kind)], bytes).into_response())
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

async fn drawn(app: &App, caller: &Caller, id: &str, n: u32) -> Result<String, Fail> {
    let state = app.tables.table(&table_id(id)?).await?.snapshot().state;
    if !state.public().is_started() {
        return Err(Fail::NotFound);
    }
    let speaker = catalog::speaker(caller.lang, names(&state, caller));
    Ok(Past::of(&state, n)?.view(Viewer::Spectator).picture(&speaker))
}

async fn image(svg: String) -> Result<Vec<u8>, Fail> {
    let _place = DRAWERS.acquire().await.map_err(|_| Fail::Busy)?;
    let image = tokio::task::spawn_blocking(move || picture::png(&svg));
    match image.await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) => {
            tracing::error!(%error, "a picture could not be drawn");
            Err(Fail::Broken)
        }
        Err(_) => Err(Fail::Broken),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_tells_what_is_asked_for() {
        assert_eq!(moment("0"), Ok((0, Form::Page)));
        assert_eq!(moment("57.svg"), Ok((57, Form::Svg)));
        assert_eq!(moment("57.png"), Ok((57, Form::Png)));
        for wrong in ["", "x", "-1", "1.gif", ".png", "1.2.png", "1.", "99999999999.png"] {
            assert_eq!(moment(wrong), Err(Fail::NotFound), "{wrong}");
        }
    }
}
