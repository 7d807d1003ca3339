//! What the store should know about a table without reading its deeds.

use referee::{Awaited, Occupant};
use rules_core::Seat;
use serde::{Deserialize, Serialize};
use store::{Digest, Phase, SeatKind, SeatRow, SeatSet, TableUpdate};

use super::{Sitting, live::ms};

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
    /// Reads what [`update`] wrote; empty if it is something else.
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
    TableUpdate {
        final_record: (is_finished && after.is_over()).then(|| after.table.record().to_string()),
        ..full_update(after)
    }
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

/// Returns the row of a seat.
pub(super) fn seat(sitting: &Sitting, seat: Seat, keys: &[Option<Digest>]) -> SeatRow {
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
        key: keys.get(seat.idx()).copied().flatten(),
    }
}

/// Returns the rows of the seats that a deed changed.
pub(super) fn changed_seats(
    after: &Sitting,
    before: &Sitting,
    keys: &[Option<Digest>],
) -> Vec<SeatRow> {
    let is_changed = |it: &Seat| seat(after, *it, keys) != seat(before, *it, keys);
    let seats = Seat::all(after.table.n_seats()).filter(is_changed);
    seats.map(|it| seat(after, it, keys)).collect()
}
