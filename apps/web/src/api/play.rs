//! What programs do at a table: the same wishes that forms have.

use axum::response::Response;
use referee::Occupant;
use rules_core::{Seat, Viewer};
use tables::TableError;

use super::{
    endpoint::Ask,
    show::{self, answer},
    tables::{repeated, table_at},
};
use crate::{
    handlers::{
        Fail,
        acts::{Wish, grant},
        fields::Fields,
        past::{go_on, hint_then},
    },
    net::Rule,
};

/// Does what is asked for at a table, and answers with the game as it is then.
pub(super) async fn act(ask: Ask, wish: Wish) -> Result<Response, Fail> {
    let id = ask.table_id()?;
    let live = ask.app.tables.table(&id).await?;
    let person = ask.person()?;
    let mut pairs = ask.fields.all().to_vec();
    let state = live.snapshot().state;
    if ask.fields.text("seat").is_none() {
        let seat = match wish {
            Wish::Sit => {
                let table = state.public();
                let is_free = |seat: &Seat| *table.occupant(*seat) == Occupant::Nobody;
                Seat::all(table.n_seats()).find(is_free)
            }
            Wish::Leave
            | Wish::Play
            | Wish::Undo
            | Wish::Restart
            | Wish::Resign
            | Wish::TakeOver
            | Wish::GiveBack
            | Wish::Hint
            | Wish::Reveal => match state.seats_of(&person.kin)[..] {
                [only] => Some(only),
                [] | [_, ..] => None,
            },
            Wish::Start
            | Wish::Pace
            | Wish::Step
            | Wish::Chat
            | Wish::Hide
            | Wish::Chance
            | Wish::UndoChance
            | Wish::Close => None,
        };
        pairs.extend(seat.map(|seat| ("seat".to_owned(), seat.to_string())));
    }
    if wish == Wish::Sit && ask.fields.text("name").is_none() {
        pairs.push(("name".to_owned(), person.name.clone()));
    }
    let fields = Fields::new(pairs, ask.body.clone());
    let done = grant(&ask.app, &ask.caller, person, &id, wish, &fields).await?;
    let state = show::state(&live, &ask.caller, &ask.visitor, &live.snapshot(), true);
    Ok(repeated(answer(state), &done))
}

/// Lets a bot advise whoever asks, and answers with what it thinks.
pub(super) async fn hint(ask: Ask) -> Result<Response, Fail> {
    let (id, person) = (ask.table_id()?, ask.person()?);
    ask.app.limits.check(Rule::Hint, person.who.as_str())?;
    if ask.fields.text("n").is_some() {
        let (advice, past) = hint_then(&ask.app, &id, ask.fields.read("n")?).await?;
        return Ok(answer(show::advice(
            &advice,
            &past.view(Viewer::Seat(advice.seat)),
            &ask.caller,
        )));
    }
    let live = ask.app.tables.table(&id).await?;
    let state = live.snapshot().state;
    let screen = live.screen(&state, &person.kin, Some(&person.device));
    let seat: Seat = match (ask.fields.text("seat"), &state.seats_of(&person.kin)[..]) {
        (None, [only]) => *only,
        (None, _) => screen.viewer().seat().ok_or(Fail::Table(TableError::NotAsked))?,
        (Some(_), _) => ask.fields.read("seat")?,
    };
    let advice = ask.app.tables.hint(&id, &person.kin, &person.device, seat).await?;
    Ok(answer(show::advice(&advice, &state.view(Viewer::Seat(seat)), &ask.caller)))
}

pub(super) async fn fork(ask: Ask) -> Result<Response, Fail> {
    let id = ask.table_id()?;
    let made = go_on(&ask.app, &ask.caller, &ask.visitor, &id, &ask.fields).await?;
    Ok(repeated(table_at(&ask, &made.0).await?, &made.1))
}

pub(super) async fn rematch(ask: Ask) -> Result<Response, Fail> {
    let (id, person) = (ask.table_id()?, ask.person()?);
    ask.app.limits.check(Rule::Event, person.who.as_str())?;
    let next = ask.app.tables.rematch(&id, &person.actor()).await?;
    table_at(&ask, &next).await
}
