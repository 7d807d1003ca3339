//! Moves as lines of the log.

use giants::{Action, BidStep, Carver, Hex, Kind, Move, Pedestals, Placed, Sighting, SiteNo, View};
use rules_core::Seat;

use super::{
    Store, forecast, hex_arg, left, placed, placed_arg, role_key, size_arg, values, with_left,
};
use crate::{Arg, Message};

pub(super) fn line(before: &View, mover: Option<Seat>, seen: &Sighting) -> Message {
    let seat = mover.unwrap_or(before.start);
    let by = |key: &'static str| Message::new(key).with("who", seat);
    let leaving = |what: Message, store: Store, cost: u8| {
        let left = left(before, seat, store, cost).filter(|_| 0 < cost);
        with_left("giants-log-left", what, left)
    };
    let mv = match seen {
        Sighting::Open(mv) => *mv,
        Sighting::Reveal(_) | Sighting::Hidden(BidStep::Ready) => Move::Ready,
        // Whatever is asked: the line tells nothing before the reveal.
        Sighting::Hidden(
            BidStep::Markers | BidStep::Workers | BidStep::Sorcerer | BidStep::Chief,
        ) => return by("giants-log-bid-hidden"),
    };
    match mv {
        Move::Start(seat) => Message::new("giants-log-start").with("who", seat),
        Move::Roll(face) => Message::new("giants-log-roll").with("n", face.n()),
        Move::BidMarkers(_)
        | Move::BidWorkers(_)
        | Move::BidSorcerer(_)
        | Move::BidChief(_)
        | Move::Ready
        | Move::Carve(..)
        | Move::Decline => bid(mv, by),
        Move::Place(role) => by("giants-log-place").with("role", Arg::word(role_key(role))),
        Move::BreakTablet => by("giants-log-break-tablet"),
        Move::PlaceNeutral => leaving(by("giants-log-place-neutral"), Store::Markers, 1),
        Move::PlaceNeutralFrom(hex) => {
            let what = by("giants-log-place-neutral-from").with("hex", hex_arg(hex));
            leaving(what, Store::Markers, 1)
        }
        Move::On(hex) => on(before, seat, hex, by),
        Move::Logs(n) => leaving(by("giants-log-logs").with("n", n.n()), Store::Logs, n.n()),
        Move::Use(action) => by("giants-log-use").with("place", action_arg(action)),
        Move::Reserve(site) => {
            let what = by("giants-log-reserve").with("site", site.number());
            leaving(what.with("values", values(before, site)), Store::Pedestals, 1)
        }
        Move::NoAction => by("giants-log-no-action"),
        Move::SpendMarker => leaving(by("giants-log-spend-marker"), Store::Markers, 1),
        Move::Pass => by("giants-log-pass"),
        Move::Mark => leaving(of_piece(before, by("giants-log-mark")), Store::Markers, 1),
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
        | Move::Peek(_)
        | Move::Unmark(..)
        | Move::Keep => transport(before, mv, by),
    }
}

