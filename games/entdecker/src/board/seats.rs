//! What everyone can see of each seat.

use boards::{
    grid::{Grid, wrap},
    seat_name,
};
use entdecker_rules::{ChipCounts, Phase, Unit, View};
use words::{Message, Speaker};

use super::{mark, word};

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut grid = Grid::default();
    let headings = [
        "entdecker-board-gold",
        "entdecker-board-points",
        "entdecker-board-chips",
        "entdecker-board-scouts",
        "entdecker-board-forts",
        "entdecker-board-settlements",
    ];
    let mut heading = vec![String::new()];
    heading.extend(headings.map(|key| word(speaker, key)));
    grid.push(heading);
    let has_begun = !matches!(view.phase, Phase::Back(_) if view.round == 0)
        && !matches!(view.phase, Phase::First | Phase::Over);
    for (seat, explorer) in view.explorers.iter() {
        // The active seat stands out.
        let pointer = if seat == view.active && has_begun { ">" } else { " " };
        let mut row = vec![format!("{pointer} {}", seat_name(seat, view.viewer, speaker))];
        row.extend([
            explorer.gold.to_string(),
            explorer.points().to_string(),
            explorer.chips.total().to_string(),
        ]);
        row.extend(Unit::ALL.map(|unit| explorer.units.n_at_hand(unit).to_string()));
        grid.push(row);
    }
    let mut lines = grid.lines();
    lines.push(speaker.say(&spinner(view, has_begun || view.phase == Phase::Over)));
    lines.extend(chips(view, speaker));
    lines
}

/// What the spinner can show, and who keeps it.
pub(super) fn spinner(view: &View, is_kept: bool) -> Message {
    let values: Vec<String> = view.tiles.spinner().iter().map(ToString::to_string).collect();
    let values = values.join(" ");
    if is_kept {
        Message::new("entdecker-board-spinner-of").with("who", view.first).with("values", values)
    } else {
        Message::new("entdecker-board-spinner").with("values", values)
    }
}

/// The values of everybody's chips, and of those that nobody has.
fn chips(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut words = Vec::new();
    for (seat, explorer) in view.explorers.iter().filter(|(_, it)| it.chips.total() > 0) {
        words.push(format!("{} {} ·", mark(seat), values(&explorer.chips)));
    }
    words.push(speaker.say(&chips_left(view)));
    words.insert(0, word(speaker, "entdecker-board-chip-values"));
    wrap(&words, 80)
}

/// The chips that nobody has.
pub(super) fn chips_left(view: &View) -> Message {
    Message::new("entdecker-board-chips-left")
        .with("n", view.chips.total())
        .with("values", values(&view.chips))
}

/// `1 2×3 4`: one of 1, two of 3, one of 4.
pub(super) fn values(chips: &ChipCounts) -> String {
    let value = |(value, n): (u8, u8)| {
        if n == 1 { value.to_string() } else { format!("{n}×{value}") }
    };
    let values: Vec<String> = chips.iter().map(value).collect();
    if values.is_empty() { "–".to_owned() } else { values.join(" ") }
}
