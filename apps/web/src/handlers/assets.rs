//! Style sheets, scripts and icons.

use axum::{
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{IntoResponse as _, Response},
};
use pages::assets;

use super::{App, Caller, Fail};

/// Serves an asset. Its address changes whenever any asset does, so it may be
/// cached forever; at an address of another version it may not be cached.
pub(crate) async fn show(
    State(app): State<App>,
    caller: Caller,
    Path((version, path)): Path<(String, String)>,
) -> Response {
    let Some((data, kind)) = assets::asset(&path) else {
        return Fail::NotFound.response(&app, &caller);
    };
    let is_current = app.assets.strip_prefix("/assets/") == Some(version.as_str());
    let mut response = ([(header::CONTENT_TYPE, kind)], data).into_response();
    if is_current {
        let keep = HeaderValue::from_static("public, max-age=31536000, immutable");
        response.headers_mut().insert(header::CACHE_CONTROL, keep);
    }
    response
}

/// Serves the icon: browsers ask for it whatever the page says.
pub(crate) async fn favicon(State(app): State<App>, caller: Caller) -> Response {
    match assets::asset("favicon.svg") {
        Some((data, kind)) => ([(header::CONTENT_TYPE, kind)], data).into_response(),
        None => Fail::NotFound.response(&app, &caller),
    }
}
