//! The words with which a seat can be moved to another device.

use axum::{
    extract::{Query, State},
    response::{IntoResponse as _, Response},
};
use pages::SeatKey;
use rules_core::Seat;
use tables::seat_key_digest;

use super::{
    App, Caller, Fail, Visitor,
    answer::{see_other, with_cookie},
    fields::{Fields, person},
    model::{Frame, form_key},
    table::table_id,
};
use crate::net::Rule;

#[derive(Debug, serde::Deserialize)]
pub(crate) struct Which {
    table: Option<String>,
    seat: Option<String>,
}

/// Shows the words for the visitor's own seat, or asks for words.
pub(crate) async fn show(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Response {
    let answer = async {
        let words = match (&which.table, &which.seat) {
            (Some(table), Some(seat)) => Some(own_words(&app, &visitor, table, seat).await?),
            (None, _) | (_, None) => None,
        };
        let frame = Frame::new(&app, &caller, &visitor).await;
        let (site, key) = (frame.site(), form_key(&app));
        let words = words.as_ref().map(|(words, table)| (words.as_str(), table.as_str()));
        let page = SeatKey { site: &site, words, key: &key };
        Ok::<_, Fail>(pages::seat_key(&page).into_response())
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

pub(crate) async fn own_words(
    app: &App,
    visitor: &Visitor,
    table: &str,
    seat: &str,
) -> Result<(String, String), Fail> {
    let id = table_id(table)?;
    let seat: Seat = seat.parse().map_err(|_| Fail::NotFound)?;
    let state = app.tables.table(&id).await?.snapshot().state;
    let person = person(visitor)?;
    if !state.seats_of(&person.identities).contains(&seat) {
        return Err(Fail::Forbidden);
    }
    let words = app.tables.seat_words(&state, seat).ok_or(Fail::NotFound)?;
    Ok((words, id.to_string()))
}

/// Takes the seat to which the words belong.
pub(crate) async fn take(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let answer = async {
        app.limits.check(Rule::Secret, &caller.ip_key())?;
        let key = seat_key_digest(fields.text("words").unwrap_or_default());
        if app.tables.store().seats_by_key(key).await?.is_empty() {
            return Err(Fail::NotFound);
        }
        let known = visitor.known(&app, &caller, None).await?;
        let id = app.tables.claim(&known.person.actor(), key).await?.ok_or(Fail::NotFound)?;
        Ok(with_cookie(see_other(&format!("/t/{id}")), known.cookie))
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}
