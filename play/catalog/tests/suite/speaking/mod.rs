//! What the platform says is there, and right, in every language.

mod books;
mod coaching;
mod collect;
mod covered;
mod end;
mod flaws;
mod golden;
mod giants_log;
mod giants_numbers;
mod giants_secrets;
mod grammar;
mod labels;
mod said;
pub(crate) mod texts;
mod voyage_log;
mod voyages;

use giants_rules::{CarveMove, Giants, Hex, HexSet, Move, PlaceMove, TransportMove};
use rules_core::{Dice, Game, Options as _, Viewer};

/// Options of a table of Giants.
fn giants_options(pairs: &[(&str, &str)]) -> giants_rules::Options {
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
