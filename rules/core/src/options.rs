//! The options that players may choose before a game.

use std::{error, fmt};

use serde::{Serialize, de::DeserializeOwned};

/// The options of one game, with their notation as pairs of key and value.
///
/// Records, forms, the command line and the API all use these pairs.
pub trait Options:
    Clone + Eq + fmt::Debug + Default + Send + Sync + Serialize + DeserializeOwned + 'static
{
    /// All options, in the order in which they are shown.
    const SPECS: &'static [OptionSpec];

    /// Sets one option.
    ///
    /// # Errors
    ///
    /// Returns what was expected if there is no such option or value; then
    /// nothing is changed.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// Returns the options that differ from the default, as pairs that
    /// [`Options::set`] accepts.
    fn pairs(&self) -> Vec<(&'static str, String)>;

    /// Builds options from pairs.
    ///
    /// # Errors
    ///
    /// Same as [`Options::set`].
    fn from_pairs<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (key, value) in pairs {
            options.set(key, value)?;
        }
        Ok(options)
    }
}

/// One option: its key, its values and the rule it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The name in records, forms and on the command line. Never changes.
    pub key: &'static str,
    /// The values it may have.
    pub values: Values,
    /// The rule or ruling it comes from.
    pub rule: &'static str,
}

/// The values an option may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// One of these; the first is the default.
    OneOf(&'static [&'static str]),
    /// A text that the game parses itself, such as a board; empty for the default.
    Text {
        /// The maximum length in bytes.
        len_max: usize,
    },
}

/// Everything that is fixed before a game: the number of seats and the options.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Config<O> {
    /// The number of seats.
    pub n_seats: u8,
    /// The chosen options.
    pub options: O,
}

impl<O: Options> Config<O> {
    /// Returns a config with the default options.
    pub fn seats(n_seats: u8) -> Config<O> {
        Config { n_seats, options: O::default() }
    }
}

/// Error when options can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// No option has this key.
    UnknownKey {
        /// The key that was given.
        key: String,
        /// The keys that exist.
        expected: Vec<&'static str>,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        key: &'static str,
        /// The value that was given.
        value: String,
        /// The values that exist.
        expected: &'static [&'static str],
    },
    /// The text of an option has an error.
    Text {
        /// The option.
        key: &'static str,
        /// Where the error is, and what it is.
        error: crate::DiagramError,
    },
    /// The game does not support this number of seats.
    Seats {
        /// The number that was asked for.
        n_seats: u8,
        /// The minimum.
        min: u8,
        /// The maximum.
        max: u8,
    },
}

impl OptionError {
    /// Returns the error that none of the options of `O` has this key.
    pub fn unknown_key<O: Options>(key: &str) -> OptionError {
        let expected = O::SPECS.iter().map(|spec| spec.key).collect();
        OptionError::UnknownKey { key: key.to_owned(), expected }
    }

    /// Returns the error that this option has no such value.
    pub fn unknown_value(spec: &OptionSpec, value: &str) -> OptionError {
        let expected = match spec.values {
            Values::OneOf(values) => values,
            Values::Text { .. } => &[],
        };
        OptionError::UnknownValue { key: spec.key, value: value.to_owned(), expected }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::UnknownKey { key, expected } if expected.is_empty() => {
                write!(f, "there is no option {key:?}: this game has none")
            }
            OptionError::UnknownKey { key, expected } => {
                write!(f, "there is no option {key:?}: expected {}", expected.join(", "))
            }
            OptionError::UnknownValue { key, value, expected } => {
                write!(f, "option {key} can't be {value:?}: expected {}", expected.join(", "))
            }
            OptionError::Text { key, error } => write!(f, "option {key}: {error}"),
            OptionError::Seats { n_seats, min, max } => {
                write!(f, "expected {min} to {max} players, found {n_seats}")
            }
        }
    }
}

impl error::Error for OptionError {}
