//! RN-6, RN-7 and the rulings on them.

use rapanui_rules::{BySort, Reason, offering_values};
use rules_core::{Game, Rate, Turn};

use crate::rules::{A, B, C, D, chances, check_refused, play, refused, standing, table, to_move};

/// Two seats late in the game: `n` cards in the deck, column 2 about to run out.
fn late(deck: &str, lines: &str) -> rapanui_rules::RapaNui {
    table(&format!("{LATE}deck: {deck}\n{lines}"))
}

const LATE: &str = "rapanui
seats: 2
column 1: moai, priest
column 2: woodcutter
column 3: priest, fish
column 4: moai, grain
seat a: red, wood 2
  hand: grain 3
  offerings: fish, mulberry, sweet-potato, grain
seat b: violet, wood 3
  hand: grain 2, moai
  display: woodcutter 10, priest 4, moai, fish 5, mulberry 6, sweet-potato 7, grain
  offerings: fish, mulberry, sweet-potato, grain
";

const DECK_2: &str = "moai, woodcutter";
const REST_2: &str = "returned: 3\nseat a: wood 2\ndisplay: woodcutter 2, priest 3, moai\n";

#[test]
fn rn_6_the_game_ends_at_once_when_a_refill_empties_the_deck() {
    let game = play(late(DECK_2, REST_2), "play grain, draw 2, deal moai");
    assert_eq!(game.turn(), Turn::Chance, "one card is left");
    let game = play(game, "deal woodcutter");
    let result = standing(&game);
    let wood = |seat| result.seats()[seat].tie_breaks[1].n;
    assert_eq!((wood(A), wood(B)), (2, 3), "the woodcutter did not score");
    assert_eq!(refused(&game, "draw 1").reason, Reason::GameOver);
    check_refused(&game, "draw 1", "RN-6");
}

#[test]
fn rn_6_after_the_setup_the_ninth_refill_lays_the_last_two() {
    let mut game = crate::rules::new_table(2);
    let mut dice = rules_core::Dice::from_seed(3);
    let mut moves = Vec::new();
    let mut n_refilled = Vec::new();
    let mut n_in_a_row = 0;
    loop {
        let mv = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                n_in_a_row += 1;
                game.roll(&mut dice)
            }
            Turn::Seat(_) => {
                n_refilled.extend((n_in_a_row > 0).then_some(n_in_a_row));
                n_in_a_row = 0;
                game.legal_moves(&mut moves);
                *dice.pick(&moves)
            }
        };
        game.apply(mv);
    }
    n_refilled.push(n_in_a_row);
    assert_eq!(n_refilled, [1 + 2 + 16, 4, 4, 4, 4, 4, 4, 4, 4, 2]);
}

#[test]
fn rn_6h_the_hungarian_game_goes_on_until_a_column_stays_empty() {
    let game = late(DECK_2, &format!("options: edition hungarian\n{REST_2}"));
    let game = play(game, "play grain, draw 2, deal moai, deal woodcutter");
    assert_eq!(to_move(&game), Some(B), "the woodcutter scored and the game goes on");
    let game = play(game, "play grain, draw 2, choose fame, choose fame");
    let game = play(game, "play grain, draw 2");
    let result = standing(&game);
    let wood = |seat| result.seats()[seat].tie_breaks[1].n;
    assert_eq!((wood(A), wood(B)), (4, 14), "only the first woodcutter scored");
    check_refused(&game, "play grain", "RN-6h");
}

#[test]
fn rn_o10_an_earlier_draw_of_the_turn_ends_the_game_too() {
    let game = play(late(DECK_2, REST_2), "play 3 grain, draw 2, deal moai, deal woodcutter");
    assert!(matches!(game.turn(), Turn::Over(_)), "two draws lapse");
    let rest = "options: end column-empty\nreturned: 4\n\
                seat a: wood 2\ndisplay: woodcutter 3, priest 3, moai\n";
    let game = play(late("-", rest), "play 3 grain, draw 2");
    assert!(matches!(game.turn(), Turn::Over(_)), "two draws lapse");
}

#[test]
fn rn_o10_a_draw_that_ends_the_game_cant_be_taken_back() {
    let rest = "options: end column-empty\nreturned: 4\n\
                seat a: wood 2\ndisplay: woodcutter 3, priest 3, moai\n";
    let game = play(late("-", rest), "play 3 grain");
    let reveals = |text: &str| game.reveals(text.parse().expect("a move"));
    assert!(reveals("draw 2"), "what lies face down on the stone is shown at the end");
    assert!(!reveals("draw 1"), "two more draws follow");
}

#[test]
fn rn_4_chance_deals_only_what_is_left() {
    let game = play(late(DECK_2, REST_2), "play grain, draw 2");
    assert_eq!(chances(&game), ["deal woodcutter 1", "deal moai 1"]);
    let refusal = refused(&game, "deal priest");
    let kind = rapanui_rules::Kind::Priest;
    assert_eq!((refusal.rule, refusal.reason), ("RN-4", Reason::NoneInDeck { kind }));
}

/// A finished game of four with the given stone and purses.
fn over(lines: &str) -> rapanui_rules::RapaNui {
    table(&format!("{OVER}{lines}"))
}

