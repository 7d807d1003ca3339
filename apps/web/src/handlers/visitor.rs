//! The person behind a request, as far as known.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, header, request::Parts},
};
use store::{Digest, Holder, NewSession, Time, Who};

use super::{App, Caller, Fail};
use crate::{
    net::Rule,
    people::{Person, SessionKey, TOKEN_PREFIX},
};

/// The person behind a request, as far as known.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    /// The person, if they have been here before.
    pub person: Option<Person>,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Visitor, Infallible> {
        Ok(parts.extensions.get::<Visitor>().cloned().unwrap_or_default())
    }
}

impl Visitor {
    /// Recognises a visitor by their API key, or by their cookie if `has_cookies`.
    pub(crate) async fn recognise(
        app: &App,
        headers: &HeaderMap,
        has_cookies: bool,
    ) -> Result<Visitor, Fail> {
        let bearer = headers.get(header::AUTHORIZATION).and_then(|it| it.to_str().ok());
        if let Some(token) = bearer.and_then(|it| it.strip_prefix("Bearer ")) {
            let person = by_token(app, token).await?;
            return Ok(Visitor { person: Some(person.ok_or(Fail::BadToken)?) });
        }
        let key = app.cookies.read(headers, app.cookies.session()).and_then(SessionKey::parse);
        match key.filter(|_| has_cookies) {
            Some(key) => Ok(Visitor { person: by_session(app, key.digest()).await? }),
            None => Ok(Visitor::default()),
        }
    }

    /// Returns the identities of the visitor.
    pub fn identities(&self) -> &[Who] {
        self.person.as_ref().map_or(&[], |person| &person.identities)
    }

    /// Returns the session of the visitor.
    pub fn device(&self) -> Option<&Digest> {
        self.person.as_ref().map(|person| &person.device)
    }

    /// Returns the name of the visitor.
    pub fn name(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.name.as_str()).filter(|name| !name.is_empty())
    }

    /// Returns the key for rate limits: the identity, or else the address.
    pub fn limit_key(&self, caller: &Caller) -> String {
        match &self.person {
            Some(person) => person.who.to_string(),
            None => caller.ip_key(),
        }
    }
}

async fn by_token(app: &App, token: &str) -> Result<Option<Person>, Fail> {
    if !token.starts_with(TOKEN_PREFIX) {
        return Ok(None);
    }
    let store = app.tables.store();
    let digest = Digest::of(token);
    let Some(token) = store.token(digest).await? else { return Ok(None) };
    let now = now(app);
    if token.used_at.is_none_or(|at| now.ms_since(at) > crate::people::TOUCH_MS) {
        store.touch_token(digest, now).await?;
    }
    let holder = store.holder(&token.who).await?;
    Ok(holder.map(|it| person(it, digest, Some(&token.scopes))))
}

async fn by_session(app: &App, digest: Digest) -> Result<Option<Person>, Fail> {
    let store = app.tables.store();
    let now = now(app);
    let Some((session, holder)) = store.signed_in(digest, now).await? else { return Ok(None) };
    let person = holder.map(|it| person(it, digest, None));
    if now.ms_since(session.seen_at) > crate::people::TOUCH_MS {
        let is_account = person.as_ref().is_some_and(|it| it.account.is_some());
        store.touch_session(digest, now, expiry(is_account, now)).await?;
    }
    Ok(person)
}

fn person(holder: Holder, device: Digest, scopes: Option<&str>) -> Person {
    let Holder { identity, account } = holder;
    Person {
        is_admin: account.as_ref().is_some_and(|account| account.is_admin),
        account: account.map(|account| (account.id, account.name)),
        who: identity.who,
        identities: identity.identities,
        name: identity.name,
        device,
        is_token: scopes.is_some(),
        can_play: scopes.is_none_or(may_play),
    }
}

/// Returns whether a key with these scopes may change anything.
pub(crate) fn may_play(scopes: &str) -> bool {
    scopes.split(' ').any(|it| it == "play")
}

fn expiry(is_account: bool, now: Time) -> Time {
    let lasts = if is_account { crate::people::ACCOUNT_MS } else { crate::people::GUEST_MS };
    now.plus_ms(lasts)
}

pub(crate) fn now(app: &App) -> Time {
    app.world.now()
}

/// A person, with the cookie to set in the browser if they are new.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) person: Person,
    pub(crate) cookie: Option<String>,
}

impl Visitor {
    /// Returns the person, and turns a stranger into a guest.
    pub(crate) async fn known(
        &self,
        app: &App,
        caller: &Caller,
        name: Option<&str>,
    ) -> Result<Known, Fail> {
        if let Some(person) = &self.person {
            return Ok(Known { person: person.clone(), cookie: None });
        }
        let name = name.unwrap_or_default().to_owned();
        let who = new_guest(app, caller, &name).await?;
        let (device, cookie) = open_session(app, &who, None, false).await?;
        let person = Person {
            identities: vec![who.clone()],
            who,
            name,
            account: None,
            is_admin: false,
            device,
            is_token: false,
            can_play: true,
        };
        Ok(Known { person, cookie: Some(cookie) })
    }
}

/// Creates an identity for a stranger.
pub(crate) async fn new_guest(app: &App, caller: &Caller, name: &str) -> Result<Who, Fail> {
    app.limits.check(Rule::NewGuest, &caller.ip_key())?;
    let who: Who = app.world.text::<20>().parse().map_err(|_| Fail::Broken)?;
    app.tables.store().introduce(who.clone(), name.to_owned(), now(app)).await?;
    Ok(who)
}

/// Opens a session, which may replace another one.
pub(super) async fn open_session(
    app: &App,
    who: &Who,
    instead_of: Option<Digest>,
    is_account: bool,
) -> Result<(Digest, String), Fail> {
    let key = SessionKey::new(&app.world);
    let (digest, at) = (key.digest(), now(app));
    let expires_at = expiry(is_account, at);
    let session = NewSession { digest, who: who.clone(), at, expires_at };
    app.tables.store().open_session(session, instead_of).await?;
    Ok((digest, app.cookies.set_session(&key)))
}
