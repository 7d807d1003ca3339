//! KU-2: the choices.

use rules_core::{Game, Seat, Turn};

use crate::rules::{after, check_refused};

#[test]
fn ku_2a_seats_choose_clockwise() {
    assert_eq!(after(2, "deal 1, deal 3").turn(), Turn::Seat(Seat(0)));
    assert_eq!(after(2, "deal 1, deal 3, pass").turn(), Turn::Seat(Seat(1)));
}

#[test]
fn ku_2a_nobody_chooses_before_every_seat_has_its_card() {
    check_refused(2, "deal 1", "bet", "KU-2a");
}

#[test]
fn ku_2b_after_a_bet_every_other_seat_chooses_once_more() {
    assert_eq!(after(3, "deal 1, deal 2, deal 3, pass, bet, pass").turn(), Turn::Seat(Seat(0)));
    let end = after(3, "deal 1, deal 2, deal 3, pass, bet, pass, pass");
    assert!(matches!(end.turn(), Turn::Over(_)));
}

#[test]
fn ku_2b_without_a_bet_the_hand_is_over_when_every_seat_has_passed() {
    assert!(matches!(after(2, "deal 1, deal 3, pass, pass").turn(), Turn::Over(_)));
    check_refused(2, "deal 1, deal 3, pass, pass", "pass", "KU-2b");
}
