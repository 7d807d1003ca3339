//! What each seat has, as far as it is shown.

use boards::{
    grid::{Grid, side_by_side},
    seat_name,
};
use giants_rules::{Phase, ShownTribe, Stage, View};
use rules_core::Seat;
use words::{Message, Speaker};

use super::{mark, word};

/// The width of a table; two are side by side.
const TABLE_WIDTH: usize = 41;

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut grid = Grid::default();
    let headings = ["giants-board-points", "giants-board-tablets"];
    let mut heading = vec![String::new()];
    heading.extend(headings.map(|key| word(speaker, key)));
    grid.push(heading);
    for (seat, tribe) in view.shown.tribes.iter() {
        let pointer = if view.seat_to_move() == Some(seat) { ">" } else { " " };
        let mut row = vec![format!("{pointer} {}", seat_name(seat, view.viewer, speaker))];
        row.extend([tribe.points.to_string(), tribe.tablets.to_string()]);
        row.extend(notes(view, seat, tribe, speaker));
        grid.push(row);
    }
    grid.lines()
}

/// Whether a seat is the start player, and what it has already done in this phase.
fn notes(view: &View, seat: Seat, tribe: &ShownTribe, speaker: &Speaker) -> Option<String> {
    let mut notes = Vec::new();
    if seat == view.start && view.phase != Phase::Start {
        notes.push(word(speaker, "giants-board-start"));
    }
    match view.phase.stage() {
        Stage::Bid if tribe.is_ready => notes.push(word(speaker, "giants-board-ready")),
        Stage::Place if tribe.has_passed => notes.push(word(speaker, "giants-board-passed")),
        Stage::Setup
        | Stage::Roll
        | Stage::Bid
        | Stage::Carve
        | Stage::Place
        | Stage::Transport
        | Stage::CleanUp
        | Stage::Over => {}
    }
    (!notes.is_empty()).then(|| notes.join(", "))
}

/// What is counted for a seat; `None` if it is not shown.
type Counter = fn(&ShownTribe) -> Option<u8>;

const BEHIND: [(&str, Counter); 6] = [
    ("giants-board-workers", |it| Some(it.behind?.workers)),
    ("giants-board-sorcerer", |it| Some(it.behind?.sorcerer.into())),
    ("giants-board-chief", |it| Some(it.behind?.chief.into())),
    ("giants-board-markers", |it| Some(it.behind?.markers)),
    ("giants-board-logs", |it| Some(it.behind?.logs)),
    ("giants-board-pedestals", |it| Some(it.behind?.pedestals)),
];
const BAG: [(&str, Counter); 2] = [
    ("giants-board-workers", |it| Some(it.bag?.workers)),
    ("giants-board-markers", |it| Some(it.bag?.markers)),
];
const FRONT: [(&str, Counter); 4] = [
    ("giants-board-workers", |it| Some(it.front.workers)),
    ("giants-board-sorcerer", |it| Some(it.front.sorcerer.into())),
    ("giants-board-chief", |it| Some(it.front.chief.into())),
    ("giants-board-markers", |it| Some(it.front.markers)),
];
const STATUES: [Counter; 3] = [
    |it| Some(it.front.statues[0]),
    |it| Some(it.front.statues[1]),
    |it| Some(it.front.statues[2]),
];

/// What is behind the screens, in front of them and in the bag.
pub(super) fn belongings(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut behind = table(view, speaker, "giants-board-behind");
    for (key, count) in BEHIND {
        behind.push(row(view, word(speaker, key), count));
    }
    behind.push(vec![word(speaker, "giants-board-bag")]);
    for (key, count) in BAG {
        behind.push(row(view, word(speaker, key), count));
    }
    let mut front = table(view, speaker, "giants-board-front");
    for (key, count) in FRONT {
        front.push(row(view, word(speaker, key), count));
    }
    for (idx, count) in STATUES.into_iter().enumerate() {
        let name = Message::new("giants-board-statues").with("size", idx as i64 + 1);
        front.push(row(view, speaker.say(&name), count));
    }
    let headdresses = word(speaker, "giants-board-headdresses");
    front.push(row(view, headdresses, |it| Some(it.front.headdresses)));
    side_by_side(&[behind.lines(), front.lines()], TABLE_WIDTH)
}

fn table(view: &View, speaker: &Speaker, key: &'static str) -> Grid {
    let mut grid = Grid::default();
    let mut heading = vec![word(speaker, key)];
    heading.extend(Seat::all(view.n_seats()).map(|seat| mark(seat).to_owned()));
    grid.push(heading);
    grid
}

fn row(view: &View, name: String, count: Counter) -> Vec<String> {
    let counts = view.shown.tribes.values().iter();
    let mut row = vec![format!("  {name}")];
    row.extend(counts.map(|it| count(it).map_or_else(|| "?".to_owned(), |n| n.to_string())));
    row
}
