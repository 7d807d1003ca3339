//! What the people at a table may choose.

use rules_core::{OptionError, OptionSpec, Values};
use serde::{Deserialize, Serialize};

use crate::{TileSet, tile_set::LEN_MAX};

/// The options of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// What is beyond the edge of the chart (EN-O2).
    pub frame: Frame,
    /// A custom chart and tiles; empty for the shipped ones.
    pub tiles: String,
}

/// What is beyond the edge of the chart (EN-O2, EN-O22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Open sea: a side on the frame must be sea.
    #[default]
    Sea,
    /// Nothing: any side may touch the frame.
    Neutral,
}

const FRAME: OptionSpec =
    OptionSpec { key: "frame", values: Values::OneOf(&["sea", "neutral"]), rule: "EN-O2" };
const TILES: OptionSpec =
    OptionSpec { key: "tiles", values: Values::Text { len_max: LEN_MAX }, rule: "EN-S1" };

impl rules_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[FRAME, TILES];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "frame" => {
                self.frame = match value {
                    "sea" => Frame::Sea,
                    "neutral" => Frame::Neutral,
                    _ => return Err(OptionError::unknown_value(&FRAME, value)),
                }
            }
            "tiles" if value.trim().is_empty() => self.tiles.clear(),
            "tiles" => {
                let read = TileSet::read(value);
                read.map_err(|it| OptionError::Text { key: TILES.key, error: it.into() })?;
                value.clone_into(&mut self.tiles);
            }
            _ => return Err(OptionError::unknown_key::<Options>(key)),
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        let frame = match self.frame {
            Frame::Sea => None,
            Frame::Neutral => Some("neutral".to_owned()),
        };
        let tiles = (!self.tiles.is_empty()).then(|| self.tiles.clone());
        let all = [("frame", frame), ("tiles", tiles)];
        all.into_iter().filter_map(|(key, value)| Some((key, value?))).collect()
    }
}
