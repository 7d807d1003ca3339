//! The terms of a table, which are fixed when it is opened.

use record::{Record, TableName, fair};
use referee::{Chance, ClockRule, Pace, Table, Time};
use serde::{Deserialize, Serialize};

/// Where the chance of a table comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChanceKind {
    /// From a secret seed that everyone can check at the end.
    #[default]
    Fair,
    /// From a seed that was not secret.
    Fixed,
    /// From real dice and cards.
    Typed,
}

/// The terms of a table, which are fixed when it is opened, as the store keeps them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The header of the record: the game and its options.
    pub record: String,
    /// Where chance comes from.
    #[serde(rename = "luck")]
    pub chance: ChanceKind,
    /// How long a turn may take.
    pub clock: ClockRule,
    /// How fast bots move at first.
    pub pace: Pace,
    /// The table and the number of moves from which it continues, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked: Option<(String, u32)>,
}

/// Why a stored table can't be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTable(pub String);

impl std::fmt::Display for BadTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadTable {}

/// Turns any error into a [`BadTable`].
pub(super) fn bad(error: impl std::fmt::Display) -> BadTable {
    BadTable(error.to_string())
}

impl Terms {
    /// Opens the table before anybody sits down.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the terms.
    pub fn open(&self, id: &str, seed: [u8; 32], at: Time) -> Result<Table, BadTable> {
        let record = Record::parse(self.record.as_bytes()).map_err(bad)?;
        let key = record.setup().game();
        let entry = catalog::game(key).ok_or_else(|| BadTable(format!("no game {key}")))?;
        let start = entry.start(record.setup()).map_err(bad)?;
        let chance = match self.chance {
            ChanceKind::Fair => Chance::Fair(fair::Seed::from_bytes(seed)),
            ChanceKind::Fixed => Chance::Fixed(fair::RevealedSeed(seed)),
            ChanceKind::Typed => Chance::Typed,
        };
        let mut table =
            Table::open(start, TableName::new(id).map_err(bad)?, chance, at).map_err(bad)?;
        if let Some(date) = record.date() {
            table.set_date(date);
        }
        Ok(table)
    }
}
