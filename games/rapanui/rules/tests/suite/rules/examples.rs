//! RN-X1 to RN-X10: the examples of the rule sheets.

use rapanui_rules::{BySort, Forecast, Kind, Sort, Top, forecast, offering_values, price};
use rules_core::{Game, Viewer};

use crate::rules::{A, B, C, D, four, legal, offerings, play, shown, table, to_move};

#[test]
fn rn_x1_mulberry_costs_four_and_grain_three() {
    let game = four("seat a: wood 7\ndisplay: woodcutter, mulberry, grain 2");
    let view = game.view(Viewer::Seat(A));
    let prices = Sort::ALL.map(|sort| price(&view, A, sort));
    assert_eq!(prices, [5, 4, 5, 3]);
    for (sort, price) in Sort::ALL.into_iter().zip(prices) {
        let after = play(game, &format!("buy {sort}"));
        assert_eq!(shown(&after, A).wood, 7 - price);
    }
}

#[test]
fn rn_x2_five_cards_on_the_stone_one_of_them_unknown() {
    // Arne is a, and from his left Stefan, Patrick and Sandra.
    let game = four("seat a: wood 7\nhand: moai, fish, grain");
    let moves = "build moai, offer sweet-potato, offer grain, offer grain, hide fish, add mulberry";
    let game = play(game, moves);
    let stone = game.view(Viewer::Seat(B)).shown.stone;
    assert_eq!((stone.n_cards, stone.top), (5, Top::Up(Sort::Mulberry)));
    let n_unknown =
        |viewer| game.view(viewer).known.hidden.iter().filter(|card| card.sort.is_none()).count();
    assert_eq!([A, B, C, D].map(|seat| n_unknown(Viewer::Seat(seat))), [0, 1, 1, 1]);
}

#[test]
fn rn_x3_two_more_fish_cost_one_wood() {
    let game = four("seat a: wood 2\nhand: fish 2, grain\ndisplay: woodcutter, fish");
    assert_eq!(shown(&play(game, "play 2 fish"), A).wood, 1);
}

#[test]
fn rn_x4_the_moai_under_the_grain_card_scores() {
    let lines = "column 2: priest, moai, grain\nseat c: wood 4\ndisplay: woodcutter, moai";
    let game = play(four(lines), "play grain, draw 2");
    assert_eq!((to_move(&game), legal(&game).len()), (Some(C), 2), "its owner chooses");
}

#[test]
fn rn_x5_after_a_refill_the_last_card_laid_scores_once() {
    let lines = "column 1: priest, moai\ncolumn 2: priest\nseat a: wood 2\nhand: fish 2, grain";
    let game = play(four(lines), "play 2 fish, draw 1, draw 2");
    let game = play(game, "deal moai, deal fish, deal priest, deal woodcutter");
    assert_eq!([A, B, C, D].map(|seat| shown(&game, seat).wood), [2, 4, 5, 6]);
    assert_eq!([A, B, C, D].map(|seat| shown(&game, seat).fame), [0; 4], "no priest scored");
}

fn uncover(kind: Kind, lines: &str) -> rapanui_rules::RapaNui {
    let game = four(&format!("column 1: moai, {kind}, fish\n{lines}"));
    let view = play(game, "play grain").view(Viewer::Seat(A));
    let column = rapanui_rules::ColumnNo::ALL[0];
    assert!(matches!(forecast(&view, column), Forecast::Scores { kind: it, .. } if it == kind));
    play(game, "play grain, draw 1")
}

#[test]
fn rn_x6_woodcutters_two_one_one_one() {
    let game = uncover(Kind::Woodcutter, "seat b: wood 3\ndisplay: woodcutter 2");
    assert_eq!([A, B, C, D].map(|seat| shown(&game, seat).wood), [2 + 1, 3 + 3, 4 + 1, 5 + 1]);
}

#[test]
fn rn_x7_a_single_priest_gets_no_bonus() {
    let game = uncover(Kind::Priest, "seat c: wood 4\ndisplay: woodcutter, priest");
    assert_eq!([A, B, C, D].map(|seat| shown(&game, seat).fame), [0, 0, 1, 0]);
}

#[test]
fn rn_x8_moai_one_and_two_bring_one_and_three() {
    let lines =
        "seat b: wood 0\ndisplay: woodcutter, moai 2\nseat d: wood 0\ndisplay: woodcutter, moai";
    for (moves, arne, sandra) in
        [("choose wood, choose fame", (3, 0), (0, 1)), ("choose fame, choose wood", (0, 3), (1, 0))]
    {
        let game = play(uncover(Kind::Moai, lines), moves);
        let purse = |seat| (shown(&game, seat).wood, shown(&game, seat).fame);
        assert_eq!((purse(B), purse(D)), (arne, sandra));
    }
}

#[test]
fn rn_x9_two_and_two_bring_one_grain_each() {
    let lines = "column 1: moai, grain, fish\ncolumn 2: priest, moai, woodcutter\n\
                 column 4: moai, woodcutter, mulberry\nseat b: wood 3\nhand: fish, priest 2\n\
                 seat c: wood 4\nhand: fish, mulberry, priest\ndisplay: woodcutter, grain 2\n\
                 seat d: wood 5\ndisplay: woodcutter, grain 2";
    let game = play(four(lines), "play sweet-potato, draw 1");
    assert_eq!([A, B, C, D].map(|seat| offerings(&game, seat)[3]), [1, 1, 2, 2]);
}

#[test]
fn rn_x10_sixteen_and_fifteen_points_for_offerings() {
    let values = offering_values(&BySort::new([2, 4, 1, 4]));
    assert_eq!(values, BySort::new([2, 3, 1, 3]));
    let game = table(
        "rapanui\nseats: 2\nphase: over\n\
         stone: grain 4, mulberry 4, fish 2, sweet-potato; top fish\n\
         column 1: moai\ncolumn 2: moai\ncolumn 3: moai\ncolumn 4: moai\n\
         seat a: red\ndisplay: woodcutter\nofferings: grain 2, mulberry, fish 3, sweet-potato\n\
         seat b: violet\ndisplay: woodcutter\nofferings: mulberry, fish 5, sweet-potato 2\n",
    );
    let result = crate::rules::standing(&game);
    assert_eq!((result.seats()[A].points, result.seats()[B].points), (16, 15));
}
