//! A long game with secret bids, to see what a law costs and how deep it gets.
//!
//! Every seat is dealt a favourite that only it knows. Then chance draws one lot
//! after another. All seats bid one of their cards for it at the same time, and the
//! highest bid that nobody else made wins the lot.

mod rules;
mod text;

use kit::{Depth, laws, twin_depth};
use rules_core::{Config, Dice, Game, Seat};

use crate::auction::rules::{Auction, IS_LEAKING};

kit::conformance!(
    Auction,
    choices: 400,
    Config::seats(2),
    Config::seats(3),
    Config::seats(4),
    Config::seats(5),
);

/// Twins with another favourite live to the end, for all 204 moves; those with
/// another bid die when it is shown, and new ones depart at the next bid.
#[test]
fn twins_live_as_long_as_the_secret_they_vary() {
    let Depth { states, hidden, twinned, longest } = twin_depth::<Auction>(&Config::seats(4), 4, 0);
    assert!(hidden * 10 > states * 9, "{hidden} of {states} states hide something");
    assert!(twinned * 100 > hidden * 99, "{twinned} of {hidden} have a twin");
    assert_eq!(longest, 204, "moves in a row with a twin");
}

/// A view that peeks only in the last round of a game of 244 moves is found.
#[test]
fn twins_find_a_late_leak() {
    let mut dice = Dice::from_seed(0);
    let choices: Vec<u16> = (0..300).map(|_| dice.below(1 << 16) as u16).collect();
    let check = || laws::secrets_are_kept::<Auction>(&Config::seats(5), &choices);
    assert_eq!(check(), Ok(()));
    IS_LEAKING.set(true);
    let why = check().expect_err("a leak");
    assert!(why.starts_with("after 234 moves a knows more than it has seen"), "{why}");
}

#[test]
fn a_bid_may_be_made_early() {
    let mut game = Auction::setup(&Config::seats(3)).unwrap();
    for text in ["favourite 1", "favourite 2", "favourite 3", "lot 9", "bid 4"] {
        game.play(text.parse().unwrap()).unwrap();
    }
    assert!(game.early(Seat(0)).is_none(), "it has bid");
    assert!(game.early(Seat(2)).is_some(), "its bid is due after that of b");
}
