//! On whose behalf a program acts: guests, accounts and their API keys.

use std::borrow::Cow;

use axum::Json;
use rules_core::Seat;
use serde::{Deserialize, Serialize};
use store::{ApiToken, Who};
use tables::{TableError, seat_key_digest};
use utoipa::ToSchema;

use super::{
    answers::Table,
    endpoint::Ask,
    sent::WhichSeat,
    tables::table_at,
    values::{Key, Keyed, SeatKey, Text},
};
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

/// A new guest.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Guest {
    /// The guest's name, as others see it.
    name: Text,
    /// What the key is for, in a few words.
    label: Option<Text>,
    /// What the key may do; `play` by default.
    scope: Option<ScopeKey>,
}

/// Somebody with an account.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Login {
    /// The name of the account.
    name: Text,
    /// Its password.
    password: Text,
    /// What the key is for, in a few words.
    label: Option<Text>,
    /// What the key may do; `play` by default.
    scope: Option<ScopeKey>,
}

/// One more key.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MoreKeys {
    /// What the key is for, in a few words.
    label: Option<Text>,
    /// What the key may do; `play` by default.
    scope: Option<ScopeKey>,
}

/// The words of a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatWords {
    /// The words.
    words: Text,
}

/// The caller's API keys.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Tokens {
    tokens: Vec<Token>,
}

/// An API key, without its secret.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Token {
    id: String,
    label: String,
    #[schema(value_type = ScopeKey)]
    scope: String,
    created_at: u64,
    #[schema(required)]
    used_at: Option<u64>,
    /// Whether it is the one used for this request.
    is_this: bool,
}

/// A new API key, which is shown only once.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewToken {
    token: String,
    id: String,
    name: String,
    label: String,
    scope: ScopeKey,
}

/// Whether an API key was revoked.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Revoked {
    is_revoked: bool,
}

/// Where somebody is signed in.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sessions {
    sessions: Vec<Session>,
}

/// A browser in which somebody is signed in.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Session {
    id: String,
    created_at: u64,
    seen_at: u64,
}

/// How many browsers were signed out.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Ended {
    n_ended: u64,
}

/// The owner of the API key.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Me {
    name: String,
    #[schema(required)]
    account: Option<String>,
    scope: ScopeKey,
}

/// The words that take a seat to another device.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = SeatKey)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatKeyWords {
    seat: SeatKey,
    words: String,
}

type ScopeKey = Key<KeyScope>;

/// What a key may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum KeyScope {
    Read,
    #[default]
    Play,
}

impl Keyed for KeyScope {
    const NAME: &'static str = "Scope";

    fn all() -> Vec<KeyScope> {
        vec![KeyScope::Read, KeyScope::Play]
    }

    fn key(&self) -> Cow<'static, str> {
        match self {
            KeyScope::Read => "read".into(),
            KeyScope::Play => "play".into(),
        }
    }
}

/// The default label of an API key.
const LABEL: &str = "API";

async fn hand_out<B>(
    ask: &Ask<B>,
    (who, name): (&Who, &str),
    label: Option<&Text>,
    scope: Option<ScopeKey>,
) -> Result<Json<NewToken>, Fail> {
    let label = label.map_or(LABEL, |it| it.0.as_str());
    let scope = scope.unwrap_or(Key(KeyScope::default()));
    let (token, digest) = new_token(&ask.app, who, label, &scope.0.key()).await?;
    let label = clean_name(label).unwrap_or_default();
    let (id, name) = (token_id(&digest), name.to_owned());
    Ok(Json(NewToken { token, id, name, label, scope }))
}

/// Creates a guest with an API key.
pub(super) async fn guest(ask: Ask<Json<Guest>>) -> Result<Json<NewToken>, Fail> {
    let Guest { name, label, scope } = &ask.body.0;
    let name = clean_name(&name.0).map_err(|_| Fail::Table(TableError::BadName))?;
    let who = new_guest(&ask.app, &ask.caller, &name).await?;
    hand_out(&ask, (&who, &name), label.as_ref(), *scope).await
}

/// Creates an API key for somebody who knows the password.
pub(super) async fn login(ask: Ask<Json<Login>>) -> Result<Json<NewToken>, Fail> {
    let Login { name, password, label, scope } = &ask.body.0;
    let account = authenticate(&ask.app, &ask.caller, &name.0, &password.0).await?;
    let who = new_identity(&ask.app, &account).await?;
    hand_out(&ask, (&who, &account.name), label.as_ref(), *scope).await
}

