//! Accounts: creating one, logging in and out, passwords, API keys.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use maud::Markup;
use pages::{Flash, Site, TokenRow, Tokens, Tone};
use store::{Account, AccountId, Digest, NewAccount, NewToken, Refusal, StoreError, Who};
use words::web::Site as Line;

use super::{
    App, Caller, Choices, Fail, Visitor,
    answer::{see_other, with_cookie},
    fields::Fields,
    model::{Frame, form_key},
    past::ago_ms,
    visitor::{now, open_session},
};
use crate::{
    net::Rule,
    people::{Person, TOKEN_PREFIX, account_key, clean_name},
};

/// The largest number of API keys per account.
const N_TOKENS_MAX: usize = 20;

/// Returns the visitor if they have an account and sent a cookie.
pub(super) fn member(visitor: &Visitor) -> Result<(&Person, AccountId), Fail> {
    let person = visitor.person.as_ref().filter(|it| !it.is_token).ok_or(Fail::Login)?;
    let (account, _) = person.account.as_ref().ok_or(Fail::Login)?;
    Ok((person, *account))
}

async fn page(
    app: &App,
    caller: &Caller,
    visitor: &Visitor,
    flash: Option<Line>,
    markup: impl FnOnce(&Site, &str) -> Markup,
) -> Response {
    let mut frame = Frame::new(app, caller, visitor).await;
    frame.flash = flash.map(|it| Flash::new(Tone::Bad, &it.message(), &frame.speaker));
    markup(&frame.site(), &form_key(app)).into_response()
}

pub(crate) async fn new_form(State(app): State<App>, caller: Caller, visitor: Visitor) -> Response {
    page(&app, &caller, &visitor, None, pages::new_account).await
}

pub(crate) async fn login_form(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
) -> Response {
    page(&app, &caller, &visitor, None, pages::login).await
}

pub(crate) async fn home(State(app): State<App>, caller: Caller, visitor: Visitor) -> Response {
    match member(&visitor) {
        Ok(_) => page(&app, &caller, &visitor, None, pages::account_home).await,
        Err(_) => see_other("/account/login"),
    }
}

pub(crate) async fn password_form(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
) -> Response {
    match member(&visitor) {
        Ok(_) => page(&app, &caller, &visitor, None, pages::password).await,
        Err(_) => see_other("/account/login"),
    }
}

