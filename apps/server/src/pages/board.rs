//! The board, as it is or as it was.

use catalog::AnyGame;
use maud::{Markup, html};
use referee::Table;
use rules_core::Viewer;
use words::web::Play as Line;

use super::site::Site;

/// What is looked at, and with whose eyes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sight<'a> {
    /// The table now.
    Now(&'a Table, Viewer),
    /// A state of the past.
    Then(&'a dyn AnyGame, Viewer),
}

/// Draws the board.
pub(super) fn board(site: &Site, sight: Sight) -> Markup {
    let text = match sight {
        Sight::Now(table, viewer) => table.text_board(viewer, site.speaker),
        Sight::Then(game, viewer) => game.text_board(viewer, site.speaker),
    };
    html! {
        section #board aria-labelledby="board-h" {
            h2 #board-h.sr { (site.say(Line::Board)) }
            pre.board tabindex="0" aria-labelledby="board-h" { (text) }
        }
    }
}
