//! KU-1: the deal.

use kuhn_rules::{Card, Kuhn};
use rules_core::{Config, Game, OptionError, Seat, Turn, Viewer};

use crate::rules::{after, check_refused};

#[test]
fn ku_1a_the_deck_has_one_card_of_each_rank() {
    let texts: Vec<String> =
        after(3, "deal 2").successors().iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["deal 1", "deal 3", "deal 4"]);
    check_refused(2, "", "deal 4", "KU-1a");
}

#[test]
fn ku_1a_the_game_is_for_2_to_4_seats() {
    for n_seats in [0, 1, 5] {
        let error = Kuhn::setup(&Config::seats(n_seats)).unwrap_err();
        assert_eq!(error, OptionError::Seats { n_seats, min: 2, max: 4 });
    }
    assert_eq!(Game::n_seats(&after(4, "")), 4);
}

#[test]
fn ku_1b_each_seat_is_dealt_one_card() {
    assert_eq!(after(2, "deal 1").turn(), Turn::Chance);
    assert_eq!(after(2, "deal 1, deal 3").turn(), Turn::Seat(Seat(0)));
    check_refused(2, "deal 1", "deal 1", "KU-1b");
    check_refused(2, "deal 1, deal 3", "deal 2", "KU-1b");
}

#[test]
fn ku_1b_only_the_owner_sees_a_card() {
    let game = after(2, "deal 1, deal 3");
    let cards = |viewer| game.view(viewer).cards.values().to_vec();
    assert_eq!(cards(Viewer::Seat(Seat(0))), [Some(Card(1)), None]);
    assert_eq!(cards(Viewer::Seat(Seat(1))), [None, Some(Card(3))]);
    assert_eq!(cards(Viewer::Spectator), [None, None]);
}

#[test]
fn ku_1b_only_the_owner_sees_a_card_dealt() {
    let game = after(2, "deal 1");
    let seen = |viewer| game.sighting("deal 3".parse().unwrap(), viewer).to_string();
    assert_eq!(seen(Viewer::Seat(Seat(0))), "deal ?");
    assert_eq!(seen(Viewer::Seat(Seat(1))), "deal 3");
    assert_eq!(seen(Viewer::Spectator), "deal ?");
}
