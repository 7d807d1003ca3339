//! What people agree on at a table besides the rules, and whether they are present.

use serde::{Deserialize, Serialize};

/// How fast bots move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// When somebody asks for the next move.
    Step,
    /// So that people can follow.
    #[default]
    Normal,
    /// Faster than that.
    Fast,
    /// As fast as they think.
    Instant,
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; 4] = [Pace::Step, Pace::Normal, Pace::Fast, Pace::Instant];

    /// Returns the name in forms.
    pub fn key(self) -> &'static str {
        match self {
            Pace::Step => "step",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::Instant => "instant",
        }
    }

    /// Returns the pace with this name.
    pub fn with_key(key: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.key() == key)
    }

    /// Returns the shortest time between two moves of bots; none if they wait for somebody.
    pub fn delay_ms(self) -> Option<u64> {
        match self {
            Pace::Step => None,
            Pace::Normal => Some(900),
            Pace::Fast => Some(250),
            Pace::Instant => Some(0),
        }
    }
}

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    /// There is no limit.
    #[default]
    None,
    /// A number of minutes for the game, plus some seconds per turn.
    Live {
        /// The minutes.
        minutes: u16,
        /// The extra seconds per turn.
        increment_s: u16,
    },
    /// A number of days per turn.
    Days {
        /// The days.
        days: u16,
    },
}

impl ClockRule {
    /// Returns the name in forms.
    pub fn key(self) -> &'static str {
        match self {
            ClockRule::None => "none",
            ClockRule::Live { .. } => "live",
            ClockRule::Days { .. } => "days",
        }
    }
}

/// Whether somebody is present.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Presence {
    /// Looking at the table.
    Here,
    /// Not looking now, but was here recently.
    Away,
    /// Has not been here for a long time.
    #[default]
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