const OVER: &str = "rapanui
seats: 4
phase: over
column 1: moai
column 2: moai
column 3: moai
column 4: moai
seat a: red
  display: woodcutter
seat b: violet
  display: woodcutter
seat c: light-blue
  display: woodcutter
seat d: yellow-green
  display: woodcutter
";

fn totals(game: &rapanui_rules::RapaNui) -> Vec<(i32, u8)> {
    standing(game).seats().values().iter().map(|it| (it.points, it.place)).collect()
}

#[test]
fn rn_7a_fame_moai_wood_and_offerings_make_the_total() {
    let game = over(
        "stone: grain 2, fish; top fish\n\
         seat a: wood 13, fame 9\ndisplay: woodcutter, moai 3\nofferings: grain 2, fish, mulberry 4",
    );
    let result = standing(&game);
    let terms: Vec<(&str, i32, Rate, i32)> =
        result.seats()[A].terms.iter().map(|it| (it.what, it.n, it.rate, it.points)).collect();
    assert_eq!(
        terms,
        [
            ("fame", 9, Rate::Points, 9),
            ("moai", 3, Rate::Each(4), 12),
            ("wood", 13, Rate::Per(5), 2),
            ("fish", 1, Rate::Each(2), 2),
            ("mulberry", 4, Rate::Each(1), 4),
            ("sweet-potato", 0, Rate::Each(1), 0),
            ("grain", 2, Rate::Each(3), 6),
        ]
    );
    assert_eq!(result.seats()[A].points, 9 + 12 + 2 + 2 + 4 + 6);
}

#[track_caller]
fn check_values(stone: [u8; 4], values: [u8; 4]) {
    assert_eq!(offering_values(&BySort::new(stone)), BySort::new(values), "{stone:?}");
}

#[test]
fn rn_7b_the_most_frequent_sort_is_worth_three_then_two_one_and_nothing() {
    check_values([5, 1, 3, 2], [3, 0, 2, 1]);
}

#[test]
fn rn_7b_equals_share_a_value_and_the_next_takes_the_next() {
    check_values([4, 4, 2, 1], [3, 3, 2, 1]); // two equal
    check_values([1, 4, 4, 4], [2, 3, 3, 3]); // three equal
    check_values([2, 5, 2, 5], [2, 3, 2, 3]); // two pairs
    check_values([3, 3, 3, 3], [3, 3, 3, 3]); // all equal
    check_values([5, 3, 3, 1], [3, 2, 2, 1]);
    check_values([5, 3, 1, 1], [3, 2, 1, 1]);
    check_values([5, 3, 3, 3], [3, 2, 2, 2]);
}

#[test]
fn rn_7b_cards_face_down_count() {
    let game = over(
        "stone: fish; top fish\nhidden: a grain\nhidden: b grain\n\
                     seat a: wood 0\nofferings: fish, grain\nseat b: wood 0\nofferings: mulberry",
    );
    assert_eq!(totals(&game)[0].0, 2 + 3);
    assert_eq!(totals(&game)[1].0, 1);
}

#[test]
fn rn_7c_with_a_bare_stone_offerings_are_worth_nothing() {
    check_values([0, 0, 0, 0], [0, 0, 0, 0]);
    let game = over("seat a: fame 1\nofferings: fish 9, grain 9");
    assert_eq!(totals(&game)[0].0, 1);
}

#[test]
fn rn_7d_ties_are_broken_by_moai_then_by_wood_and_else_shared() {
    let game = over(
        "seat a: wood 0, fame 8\nseat b: wood 0, fame 4\ndisplay: woodcutter, moai\n\
         seat c: wood 1, fame 8\nseat d: wood 1, fame 8",
    );
    assert_eq!(totals(&game), [(8, 4), (8, 1), (8, 2), (8, 2)]);
    let game = over("seat a: fame 3\nseat b: fame 3\nseat c: fame 1\nseat d: fame 3");
    assert_eq!(totals(&game), [(3, 1), (3, 1), (1, 4), (3, 1)]);
    assert_eq!(standing(&game).winners().collect::<Vec<_>>(), [A, B, D]);
    let game = over("seat a: fame 3\nseat b: fame 3\nseat c: fame 1\nseat d: fame 0");
    assert_eq!(totals(&game).iter().map(|it| it.1).collect::<Vec<_>>(), [1, 1, 3, 4]);
    assert_eq!(standing(&game).seats()[C].place, 3);
}

#[test]
fn rn_o6_sorts_never_sacrificed_take_part_in_the_ranking() {
    check_values([3, 2, 0, 0], [3, 2, 1, 1]);
    check_values([4, 0, 0, 0], [3, 2, 2, 2]);
    check_values([1, 1, 1, 0], [3, 3, 3, 2]);
}

#[test]
fn rn_o13_wood_counted_for_points_still_breaks_ties() {
    let game =
        over("seat a: wood 5, fame 0\nseat b: wood 4, fame 1\nseat c: fame 0\nseat d: fame 0");
    assert_eq!(totals(&game)[..2], [(1, 1), (1, 2)], "5 wood against 4");
}
