//! What the store keeps about a table beside its events, for lists.

use referee::{Awaited, Occupant};
use rules_core::Seat;
use serde::{Deserialize, Serialize};
use store::{Phase, SeatKind, SeatRow, SeatSet, TableUpdate};

use crate::{
    seal::SealKey,
    seat_words::{seat_key_digest, seat_words},
    state::TableState,
};

/// What lists show about a table, besides its seats.
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
    /// Reads what `update` wrote; returns an empty one if it can't be read.
    pub fn parse(text: &str) -> Summary {
        serde_json::from_str(text).unwrap_or_default()
    }
}

fn phase(state: &TableState) -> Phase {
    match (state.is_closed || state.is_over(), state.table.is_started()) {
        (true, _) => Phase::Over,
        (false, true) => Phase::Playing,
        (false, false) => Phase::Open,
    }
}

/// Returns how an event changes the lists.
pub(super) fn update(after: &TableState, before: &TableState) -> TableUpdate {
    let is_finished = phase(after) == Phase::Over && phase(before) != Phase::Over;
    let record = || after.open_record().ok().map(|it| it.to_string());
    TableUpdate { final_record: is_finished.then(record).flatten(), ..full_update(after) }
}

/// Returns everything that lists show about a table.
pub(super) fn full_update(state: &TableState) -> TableUpdate {
    let table = &state.table;
    let winners = table.standing().map(|it| it.winners().collect()).unwrap_or_default();
    let summary = Summary { n_moves: table.n_moves(), winners, is_closed: state.is_closed };
    let awaited = match table.awaited() {
        Awaited::Seats(seats) if !state.is_closed => seats,
        Awaited::Seats(_) | Awaited::Start | Awaited::Chance | Awaited::Nothing => Vec::new(),
    };
    let people = awaited.into_iter().filter(|seat| state.is_asked(*seat)).map(|seat| seat.0);
    let is_bot_asked =
        !state.is_closed && state.pace.delay_ms().is_some() && table.bot_to_move().is_some();
    let wake_at = match is_bot_asked {
        true => Some(table.since()),
        false => state.clocks.deadline().map(|(_, at)| at),
    };
    TableUpdate {
        phase: Some(phase(state)),
        summary: serde_json::to_string(&summary).ok(),
        awaited: Some(SeatSet::from_iter(people)),
        since: Some(table.since()),
        wake_at: Some(wake_at),
        is_private: None,
        final_record: None,
    }
}

/// Returns the words that move a seat to another device; none if no person sits
/// there.
pub(super) fn words(state: &TableState, seat: Seat, seal_key: &SealKey) -> Option<String> {
    state.holder(seat)?;
    let n_claims = state.n_claims.get(seat.idx()).copied().unwrap_or(0);
    Some(seat_words(&state.id, seal_key.seat_bytes(&state.id, seat, n_claims)))
}

/// Returns the row of a seat.
pub(super) fn seat(state: &TableState, seat: Seat, seal_key: &SealKey) -> SeatRow {
    let occupant = state.table.occupant(seat);
    let kind = match occupant {
        Occupant::Nobody => SeatKind::Free,
        Occupant::Person { .. } | Occupant::Away { .. } => SeatKind::Person,
        Occupant::Bot { .. } => SeatKind::Bot,
    };
    let strength = || occupant.bot().map_or("", bots::Strength::key).to_owned();
    SeatRow {
        seat: seat.0,
        who: state.holder(seat).cloned(),
        name: occupant.name().map_or_else(strength, ToString::to_string),
        kind,
        key: words(state, seat, seal_key).map(|words| seat_key_digest(&words)),
    }
}

/// Returns the rows of the seats that an event changed.
pub(super) fn changed_seats(
    after: &TableState,
    before: &TableState,
    seal_key: &SealKey,
) -> Vec<SeatRow> {
    let is_changed = |it: &Seat| seat(after, *it, seal_key) != seat(before, *it, seal_key);
    let seats = Seat::all(after.table.n_seats()).filter(is_changed);
    seats.map(|it| seat(after, it, seal_key)).collect()
}
