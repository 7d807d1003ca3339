//! A table of Giants.

mod hexes;
mod island;
mod seats;
mod sites;

use giants::{Giants, Kind, Role, Size, View};
use rules_core::{Game, Seat};
use words::{
    MARKS, Message, Speaker, frame,
    giants::{kind, stage},
    title,
};

use crate::{Draw, grid::wrap};

/// No line is wider.
const WIDTH_MAX: usize = 80;

impl Draw for Giants {
    fn text(view: &View, speaker: &Speaker) -> String {
        let blocks = [
            vec![heading(view, speaker)],
            island::lines(view, speaker),
            hexes::lines(view, speaker),
            sites::lines(view, speaker),
            seats::lines(view, speaker),
            supply(view, speaker),
        ];
        let blocks = blocks.iter().filter(|lines| !lines.is_empty());
        let texts: Vec<String> = blocks.map(|lines| lines.join("\n")).collect();
        texts.join("\n\n") + "\n"
    }
}

fn heading(view: &View, speaker: &Speaker) -> String {
    let round = Message::new("giants-board-round").with("n", view.round);
    let parts = match view.round {
        0 => vec![title(Giants::FACTS.key), stage(view.phase.stage())],
        _ => vec![title(Giants::FACTS.key), round, stage(view.phase.stage())],
    };
    speaker.say(&frame::line(parts))
}

/// What nobody has yet.
fn supply(view: &View, speaker: &Speaker) -> Vec<String> {
    let shown = &view.shown;
    let mut lines = Vec::new();
    if shown.tray != [0; 3] {
        let counts = Size::ALL.into_iter().zip(shown.tray).filter(|(_, n)| 0 < *n);
        let statues = counts.map(|(size, n)| counted(n, &noun(Kind::Statue(size), speaker)));
        lines.extend(listed("giants-board-tray", &statues.collect::<Vec<String>>(), speaker));
    }
    let [small, medium, large] = shown.statues;
    let mut parts = vec![
        Message::new("giants-board-statues").with("n", format!("{small}/{medium}/{large}")),
        Message::new("giants-board-headdresses").with("n", shown.headdresses),
        Message::new("giants-board-half-tablets").with("n", shown.tablets),
        Message::new("giants-board-trunks").with("n", shown.logs),
    ];
    if view.n_seats() == 2 {
        parts.push(Message::new("giants-board-neutrals").with("n", shown.neutrals));
    }
    let parts: Vec<String> = parts.iter().map(|it| speaker.say(it)).collect();
    lines.extend(listed("giants-board-supply", &parts, speaker));
    lines
}

/// A heading and what it lists, broken where a line is full.
fn listed(key: &'static str, items: &[String], speaker: &Speaker) -> Vec<String> {
    let mut words = vec![speaker.say(&Message::new(key))];
    words.extend(items.iter().cloned());
    joined(&words)
}

/// Items with dots between them, broken where a line is full.
fn joined(items: &[String]) -> Vec<String> {
    let last = items.len().saturating_sub(1);
    let dotted = items.iter().enumerate().map(|(idx, item)| {
        if idx == 0 || idx == last { item.clone() } else { format!("{item} ·") }
    });
    wrap(&dotted.collect::<Vec<String>>(), WIDTH_MAX)
}

fn noun(piece: Kind, speaker: &Speaker) -> String {
    speaker.say(&kind(piece))
}

fn role(role: Role, speaker: &Speaker) -> String {
    speaker.say(&words::giants::role(role))
}

/// `worker`, or `2 × worker`.
fn counted(n: u8, noun: &str) -> String {
    if n == 1 { noun.to_owned() } else { format!("{n} × {noun}") }
}

fn mark(seat: Seat) -> &'static str {
    MARKS[seat.idx()]
}
