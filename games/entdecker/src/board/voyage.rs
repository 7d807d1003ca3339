//! The voyage of the active seat, and the tile that it has drawn.

use entdecker_rules::{Event, Place, Rotation, View};
use words::{Message, Speaker, frame};

use super::picture::{HEIGHT, line, picture};
use crate::words::{event, place, shape};

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let Some(ship) = view.voyage.ship else { return Vec::new() };
    let parts = vec![
        Message::new("entdecker-board-voyage").with("who", view.active).with("place", place(ship)),
        Message::new("entdecker-board-left").with("n", view.voyage.n_left),
    ];
    let mut lines = vec![speaker.say(&frame::line(parts))];
    lines.extend(doubled(view, ship).map(|it| format!("  {}", speaker.say(&it))));
    lines.extend(drawn(view, speaker));
    lines
}

/// EN-5: units cost double where the ship is.
fn doubled(view: &View, ship: Place) -> Option<Message> {
    let Place::Tile(space) = ship else { return None };
    let is_double = view.chart.laid(space)?.event() == Some(Event::Unfriendly);
    is_double.then(|| Message::new("entdecker-board-double"))
}

fn drawn(view: &View, speaker: &Speaker) -> Vec<String> {
    let Some(tile) = view.hand else { return Vec::new() };
    let drawn = Message::new("entdecker-board-drawn")
        .with("kind", tile.kind.to_string())
        .with("shape", shape(&view.tiles, tile.kind));
    let texts = [
        String::new(),
        speaker.say(&drawn),
        tile.event.map_or_else(String::new, |it| speaker.say(&event(it))),
    ];
    let picture = picture(view.tiles.face(tile.kind, Rotation::default()));
    let lines =
        (0..HEIGHT).zip(texts).map(|(row, text)| format!("  {}  {text}", line(&picture, row)));
    lines.map(|line| line.trim_end().to_owned()).collect()
}
