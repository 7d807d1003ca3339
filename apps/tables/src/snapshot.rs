//! What can be seen of a table that is being played, at one moment.

use std::{collections::HashMap, sync::Arc};

use referee::Time;
use rules_core::Seat;
use store::{ChatLine, Who};

use crate::state::TableState;

/// How long somebody is here after a sign of life.
const HERE_MS: u64 = 30_000;

/// How long somebody is only away.
const AWAY_MS: u64 = 10 * 60_000;

/// Whether somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Presence {
    /// Looks at the table.
    Here,
    /// Was here a moment ago.
    Away,
    /// Has not been here for long.
    Gone,
}

impl Presence {
    /// Returns the name for style sheets and programs.
    pub fn key(self) -> &'static str {
        match self {
            Presence::Here => "here",
            Presence::Away => "away",
            Presence::Gone => "gone",
        }
    }
}

/// A table at one moment, with all that is not part of its events. Cheap to
/// clone.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The table.
    pub state: Arc<TableState>,
    /// Who is there, by seat. Bots always are.
    pub presence: Arc<Vec<Presence>>,
    /// The last lines of the chat.
    pub chat: Arc<Vec<ChatLine>>,
    /// Grows whenever something above changes.
    pub tick: u64,
}

impl Snapshot {
    /// Returns the mark by which a browser says what it has seen.
    ///
    /// It grows with every event, also after a new start of the server, and
    /// within that with everything else.
    pub fn version(&self) -> u64 {
        u64::from(self.state.n_events) << 20 | self.tick & 0xf_ffff
    }

    /// Returns whether anybody is at a seat.
    pub fn presence(&self, seat: Seat) -> Presence {
        self.presence.get(seat.idx()).copied().unwrap_or(Presence::Gone)
    }
}

/// Who gave a sign of life when.
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
        self.people.values().any(|sign| 0 < sign.n_streams)
    }

    /// Forgets whoever holds no seat and left long ago.
    pub(super) fn forget(&mut self, state: &TableState, now: Time) {
        self.people.retain(|who, sign| {
            let is_seated = state.holders.iter().flatten().any(|holder| holder == who);
            0 < sign.n_streams || is_seated || now.ms_since(sign.at) < AWAY_MS
        });
    }

    pub(super) fn presence(&self, state: &TableState, now: Time) -> Vec<Presence> {
        let of = |holder: &Option<Who>| {
            let Some(who) = holder else { return Presence::Here };
            match self.people.get(who) {
                None => Presence::Gone,
                Some(sign) if 0 < sign.n_streams => Presence::Here,
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
