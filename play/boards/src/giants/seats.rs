//! What each seat has.

use giants::{Behind, Front, Kind, Role, ShownTribe, View};
use words::{Message, Speaker};

use super::{counted, joined, mark, noun, role};
use crate::{grid::Grid, seat_name};

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let word = |key: &'static str| speaker.say(&Message::new(key));
    let mut grid = Grid::default();
    grid.push(vec![
        String::new(),
        word("giants-board-points"),
        word("giants-board-tablets"),
        word("giants-board-workers"),
        "★◆".to_owned(),
        word("giants-board-markers"),
        word("giants-board-logs"),
        word("giants-board-pedestals"),
    ]);
    let asked = view.seat_to_move();
    for (seat, tribe) in view.shown.tribes.iter() {
        let pointer = if asked == Some(seat) { ">" } else { " " };
        let mut row = vec![format!("{pointer} {}", seat_name(seat, view.viewer, speaker))];
        row.extend(counts(tribe));
        grid.push(row);
    }
    let mut lines = grid.lines();
    lines.extend(marked(view, speaker, "giants-board-ready", |it| it.is_ready));
    lines.extend(marked(view, speaker, "giants-board-passed", |it| it.has_passed));
    for (seat, tribe) in view.shown.tribes.iter() {
        let items = in_front(&tribe.front, speaker);
        if !items.is_empty() {
            let head = Message::new("giants-board-front").with("who", mark(seat));
            let mut words = vec![speaker.say(&head)];
            words.extend(items);
            lines.extend(joined(&words));
        }
    }
    lines
}

/// The seats of which something is true, by their marks.
fn marked(
    view: &View,
    speaker: &Speaker,
    key: &'static str,
    is_so: impl Fn(&ShownTribe) -> bool,
) -> Option<String> {
    let seats = view.shown.tribes.iter().filter(|(_, tribe)| is_so(tribe));
    let marks: Vec<&str> = seats.map(|(seat, _)| mark(seat)).collect();
    let message = Message::new(key).with("seats", marks.join(" "));
    (!marks.is_empty()).then(|| speaker.say(&message))
}

/// The numbers of a row; a question mark for what is out of sight.
fn counts(tribe: &ShownTribe) -> Vec<String> {
    let behind =
        |count: fn(&Behind) -> u8| tribe.behind.map_or("?".to_owned(), |it| count(&it).to_string());
    let leaders = tribe.behind.map_or("?".to_owned(), |it| {
        let sorcerer = if it.sorcerer { "★" } else { "-" };
        let chief = if it.chief { "◆" } else { "-" };
        format!("{sorcerer}{chief}")
    });
    vec![
        tribe.points.to_string(),
        tribe.tablets.to_string(),
        behind(|it| it.workers),
        leaders,
        behind(|it| it.markers),
        behind(|it| it.logs),
        behind(|it| it.pedestals),
    ]
}

fn in_front(front: &Front, speaker: &Speaker) -> Vec<String> {
    let marker = speaker.say(&Message::new("giants-board-marker"));
    let people = [
        (front.markers, marker),
        (front.workers, role(Role::Worker, speaker)),
        (front.sorcerer.into(), role(Role::Sorcerer, speaker)),
        (front.chief.into(), role(Role::Chief, speaker)),
    ];
    let pieces = Kind::ALL.into_iter().map(|kind| (front.n_of(kind), noun(kind, speaker)));
    let items = people.into_iter().chain(pieces).filter(|(n, _)| 0 < *n);
    items.map(|(n, noun)| counted(n, &noun)).collect()
}