pub(super) async fn me(ask: Ask) -> Result<Json<Me>, Fail> {
    let person = ask.person()?;
    let scope = if person.can_play { KeyScope::Play } else { KeyScope::Read };
    Ok(Json(Me {
        name: person.name.clone(),
        account: person.account.as_ref().map(|(_, name)| name.clone()),
        scope: Key(scope),
    }))
}

fn token(token: &ApiToken, own: &store::Digest) -> Token {
    Token {
        id: token_id(&token.digest),
        label: token.label.clone(),
        scope: token.scopes.clone(),
        created_at: token.created_at.0,
        used_at: token.used_at.map(|it| it.0),
        is_this: token.digest == *own,
    }
}

pub(super) async fn tokens(ask: Ask) -> Result<Json<Tokens>, Fail> {
    let person = ask.person()?;
    let stored = ask.app.tables.store().tokens_of(&person.who).await?;
    let tokens = stored.iter().map(|it| token(it, &person.device)).collect();
    Ok(Json(Tokens { tokens }))
}

pub(super) async fn more(ask: Ask<Json<MoreKeys>>) -> Result<Json<NewToken>, Fail> {
    let person = ask.person()?;
    ask.app.limits.check(Rule::Event, person.who.as_str())?;
    let MoreKeys { label, scope } = &ask.body.0;
    hand_out(&ask, (&person.who, &person.name), label.as_ref(), *scope).await
}

pub(super) async fn remove(ask: Ask) -> Result<Json<Revoked>, Fail> {
    let person = ask.person()?;
    ask.app.limits.check(Rule::Event, person.who.as_str())?;
    match revoke(&ask.app, &person.who, ask.param("token")).await? {
        true => Ok(Json(Revoked { is_revoked: true })),
        false => Err(Fail::NotFound),
    }
}

pub(super) async fn sessions(ask: Ask) -> Result<Json<Sessions>, Fail> {
    let session = |it: &store::Session| Session {
        id: token_id(&it.digest),
        created_at: it.created_at.0,
        seen_at: it.seen_at.0,
    };
    let stored = handlers::sessions::sessions(&ask.app, ask.person()?).await?;
    Ok(Json(Sessions { sessions: stored.iter().map(session).collect() }))
}

/// Signs a browser out.
pub(super) async fn end_session(ask: Ask) -> Result<Json<Ended>, Fail> {
    let person = ask.person()?;
    ask.app.limits.check(Rule::Event, person.who.as_str())?;
    match handlers::sessions::end(&ask.app, person, ask.param("session")).await? {
        true => Ok(Json(Ended { n_ended: 1 })),
        false => Err(Fail::NotFound),
    }
}

/// Signs all browsers out.
pub(super) async fn end_sessions(ask: Ask) -> Result<Json<Ended>, Fail> {
    let person = ask.person()?;
    ask.app.limits.check(Rule::Event, person.who.as_str())?;
    let n_ended = handlers::sessions::end_elsewhere(&ask.app, person).await?;
    Ok(Json(Ended { n_ended }))
}

/// Returns the words that take a seat to another device.
pub(super) async fn seat_key(ask: Ask<(), WhichSeat>) -> Result<Json<SeatKeyWords>, Fail> {
    let id = ask.table_id()?;
    let state = ask.app.tables.table(&id).await?.snapshot().state;
    let mine = state.seats_of(ask.visitor.identities());
    let seat: Seat = match (ask.query.seat, &mine[..]) {
        (None, [only]) => *only,
        (None, [] | [_, ..]) => return Err(Fail::Forbidden),
        (Some(Key(seat)), _) => seat,
    };
    let (words, _) = own_words(&ask.app, &ask.visitor, id.as_str(), &seat.to_string()).await?;
    Ok(Json(SeatKeyWords { seat: Key(seat), words }))
}

/// Takes the seat with these words.
pub(super) async fn claim(ask: Ask<Json<SeatWords>>) -> Result<Json<Table>, Fail> {
    ask.app.limits.check(Rule::Secret, &ask.caller.ip_key())?;
    let key = seat_key_digest(&ask.body.0.words.0);
    let id = ask.app.tables.claim(&ask.person()?.actor(), key).await?.ok_or(Fail::NotFound)?;
    table_at(&ask, &id).await.map(Json)
}
