//! Who a program acts for: guests, accounts and their keys.

use axum::response::Response;
use rules_core::Seat;
use serde_json::{Value, json};
use store::{ApiToken, Who};
use tables::{TableError, seat_key_digest};

use super::{endpoint::Ask, show::answer, tables::table_at};
use crate::{
    handlers::{
        self, Fail,
        account::{authenticate, new_identity, new_token, revoke, token_id},
        keys::own_words,
        visitor::new_guest,
    },
    net::Rule,
    people::clean_name,
};

/// What a key is called if nobody says.
const LABEL: &str = "API";

async fn hand_out(ask: &Ask, who: &Who, name: &str) -> Result<Response, Fail> {
    let label = ask.fields.text("label").unwrap_or(LABEL);
    let scope = ask.fields.text("scope").unwrap_or("play");
    let (token, digest) = new_token(&ask.app, who, label, scope).await?;
    let label = clean_name(label).unwrap_or_default();
    let id = token_id(&digest);
    Ok(answer(json!({ "token": token, "id": id, "name": name, "label": label, "scope": scope })))
}

/// Makes a guest, with a key.
pub(super) async fn guest(ask: Ask) -> Result<Response, Fail> {
    let name = clean_name(ask.fields.text("name").unwrap_or_default());
    let name = name.map_err(|_| Fail::Table(TableError::BadName))?;
    let who = new_guest(&ask.app, &ask.caller, &name).await?;
    hand_out(&ask, &who, &name).await
}

/// Hands out a key to whoever knows the password.
pub(super) async fn login(ask: Ask) -> Result<Response, Fail> {
    let user = authenticate(&ask.app, &ask.caller, &ask.fields).await?;
    let who = new_identity(&ask.app, &user).await?;
    hand_out(&ask, &who, &user.name).await
}

pub(super) async fn me(ask: Ask) -> Result<Response, Fail> {
    let person = ask.person()?;
    Ok(answer(json!({
        "name": person.name,
        "account": person.user.as_ref().map(|(_, name)| name),
        "scope": if person.can_play { "play" } else { "read" },
    })))
}

fn token(token: &ApiToken, own: &store::Digest) -> Value {
    json!({
        "id": token_id(&token.digest),
        "label": token.label,
        "scope": token.scopes,
        "created_at": token.created_at.0,
        "used_at": token.used_at.map(|it| it.0),
        "is_this": token.digest == *own,
    })
}

pub(super) async fn tokens(ask: Ask) -> Result<Response, Fail> {
    let person = ask.person()?;
    let stored = ask.app.tables.store().tokens_of(&person.who).await?;
    let tokens: Vec<Value> = stored.iter().map(|it| token(it, &person.device)).collect();
    Ok(answer(json!({ "tokens": tokens })))
}

pub(super) async fn more(ask: Ask) -> Result<Response, Fail> {
    let person = ask.person()?;
    ask.app.limits.check(Rule::Event, person.who.as_str())?;
    hand_out(&ask, &person.who, &person.name).await
}

pub(super) async fn remove(ask: Ask) -> Result<Response, Fail> {
    let person = ask.person()?;
    ask.app.limits.check(Rule::Event, person.who.as_str())?;
    match revoke(&ask.app, &person.who, ask.param("token")).await? {
        true => Ok(answer(json!({ "is_revoked": true }))),
        false => Err(Fail::NotFound),
    }
}

pub(super) async fn sessions(ask: Ask) -> Result<Response, Fail> {
    let session = |it: &store::Session| {
        json!({
            "id": token_id(&it.digest),
            "created_at": it.created_at.0,
            "seen_at": it.seen_at.0,
        })
    };
    let stored = handlers::sessions::sessions(&ask.app, ask.person()?).await?;
    Ok(answer(json!({ "sessions": stored.iter().map(session).collect::<Vec<_>>() })))
}

/// Signs a browser out.
pub(super) async fn end_session(ask: Ask) -> Result<Response, Fail> {
    let person = ask.person()?;
    ask.app.limits.check(Rule::Event, person.who.as_str())?;
    match handlers::sessions::end(&ask.app, person, ask.param("session")).await? {
        true => Ok(answer(json!({ "n_ended": 1 }))),
        false => Err(Fail::NotFound),
    }
}

/// Signs all browsers out.
pub(super) async fn end_sessions(ask: Ask) -> Result<Response, Fail> {
    let person = ask.person()?;
    ask.app.limits.check(Rule::Event, person.who.as_str())?;
    let n_ended = handlers::sessions::end_elsewhere(&ask.app, person).await?;
    Ok(answer(json!({ "n_ended": n_ended })))
}

/// Returns the words that bring a seat to another device.
pub(super) async fn seat_key(ask: Ask) -> Result<Response, Fail> {
    let id = ask.table_id()?;
    let state = ask.app.tables.table(&id).await?.snapshot().state;
    let mine = state.seats_of(ask.visitor.kin());
    let seat: Seat = match (ask.query.text("seat"), &mine[..]) {
        (None, [only]) => *only,
        (None, [] | [_, ..]) => return Err(Fail::Forbidden),
        (Some(text), _) => text.parse().map_err(|_| Fail::NotFound)?,
    };
    let (words, _) = own_words(&ask.app, &ask.visitor, id.as_str(), &seat.to_string()).await?;
    Ok(answer(json!({ "seat": seat, "words": words })))
}

/// Takes the seat that the words open.
pub(super) async fn claim(ask: Ask) -> Result<Response, Fail> {
    ask.app.limits.check(Rule::Secret, &ask.caller.ip_key())?;
    let key = seat_key_digest(ask.fields.text("words").unwrap_or_default());
    let id = ask.app.tables.claim(&ask.person()?.actor(), key).await?.ok_or(Fail::NotFound)?;
    table_at(&ask, &id).await
}
