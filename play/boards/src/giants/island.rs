//! The island: where everything is.

use giants::{Hex, N_COLUMNS, N_ROWS, Special, View};
use words::{Message, Speaker};

use super::{WIDTH_MAX, noun};
use crate::grid::{width, wrap};

/// How far the columns are apart. Two that lie beside each other are on
/// different lines, so a hex has twice the room.
const STEP: usize = 6;

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut lines = Vec::new();
    for row in 0..N_ROWS {
        for parity in 0..2 {
            let mut line = String::new();
            for column in (parity..N_COLUMNS).step_by(2) {
                let hex = Hex::new(column, row).filter(|hex| view.board.land().contains(*hex));
                let Some(hex) = hex else { continue };
                let blanks = (usize::from(column) * STEP).saturating_sub(width(&line));
                line.push_str(&" ".repeat(blanks));
                line.push_str(&cell(view, hex));
            }
            lines.push(line);
        }
    }
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    let n_empty = lines.iter().take_while(|it| it.is_empty()).count();
    lines.drain(..n_empty);
    let legend = speaker.say(&Message::new("giants-board-legend"));
    let legend: Vec<String> = legend.split(' ').map(str::to_owned).collect();
    lines.extend(wrap(&legend, WIDTH_MAX));
    if let Some(carry) = view.phase.carry() {
        let hand = Message::new("giants-board-hand")
            .with("piece", noun(carry.piece.kind(), speaker))
            .with("hex", carry.hex.to_string());
        lines.push(speaker.say(&hand));
    }
    lines
}

/// A hex, what is special there, how strong it is and how many pieces lie
/// there: `E3f5:2*1`.
fn cell(view: &View, hex: Hex) -> String {
    let mut cell = hex.to_string();
    match view.board.special(hex) {
        Some(Special::Quarry) => cell.push('Q'),
        Some(Special::ClayPit) => cell.push('P'),
        Some(Special::Village) => cell.push('V'),
        Some(Special::Hut) => cell.push('H'),
        Some(Special::Forest(n)) if !view.shown.cut.contains(hex) => {
            cell.push_str(&format!("f{n}"));
        }
        Some(Special::Forest(_)) | None => {}
    }
    if view.board.sites_at(hex).next().is_some() {
        cell.push('o');
    }
    let strength = view.shown.land.strength(hex);
    if 0 < strength {
        cell.push_str(&format!(":{strength}"));
    }
    let n_pieces = view.shown.pieces.as_slice().iter().filter(|it| it.hex() == hex).count();
    if 0 < n_pieces {
        cell.push_str(&format!("*{n_pieces}"));
    }
    cell
}
