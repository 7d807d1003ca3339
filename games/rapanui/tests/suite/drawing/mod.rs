//! Drawings of Rapa Nui show what they should, and fit.

mod foretold;
mod gallery;
mod golden;
mod html;
mod laws;
mod memory;
mod pictures;
mod rings;

use rapanui_rules::{Move, RapaNui, Sighting};
use rules_core::{Config, Dice, Game, Options as _, Turn};

/// A table of Rapa Nui with these options.
fn table(n_seats: u8, options: &[(&str, &str)]) -> RapaNui {
    let options = rapanui_rules::Options::from_pairs(options.iter().copied()).expect("its options");
    RapaNui::setup(&Config { n_seats, options }).expect("a table for that many")
}

/// A move that everyone saw.
fn seen(mv: &str) -> Sighting {
    Sighting::Open(mv.parse().expect("a move"))
}

/// A table with one fish left in the supply, which is about to score (RN-5e).
fn scarce() -> RapaNui {
    let text = "rapanui
seats: 4
column 1: woodcutter, fish, priest
column 2: priest, moai, grain, woodcutter
column 3: mulberry, woodcutter, sweet-potato, priest
column 4: moai, grain, woodcutter, mulberry
seat a: red, wood 2
  hand: mulberry, sweet-potato, grain
  display: woodcutter, fish
  offerings: fish 21, mulberry, sweet-potato, grain
seat b: violet, wood 3
  hand: sweet-potato, grain 2
  display: woodcutter, fish
  offerings: fish, mulberry, sweet-potato, grain
seat c: light-blue, wood 4
  hand: fish, mulberry, grain
  display: woodcutter, fish 3
  offerings: fish, mulberry, sweet-potato, grain
seat d: yellow-green, wood 5
  hand: fish, mulberry, sweet-potato
  display: woodcutter
  offerings: fish, mulberry, sweet-potato, grain
";
    RapaNui::from_diagram(text).expect("a table")
}

/// The same when the fish is gone and the next seat chooses.
fn used_up() -> RapaNui {
    let mut game = scarce();
    for mv in ["play grain", "draw 1"] {
        game.apply(mv.parse().expect("a move"));
    }
    game
}

/// Calls `look` in every state of a game in which moai are built wherever
/// they can be, so that there is a stone to look at.
fn watch(mut game: RapaNui, seed: u64, mut look: impl FnMut(&RapaNui)) {
    let mut dice = Dice::from_seed(seed);
    loop {
        look(&game);
        if matches!(game.turn(), Turn::Over(_)) {
            return;
        }
        let moves = game.successors();
        game.apply(*moves.iter().find(|mv| **mv == Move::Build).unwrap_or(dice.pick(&moves)));
    }
}
