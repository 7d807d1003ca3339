//! Moves as buttons: what they do and cost, and what others get.

use giants::{Action, Carver, Hex, Kind, Move, Phase, Role, View};
use rules_core::Seat;

use super::{
    Store, bid,
    forecast::{self, Gains, Price},
    hex_arg, left, log, place, placed, placed_arg, role_key, size_arg, values, with_left,
};
use crate::{Arg, Message};

pub(super) fn label(view: &View, mv: Move) -> Message {
    let seat = view.seat_to_move().unwrap_or(view.start);
    let say = |key: &'static str| Message::new(key);
    let leaving = |what: Message, store: Store, cost: u8| {
        let left = left(view, seat, store, cost).filter(|_| 0 < cost);
        with_left("giants-label-left", what, left)
    };
    match mv {
        Move::Start(seat) => say("giants-label-start").with("who", seat),
        Move::Roll(face) => say("giants-label-roll").with("n", face.n()),
        Move::BidMarkers(n) => {
            leaving(say("giants-label-bid-markers").with("n", n.n()), Store::Markers, n.n())
        }
        Move::BidWorkers(n) => {
            leaving(say("giants-label-bid-workers").with("n", n.n()), Store::Workers, n.n())
        }
        Move::BidSorcerer(is_bid) => say("giants-label-bid-sorcerer").with("n", u8::from(is_bid)),
        Move::BidChief(is_bid) => say("giants-label-bid-chief").with("n", u8::from(is_bid)),
        Move::Ready => match view.shown.tribes[seat].bid {
            Some(it) => say("giants-label-ready-bid").with("what", bid(&it)),
            None => say("giants-label-ready"),
        },
        Move::Carve(size, Carver::Workers) => say("giants-label-carve").with("size", size.n()),
        Move::Carve(size, Carver::Chief) => say("giants-label-carve-chief").with("size", size.n()),
        Move::Decline => say("giants-label-decline"),
        Move::Place(Role::Worker) => leaving(place_label(Role::Worker), Store::Workers, 1),
        Move::Place(role) => place_label(role),
        Move::BreakTablet => leaving(say("giants-label-break-tablet"), Store::Tablets, 2),
        Move::PlaceNeutral => leaving(say("giants-label-place-neutral"), Store::Markers, 1),
        Move::PlaceNeutralFrom(hex) => {
            let what = say("giants-label-place-neutral-from").with("hex", hex_arg(hex));
            leaving(what, Store::Markers, 1)
        }
        Move::On(hex) => on(view, seat, hex),
        Move::Logs(n) => leaving(logs(view, seat, n.n()), Store::Logs, n.n()),
        Move::Use(action) => use_action(view, action),
        Move::Reserve(site) => {
            let what = say("giants-label-reserve").with("site", site.number());
            leaving(what.with("values", values(view, site)), Store::Pedestals, 1)
        }
        Move::NoAction => say("giants-label-no-action"),
        Move::SpendMarker => leaving(say("giants-label-spend-marker"), Store::Markers, 1),
        Move::Pass => say("giants-label-pass"),
        Move::Mark => leaving(say("giants-label-mark"), Store::Markers, 1),
        Move::Peek(site) => {
            leaving(say("giants-label-peek").with("site", site.number()), Store::Tablets, 1)
        }
        Move::Put(_)
        | Move::Move(..)
        | Move::Take(..)
        | Move::To(_)
        | Move::Help(_)
        | Move::HelpChief(_)
        | Move::Erect(_)
        | Move::Crown(_)
        | Move::Leave
        | Move::Done
        | Move::Unmark(..)
        | Move::Keep => transport(view, mv),
    }
}

fn place_label(role: Role) -> Message {
    Message::new("giants-label-place").with("role", Arg::word(role_key(role)))
}

/// Where somebody goes, and how much can be moved there then.
fn on(view: &View, seat: Seat, hex: Hex) -> Message {
    let who = placed(view);
    let (from, to) = forecast::strength(view, seat, who, hex);
    let on = |key: &'static str| {
        Message::new(key)
            .with("role", placed_arg(who))
            .with("place", place(view, hex))
            .with("from", from)
            .with("to", to)
    };
    match log::forced_site(view, seat, who, hex) {
        None => on("giants-label-on"),
        Some(site) => on("giants-label-on-reserve").with("site", site.number()),
    }
}

