//! What the store should know about a table without reading its deeds.

use referee::{Awaited, Occupant};
use rules_core::Seat;
use serde::{Deserialize, Serialize};
use store::{Phase, SeatKind, SeatRow, SeatSet, TableUpdate};

use crate::{
    seal::SealKey,
    seat_words::{seat_key_digest, seat_words},
    sitting::Sitting,
    store_time::ms,
};

/// What lists show of a table, beside its seats.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// The moves so far.
    pub n_moves: u32,
    /// The seats that won, once it is over.
    pub winners: Vec<Seat>,
    /// Whether it was closed before its end.
    pub is_closed: bool,
}

impl Summary {
    /// Reads what `update` wrote; empty if it is something else.
    pub fn parse(text: &str) -> Summary {
        serde_json::from_str(text).unwrap_or_default()
    }
}

fn phase(sitting: &Sitting) -> Phase {
    match (sitting.is_closed || sitting.is_over(), sitting.table.is_started()) {
        (true, _) => Phase::Over,
        (false, true) => Phase::Playing,
        (false, false) => Phase::Open,
    }
}

/// Returns what changes in the lists with a deed.
pub(super) fn update(after: &Sitting, before: &Sitting) -> TableUpdate {
    let is_finished = phase(after) == Phase::Over && phase(before) != Phase::Over;
    let record = || after.open_record().ok().map(|it| it.to_string());
    TableUpdate { final_record: is_finished.then(record).flatten(), ..full_update(after) }
}

/// Returns all that lists show of a table.
pub(super) fn full_update(sitting: &Sitting) -> TableUpdate {
    let table = &sitting.table;
    let winners = table.standing().map(|it| it.winners().collect()).unwrap_or_default();
    let summary = Summary { n_moves: table.n_moves(), winners, is_closed: sitting.is_closed };
    let awaited = match table.awaited() {
        Awaited::Seats(seats) if !sitting.is_closed => seats,
        Awaited::Seats(_) | Awaited::Start | Awaited::Chance | Awaited::Nothing => Vec::new(),
    };
    let people = awaited.into_iter().filter(|seat| sitting.is_asked(*seat)).map(|seat| seat.0);
    let is_bot_asked =
        !sitting.is_closed && sitting.pace.delay_ms().is_some() && table.bot_to_move().is_some();
    let wake_at = match is_bot_asked {
        true => Some(table.since()),
        false => sitting.clocks.deadline().map(|(_, at)| at),
    };
    TableUpdate {
        phase: Some(phase(sitting)),
        summary: serde_json::to_string(&summary).ok(),
        awaited: Some(SeatSet::from_iter(people)),
        since: Some(ms(table.since())),
        wake_at: Some(wake_at.map(ms)),
        is_private: None,
        final_record: None,
    }
}

/// Returns the words that bring a seat to another device; none where no person
/// sits.
pub(super) fn words(sitting: &Sitting, seat: Seat, seal_key: &SealKey) -> Option<String> {
    sitting.holder(seat)?;
    let n_claims = sitting.n_claims.get(seat.idx()).copied().unwrap_or(0);
    Some(seat_words(&sitting.id, seal_key.seat_bytes(&sitting.id, seat, n_claims)))
}

/// Returns the row of a seat.
pub(super) fn seat(sitting: &Sitting, seat: Seat, seal_key: &SealKey) -> SeatRow {
    let occupant = sitting.table.occupant(seat);
    let kind = match occupant {
        Occupant::Nobody => SeatKind::Free,
        Occupant::Person { .. } | Occupant::Away { .. } => SeatKind::Person,
        Occupant::Bot { .. } => SeatKind::Bot,
    };
    let strength = || occupant.bot().map_or("", bots::Strength::key).to_owned();
    SeatRow {
        seat: seat.0,
        who: sitting.holder(seat).cloned(),
        name: occupant.name().map_or_else(strength, ToString::to_string),
        kind,
        key: words(sitting, seat, seal_key).map(|words| seat_key_digest(&words)),
    }
}

/// Returns the rows of the seats that a deed changed.
pub(super) fn changed_seats(after: &Sitting, before: &Sitting, seal_key: &SealKey) -> Vec<SeatRow> {
    let is_changed = |it: &Seat| seat(after, *it, seal_key) != seat(before, *it, seal_key);
    let seats = Seat::all(after.table.n_seats()).filter(is_changed);
    seats.map(|it| seat(after, it, seal_key)).collect()
}
