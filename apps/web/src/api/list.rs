//! The one list of endpoints.

use axum::{Json, http::Method};
use serde::de::DeserializeOwned;
use serde_json::Value;
use utoipa::ToSchema;

use super::{
    answer::{Answer, Document},
    endpoint::{Ask, Endpoint, Scope, Sent},
    openapi, people,
    play::{self, Around, n_moves},
    records,
    sent::{Back, Chance, Empty, OwnSeat, Play, Replace, Say, SetPace, Sit, Start, Unchance},
    stream, tables,
    values::Key,
};
use crate::handlers::{Fail, wish::Wish};

/// Returns the OpenAPI document.
pub fn document() -> Value {
    openapi::document(&endpoints())
}

async fn show_document(_: Ask) -> Result<Document, Fail> {
    Ok(Document(document()))
}

/// Returns all endpoints.
pub fn endpoints() -> Vec<Endpoint> {
    let mut all = site();
    all.extend(at_table());
    all.extend(wishes());
    all
}

fn get<F, A, Q, R>(path: &'static str, about: &'static str, handler: F) -> Endpoint
where
    F: Fn(Ask<(), Q>) -> A + Send + Sync + 'static,
    A: Future<Output = Result<R, Fail>> + Send + 'static,
    Q: DeserializeOwned + ToSchema,
    R: Answer,
{
    Endpoint::new(Method::GET, path, about, handler)
}

fn post<F, A, B, R>(path: &'static str, about: &'static str, handler: F) -> Endpoint
where
    F: Fn(Ask<B>) -> A + Send + Sync + 'static,
    A: Future<Output = Result<R, Fail>> + Send + 'static,
    B: Sent,
    R: Answer,
{
    Endpoint::new(Method::POST, path, about, handler)
}

fn delete<F, A, R>(path: &'static str, about: &'static str, handler: F) -> Endpoint
where
    F: Fn(Ask) -> A + Send + Sync + 'static,
    A: Future<Output = Result<R, Fail>> + Send + 'static,
    R: Answer,
{
    Endpoint::new(Method::DELETE, path, about, handler)
}

fn site() -> Vec<Endpoint> {
    vec![
        get("/api/v1/openapi.json", "Returns this document.", show_document),
        get("/api/v1/games", "Lists the games.", tables::games),
        post("/api/v1/guests", "Creates a guest with an API key.", people::guest)
            .scope(Scope::Anyone)
            .creates(),
        post("/api/v1/login", "Creates an API key of an account.", people::login)
            .scope(Scope::Anyone)
            .creates(),
        get("/api/v1/me", "Returns the owner of the API key.", people::me).scope(Scope::Read),
        get("/api/v1/tokens", "Lists your API keys.", people::tokens).scope(Scope::Read),
        post("/api/v1/tokens", "Creates another API key.", people::more).creates(),
        delete("/api/v1/tokens/{token}", "Revokes an API key.", people::remove),
        get("/api/v1/sessions", "Lists the browsers in which you are signed in.", people::sessions)
            .scope(Scope::Read),
        delete("/api/v1/sessions/{session}", "Signs a browser out.", people::end_session),
        delete("/api/v1/sessions", "Signs all browsers out.", people::end_sessions),
        post("/api/v1/seat-key", "Takes the seat with these words.", people::claim),
        get("/api/v1/tables", "Lists tables.", tables::list),
        post("/api/v1/tables", "Creates a table.", tables::create).creates(),
        post("/api/v1/import", "Imports a record as a new table.", records::import).creates(),
        post("/api/v1/verify", "Checks a record.", records::verify).scope(Scope::Anyone),
    ]
}

fn at_table() -> Vec<Endpoint> {
    vec![
        get("/api/v1/tables/{id}", "Shows a table.", tables::table),
        get("/api/v1/tables/{id}/view", "Shows the game.", tables::view),
        get("/api/v1/tables/{id}/moves", "Lists your legal moves.", tables::moves),
        get(
            "/api/v1/tables/{id}/stream",
            "Streams a table, as events or, if `Accept` asks for it, as lines of JSON.",
            stream::follow,
        ),
        get("/api/v1/tables/{id}/log", "Returns what happened.", tables::log),
        get("/api/v1/tables/{id}/chat", "Returns the chat.", tables::chat),
        get(
            "/api/v1/tables/{id}/at/{n}",
            "Shows the game as it was after some moves.",
            records::at,
        ),
        get(
            "/api/v1/tables/{id}/record",
            "Returns the record, once the game is over.",
            records::record,
        ),
        get("/api/v1/tables/{id}/verify", "Checks a finished game.", records::verify_table),
        get(
            "/api/v1/tables/{id}/seat-key",
            "Returns the words that take your seat to another device.",
            people::seat_key,
        )
        .scope(Scope::Play),
        post("/api/v1/tables/{id}/fork", "Continues from a move at a new table.", play::fork)
            .creates(),
        post("/api/v1/tables/{id}/rematch", "Opens a rematch.", play::rematch).creates(),
        post("/api/v1/tables/{id}/hint", "Asks the strongest bot for advice.", play::hint),
    ]
}

