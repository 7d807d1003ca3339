//! RN-4.

use rapanui_rules::{Kind, Reason, Sort};
use rules_core::{Game, Turn, Viewer};

use crate::rules::{A, four, legal, play, refused, shown};

#[test]
fn rn_4_one_draws_back_to_three_cards_from_any_column() {
    let game = play(four("seat a: wood 2\nhand: fish 3"), "play 2 fish");
    let game = play(game, "draw 2");
    assert_eq!(shown(&game, A).n_hand, 2);
    assert_eq!(legal(&game), ["draw 1", "draw 2", "draw 3", "draw 4"], "the same one again too");
    let game = play(game, "draw 2");
    let hand = game.view(Viewer::Seat(A)).shown.tribes[A].hand.expect("one's own hand");
    assert_eq!((hand[Kind::Woodcutter], hand[Kind::Gatherer(Sort::Grain)]), (1, 1));
    assert_eq!(hand.total(), 3);
}

#[test]
fn rn_4_an_empty_column_is_refilled_at_once_with_four_cards() {
    let game = play(four("column 2: priest"), "play grain, draw 2");
    assert_eq!(game.turn(), Turn::Chance);
    let game = play(game, "deal moai, deal moai, deal fish, deal woodcutter");
    let column = game.view(Viewer::Spectator).shown.columns[1];
    assert_eq!(column.cards().len(), 4);
    assert_eq!(column.front(), Some(Kind::Woodcutter), "the last one laid");
}

#[test]
fn rn_4_a_refilled_column_can_be_drawn_from_in_the_same_turn() {
    let lines = "column 2: priest\nseat a: wood 2\nhand: fish 2, grain";
    let game = play(four(lines), "play 2 fish, draw 2");
    let game = play(game, "deal moai, deal moai, deal fish, deal woodcutter, draw 2");
    let hand = game.view(Viewer::Seat(A)).shown.tribes[A].hand.expect("one's own hand");
    assert_eq!(hand[Kind::Woodcutter], 1);
}

#[test]
fn rn_4_nothing_else_happens_while_chance_refills() {
    let game = play(four("column 2: priest"), "play grain, draw 2");
    let refusal = refused(&game, "draw 1");
    assert_eq!((refusal.rule, refusal.reason), ("RN-0", Reason::ChanceDecides));
    assert_eq!(refused(&four(""), "deal moai").reason, Reason::OnlyChance);
}
