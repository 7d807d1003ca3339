//! What Giants says is there, and right, in every language.

mod log;
mod numbers;
mod secrets;

use std::collections::HashSet;

use giants_rules::{BoardRef, CarveMove, Giants, Hex, HexSet, Move, PlaceMove, TransportMove};
use rules_core::{Config, DiagramError, Dice, Game, OptionError, Options as _, Viewer};
use set_kit::{
    hear_with, samples,
    speech::{check_flaws, check_lessons, check_wrong_text, n_special_lessons},
};
use words::{Message, Speak, coach::Coach, flaws::option_flaw};

const COACH: Coach = giants::Set::TEXTS.coach;

set_kit::speech!(giants::Set, collect);

/// Everything that is said in games of all kinds.
fn collect() -> HashSet<Message> {
    let mut said = samples::<giants::Set>();
    for (n_seats, pairs) in [
        (2, [("screens", "open"), ("pedestals", "owner"), ("board", "")]),
        (2, [("screens", "closed"), ("tablets-score", "3-per-pair"), ("board", "motu-iti")]),
        (3, [("screens", "closed"), ("pedestals", "owner"), ("board", "")]),
        (5, [("screens", "open"), ("pedestals", "open"), ("statue-scoring", "when-erected")]),
    ] {
        let config = Config { n_seats, options: options(&pairs) };
        for seed in 0..2 {
            // A state has some 1,700 moves that can't be made.
            hear_with::<giants::Set>(&config, seed, 13, purposeful, &mut said);
        }
    }
    said
}

/// Options of a table.
fn options(pairs: &[(&str, &str)]) -> giants_rules::Options {
    giants_rules::Options::from_pairs(pairs.iter().copied()).expect("options of the game")
}

/// Builds roads that start at the quarry and the clay pit, erects and puts on
/// wherever it can, and mostly acts as long as it may: random play seldom gets
/// anything done.
fn purposeful(game: &Giants, moves: &[Move], dice: &mut Dice) -> Move {
    let view = game.view(Viewer::Spectator);
    let (quarry, pit) = (view.board.quarry(), view.board.clay_pit());
    let occupied = view.shown.land.occupied();
    let road = occupied | HexSet::of(quarry) | HexSet::of(pit);
    let next = road | road.neighbours();
    let is_far =
        |hex: Hex| !view.shown.route.neighbours().contains(quarry) || 1 < hex.distance(quarry);
    let is_wise = |mv: &Move| match mv {
        Move::Place(PlaceMove::On(hex)) => next.contains(*hex),
        Move::Transport(TransportMove::To(hex)) => is_far(*hex),
        Move::Carve(CarveMove::Decline)
        | Move::Place(PlaceMove::NoAction | PlaceMove::Pass)
        | Move::Transport(TransportMove::Leave | TransportMove::Done) => false,
        _ => true,
    };
    let is_end = |mv: &&Move| {
        matches!(mv, Move::Transport(TransportMove::Erect(_) | TransportMove::Crown(_)))
    };
    if let Some(mv) = moves.iter().find(is_end) {
        return *mv;
    }
    let wise: Vec<Move> = moves.iter().copied().filter(is_wise).collect();
    let is_whim = dice.below(8) == 0;
    *dice.pick(if wise.is_empty() || is_whim { moves } else { &wise })
}

#[test]
fn the_coach_has_a_sentence_for_every_decision() {
    let n_decisions = check_lessons::<giants::Set>([(2, 1), (3, 2)], &SAID);
    assert_eq!(n_decisions, COACH.asked.len());
    assert_eq!((COACH.lessons().len(), n_special_lessons::<giants::Set>(&SAID)), (19, 2));
}

/// A special lesson is given where its choice is offered, also within a longer label,
/// and nowhere else.
#[test]
fn the_coach_knows_what_is_special() {
    let prompt = Message::new("giants-prompt-carry");
    let special = COACH.lessons_of(&prompt).next().expect("a lesson");
    assert_eq!(special.message.key, "giants-coach-erect");
    let within = || vec![Message::new("giants-label-left").with("what", erect())];
    assert!(COACH.fits(&special, &prompt, within));
    assert!(COACH.fits(&special, &prompt, || vec![erect()]));
    assert!(!COACH.fits(&special, &prompt, || vec![Message::new("giants-label-mark")]));
    assert!(!COACH.fits(&special, &Message::new("giants-prompt-help"), within));
}

fn erect() -> Message {
    Message::new("giants-label-erect")
}

#[test]
fn every_flaw_of_an_island_is_told_apart_in_every_language() {
    let n_flaws = check_flaws::<giants::Set>();
    assert!(n_flaws > 40, "{n_flaws}");
}

#[test]
fn a_wrong_island_is_told_with_its_line() {
    let island = "name: Motu\nseats: 2\nmap:\n1 | Q X\n  | .\nsites:\n";
    let error = DiagramError::from(BoardRef::find(island).expect_err("no island"));
    check_wrong_text::<giants::Set>(&OptionError::Text { key: "board", error }, island, 4);
    let seats = OptionError::Seats { n_seats: 7, min: 2, max: 4 };
    assert_eq!(option_flaw::<giants::Set>(&seats, ""), None);
}