/// An endpoint that does something at a table, with defaults for what was not sent.
fn wish<B, W>(path: &'static str, about: &'static str, wish: W) -> Endpoint
where
    B: DeserializeOwned + ToSchema + Send + 'static,
    W: Fn(B, Around<'_>) -> Result<Wish, Fail> + Clone + Send + Sync + 'static,
{
    post(path, about, move |ask: Ask<Json<B>>| play::act(ask, wish.clone()))
}

fn wishes() -> Vec<Endpoint> {
    let mut all = seat_wishes();
    all.extend(turn_wishes());
    all.extend(table_wishes());
    all
}

fn seat_wishes() -> Vec<Endpoint> {
    vec![
        wish("/api/v1/tables/{id}/sit", "Sits down, or seats a bot.", |it: Sit, at| {
            let (seat, entropy) = (at.free(it.seat)?, it.entropy.map(|it| it.0));
            Ok(match it.bot {
                Some(Key(strength)) => Wish::SeatBot { seat, strength, entropy },
                None => {
                    let name = it.name.map_or_else(|| at.name(), |it| it.0);
                    Wish::Sit { seat, name, entropy }
                }
            })
        }),
        wish("/api/v1/tables/{id}/leave", "Leaves a seat before the game.", |it: OwnSeat, at| {
            Ok(Wish::Leave { seat: at.own(it.seat)? })
        }),
        wish("/api/v1/tables/{id}/resign", "Resigns; a bot plays on.", |it: Replace, at| {
            let strength = it.strength.map_or(Wish::SUBSTITUTE, |it| it.0);
            Ok(Wish::Resign { seat: at.own(it.seat)?, strength })
        }),
        wish("/api/v1/tables/{id}/takeover", "Lets a bot play for a seat.", |it: Replace, at| {
            let strength = it.strength.map_or(Wish::SUBSTITUTE, |it| it.0);
            Ok(Wish::TakeOver { seat: at.own(it.seat)?, strength })
        }),
        wish(
            "/api/v1/tables/{id}/giveback",
            "Takes the seat back from the bot.",
            |it: OwnSeat, at| Ok(Wish::GiveBack { seat: at.own(it.seat)? }),
        ),
        wish(
            "/api/v1/tables/{id}/reveal",
            "Opens the curtain before a seat.",
            |it: OwnSeat, at| Ok(Wish::Reveal { seat: at.own(it.seat)? }),
        ),
        wish("/api/v1/tables/{id}/hide", "Closes the curtain.", |_: Empty, _| Ok(Wish::Hide)),
    ]
}

fn turn_wishes() -> Vec<Endpoint> {
    vec![
        wish("/api/v1/tables/{id}/play", "Makes a move.", |it: Play, at| {
            let (seat, version) = (at.own(it.seat)?, it.version.0);
            Ok(Wish::Play { seat, version, mv: it.mv.0 })
        }),
        wish("/api/v1/tables/{id}/undo", "Undoes the last step.", |it: Back, at| {
            Ok(Wish::Undo { seat: at.own(it.seat)?, version: it.version.0 })
        }),
        wish("/api/v1/tables/{id}/restart", "Undoes the whole turn.", |it: Back, at| {
            Ok(Wish::Restart { seat: at.own(it.seat)?, version: it.version.0 })
        }),
        wish(
            "/api/v1/tables/{id}/chance",
            "Enters what real dice or cards showed.",
            |it: Chance, _| Ok(Wish::Chance { n_moves: n_moves(it.version)?, mv: it.mv.0 }),
        ),
        wish(
            "/api/v1/tables/{id}/unchance",
            "Undoes what was entered for real dice or cards.",
            |it: Unchance, _| Ok(Wish::UndoChance { n_moves: n_moves(it.version)? }),
        ),
    ]
}

fn table_wishes() -> Vec<Endpoint> {
    vec![
        wish("/api/v1/tables/{id}/start", "Starts the game.", |it: Start, _| {
            Ok(Wish::Start { fill: it.fill.map(|it| it.0) })
        }),
        wish("/api/v1/tables/{id}/pace", "Sets the pace of bots.", |it: SetPace, _| {
            Ok(Wish::Pace { pace: it.pace.0 })
        }),
        wish("/api/v1/tables/{id}/step", "Lets a bot make its next move.", |_: Empty, _| {
            Ok(Wish::Step)
        }),
        wish("/api/v1/tables/{id}/chat", "Sends a chat message.", |it: Say, _| {
            Ok(Wish::Chat { text: it.text.0 })
        }),
        wish("/api/v1/tables/{id}/close", "Closes the table for good.", |_: Empty, _| {
            Ok(Wish::Close)
        }),
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// The document has one place for each name, so a second schema would hide the first.
    #[test]
    fn no_two_shapes_share_a_name() {
        let mut seen: BTreeMap<String, Value> = BTreeMap::new();
        for (name, schema) in openapi::schemas(&endpoints()) {
            let schema = serde_json::to_value(schema).expect("JSON");
            let first = seen.entry(name.clone()).or_insert_with(|| schema.clone());
            assert_eq!(*first, schema, "{name}");
        }
        assert!(seen.len() > 30);
    }
}
