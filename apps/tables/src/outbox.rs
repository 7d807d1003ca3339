//! What followers will be told about an event, stored together with it.

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

/// An enrolled follower.
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

/// All followers.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    pub(crate) enrolled: Vec<Arc<Enrolled>>,
}

impl Outbox {
    /// Returns the notices about an event. For an event that nobody follows the list is empty, and
    /// costs the store nothing.
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

    /// Returns the notices about a new table: who sits there, and its position. Whatever was played
    /// before was not played here.
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

    /// Wakes the followers, because there is something new.
    pub(crate) fn ring(&self) {
        self.enrolled.iter().for_each(|it| it.bell.notify_one());
    }
}
