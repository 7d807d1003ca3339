//! The values of the lines of a diagram.

use rules_core::{DiagramError, Seat};

use super::{COUNT_MAX, Hand};
use crate::{
    BidStep, Carry, Giants, Hex, HexSet, Kind, Phase, Piece, Placed, Role, SiteNo, Stand,
    data::{LOGS_ON_HEX_MAX, MARKERS, NEUTRALS, SITES_MAX, TABLETS, WORKERS},
    line::Line,
    state::Tribe,
};

type Read<T = ()> = Result<T, DiagramError>;

const POINTS_MAX: u32 = 9_999_999;
const LOGS_MAX: u8 = crate::data::LOGS;
const PIECE: &str = "a piece such as \"statue-2 at F6\", \"marked a\" or \"moved a\" after it";
const PHASES: &str = "start, roll 3, bid a markers, carve 1 0, place a, place a worker, place a \
                      worker on F6 logs, place a sorcerer on F6 action, transport a, transport a \
                      done 1, carry a, help a to F6 left 2 after b 1, clean-up a or over";

/// The items of a list separated by commas; `-` is an empty list.
pub(super) fn parts(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim).filter(|part| !part.is_empty() && *part != "-")
}

pub(super) fn seat(line: Line<'_>, text: &str, n_seats: u8) -> Read<Seat> {
    let seat = text.trim().parse().ok().filter(|seat: &Seat| seat.0 < n_seats);
    seat.ok_or_else(|| {
        line.error(text, format!("a seat from a to {}", Seat(n_seats.saturating_sub(1))))
    })
}

pub(super) fn hexes(line: Line<'_>, value: &str) -> Read<HexSet> {
    parts(value).map(|part| line.parsed::<Hex>(part, "a hex such as F6")).collect()
}

/// Reads `worker` or `worker 2`.
fn counted<'a>(line: Line<'_>, part: &'a str, max: u8) -> Read<(&'a str, u8)> {
    match part.split_once(' ') {
        Some((name, n)) => Ok((name, line.number(n, 0, max)?)),
        None => Ok((part, 1)),
    }
}

/// Reads `statue-2 at F6, marked a, moved a`.
pub(super) fn piece(line: Line<'_>, value: &str, n_seats: u8) -> Read<Piece> {
    let mut parts = parts(value);
    let place = parts.next().unwrap_or(value);
    let Some((kind, hex)) = place.split_once(" at ") else { return Err(line.error(place, PIECE)) };
    let kind: Kind = line.parsed(kind, "statue-1, statue-2, statue-3 or headdress")?;
    let hex: Hex = line.parsed(hex, "a hex such as F6")?;
    let (mut marker, mut mover) = (None, None);
    for part in parts {
        match part.split_once(' ') {
            Some(("marked", name)) => marker = Some(seat(line, name, n_seats)?),
            Some(("moved", name)) => mover = Some(seat(line, name, n_seats)?),
            _ => return Err(line.error(part, "\"marked a\" or \"moved a\"")),
        }
    }
    Ok(Piece::new(kind, hex, marker, mover))
}

/// Reads a piece with `put` and `now F6` after it.
pub(super) fn hand(line: Line<'_>, value: &str, n_seats: u8) -> Read<Hand> {
    let is_own = |part: &&str| *part == "put" || part.starts_with("now ");
    let rest: Vec<&str> = parts(value).filter(|part| !is_own(part)).collect();
    let piece = piece(line, &rest.join(", "), n_seats).map_err(|_| line.error(value, PIECE))?;
    let mut hand = Hand { piece, is_put: false, hex: piece.hex() };
    for part in parts(value).filter(is_own) {
        match part.strip_prefix("now ") {
            Some(hex) => hand.hex = line.parsed(hex, "a hex such as F6")?,
            None => hand.is_put = true,
        }
    }
    Ok(hand)
}

