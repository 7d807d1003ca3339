//! KU-3: the score.

use kuhn_rules::{Effect, Kuhn};
use rules_core::{Game, Seat, Turn, Viewer};

use crate::rules::after;

/// Checks what each seat wins or loses.
#[track_caller]
fn check(n_seats: u8, moves: &str, points: &[i32]) {
    let Turn::Over(standing) = after(n_seats, moves).turn() else {
        panic!("not over after {moves}");
    };
    let actual: Vec<i32> = standing.seats().values().iter().map(|tally| tally.points).collect();
    assert_eq!(actual, points, "after {moves}");
}

#[test]
fn ku_3a_everybody_stakes_a_chip_and_a_bet_stakes_one_more() {
    check(2, "deal 1, deal 3, pass, pass", &[-1, 1]);
    check(2, "deal 1, deal 3, bet, bet", &[-2, 2]);
    let view = after(2, "deal 1, deal 3, bet").view(Viewer::Spectator);
    assert_eq!([view.stake(Seat(0)), view.stake(Seat(1))], [2, 1]);
}

#[test]
fn ku_3b_after_a_bet_only_those_who_have_bet_can_win() {
    check(2, "deal 1, deal 3, bet, pass", &[1, -1]); // the higher card folded
    check(3, "deal 1, deal 2, deal 4, pass, bet, pass, bet", &[-2, 3, -1]);
}

#[test]
fn ku_3c_the_highest_card_wins_all_stakes() {
    check(3, "deal 4, deal 3, deal 1, pass, pass, pass", &[2, -1, -1]);
    check(4, "deal 2, deal 5, deal 1, deal 3, bet, bet, bet, bet", &[-2, 6, -2, -2]);
}

#[test]
fn ku_3d_those_still_in_show_their_cards() {
    let game = after(3, "deal 1, deal 2, deal 4, pass, bet, pass");
    let bet = "bet".parse().unwrap();
    let seen = game.sighting(bet, Viewer::Spectator);
    assert_eq!(seen.to_string(), "bet, a shows 1, b shows 2");
    assert!(game.reveals(bet));
    let pass = "pass".parse().unwrap();
    assert_eq!(game.sighting(pass, Viewer::Spectator).to_string(), "pass");
    assert!(!game.reveals(pass));
}

#[test]
fn ku_3d_what_is_shown_and_won_can_be_told() {
    let before = after(2, "deal 1, deal 3, bet");
    let mut end = before;
    let bet = "bet".parse().unwrap();
    end.apply(bet);
    let watcher = Viewer::Spectator;
    let seen = before.sighting(bet, watcher);
    let effects = Kuhn::effects(&before.view(watcher), &seen, &end.view(watcher));
    let [a, b] = [Seat(0), Seat(1)];
    let expected = [
        Effect::Staked { seat: b, chips: 1 },
        Effect::Shown { seat: a, card: kuhn_rules::Card(1) },
        Effect::Shown { seat: b, card: kuhn_rules::Card(3) },
        Effect::Won { seat: b, chips: 4 },
    ];
    assert_eq!(effects, expected);
}
