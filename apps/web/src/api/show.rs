//! Tables as JSON: what one viewer may know of them.

use axum::{
    Json,
    response::{IntoResponse as _, Response},
};
use catalog::{Advice, Advised, Entry};
use referee::{Absence, Awaited, LogItem, Occupant, TableView};
use rules_core::{OptionSpec, Seat, Standing, Values, Viewer};
use serde_json::{Value, json};
use store::{Phase, SeatKind, TableHead};
use tables::{ClockRule, Screen, Snapshot, Summary, TableHandle, TableState};
use words::{Message, Speaker};

use crate::handlers::{
    App, Caller, Visitor,
    model::{code, names, table_names},
};

/// Answers with JSON.
pub(super) fn answer(value: Value) -> Response {
    Json(value).into_response()
}

/// Returns a game with all that can be chosen before it.
pub(super) fn game(entry: &Entry, caller: &Caller) -> Value {
    let speaker = catalog::speaker(caller.lang, Vec::new());
    let key = entry.key();
    let option = |spec: &OptionSpec| {
        let (values, len_max) = match spec.values {
            Values::OneOf(values) => (Some(values), None),
            Values::Text { len_max } => (None, Some(len_max)),
        };
        json!({
            "key": spec.key,
            "about": speaker.say(&Message::new(format!("{key}-option-{}-help", spec.key))),
            "rule": spec.rule,
            "values": values,
            "len_max": len_max,
        })
    };
    json!({
        "key": key,
        "title": speaker.say(&words::title(key)),
        "about": speaker.say(&words::blurb(key)),
        "n_seats_min": entry.facts.n_seats_min,
        "n_seats_max": entry.facts.n_seats_max,
        "rules": format!("/rules/{key}"),
        "options": entry.options.iter().map(option).collect::<Vec<_>>(),
    })
}

/// Returns a table as lists know it.
pub(super) fn row(app: &App, head: &TableHead, visitor: &Visitor) -> Value {
    let seat = |row: &store::SeatRow| {
        let kind = match row.kind {
            SeatKind::Free => "free",
            SeatKind::Person => "person",
            SeatKind::Bot => "bot",
        };
        let name = (row.kind != SeatKind::Free).then_some(&row.name);
        let is_mine = row.who.as_ref().is_some_and(|who| visitor.kin().contains(who));
        json!({ "seat": Seat(row.seat), "kind": kind, "name": name, "is_mine": is_mine })
    };
    let summary = Summary::parse(&head.summary);
    let phase = match head.phase {
        Phase::Over if summary.is_closed => "closed",
        Phase::Over => "over",
        Phase::Playing => "playing",
        Phase::Open => "open",
    };
    json!({
        "id": head.id.as_str(),
        "code": code(&head.id),
        "game": head.game,
        "phase": phase,
        "seats": head.seats.iter().map(seat).collect::<Vec<_>>(),
        "awaited": head.awaited.iter().map(Seat).collect::<Vec<_>>(),
        "since_ms": crate::handlers::past::ago_ms(app, head.since),
        "n_moves": summary.n_moves,
        "winners": summary.winners,
    })
}

fn phase(state: &TableState) -> &'static str {
    match (state.is_over(), state.is_closed, state.public().is_started()) {
        (true, _, _) => "over",
        (false, true, _) => "closed",
        (false, false, true) => "playing",
        (false, false, false) => "open",
    }
}

fn awaited(state: &TableState) -> Vec<Seat> {
    match state.public().awaited() {
        Awaited::Seats(seats) if !state.is_closed => seats,
        Awaited::Seats(_) | Awaited::Start | Awaited::Chance | Awaited::Nothing => Vec::new(),
    }
}

