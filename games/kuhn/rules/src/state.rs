//! What is on the table.

use rules_core::{PerSeat, Seat};

use crate::{Card, Choices, choice::n_choices, data::N_SEATS_MAX};

/// A hand of Kuhn poker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kuhn {
    /// The card of each seat, once it is dealt. Undealt cards have no order:
    /// chance draws them when they are needed.
    pub(crate) cards: PerSeat<Option<Card>, { N_SEATS_MAX as usize }>,
    /// The choices so far, clockwise from seat a.
    pub(crate) choices: Choices,
}

impl Kuhn {
    pub(crate) fn n_seats(&self) -> u8 {
        self.cards.n_seats()
    }

    /// Returns the seat that gets the next card.
    pub(crate) fn next_to_deal(&self) -> Option<Seat> {
        self.cards.iter().find(|(_, card)| card.is_none()).map(|(seat, _)| seat)
    }

    pub(crate) fn is_dealt(&self, card: Card) -> bool {
        self.cards.values().contains(&Some(card))
    }

    /// Returns the deck, from the lowest rank up.
    pub(crate) fn deck(&self) -> impl Iterator<Item = Card> {
        Card::all(self.n_seats()).filter(|card| !self.is_dealt(*card))
    }

    pub(crate) fn check(&self) -> Result<(), String> {
        let n_dealt = self.cards.values().iter().flatten().count();
        if n_dealt + self.deck().count() != usize::from(self.n_seats()) + 1 {
            return Err("a card is doubled or not of this deck".to_owned());
        }
        if self.cards.values()[n_dealt..].iter().any(Option::is_some) {
            return Err("cards are dealt clockwise from seat a".to_owned());
        }
        if n_dealt < usize::from(self.n_seats()) && !self.choices.is_empty() {
            return Err("nobody chooses before every seat has its card".to_owned());
        }
        if self.choices.len() > n_choices(self.n_seats(), &self.choices) {
            return Err("nobody chooses after the hand is over".to_owned());
        }
        Ok(())
    }
}
