//! What holds in every reachable state: nothing is lost, nothing doubled.

mod phase;

use rules_core::Seat;

use crate::{
    Giants, HexSet, Kind, Piece, Stand,
    data::{LOGS_ON_HEX_MAX, MARKERS, NEUTRALS, TABLETS, WORKERS, n_pedestals},
};

type Check = Result<(), String>;

pub(crate) fn check(game: &Giants) -> Check {
    for seat in Seat::all(game.n_seats()) {
        people(game, seat)?;
        markers_and_pedestals(game, seat)?;
    }
    for kind in Kind::ALL {
        pieces(game, kind)?;
    }
    hexes(game)?;
    sites(game)?;
    logs_and_tablets(game)?;
    phase::phase(game)
}

fn require(holds: bool, message: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(message()) }
}

fn people(game: &Giants, seat: Seat) -> Check {
    let tribe = &game.tribes[seat];
    let land = game.options.board.land();
    let on_map: u8 = land.iter().map(|hex| game.land.workers(hex, seat)).sum();
    let n = tribe.behind.workers + tribe.front.workers + tribe.bag.workers + on_map;
    require(n == WORKERS, || format!("seat {seat} has {n} workers and not {WORKERS}"))?;
    let count = |is_on: &dyn Fn(crate::Hex) -> bool| land.iter().filter(|it| is_on(*it)).count();
    let n = count(&|hex| game.land.has_sorcerer(hex, seat))
        + usize::from(tribe.behind.sorcerer)
        + usize::from(tribe.front.sorcerer);
    require(n == 1, || format!("seat {seat} has {n} sorcerers and not 1"))?;
    let n = count(&|hex| game.land.has_chief(hex, seat))
        + usize::from(tribe.behind.chief)
        + usize::from(tribe.front.chief);
    require(n == 1, || format!("seat {seat} has {n} chiefs and not 1"))
}

fn markers_and_pedestals(game: &Giants, seat: Seat) -> Check {
    let tribe = &game.tribes[seat];
    let land = game.options.board.land();
    let neutral: u8 = land.iter().map(|hex| game.land.neutrals(hex, Some(seat))).sum();
    let in_hand = game.carry().is_some_and(|it| it.piece.marker() == Some(seat));
    let n = tribe.behind.markers
        + tribe.front.markers
        + tribe.bag.markers
        + game.markers_on_pieces(seat)
        + neutral
        + u8::from(in_hand);
    require(n == MARKERS, || format!("seat {seat} has {n} markers and not {MARKERS}"))?;
    let on_sites = game.stands.iter().filter(|it| it.owner() == Some(seat)).count() as u8;
    let (n, expected) = (tribe.behind.pedestals + on_sites, n_pedestals(game.n_seats()));
    require(n == expected, || format!("seat {seat} has {n} pedestals and not {expected}"))
}

fn pieces(game: &Giants, kind: Kind) -> Check {
    let fronts: u8 = game.tribes.values().iter().map(|it| it.front.n_of(kind)).sum();
    let loose = game.pieces.as_slice().iter().filter(|it| it.kind() == kind).count() as u8;
    let (in_tray, on_sites) = match kind {
        Kind::Statue(size) => {
            let is_it = |it: &&Stand| it.statue() == Some(size);
            (game.tray[size.idx()], game.stands.iter().filter(is_it).count())
        }
        Kind::Headdress => (0, game.stands.iter().filter(|it| it.has_headdress()).count()),
    };
    let in_hand = game.carry().is_some_and(|it| it.piece.kind() == kind);
    let n = game.supply(kind) + in_tray + fronts + loose + on_sites as u8 + u8::from(in_hand);
    let expected = kind.n_made();
    require(n == expected, || format!("there are {n} of {kind} and not {expected}"))
}

fn hexes(game: &Giants) -> Check {
    let land = game.options.board.land();
    require(game.land.is_sound(), || "the hexes are miscounted".to_owned())?;
    let occupied = game.land.occupied();
    require(occupied.without(land).is_empty(), || "somebody stands in the sea".to_owned())?;
    for hex in occupied {
        let logs = game.land.logs(hex);
        require(logs <= LOGS_ON_HEX_MAX, || format!("more than 2 logs lie on {hex}"))?;
        let seats = || Seat::all(game.n_seats());
        let is_hand = |seat| game.land.workers(hex, seat) > 0 || game.land.has_sorcerer(hex, seat);
        let has_hand = seats().any(is_hand) || game.land.n_neutrals(hex) > 0;
        require(logs == 0 || has_hand, || format!("logs lie on {hex} without a worker"))?;
    }
    if game.n_seats() == 2 {
        let n = game.n_neutrals_on_map();
        require(n <= NEUTRALS, || format!("{n} neutral workers are on the map"))?;
    }
    let is_sound = |it: &Piece| {
        let seats = [it.marker(), it.mover()].into_iter().flatten();
        land.contains(it.hex()) && seats.into_iter().all(|seat| seat.0 < game.n_seats())
    };
    require(game.pieces.as_slice().iter().all(is_sound), || "a piece lies in the sea".to_owned())
}

fn sites(game: &Giants) -> Check {
    let n_sites = game.options.board.sites().len();
    for (idx, stand) in game.stands.iter().enumerate() {
        let is_sound = match (stand.owner(), stand.statue()) {
            (None, None) => *stand == Stand::FREE,
            (None, Some(_)) => false,
            (Some(_), None) => !stand.has_headdress() && !stand.is_new(),
            (Some(seat), Some(_)) => seat.0 < game.n_seats(),
        };
        let is_there = idx < n_sites || *stand == Stand::FREE;
        require(is_sound && is_there, || format!("site {} can't be so", idx + 1))?;
    }
    let peeked = game.tribes.values().iter().fold(0, |all, it| all | it.peeked);
    let is_face_down = |idx: usize| game.stands[idx].statue().is_some();
    let is_sound = (0..u64::BITS as usize)
        .filter(|idx| peeked >> idx & 1 == 1)
        .all(|idx| idx < n_sites && is_face_down(idx));
    require(is_sound, || "somebody has peeked where nothing is face down".to_owned())
}

fn logs_and_tablets(game: &Giants) -> Check {
    let forests: HexSet = game.options.board.forests().iter().map(|(hex, _)| *hex).collect();
    require(game.cut.without(forests).is_empty(), || "no forest stood there".to_owned())?;
    let land = game.options.board.land();
    let on_map: u32 = land.iter().map(|hex| u32::from(game.land.logs(hex))).sum();
    let behind: u32 = game.tribes.values().iter().map(|it| u32::from(it.behind.logs)).sum();
    let (n, cut) = (on_map + behind, u32::from(game.logs_cut()));
    require(n <= cut, || format!("there are {n} logs, the cut forests gave {cut}"))?;
    let held: u32 = game.tribes.values().iter().map(|it| u32::from(it.tablets)).sum();
    let n = held + u32::from(game.tablets);
    require(n == TABLETS.into(), || format!("there are {n} half-tablets and not {TABLETS}"))
}
