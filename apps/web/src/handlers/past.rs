//! Replays, the result page, and rematches.

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse as _, Response},
};
use catalog::{Advice, Moment};
use pages::{End, Fairness, Hint, Replay};
use record::Record;
use referee::{TableError, Time};
use rules_core::{Seat, Viewer};
use store::TableId;
use tables::{ChanceKind, Done, Past, SeatPlan, TableState, may_look_as};

use super::{
    App, Caller, Fail, Visitor,
    answer::{see_other, with_cookie},
    create::check_limit,
    fields::{Fields, Mark, person},
    model::{Frame, code, form_key, names},
    table::table_id,
    visitor::Known,
};
use crate::net::Rule;

/// Whose view of a table is requested, and after how many moves.
#[derive(Debug, serde::Deserialize)]
pub(crate) struct ViewQuery {
    n: Option<u32>,
    #[serde(rename = "as")]
    pub(crate) seat: Option<String>,
}

impl ViewQuery {
    /// Returns the query for the view of a seat, or for the visitor's own.
    pub(crate) fn of(seat: Option<Seat>) -> ViewQuery {
        ViewQuery { n: None, seat: seat.map(|it| it.to_string()) }
    }

    /// Returns the viewer: the one that was requested, or else the visitor's own.
    pub(crate) fn viewer(&self, state: &TableState, visitor: &Visitor) -> Result<Viewer, Fail> {
        let asked = match &self.seat {
            Some(text) => Viewer::Seat(text.parse().map_err(|_| Fail::NotFound)?),
            None => match state.seats_of(visitor.identities())[..] {
                [only] if !state.is_over() => Viewer::Seat(only),
                [] | [_, ..] => Viewer::Spectator,
            },
        };
        let is_there = asked.seat().is_none_or(|seat| seat.0 < state.public().n_seats());
        match may_look_as(state, visitor.identities(), asked) && is_there {
            true => Ok(asked),
            false => Err(Fail::Forbidden),
        }
    }
}

