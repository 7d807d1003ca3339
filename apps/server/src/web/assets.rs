//! Style sheets, scripts and icons.

use axum::{
    extract::{Path, State},
    http::header,
    response::{IntoResponse as _, Response},
};

use super::{App, Caller, Fail};
use crate::assets;

/// Hands out an asset. Its address changes when any asset does, so it may be
/// kept for ever; an address of another version is kept by nobody.
pub(super) async fn show(
    State(app): State<App>,
    caller: Caller,
    Path((version, path)): Path<(String, String)>,
) -> Response {
    let Some((file, kind)) = assets::asset(&path) else {
        return Fail::NotFound.response(&app, &caller);
    };
    let is_current = app.assets.strip_prefix("/assets/") == Some(version.as_str());
    let keep = match is_current {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)];
    (headers, file.data).into_response()
}

/// Browsers ask for it whatever the page says.
pub(super) async fn favicon(State(app): State<App>, caller: Caller) -> Response {
    match assets::asset("favicon.svg") {
        Some((file, kind)) => ([(header::CONTENT_TYPE, kind)], file.data).into_response(),
        None => Fail::NotFound.response(&app, &caller),
    }
}