pub(super) fn order(game: &mut Giants, line: Line<'_>, value: &str) -> Read {
    for (idx, part) in parts(value).enumerate() {
        let named = seat(line, part, game.n_seats())?;
        let place = game.order.get_mut(idx);
        *place.ok_or_else(|| line.error(part, "each seat once"))? = named;
    }
    Ok(())
}

pub(super) fn tray(game: &mut Giants, line: Line<'_>, value: &str) -> Read {
    for part in parts(value) {
        let (name, n) = counted(line, part, COUNT_MAX)?;
        match name.parse() {
            Ok(Kind::Statue(size)) => game.tray[size.idx()] = n,
            _ => return Err(line.error(part, "statue-1, statue-2 or statue-3")),
        }
    }
    Ok(())
}

/// Reads `help 12, tablet 2, passed`.
pub(super) fn tribe(tribe: &mut Tribe, line: Line<'_>, value: &str) -> Read {
    for part in parts(value) {
        match part.split_once(' ').unwrap_or((part, "1")) {
            ("help", n) => tribe.help = line.number(n, 0, POINTS_MAX)?,
            ("tablet", n) => tribe.tablets = line.number(n, 0, TABLETS)?,
            ("ready", "1") => tribe.is_ready = true,
            ("passed", "1") => tribe.has_passed = true,
            ("peeked", n) => tribe.peeked |= 1 << (line.number(n, 1, SITES_MAX)? - 1),
            _ => return Err(line.error(part, "help 12, tablet 2, ready, passed or peeked 7")),
        }
    }
    Ok(())
}

pub(super) fn behind(
    tribe: &mut Tribe,
    counts_pedestals: &mut bool,
    line: Line<'_>,
    value: &str,
) -> Read {
    let behind = &mut tribe.behind;
    for part in parts(value) {
        let (name, n) = counted(line, part, LOGS_MAX)?;
        match name {
            "worker" => behind.workers = line_max(line, part, n, WORKERS)?,
            "sorcerer" => behind.sorcerer = line_max(line, part, n, 1)? > 0,
            "chief" => behind.chief = line_max(line, part, n, 1)? > 0,
            "marker" => behind.markers = line_max(line, part, n, MARKERS)?,
            "log" => behind.logs = n,
            "pedestal" => {
                behind.pedestals = n;
                *counts_pedestals = true;
            }
            _ => {
                let expected = "worker, sorcerer, chief, marker, log or pedestal";
                return Err(line.error(part, expected));
            }
        }
    }
    Ok(())
}

fn line_max(line: Line<'_>, part: &str, n: u8, max: u8) -> Read<u8> {
    if n <= max { Ok(n) } else { Err(line.error(part, format!("at most {max}"))) }
}

pub(super) fn front(tribe: &mut Tribe, line: Line<'_>, value: &str) -> Read {
    let front = &mut tribe.front;
    for part in parts(value) {
        let (name, n) = counted(line, part, COUNT_MAX)?;
        match name {
            "worker" => front.workers = line_max(line, part, n, WORKERS)?,
            "sorcerer" => front.sorcerer = line_max(line, part, n, 1)? > 0,
            "chief" => front.chief = line_max(line, part, n, 1)? > 0,
            "marker" => front.markers = line_max(line, part, n, MARKERS)?,
            _ => {
                let expected = "worker, sorcerer, chief, marker, statue-1, statue-2, statue-3 or \
                                headdress";
                *front.n_of_mut(line.parsed(name, expected)?) = n;
            }
        }
    }
    Ok(())
}

pub(super) fn bid(tribe: &mut Tribe, line: Line<'_>, value: &str) -> Read {
    for part in parts(value) {
        let (name, n) = counted(line, part, WORKERS)?;
        match name {
            "marker" => tribe.bid.markers = n,
            "worker" => tribe.bid.workers = n,
            "sorcerer" => tribe.bid.sorcerer = line_max(line, part, n, 1)? > 0,
            "chief" => tribe.bid.chief = line_max(line, part, n, 1)? > 0,
            _ => return Err(line.error(part, "marker, worker, sorcerer or chief")),
        }
    }
    Ok(())
}

