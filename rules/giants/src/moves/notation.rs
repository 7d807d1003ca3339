//! Move ⇄ text.

use std::{fmt, str::FromStr};

use rules_core::ParseMoveError;

use crate::{Action, Carver, Hex, Kind, Move, Role, Size, UpTo};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Start(seat) => write!(f, "start {seat}"),
            Move::Roll(face) => write!(f, "roll {}", face.n()),
            Move::BidMarkers(n) => write!(f, "bid markers {}", n.n()),
            Move::BidWorkers(n) => write!(f, "bid workers {}", n.n()),
            Move::BidSorcerer(is_bid) => write!(f, "bid sorcerer {}", yes_or_no(*is_bid)),
            Move::BidChief(is_bid) => write!(f, "bid chief {}", yes_or_no(*is_bid)),
            Move::Ready => f.write_str("ready"),
            Move::Carve(size, carver) => write!(f, "carve {} by {}", size.n(), carver_key(*carver)),
            Move::Decline => f.write_str("decline"),
            Move::Place(role) => write!(f, "place {}", role.key()),
            Move::BreakTablet => f.write_str("break tablet"),
            Move::PlaceNeutral => f.write_str("place neutral"),
            Move::PlaceNeutralFrom(hex) => write!(f, "place neutral from {hex}"),
            Move::On(hex) => write!(f, "on {hex}"),
            Move::Logs(n) => write!(f, "logs {}", n.n()),
            Move::Use(action) => write!(f, "use {}", action.key()),
            Move::Reserve(site) => write!(f, "reserve {site}"),
            Move::NoAction => f.write_str("no action"),
            Move::SpendMarker => f.write_str("spend marker"),
            Move::Pass => f.write_str("pass"),
            Move::Put(kind) => write!(f, "put {kind}"),
            Move::Move(kind, hex) => write!(f, "move {kind} at {hex}"),
            Move::Take(kind, hex) => write!(f, "take {kind} at {hex}"),
            Move::To(hex) => write!(f, "to {hex}"),
            Move::Help(seat) => write!(f, "help {seat}"),
            Move::HelpChief(seat) => write!(f, "help {seat} chief"),
            Move::Erect(site) => write!(f, "erect {site}"),
            Move::Crown(site) => write!(f, "crown {site}"),
            Move::Mark => f.write_str("mark"),
            Move::Leave => f.write_str("leave"),
            Move::Done => f.write_str("done"),
            Move::Peek(site) => write!(f, "peek {site}"),
            Move::Unmark(kind, hex) => write!(f, "unmark {kind} at {hex}"),
            Move::Keep => f.write_str("keep"),
        }
    }
}

fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn carver_key(carver: Carver) -> &'static str {
    match carver {
        Carver::Workers => "workers",
        Carver::Chief => "chief",
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        parse(text).ok_or_else(|| ParseMoveError::new(text))
    }
}

fn parse(text: &str) -> Option<Move> {
    let mut words = [""; 5];
    let mut n = 0;
    // Split at single spaces: what is not written as `Display` does is no move.
    for word in text.split(' ') {
        *words.get_mut(n)? = word;
        n += 1;
    }
    Some(match &words[..n] {
        ["start", seat] => Move::Start(seat.parse().ok()?),
        ["roll", n] => Move::Roll(up_to(n)?),
        ["bid", what, n] => bid(what, n)?,
        ["ready"] => Move::Ready,
        ["carve", size, "by", carver] => carve(size, carver)?,
        ["decline"] => Move::Decline,
        ["place", "neutral"] => Move::PlaceNeutral,
        ["place", "neutral", "from", hex] => Move::PlaceNeutralFrom(hex.parse().ok()?),
        ["place", role] => Move::Place(Role::ALL.into_iter().find(|it| it.key() == *role)?),
        ["break", "tablet"] => Move::BreakTablet,
        ["on", hex] => Move::On(hex.parse().ok()?),
        ["logs", n] => Move::Logs(up_to(n)?),
        ["use", action] => Move::Use(Action::ALL.into_iter().find(|it| it.key() == *action)?),
        ["reserve", site] => Move::Reserve(site.parse().ok()?),
        ["no", "action"] => Move::NoAction,
        ["spend", "marker"] => Move::SpendMarker,
        ["pass"] => Move::Pass,
        ["put", kind] => Move::Put(kind.parse().ok()?),
        ["move", kind, "at", hex] => piece(kind, hex, Move::Move)?,
        ["take", kind, "at", hex] => piece(kind, hex, Move::Take)?,
        ["to", hex] => Move::To(hex.parse().ok()?),
        ["help", seat] => Move::Help(seat.parse().ok()?),
        ["help", seat, "chief"] => Move::HelpChief(seat.parse().ok()?),
        ["erect", site] => Move::Erect(site.parse().ok()?),
        ["crown", site] => Move::Crown(site.parse().ok()?),
        ["mark"] => Move::Mark,
        ["leave"] => Move::Leave,
        ["done"] => Move::Done,
        ["peek", site] => Move::Peek(site.parse().ok()?),
        ["unmark", kind, "at", hex] => piece(kind, hex, Move::Unmark)?,
        ["keep"] => Move::Keep,
        _ => return None,
    })
}

fn up_to<const MAX: u8>(text: &str) -> Option<UpTo<MAX>> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => UpTo::new(digit - b'0'),
        _ => None,
    }
}

fn bid(what: &str, n: &str) -> Option<Move> {
    let is_bid = || match n {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    };
    Some(match what {
        "markers" => Move::BidMarkers(up_to(n)?),
        "workers" => Move::BidWorkers(up_to(n)?),
        "sorcerer" => Move::BidSorcerer(is_bid()?),
        "chief" => Move::BidChief(is_bid()?),
        _ => return None,
    })
}

fn carve(size: &str, carver: &str) -> Option<Move> {
    let size = Size::with_n(up_to::<3>(size)?.n())?;
    let carver = [Carver::Workers, Carver::Chief].into_iter().find(|it| carver_key(*it) == carver);
    Some(Move::Carve(size, carver?))
}

fn piece(kind: &str, hex: &str, build: fn(Kind, Hex) -> Move) -> Option<Move> {
    Some(build(kind.parse().ok()?, hex.parse().ok()?))
}
