//! The devices on which somebody is signed in.

use std::cmp::Reverse;

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use pages::{DeviceRow, Devices};
use store::{Session, Who};

use super::{
    App, Caller, Fail, Visitor,
    account::{member, token_id},
    answer::see_other,
    fields::Fields,
    model::{Frame, form_key},
    past::ago_ms,
    visitor::now,
};
use crate::{net::Rule, people::Person};

/// Returns the valid sessions of a person, the current one first.
pub(crate) async fn sessions(app: &App, person: &Person) -> Result<Vec<Session>, Fail> {
    let mut all = app.tables.store().sessions_of(&person.who).await?;
    let now = now(app);
    all.retain(|it| it.expires_at > now);
    all.sort_by_key(|it| (it.digest != person.device, Reverse(it.seen_at), it.digest.0));
    Ok(all)
}

/// Ends a session of a person; returns whether there was one.
pub(crate) async fn end(app: &App, person: &Person, id: &str) -> Result<bool, Fail> {
    for session in sessions(app, person).await? {
        if token_id(&session.digest) == id {
            app.tables.store().close_session(session.digest).await?;
            app.sign_outs.send_modify(|n| *n += 1);
            return Ok(true);
        }
    }
    Ok(false)
}

/// Ends all sessions of a person except the current one; returns how many.
pub(crate) async fn end_elsewhere(app: &App, person: &Person) -> Result<u64, Fail> {
    let who: Who = person.who.clone();
    let n_ended = app.tables.store().close_sessions_of(who, Some(person.device)).await?;
    app.sign_outs.send_modify(|n| *n += 1);
    Ok(n_ended)
}

pub(crate) async fn show(State(app): State<App>, caller: Caller, visitor: Visitor) -> Response {
    let answer = async {
        let (person, _) = member(&visitor)?;
        let row = |it: &Session| DeviceRow {
            id: token_id(&it.digest),
            since_ms: ago_ms(&app, it.created_at),
            seen_ms: ago_ms(&app, it.seen_at),
            is_here: it.digest == person.device,
        };
        let rows: Vec<DeviceRow> = sessions(&app, person).await?.iter().map(row).collect();
        let frame = Frame::new(&app, &caller, &visitor).await;
        let (site, key) = (frame.site(), form_key(&app));
        let page = Devices { site: &site, devices: &rows, key: &key };
        Ok::<_, Fail>(pages::devices(&page).into_response())
    };
    match answer.await {
        Ok(response) => response,
        Err(Fail::Login) => see_other("/account/login"),
        Err(fail) => fail.response(&app, &caller),
    }
}

/// Signs out on another device, or on all others.
pub(crate) async fn change(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let result = async {
        let (person, _) = member(&visitor)?;
        app.limits.check(Rule::Event, person.who.as_str())?;
        match fields.text("end") {
            Some(id) if end(&app, person, id).await? => {}
            Some(_) => return Err(Fail::NotFound),
            None if fields.text("elsewhere").is_some() => _ = end_elsewhere(&app, person).await?,
            None => _ = fields.required("end", "the id of a session, or the field elsewhere")?,
        }
        Ok(see_other("/account/sessions"))
    };
    match result.await {
        Ok(response) => response,
        Err(Fail::Login) => see_other("/account/login"),
        Err(fail) => fail.response(&app, &caller),
    }
}