pub(super) fn idle(tribe: &mut Tribe, line: Line<'_>, value: &str) -> Read {
    for part in parts(value) {
        let (name, n) = counted(line, part, WORKERS + 1)?;
        match name {
            "worker" => tribe.idle_hands = n,
            "chief" => tribe.is_chief_idle = line_max(line, part, n, 1)? > 0,
            _ => return Err(line.error(part, "worker (or sorcerer, counted together) or chief")),
        }
    }
    Ok(())
}

/// Reads `a worker 2, b chief, neutral, a neutral, log 2`.
pub(super) fn people(game: &mut Giants, line: Line<'_>, hex: Hex, value: &str) -> Read {
    if !game.options.board.land().contains(hex) {
        return Err(line.complain(value, format!("{hex} lies in the sea")));
    }
    for part in parts(value) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let count = |n: &str, max: u8| line.number(n, 0, max);
        match words[..] {
            ["log"] => logs(game, line, hex, part, 1)?,
            ["log", n] => logs(game, line, hex, part, count(n, LOGS_ON_HEX_MAX)?)?,
            ["neutral"] => neutrals(game, line, hex, part, (None, 1))?,
            ["neutral", n] if n.parse::<u8>().is_ok() => {
                neutrals(game, line, hex, part, (None, count(n, NEUTRALS)?))?;
            }
            [owner, who, ref n @ ..] if n.len() < 2 => {
                let owner = seat(line, owner, game.n_seats())?;
                let n = n.first().map_or(Ok(1), |n| count(n, WORKERS))?;
                match Role::ALL.into_iter().find(|it| it.key() == who) {
                    Some(role) => members(game, line, hex, part, (owner, role, n))?,
                    None if who == "neutral" => {
                        neutrals(game, line, hex, part, (Some(owner), n))?;
                    }
                    None => return Err(line.error(who, "worker, sorcerer, chief or neutral")),
                }
            }
            _ => {
                let expected = "people or logs: \"a worker 2\", \"neutral\", \"log\"";
                return Err(line.error(part, expected));
            }
        }
    }
    Ok(())
}

fn logs(game: &mut Giants, line: Line<'_>, hex: Hex, part: &str, n: u8) -> Read {
    line_max(line, part, game.land.logs(hex) + n, LOGS_ON_HEX_MAX)?;
    game.land.lay_logs(hex, n);
    Ok(())
}

fn neutrals(
    game: &mut Giants,
    line: Line<'_>,
    hex: Hex,
    part: &str,
    (marker, n): (Option<Seat>, u8),
) -> Read {
    if game.n_seats() != 2 {
        return Err(line.complain(part, "neutral workers are for two seats"));
    }
    line_max(line, part, game.n_neutrals_on_map() + n, NEUTRALS)?;
    (0..n).for_each(|_| game.land.add_neutral(hex, marker));
    Ok(())
}

fn members(
    game: &mut Giants,
    line: Line<'_>,
    hex: Hex,
    part: &str,
    (seat, role, n): (Seat, Role, u8),
) -> Read {
    let has = match role {
        Role::Worker => game.land.workers(hex, seat),
        Role::Sorcerer => game.land.has_sorcerer(hex, seat).into(),
        Role::Chief => game.land.has_chief(hex, seat).into(),
    };
    let max = if role == Role::Worker { WORKERS } else { 1 };
    line_max(line, part, has + n, max)?;
    (0..n).for_each(|_| game.land.add(hex, seat, role));
    Ok(())
}

