//! The table before the first card.

use rules_core::{Config, OptionError, OptionSpec, PerSeat};
use serde::{Deserialize, Serialize};

use crate::{
    Choices, Kuhn,
    data::{N_SEATS_MAX, N_SEATS_MIN},
};

/// Kuhn poker has no options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl rules_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[];

    fn set(&mut self, key: &str, _value: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown_key::<Options>(key))
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

pub(crate) fn setup(config: &Config<Options>) -> Result<Kuhn, OptionError> {
    let Config { n_seats, options: Options {} } = *config;
    if !(N_SEATS_MIN..=N_SEATS_MAX).contains(&n_seats) {
        return Err(OptionError::Seats { n_seats, min: N_SEATS_MIN, max: N_SEATS_MAX });
    }
    Ok(Kuhn { cards: PerSeat::new(n_seats, None), choices: Choices::new() })
}

pub(crate) fn config(game: &Kuhn) -> Config<Options> {
    Config { n_seats: game.n_seats(), options: Options {} }
}
