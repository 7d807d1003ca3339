//! What a diagram leaves out: everything that is nowhere else.

use rules_core::Seat;

use crate::{
    Giants, HexSet, Kind, Stage,
    data::{MARKERS, SEATS_MAX, TABLETS, WORKERS, n_pedestals},
};

/// What was written down although it can be left out.
#[derive(Default)]
pub(super) struct Explicit {
    /// Whether the pedestals behind a seat's screen were counted.
    pub(super) pedestals: [bool; SEATS_MAX],
}

pub(super) fn fill(game: &mut Giants, explicit: &Explicit) -> Result<(), String> {
    for seat in Seat::all(game.n_seats()) {
        people(game, seat)?;
        markers(game, seat)?;
        if !explicit.pedestals[seat.idx()] {
            let on_sites = game.stands.iter().filter(|it| it.owner() == Some(seat)).count();
            let what = format!("pedestals of seat {seat}");
            game.tribes[seat].behind.pedestals =
                rest(n_pedestals(game.n_seats()), on_sites as u32, &what)?;
        }
    }
    for kind in Kind::ALL {
        pieces(game, kind)?;
    }
    let held = game.tribes.values().iter().map(|it| u32::from(it.tablets)).sum();
    game.tablets = rest(TABLETS, held, "half-tablets")?;
    let is_transport = game.phase.stage() == Stage::Transport;
    game.strong = if is_transport { game.land.strong() } else { [HexSet::EMPTY; 3] };
    Ok(())
}

/// Returns what is left of `all`.
fn rest(all: u8, elsewhere: u32, what: &str) -> Result<u8, String> {
    let left = u32::from(all).checked_sub(elsewhere);
    let left = left.ok_or_else(|| format!("there are {elsewhere} {what}, more than {all}"))?;
    Ok(left as u8)
}

fn people(game: &mut Giants, seat: Seat) -> Result<(), String> {
    let occupied = game.land.occupied();
    let on_map: u8 = occupied.iter().map(|hex| game.land.workers(hex, seat)).sum();
    let has_sorcerer = occupied.iter().any(|hex| game.land.has_sorcerer(hex, seat));
    let has_chief = occupied.iter().any(|hex| game.land.has_chief(hex, seat));
    let tribe = &mut game.tribes[seat];
    let placed = [on_map, tribe.behind.workers, tribe.front.workers].map(u32::from);
    let what = format!("workers of seat {seat}");
    tribe.bag.workers = rest(WORKERS, placed.iter().sum(), &what)?;
    tribe.behind.sorcerer |= !has_sorcerer && !tribe.front.sorcerer;
    tribe.behind.chief |= !has_chief && !tribe.front.chief;
    Ok(())
}

fn markers(game: &mut Giants, seat: Seat) -> Result<(), String> {
    let occupied = game.land.occupied();
    let neutral: u8 = occupied.iter().map(|hex| game.land.neutrals(hex, Some(seat))).sum();
    let in_hand = game.carry().is_some_and(|it| it.piece.marker() == Some(seat));
    let on_pieces = game.markers_on_pieces(seat) + u8::from(in_hand);
    let tribe = &mut game.tribes[seat];
    let placed = [neutral, on_pieces, tribe.behind.markers, tribe.front.markers].map(u32::from);
    let what = format!("markers of seat {seat}");
    tribe.bag.markers = rest(MARKERS, placed.iter().sum(), &what)?;
    Ok(())
}

fn pieces(game: &mut Giants, kind: Kind) -> Result<(), String> {
    let fronts = game.tribes.values().iter().map(|it| u32::from(it.front.n_of(kind))).sum::<u32>();
    let loose = game.pieces.as_slice().iter().filter(|it| it.kind() == kind).count();
    let in_hand = game.carry().is_some_and(|it| it.piece.kind() == kind);
    let (in_tray, on_sites) = match kind {
        Kind::Statue(size) => {
            let n = game.stands.iter().filter(|it| it.statue() == Some(size)).count();
            (game.tray[size.idx()], n)
        }
        Kind::Headdress => (0, game.stands.iter().filter(|it| it.has_headdress()).count()),
    };
    let elsewhere = fronts + (loose + on_sites) as u32 + u32::from(in_tray) + u32::from(in_hand);
    let left = rest(kind.n_made(), elsewhere, &format!("of {kind}"))?;
    match kind {
        Kind::Statue(size) => game.statues[size.idx()] = left,
        Kind::Headdress => game.headdresses = left,
    }
    Ok(())
}
