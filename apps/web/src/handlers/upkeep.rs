//! Pages for operators and monitoring.

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};

use super::{App, Caller, Fail};
use crate::metrics;

/// Returns the metrics of a server.
pub async fn metrics_text(app: &App) -> String {
    let store = app.tables.store();
    let counts = store.counts().await.ok();
    let tables = app.tables.counted();
    let mut text = app.metrics.text(&tables, &store.counters(), counts, app.tables.n_live());
    if let Ok(finished) = tables::finished_games(store).await {
        text.push_str(&metrics::finished_games(&finished));
    }
    if let Ok(backlogs) = store.backlogs().await {
        text.push_str(&metrics::followers(&app.tables.followed(), &backlogs));
    }
    text
}

/// Returns whether the server is healthy, as a status and a line of text.
pub async fn health_text(app: &App) -> (StatusCode, &'static str) {
    match app.tables.store().counts().await {
        Ok(_) if *app.end.borrow() => (StatusCode::SERVICE_UNAVAILABLE, "ending\n"),
        Ok(_) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

pub(crate) async fn health(State(app): State<App>) -> Response {
    let (status, text) = health_text(&app).await;
    let headers = [(header::CONTENT_TYPE, "application/health")];
    (status, headers, text).into_response()
}

/// Shows the metrics, only to requests from the same machine.
pub(crate) async fn metrics(State(app): State<App>, caller: Caller) -> Response {
    if app.config.metrics_listen.is_some() || !caller.ip.0.is_loopback() {
        return Fail::NotFound.response(&app, &caller);
    }
    let headers = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (headers, metrics_text(&app).await).into_response()
}

pub(crate) async fn robots() -> Response {
    let text = "User-agent: *\nDisallow: /t/\nDisallow: /account\n";
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}
