//! The schemas of what is answered.

use serde_json::{Map, Value, json};

use super::field::Kind;

/// Returns all schemas by their names.
pub(super) fn schemas() -> Map<String, Value> {
    let all = lists().into_iter().chain(table()).chain(game()).chain(people()).chain(events());
    all.map(|(name, schema)| (name.to_owned(), schema)).collect()
}

type Named = (&'static str, Value);

/// An object that has all of these and nothing else.
fn object(properties: Value) -> Value {
    let required: Vec<String> =
        properties.as_object().map(|it| it.keys().cloned().collect()).unwrap_or_default();
    json!({
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

fn list(items: Value) -> Value {
    json!({ "type": "array", "items": items })
}

fn named(schema: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{schema}") })
}

fn text() -> Value {
    json!({ "type": "string" })
}

fn number() -> Value {
    json!({ "type": "integer" })
}

fn yes() -> Value {
    json!({ "type": "boolean" })
}

/// The same, or nothing.
fn maybe(schema: Value) -> Value {
    json!({ "anyOf": [schema, { "type": "null" }] })
}

fn one_of(values: &[&str]) -> Value {
    json!({ "type": "string", "enum": values })
}

fn seat() -> Value {
    Kind::Seat.schema()
}

/// Something that only the game itself can describe.
fn any_object() -> Value {
    json!({ "type": "object" })
}

fn phase() -> Value {
    one_of(&["open", "playing", "over", "closed"])
}

fn lists() -> Vec<Named> {
    let option = object(json!({
        "key": text(),
        "about": text(),
        "rule": text(),
        "values": maybe(list(text())),
        "len_max": maybe(number()),
    }));
    let game = object(json!({
        "key": text(),
        "title": text(),
        "about": text(),
        "n_seats_min": number(),
        "n_seats_max": number(),
        "rules": text(),
        "options": list(named("Option")),
    }));
    let row_seat = object(json!({
        "seat": seat(),
        "kind": one_of(&["free", "person", "bot"]),
        "name": maybe(text()),
        "is_mine": yes(),
    }));
    let row = object(json!({
        "id": text(),
        "code": text(),
        "game": text(),
        "phase": phase(),
        "seats": list(row_seat),
        "awaited": list(seat()),
        "since_ms": number(),
        "n_moves": number(),
        "winners": list(seat()),
    }));
    vec![
        ("Option", option),
        ("Game", game),
        ("Games", object(json!({ "games": list(named("Game")) }))),
        ("Row", row),
        ("Tables", object(json!({ "tables": list(named("Row")), "next": maybe(text()) }))),
    ]
}

fn table() -> Vec<Named> {
    let table_seat = object(json!({
        "seat": seat(),
        "kind": one_of(&["free", "person", "bot", "away", "resigned"]),
        "name": maybe(text()),
        "bot": maybe(Kind::Strength.schema()),
        "is_mine": yes(),
        "presence": one_of(&["here", "away", "gone"]),
        "left_ms": maybe(number()),
    }));
    let clock = json!({
        "type": "object",
        "properties": {
            "clock": one_of(&["none", "live", "days"]),
            "minutes": number(),
            "seconds": number(),
            "days": number(),
        },
        "required": ["clock"],
        "additionalProperties": false,
    });
    let term = json!({ "anyOf": [{ "type": "string" }, { "type": "object" }] });
    let term = object(json!({ "what": text(), "n": number(), "rate": term, "points": number() }));
    let tally = object(json!({
        "seat": seat(),
        "place": number(),
        "points": number(),
        "terms": list(named("Term")),
        "tie_breaks": list(named("Term")),
    }));
    let forked = object(json!({ "table": text(), "n": number() }));
    let table = object(json!({
        "id": text(),
        "code": text(),
        "url": text(),
        "game": text(),
        "phase": phase(),
        "is_private": yes(),
        "is_host": yes(),
        "options": Kind::Options.schema(),
        "pace": Kind::Pace.schema(),
        "clock": clock,
        "seats": list(named("Seat")),
        "my_seats": list(seat()),
        "awaited": list(seat()),
        "n_moves": number(),
        "commitment": maybe(text()),
        "rematch": maybe(text()),
        "forked": maybe(forked),
        "standing": maybe(named("Standing")),
    }));
    vec![
        ("Seat", table_seat),
        ("Term", term),
        ("Standing", object(json!({ "text": text(), "seats": list(tally) }))),
        ("Table", table),
    ]
}

fn game() -> Vec<Named> {
    let state = object(json!({
        "live": number(),
        "version": text(),
        "phase": phase(),
        "viewer": maybe(seat()),
        "curtain": maybe(seat()),
        "my_seats": list(seat()),
        "awaited": list(seat()),
        "is_asked": yes(),
        "can_undo": yes(),
        "n_moves": number(),
        "prompt": maybe(text()),
        "view": maybe(any_object()),
        "moves": maybe(list(named("Move"))),
    }));
    let moves = object(json!({
        "version": text(),
        "viewer": maybe(seat()),
        "is_asked": yes(),
        "moves": list(named("Move")),
    }));
    let past = object(json!({
        "n": number(),
        "n_moves": number(),
        "is_over": yes(),
        "viewer": maybe(seat()),
        "view": any_object(),
    }));
    let seen = object(json!({ "mv": text(), "effects": {} }));
    let item = object(json!({
        "number": maybe(number()),
        "n_moves": number(),
        "mover": maybe(seat()),
        "is_by_bot": yes(),
        "text": text(),
        "effects": list(text()),
        "seen": maybe(seen),
    }));
    let items = list(named("LogItem"));
    let log = object(json!({ "viewer": maybe(seat()), "n_moves": number(), "items": items }));
    let line = object(
        json!({ "number": number(), "seat": maybe(seat()), "name": text(), "text": text() }),
    );
    vec![
        ("Move", object(json!({ "mv": text(), "label": text(), "is_final": yes() }))),
        ("State", state),
        ("Moves", moves),
        ("Advice", advice()),
        ("Past", past),
        ("LogItem", item),
        ("Log", log),
        ("ChatLine", line),
        ("Chat", object(json!({ "lines": list(named("ChatLine")) }))),
    ]
}

fn advice() -> Value {
    let fraction = || json!({ "type": "number" });
    let option = object(json!({
        "mv": text(),
        "label": text(),
        "win": fraction(),
        "points": fraction(),
        "share": fraction(),
        "line": list(text()),
    }));
    object(json!({
        "seat": seat(),
        "version": text(),
        "n_visits": number(),
        "moves": list(option),
    }))
}

fn people() -> Vec<Named> {
    let scope = || one_of(&["read", "play"]);
    let token = object(json!({
        "id": text(),
        "label": text(),
        "scope": scope(),
        "created_at": number(),
        "used_at": maybe(number()),
        "is_this": yes(),
    }));
    let new = object(json!({
        "token": text(),
        "id": text(),
        "name": text(),
        "label": text(),
        "scope": scope(),
    }));
    let session = object(json!({ "id": text(), "created_at": number(), "seen_at": number() }));
    let me = object(json!({ "name": text(), "account": maybe(text()), "scope": scope() }));
    let checks = one_of(&["replay", "result", "commitment", "chance", "chain"]);
    let outcome = json!({ "anyOf": [{ "type": "string" }, { "type": "object" }] });
    let finding = object(json!({ "check": checks, "outcome": outcome }));
    let verdict =
        object(json!({ "is_clean": yes(), "is_proven": yes(), "findings": list(finding) }));
    let problem = json!({
        "type": "object",
        "properties": {
            "code": text(),
            "message": text(),
            "rule": text(),
            "version": text(),
            "retry_after": number(),
            "request": text(),
        },
        "required": ["code", "message", "request"],
        "additionalProperties": false,
    });
    vec![
        ("Token", token),
        ("Tokens", object(json!({ "tokens": list(named("Token")) }))),
        ("NewToken", new),
        ("Revoked", object(json!({ "is_revoked": yes() }))),
        ("Session", session),
        ("Sessions", object(json!({ "sessions": list(named("Session")) }))),
        ("Ended", object(json!({ "n_ended": number() }))),
        ("Me", me),
        ("SeatKey", object(json!({ "seat": seat(), "words": text() }))),
        ("Verdict", verdict),
        ("Problem", problem),
    ]
}

fn events() -> Vec<Named> {
    let event = |name: &str, part: &str, schema: &str| {
        let mut properties = json!({ "event": one_of(&[name]), "live": number() });
        properties[part] = named(schema);
        object(properties)
    };
    let event = json!({ "anyOf": [
        event("table", "table", "Table"),
        event("state", "state", "State"),
        event("chat", "line", "ChatLine"),
    ] });
    vec![("Event", event)]
}
