//! What happened.

use ::giants::{BidStep, Carver, Hex, Kind, Move, Pedestals, Sighting, SiteNo, Size, View};
use rules_core::Seat;

use super::{action_key, kind_arg, role_arg, size_arg};
use crate::{Arg, Message};

pub(super) fn line(before: &View, mover: Option<Seat>, seen: &Sighting) -> Message {
    told(before, seen, mover.map_or(Arg::word("giants-covered"), Arg::Seat))
}

/// GI-O16: who erected a statue is named only in its round, so the log then
/// forgets who moved what there.
pub(super) fn covered(before: &View, mover: Option<Seat>, seen: &Sighting) -> Option<Message> {
    let is_open = before.options.pedestals == Pedestals::Open;
    let tells_owner = match seen {
        Sighting::Open(
            Move::Put(_)
            | Move::Move(..)
            | Move::Take(..)
            | Move::To(_)
            | Move::Help(_)
            | Move::HelpChief(_)
            | Move::Erect(_)
            | Move::Crown(_),
        ) => true,
        Sighting::Open(_) | Sighting::Hidden(_) | Sighting::Reveal(_) => false,
    };
    // One's own are always shown.
    let is_own = before.viewer.is_some() && before.viewer == mover;
    (tells_owner && !is_open && !is_own).then(|| told(before, seen, Arg::word("giants-covered")))
}

/// The dice of the next round cover what was told before.
pub(super) fn covers(seen: &Sighting) -> bool {
    matches!(seen, Sighting::Open(Move::Roll(_)))
}

fn told(before: &View, seen: &Sighting, who: Arg) -> Message {
    let by = |key: &'static str| Message::new(key).with("who", who.clone());
    let mv = match seen {
        Sighting::Open(mv) => *mv,
        Sighting::Hidden(BidStep::Ready) => return by("giants-log-ready"),
        Sighting::Hidden(_) => return by("giants-log-bid-hidden"),
        Sighting::Reveal(_) => return by("giants-log-reveal"),
    };
    match mv {
        Move::Start(seat) => Message::new("giants-log-start").with("who", seat),
        Move::Roll(face) => Message::new("giants-log-roll").with("face", face.n()),
        Move::BidMarkers(n) => by("giants-log-bid-markers").with("n", n.n()),
        Move::BidWorkers(n) => by("giants-log-bid-workers").with("n", n.n()),
        Move::BidSorcerer(is_bid) => by("giants-log-bid-sorcerer").with("n", u8::from(is_bid)),
        Move::BidChief(is_bid) => by("giants-log-bid-chief").with("n", u8::from(is_bid)),
        Move::Ready => by("giants-log-ready"),
        Move::Carve(size, carver) => carve(by, size, carver),
        Move::Decline => by("giants-log-decline"),
        Move::Place(role) => by("giants-log-place").with("role", role_arg(role)),
        Move::BreakTablet => by("giants-log-break"),
        Move::PlaceNeutral => by("giants-log-neutral"),
        Move::PlaceNeutralFrom(hex) => by("giants-log-neutral-from").with("hex", hex.to_string()),
        Move::On(hex) => by("giants-log-on").with("hex", hex.to_string()),
        Move::Logs(n) => by("giants-log-logs").with("n", n.n()),
        Move::Use(action) => by("giants-log-use").with("place", Arg::word(action_key(action))),
        Move::Reserve(_) => by("giants-log-reserve"),
        Move::NoAction => by("giants-log-no-action"),
        Move::SpendMarker => by("giants-log-spend-marker"),
        Move::Pass => by("giants-log-pass"),
        Move::Put(kind) => piece(by("giants-log-put"), kind, origin(before, kind)),
        Move::Move(kind, hex) => piece(by("giants-log-move"), kind, hex),
        Move::Take(kind, hex) => piece(by("giants-log-take"), kind, hex),
        Move::To(hex) => by("giants-log-to").with("hex", hex.to_string()),
        Move::Help(seat) => by("giants-log-help").with("helper", seat),
        Move::HelpChief(seat) => by("giants-log-help-chief").with("helper", seat),
        Move::Erect(site) => erect(before, by("giants-log-erect"), site),
        Move::Crown(site) => crown(before, by("giants-log-crown"), site),
        Move::Mark => held(before, by("giants-log-mark")),
        Move::Leave => held(before, by("giants-log-leave")),
        Move::Done => by("giants-log-done"),
        Move::Peek(site) => by("giants-log-peek").with("site", site.number()),
        Move::Unmark(kind, hex) => piece(by("giants-log-unmark"), kind, hex),
        Move::Keep => by("giants-log-keep"),
    }
}

fn carve(by: impl Fn(&'static str) -> Message, size: Size, carver: Carver) -> Message {
    match carver {
        Carver::Workers => by("giants-log-carve").with("piece", size_arg(size)).with("n", size.n()),
        Carver::Chief => by("giants-log-carve-chief").with("piece", size_arg(size)),
    }
}

fn piece(message: Message, kind: Kind, hex: Hex) -> Message {
    message.with("piece", kind_arg(kind)).with("hex", hex.to_string())
}

/// Where a piece enters the map.
pub(super) fn origin(view: &View, kind: Kind) -> Hex {
    match kind {
        Kind::Statue(_) => view.board.quarry(),
        Kind::Headdress => view.board.clay_pit(),
    }
}

/// Adds the piece in hand and where it is.
fn held(before: &View, message: Message) -> Message {
    let held = before.phase.carry().map(|it| (it.piece.kind(), it.hex));
    let (kind, hex) = held.unwrap_or((Kind::Headdress, before.board.clay_pit()));
    piece(message, kind, hex)
}

/// Whether a marker comes back when the piece in hand arrives: 1, else 0.
fn marker(before: &View) -> i64 {
    i64::from(before.phase.carry().is_some_and(|it| it.piece.marker().is_some()))
}

fn erect(before: &View, message: Message, site: SiteNo) -> Message {
    let size = before.phase.carry().map_or(Size::Small, |it| it.piece.kind().weight());
    let value = before.board.site(site).statue;
    message
        .with("piece", size_arg(size))
        .with("site", site.number())
        .with("value", value)
        .with("size", size.n())
        .with("points", u32::from(value) * u32::from(size.n()))
        .with("marker", marker(before))
}

fn crown(before: &View, message: Message, site: SiteNo) -> Message {
    let points = before.board.site(site).headdress;
    message.with("site", site.number()).with("points", points).with("marker", marker(before))
}
