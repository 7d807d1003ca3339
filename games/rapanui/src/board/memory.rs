//! What the viewer has seen of the stone and of everybody's offering cards.

use boards::grid::Grid;
use rapanui_rules::{Sort, View};
use words::Speaker;

use super::{mark, word};
use crate::words::sort;

/// RN-O9: what was seen, without conclusions: for each seat, what it openly gained
/// minus what it openly gave, and below that how many of these it laid face down unseen.
pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let known = &view.known;
    let mut grid = Grid::default();
    let mut heading =
        vec![word(speaker, "rapanui-board-memory"), word(speaker, "rapanui-board-stone")];
    heading.extend(known.ledgers.iter().map(|(seat, _)| mark(seat).to_owned()));
    grid.push(heading);
    for it in Sort::ALL {
        let n_own = known.hidden.iter().filter(|card| card.sort == Some(it)).count();
        let mut row = vec![speaker.say(&sort(it))];
        row.push((usize::from(known.face_up[it]) + n_own).to_string());
        for (seat, ledger) in known.ledgers.iter() {
            let own = known.hidden.iter().filter(|card| card.seat == seat);
            let n_seen = own.filter(|card| card.sort == Some(it)).count();
            row.push((usize::from(ledger[it]) - n_seen).to_string());
        }
        grid.push(row);
    }
    let is_unknown = |card: &&rapanui_rules::KnownHidden| card.sort.is_none();
    let n_unknown = known.hidden.iter().filter(is_unknown).count();
    let mut row = vec![word(speaker, "rapanui-board-unknown"), signed("+", n_unknown)];
    for (seat, _) in known.ledgers.iter() {
        let of_seat = known.hidden.iter().filter(|card| card.seat == seat);
        row.push(signed("−", of_seat.filter(is_unknown).count()));
    }
    grid.push(row);
    grid.lines()
}

fn signed(sign: &str, n: usize) -> String {
    if n == 0 { n.to_string() } else { format!("{sign}{n}") }
}

/// Everybody's offering cards, once they are shown.
pub(super) fn shown_offerings(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut grid = Grid::default();
    let mut heading = vec![word(speaker, "rapanui-board-offerings")];
    heading.extend(view.shown.tribes.iter().map(|(seat, _)| mark(seat).to_owned()));
    grid.push(heading);
    for it in Sort::ALL {
        let mut row = vec![speaker.say(&sort(it))];
        for tribe in view.shown.tribes.values() {
            row.push(tribe.offerings.map_or_else(String::new, |own| own[it].to_string()));
        }
        grid.push(row);
    }
    grid.lines()
}