/// Reads `a, statue-2, headdress, new`.
pub(super) fn site(game: &mut Giants, line: Line<'_>, site: SiteNo, value: &str) -> Read {
    let n_sites = game.options.board.sites().len();
    if n_sites <= site.idx() {
        return Err(line.complain(value, format!("the board has {n_sites} sites")));
    }
    let mut parts = parts(value);
    let mut stand = Stand::reserved(seat(line, parts.next().unwrap_or(value), game.n_seats())?);
    let mut is_new = false;
    for part in parts {
        match part.parse() {
            Ok(Kind::Statue(size)) if stand.statue().is_none() => stand = stand.with_statue(size),
            Ok(Kind::Headdress) => stand = stand.with_headdress(),
            Err(()) if part == "new" => is_new = true,
            _ => {
                return Err(
                    line.error(part, "one statue-1, statue-2 or statue-3, headdress or new")
                );
            }
        }
    }
    if is_new && stand.statue().is_none() {
        return Err(line.complain(value, "only a statue can be new"));
    }
    game.stands[site.idx()] = if is_new { stand } else { stand.aged() };
    Ok(())
}

pub(super) fn phase(game: &Giants, line: Line<'_>, value: &str, hand: Option<Hand>) -> Read<Phase> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let at = |text: &str| seat(line, text, game.n_seats());
    let n = |text: &str| line.number(text, 0, 9_u8);
    let hex = |text: &str| line.parsed::<Hex>(text, "a hex such as F6");
    let carry = |text: &str| {
        let lacks = || line.complain(text, "a line \"hand: statue-2 at F6\" is missing");
        let Hand { piece, is_put, hex } = hand.ok_or_else(lacks)?;
        Ok::<_, DiagramError>(Carry { seat: at(text)?, piece, is_put, hex })
    };
    Ok(match words[..] {
        ["start"] => Phase::Start,
        ["roll", left] => Phase::Roll { n_left: n(left)? },
        ["bid", seat, step] => Phase::Bid { seat: at(seat)?, step: step_of(line, step)? },
        ["carve", place, carved] => {
            Phase::Carve { place: line.number(place, 1, 5_u8)? - 1, n_carved: n(carved)? }
        }
        ["place", seat] => Phase::Place(at(seat)?),
        ["place", seat, who] => Phase::PlaceOn { seat: at(seat)?, who: placed(line, who)? },
        ["place", seat, who, "on", place, "logs"] => {
            Phase::PlaceLogs { seat: at(seat)?, who: placed(line, who)?, hex: hex(place)? }
        }
        ["place", seat, who, "on", place, "action"] => {
            Phase::PlaceAction { seat: at(seat)?, who: placed(line, who)?, hex: hex(place)? }
        }
        ["transport", seat] => Phase::Transport { seat: at(seat)?, n_done: 0 },
        ["transport", seat, "done", done] => Phase::Transport { seat: at(seat)?, n_done: n(done)? },
        ["carry", seat] => Phase::Carry(carry(seat)?),
        ["help", seat, "to", place, "left", left, "after", helper, taken] => Phase::Help {
            carry: carry(seat)?,
            hex: hex(place)?,
            n_left: n(left)?,
            helper: at(helper)?,
            n_taken: n(taken)?,
        },
        ["clean-up", seat] => Phase::CleanUp(at(seat)?),
        ["over"] => Phase::Over,
        _ => return Err(line.error(value, PHASES)),
    })
}

fn step_of(line: Line<'_>, text: &str) -> Read<BidStep> {
    let step = BidStep::ALL.into_iter().find(|it| it.key() == text);
    step.ok_or_else(|| line.error(text, "markers, workers, sorcerer, chief or ready"))
}

fn placed(line: Line<'_>, text: &str) -> Read<Placed> {
    Ok(match text {
        "worker" => Placed::Worker,
        "sorcerer" => Placed::Sorcerer,
        "chief" => Placed::Chief,
        "breaker" => Placed::Breaker,
        "neutral" => Placed::Neutral,
        _ => match text.strip_prefix("neutral-from-") {
            Some(hex) => Placed::NeutralFrom(line.parsed(hex, "a hex such as F6")?),
            None => {
                let expected = "worker, sorcerer, chief, breaker, neutral or neutral-from-F6";
                return Err(line.error(text, expected));
            }
        },
    })
}
