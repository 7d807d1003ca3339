//! State → text.

use std::fmt::Write as _;

use rules_core::{Options as _, Seat};

use crate::{Carry, Giants, Hex, HexSet, Kind, Phase, Piece, SiteNo, Stand, state::Tribe};

pub(crate) fn write(game: &Giants) -> String {
    let mut out = String::new();
    push(&mut out, game).expect("a string takes any text");
    out
}

fn push(out: &mut String, game: &Giants) -> std::fmt::Result {
    writeln!(out, "giants")?;
    writeln!(out, "seats: {}", game.n_seats())?;
    head(out, game)?;
    if game.phase != Phase::Start {
        writeln!(out, "round: {}", game.round)?;
        writeln!(out, "start: {}", game.start)?;
    }
    writeln!(out, "phase: {}", game.phase)?;
    if let Some(carry) = game.carry() {
        writeln!(out, "hand: {}", hand(&carry))?;
        writeln!(out, "route: {}", hexes(game.route))?;
    }
    if let Phase::Carve { .. } = game.phase {
        let seats: Vec<String> =
            game.order.iter().take(game.n_seats().into()).map(ToString::to_string).collect();
        writeln!(out, "order: {}", seats.join(", "))?;
    }
    if !game.cut.is_empty() {
        writeln!(out, "cut: {}", hexes(game.cut))?;
    }
    if game.has_statue_in_tray() {
        let n_of = Kind::ALL.into_iter().zip(game.tray).map(|(kind, n)| (kind.key(), n));
        writeln!(out, "tray: {}", list(n_of))?;
    }
    for (seat, it) in game.tribes.iter() {
        tribe(out, seat, it)?;
    }
    for hex in game.land.occupied() {
        writeln!(out, "hex {hex}: {}", people(game, hex))?;
    }
    for it in game.pieces.as_slice() {
        writeln!(out, "piece: {}", piece(*it))?;
    }
    for (idx, stand) in game.stands.iter().enumerate().filter(|(_, it)| **it != Stand::FREE) {
        writeln!(out, "site {}: {}", SiteNo::with_idx(idx), site(*stand))?;
    }
    Ok(())
}

/// The options and the board.
fn head(out: &mut String, game: &Giants) -> std::fmt::Result {
    let pairs = game.options.pairs().into_iter().filter(|(key, _)| *key != "board");
    let options: Vec<String> = pairs.map(|(key, value)| format!("{key} {value}")).collect();
    if !options.is_empty() {
        writeln!(out, "options: {}", options.join(", "))?;
    }
    let board = &game.options.board;
    match board.key() {
        Some(_) if board.reference().is_empty() => Ok(()),
        Some(key) => writeln!(out, "board: {key}"),
        None => {
            writeln!(out, "board:")?;
            board.text().lines().try_for_each(|line| writeln!(out, "| {line}"))
        }
    }
}

fn hand(carry: &Carry) -> String {
    let put = if carry.is_put { ", put" } else { "" };
    format!("{}{put}, now {}", piece(carry.piece), carry.hex)
}

fn piece(piece: Piece) -> String {
    let marked = piece.marker().map_or(String::new(), |seat| format!(", marked {seat}"));
    let moved = piece.mover().map_or(String::new(), |seat| format!(", moved {seat}"));
    format!("{} at {}{marked}{moved}", piece.kind(), piece.hex())
}

fn hexes(set: HexSet) -> String {
    set.iter().map(|hex| hex.to_string()).collect::<Vec<String>>().join(", ")
}

fn tribe(out: &mut String, seat: Seat, tribe: &Tribe) -> std::fmt::Result {
    let Tribe { behind, front, bid, .. } = tribe;
    let mut words = vec![format!("help {}", tribe.help), format!("tablet {}", tribe.tablets)];
    words.extend(tribe.is_ready.then(|| "ready".to_owned()));
    words.extend(tribe.has_passed.then(|| "passed".to_owned()));
    let peeked = (0..u64::BITS).filter(|bit| tribe.peeked >> bit & 1 == 1);
    words.extend(peeked.map(|bit| format!("peeked {}", bit + 1)));
    writeln!(out, "seat {seat}: {}", words.join(", "))?;
    let behind = [
        ("worker", behind.workers),
        ("sorcerer", behind.sorcerer.into()),
        ("chief", behind.chief.into()),
        ("marker", behind.markers),
        ("log", behind.logs),
        ("pedestal", behind.pedestals),
    ];
    writeln!(out, "  behind: {}", list(behind.into_iter()))?;
    let people = [
        ("worker", front.workers),
        ("sorcerer", front.sorcerer.into()),
        ("chief", front.chief.into()),
        ("marker", front.markers),
    ];
    let pieces = Kind::ALL.into_iter().map(|kind| (kind.key(), front.n_of(kind)));
    let front = list(people.into_iter().chain(pieces));
    if front != "-" {
        writeln!(out, "  front: {front}")?;
    }
    if *bid != Default::default() {
        writeln!(out, "  bid: {bid}")?;
    }
    let idle = [("worker", tribe.idle_hands), ("chief", tribe.is_chief_idle.into())];
    let idle = list(idle.into_iter());
    if idle != "-" {
        writeln!(out, "  idle: {idle}")?;
    }
    Ok(())
}

fn people(game: &Giants, hex: Hex) -> String {
    let land = &game.land;
    let mut words = Vec::new();
    let mut add = |name: String, n: u8| match n {
        0 => {}
        1 => words.push(name),
        _ => words.push(format!("{name} {n}")),
    };
    for seat in Seat::all(game.n_seats()) {
        add(format!("{seat} worker"), land.workers(hex, seat));
        add(format!("{seat} sorcerer"), land.has_sorcerer(hex, seat).into());
        add(format!("{seat} chief"), land.has_chief(hex, seat).into());
        add(format!("{seat} neutral"), land.neutrals(hex, Some(seat)));
    }
    add("neutral".to_owned(), land.neutrals(hex, None));
    add("log".to_owned(), land.logs(hex));
    words.join(", ")
}

fn site(stand: Stand) -> String {
    let owner = stand.owner().map(|seat| seat.to_string());
    let statue = stand.statue().map(|size| Kind::Statue(size).key().to_owned());
    let headdress = stand.has_headdress().then(|| "headdress".to_owned());
    let new = stand.is_new().then(|| "new".to_owned());
    [owner, statue, headdress, new].into_iter().flatten().collect::<Vec<String>>().join(", ")
}

fn list<'a>(items: impl Iterator<Item = (&'a str, u8)>) -> String {
    let items = items.filter(|(_, n)| *n > 0);
    let items = items.map(|(key, n)| if n == 1 { key.to_owned() } else { format!("{key} {n}") });
    let text = items.collect::<Vec<String>>().join(", ");
    if text.is_empty() { "-".to_owned() } else { text }
}
