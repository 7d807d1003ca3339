//! The stream of changes at a table.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::{Path, Query, State},
    http::HeaderMap,
    response::{
        IntoResponse as _, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::stream;
use store::TableId;
use tables::{ClockRule, Snapshot, Subscription, TableHandle};
use tokio::{sync::watch, time::Instant};

use super::{App, Caller, Fail, Visitor, model::TablePage, table::table_id, visitor::now};
use crate::{
    cache::{PagePrints, Rendering},
    net::StreamGuard,
};

/// How long a stream lasts; browsers then open another one.
pub(crate) const LIFE: Duration = Duration::from_secs(50 * 60);

/// How often an idle stream sends a heartbeat.
pub(crate) const ALIVE: Duration = Duration::from_secs(15);

#[derive(Debug, serde::Deserialize)]
pub(crate) struct Since {
    v: Option<u64>,
}

pub(crate) async fn events(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Response {
    let answer = async {
        let id = table_id(&id)?;
        let handle = app.tables.table(&id).await?;
        let guard = enter(&app, &caller, &visitor, &id)?;
        let last = headers.get("last-event-id").and_then(|it| it.to_str().ok());
        let seen = last.and_then(|it| it.parse().ok()).or(since.v);
        let jitter_ms = app.world.number() % 600_000;
        let feed = PageFeed {
            subscription: handle.follow(visitor.person.as_ref().map(|it| it.who.clone())),
            end: app.end.subscribe(),
            sign_outs: app.sign_outs.subscribe(),
            until: Instant::now() + LIFE + Duration::from_millis(jitter_ms),
            next_from: Instant::now(),
            shown: Arc::default(),
            seen,
            is_first: true,
            retry: Duration::from_millis(1_000 + app.world.number() % 4_000),
            app: app.clone(),
            caller: caller.clone(),
            visitor: visitor.clone(),
            handle,
            _guard: guard,
        };
        let events = stream::unfold(feed, PageFeed::next);
        let keep_alive = KeepAlive::new().interval(ALIVE);
        Ok::<_, Fail>(Sse::new(events).keep_alive(keep_alive).into_response())
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

/// Counts a stream, if there are not too many.
pub(crate) fn enter(
    app: &App,
    caller: &Caller,
    visitor: &Visitor,
    id: &TableId,
) -> Result<StreamGuard, Fail> {
    let session = visitor.person.as_ref().map(|it| it.who.as_str());
    let is_member = visitor.person.as_ref().is_some_and(|it| it.account.is_some());
    let ip = (!is_member).then(|| caller.ip_key());
    let guard = app.streams.enter(session, ip.as_deref(), id.as_str());
    guard.ok_or(Fail::TooMany(30))
}

/// An open stream, and what was last sent on it.
struct PageFeed {
    app: App,
    caller: Caller,
    visitor: Visitor,
    handle: TableHandle,
    subscription: Subscription,
    end: watch::Receiver<bool>,
    sign_outs: watch::Receiver<u64>,
    until: Instant,
    /// Nothing more is sent before this time.
    next_from: Instant,
    /// What the browser shows.
    shown: Arc<PagePrints>,
    /// The version that it has seen.
    seen: Option<u64>,
    is_first: bool,
    retry: Duration,
    _guard: StreamGuard,
}

impl PageFeed {
    async fn next(mut self) -> Option<(Result<Event, Infallible>, PageFeed)> {
        let has_session = self.visitor.person.as_ref().is_some_and(|it| !it.is_token);
        loop {
            let event = match self.is_first {
                true => Some(self.first()),
                false => {
                    let is_sign_out = tokio::select! {
                        is_there = next_change(&mut self.subscription, self.next_from) => {
                            if !is_there {
                                return None;
                            }
                            false
                        }
                        () = tokio::time::sleep_until(self.until) => return None,
                        _ = self.end.wait_for(|is_over| *is_over) => return None,
                        _ = self.sign_outs.changed(), if has_session => true,
                    };
                    if is_sign_out && !self.is_signed_in().await {
                        return None;
                    }
                    let snapshot = self.subscription.snapshot();
                    self.changed(snapshot)
                }
            };
            if let Some(event) = event {
                self.next_from = Instant::now() + self.app.config.limits.picture_spacing;
                return Some((Ok(event), self));
            }
        }
    }

    /// Returns whether the session that opened the stream is still valid.
    async fn is_signed_in(&self) -> bool {
        let Some(device) = self.visitor.device() else { return true };
        let session = self.app.tables.store().session(*device, now(&self.app)).await;
        // The stream stays open if the store does not answer now.
        !matches!(session, Ok(None))
    }

    /// Begins with what the browser has missed, and always with something, so that it knows that it
    /// is connected.
    fn first(&mut self) -> Event {
        self.is_first = false;
        let snapshot = self.subscription.snapshot();
        let is_current = self.seen == Some(snapshot.version());
        let event = self.changed(snapshot).filter(|_| !is_current);
        self.subscription.announce();
        let event = event.unwrap_or_else(|| Event::default().comment("live"));
        event.retry(self.retry)
    }

    /// Returns the fragments that have changed for this viewer.
    fn changed(&mut self, snapshot: Snapshot) -> Option<Event> {
        let version = snapshot.version();
        let now = self.rendering(snapshot);
        let patch = now.patch(&self.shown);
        self.shown = now.prints().clone();
        let event = || Event::default().event("regions").id(version.to_string());
        (!patch.is_empty()).then(|| event().data(patch))
    }

    /// Returns what this visitor sees: the same as everybody, unless they take part or a clock is
    /// running.
    fn rendering(&self, snapshot: Snapshot) -> Arc<Rendering> {
        let (app, caller, handle) = (&self.app, &self.caller, &self.handle);
        let identities = self.visitor.identities();
        let is_somebody =
            !snapshot.state.seats_of(identities).is_empty() || snapshot.state.is_host(identities);
        if is_somebody || !is_lasting(&snapshot) {
            return Arc::new(
                TablePage::new(app, caller, &self.visitor, handle, snapshot).rendering(),
            );
        }
        let nobody = Visitor::default();
        let render_key = TablePage::render_key(caller, &nobody, handle, &snapshot);
        app.cache.of(handle).renderings.of_all(render_key, || {
            TablePage::new(app, caller, &nobody, handle, snapshot).rendering()
        })
    }
}

/// Waits until something changes, but at least until `from`, so that quick moves of bots are one
/// update. Returns false when the table is removed from memory.
async fn next_change(subscription: &mut Subscription, from: Instant) -> bool {
    // Even a sleep that is over takes a moment.
    if Instant::now() < from {
        tokio::time::sleep_until(from).await;
    }
    subscription.changed().await
}

/// Returns whether a table looks the same a moment later if nothing happens.
fn is_lasting(snapshot: &Snapshot) -> bool {
    let is_timed = snapshot.state.clocks.rule() != ClockRule::None;
    !is_timed && snapshot.state.public().is_started()
}
