//! Moves, their notation and their numbers.

use std::{fmt, str::FromStr};

use rules_core::ParseMoveError;

use crate::{Card, Choice, data::N_CARDS_MAX};

/// `deal 3`, `pass` or `bet`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Chance deals this card to the next seat.
    Deal(Card),
    /// The seat to move chooses.
    Choose(Choice),
}

/// Passing, betting, and one number for each card.
pub(crate) const N_MOVE_IDS: u16 = 2 + N_CARDS_MAX as u16;

pub(crate) fn move_id(mv: Move) -> u16 {
    match mv {
        Move::Choose(Choice::Pass) => 0,
        Move::Choose(Choice::Bet) => 1,
        Move::Deal(card) => 1 + u16::from(card.0),
    }
}

pub(crate) fn move_with_id(id: u16) -> Option<Move> {
    match id {
        0 => Some(Move::Choose(Choice::Pass)),
        1 => Some(Move::Choose(Choice::Bet)),
        2..N_MOVE_IDS => Some(Move::Deal(Card((id - 1) as u8))),
        N_MOVE_IDS.. => None,
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Deal(card) => write!(f, "deal {card}"),
            Move::Choose(choice) => choice.fmt(f),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let mv = match text.strip_prefix("deal ") {
            Some(card) => card.parse().map(Move::Deal),
            None => text.parse().map(Move::Choose),
        };
        mv.map_err(|_| ParseMoveError::new(text))
    }
}
