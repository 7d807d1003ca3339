//! The types of a game that cheats.

use std::{fmt, str::FromStr};

use kuhn_rules::Card;
use rules_core::{Cited, OptionError, OptionSpec, ParseMoveError, Values};
use serde::{Deserialize, Serialize, Serializer, ser::Error as _};

use crate::saboteurs::{Bug, cheat::is};

/// A move with one bug.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Move(pub(crate) kuhn_rules::Move);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            kuhn_rules::Move::Choose(_) if is(Bug::WritesTwoMovesAlike) => f.write_str("bet"), // or pass
            mv => mv.fmt(f),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let text = if is(Bug::ReadsSpaces) { text.trim() } else { text };
        text.parse().map(Move)
    }
}

/// One option that changes nothing, with one bug.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Options {
    is_late: bool,
}

impl rules_core::Options for Options {
    const SPECS: &'static [OptionSpec] =
        &[OptionSpec { key: "hour", values: Values::OneOf(&["early", "late"]), rule: "KU-1a" }];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, value) {
            ("hour", "early") => self.is_late = false,
            ("hour", "late") => self.is_late = true,
            ("hour", _) => return Err(OptionError::unknown_value(&Self::SPECS[0], value)),
            (_, _) => return Err(OptionError::unknown_key::<Self>(key)),
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        let is_forgotten = is(Bug::ForgetsOptions);
        if self.is_late && !is_forgotten { vec![("hour", "late".to_owned())] } else { Vec::new() }
    }
}

/// A view with one bug.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    pub(crate) view: kuhn_rules::View,
    /// The card of the next seat.
    pub(crate) peek: Option<Card>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if is(Bug::CantBeSent) {
            Err(S::Error::custom("a secret"))
        } else {
            self.view.serialize(serializer)
        }
    }
}

/// A refusal with one bug.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Refusal {
    pub(crate) refusal: kuhn_rules::Refusal,
    pub(crate) peek: Option<Card>,
}

impl Cited for Refusal {
    fn rule(&self) -> &'static str {
        if is(Bug::CitesNoRule) { "KU-9z" } else { self.refusal.rule() }
    }
}
