//! What the people at a table may choose.

use rules_core::{OptionError, OptionSpec, Values};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{BoardError, BoardRef, data::BOARD_LEN_MAX};

/// The options of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// How many workers a seat starts with (GI-S1); always two at a table for two.
    pub start_workers: StartWorkers,
    /// Whether half-tablets that are left count for the total.
    pub tablets_score: TabletsScore,
    /// When the points for a statue are shown; headdresses always at the end.
    pub statue_scoring: StatueScoring,
    /// When a game that nobody ends is over.
    pub round_limit: RoundLimit,
    /// Whether the table shows what is behind the screens and in the bag.
    pub screens: Screens,
    /// Whom the table shows the owner of a face-down pedestal.
    pub pedestals: Pedestals,
    /// The map. Written as the key of one that comes with the game, or as its
    /// whole text.
    #[serde(serialize_with = "write_board", deserialize_with = "read_board")]
    pub board: BoardRef,
}

/// How many workers a seat starts with (GI-S1); always two at a table for two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StartWorkers {
    /// One.
    #[default]
    #[serde(rename = "1")]
    One,
    /// Two.
    #[serde(rename = "2")]
    Two,
}

/// Whether half-tablets that are left count for the total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TabletsScore {
    /// They only break ties.
    #[default]
    #[serde(rename = "no")]
    No,
    /// 3 points for each pair: the older rule.
    #[serde(rename = "3-per-pair")]
    Pairs,
}

/// When the points for a statue are shown; headdresses always at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StatueScoring {
    /// When the game is over.
    #[default]
    #[serde(rename = "at-the-end")]
    AtTheEnd,
    /// As soon as it stands.
    #[serde(rename = "when-erected")]
    WhenErected,
}

/// When a game that nobody ends is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RoundLimit {
    /// After the 25th round.
    #[default]
    #[serde(rename = "25")]
    Rounds25,
    /// After a thousand rounds: never, for people.
    #[serde(rename = "none")]
    None,
}

/// Whether the table shows what is behind the screens and in the bag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Screens {
    /// Everybody sees it: it can be followed anyway.
    #[default]
    #[serde(rename = "open")]
    Open,
    /// Everybody sees only their own.
    #[serde(rename = "closed")]
    Closed,
}

/// Whom the table shows the owner of a face-down pedestal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pedestals {
    /// The owner, and whoever has peeked or looks on in the same round.
    #[default]
    #[serde(rename = "owner")]
    Owner,
    /// Everybody, always.
    #[serde(rename = "open")]
    Open,
}

const START_WORKERS: OptionSpec =
    OptionSpec { key: "start-workers", values: Values::OneOf(&["1", "2"]), rule: "GI-S1" };
const TABLETS_SCORE: OptionSpec = OptionSpec {
    key: "tablets-score",
    values: Values::OneOf(&["no", "3-per-pair"]),
    rule: "GI-7b",
};
const STATUE_SCORING: OptionSpec = OptionSpec {
    key: "statue-scoring",
    values: Values::OneOf(&["at-the-end", "when-erected"]),
    rule: "GI-7a",
};
const ROUND_LIMIT: OptionSpec =
    OptionSpec { key: "round-limit", values: Values::OneOf(&["25", "none"]), rule: "GI-O20" };
const SCREENS: OptionSpec =
    OptionSpec { key: "screens", values: Values::OneOf(&["open", "closed"]), rule: "GI-O16" };
const PEDESTALS: OptionSpec =
    OptionSpec { key: "pedestals", values: Values::OneOf(&["owner", "open"]), rule: "GI-O16" };
const BOARD: OptionSpec =
    OptionSpec { key: "board", values: Values::Text { len_max: BOARD_LEN_MAX }, rule: "GI-S2" };

impl rules_core::Options for Options {
    const SPECS: &'static [OptionSpec] =
        &[START_WORKERS, TABLETS_SCORE, STATUE_SCORING, ROUND_LIMIT, SCREENS, PEDESTALS, BOARD];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "start-workers" => {
                self.start_workers = match value {
                    "1" => StartWorkers::One,
                    "2" => StartWorkers::Two,
                    _ => return Err(OptionError::unknown_value(&START_WORKERS, value)),
                }
            }
            "tablets-score" => {
                self.tablets_score = match value {
                    "no" => TabletsScore::No,
                    "3-per-pair" => TabletsScore::Pairs,
                    _ => return Err(OptionError::unknown_value(&TABLETS_SCORE, value)),
                }
            }
            "statue-scoring" => {
                self.statue_scoring = match value {
                    "at-the-end" => StatueScoring::AtTheEnd,
                    "when-erected" => StatueScoring::WhenErected,
                    _ => return Err(OptionError::unknown_value(&STATUE_SCORING, value)),
                }
            }
            "round-limit" => {
                self.round_limit = match value {
                    "25" => RoundLimit::Rounds25,
                    "none" => RoundLimit::None,
                    _ => return Err(OptionError::unknown_value(&ROUND_LIMIT, value)),
                }
            }
            "screens" => {
                self.screens = match value {
                    "open" => Screens::Open,
                    "closed" => Screens::Closed,
                    _ => return Err(OptionError::unknown_value(&SCREENS, value)),
                }
            }
            "pedestals" => {
                self.pedestals = match value {
                    "owner" => Pedestals::Owner,
                    "open" => Pedestals::Open,
                    _ => return Err(OptionError::unknown_value(&PEDESTALS, value)),
                }
            }
            "board" => {
                let error = |it: BoardError| OptionError::Text { key: "board", error: it.into() };
                self.board = BoardRef::find(value).map_err(error)?;
            }
            _ => return Err(OptionError::unknown_key::<Options>(key)),
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        let start_workers = match self.start_workers {
            StartWorkers::One => None,
            StartWorkers::Two => Some("2"),
        };
        let tablets_score = match self.tablets_score {
            TabletsScore::No => None,
            TabletsScore::Pairs => Some("3-per-pair"),
        };
        let statue_scoring = match self.statue_scoring {
            StatueScoring::AtTheEnd => None,
            StatueScoring::WhenErected => Some("when-erected"),
        };
        let round_limit = match self.round_limit {
            RoundLimit::Rounds25 => None,
            RoundLimit::None => Some("none"),
        };
        let screens = match self.screens {
            Screens::Open => None,
            Screens::Closed => Some("closed"),
        };
        let pedestals = match self.pedestals {
            Pedestals::Owner => None,
            Pedestals::Open => Some("open"),
        };
        let board = Some(self.board.reference()).filter(|it| !it.is_empty());
        let all = [
            ("start-workers", start_workers),
            ("tablets-score", tablets_score),
            ("statue-scoring", statue_scoring),
            ("round-limit", round_limit),
            ("screens", screens),
            ("pedestals", pedestals),
            ("board", board),
        ];
        all.into_iter().filter_map(|(key, value)| Some((key, value?.to_owned()))).collect()
    }
}

fn write_board<S: Serializer>(board: &BoardRef, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(board.reference())
}

fn read_board<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BoardRef, D::Error> {
    let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
    BoardRef::find(&text).map_err(serde::de::Error::custom)
}
