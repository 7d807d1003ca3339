//! What programs do at a table: the same as forms.

use axum::Json;
use referee::Occupant;
use rules_core::{Seat, Viewer};
use tables::{TableError, TableState};

use super::{
    answer::Marked,
    answers::{Advice, State, Table},
    endpoint::Ask,
    sent::{Empty, Fork, Hint, Rivals},
    show,
    tables::table_at,
    values::{Key, Keyed as _, SeatKey, Version},
};
use crate::{
    handlers::{
        Fail,
        acts::grant,
        past::{Branch, go_on, hint_then},
        wish::Wish,
    },
    net::Rule,
    people::Person,
};

/// The caller and the current table, from which defaults follow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around<'a> {
    state: &'a TableState,
    person: &'a Person,
}

impl Around<'_> {
    /// Returns the seat that is meant: the named one, or the caller's only one.
    pub(super) fn own(&self, named: Option<SeatKey>) -> Result<Seat, Fail> {
        match (named, &self.state.seats_of(&self.person.identities)[..]) {
            (Some(Key(seat)), _) => Ok(seat),
            (None, [only]) => Ok(*only),
            (None, []) => Err(no_seat("found none, and you have no seat here")),
            (None, [_, ..]) => Err(no_seat("found none, and you have several seats here")),
        }
    }

    /// Returns the named seat, or the first free one.
    pub(super) fn free(&self, named: Option<SeatKey>) -> Result<Seat, Fail> {
        let table = self.state.public();
        let is_free = |seat: &Seat| *table.occupant(*seat) == Occupant::Nobody;
        let first = || Seat::all(table.n_seats()).find(is_free);
        let seat = named.map(|Key(seat)| seat).or_else(first);
        seat.ok_or_else(|| no_seat("found none, and no seat is free"))
    }

    /// Returns the caller's last name.
    pub(super) fn name(&self) -> String {
        self.person.name.clone()
    }
}

fn no_seat(why: &str) -> Fail {
    Fail::Bad(Some(format!("seat: expected one of {}, {why}", Seat::keys())))
}

/// Returns the number of moves, at a table without early choices.
pub(super) fn n_moves(Version(version): Version) -> Result<u32, Fail> {
    match version.n_queued {
        0 => Ok(version.n_moves),
        _ => {
            let why = format!("version: expected a number of moves, found \"{version}\"");
            Err(Fail::Bad(Some(why)))
        }
    }
}

/// Does something at a table, and answers with the game as it is afterwards.
pub(super) async fn act<B>(
    ask: Ask<Json<B>>,
    wish: impl FnOnce(B, Around<'_>) -> Result<Wish, Fail>,
) -> Result<Marked<State>, Fail> {
    let Ask { app, caller, visitor, .. } = &ask;
    let id = ask.table_id()?;
    let handle = app.tables.table(&id).await?;
    let person = ask.person()?.clone();
    let mark = ask.mark.clone();
    let (app, caller, visitor) = (app.clone(), caller.clone(), visitor.clone());
    let wish = {
        let state = handle.snapshot().state;
        wish(ask.body.0, Around { state: &state, person: &person })?
    };
    let done = grant(&app, &caller, &person, &id, wish, &mark).await?;
    Ok(Marked(show::state(&handle, &caller, &visitor, &handle.snapshot(), true), done))
}

/// Lets a bot advise the caller, and answers with the advice.
pub(super) async fn hint(ask: Ask<Json<Hint>>) -> Result<Json<Advice>, Fail> {
    let (id, person) = (ask.table_id()?, ask.person()?);
    ask.app.limits.check(Rule::Hint, person.who.as_str())?;
    let Hint { seat, n } = ask.body.0;
    if let Some(n) = n {
        let (advice, past) = hint_then(&ask.app, &id, n.0).await?;
        return Ok(Json(show::advice(&advice, &past.view(Viewer::Seat(advice.seat)), &ask.caller)));
    }
    let handle = ask.app.tables.table(&id).await?;
    let state = handle.snapshot().state;
    let screen = handle.screen(&state, &person.identities, Some(&person.device));
    let seat: Seat = match (seat, &state.seats_of(&person.identities)[..]) {
        (None, [only]) => *only,
        (None, _) => screen.viewer().seat().ok_or(Fail::Table(TableError::NotAsked))?,
        (Some(Key(seat)), _) => seat,
    };
    let advice = ask.app.tables.hint(&id, &person.identities, &person.device, seat).await?;
    Ok(Json(show::advice(&advice, &state.view(Viewer::Seat(seat)), &ask.caller)))
}

pub(super) async fn fork(ask: Ask<Json<Fork>>) -> Result<Marked<Table>, Fail> {
    let id = ask.table_id()?;
    let Fork { n, with } = ask.body.0;
    let from = Branch { n: n.0, is_with_friends: with == Some(Key(Rivals::Friends)) };
    let made = go_on(&ask.app, &ask.caller, &ask.visitor, &id, from, &ask.mark).await?;
    Ok(Marked(table_at(&ask, &made.0).await?, made.1))
}

pub(super) async fn rematch(ask: Ask<Json<Empty>>) -> Result<Json<Table>, Fail> {
    let (id, person) = (ask.table_id()?, ask.person()?);
    ask.app.limits.check(Rule::Event, person.who.as_str())?;
    let next = ask.app.tables.rematch(&id, &person.actor()).await?;
    table_at(&ask, &next).await.map(Json)
}
