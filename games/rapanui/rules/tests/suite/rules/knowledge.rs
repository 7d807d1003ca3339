//! RN-O8 and RN-O9: what is shown, and what memory keeps.

use rapanui_rules::{Kind, RapaNui, Sort, View};
use rules_core::{Dice, Game, Viewer};

use crate::rules::{A, B, C, four, play};

const ROUND: &str = "build moai, offer fish, offer grain, offer grain, hide fish, add mulberry";

fn after_a_round() -> RapaNui {
    play(four("seat a: wood 14\nhand: moai 2, grain\nofferings: fish 2, grain"), ROUND)
}

#[test]
fn rn_o8_the_table_shows_counts_but_neither_hands_nor_sorts_of_offerings() {
    let view = four("").view(Viewer::Seat(A));
    assert_eq!(view.shown.tribes[B].hand, None);
    assert_eq!(view.shown.tribes[B].offerings, None);
    assert_eq!((view.shown.tribes[B].n_hand, view.shown.tribes[B].n_offerings), (3, 4));
    assert_eq!((view.shown.tribes[B].wood, view.shown.tribes[B].fame), (3, 0));
    assert!(view.shown.tribes[B].colour.is_some());
    assert!(view.shown.tribes[A].hand.is_some(), "one's own");
    assert_eq!(view.shown.n_deck, four("").view(Viewer::Spectator).shown.n_deck);
}

#[test]
fn rn_o9_memory_knows_every_hand_and_the_rest_of_the_deck() {
    let view = four("").view(Viewer::Seat(A));
    assert_eq!(view.known.hands[B][Kind::Gatherer(Sort::Fish)], 1);
    assert_eq!(view.known.deck.total(), view.shown.n_deck);
}

#[test]
fn rn_o9_memory_knows_the_stone_but_for_cards_face_down() {
    let game = after_a_round();
    let view = game.view(Viewer::Seat(B));
    assert_eq!(Sort::ALL.map(|sort| view.known.face_up[sort]), [1, 1, 0, 2]);
    assert_eq!(view.known.hidden[0].sort, None);
    assert_eq!(game.view(Viewer::Seat(A)).known.hidden[0].sort, Some(Sort::Fish), "one's own");
}

#[test]
fn rn_o9_a_builders_cards_are_known_but_for_the_one_face_down() {
    let view = after_a_round().view(Viewer::Seat(B));
    assert_eq!(Sort::ALL.map(|sort| view.known.ledgers[A][sort]), [2, 0, 0, 1]);
    assert_eq!(view.shown.tribes[A].n_offerings, 2, "one of the three was laid face down");
    let at_most = view.known.hidden[0].at_most;
    assert_eq!(Sort::ALL.map(|sort| at_most[sort]), [2, 0, 0, 1]);
}

#[test]
fn rn_o9_what_is_given_openly_later_was_not_laid_face_down_before() {
    let lines = "active: b\nphase: offer a\nseat b: wood 2\nhand: fish, grain\n\
                 display: woodcutter, moai\nseat a: wood 2\nofferings: fish, grain\n\
                 stone: mulberry; top mulberry\nhidden: a fish";
    let game = four(lines);
    let all = |game: &RapaNui| imagined(&game.view(Viewer::Seat(C)));
    assert_eq!(all(&game), [Sort::Fish, Sort::Grain], "either could have been laid");
    let game = play(game, "offer grain");
    assert_eq!(all(&game), [Sort::Fish], "the only grain was still there");
}

/// The sorts that the first face-down card can have, according to many imagined
/// states.
fn imagined(view: &View) -> Vec<Sort> {
    let mut dice = Dice::from_seed(5);
    let sorts = (0..200).map(|_| {
        let twin = RapaNui::sample(view, &mut dice);
        twin.view(Viewer::Seat(A)).known.hidden[0].sort.expect("one's own")
    });
    let mut sorts: Vec<Sort> = sorts.collect();
    sorts.sort_unstable();
    sorts.dedup();
    sorts
}

#[test]
fn rn_o9_at_the_end_everything_is_open() {
    let game = crate::rules::table(
        "rapanui\nseats: 2\nphase: over\nstone: fish; top fish\nhidden: a grain\n\
         column 1: moai\ncolumn 2: moai\ncolumn 3: moai\ncolumn 4: moai\n\
         seat a: red\ndisplay: woodcutter\nseat b: violet\ndisplay: woodcutter\nofferings: fish",
    );
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.known.hidden[0].sort, Some(Sort::Grain));
    assert!(view.shown.tribes[B].offerings.is_some());
    assert!(view.shown.stone.counts.is_some());
}
