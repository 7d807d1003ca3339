//! What followers are to be told about an event, to be stored together with it.

use std::{
    fmt,
    sync::{Arc, atomic::AtomicU64},
};

use store::NewNotice;
use tokio::sync::Notify;

use crate::{
    event::Event,
    follower::Follower,
    happening::{self, Kind},
    state::TableState,
};

/// A follower that was enrolled.
pub(crate) struct Enrolled {
    pub(crate) follower: Arc<dyn Follower>,
    pub(crate) bell: Notify,
    pub(crate) n_handled: AtomicU64,
    pub(crate) n_failed: AtomicU64,
}

impl Enrolled {
    pub(crate) fn new(follower: Arc<dyn Follower>) -> Enrolled {
        let (n_handled, n_failed) = Default::default();
        Enrolled { follower, bell: Notify::new(), n_handled, n_failed }
    }
}

impl fmt::Debug for Enrolled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Enrolled").field(&self.follower.name()).finish()
    }
}

/// Everyone who follows what happens at the tables.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    pub(crate) enrolled: Vec<Arc<Enrolled>>,
}

impl Outbox {
    /// Writes what followers are to be told about an event. For an event that nobody
    /// follows this is an empty list, which costs the store nothing.
    pub(crate) fn of_event(
        &self,
        event: &Event,
        before: &TableState,
        after: &TableState,
    ) -> Vec<NewNotice> {
        let is_end = after.is_over() && !before.is_over();
        let mut notices = Vec::new();
        for kind in happening::kinds(event, is_end) {
            self.tell(kind, Some(event), after.n_events, after, &mut notices);
        }
        notices
    }

    /// Writes what followers are to be told about a table that is being made: who sits
    /// there, and how it stands. What was already played was not played here.
    pub(crate) fn of_creation(&self, events: &[Event], state: &TableState) -> Vec<NewNotice> {
        let mut notices = Vec::new();
        self.tell(Kind::Created, None, 0, state, &mut notices);
        for (event, number) in events.iter().zip(1..) {
            for kind in happening::kinds(event, false) {
                if matches!(kind, Kind::Seated | Kind::Started) {
                    self.tell(kind, Some(event), number, state, &mut notices);
                }
            }
        }
        if state.is_over() {
            self.tell(Kind::Ended, None, state.n_events, state, &mut notices);
        }
        notices
    }

    fn tell(
        &self,
        kind: Kind,
        event: Option<&Event>,
        number: u32,
        state: &TableState,
        notices: &mut Vec<NewNotice>,
    ) {
        for it in self.enrolled.iter().filter(|it| it.follower.follows().contains(&kind)) {
            let what = happening::what(kind, event, state);
            let game = state.table.game().facts().key;
            let notice =
                what.and_then(|what| happening::notice(it.follower.name(), number, what, game));
            notices.extend(notice);
        }
    }

    /// Wakes followers: there is something to hear.
    pub(crate) fn ring(&self) {
        self.enrolled.iter().for_each(|it| it.bell.notify_one());
    }
}
