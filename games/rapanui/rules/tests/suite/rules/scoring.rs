//! RN-5.

use rapanui_rules::{Kind, Reason, Sort};
use rules_core::{Game, Viewer};

use crate::rules::{A, B, C, D, four, legal, offerings, play, refused, shown, to_move};

/// Seat a plays its grain and uncovers the last but one card of column 1.
fn uncover(kind: &str, lines: &str) -> rapanui_rules::RapaNui {
    let hands = "seat b: wood 3\nhand: sweet-potato, grain 2\nseat c: wood 4\n\
                 hand: mulberry, sweet-potato, grain\nseat d: wood 5\nhand: mulberry 2, sweet-potato";
    let game = four(&format!("column 1: moai, {kind}, priest\n{hands}\n{lines}"));
    play(game, "play grain, draw 1")
}

#[test]
fn rn_5_the_card_uncovered_last_scores_for_everybody() {
    let game = uncover("woodcutter", "");
    assert_eq!([A, B, C, D].map(|seat| shown(&game, seat).wood), [3, 4, 5, 6]);
    assert_eq!(to_move(&game), Some(B));
}

#[test]
fn rn_5_only_the_last_of_several_draws_scores() {
    let lines = "column 1: moai, woodcutter, fish\ncolumn 4: priest, moai, priest, mulberry\n\
                 seat a: wood 2\nhand: fish 2, grain\n";
    let game = play(four(lines), "play 2 fish, draw 1, draw 4");
    assert_eq!([A, B, C, D].map(|seat| shown(&game, seat).wood), [1, 3, 4, 5], "no woodcutter");
}

#[test]
fn rn_5a_one_wood_for_each_woodcutter_and_one_more_for_the_sole_majority() {
    let game = uncover("woodcutter", "seat c: wood 4\ndisplay: woodcutter 3");
    assert_eq!([A, B, C, D].map(|seat| shown(&game, seat).wood), [3, 4, 8, 6]);
}

#[test]
fn rn_5a_equals_get_no_bonus() {
    let lines = "seat b: wood 0\ndisplay: woodcutter 2\nseat c: wood 0\ndisplay: woodcutter 2";
    let game = uncover("woodcutter", lines);
    assert_eq!([B, C].map(|seat| shown(&game, seat).wood), [2, 2]);
}

#[test]
fn rn_5b_priests_bring_fame_the_same_way() {
    let lines = "seat b: fame 5\ndisplay: woodcutter, priest 2\n\
                 seat c: fame 0\ndisplay: woodcutter, priest";
    let game = uncover("priest", lines);
    assert_eq!([A, B, C, D].map(|seat| shown(&game, seat).fame), [0, 8, 1, 0]);
}

#[test]
fn rn_5c_each_owner_of_moai_takes_wood_or_fame_for_the_whole_yield() {
    let lines =
        "seat b: wood 0\ndisplay: woodcutter, moai 2\nseat d: wood 0\ndisplay: woodcutter, moai";
    let game = uncover("moai", lines);
    assert_eq!(to_move(&game), Some(B));
    assert_eq!(legal(&game), ["choose wood", "choose fame"]);
    let game = play(game, "choose fame");
    assert_eq!((shown(&game, B).fame, shown(&game, B).wood), (3, 0));
    let game = play(game, "choose wood");
    assert_eq!((shown(&game, D).fame, shown(&game, D).wood), (0, 1));
    assert_eq!(to_move(&game), Some(B), "the next turn");
    assert_eq!(refused(&game, "choose wood").rule, "RN-5c");
}

#[test]
fn rn_5c_nobody_has_a_moai() {
    assert_eq!(to_move(&uncover("moai", "")), Some(B), "the next turn at once");
}

#[test]
fn rn_5d_one_offering_card_for_having_any_and_one_more_for_the_sole_majority() {
    let lines =
        "seat b: wood 0\ndisplay: woodcutter, fish 3\nseat c: wood 0\ndisplay: woodcutter, fish";
    let game = uncover("fish", lines);
    assert_eq!(offerings(&game, A)[0], 1, "none for having none");
    assert_eq!(offerings(&game, B)[0], 3, "one and the bonus, not one for each");
    assert_eq!(offerings(&game, C)[0], 2);
}

/// Two fish are left; a has one hunter-gatherer of fish, c three.
const FEW_FISH: &str = "seat a: wood 2\ndisplay: woodcutter, fish\nofferings: fish 20\n\
                        seat c: wood 0\ndisplay: woodcutter, fish 3\n";

#[test]
fn rn_5d_the_active_seat_takes_first() {
    let game = uncover("fish", FEW_FISH);
    assert_eq!(offerings(&game, A)[0], 21);
    assert_eq!(offerings(&game, C)[0], 2, "the last one");
}

#[test]
fn rn_5e_whoever_is_still_due_a_card_may_take_another_sort() {
    let game = uncover("fish", FEW_FISH);
    assert_eq!(to_move(&game), Some(C));
    assert_eq!(legal(&game), ["take mulberry", "take sweet-potato", "take grain", "decline"]);
    let refusal = refused(&game, "take fish");
    assert_eq!((refusal.rule, refusal.reason), ("RN-5e", Reason::PileEmpty { sort: Sort::Fish }));
    let game = play(game, "take grain");
    assert_eq!(offerings(&game, C), [2, 1, 1, 2]);
    assert_eq!(to_move(&game), Some(B));
}

#[test]
fn rn_5e_two_cards_due_are_two_choices() {
    let lines = "seat a: wood 2\ndisplay: woodcutter, fish\nofferings: fish 21\n\
                 seat c: wood 0\ndisplay: woodcutter, fish 3\n";
    let game = uncover("fish", lines);
    let game = play(game, "take grain");
    assert_eq!(to_move(&game), Some(C), "the bonus is still due");
    let game = play(game, "take mulberry");
    assert_eq!(offerings(&game, C), [1, 2, 1, 2]);
    assert_eq!(to_move(&game), Some(B));
}

#[test]
fn rn_o2_with_all_piles_empty_there_is_nothing_to_take() {
    let lines = "seat a: wood 2\ndisplay: woodcutter, fish\n\
                 offerings: fish 22, mulberry 22, sweet-potato 22, grain 22\n";
    assert_eq!(to_move(&uncover("fish", lines)), Some(B), "the next turn at once");
}

#[test]
fn rn_o7_the_active_seat_chooses_first() {
    let lines =
        "seat a: wood 2\ndisplay: woodcutter, moai\nseat d: wood 0\ndisplay: woodcutter, moai";
    let game = uncover("moai", lines);
    assert_eq!(to_move(&game), Some(A));
    assert_eq!(to_move(&play(game, "choose wood")), Some(D));
}

#[test]
fn rn_o11_nobody_has_to_take_another_sort() {
    let game = play(uncover("fish", FEW_FISH), "decline");
    assert_eq!(offerings(&game, C), [2, 1, 1, 1]);
    assert_eq!(to_move(&game), Some(B));
}

#[test]
fn rn_o12_a_seat_takes_its_card_and_its_bonus_before_the_next_seat() {
    let lines = "seat a: wood 2\ndisplay: woodcutter, fish 2\nofferings: fish 20\n\
                 seat b: wood 0\ndisplay: woodcutter, fish\n";
    let game = uncover("fish", lines);
    assert_eq!(offerings(&game, A)[0], 22, "both of the last two");
    assert_eq!(to_move(&game), Some(B), "who is left without");
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.shown.supply[Sort::Fish], 0);
    assert_eq!(view.shown.tribes[B].display[Kind::Gatherer(Sort::Fish)], 1);
}