fn logs(view: &View, seat: Seat, n: u8) -> Message {
    let message = Message::new("giants-label-logs").with("n", n);
    let (from, to) = match view.phase {
        Phase::PlaceLogs { hex, .. } => forecast::strength_with_logs(view, seat, hex, n),
        _ => (0, 0),
    };
    message.with("from", from).with("to", to)
}

fn use_action(view: &View, action: Action) -> Message {
    match action {
        Action::Village => Message::new("giants-label-use-village"),
        Action::Hut => Message::new("giants-label-use-hut"),
        Action::ClayPit => Message::new("giants-label-use-clay-pit"),
        Action::Forest => {
            let n = match view.phase {
                Phase::PlaceAction { hex, .. } => view.board.logs_at(hex),
                _ => 0,
            };
            Message::new("giants-label-use-forest").with("n", n)
        }
    }
}

fn transport(view: &View, mv: Move) -> Message {
    let say = |key: &'static str| Message::new(key);
    let piece = |key: &'static str, kind: Kind, hex: Hex| {
        say(key).with("size", size_arg(kind)).with("hex", hex_arg(hex))
    };
    match mv {
        Move::Put(kind) => say("giants-label-put").with("size", size_arg(kind)),
        Move::Move(kind, hex) => piece("giants-label-move", kind, hex),
        Move::Take(kind, hex) => piece("giants-label-take", kind, hex),
        Move::Unmark(kind, hex) => piece("giants-label-unmark", kind, hex),
        Move::To(hex) => to(view, hex),
        Move::Help(seat) => helped("giants-label-help", forecast::helped(view, seat)),
        Move::HelpChief(seat) => {
            helped("giants-label-help-chief", forecast::helped_by_chief(view, seat))
        }
        Move::Erect(site) => {
            let size = view.phase.carry().map_or(0, |it| size_arg(it.piece.kind()));
            let (value, points) = forecast::erected(view, site);
            say("giants-label-erect")
                .with("site", site.number())
                .with("value", value)
                .with("size", size)
                .with("points", points)
        }
        Move::Crown(site) => say("giants-label-crown")
            .with("site", site.number())
            .with("points", forecast::crowned(view, site)),
        Move::Leave if view.phase.carry().is_some_and(|it| it.piece.marker().is_some()) => {
            say("giants-label-leave-marked")
        }
        Move::Leave => say("giants-label-leave"),
        Move::Keep => say("giants-label-keep"),
        Move::Start(_)
        | Move::Roll(_)
        | Move::BidMarkers(_)
        | Move::BidWorkers(_)
        | Move::BidSorcerer(_)
        | Move::BidChief(_)
        | Move::Ready
        | Move::Carve(..)
        | Move::Decline
        | Move::Place(_)
        | Move::BreakTablet
        | Move::PlaceNeutral
        | Move::PlaceNeutralFrom(_)
        | Move::On(_)
        | Move::Logs(_)
        | Move::Use(_)
        | Move::Reserve(_)
        | Move::NoAction
        | Move::SpendMarker
        | Move::Pass
        | Move::Mark
        | Move::Done
        | Move::Peek(_) => say("giants-label-done"),
    }
}

/// A step, with what everybody gets for it.
fn to(view: &View, hex: Hex) -> Message {
    let to = |key: &'static str| Message::new(key).with("place", place(view, hex));
    match forecast::price(view, hex) {
        Price::Free => to("giants-label-to"),
        Price::Fixed(gains) => to("giants-label-to-helped").with("gains", list(gains)),
        Price::Choice(n) => to("giants-label-to-choice").with("n", n),
    }
}

fn helped(key: &'static str, gains: Gains) -> Message {
    Message::new(key).with("gains", list(gains))
}

fn list(gains: Gains) -> Vec<Message> {
    let gain = |(seat, n)| Message::new("giants-gain").with("who", Arg::Mark(seat)).with("n", n);
    gains.into_iter().map(gain).collect()
}
