//! What a viewer may know.

use std::fmt;

use rules_core::{Dice, PerSeat, Seat, Viewer, tinyvec::ArrayVec};
use serde::Serialize;

use crate::{
    Card, Choice, Choices, Kuhn, Move, apply,
    data::{N_CARDS_MAX, N_SEATS_MAX},
    score,
};

/// A table as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub viewer: Option<Seat>,
    /// Which seats have been dealt a card.
    pub has_card: PerSeat<bool, { N_SEATS_MAX as usize }>,
    /// The cards the viewer knows: its own, and those that are shown.
    pub cards: PerSeat<Option<Card>, { N_SEATS_MAX as usize }>,
    /// The choices so far, clockwise from seat a.
    pub choices: Choices,
}

/// What a viewer sees of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sighting {
    /// A card is dealt.
    Deal {
        /// Who gets it.
        to: Seat,
        /// The card, only for the seat that gets it.
        card: Option<Card>,
    },
    /// A seat chooses.
    Choose {
        /// Who chooses.
        seat: Seat,
        /// What it chooses.
        choice: Choice,
        /// The cards that are shown if this was the last choice (KU-3d).
        shown: PerSeat<Option<Card>, { N_SEATS_MAX as usize }>,
    },
}

/// What a viewer sees a move do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// A seat stakes chips.
    Staked {
        /// Who stakes.
        seat: Seat,
        /// How many chips.
        chips: i32,
    },
    /// A seat shows its card to everyone.
    Shown {
        /// Whose card it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat wins all stakes.
    Won {
        /// Who wins.
        seat: Seat,
        /// How many chips, its own included.
        chips: i32,
    },
}

impl View {
    /// Returns the number of seats.
    pub fn n_seats(&self) -> u8 {
        self.has_card.n_seats()
    }

    /// Returns what a seat has staked so far.
    pub fn stake(&self, seat: Seat) -> i32 {
        if !self.has_card[seat] {
            return 0;
        }
        score::stake(self.n_seats(), &self.choices, seat)
    }

    /// Returns who won, once the hand is over.
    pub fn winner(&self) -> Option<Seat> {
        let is_over = score::is_over(self.n_seats(), &self.choices);
        is_over.then(|| score::winner(&self.cards, &self.choices))
    }
}

impl fmt::Display for Sighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sighting::Deal { card: Some(card), .. } => write!(f, "deal {card}"),
            Sighting::Deal { card: None, .. } => f.write_str("deal ?"),
            Sighting::Choose { choice, shown, .. } => {
                choice.fmt(f)?;
                for (seat, card) in shown.iter() {
                    if let Some(card) = card {
                        write!(f, ", {seat} shows {card}")?;
                    }
                }
                Ok(())
            }
        }
    }
}

pub(crate) fn sighting(game: &Kuhn, mv: Move, viewer: Viewer) -> Sighting {
    match mv {
        Move::Deal(card) => {
            let to = game.next_to_deal().expect("a seat without a card");
            Sighting::Deal { to, card: (viewer == Viewer::Seat(to)).then_some(card) }
        }
        Move::Choose(choice) => {
            let seat = score::chooser(game.n_seats(), game.choices.len());
            let mut after = *game;
            apply::apply(&mut after, mv);
            Sighting::Choose { seat, choice, shown: view(&after, Viewer::Spectator).cards }
        }
    }
}

pub(crate) fn view(game: &Kuhn, viewer: Viewer) -> View {
    let is_known =
        |seat| viewer == Viewer::Seat(seat) || score::is_shown(game.n_seats(), &game.choices, seat);
    View {
        viewer: viewer.seat(),
        has_card: game.cards.map(|_, card| card.is_some()),
        cards: game.cards.map(|seat, card| card.filter(|_| is_known(seat))),
        choices: game.choices,
    }
}

pub(crate) fn effects(before: &View, seen: &Sighting, after: &View) -> Vec<Effect> {
    let n_seats = after.n_seats();
    let mut effects = Vec::new();
    for seat in Seat::all(n_seats) {
        let chips = after.stake(seat) - before.stake(seat);
        if chips != 0 {
            effects.push(Effect::Staked { seat, chips });
        }
    }
    match seen {
        Sighting::Deal { .. } => (),
        Sighting::Choose { shown, .. } => {
            let cards = shown.iter().filter_map(|(seat, card)| Some((seat, (*card)?)));
            effects.extend(cards.map(|(seat, card)| Effect::Shown { seat, card }));
        }
    }
    if let Some(seat) = after.winner() {
        effects.push(Effect::Won { seat, chips: score::pot(n_seats, &after.choices) });
    }
    effects
}

pub(crate) fn reveals(game: &Kuhn, mv: Move) -> bool {
    match sighting(game, mv, Viewer::Spectator) {
        Sighting::Deal { .. } => true,
        Sighting::Choose { shown, .. } => shown.values().iter().any(Option::is_some),
    }
}

pub(crate) fn sample(view: &View, dice: &mut Dice) -> Kuhn {
    let unknown =
        Card::all(view.n_seats()).filter(|card| !view.cards.values().contains(&Some(*card)));
    let mut deck: ArrayVec<[Card; N_CARDS_MAX as usize]> = unknown.collect();
    let cards = view.cards.map(|seat, known| match known {
        None if view.has_card[seat] => {
            Some(deck.swap_remove(dice.below(deck.len() as u32) as usize))
        }
        None | Some(_) => *known,
    });
    Kuhn { cards, choices: view.choices }
}
