//! An Entdecker table.

mod chart;
mod html;
mod islands;
mod picture;
mod scene;
mod seats;
mod stacks;
mod voyage;

use entdecker::{Entdecker, Phase, View};
use maud::Markup;
use rules_core::{Game, Seat};
use words::{MARKS, Message, Speaker, frame, title};

use crate::{Desk, Draw, Scene};

impl Draw for Entdecker {
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

    fn worth(view: &View, seat: Seat, _end: &View) -> Option<i32> {
        Some(html::points(view, seat))
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        Some(view.explorers[seat].points().into())
    }
}

fn heading(view: &View) -> Message {
    let mut parts = vec![title(Entdecker::FACTS.key)];
    if 0 < view.round {
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
