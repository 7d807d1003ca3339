//! Why a move can't be made.

use rules_core::{Cited, Turn};
use serde::Serialize;

use crate::{Card, Kuhn, Move, score};

/// Why a move can't be made now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The deck of this table has no such card.
    NoSuchCard {
        /// The card that was asked for.
        card: Card,
        /// The highest card there is.
        highest: Card,
    },
    /// The card is in somebody's hand.
    CardIsDealt {
        /// The card that was asked for.
        card: Card,
    },
    /// Every seat has its card.
    DealIsOver,
    /// Some seat has no card yet, so nobody can choose.
    DealIsNotOver,
    /// The hand is over.
    HandIsOver,
}

impl Cited for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NoSuchCard { .. } => "KU-1a",
            Refusal::CardIsDealt { .. } | Refusal::DealIsOver => "KU-1b",
            Refusal::DealIsNotOver => "KU-2a",
            Refusal::HandIsOver => "KU-2b",
        }
    }
}

pub(crate) fn refuse(game: &Kuhn, mv: Move) -> Refusal {
    let highest = Card(game.n_seats() + 1);
    match (mv, score::turn(game)) {
        (_, Turn::Over(_)) => Refusal::HandIsOver,
        (Move::Choose(_), Turn::Chance | Turn::Seat(_)) => Refusal::DealIsNotOver,
        (Move::Deal(_), Turn::Seat(_)) => Refusal::DealIsOver,
        (Move::Deal(card), Turn::Chance) if card > highest => Refusal::NoSuchCard { card, highest },
        (Move::Deal(card), Turn::Chance) => Refusal::CardIsDealt { card },
    }
}
