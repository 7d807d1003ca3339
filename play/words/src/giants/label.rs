//! Moves as buttons: what they do and cost, and what others get by them.

use ::giants::{
    Action, Behind, Carver, Helpers, Hex, Kind, Move, Phase, Role, SiteNo, Size, Special, View,
    helper_sets,
};
use rules_core::Seat;

use super::{bid_list, kind_arg, log, role_arg, seen, size_arg};
use crate::{Arg, Message};

pub(super) fn label(view: &View, mv: Move) -> Message {
    let say = |key: &'static str| Message::new(key);
    let hexed = |key: &'static str, hex: Hex| Message::new(key).with("hex", hex.to_string());
    let piece =
        |key: &'static str, kind: Kind, hex: Hex| hexed(key, hex).with("piece", kind_arg(kind));
    match mv {
        Move::Start(seat) => say("giants-label-start").with("who", seat),
        Move::Roll(face) => say("giants-label-roll").with("face", face.n()),
        Move::BidMarkers(n) => {
            left(behind(view).map(|it| it.markers), n.n(), say("giants-label-bid-markers"))
        }
        Move::BidWorkers(n) => {
            left(behind(view).map(|it| it.workers), n.n(), say("giants-label-bid-workers"))
        }
        Move::BidSorcerer(true) => say("giants-label-bid-sorcerer"),
        Move::BidSorcerer(false) => say("giants-label-keep-sorcerer"),
        Move::BidChief(true) => say("giants-label-bid-chief"),
        Move::BidChief(false) => say("giants-label-keep-chief"),
        Move::Ready => ready(view),
        Move::Carve(size, carver) => carve(view, size, carver),
        Move::Decline => say("giants-label-decline"),
        Move::Place(Role::Worker) => {
            let n = behind(view).map(|it| it.workers);
            say("giants-label-place-worker").with("n", seen(n))
        }
        Move::Place(role) => say("giants-label-place").with("role", role_arg(role)),
        Move::BreakTablet => tablets(view, say("giants-label-break"), -2),
        Move::PlaceNeutral => say("giants-label-neutral").with("n", view.shown.neutrals),
        Move::PlaceNeutralFrom(hex) => hexed("giants-label-neutral-from", hex),
        Move::On(hex) => on(view, hex),
        Move::Logs(n) => {
            let logs = behind(view).map(|it| it.logs);
            paying(logs, n.n(), say("giants-label-logs").with("n", n.n()))
        }
        Move::Use(action) => use_action(view, action),
        Move::Reserve(site) => reserve(view, site),
        Move::NoAction => say("giants-label-no-action"),
        Move::SpendMarker => tablets(view, say("giants-label-spend-marker"), 1),
        Move::Pass => say("giants-label-pass"),
        Move::Put(kind) => piece("giants-label-put", kind, log::origin(view, kind)),
        Move::Move(kind, hex) => piece("giants-label-move", kind, hex),
        Move::Take(kind, hex) => piece("giants-label-take", kind, hex),
        Move::To(hex) => hexed("giants-label-to", hex).with("price", price(view, hex)),
        Move::Help(seat) => say("giants-label-help").with("helper", seat),
        Move::HelpChief(seat) => {
            say("giants-label-help-chief").with("helper", seat).with("n", weight(view).n())
        }
        Move::Erect(site) => erect(view, site),
        Move::Crown(site) => crown(view, site),
        Move::Mark => paying(behind(view).map(|it| it.markers), 1, say("giants-label-mark")),
        Move::Leave => leave(view),
        Move::Done => say("giants-label-done"),
        Move::Peek(site) => tablets(view, say("giants-label-peek").with("site", site.number()), -1),
        Move::Unmark(kind, hex) => piece("giants-label-unmark", kind, hex),
        Move::Keep => say("giants-label-keep"),
    }
}

/// Adds how many are bid and how many are left then.
fn left(has: Option<u8>, n: u8, message: Message) -> Message {
    message.with("n", n).with("left", seen(has.map(|it| it.saturating_sub(n))))
}

/// Adds how many there are before and after.
fn paying(has: Option<u8>, n: u8, message: Message) -> Message {
    let to = has.map(|it| it.saturating_sub(n));
    message.with("from", seen(has)).with("to", seen(to))
}

fn mover(view: &View) -> Seat {
    view.seat_to_move().unwrap_or(view.start)
}

/// What the viewer sees behind the screen of whoever moves.
fn behind(view: &View) -> Option<Behind> {
    view.shown.tribes[mover(view)].behind
}

/// Adds how many half-tablets there are before and after.
fn tablets(view: &View, message: Message, change: i64) -> Message {
    let from = i64::from(view.shown.tribes[mover(view)].tablets);
    message.with("from", from).with("to", from + change)
}

