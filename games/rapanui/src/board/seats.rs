//! What everyone can see of each seat.

use boards::{
    grid::{Grid, width},
    seat_name,
};
use rapanui_rules::{Phase, View};
use words::{Message, Speaker};

use super::word;
use crate::words::colour;

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut grid = Grid::default();
    let headings = [
        "rapanui-board-wood",
        "rapanui-board-fame",
        "rapanui-board-hand",
        "rapanui-board-offerings",
    ];
    let mut heading = vec![String::new()];
    heading.extend(headings.map(|key| word(speaker, key)));
    grid.push(heading);
    let colours = view.shown.tribes.values().iter().filter_map(|it| it.colour);
    let colour_width = colours.map(|it| width(&speaker.say(&colour(it)))).max().unwrap_or(0);
    for (seat, tribe) in view.shown.tribes.iter() {
        // The active seat stands out.
        let is_active = seat == view.active && !matches!(view.phase, Phase::Start | Phase::Over);
        let pointer = if is_active { ">" } else { " " };
        let counts = [
            tribe.wood.to_string(),
            tribe.fame.to_string(),
            tribe.n_hand.to_string(),
            tribe.n_offerings.to_string(),
        ];
        let mut row = vec![format!("{pointer} {}", seat_name(seat, view.viewer, speaker))];
        row.extend(counts);
        row.extend(tribe.colour.map(|it| format!("{:colour_width$}", speaker.say(&colour(it)))));
        grid.push(row);
    }
    let mut lines = grid.lines();
    if view.shown.n_returned > 0 {
        let returned = Message::new("rapanui-board-returned").with("n", view.shown.n_returned);
        lines.push(speaker.say(&returned));
    }
    lines
}
