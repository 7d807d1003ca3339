//! A card.

use std::{fmt, str::FromStr};

use rules_core::ParseMoveError;
use serde::Serialize;

use crate::data::N_CARDS_MAX;

/// A card, by its rank. It is written as one digit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Card(pub u8);

impl Card {
    /// Returns the deck of a table for `n_seats`, from the lowest rank up.
    pub(crate) fn all(n_seats: u8) -> impl Iterator<Item = Card> {
        (1..=n_seats + 1).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = ParseMoveError;

    /// Reads one digit. `u8` would also take `+3` and `03`: two texts for one card.
    fn from_str(text: &str) -> Result<Card, ParseMoveError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] if digit - b'0' <= N_CARDS_MAX => Ok(Card(digit - b'0')),
            _ => Err(ParseMoveError::new(text)),
        }
    }
}
