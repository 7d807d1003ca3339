//! A table in play at one moment: its state, who is present, and the chat.

use std::{collections::HashMap, sync::Arc};

use referee::{Presence, Time};
use rules_core::Seat;
use store::{ChatMessage, Who};

use crate::state::TableState;

/// How long somebody counts as here after a heartbeat.
const HERE_MS: u64 = 30_000;

/// How long somebody counts as away, before they count as gone.
const AWAY_MS: u64 = 10 * 60_000;

/// A table at one moment, with all that is not part of its events. Cheap to
/// clone.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The table.
    pub state: Arc<TableState>,
    /// Who is present, by seat. Bots always are.
    pub presence: Arc<Vec<Presence>>,
    /// The last chat messages.
    pub chat: Arc<Vec<ChatMessage>>,
    /// Increases whenever anything above changes.
    pub tick: u64,
}

impl Snapshot {
    /// Returns the version by which a browser says what it has seen.
    ///
    /// It increases with every event, also across restarts of the server, and
    /// between events with every other change.
    pub fn version(&self) -> u64 {
        u64::from(self.state.n_events) << 20 | self.tick & 0xf_ffff
    }

    /// Returns whether the person in a seat is present.
    pub fn presence(&self, seat: Seat) -> Presence {
        self.presence.get(seat.idx()).copied().unwrap_or(Presence::Gone)
    }
}

/// When people last gave a heartbeat.
#[derive(Clone, Debug, Default)]
pub(super) struct Attendance {
    people: HashMap<Who, Sign>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Sign {
    n_streams: u32,
    at: Time,
}

impl Attendance {
    pub(super) fn see(&mut self, who: &Who, now: Time) {
        self.people.entry(who.clone()).or_default().at = now;
    }

    pub(super) fn enter(&mut self, who: &Who, now: Time) {
        let sign = self.people.entry(who.clone()).or_default();
        sign.n_streams += 1;
        sign.at = now;
    }

    pub(super) fn exit(&mut self, who: &Who, now: Time) {
        let sign = self.people.entry(who.clone()).or_default();
        sign.n_streams = sign.n_streams.saturating_sub(1);
        sign.at = now;
    }

    pub(super) fn has_streams(&self) -> bool {
        self.people.values().any(|sign| sign.n_streams > 0)
    }

    /// Forgets people who have no seat and left long ago.
    pub(super) fn forget(&mut self, state: &TableState, now: Time) {
        self.people.retain(|who, sign| {
            let is_seated = state.holders.iter().flatten().any(|holder| holder == who);
            sign.n_streams > 0 || is_seated || now.ms_since(sign.at) < AWAY_MS
        });
    }

    pub(super) fn presence(&self, state: &TableState, now: Time) -> Vec<Presence> {
        let of = |holder: &Option<Who>| {
            let Some(who) = holder else { return Presence::Here };
            match self.people.get(who) {
                None => Presence::Gone,
                Some(sign) if sign.n_streams > 0 => Presence::Here,
                Some(sign) => match now.ms_since(sign.at) {
                    ..HERE_MS => Presence::Here,
                    HERE_MS..AWAY_MS => Presence::Away,
                    AWAY_MS.. => Presence::Gone,
                },
            }
        };
        state.holders.iter().map(of).collect()
    }
}
