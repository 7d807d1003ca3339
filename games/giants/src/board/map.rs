//! The island: every hex in its place, with its name, what is special about it, and
//! who and what is there.

use boards::grid::width;
use giants_rules::{Hex, Special, View};
use rules_core::Seat;
use words::Speaker;

use super::{mark, word};

/// Up to this many columns of hexes are drawn wide.
const COLUMNS_WIDE: u8 = 11;

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let land = view.board.land();
    let n_columns = land.iter().map(|hex| hex.column() + 1).max().unwrap_or(0);
    let column_width = if n_columns <= COLUMNS_WIDE { 7 } else { 6 };
    let n_rows = land.iter().map(|hex| hex.row() + 1).max().unwrap_or(0);
    // A hex takes two lines; every second column lies one line lower.
    let n_lines = 2 * usize::from(n_rows) + 1;
    let mut lines = Vec::new();
    for line in 0..n_lines {
        let cells = (0..n_columns).map(|column| cell(view, column, line, column_width));
        let text: String = cells.map(|text| padded(&text, column_width)).collect();
        lines.push(text.trim_end().to_owned());
    }
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines.push(word(speaker, "giants-board-map"));
    lines.push(word(speaker, "giants-board-there"));
    if view.phase.carry().is_some() {
        lines.push(word(speaker, "giants-board-way"));
    }
    lines
}

fn padded(text: &str, column_width: usize) -> String {
    format!("{text}{}", " ".repeat(column_width.saturating_sub(width(text))))
}

/// The text of a column in a line of the drawing.
fn cell(view: &View, column: u8, line: usize, column_width: usize) -> String {
    let Some(below_top) = line.checked_sub(usize::from(column % 2)) else { return String::new() };
    let hex = Hex::new(column, (below_top / 2) as u8).filter(|it| view.board.land().contains(*it));
    match hex {
        None => String::new(),
        Some(hex) if below_top % 2 == 0 => name(view, hex, column_width - 1),
        Some(hex) => there(view, hex),
    }
}

/// `F3 f4`, `A5 9`, `>G4`: at most `width_max` wide.
fn name(view: &View, hex: Hex, width_max: usize) -> String {
    let sign = match view.phase.carry() {
        Some(carry) if carry.hex == hex => ">",
        Some(_) if view.shown.route.contains(hex) => "*",
        Some(_) | None => "",
    };
    let mut text = format!("{sign}{hex}");
    let values: Vec<String> = {
        let sites = view.board.sites_at(hex);
        sites.map(|no| view.board.site(no).statue.to_string()).collect()
    };
    let counted = format!("×{}", values.len());
    let ways = match (special(view, hex), values.is_empty()) {
        (None, true) => vec![],
        (Some(special), true) => vec![special],
        (None, false) => vec![values.join("+"), counted],
        (Some(special), false) => vec![format!("{special}{counted}"), special],
    };
    let fits = |it: &String| width(&text) + 1 + width(it) <= width_max;
    if let Some(more) = ways.into_iter().find(fits) {
        text = format!("{text} {more}");
    }
    text
}

fn special(view: &View, hex: Hex) -> Option<String> {
    Some(match view.board.special(hex)? {
        Special::Quarry => "Q".to_owned(),
        Special::ClayPit => "P".to_owned(),
        Special::Village => "V".to_owned(),
        Special::Hut => "H".to_owned(),
        Special::Forest(_) if view.shown.cut.contains(hex) => "f0".to_owned(),
        Special::Forest(logs) => format!("f{logs}"),
    })
}

/// The marks of the seats that have people there, `=` for logs, `o` for neutral
/// workers without a marker, `■` for a piece; `·` if there is nothing.
fn there(view: &View, hex: Hex) -> String {
    let land = &view.shown.land;
    let present = Seat::all(view.n_seats()).filter(|seat| land.is_present(hex, *seat));
    let mut text: String = present.map(mark).collect();
    let is_lying = view.shown.pieces.as_slice().iter().any(|it| it.hex() == hex);
    let is_in_hand = view.phase.carry().is_some_and(|it| it.hex == hex);
    let is_neutral = land.neutrals(hex, None) > 0;
    let is_logged = land.logs(hex) > 0;
    for (is_there, sign) in [(is_neutral, "o"), (is_logged, "="), (is_lying || is_in_hand, "■")] {
        text += if is_there && width(&text) < 6 { sign } else { "" };
    }
    if text.is_empty() { "·".to_owned() } else { text }
}
