//! Everything that changes a table, one line of text each.

use std::fmt;

use bots::Strength;
use catalog::MoveId;
use referee::{Pace, Version};
use rules_core::Seat;
use serde::{Deserialize, Serialize};

/// Something that was done at a table. Together they are the table.
///
/// In memory a move is a value, in the store it is text: see [`Event::map`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event<M = MoveId> {
    /// Somebody sits down.
    Sit {
        /// Where.
        seat: Seat,
        /// What others call them.
        name: String,
        /// What they add to chance, in the notation of records.
        entropy: String,
    },
    /// A bot sits down.
    SeatBot {
        /// Where.
        seat: Seat,
        /// How well it plays.
        #[serde(with = "strength")]
        strength: Strength,
        /// What it adds to chance.
        entropy: String,
    },
    /// A seat is free again.
    Leave {
        /// Which.
        seat: Seat,
    },
    /// Somebody takes a seat to another device, with its seat words.
    Claim {
        /// Which.
        seat: Seat,
    },
    /// The game starts.
    Start,
    /// A person moves.
    Play {
        /// Who.
        seat: Seat,
        /// The version that they saw.
        #[serde(with = "version")]
        version: Version,
        /// The move.
        mv: M,
    },
    /// A bot moves.
    Bot {
        /// Who.
        seat: Seat,
        /// After how many moves it was chosen.
        n_moves: u32,
        /// The move.
        mv: M,
    },
    /// People enter what real dice or cards showed.
    Chance {
        /// After how many moves.
        n_moves: u32,
        /// What came up.
        mv: M,
    },
    /// They undo that.
    UndoChance {
        /// After how many moves.
        n_moves: u32,
    },
    /// A seat undoes its last step.
    Undo {
        /// Who.
        seat: Seat,
        /// The version that they saw.
        #[serde(with = "version")]
        version: Version,
    },
    /// A seat undoes its whole turn.
    Restart {
        /// Who.
        seat: Seat,
        /// The version that they saw.
        #[serde(with = "version")]
        version: Version,
    },
    /// A person gives up.
    Resign {
        /// Who.
        seat: Seat,
        /// The bot that plays on.
        #[serde(with = "strength")]
        strength: Strength,
    },
    /// A bot plays for a person.
    TakeOver {
        /// For whom.
        seat: Seat,
        /// The bot.
        #[serde(with = "strength")]
        strength: Strength,
        /// Whether their time was up.
        is_late: bool,
    },
    /// The person is back.
    GiveBack {
        /// Who.
        seat: Seat,
    },
    /// The bots play at another pace.
    Pace {
        /// Which.
        pace: Pace,
    },
    /// The same people continue at another table.
    Rematch {
        /// Its id.
        table: String,
    },
    /// The table is closed for good.
    Close,
}

impl<M> Event<M> {
    /// Returns whether it makes or undoes a move.
    pub fn is_about_moves(&self) -> bool {
        match self {
            Event::Play { .. }
            | Event::Bot { .. }
            | Event::Chance { .. }
            | Event::UndoChance { .. }
            | Event::Undo { .. }
            | Event::Restart { .. } => true,
            Event::Sit { .. }
            | Event::SeatBot { .. }
            | Event::Leave { .. }
            | Event::Claim { .. }
            | Event::Start
            | Event::Resign { .. }
            | Event::TakeOver { .. }
            | Event::GiveBack { .. }
            | Event::Pace { .. }
            | Event::Rematch { .. }
            | Event::Close => false,
        }
    }

    /// Converts the move of an event, if it has one.
    ///
    /// # Errors
    ///
    /// Those of `turn`.
    pub fn map<N, E>(self, turn: impl FnOnce(M) -> Result<N, E>) -> Result<Event<N>, E> {
        Ok(match self {
            Event::Play { seat, version, mv } => Event::Play { seat, version, mv: turn(mv)? },
            Event::Bot { seat, n_moves, mv } => Event::Bot { seat, n_moves, mv: turn(mv)? },
            Event::Chance { n_moves, mv } => Event::Chance { n_moves, mv: turn(mv)? },
            Event::Sit { seat, name, entropy } => Event::Sit { seat, name, entropy },
            Event::SeatBot { seat, strength, entropy } => {
                Event::SeatBot { seat, strength, entropy }
            }
            Event::Leave { seat } => Event::Leave { seat },
            Event::Claim { seat } => Event::Claim { seat },
            Event::Start => Event::Start,
            Event::UndoChance { n_moves } => Event::UndoChance { n_moves },
            Event::Undo { seat, version } => Event::Undo { seat, version },
            Event::Restart { seat, version } => Event::Restart { seat, version },
            Event::Resign { seat, strength } => Event::Resign { seat, strength },
            Event::TakeOver { seat, strength, is_late } => {
                Event::TakeOver { seat, strength, is_late }
            }
            Event::GiveBack { seat } => Event::GiveBack { seat },
            Event::Pace { pace } => Event::Pace { pace },
            Event::Rematch { table } => Event::Rematch { table },
            Event::Close => Event::Close,
        })
    }
}

/// A line in the store: an event, and how far the game was after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredEvent {
    /// The event.
    #[serde(rename = "deed")]
    pub event: Event<String>,
    /// The moves in the record afterwards.
    pub n: u32,
    /// The fingerprint of the game afterwards; none before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chain: Option<String>,
}

impl StoredEvent {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    pub fn parse(text: &str) -> Result<StoredEvent, serde_json::Error> {
        serde_json::from_str(text)
    }
}

impl fmt::Display for StoredEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

mod strength {
    use bots::Strength;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(it: &Strength, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(it.key())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Strength, D::Error> {
        String::deserialize(from)?.parse().map_err(Error::custom)
    }
}

mod version {
    use referee::Version;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(it: &Version, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(it)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Version, D::Error> {
        String::deserialize(from)?.parse().map_err(Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_survives_its_text() {
        let seat = Seat(1);
        let version = Version { n_moves: 12, n_queued: 1 };
        let strength = Strength::Easy;
        let events = [
            Event::Sit { seat, name: "Anna \"A\"".to_owned(), entropy: "-".to_owned() },
            Event::SeatBot { seat, strength, entropy: "00ff".to_owned() },
            Event::Start,
            Event::Play { seat, version, mv: "take 3".to_owned() },
            Event::TakeOver { seat, strength, is_late: true },
            Event::Pace { pace: Pace::Instant },
            Event::Close,
        ];
        for event in events {
            let line = StoredEvent { event, n: 12, chain: Some("abcd".to_owned()) };
            assert_eq!(StoredEvent::parse(&line.to_string()).ok(), Some(line));
        }
        assert!(StoredEvent::parse(r#"{"deed":"start","n":0,"more":1}"#).is_err());
        assert!(StoredEvent::parse(r#"{"deed":{"leave":{"seat":"z"}},"n":0}"#).is_err());
    }
}
