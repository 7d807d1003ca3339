//! Whose turn it is, when the hand ends and who is paid.
//!
//! The functions about choices take them alone: they are public, so a view
//! asks the same questions as the state.

use rules_core::{PerSeat, Rate, Seat, Standing, Term, Terms, TieBreaks, Turn};

use crate::{
    Card, Choice, Kuhn,
    choice::n_choices,
    data::{ANTE, BET, N_SEATS_MAX},
};

pub(crate) fn turn(game: &Kuhn) -> Turn {
    if game.next_to_deal().is_some() {
        return Turn::Chance;
    }
    if is_over(game.n_seats(), &game.choices) {
        return Turn::Over(standing(game));
    }
    Turn::Seat(chooser(game.n_seats(), game.choices.len()))
}

/// Returns the seat that makes the choice with this index (KU-2a).
pub(crate) fn chooser(n_seats: u8, choice_idx: usize) -> Seat {
    Seat((choice_idx % usize::from(n_seats)) as u8)
}

/// Returns whether everybody who has to choose has chosen.
pub(crate) fn is_over(n_seats: u8, choices: &[Choice]) -> bool {
    choices.len() == n_choices(n_seats, choices)
}

fn has_bet(n_seats: u8, choices: &[Choice], seat: Seat) -> bool {
    let own = choices.iter().skip(seat.idx()).step_by(usize::from(n_seats));
    own.copied().any(|choice| choice == Choice::Bet)
}

/// Returns what a seat has staked (KU-3a).
pub(crate) fn stake(n_seats: u8, choices: &[Choice], seat: Seat) -> i32 {
    if has_bet(n_seats, choices, seat) { ANTE + BET } else { ANTE }
}

/// Returns the seats that can still win (KU-3b).
pub(crate) fn still_in(n_seats: u8, choices: &[Choice]) -> impl Iterator<Item = Seat> {
    let nobody_bet = !choices.contains(&Choice::Bet);
    Seat::all(n_seats).filter(move |seat| nobody_bet || has_bet(n_seats, choices, *seat))
}

/// Returns whether a seat shows its card to everyone (KU-3d).
pub(crate) fn is_shown(n_seats: u8, choices: &[Choice], seat: Seat) -> bool {
    is_over(n_seats, choices)
        && still_in(n_seats, choices).count() > 1
        && still_in(n_seats, choices).any(|it| it == seat)
}

/// Returns who wins, from the cards of those who are still in (KU-3c).
pub(crate) fn winner(
    cards: &PerSeat<Option<Card>, { N_SEATS_MAX as usize }>,
    choices: &[Choice],
) -> Seat {
    still_in(cards.n_seats(), choices).max_by_key(|seat| cards[*seat]).expect("someone is still in")
}

/// Returns the sum of all stakes.
pub(crate) fn pot(n_seats: u8, choices: &[Choice]) -> i32 {
    Seat::all(n_seats).map(|seat| stake(n_seats, choices, seat)).sum()
}

fn standing(game: &Kuhn) -> Standing {
    let n_seats = game.n_seats();
    let winner = winner(&game.cards, &game.choices);
    Standing::new(n_seats, |seat| {
        let mut terms = Terms::new();
        terms.push(Term::new("stake", stake(n_seats, &game.choices, seat), Rate::Each(-1)));
        if seat == winner {
            terms.push(Term::new("pot", pot(n_seats, &game.choices), Rate::Points));
        }
        (terms, TieBreaks::new())
    })
}
