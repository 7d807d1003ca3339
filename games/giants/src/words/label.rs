//! Moves as buttons: what they do and cost, and what others get.

use giants_rules::{
    Action, BidMove, CarveMove, Carver, ChanceMove, CleanUpMove, Hex, Kind, Move, Phase, PlaceMove,
    Role, TransportMove, View,
};
use rules_core::Seat;
use words::{Arg, Message};

use super::{
    Store, bid,
    forecast::{self, Gains, Price},
    hex_arg, left, log, place, placed, placed_arg, role_key, size_arg, values, with_left,
};

pub(super) fn label(view: &View, mv: Move) -> Message {
    let seat = view.seat_to_move().unwrap_or(view.start);
    match mv {
        Move::Chance(mv) => chance(mv),
        Move::Bid(mv) => bidding(view, seat, mv),
        Move::Carve(mv) => carving(mv),
        Move::Place(mv) => placing(view, seat, mv),
        Move::Transport(mv) => transport(view, seat, mv),
        Move::Peek(site) => {
            let what = say("giants-label-peek").with("site", site.number());
            leaving(view, seat, what, Store::Tablets, 1)
        }
        Move::CleanUp(mv) => clean_up(mv),
    }
}

fn say(key: &'static str) -> Message {
    Message::new(key)
}

/// Adds what the move leaves of a store, if it costs anything.
fn leaving(view: &View, seat: Seat, what: Message, store: Store, cost: u8) -> Message {
    let left = left(view, seat, store, cost).filter(|_| cost > 0);
    with_left("giants-label-left", what, left)
}

fn chance(mv: ChanceMove) -> Message {
    match mv {
        ChanceMove::Start(seat) => say("giants-label-start").with("who", seat),
        ChanceMove::Roll(face) => say("giants-label-roll").with("n", face.n()),
    }
}

fn bidding(view: &View, seat: Seat, mv: BidMove) -> Message {
    match mv {
        BidMove::Markers(n) => {
            let what = say("giants-label-bid-markers").with("n", n.n());
            leaving(view, seat, what, Store::Markers, n.n())
        }
        BidMove::Workers(n) => {
            let what = say("giants-label-bid-workers").with("n", n.n());
            leaving(view, seat, what, Store::Workers, n.n())
        }
        BidMove::Sorcerer(is_bid) => say("giants-label-bid-sorcerer").with("n", u8::from(is_bid)),
        BidMove::Chief(is_bid) => say("giants-label-bid-chief").with("n", u8::from(is_bid)),
        BidMove::Ready => match view.shown.tribes[seat].bid {
            Some(it) => say("giants-label-ready-bid").with("what", bid(&it)),
            None => say("giants-label-ready"),
        },
    }
}

fn carving(mv: CarveMove) -> Message {
    match mv {
        CarveMove::Statue(size, Carver::Workers) => {
            say("giants-label-carve").with("size", size.n())
        }
        CarveMove::Statue(size, Carver::Chief) => {
            say("giants-label-carve-chief").with("size", size.n())
        }
        CarveMove::Decline => say("giants-label-decline"),
    }
}

fn placing(view: &View, seat: Seat, mv: PlaceMove) -> Message {
    let leaving = |what, store, cost| leaving(view, seat, what, store, cost);
    match mv {
        PlaceMove::Member(Role::Worker) => leaving(place_label(Role::Worker), Store::Workers, 1),
        PlaceMove::Member(role @ (Role::Sorcerer | Role::Chief)) => place_label(role),
        PlaceMove::BreakTablet => leaving(say("giants-label-break-tablet"), Store::Tablets, 2),
        PlaceMove::Neutral => leaving(say("giants-label-place-neutral"), Store::Markers, 1),
        PlaceMove::NeutralFrom(hex) => {
            let what = say("giants-label-place-neutral-from").with("hex", hex_arg(hex));
            leaving(what, Store::Markers, 1)
        }
        PlaceMove::On(hex) => on(view, seat, hex),
        PlaceMove::Logs(n) => leaving(logs(view, seat, n.n()), Store::Logs, n.n()),
        PlaceMove::Use(action) => use_action(view, action),
        PlaceMove::Reserve(site) => {
            let what = say("giants-label-reserve").with("site", site.number());
            leaving(what.with("values", values(view, site)), Store::Pedestals, 1)
        }
        PlaceMove::NoAction => say("giants-label-no-action"),
        PlaceMove::SpendMarker => leaving(say("giants-label-spend-marker"), Store::Markers, 1),
        PlaceMove::Pass => say("giants-label-pass"),
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

fn transport(view: &View, seat: Seat, mv: TransportMove) -> Message {
    match mv {
        TransportMove::Put(kind) => say("giants-label-put").with("size", size_arg(kind)),
        TransportMove::Move(kind, hex) => piece("giants-label-move", kind, hex),
        TransportMove::Take(kind, hex) => piece("giants-label-take", kind, hex),
        TransportMove::To(hex) => to(view, hex),
        TransportMove::Help(seat) => helped("giants-label-help", forecast::helped(view, seat)),
        TransportMove::HelpChief(seat) => {
            helped("giants-label-help-chief", forecast::helped_by_chief(view, seat))
        }
        TransportMove::Erect(site) => {
            let size = view.phase.carry().map_or(0, |it| size_arg(it.piece.kind()));
            let (value, points) = forecast::erected(view, site);
            say("giants-label-erect")
                .with("site", site.number())
                .with("value", value)
                .with("size", size)
                .with("points", points)
        }
        TransportMove::Crown(site) => say("giants-label-crown")
            .with("site", site.number())
            .with("points", forecast::crowned(view, site)),
        TransportMove::Mark => leaving(view, seat, say("giants-label-mark"), Store::Markers, 1),
        TransportMove::Leave => {
            let is_marked = view.phase.carry().is_some_and(|it| it.piece.marker().is_some());
            say(if is_marked { "giants-label-leave-marked" } else { "giants-label-leave" })
        }
        TransportMove::Done => say("giants-label-done"),
    }
}

fn clean_up(mv: CleanUpMove) -> Message {
    match mv {
        CleanUpMove::Unmark(kind, hex) => piece("giants-label-unmark", kind, hex),
        CleanUpMove::Keep => say("giants-label-keep"),
    }
}

/// Names a piece by what it is and where it lies.
fn piece(key: &'static str, kind: Kind, hex: Hex) -> Message {
    say(key).with("size", size_arg(kind)).with("hex", hex_arg(hex))
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