/// Returns a table with its seats, but for the game itself.
pub(super) fn table(app: &App, caller: &Caller, visitor: &Visitor, snapshot: &Snapshot) -> Value {
    let state = &snapshot.state;
    let table = &state.public();
    let names = names(state, caller);
    let mine = state.seats_of(visitor.kin());
    let now = app.world.now();
    let seat = |seat: Seat| {
        let occupant = table.occupant(seat);
        let kind = match occupant {
            Occupant::Nobody => "free",
            Occupant::Person { .. } => "person",
            Occupant::Bot { .. } => "bot",
            Occupant::Away { absence: Absence::TakenOver, .. } => "away",
            Occupant::Away { absence: Absence::Resigned, .. } => "resigned",
        };
        json!({
            "seat": seat,
            "kind": kind,
            "name": (*occupant != Occupant::Nobody).then(|| &names[seat.idx()]),
            "bot": occupant.bot().map(bots::Strength::key),
            "is_mine": mine.contains(&seat),
            "presence": snapshot.presence(seat).key(),
            "left_ms": state.clocks.left_ms(seat, now),
        })
    };
    let options: serde_json::Map<String, Value> = table
        .options()
        .into_iter()
        .map(|(key, value)| (key.to_owned(), Value::from(value)))
        .collect();
    let forked = state.terms.forked.as_ref();
    json!({
        "id": state.id.as_str(),
        "code": code(&state.id),
        "url": format!("{}/t/{}", app.address(), state.id),
        "game": table.facts().key,
        "phase": phase(state),
        "is_private": state.is_private,
        "is_host": state.is_host(visitor.kin()),
        "options": options,
        "pace": state.pace.key(),
        "clock": clock(state.clocks.rule()),
        "seats": Seat::all(table.n_seats()).map(seat).collect::<Vec<_>>(),
        "my_seats": mine,
        "awaited": awaited(state),
        "n_moves": table.n_moves(),
        "commitment": table.commitment().map(|it| it.to_string()),
        "rematch": state.rematch.as_ref().map(store::TableId::as_str),
        "forked": forked.map(|(id, n_moves)| json!({ "table": id, "n": n_moves })),
        "standing": table.standing().map(|it| standing(table, &it, caller)),
    })
}

fn clock(rule: ClockRule) -> Value {
    match rule {
        ClockRule::None => json!({ "clock": "none" }),
        ClockRule::Live { minutes, increment_s } => {
            json!({ "clock": "live", "minutes": minutes, "seconds": increment_s })
        }
        ClockRule::Days { days } => json!({ "clock": "days", "days": days }),
    }
}

fn standing(table: &TableView<'_>, standing: &Standing, caller: &Caller) -> Value {
    let speaker = catalog::speaker(caller.lang, table_names(table, caller));
    let seat = |(seat, tally): (Seat, &rules_core::Tally)| {
        let terms: Vec<Value> = tally.terms.iter().map(|term| json!(term)).collect();
        let tie_breaks: Vec<Value> = tally.tie_breaks.iter().map(|term| json!(term)).collect();
        json!({
            "seat": seat,
            "place": tally.place,
            "points": tally.points,
            "terms": terms,
            "tie_breaks": tie_breaks,
        })
    };
    json!({
        "text": speaker.say(&table.result_line(standing)),
        "seats": standing.seats().iter().map(seat).collect::<Vec<_>>(),
    })
}

/// Returns what can be chosen at a seat.
fn moves(table: &TableView<'_>, speaker: &Speaker) -> Vec<Value> {
    let choice = |choice: &catalog::Choice| {
        let label = speaker.say(&choice.label);
        json!({ "mv": choice.notation, "label": label, "is_final": choice.is_final })
    };
    table.choices().iter().map(choice).collect()
}

