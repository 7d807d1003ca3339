//! The stream of changes at a table: server-sent events, or lines of JSON.

use std::{convert::Infallible, time::Duration};

use axum::{
    body::{Body, Bytes},
    http::header,
    response::IntoResponse as _,
};
use futures_util::stream;
use tables::{Snapshot, Subscription, TableHandle};
use tokio::{sync::watch, time::Instant};

use super::{
    answer::Followed,
    answers::{Event, State, Table},
    endpoint::Ask,
    sent::WithMoves,
    show,
};
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
    /// One line of JSON for each.
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
    fn write(self, event: &Event) -> String {
        let json = serde_json::to_string(event).unwrap_or_default();
        let (name, live) = match event {
            Event::Table { live, .. } => ("table", live),
            Event::State { live, .. } => ("state", live),
            Event::Chat { live, .. } => ("chat", live),
        };
        match self {
            Format::Lines => format!("{json}\n"),
            Format::Events => format!("event: {name}\nid: {live}\ndata: {json}\n\n"),
        }
    }

    /// Sends a heartbeat.
    fn alive(self) -> &'static str {
        match self {
            Format::Events => ":\n\n",
            Format::Lines => "\n",
        }
    }
}

/// Opens the stream of a table.
pub(super) async fn follow(ask: Ask<(), WithMoves>) -> Result<Followed, Fail> {
    let id = ask.table_id()?;
    let handle = ask.app.tables.table(&id).await?;
    let session = ask.visitor.person.as_ref().map(|it| it.who.clone());
    let guard = enter(&ask.app, &ask.caller, &ask.visitor, &id)?;
    let format = match ask.accept.contains("ndjson") {
        true => Format::Lines,
        false => Format::Events,
    };
    let jitter = Duration::from_millis(ask.app.world.number() % 600_000);
    let feed = Feed {
        subscription: handle.follow(session),
        end: ask.app.end.subscribe(),
        until: Instant::now() + LIFE + jitter,
        table: None,
        state: None,
        n_said: None,
        is_first: true,
        format,
        handle,
        ask,
        _guard: guard,
    };
    let body = Body::from_stream(stream::unfold(feed, Feed::next));
    Ok(Followed(([(header::CONTENT_TYPE, format.kind())], body).into_response()))
}

/// An open stream, and what was last sent on it.
struct Feed {
    ask: Ask<(), WithMoves>,
    handle: TableHandle,
    subscription: Subscription,
    end: watch::Receiver<bool>,
    until: Instant,
    format: Format,
    table: Option<Table>,
    state: Option<State>,
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

    /// Returns whether the API key that opened the stream is still valid.
    async fn is_key_good(&self) -> bool {
        let Some(key) = self.ask.visitor.device() else { return true };
        let token = self.ask.app.tables.store().token(*key).await;
        // The stream stays open if the store does not answer now.
        !matches!(token, Ok(None))
    }

    /// Writes what has changed for this viewer.
    fn news(&mut self, snapshot: &Snapshot) -> String {
        let (ask, format) = (&self.ask, self.format);
        let live = snapshot.version();
        let mut text = String::new();
        let table = show::table(&ask.app, &ask.caller, &ask.visitor, snapshot);
        if self.table.as_ref().map(quiet_table) != Some(quiet_table(&table)) {
            text.push_str(&format.write(&Event::Table { live, table: table.clone() }));
            self.table = Some(table);
        }
        let has_moves = ask.query.moves;
        let state = show::state(&self.handle, &ask.caller, &ask.visitor, snapshot, has_moves);
        if self.state.as_ref().map(quiet_state) != Some(quiet_state(&state)) {
            text.push_str(&format.write(&Event::State { live, state: state.clone() }));
            self.state = Some(state);
        }
        // Earlier messages can be read with another request.
        let n_said = snapshot.chat.last().map_or(0, |line| line.number);
        for line in snapshot.chat.iter().filter(|it| self.n_said.is_some_and(|n| it.number > n)) {
            let line = show::chat(&snapshot.state, line);
            text.push_str(&format.write(&Event::Chat { live, line }));
        }
        self.n_said = Some(n_said);
        text
    }
}

/// Returns a table without what the state contains or what changes with time.
fn quiet_table(table: &Table) -> Table {
    let mut table = Table { awaited: Vec::new(), n_moves: 0, ..table.clone() };
    table.seats.iter_mut().for_each(|seat| seat.left_ms = None);
    table
}

/// Returns a state without its version.
fn quiet_state(state: &State) -> State {
    State { live: 0, ..state.clone() }
}
