//! What the people at a table may choose.

use rules_core::{OptionError, OptionSpec, Values};
use serde::{Deserialize, Serialize};

/// The options of a table.
///
/// The edition decides how the game ends and what the stone shows, unless
/// these are chosen themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// Whose rule sheet is followed.
    pub edition: Edition,
    /// Overrides the edition's end.
    pub end: Option<End>,
    /// Overrides what the edition shows of the stone.
    pub stone: Option<StoneRule>,
    /// Shows each seat what it has seen (RN-O9).
    pub memory_aid: bool,
}

/// A rule sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The publisher's own.
    #[default]
    German,
    /// A translation with another end.
    Hungarian,
    /// A translation that shows more of the stone.
    Italian,
}

/// When the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// RN-6: a refill empties the deck.
    PileEmpty,
    /// RN-6h: a column can't be refilled at all.
    ColumnEmpty,
}

/// What the stone shows while the game runs (RN-3d).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoneRule {
    /// Only the card on top.
    TopOnly,
    /// Every card that lies face up.
    FaceUpVisible,
}

impl Options {
    /// Returns when the game ends.
    #[inline]
    pub fn end(&self) -> End {
        self.end.unwrap_or(match self.edition {
            Edition::German | Edition::Italian => End::PileEmpty,
            Edition::Hungarian => End::ColumnEmpty,
        })
    }

    /// Returns what the stone shows.
    pub fn stone(&self) -> StoneRule {
        self.stone.unwrap_or(match self.edition {
            Edition::German => StoneRule::TopOnly,
            Edition::Hungarian | Edition::Italian => StoneRule::FaceUpVisible,
        })
    }
}

const EDITION: OptionSpec = OptionSpec {
    key: "edition",
    values: Values::OneOf(&["german", "hungarian", "italian"]),
    rule: "RN-6",
};
const END: OptionSpec = OptionSpec {
    key: "end",
    values: Values::OneOf(&["by-edition", "pile-empty", "column-empty"]),
    rule: "RN-6h",
};
const STONE: OptionSpec = OptionSpec {
    key: "stone",
    values: Values::OneOf(&["by-edition", "top-only", "face-up-visible"]),
    rule: "RN-3d",
};
const MEMORY_AID: OptionSpec =
    OptionSpec { key: "memory-aid", values: Values::OneOf(&["off", "on"]), rule: "RN-O9" };

impl rules_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[EDITION, END, STONE, MEMORY_AID];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "edition" => {
                self.edition = match value {
                    "german" => Edition::German,
                    "hungarian" => Edition::Hungarian,
                    "italian" => Edition::Italian,
                    _ => return Err(OptionError::unknown_value(&EDITION, value)),
                }
            }
            "end" => {
                self.end = match value {
                    "by-edition" => None,
                    "pile-empty" => Some(End::PileEmpty),
                    "column-empty" => Some(End::ColumnEmpty),
                    _ => return Err(OptionError::unknown_value(&END, value)),
                }
            }
            "stone" => {
                self.stone = match value {
                    "by-edition" => None,
                    "top-only" => Some(StoneRule::TopOnly),
                    "face-up-visible" => Some(StoneRule::FaceUpVisible),
                    _ => return Err(OptionError::unknown_value(&STONE, value)),
                }
            }
            "memory-aid" => {
                self.memory_aid = match value {
                    "off" => false,
                    "on" => true,
                    _ => return Err(OptionError::unknown_value(&MEMORY_AID, value)),
                }
            }
            _ => return Err(OptionError::unknown_key::<Options>(key)),
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        let edition = match self.edition {
            Edition::German => None,
            Edition::Hungarian => Some("hungarian"),
            Edition::Italian => Some("italian"),
        };
        let end = self.end.map(|end| match end {
            End::PileEmpty => "pile-empty",
            End::ColumnEmpty => "column-empty",
        });
        let stone = self.stone.map(|stone| match stone {
            StoneRule::TopOnly => "top-only",
            StoneRule::FaceUpVisible => "face-up-visible",
        });
        let memory_aid = self.memory_aid.then_some("on");
        let all =
            [("edition", edition), ("end", end), ("stone", stone), ("memory-aid", memory_aid)];
        all.into_iter().filter_map(|(key, value)| Some((key, value?.to_owned()))).collect()
    }
}
