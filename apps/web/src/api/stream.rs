//! The stream of what changes at a table: server-sent events, or lines of JSON.

use std::{convert::Infallible, time::Duration};

use axum::{
    body::{Body, Bytes},
    http::header,
    response::{IntoResponse as _, Response},
};
use futures_util::stream;
use serde_json::{Value, json};
use tables::{Snapshot, Subscription, TableHandle};
use tokio::{sync::watch, time::Instant};

use super::{endpoint::Ask, show};
use crate::{
    handlers::{
        Fail,
        live::{ALIVE, LIFE, enter},
    },
    net::StreamGuard,
};

/// How events are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    /// Server-sent events.
    Events,
    /// A line of JSON each.
    Lines,
}

impl Format {
    fn kind(self) -> &'static str {
        match self {
            Format::Events => "text/event-stream",
            Format::Lines => "application/x-ndjson",
        }
    }

    /// Writes an event. JSON has no line breaks of its own.
    fn write(self, event: &Value) -> String {
        match self {
            Format::Lines => format!("{event}\n"),
            Format::Events => {
                let name = event["event"].as_str().unwrap_or_default();
                format!("event: {name}\nid: {}\ndata: {event}\n\n", event["live"])
            }
        }
    }

    /// Gives a sign of life.
    fn alive(self) -> &'static str {
        match self {
            Format::Events => ":\n\n",
            Format::Lines => "\n",
        }
    }
}

/// Follows a table.
pub(super) async fn follow(ask: Ask) -> Result<Response, Fail> {
    let id = ask.table_id()?;
    let live = ask.app.tables.table(&id).await?;
    let session = ask.visitor.person.as_ref().map(|it| it.who.clone());
    let guard = enter(&ask.app, &ask.caller, &ask.visitor, &id)?;
    let format = match ask.accept.contains("ndjson") {
        true => Format::Lines,
        false => Format::Events,
    };
    let jitter = Duration::from_millis(ask.app.world.number() % 600_000);
    let feed = Feed {
        subscription: live.follow(session),
        end: ask.app.end.subscribe(),
        until: Instant::now() + LIFE + jitter,
        has_moves: ask.query.text("moves") == Some("true"),
        table: Value::Null,
        state: Value::Null,
        n_said: None,
        is_first: true,
        format,
        live,
        ask,
        _guard: guard,
    };
    let body = Body::from_stream(stream::unfold(feed, Feed::next));
    Ok(([(header::CONTENT_TYPE, format.kind())], body).into_response())
}

/// Somebody who follows a table, and what they were told last.
struct Feed {
    ask: Ask,
    live: TableHandle,
    subscription: Subscription,
    end: watch::Receiver<bool>,
    until: Instant,
    format: Format,
    has_moves: bool,
    table: Value,
    state: Value,
    n_said: Option<u32>,
    is_first: bool,
    _guard: StreamGuard,
}

impl Feed {
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Feed)> {
        loop {
            if self.is_first {
                self.is_first = false;
            } else {
                let is_alive = tokio::select! {
                    is_there = self.subscription.changed() => match is_there {
                        true => false,
                        false => return None,
                    },
                    () = tokio::time::sleep(ALIVE) => true,
                    () = tokio::time::sleep_until(self.until) => return None,
                    _ = self.end.wait_for(|is_over| *is_over) => return None,
                };
                if !self.is_key_good().await {
                    return None;
                }
                if is_alive {
                    let alive = Bytes::from_static(self.format.alive().as_bytes());
                    return Some((Ok(alive), self));
                }
            }
            let snapshot = self.subscription.snapshot();
            let text = self.news(&snapshot);
            if !text.is_empty() {
                return Some((Ok(Bytes::from(text)), self));
            }
        }
    }

    /// Returns whether the key that opened the stream was not taken away since.
    async fn is_key_good(&self) -> bool {
        let Some(key) = self.ask.visitor.device() else { return true };
        let token = self.ask.app.tables.store().token(*key).await;
        // A store that does not answer now is no reason to hang up.
        !matches!(token, Ok(None))
    }

    /// Writes what has changed for this viewer.
    fn news(&mut self, snapshot: &Snapshot) -> String {
        let (ask, format) = (&self.ask, self.format);
        let live = snapshot.version();
        let mut text = String::new();
        let table = show::table(&ask.app, &ask.caller, &ask.visitor, snapshot);
        if is_new_table(&self.table, &table) {
            let event = json!({ "event": "table", "live": live, "table": table });
            text.push_str(&format.write(&event));
            self.table = table;
        }
        let state = show::state(&self.live, &ask.caller, &ask.visitor, snapshot, self.has_moves);
        if is_new_state(&self.state, &state) {
            let event = json!({ "event": "state", "live": live, "state": state });
            text.push_str(&format.write(&event));
            self.state = state;
        }
        // Whoever joins reads what was said before with a request of its own.
        let n_said = snapshot.chat.last().map_or(0, |line| line.number);
        for line in snapshot.chat.iter().filter(|it| self.n_said.is_some_and(|n| n < it.number)) {
            let line = show::chat(&snapshot.state, line);
            let event = json!({ "event": "chat", "live": live, "line": line });
            text.push_str(&format.write(&event));
        }
        self.n_said = Some(n_said);
        text
    }
}

/// What is told with the state, or runs by itself.
const QUIET: [&str; 4] = ["live", "awaited", "n_moves", "left_ms"];

/// Returns whether a table differs in what is worth telling.
fn is_new_table(old: &Value, new: &Value) -> bool {
    quiet(old) != quiet(new)
}

/// Returns a table without what changes all the time.
fn quiet(table: &Value) -> Value {
    let mut table = table.clone();
    let drop = |value: &mut Value| {
        if let Some(fields) = value.as_object_mut() {
            fields.retain(|name, _| !QUIET.contains(&name.as_str()));
        }
    };
    drop(&mut table);
    if let Some(seats) = table.get_mut("seats").and_then(Value::as_array_mut) {
        seats.iter_mut().for_each(drop);
    }
    table
}

/// Returns whether a state differs in more than its mark.
fn is_new_state(old: &Value, new: &Value) -> bool {
    let Some(fields) = new.as_object() else { return true };
    fields.iter().any(|(name, value)| name != "live" && old.get(name) != Some(value))
}