/// Returns the game as whoever asks may see it, with their legal moves if asked
/// for.
pub(super) fn state(
    live: &TableHandle,
    caller: &Caller,
    visitor: &Visitor,
    snapshot: &Snapshot,
    has_moves: bool,
) -> Value {
    let state = &snapshot.state;
    let screen = live.screen(state, visitor.kin(), visitor.device());
    let viewer = screen.viewer();
    let table = &state.view(viewer);
    let speaker = catalog::speaker(caller.lang, names(state, caller));
    let curtain = if let Screen::Curtain(seat) = screen { Some(seat) } else { None };
    let is_shown = table.is_started() && curtain.is_none();
    let own = viewer.seat().filter(|_| is_shown && !state.is_closed);
    let legal = has_moves.then(|| own.map(|_| moves(table, &speaker)).unwrap_or_default());
    json!({
        "live": snapshot.version(),
        "version": table.version().to_string(),
        "phase": phase(state),
        "viewer": viewer.seat(),
        "curtain": curtain,
        "my_seats": state.seats_of(visitor.kin()),
        "awaited": awaited(state),
        "is_asked": own.is_some_and(|seat| state.is_asked(seat)),
        "can_undo": own.is_some() && table.undoable().is_ok(),
        "n_moves": table.n_moves(),
        "prompt": is_shown.then(|| speaker.say(&table.prompt())),
        "view": is_shown.then(|| table.json()),
        "moves": legal,
    })
}

/// Returns a table as it was after some moves.
pub(super) fn past(past: &tables::Past, viewer: Viewer, is_over: bool) -> Value {
    json!({
        "n": past.n_moves,
        "n_moves": past.n_moves_max,
        "is_over": is_over,
        "viewer": viewer.seat(),
        "view": past.view(viewer).json(),
    })
}

/// Returns what happened after so many moves, as a viewer saw it.
pub(super) fn log(state: &TableState, viewer: Viewer, since: u32, caller: &Caller) -> Vec<Value> {
    let speaker = catalog::speaker(caller.lang, names(state, caller));
    let item = |item: LogItem| match item {
        LogItem::Move(line) if since < line.number => Some(json!({
            "number": line.number,
            "n_moves": line.number,
            "mover": line.mover,
            "is_by_bot": line.is_by_bot,
            "text": speaker.say(&line.line),
            "effects": line.effects.iter().map(|it| speaker.say(it)).collect::<Vec<_>>(),
            "seen": line.seen.map(|it| json!({ "mv": it.sighting, "effects": it.effects })),
        })),
        LogItem::Note(note) if since <= note.n_moves => Some(json!({
            "number": null,
            "n_moves": note.n_moves,
            "mover": null,
            "is_by_bot": false,
            "text": speaker.say(&note.message()),
            "effects": [],
            "seen": null,
        })),
        LogItem::Move(_) | LogItem::Note(_) => None,
    };
    state.view(viewer).log().into_iter().filter_map(item).collect()
}

/// Returns what a bot would do, the best move first.
pub(super) fn advice(advice: &Advice, table: &TableView<'_>, caller: &Caller) -> Value {
    let speaker = catalog::speaker(caller.lang, table_names(table, caller));
    let n_visits = advice.n_visits;
    let option = |option: &Advised| {
        let weight = &option.weight;
        let rest = option.line.get(1..).unwrap_or_default();
        json!({
            "mv": table.notation(option.mv),
            "label": speaker.say(&option.label),
            "win": weight.win,
            "points": weight.points,
            "share": f64::from(weight.n_visits) / f64::from(n_visits.max(1)),
            "line": rest.iter().map(|it| speaker.say(&it.told)).collect::<Vec<_>>(),
        })
    };
    json!({
        "seat": advice.seat,
        "version": table.version().to_string(),
        "n_visits": n_visits,
        "moves": advice.options.iter().map(option).collect::<Vec<_>>(),
    })
}

/// Returns a line of the chat.
pub(super) fn chat(state: &TableState, line: &store::ChatMessage) -> Value {
    let seats = state.seats_of(line.who.as_slice());
    let seat = if let [only] = seats[..] { Some(only) } else { None };
    json!({ "number": line.number, "seat": seat, "name": line.name, "text": line.text })
}