fn bid(mv: Move, by: impl Fn(&'static str) -> Message) -> Message {
    let yes_or_no = |message: Message, is_bid: bool| message.with("n", u8::from(is_bid));
    match mv {
        Move::BidMarkers(n) => by("giants-log-bid-markers").with("n", n.n()),
        Move::BidWorkers(n) => by("giants-log-bid-workers").with("n", n.n()),
        Move::BidSorcerer(is_bid) => yes_or_no(by("giants-log-bid-sorcerer"), is_bid),
        Move::BidChief(is_bid) => yes_or_no(by("giants-log-bid-chief"), is_bid),
        Move::Carve(size, Carver::Workers) => by("giants-log-carve").with("size", size.n()),
        Move::Carve(size, Carver::Chief) => by("giants-log-carve-chief").with("size", size.n()),
        Move::Decline => by("giants-log-decline"),
        Move::Start(_)
        | Move::Roll(_)
        | Move::Ready
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
        | Move::Put(_)
        | Move::Move(..)
        | Move::Take(..)
        | Move::To(_)
        | Move::Help(_)
        | Move::HelpChief(_)
        | Move::Erect(_)
        | Move::Crown(_)
        | Move::Mark
        | Move::Leave
        | Move::Done
        | Move::Peek(_)
        | Move::Unmark(..)
        | Move::Keep => by("giants-log-ready"),
    }
}

fn transport(before: &View, mv: Move, by: impl Fn(&'static str) -> Message) -> Message {
    let piece = |key: &'static str, kind: Kind, hex: Hex| {
        by(key).with("size", size_arg(kind)).with("hex", hex_arg(hex))
    };
    match mv {
        Move::Put(kind) => {
            let hex = match kind {
                Kind::Statue(_) => before.board.quarry(),
                Kind::Headdress => before.board.clay_pit(),
            };
            piece("giants-log-put", kind, hex)
        }
        Move::Move(kind, hex) => piece("giants-log-move", kind, hex),
        Move::Take(kind, hex) => piece("giants-log-take", kind, hex),
        Move::Unmark(kind, hex) => piece("giants-log-unmark", kind, hex),
        Move::To(hex) => {
            let size = before.phase.carry().map_or(0, |it| size_arg(it.piece.kind()));
            by("giants-log-to").with("size", size).with("hex", hex_arg(hex))
        }
        Move::Help(helper) => by("giants-log-help").with("helper", helper),
        Move::HelpChief(helper) => by("giants-log-help-chief").with("helper", helper),
        Move::Erect(site) => {
            let size = before.phase.carry().map_or(0, |it| size_arg(it.piece.kind()));
            let (value, points) = forecast::erected(before, site);
            by("giants-log-erect")
                .with("size", size)
                .with("site", site.number())
                .with("value", value)
                .with("points", points)
        }
        Move::Crown(site) => by("giants-log-crown")
            .with("site", site.number())
            .with("points", forecast::crowned(before, site)),
        Move::Leave => of_piece(before, by("giants-log-leave")),
        Move::Peek(site) => by("giants-log-peek").with("site", site.number()),
        Move::Done => by("giants-log-done"),
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
        | Move::Keep => by("giants-log-keep"),
    }
}

/// Adds the piece in hand and where it is.
fn of_piece(before: &View, message: Message) -> Message {
    let (size, hex) = before
        .phase
        .carry()
        .map_or_else(Default::default, |it| (size_arg(it.piece.kind()), hex_arg(it.hex)));
    message.with("size", size).with("hex", hex)
}

fn on(before: &View, seat: Seat, hex: Hex, by: impl Fn(&'static str) -> Message) -> Message {
    let who = placed(before);
    let what = |key| by(key).with("role", placed_arg(who)).with("hex", hex_arg(hex));
    match forced_site(before, seat, who, hex) {
        None => what("giants-log-on"),
        Some(site) => what("giants-log-on-reserve")
            .with("site", site.number())
            .with("values", values(before, site)),
    }
}

/// The site that is reserved at once, because nothing else can be done on the
/// hex by a chief who has broken a tablet.
pub(super) fn forced_site(view: &View, seat: Seat, who: Placed, hex: Hex) -> Option<SiteNo> {
    let tribe = &view.known.tribes[seat];
    let board = &view.board;
    let can_use = (hex == board.village() && 0 < tribe.bag.workers)
        || (hex == board.hut() && 0 < tribe.bag.markers)
        || (hex == board.clay_pit() && 0 < view.shown.headdresses)
        || (0 < board.logs_at(hex) && !view.shown.cut.contains(hex));
    let mut free = board.sites_at(hex).filter(|no| view.known.stands[no.idx()].owner().is_none());
    match (free.next(), free.next()) {
        (Some(site), None) if who == Placed::Breaker && !can_use && 0 < tribe.behind.pedestals => {
            Some(site)
        }
        _ => None,
    }
}

/// GI-O16: whose pedestal lies under a statue is told only in that round, and
/// so is what would give it away: the way of the piece, and who reserved what.
pub(super) fn covered(before: &View, mover: Option<Seat>, seen: &Sighting) -> Option<Message> {
    let seat = mover?;
    if before.options.pedestals == Pedestals::Open || before.viewer == Some(seat) {
        return None;
    }
    let Sighting::Open(mv) = seen else { return None };
    let by = |key: &'static str| Message::new(key).with("who", seat);
    match mv {
        Move::Erect(_) => Some(by("giants-log-erect-covered")),
        Move::Crown(_) => Some(by("giants-log-crown-covered")),
        Move::Reserve(_) => Some(by("giants-log-reserve-covered")),
        Move::To(_) => {
            let size = before.phase.carry().map_or(0, |it| size_arg(it.piece.kind()));
            Some(by("giants-log-to-covered").with("size", size))
        }
        Move::On(hex) => {
            let who = placed(before);
            let may_reserve = matches!(who, Placed::Sorcerer | Placed::Breaker)
                && before.board.sites_at(*hex).next().is_some();
            may_reserve.then(|| by("giants-log-on-covered").with("role", placed_arg(who)))
        }
        _ => None,
    }
}

fn action_arg(action: Action) -> Arg {
    Arg::word(action_key(action))
}

pub(super) fn action_key(action: Action) -> &'static str {
    match action {
        Action::Village => "giants-village",
        Action::Hut => "giants-hut",
        Action::Forest => "giants-forest",
        Action::ClayPit => "giants-clay-pit",
    }
}
