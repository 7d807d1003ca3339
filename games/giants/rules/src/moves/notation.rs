//! Move ⇄ text.

use std::{fmt, str::FromStr};

use rules_core::ParseMoveError;

use crate::{
    Action, BidMove, CarveMove, Carver, ChanceMove, CleanUpMove, Hex, Kind, Move, PlaceMove, Role,
    Size, TransportMove, UpTo,
};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Chance(mv) => mv.fmt(f),
            Move::Bid(mv) => mv.fmt(f),
            Move::Carve(mv) => mv.fmt(f),
            Move::Place(mv) => mv.fmt(f),
            Move::Transport(mv) => mv.fmt(f),
            Move::Peek(site) => write!(f, "peek {site}"),
            Move::CleanUp(mv) => mv.fmt(f),
        }
    }
}

impl fmt::Display for ChanceMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChanceMove::Start(seat) => write!(f, "start {seat}"),
            ChanceMove::Roll(face) => write!(f, "roll {}", face.n()),
        }
    }
}

impl fmt::Display for BidMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BidMove::Markers(n) => write!(f, "bid markers {}", n.n()),
            BidMove::Workers(n) => write!(f, "bid workers {}", n.n()),
            BidMove::Sorcerer(is_bid) => write!(f, "bid sorcerer {}", yes_or_no(*is_bid)),
            BidMove::Chief(is_bid) => write!(f, "bid chief {}", yes_or_no(*is_bid)),
            BidMove::Ready => f.write_str("ready"),
        }
    }
}

impl fmt::Display for CarveMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CarveMove::Statue(size, carver) => {
                write!(f, "carve {} by {}", size.n(), carver_key(*carver))
            }
            CarveMove::Decline => f.write_str("decline"),
        }
    }
}

impl fmt::Display for PlaceMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlaceMove::Member(role) => write!(f, "place {}", role.key()),
            PlaceMove::BreakTablet => f.write_str("break tablet"),
            PlaceMove::Neutral => f.write_str("place neutral"),
            PlaceMove::NeutralFrom(hex) => write!(f, "place neutral from {hex}"),
            PlaceMove::On(hex) => write!(f, "on {hex}"),
            PlaceMove::Logs(n) => write!(f, "logs {}", n.n()),
            PlaceMove::Use(action) => write!(f, "use {}", action.key()),
            PlaceMove::Reserve(site) => write!(f, "reserve {site}"),
            PlaceMove::NoAction => f.write_str("no action"),
            PlaceMove::SpendMarker => f.write_str("spend marker"),
            PlaceMove::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for TransportMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TransportMove::Put(kind) => write!(f, "put {kind}"),
            TransportMove::Move(kind, hex) => write!(f, "move {kind} at {hex}"),
            TransportMove::Take(kind, hex) => write!(f, "take {kind} at {hex}"),
            TransportMove::To(hex) => write!(f, "to {hex}"),
            TransportMove::Help(seat) => write!(f, "help {seat}"),
            TransportMove::HelpChief(seat) => write!(f, "help {seat} chief"),
            TransportMove::Erect(site) => write!(f, "erect {site}"),
            TransportMove::Crown(site) => write!(f, "crown {site}"),
            TransportMove::Mark => f.write_str("mark"),
            TransportMove::Leave => f.write_str("leave"),
            TransportMove::Done => f.write_str("done"),
        }
    }
}

impl fmt::Display for CleanUpMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CleanUpMove::Unmark(kind, hex) => write!(f, "unmark {kind} at {hex}"),
            CleanUpMove::Keep => f.write_str("keep"),
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
        ["start", seat] => Move::Chance(ChanceMove::Start(seat.parse().ok()?)),
        ["roll", n] => Move::Chance(ChanceMove::Roll(up_to(n)?)),
        ["bid", what, n] => Move::Bid(bid(what, n)?),
        ["ready"] => Move::Bid(BidMove::Ready),
        ["carve", size, "by", carver] => Move::Carve(carve(size, carver)?),
        ["decline"] => Move::Carve(CarveMove::Decline),
        ["place", "neutral"] => Move::Place(PlaceMove::Neutral),
        ["place", "neutral", "from", hex] => Move::Place(PlaceMove::NeutralFrom(hex.parse().ok()?)),
        ["place", role] => {
            Move::Place(PlaceMove::Member(Role::ALL.into_iter().find(|it| it.key() == *role)?))
        }
        ["break", "tablet"] => Move::Place(PlaceMove::BreakTablet),
        ["on", hex] => Move::Place(PlaceMove::On(hex.parse().ok()?)),
        ["logs", n] => Move::Place(PlaceMove::Logs(up_to(n)?)),
        ["use", action] => {
            Move::Place(PlaceMove::Use(Action::ALL.into_iter().find(|it| it.key() == *action)?))
        }
        ["reserve", site] => Move::Place(PlaceMove::Reserve(site.parse().ok()?)),
        ["no", "action"] => Move::Place(PlaceMove::NoAction),
        ["spend", "marker"] => Move::Place(PlaceMove::SpendMarker),
        ["pass"] => Move::Place(PlaceMove::Pass),
        ["put", kind] => Move::Transport(TransportMove::Put(kind.parse().ok()?)),
        ["move", kind, "at", hex] => Move::Transport(piece(kind, hex, TransportMove::Move)?),
        ["take", kind, "at", hex] => Move::Transport(piece(kind, hex, TransportMove::Take)?),
        ["to", hex] => Move::Transport(TransportMove::To(hex.parse().ok()?)),
        ["help", seat] => Move::Transport(TransportMove::Help(seat.parse().ok()?)),
        ["help", seat, "chief"] => Move::Transport(TransportMove::HelpChief(seat.parse().ok()?)),
        ["erect", site] => Move::Transport(TransportMove::Erect(site.parse().ok()?)),
        ["crown", site] => Move::Transport(TransportMove::Crown(site.parse().ok()?)),
        ["mark"] => Move::Transport(TransportMove::Mark),
        ["leave"] => Move::Transport(TransportMove::Leave),
        ["done"] => Move::Transport(TransportMove::Done),
        ["peek", site] => Move::Peek(site.parse().ok()?),
        ["unmark", kind, "at", hex] => Move::CleanUp(piece(kind, hex, CleanUpMove::Unmark)?),
        ["keep"] => Move::CleanUp(CleanUpMove::Keep),
        _ => return None,
    })
}

fn up_to<const MAX: u8>(text: &str) -> Option<UpTo<MAX>> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => UpTo::new(digit - b'0'),
        _ => None,
    }
}

fn bid(what: &str, n: &str) -> Option<BidMove> {
    let is_bid = || match n {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    };
    Some(match what {
        "markers" => BidMove::Markers(up_to(n)?),
        "workers" => BidMove::Workers(up_to(n)?),
        "sorcerer" => BidMove::Sorcerer(is_bid()?),
        "chief" => BidMove::Chief(is_bid()?),
        _ => return None,
    })
}

fn carve(size: &str, carver: &str) -> Option<CarveMove> {
    let size = Size::with_n(up_to::<3>(size)?.n())?;
    let carver = [Carver::Workers, Carver::Chief].into_iter().find(|it| carver_key(*it) == carver);
    Some(CarveMove::Statue(size, carver?))
}

fn piece<T>(kind: &str, hex: &str, build: fn(Kind, Hex) -> T) -> Option<T> {
    Some(build(kind.parse().ok()?, hex.parse().ok()?))
}
