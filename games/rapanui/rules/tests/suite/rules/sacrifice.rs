//! RN-3 and its rulings.

use rapanui_rules::{Reason, Sort, Top};
use rules_core::{Game, Viewer};

use crate::rules::{A, B, C, D, check_refused, four, legal, offerings, play, refused, to_move};

const BUILDER: &str = "seat a: wood 7\nhand: moai, fish, grain\n";

fn top(game: &rapanui_rules::RapaNui) -> Top {
    game.view(Viewer::Spectator).shown.stone.top
}

#[test]
fn rn_3a_each_other_seat_lays_one_from_the_builders_left() {
    let game = play(four(BUILDER), "build moai");
    assert_eq!(to_move(&game), Some(B));
    let game = play(game, "offer grain");
    assert_eq!((to_move(&game), top(&game)), (Some(C), Top::Up(Sort::Grain)));
    assert_eq!(offerings(&game, B), [1, 1, 1, 0]);
    let game = play(game, "offer fish");
    assert_eq!(to_move(&game), Some(D));
}

#[test]
fn rn_3a_a_seat_lays_what_it_has() {
    let lines = format!("{BUILDER}seat b: wood 3\nofferings: fish 2\nseat c: wood 4\nofferings: -");
    let game = play(four(&lines), "build moai");
    assert_eq!(legal(&game), ["offer fish"], "it must lay one");
    let refusal = refused(&game, "offer grain");
    assert_eq!(
        (refusal.rule, refusal.reason),
        ("RN-3a", Reason::NoSuchOffering { sort: Sort::Grain })
    );
    assert_eq!(to_move(&play(game, "offer fish")), Some(D), "seat c has none and is passed over");
}

#[test]
fn rn_3b_the_builder_lays_one_face_down() {
    let game = play(four(BUILDER), "build moai, offer fish, offer fish, offer fish");
    assert_eq!(to_move(&game), Some(A));
    check_refused(&game, "offer fish", "RN-3a");
    let game = play(game, "hide mulberry");
    assert_eq!(top(&game), Top::Back);
    assert_eq!(offerings(&game, A), [1, 0, 1, 1]);
    let sighting = |viewer| {
        let before = play(four(BUILDER), "build moai, offer fish, offer fish, offer fish");
        before.sighting("hide mulberry".parse().expect("a move"), viewer).to_string()
    };
    assert_eq!(sighting(Viewer::Seat(A)), "hide mulberry");
    assert_eq!(sighting(Viewer::Seat(B)), "hide ?");
    assert_eq!(sighting(Viewer::Spectator), "hide ?");
}

#[test]
fn rn_3c_the_builder_adds_a_card_from_the_supply() {
    let game = play(four(BUILDER), "build moai, offer fish, offer fish, offer fish, hide grain");
    assert_eq!(legal(&game), ["add fish", "add mulberry", "add sweet-potato", "add grain"]);
    let game = play(game, "add mulberry");
    assert_eq!(top(&game), Top::Up(Sort::Mulberry));
    assert_eq!(game.view(Viewer::Spectator).shown.supply[Sort::Mulberry], 20);
}

#[test]
fn rn_3d_only_the_top_card_is_shown_in_the_german_edition() {
    let moves = "build moai, offer fish, offer grain, offer grain, hide grain, add mulberry";
    let stone = play(four(BUILDER), moves).view(Viewer::Seat(B)).shown.stone;
    assert_eq!((stone.n_cards, stone.top), (5, Top::Up(Sort::Mulberry)));
    assert_eq!((stone.face_up, stone.counts), (None, None));
}

#[test]
fn rn_3d_all_face_up_cards_are_shown_in_the_other_editions() {
    for edition in ["hungarian", "italian"] {
        let game = four(&format!("options: edition {edition}\n{BUILDER}"));
        let moves = "build moai, offer fish, offer grain, offer grain, hide grain, add mulberry";
        let stone = play(game, moves).view(Viewer::Seat(B)).shown.stone;
        let face_up = stone.face_up.expect("all that lie face up");
        assert_eq!(Sort::ALL.map(|sort| face_up[sort]), [1, 1, 0, 2], "{edition}");
        assert_eq!(stone.counts, None, "the card face down stays unknown");
    }
}

#[test]
fn rn_3d_the_option_overrides_the_edition() {
    let game = four("options: edition hungarian, stone top-only");
    assert_eq!(game.view(Viewer::Spectator).shown.stone.face_up, None);
    let game = four("options: stone face-up-visible");
    assert!(game.view(Viewer::Spectator).shown.stone.face_up.is_some());
}

#[test]
fn rn_o1_a_builder_without_offerings_still_adds_one() {
    let game = four(&format!("{BUILDER}offerings: -"));
    let game = play(game, "build moai, offer fish, offer fish, offer fish");
    assert_eq!(to_move(&game), Some(A));
    assert!(legal(&game).iter().all(|mv| mv.starts_with("add ")), "no card face down");
    let stone = play(game, "add grain").view(Viewer::Spectator).shown.stone;
    assert_eq!(stone.n_cards, 4);
}

#[test]
fn rn_o2_with_all_piles_empty_no_card_is_added() {
    let game = four(&format!("{BUILDER}seat d: wood 5\n{EVERYTHING}"));
    let game = play(game, "build moai, offer fish, offer fish, offer fish, hide grain");
    assert_eq!(legal(&game), ["draw 1", "draw 2", "draw 3", "draw 4"]);
    assert_eq!(top(&game), Top::Back);
}

const EVERYTHING: &str = "offerings: fish 22, mulberry 22, sweet-potato 22, grain 22";

#[test]
fn rn_o15_the_supply_card_must_be_added() {
    let game = play(four(BUILDER), "build moai, offer fish, offer fish, offer fish, hide grain");
    check_refused(&game, "draw 1", "RN-4");
}