/// Creates an account. A guest keeps the games they have played.
pub(crate) async fn new(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let result = async {
        app.limits.check(Rule::Secret, &caller.ip_key())?;
        let name = fields.text("name").unwrap_or_default();
        let clean = clean_name(name).map_err(|_| Fail::Bad(None))?;
        let name_key = account_key(name).map_err(|_| Fail::Bad(None))?;
        let password = fields.text("password").unwrap_or_default().to_owned();
        let hash = app.passwords.hash(password, app.world.bytes()).await;
        let password_hash = hash.map_err(|_| Fail::Bad(None))?;
        let known = visitor.known(&app, &caller, Some(&clean)).await?;
        if known.person.is_token || known.person.account.is_some() {
            return Err(Fail::Forbidden);
        }
        let who = known.person.who.clone();
        let at = now(&app);
        let preferences = serde_json::Value::from(caller.choices.write()).to_string();
        let account =
            NewAccount { who: who.clone(), name: clean, name_key, password_hash, at, preferences };
        match app.tables.store().register(account).await {
            Ok(_) => {}
            Err(StoreError::Refused(Refusal::NameTaken | Refusal::AlreadyLinked)) => {
                return Err(Fail::Bad(None));
            }
            Err(error) => return Err(error.into()),
        }
        let (_, cookie) = open_session(&app, &who, Some(known.person.device), true).await?;
        Ok(with_cookie(see_other("/account"), Some(cookie)))
    };
    match result.await {
        Ok(response) => response,
        Err(Fail::Bad(_)) => {
            let markup = pages::new_account;
            let page = page(&app, &caller, &visitor, Some(Line::BadRequestText), markup).await;
            (axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
        Err(fail) => fail.response(&app, &caller),
    }
}

/// Returns the account of this name, if this is its password.
pub(crate) async fn authenticate(
    app: &App,
    caller: &Caller,
    name: &str,
    password: &str,
) -> Result<Account, Fail> {
    app.limits.check(Rule::Secret, &caller.ip_key())?;
    // An invalid name must take as long as a name without an account.
    let name_key = account_key(name).unwrap_or_default();
    app.limits.check(Rule::Password, &name_key)?;
    let account = app.tables.store().account_by_name(&name_key).await?;
    let hash = account.as_ref().map(|account| account.password_hash.clone());
    let is_right = app.passwords.is_right(password.to_owned(), hash).await;
    account.filter(|_| is_right).ok_or(Fail::Login)
}

/// Adds an identity to an account.
pub(crate) async fn new_identity(app: &App, account: &Account) -> Result<Who, Fail> {
    let who: Who = app.world.text::<20>().parse().map_err(|_| Fail::Broken)?;
    app.tables.store().introduce(who.clone(), account.name.clone(), now(app)).await?;
    app.tables.store().link(who.clone(), account.id).await?;
    Ok(who)
}

/// Logs somebody in. A guest keeps the games they have played.
pub(crate) async fn login(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let result = async {
        let field = |name| fields.text(name).unwrap_or_default();
        let account = authenticate(&app, &caller, field("name"), field("password")).await?;
        let known = visitor.known(&app, &caller, Some(&account.name)).await?;
        let person = &known.person;
        if person.is_token {
            return Err(Fail::Forbidden);
        }
        let mut who = person.who.clone();
        match &person.account {
            Some((own, _)) if *own == account.id => {}
            // Somebody logged in to another account gets a new identity for this one.
            Some(_) => who = new_identity(&app, &account).await?,
            None => app.tables.store().link(who.clone(), account.id).await?,
        }
        let (_, cookie) = open_session(&app, &who, Some(person.device), true).await?;
        let response = with_cookie(see_other("/mine"), Some(cookie));
        let chosen: Option<String> = serde_json::from_str(&account.preferences).ok();
        let choices = chosen.map(|text| Choices::read(Some(&text)));
        Ok(with_cookie(response, choices.map(|choices| choices.cookie(&app))))
    };
    match result.await {
        Ok(response) => response,
        Err(Fail::Login) => {
            let page =
                page(&app, &caller, &visitor, Some(Line::BadRequestText), pages::login).await;
            (axum::http::StatusCode::UNAUTHORIZED, page).into_response()
        }
        Err(fail) => fail.response(&app, &caller),
    }
}

pub(crate) async fn logout(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let _ = fields.is_empty();
    if let Some(person) = visitor.person.as_ref().filter(|it| !it.is_token) {
        if let Err(error) = app.tables.store().close_session(person.device).await {
            return Fail::from(error).response(&app, &caller);
        }
        app.sign_outs.send_modify(|n| *n += 1);
    }
    with_cookie(see_other("/"), Some(app.cookies.drop_session()))
}

/// Changes a password and signs out all other devices.
pub(crate) async fn password(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let result = async {
        let (person, account) = member(&visitor)?;
        let store = app.tables.store();
        app.limits.check(Rule::Secret, &caller.ip_key())?;
        let account = store.account(account).await?.ok_or(Fail::Login)?;
        app.limits.check(Rule::Password, &account.name_key)?;
        let old = fields.text("old").unwrap_or_default().to_owned();
        if !app.passwords.is_right(old, Some(account.password_hash)).await {
            return Err(Fail::Bad(None));
        }
        let new = fields.text("new").unwrap_or_default().to_owned();
        let hash = app.passwords.hash(new, app.world.bytes()).await;
        store.set_password(account.id, hash.map_err(|_| Fail::Bad(None))?).await?;
        let (device, cookie) = open_session(&app, &person.who, Some(person.device), true).await?;
        store.close_sessions_of(person.who.clone(), Some(device)).await?;
        app.sign_outs.send_modify(|n| *n += 1);
        Ok(with_cookie(see_other("/account"), Some(cookie)))
    };
    match result.await {
        Ok(response) => response,
        Err(Fail::Bad(_)) => {
            let page =
                page(&app, &caller, &visitor, Some(Line::BadRequestText), pages::password).await;
            (axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
        Err(fail) => fail.response(&app, &caller),
    }
}

pub(crate) async fn tokens(State(app): State<App>, caller: Caller, visitor: Visitor) -> Response {
    token_page(&app, &caller, &visitor, None).await
}

async fn token_page(
    app: &App,
    caller: &Caller,
    visitor: &Visitor,
    fresh: Option<&str>,
) -> Response {
    let answer = async {
        let (person, _) = member(visitor)?;
        let stored = app.tables.store().tokens_of(&person.who).await?;
        let rows: Vec<TokenRow> = stored
            .iter()
            .map(|token| TokenRow {
                id: token_id(&token.digest),
                name: token.label.clone(),
                since_ms: ago_ms(app, token.created_at),
            })
            .collect();
        let frame = Frame::new(app, caller, visitor).await;
        let (site, key) = (frame.site(), form_key(app));
        let page = Tokens { site: &site, tokens: &rows, fresh, key: &key };
        Ok::<_, Fail>(pages::tokens(&page).into_response())
    };
    match answer.await {
        Ok(response) => response,
        Err(Fail::Login) => see_other("/account/login"),
        Err(fail) => fail.response(app, caller),
    }
}

/// Returns an id for a key that does not reveal it: a hash of the stored hash.
pub(crate) fn token_id(digest: &Digest) -> String {
    tables::base32(&Digest::of(digest.0).0[..10])
}

/// Revokes an API key; returns whether there was one.
pub(crate) async fn revoke(app: &App, who: &Who, id: &str) -> Result<bool, Fail> {
    let store = app.tables.store();
    let mut is_gone = false;
    for token in store.tokens_of(who).await? {
        if token_id(&token.digest) == id {
            is_gone |= store.remove_token(who.clone(), token.digest).await?;
        }
    }
    Ok(is_gone)
}

/// Creates an API key; returns it together with the hash that is stored. The key
/// itself can't be shown again.
pub(crate) async fn new_token(
    app: &App,
    who: &Who,
    label: &str,
    scopes: &str,
) -> Result<(String, Digest), Fail> {
    let store = app.tables.store();
    if store.tokens_of(who).await?.len() >= N_TOKENS_MAX {
        let why = format!("expected at most {N_TOKENS_MAX} API keys, so revoke one first");
        return Err(Fail::Bad(Some(why)));
    }
    let label = clean_name(label).map_err(|error| Fail::Bad(Some(format!("label: {error}"))))?;
    let token = format!("{TOKEN_PREFIX}{}", app.world.text::<32>());
    let digest = Digest::of(&token);
    let (who, scopes, at) = (who.clone(), scopes.to_owned(), now(app));
    store.new_token(NewToken { digest, who, label, scopes, at }).await?;
    Ok((token, digest))
}

/// Creates an API key, or revokes one.
pub(crate) async fn change_tokens(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let result = async {
        let (person, _) = member(&visitor)?;
        app.limits.check(Rule::Event, person.who.as_str())?;
        if let Some(id) = fields.text("revoke") {
            revoke(&app, &person.who, id).await?;
            return Ok(None);
        }
        let label = fields.text("name").unwrap_or_default();
        new_token(&app, &person.who, label, "play").await.map(|(token, _)| Some(token))
    };
    match result.await {
        Ok(Some(token)) => token_page(&app, &caller, &visitor, Some(&token)).await,
        Ok(None) => see_other("/account/tokens"),
        Err(Fail::Login) => see_other("/account/login"),
        Err(fail) => fail.response(&app, &caller),
    }
}
