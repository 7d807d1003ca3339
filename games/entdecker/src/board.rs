//! An Entdecker table.

mod chart;
mod html;
mod islands;
mod picture;
mod scene;
mod shapes;
mod seats;
mod stacks;
mod voyage;

use boards::{Count, DeskOf, Draw, Scene};
use entdecker_rules::{Effect, Entdecker, Phase, View};
use maud::Markup;
use rules_core::{Game, Seat};
use words::{MARKS, Message, Speaker, frame, title};

use crate::Set;

/// What a drawing needs besides the view.
type Desk<'a> = DeskOf<'a, Set>;

impl Draw for Set {
    const CSS: &'static str =
        concat!(include_str!("../css/board.css"), include_str!("../css/phone.css"));
    const SYMBOLS: &'static str = include_str!("../symbols.svg");
    const COVER: Option<&'static str> = Some(include_str!("../cover.svg"));

    fn text(view: &View, speaker: &Speaker) -> String {
        let blocks = [
            vec![speaker.say(&heading(view))],
            chart::lines(view, speaker),
            voyage::lines(view, speaker),
            seats::lines(view, speaker),
            islands::lines(view, speaker),
            stacks::lines(view, speaker),
        ];
        let drawn = blocks.iter().filter(|lines| !lines.is_empty());
        let texts: Vec<String> = drawn.map(|lines| lines.join("\n")).collect();
        texts.join("\n\n") + "\n"
    }

    fn board(view: &View, desk: &Desk<'_>) -> Markup {
        html::board(view, desk)
    }

    fn tray(view: &View, desk: &Desk<'_>) -> Markup {
        html::tray(view, desk)
    }

    fn panel(view: &View, seat: Seat, desk: &Desk<'_>) -> Markup {
        html::panel(view, seat, desk)
    }

    fn scene(view: &View, desk: &Desk<'_>) -> Scene {
        scene::scene(view, desk)
    }

    fn counts(effects: &[Effect], after: &View) -> Vec<Option<Count>> {
        // Points are earned on the island that was scored last, those for ruins where
        // the event happened.
        let mut ring = String::new();
        let mut counts = Vec::new();
        for effect in effects {
            let count = if let Effect::Scores { island, n_tiles, chip, .. } = effect {
                let spaces = after.chart.island(&after.tiles, *island).spaces;
                let names: Vec<String> = spaces.iter().map(|it| format!("at-{it}")).collect();
                ring = names.join(" ");
                let (n_tiles, chip) = (u32::from(*n_tiles), u32::from(*chip));
                Count::sum(ring.clone(), &[n_tiles, chip], n_tiles + chip)
            } else if let Effect::Happens { space, .. } = effect {
                ring = format!("at-{space}");
                None
            } else if let Effect::Earns { from, to, .. } | Effect::Ruins { from, to, .. } = effect {
                let (from, to) = (u32::from(*from), u32::from(*to));
                Count::sum(ring.clone(), &[from, to - from], to)
            } else {
                None
            };
            counts.push(count.filter(|it| !it.ring.is_empty()));
        }
        counts
    }

    fn worth(view: &View, seat: Seat, _end: &View) -> Option<i32> {
        Some(html::points(view, seat))
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        Some(view.explorers[seat].points().into())
    }
}

fn heading(view: &View) -> Message {
    let mut parts = vec![title(Entdecker::FACTS.key)];
    if view.round > 0 {
        parts.push(Message::new("entdecker-board-round").with("n", view.round));
    }
    if view.phase == Phase::Over {
        parts.push(Message::new("entdecker-board-over"));
    }
    let n_unknown = view.chart.unknown(&view.tiles).n();
    parts.push(Message::new("entdecker-board-unknown").with("n", n_unknown));
    parts.push(Message::new("entdecker-board-tiles").with("n", view.stacks.n_tiles()));
    frame::line(parts)
}

fn word(speaker: &Speaker, key: &'static str) -> String {
    speaker.say(&Message::new(key))
}

fn mark(seat: Seat) -> &'static str {
    MARKS[seat.idx()]
}
