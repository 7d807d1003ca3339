//! RN-0 and RN-S1 to RN-S5.

use rapanui_rules::{Kind, Sort};
use rules_core::{Game, Seat, Turn, Viewer};

use crate::rules::{A, B, C, D, chances, four, legal, new_table, offerings, play, shown, to_move};

const COLUMNS: &str = "deal moai, deal moai, deal moai, deal moai, \
    deal priest, deal priest, deal priest, deal priest, \
    deal fish, deal fish, deal fish, deal fish, \
    deal grain, deal grain, deal grain, deal woodcutter";

#[test]
fn rn_0_the_turn_goes_clockwise_from_the_start_seat() {
    let game = play(new_table(3), "start b, colour red, colour violet, colour light-blue");
    let game = play(game, COLUMNS);
    assert_eq!(to_move(&game), Some(B));
    let game = play(game, "play fish, draw 2");
    assert_eq!(to_move(&game), Some(C));
    let game = play(game, "play fish, draw 2");
    assert_eq!(to_move(&game), Some(A));
}

#[test]
fn rn_0_the_steps_come_in_order() {
    let game = play(four("seat a: wood 9"), "buy grain");
    assert!(legal(&game).iter().all(|mv| mv.starts_with("play ")), "after buying one plays");
    let game = play(game, "play grain");
    assert_eq!(legal(&game), ["draw 1", "draw 2", "draw 3", "draw 4"], "then one draws");
}

#[test]
fn rn_s1_each_seat_lays_a_woodcutter_and_holds_three_hunter_gatherers() {
    let game = play(new_table(2), "start a, colour red, colour yellow-green");
    for seat in [A, B] {
        let tribe = shown(&game, seat);
        assert_eq!(tribe.display[Kind::Woodcutter], 1);
        assert_eq!((tribe.display.total(), tribe.n_hand), (1, 3));
    }
    assert_eq!(game.view(Viewer::Spectator).shown.n_deck, 50, "the deck is whole for two seats");
}

#[test]
fn rn_s2_each_colour_lacks_another_sort() {
    for (colour, lacking) in [
        ("red", Sort::Fish),
        ("violet", Sort::Mulberry),
        ("light-blue", Sort::SweetPotato),
        ("yellow-green", Sort::Grain),
    ] {
        let game = play(new_table(2), &format!("start a, colour {colour}"));
        let hand = game.view(Viewer::Seat(A)).shown.tribes[A].hand.expect("one's own hand");
        for sort in Sort::ALL {
            assert_eq!(hand[Kind::Gatherer(sort)], u8::from(sort != lacking), "{colour}");
        }
    }
}

#[test]
fn rn_s2_colours_are_dealt_out_of_all_four() {
    let game = play(new_table(2), "start a");
    let all = ["colour red 1", "colour violet 1", "colour light-blue 1", "colour yellow-green 1"];
    assert_eq!(chances(&game), all);
    assert_eq!(chances(&play(game, "colour violet")).len(), 3, "no colour twice");
}

#[test]
fn rn_s3_sixteen_cards_form_four_open_columns() {
    let game = play(new_table(2), "start a, colour red, colour violet");
    assert_eq!(
        chances(&game),
        [
            "deal woodcutter 12",
            "deal priest 9",
            "deal moai 9",
            "deal fish 5",
            "deal mulberry 5",
            "deal sweet-potato 5",
            "deal grain 5"
        ]
    );
    let game = play(game, COLUMNS);
    let view = game.view(Viewer::Spectator);
    assert!(view.shown.columns.iter().all(|column| column.cards().len() == 4));
    assert_eq!(view.shown.columns[3].front(), Some(Kind::Woodcutter), "the last one laid");
    assert_eq!(view.shown.n_deck, 34);
}

#[test]
fn rn_s4_each_seat_gets_one_offering_card_of_each_sort() {
    for n_seats in 2..=4 {
        let game = new_table(n_seats);
        for seat in Seat::all(n_seats) {
            assert_eq!(offerings(&game, seat), [1, 1, 1, 1]);
        }
        let supply = game.view(Viewer::Spectator).shown.supply;
        assert!(supply.iter().all(|(_, n)| n == 25 - n_seats));
    }
}

#[test]
fn rn_s4_offering_cards_lie_face_down() {
    let view = new_table(3).view(Viewer::Seat(A));
    assert!(view.shown.tribes[A].offerings.is_some());
    assert!(view.shown.tribes[B].offerings.is_none());
    assert_eq!(view.shown.tribes[B].n_offerings, 4);
}

#[test]
fn rn_s5_wood_grows_clockwise_from_the_start_seat() {
    let game = play(new_table(4), "start c");
    let wood = [C, D, A, B].map(|seat| shown(&game, seat).wood);
    assert_eq!(wood, [2, 3, 4, 5]);
    let game = play(new_table(2), "start b");
    assert_eq!([B, A].map(|seat| shown(&game, seat).wood), [2, 3]);
}

#[test]
fn rn_o14_the_start_seat_is_drawn_by_lot() {
    let game = new_table(3);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(chances(&game), ["start a 1", "start b 1", "start c 1"]);
}
