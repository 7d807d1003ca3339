//! The islands on which somebody has a unit, and what they are worth now.

use entdecker_rules::{Island, View, shares};
use words::{Message, Speaker};

use super::{mark, word};

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let islands = view.chart.islands(&view.tiles);
    let lines: Vec<String> = islands.filter_map(|island| line(view, &island, speaker)).collect();
    if lines.is_empty() {
        return lines;
    }
    let mut with_heading = vec![word(speaker, "entdecker-board-islands")];
    with_heading.extend(lines);
    with_heading
}

/// `  d4n: 5 tiles, open 2: ▲ 5 ✚ 3`, without a chip.
fn line(view: &View, island: &Island, speaker: &Speaker) -> Option<String> {
    let shares = shares(&view.forces(island.first), island.n_tiles().into());
    let seats = view.active.clockwise(view.explorers.n_seats());
    let mut ranked: Vec<_> =
        seats.map(|seat| (seat, shares[seat])).filter(|(_, share)| share.rank > 0).collect();
    ranked.sort_by_key(|(_, share)| share.rank);
    let points: Vec<String> =
        ranked.iter().map(|(seat, share)| format!("{} +{}", mark(*seat), share.points)).collect();
    let message = Message::new("entdecker-board-island")
        .with("island", island.first.to_string())
        .with("n", island.n_tiles())
        .with("open", island.n_open)
        .with("points", points.join("  "));
    (!points.is_empty()).then(|| format!("  {}", speaker.say(&message)))
}
