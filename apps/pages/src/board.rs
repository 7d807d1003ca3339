//! The board, as it is or as it was, and what belongs to the viewer.

use catalog::{Change, Choice, Drawing};
use maud::{Markup, html};
use referee::LogItem;
use rules_core::Viewer;
use words::web::Play as Line;

use crate::{
    asked::{asked_seat, is_of_others},
    model::TableModel,
    site::Site,
};

/// A table as it is drawn for one viewer, and what can be chosen there.
pub(super) struct Drawn<'a> {
    /// The viewer's legal moves.
    pub(super) choices: &'a [Choice],
    /// The drawing, in which each of them is a target.
    pub(super) drawing: Drawing,
}

impl Drawn<'_> {
    /// Draws a table as it is now.
    pub(super) fn now<'a>(model: &TableModel<'a>) -> Drawn<'a> {
        let asked = asked_seat(model);
        let choices = asked.map_or(&[][..], |_| model.table.choices());
        let changes = match asked {
            Some(_) => changes(model.recap, model.table.viewer()),
            None => Vec::new(),
        };
        let drawing = model.table.board(model.site.speaker, choices, &changes, model.insets);
        Drawn { choices, drawing }
    }

    /// Returns whether the moves can be made on the board.
    pub(super) fn has_targets(&self) -> bool {
        let is_target = |part: &Markup| part.0.contains(" name=\"mv\"");
        is_target(&self.drawing.board) || is_target(&self.drawing.tray)
    }
}

/// Numbers what others did, as the recap does. A chance move has the number of the move that it
/// followed.
fn changes(recap: &[LogItem], viewer: Viewer) -> Vec<Change<'_>> {
    let mut number = 0;
    let mut changes = Vec::new();
    for item in recap {
        let LogItem::Move(line) = item else { continue };
        number += u16::from(is_of_others(line, viewer));
        let is_own = line.mover.is_some_and(|mover| viewer == Viewer::Seat(mover));
        let Some(seen) = line.seen.as_ref().filter(|_| number > 0 && !is_own) else { continue };
        changes.push(Change { number, mover: line.mover, seen: &seen.sighting });
    }
    changes
}

/// Shows the board.
pub(super) fn board(site: &Site, drawing: &Drawing) -> Markup {
    html! {
        section #board aria-labelledby="board-h" {
            h2 #board-h.sr { (site.say(Line::Board)) }
            (drawing.board)
        }
    }
}