/// Shows a table as it was after some moves.
pub(crate) async fn at(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    id: String,
    n: u32,
    query: ViewQuery,
) -> Response {
    let answer = async {
        let handle = app.tables.table(&table_id(&id)?).await?;
        let state = handle.snapshot().state;
        if !state.public().is_started() {
            return Err(Fail::NotFound);
        }
        let viewer = query.viewer(&state, &visitor)?;
        let past = Past::of(&state, n)?;
        let table = past.view(viewer);
        let frame = Frame::at_table(&app, &caller, &visitor, names(&state, &caller));
        let log = app.cache.of(&handle).logs.rows(&state, viewer, &frame.speaker);
        let (site, key) = (frame.site(), form_key(&app));
        let advice = handle.hints().then(n).filter(|_| state.is_revealed());
        let page = Replay {
            site: &site,
            table: &table,
            id: state.id.as_str(),
            code: &code(&state.id),
            is_over: state.is_revealed(),
            at: past.n_moves,
            n_moves: past.n_moves_max,
            log: &log,
            hint: match &advice {
                Some(advice) => Hint::Given(advice),
                None if state.is_revealed() => Hint::Free,
                None => Hint::Off,
            },
            key: &key,
        };
        Ok(pages::replay(&page).into_response())
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

/// Shows the table as it was, with what a bot would have done.
pub(crate) async fn hint(
    app: &App,
    caller: &Caller,
    visitor: &Visitor,
    id: &TableId,
    fields: &Fields,
) -> Response {
    let answer = async {
        app.limits.check(Rule::Hint, &visitor.limit_key(caller))?;
        let n: u32 = fields.read("n")?;
        let seat = hint_then(app, id, n).await?.0.seat;
        Ok::<_, Fail>(see_other(&format!("/t/{id}/at/{n}?as={seat}#hint")))
    };
    answer.await.unwrap_or_else(|fail| fail.response(app, caller))
}

/// Asks a bot what it would have done after `n` moves of a finished game.
pub(crate) async fn hint_then(
    app: &App,
    id: &TableId,
    n: u32,
) -> Result<(Arc<Advice>, Past), Fail> {
    let handle = app.tables.table(id).await?;
    let past = Past::of(&handle.snapshot().state, n)?;
    Ok((app.tables.hint_then(&handle, &past).await?, past))
}

/// Goes to the move that a form asks for.
pub(crate) async fn to_move(
    Path(id): Path<String>,
    State(app): State<App>,
    caller: Caller,
    Query(query): Query<ViewQuery>,
) -> Response {
    let Ok(id) = table_id(&id) else { return Fail::NotFound.response(&app, &caller) };
    let n = query.n.unwrap_or(0);
    let seat = query.seat.and_then(|it| it.parse::<Seat>().ok());
    let query = seat.map(|seat| format!("?as={seat}")).unwrap_or_default();
    see_other(&format!("/t/{id}/at/{n}{query}"))
}

/// Shows how a game ended.
pub(crate) async fn end(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Response {
    let answer = async {
        let id = table_id(&id)?;
        let state = app.tables.table(&id).await?.snapshot().state;
        if !state.is_over() {
            return Ok(see_other(&format!("/t/{id}")));
        }
        let frame = Frame::at_table(&app, &caller, &visitor, names(&state, &caller));
        let mine = state.seats_of(visitor.identities());
        let (site, key) = (frame.site(), form_key(&app));
        let table = state.view(match mine[..] {
            [only] => Viewer::Seat(only),
            [] | [..] => Viewer::Spectator,
        });
        let page = End {
            site: &site,
            table: &table,
            id: id.as_str(),
            code: &code(&id),
            my_seats: &mine,
            chart: &moments(&state),
            fairness: fairness(&state),
            key: &key,
        };
        let after = caller.choices.after_a_game();
        let has_learnt = !mine.is_empty() && after != caller.choices;
        let cookie = has_learnt.then(|| after.cookie(&app));
        Ok::<_, Fail>(with_cookie(pages::end(&page).into_response(), cookie))
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

/// Returns the points over the turns of a finished game.
fn moments(state: &TableState) -> Vec<Moment> {
    let record = state.open_record().ok();
    let moments = record.and_then(|it| catalog::game(it.setup().game())?.moments(&it).ok());
    moments.unwrap_or_default()
}

/// Verifies a finished game, as anybody could.
fn fairness(state: &TableState) -> Option<Fairness> {
    let record = state.open_record().ok()?;
    let fair = record.fair()?.clone();
    let verdict = catalog::game(record.setup().game())?.verify(&record);
    Some(Fairness {
        commitment: fair.commitment.to_string(),
        seed: fair.seed.map(|seed| seed.to_string()),
        chain: fair.chain.map(|chain| chain.to_string()),
        is_proven: verdict.is_proven(),
    })
}

/// Serves a record as text, once the game is over.
pub(crate) async fn record_text(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Response {
    let write = |record: &Record| record.to_string();
    file(&app, &caller, &id, ("text/plain; charset=utf-8", "txt"), write).await
}

/// Serves a record as JSON, once the game is over.
pub(crate) async fn record_json(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Response {
    file(&app, &caller, &id, ("application/json", "json"), Record::to_json).await
}

async fn file(
    app: &App,
    caller: &Caller,
    id: &str,
    (kind, ending): (&str, &str),
    write: impl FnOnce(&Record) -> String,
) -> Response {
    let answer = async {
        let id = table_id(id)?;
        let state = app.tables.table(&id).await?.snapshot().state;
        let record = state.open_record().map_err(Fail::Table)?;
        let name = format!("attachment; filename=\"ahu-{}.{ending}\"", code(&id));
        let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, &name)];
        Ok::<_, Fail>((headers, write(&record)).into_response())
    };
    answer.await.unwrap_or_else(|fail| fail.response(app, caller))
}

/// Continues from a move of a finished game, at a new table.
pub(crate) async fn fork(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let answer = async {
        let id = table_id(&id)?;
        let from = Branch {
            n: fields.read("n")?,
            is_with_friends: fields.text("with") == Some("friends"),
        };
        let (new, _, known) = go_on(&app, &caller, &visitor, &id, from, &fields.mark()).await?;
        Ok::<_, Fail>(with_cookie(see_other(&format!("/t/{new}")), known.cookie))
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

/// Where a finished game continues, and against whom.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    /// After how many moves.
    pub(crate) n: u32,
    /// Whether seats are left open, where bots would play.
    pub(crate) is_with_friends: bool,
}

/// Opens a table at which a finished game continues from one of its moves.
pub(crate) async fn go_on(
    app: &App,
    caller: &Caller,
    visitor: &Visitor,
    id: &TableId,
    from: Branch,
    mark: &Mark,
) -> Result<(TableId, Done, Known), Fail> {
    let state = app.tables.table(id).await?.snapshot().state;
    if !state.is_over() {
        return Err(Fail::Table(TableError::NotOver));
    }
    let past = Past::of(&state, from.n)?;
    let known = visitor.known(app, caller, None).await?;
    check_limit(app, &known)?;
    let mine = state.seats_of(&known.person.identities);
    let seat = mine.first().copied().unwrap_or(Seat(0));
    let name = visitor.name().map_or_else(|| state.names()[seat.idx()].clone(), str::to_owned);
    let mut plan = past.fork(id, &name, seat)?;
    plan.chance = ChanceKind::Fair;
    if from.is_with_friends {
        for seat_plan in &mut plan.seats {
            if let SeatPlan::Bot(_) = seat_plan {
                *seat_plan = SeatPlan::Open;
            }
        }
    }
    let request = mark.request(&known.person, &caller.path);
    let (new, done) = app.tables.create(plan, &known.person.who, request).await?;
    Ok((new, done, known))
}

/// Plays the same game again with the same people.
pub(crate) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let answer = async {
        let id: TableId = table_id(&id)?;
        let _ = fields.is_empty();
        let person = person(&visitor)?;
        app.limits.check(Rule::Event, person.who.as_str())?;
        let new = app.tables.rematch(&id, &person.actor()).await?;
        Ok::<_, Fail>(see_other(&format!("/t/{new}")))
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

/// Returns how long ago something was.
pub(crate) fn ago_ms(app: &App, at: Time) -> u64 {
    app.world.now().ms_since(at)
}
