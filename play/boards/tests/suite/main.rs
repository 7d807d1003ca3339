//! Drawings show what they should, and fit.

mod drawn;
mod gallery;
mod giants_golden;
mod giants_laws;
mod golden;
mod html_laws;
mod laws;
mod memory;
mod rapanui_html;
mod texts;
mod voyages;

use rapanui::{Move, RapaNui};
use rules_core::{Config, Dice, Game, Options as _, Turn};

/// A table of Rapa Nui with these options.
fn table(n_seats: u8, options: &[(&str, &str)]) -> RapaNui {
    let options = rapanui::Options::from_pairs(options.iter().copied()).expect("its options");
    RapaNui::setup(&Config { n_seats, options }).expect("a table for that many")
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
