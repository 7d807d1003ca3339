//! RN-1 and RN-2.

use rapanui_rules::{Kind, Reason, Sort};
use rules_core::Game;

use crate::rules::{A, check_refused, four, legal, offerings, play, refused, shown, to_move};

#[test]
fn rn_1_buying_is_optional() {
    let game = four("seat a: wood 5");
    assert!(legal(&game).contains(&"buy fish".to_owned()));
    assert!(legal(&game).contains(&"play grain".to_owned()), "playing at once buys nothing");
}

#[test]
fn rn_1_a_card_costs_five_wood_less_one_for_each_hunter_gatherer() {
    let game = play(four("seat a: wood 7\ndisplay: woodcutter, fish 2"), "buy fish");
    assert_eq!(shown(&game, A).wood, 4);
    assert_eq!(offerings(&game, A), [2, 1, 1, 1]);
}

#[test]
fn rn_1_the_price_never_falls_below_nothing() {
    let game = four(
        "seat b: wood 3\nhand: sweet-potato, grain, priest\nseat c: wood 4\nhand: mulberry, grain, priest\nseat a: wood 0\ndisplay: woodcutter, fish 6",
    );
    assert_eq!(shown(&play(game, "buy fish"), A).wood, 0);
}

#[test]
fn rn_1_one_must_be_able_to_pay() {
    let refusal = refused(&four("seat a: wood 4"), "buy fish");
    assert_eq!(refusal.rule, "RN-1");
    assert_eq!(refusal.reason, Reason::TooLittleWood { needs: 5, has: 4 });
}

#[test]
fn rn_1_only_one_card_a_turn() {
    let game = play(four("seat a: wood 12"), "buy fish");
    assert_eq!(refused(&game, "buy grain").reason, Reason::AlreadyBought);
}

#[test]
fn rn_1_an_empty_pile_sells_nothing() {
    let game = four("seat a: wood 12\nseat b: wood 3\nofferings: fish 22, grain");
    let refusal = refused(&game, "buy fish");
    assert_eq!((refusal.rule, refusal.reason), ("RN-1", Reason::PileEmpty { sort: Sort::Fish }));
    assert!(!legal(&game).contains(&"buy fish".to_owned()));
}

#[test]
fn rn_2_one_kind_must_be_played() {
    let game = four("seat a: wood 0\nhand: woodcutter, priest, moai");
    assert_eq!(legal(&game), ["play woodcutter", "play priest"], "there is no pass");
}

#[test]
fn rn_2a_a_woodcutter_costs_nothing() {
    let game = play(four("seat a: wood 0\nhand: woodcutter, priest, moai"), "play woodcutter");
    assert_eq!(shown(&game, A).display[Kind::Woodcutter], 2);
    assert_eq!(shown(&game, A).wood, 0);
    check_refused(&four(""), "play woodcutter", "RN-2a");
}

#[test]
fn rn_2b_a_priest_costs_nothing() {
    let game = play(four("seat a: wood 0\nhand: woodcutter, priest, moai"), "play priest");
    assert_eq!(shown(&game, A).display[Kind::Priest], 1);
    check_refused(&four(""), "play priest", "RN-2b");
}

#[test]
fn rn_2c_a_moai_costs_seven_wood_and_a_sacrifice_round_follows() {
    let game = play(four("seat a: wood 8\nhand: moai, fish, grain"), "build moai");
    assert_eq!(shown(&game, A).wood, 1);
    assert_eq!(shown(&game, A).display[Kind::Moai], 1);
    assert!(legal(&game).iter().all(|mv| mv.starts_with("offer ")));
    let poor = four("seat a: wood 6\nhand: moai, fish, grain");
    assert_eq!(refused(&poor, "build moai").reason, Reason::TooLittleWood { needs: 7, has: 6 });
    check_refused(&poor, "build moai", "RN-2c");
}

#[test]
fn rn_2d_up_to_three_hunter_gatherers_of_one_sort_cost_nothing_one_or_two_wood() {
    for (mv, cost, n) in [("play fish", 0, 1), ("play 2 fish", 1, 2), ("play 3 fish", 2, 3)] {
        let game = play(four("seat a: wood 2\nhand: fish 3"), mv);
        assert_eq!(shown(&game, A).wood, 2 - cost, "{mv}");
        assert_eq!(shown(&game, A).display[Kind::Gatherer(Sort::Fish)], n, "{mv}");
    }
    let poor = four("seat a: wood 1\nhand: fish 3");
    assert_eq!(refused(&poor, "play 3 fish").reason, Reason::TooLittleWood { needs: 2, has: 1 });
    let kind = Kind::Gatherer(Sort::Fish);
    let few = four("hand: fish, grain, moai\nseat a: wood 5\nhand: fish, grain, moai");
    assert_eq!(refused(&few, "play 2 fish").reason, Reason::NotInHand { kind, needs: 2, has: 1 });
    check_refused(&few, "play 2 fish", "RN-2d");
}

#[test]
fn rn_2e_three_moai_and_too_little_wood_return_one() {
    let game = four("seat a: wood 4\nhand: moai 3");
    assert_eq!(legal(&game), ["return moai"]);
    let game = play(game, "return moai");
    assert_eq!(game.view(rules_core::Viewer::Spectator).shown.n_returned, 1);
    assert_eq!(shown(&game, A).display[Kind::Moai], 0);
}

#[test]
fn rn_2e_with_seven_wood_one_must_build() {
    let game = four("seat a: wood 7\nhand: moai 3");
    assert_eq!(refused(&game, "return moai").reason, Reason::CanBuild { has: 7 });
    let two = four("seat a: wood 0\nhand: moai 2, fish");
    assert_eq!(refused(&two, "return moai").reason, Reason::FewerThanThreeMoai { has: 2 });
    check_refused(&two, "return moai", "RN-2e");
}

#[test]
fn rn_o3_buying_may_make_the_moai_too_dear() {
    let game = play(four("seat a: wood 7\nhand: moai 3"), "buy fish");
    assert_eq!(legal(&game), ["return moai"]);
}

#[test]
fn rn_o4_with_another_card_in_hand_that_card_must_be_played() {
    assert_eq!(legal(&four("seat a: wood 3\nhand: moai 2, priest")), ["play priest"]);
}

#[test]
fn rn_o5_after_a_return_one_card_is_drawn_and_scoring_follows() {
    let game = play(four("seat a: wood 4\nhand: moai 3"), "return moai, draw 4");
    assert_eq!(shown(&game, A).wood, 5, "the woodcutter under the mulberry scored");
    assert_eq!(shown(&game, A).n_hand, 3);
    assert_eq!(to_move(&game), Some(crate::rules::B));
}

#[test]
fn rn_o16_wood_and_fame_never_run_out() {
    let game = four("seat a: wood 300, fame 300\nhand: fish, grain, moai");
    let game = play(game, "play fish, draw 4");
    assert_eq!(shown(&game, A).wood, 301);
}
