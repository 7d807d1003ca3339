//! What the people at a table may choose before a game.

use std::{error, fmt};

use serde::{Serialize, de::DeserializeOwned};

/// The options of one game, with their notation as pairs of key and value.
///
/// Records, forms, the command line and the API all speak in these pairs.
pub trait Options:
    Clone + Eq + fmt::Debug + Default + Send + Sync + Serialize + DeserializeOwned + 'static
{
    /// Every option there is, in the order in which it is shown.
    const SPECS: &'static [OptionSpec];

    /// Sets one option.
    ///
    /// # Errors
    ///
    /// Says what would have been right if there is no such option or value.
    /// Nothing is changed then.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// Returns the options that differ from the default, as pairs that
    /// [`Options::set`] takes.
    fn pairs(&self) -> Vec<(&'static str, String)>;

    /// Builds options from pairs.
    ///
    /// # Errors
    ///
    /// As [`Options::set`].
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

/// One option: its key, its values and the rule that knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The name in records, forms and on the command line. Never changes.
    pub key: &'static str,
    /// What it may be.
    pub values: Values,
    /// The rule or ruling it comes from.
    pub rule: &'static str,
}

/// What an option may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// One of these; the first is the default.
    OneOf(&'static [&'static str]),
    /// A text the game reads itself, such as a board; empty for the default.
    Text {
        /// The longest text, in bytes.
        len_max: usize,
    },
}

/// The number of seats and the options: all that is fixed before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Config<O> {
    /// How many seats the table has.
    pub n_seats: u8,
    /// What was chosen.
    pub options: O,
}

impl<O: Options> Config<O> {
    /// A table with the default options.
    pub fn seats(n_seats: u8) -> Config<O> {
        Config { n_seats, options: O::default() }
    }
}

/// Error when options can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// No option has this key.
    UnknownKey {
        /// What was given.
        key: String,
        /// What there is.
        expected: Vec<&'static str>,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        key: &'static str,
        /// What was given.
        value: String,
        /// What there is.
        expected: &'static [&'static str],
    },
    /// The text of an option is wrong at a line.
    Text {
        /// The option.
        key: &'static str,
        /// Where and why.
        error: crate::DiagramError,
    },
    /// The game is not for this many seats.
    Seats {
        /// What was asked for.
        n_seats: u8,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
}

impl OptionError {
    /// Says that none of the options of `O` has this key.
    pub fn unknown_key<O: Options>(key: &str) -> OptionError {
        let expected = O::SPECS.iter().map(|spec| spec.key).collect();
        OptionError::UnknownKey { key: key.to_owned(), expected }
    }

    /// Says that this option has no such value.
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
                write!(f, "{n_seats} at the table: the game is for {min} to {max}")
            }
        }
    }
}

impl error::Error for OptionError {}
