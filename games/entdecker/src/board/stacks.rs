//! The stacks, and what is still in them.

use boards::grid::{Grid, wrap};
use entdecker_rules::{Back, Event, Kind, Rotation, StackNo, Tile, View};
use words::{Message, Speaker};

use super::{
    picture::{HEIGHT, line, picture},
    word,
};
use crate::words::event;

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut lines = vec![stacks(view, speaker)];
    lines.extend(kinds(view, speaker));
    lines.extend(events(view, speaker));
    lines
}

/// `Stacks  1[?]18  2[ ]17`: the number, the top back and the height.
fn stacks(view: &View, speaker: &Speaker) -> String {
    let stacks = StackNo::ALL.map(|no| {
        let stack = view.stacks.stack(no);
        let back = match stack.back {
            Some(Back::Question) => "?",
            Some(Back::Plain) => " ",
            None => "-",
        };
        format!("{no}[{back}]{}", stack.height)
    });
    let mut parts = vec![word(speaker, "entdecker-board-stacks")];
    parts.extend(stacks);
    if view.n_lost > 0 {
        let lost = Message::new("entdecker-board-lost").with("n", view.n_lost);
        parts.push(format!("· {}", speaker.say(&lost)));
    }
    parts.join("  ")
}

/// How many tiles of each kind nobody has drawn, below a picture of the kind.
fn kinds(view: &View, speaker: &Speaker) -> Vec<String> {
    let kinds: Vec<Kind> = view.tiles.kinds().filter(|kind| is_map(view, *kind)).collect();
    let pictures: Vec<_> =
        kinds.iter().map(|kind| picture(view.tiles.face(*kind, Rotation::default()))).collect();
    let mut grid = Grid::default();
    let mut row = |heading: String, cells: Vec<String>| {
        let mut row = vec![heading];
        row.extend(cells);
        grid.push(row);
    };
    let letters = kinds.iter().map(|kind| format!("{kind}  ")).collect();
    row(word(speaker, "entdecker-board-in-stacks"), letters);
    for idx in 0..HEIGHT {
        row(String::new(), pictures.iter().map(|it| line(it, idx)).collect());
    }
    let plain = |kind| view.stacks.n_unseen(Tile { kind, event: None });
    let counts = |of: &dyn Fn(Kind) -> u8| -> Vec<String> {
        kinds.iter().map(|kind| format!("{}  ", of(*kind))).collect()
    };
    row(word(speaker, "entdecker-board-plain"), counts(&plain));
    row(word(speaker, "entdecker-board-question"), counts(&|kind| n_events(view, kind)));
    grid.lines()
}

/// Returns whether the set has map tiles of this kind.
fn is_map(view: &View, kind: Kind) -> bool {
    let of = |event| view.tiles.n_map(Tile { kind, event });
    of(None) > 0 || Event::ALL.into_iter().any(|event| of(Some(event)) > 0)
}

fn n_events(view: &View, kind: Kind) -> u8 {
    Event::ALL.map(|event| view.stacks.n_unseen(Tile { kind, event: Some(event) })).iter().sum()
}

/// How many tiles with each event nobody has drawn.
fn events(view: &View, speaker: &Speaker) -> Vec<String> {
    let n = |event| -> u8 {
        let all = view.tiles.kinds();
        all.map(|kind| view.stacks.n_unseen(Tile { kind, event: Some(event) })).sum()
    };
    let words = Event::ALL.map(|it| {
        let separator = if it == Event::Treasure { "" } else { " ·" };
        format!("{} {}{separator}", speaker.say(&event(it)), n(it))
    });
    wrap(&words, 80)
}