fn ready(view: &View) -> Message {
    match view.shown.tribes[mover(view)].bid {
        Some(bid) => Message::new("giants-label-ready").with("bid", bid_list(&bid)),
        None => Message::new("giants-label-ready-unseen"),
    }
}

fn carve(view: &View, size: Size, carver: Carver) -> Message {
    let n_idle = view.shown.tribes[mover(view)].idle_hands;
    match carver {
        Carver::Workers => Message::new("giants-label-carve")
            .with("piece", size_arg(size))
            .with("n", size.n())
            .with("left", n_idle.saturating_sub(size.n())),
        Carver::Chief => Message::new("giants-label-carve-chief").with("piece", size_arg(size)),
    }
}

/// A hex, how strong it is now, and what is special there.
fn on(view: &View, hex: Hex) -> Message {
    let mut parts = Vec::new();
    let strength = view.shown.land.strength(hex);
    if 0 < strength {
        parts.push(Message::new("giants-on-strength").with("n", strength));
    }
    match view.board.special(hex) {
        Some(Special::Quarry) => parts.push(Message::new("giants-quarry")),
        Some(Special::ClayPit) => parts.push(Message::new("giants-clay-pit")),
        Some(Special::Village) => parts.push(Message::new("giants-village")),
        Some(Special::Hut) => parts.push(Message::new("giants-hut")),
        Some(Special::Forest(_)) if view.shown.cut.contains(hex) => {}
        Some(Special::Forest(n)) => parts.push(Message::new("giants-on-forest").with("n", n)),
        None => {}
    }
    let sites: Vec<String> = view.board.sites_at(hex).map(|site| site.to_string()).collect();
    if !sites.is_empty() {
        parts.push(Message::new("giants-on-sites").with("sites", sites.join(", ")));
    }
    let key = if parts.is_empty() { "giants-label-on-plain" } else { "giants-label-on" };
    let message = Message::new(key).with("hex", hex.to_string());
    if parts.is_empty() { message } else { message.with("what", parts) }
}

fn use_action(view: &View, action: Action) -> Message {
    let has = behind(view);
    let counted = |key: &'static str, from: Option<u8>, n: u8| {
        Message::new(key).with("from", seen(from)).with("to", seen(from.map(|it| it + n)))
    };
    match action {
        Action::Village => counted("giants-label-village", has.map(|it| it.workers), 1),
        Action::Hut => counted("giants-label-hut", has.map(|it| it.markers), 1),
        Action::ClayPit => {
            let n = view.shown.tribes[mover(view)].front.headdresses;
            counted("giants-label-clay-pit", Some(n), 1)
        }
        Action::Forest => {
            let n = match view.phase {
                Phase::PlaceAction { hex, .. } => view.board.logs_at(hex),
                _ => 0,
            };
            counted("giants-label-forest", has.map(|it| it.logs), n).with("n", n)
        }
    }
}

fn weight(view: &View) -> Size {
    view.phase.carry().map_or(Size::Small, |it| it.piece.kind().weight())
}

/// What others get if the piece in hand is moved onto a hex.
fn price(view: &View, hex: Hex) -> Message {
    let weight = weight(view);
    let sets = helper_sets(view, mover(view), weight, hex);
    let total = |set: &Helpers| set.points(weight).iter().map(|n| u32::from(*n)).sum::<u32>();
    match &sets[..] {
        [] | [Helpers::None] => Message::new("giants-price-free"),
        [only] => {
            let points = only.points(weight).into_iter().enumerate().filter(|(_, n)| 0 < *n);
            let gains: Vec<Message> = points.map(|(idx, n)| gain(Seat(idx as u8), n)).collect();
            Message::new("giants-price").with("gains", gains)
        }
        several => {
            let least = several.iter().map(total).min().unwrap_or(0);
            Message::new("giants-price-choice").with("n", least)
        }
    }
}

fn gain(seat: Seat, n: u8) -> Message {
    Message::new("giants-gain").with("who", Arg::Mark(seat)).with("n", n)
}

fn reserve(view: &View, site: SiteNo) -> Message {
    let values = view.board.site(site);
    Message::new("giants-label-reserve")
        .with("site", site.number())
        .with("statue", values.statue)
        .with("headdress", values.headdress)
}

fn crown(view: &View, site: SiteNo) -> Message {
    Message::new("giants-label-crown")
        .with("site", site.number())
        .with("points", view.board.site(site).headdress)
}

fn erect(view: &View, site: SiteNo) -> Message {
    let (value, size) = (view.board.site(site).statue, weight(view).n());
    Message::new("giants-label-erect")
        .with("site", site.number())
        .with("value", value)
        .with("size", size)
        .with("points", u32::from(value) * u32::from(size))
}

fn leave(view: &View) -> Message {
    let is_marked = view.phase.carry().is_some_and(|it| it.piece.marker().is_some());
    Message::new(if is_marked { "giants-label-leave-own" } else { "giants-label-leave" })
}
