//! What is on each hex, the tray and the supplies.

use giants_rules::{Hex, Kind, Role, Size, View, reach};
use rules_core::Seat;
use words::{Message, Speaker, frame};

use super::{indented, mark, word, wrapped};
use crate::words::{bid, headdresses, logs, role, statues, tablets};

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut lines = in_hand(view, speaker);
    lines.extend(on_map(view, speaker));
    let tray = counted_statues(&view.shown.tray);
    if !tray.is_empty() {
        let message = |what: Message| Message::new("giants-board-tray").with("what", what);
        lines.extend(wrapped(speaker, message, tray));
    }
    let mut supply = counted_statues(&view.shown.statues);
    supply.extend([
        headdresses(view.shown.headdresses),
        tablets(view.shown.tablets),
        logs(view.shown.logs),
    ]);
    if view.n_seats() == 2 {
        supply.push(neutrals(view.shown.neutrals));
    }
    let message = |what: Message| Message::new("giants-board-supply").with("what", what);
    lines.extend(wrapped(speaker, message, supply));
    let order: Vec<Message> = view.shown.order.iter().map(|seat| frame::seat(*seat)).collect();
    if !order.is_empty() {
        let message = |seats: Message| Message::new("giants-board-order").with("seats", seats);
        lines.extend(wrapped(speaker, message, order));
    }
    if let Some(own) = view.viewer.and_then(|seat| view.shown.tribes[seat].bid) {
        let message = |what: Message| Message::new("giants-board-bid").with("what", what);
        lines.extend(wrapped(speaker, message, bid(&own)));
    }
    lines
}

fn counted_statues(n_of: &[u8; 3]) -> Vec<Message> {
    let some = Size::ALL.into_iter().filter(|size| n_of[size.idx()] > 0);
    some.map(|size| statues(n_of[size.idx()], size)).collect()
}

fn neutrals(n: u8) -> Message {
    Message::new("giants-board-neutrals").with("n", n)
}

/// The size of a statue; 0 stands for a headdress.
fn size(kind: Kind) -> u8 {
    match kind {
        Kind::Statue(size) => size.n(),
        Kind::Headdress => 0,
    }
}

/// The piece that is being moved, and the fewest points that its next hexes cost.
fn in_hand(view: &View, speaker: &Speaker) -> Vec<String> {
    let Some(carry) = view.phase.carry() else { return Vec::new() };
    let hand = Message::new("giants-board-hand").with("size", size(carry.piece.kind()));
    let mut lines = vec![speaker.say(&hand.with("hex", carry.hex.to_string()))];
    if !carry.can_move() {
        return lines;
    }
    let weight = carry.piece.kind().weight();
    let ways = reach(view, carry.seat, weight, carry.hex, view.shown.route);
    let others = ways.hexes().iter().filter(|hex| *hex != carry.hex);
    let priced = others.filter_map(|hex| Some(format!("{hex} {}", ways.cost(hex)?)));
    let list: Vec<String> = priced.collect();
    if !list.is_empty() {
        let prices = Message::new("giants-board-prices").with("what", list.join(" · "));
        lines.extend(indented(&speaker.say(&prices)));
    }
    lines
}

/// `F6  ▲ worker 2 · ✚ chief · logs 1 · ▲ size-2 statue`.
fn on_map(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut lines = Vec::new();
    for hex in view.board.land() {
        let mut parts = people(view, hex, speaker);
        let n_logs = view.shown.land.logs(hex);
        if n_logs > 0 {
            parts.push(speaker.say(&Message::new("giants-board-hex-logs").with("n", n_logs)));
        }
        parts.extend(pieces(view, hex, speaker));
        if !parts.is_empty() {
            lines.extend(indented(&format!("{hex}: {}", parts.join(" · "))));
        }
    }
    if !lines.is_empty() {
        lines.insert(0, word(speaker, "giants-board-on-map"));
    }
    lines
}

fn people(view: &View, hex: Hex, speaker: &Speaker) -> Vec<String> {
    let land = &view.shown.land;
    let mut parts = Vec::new();
    for seat in Seat::all(view.n_seats()) {
        let names = roles(view, hex, seat, speaker);
        if !names.is_empty() {
            parts.push(format!("{} {}", mark(seat), names.join(", ")));
        }
    }
    if land.neutrals(hex, None) > 0 {
        parts.push(speaker.say(&neutrals(land.neutrals(hex, None))));
    }
    parts
}

/// The people of a seat on a hex: `2 × worker`, `chief`.
pub(super) fn roles(view: &View, hex: Hex, seat: Seat, speaker: &Speaker) -> Vec<String> {
    let land = &view.shown.land;
    let n_of = [
        (Role::Worker, land.workers(hex, seat)),
        (Role::Sorcerer, land.has_sorcerer(hex, seat).into()),
        (Role::Chief, land.has_chief(hex, seat).into()),
    ];
    let mut names: Vec<String> = Vec::new();
    for (it, n) in n_of.into_iter().filter(|(_, n)| *n > 0) {
        let name = speaker.say(&role(it));
        names.push(if n == 1 { name } else { format!("{n} × {name}") });
    }
    if view.n_seats() == 2 && land.neutrals(hex, Some(seat)) > 0 {
        names.push(speaker.say(&neutrals(land.neutrals(hex, Some(seat)))));
    }
    names
}

/// The pieces, with the marks of the seats whose markers they have.
pub(super) fn pieces(view: &View, hex: Hex, speaker: &Speaker) -> Vec<String> {
    let here = view.shown.pieces.as_slice().iter().filter(|it| it.hex() == hex);
    let named = here.map(|piece| {
        let piece_name = Message::new("giants-board-piece").with("size", size(piece.kind()));
        let name = speaker.say(&piece_name);
        match piece.marker() {
            Some(seat) => format!("{} {name}", mark(seat)),
            None => name,
        }
    });
    named.collect()
}
