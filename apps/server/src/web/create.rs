//! New tables.

use axum::{
    extract::{Query, State},
    response::{IntoResponse as _, Response},
};
use rules_core::Seat;
use words::{Speaker, web};

use super::{
    App, Caller, Fail, Visitor,
    acts::entropy,
    fields::Fields,
    model::{Frame, form_key},
    settings::{see_other, with_cookie},
    visitor::{Known, now},
};
use crate::{
    hall::{ClockRule, Denial, Pace, Plan, SeatPlan},
    net::Rule,
    pages::{self, Access, Clock, NewTable, Preset, Sitter, TablePlan},
    people::clean_name,
};

#[derive(Debug, serde::Deserialize)]
pub(super) struct Wanted {
    game: Option<String>,
    with: Option<String>,
    seats: Option<u8>,
}

/// Asks what a new table is to be.
pub(super) async fn form(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Response {
    let answer = async {
        let usual = || catalog::games().first();
        let entry = match &wanted.game {
            Some(key) => catalog::game(key),
            None => usual(),
        };
        let entry = entry.ok_or(Fail::NotFound)?;
        let preset = wanted.with.as_deref().and_then(Preset::with_key).unwrap_or(Preset::Bots);
        let mut plan = TablePlan::preset(entry, preset, wanted.seats);
        plan.name = visitor.name().unwrap_or_default().to_owned();
        let frame = Frame::new(&app, &caller, &visitor).await;
        let (site, key) = (frame.site(), form_key(&app));
        let page = NewTable { site: &site, plan: &plan, key: &key };
        Ok::<_, Fail>(pages::new_table(&page).into_response())
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

/// Makes a table.
pub(super) async fn create(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let answer = async {
        let wanted = TablePlan::from_fields(fields.all())
            .map_err(|error| Fail::Bad(Some(format!("{error:?}"))))?;
        let mut plan = plan(&caller, &visitor, &wanted)?;
        let own = (0..).map(Seat).zip(&wanted.seats).find(|(_, it)| **it == Sitter::Me);
        plan.entropy = own.map(|(seat, _)| (seat, entropy(&app, fields.text("entropy"))));
        let name = clean_name(&wanted.name).ok();
        let known = visitor.known(&app, &caller, name.as_deref()).await?;
        check_limit(&app, &known)?;
        rename(&app, &known, name).await?;
        let request = fields.request(&known.person, "/tables");
        let (id, _) = app.hall.create(plan, &known.person.who, request).await?;
        Ok::<_, Fail>(with_cookie(see_other(&format!("/t/{id}")), known.cookie))
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

/// Counts a new table.
pub(super) fn check_limit(app: &App, known: &Known) -> Result<(), Fail> {
    let rule = match known.person.user {
        Some(_) => Rule::AccountTable,
        None => Rule::GuestTable,
    };
    Ok(app.limits.check(rule, known.person.who.as_str())?)
}

/// Remembers what a guest wants to be called.
async fn rename(app: &App, known: &Known, name: Option<String>) -> Result<(), Fail> {
    let person = &known.person;
    match name.filter(|name| *name != person.name && person.user.is_none()) {
        Some(name) => Ok(app.hall.store().introduce(person.who.clone(), name, now(app)).await?),
        None => Ok(()),
    }
}

fn plan(caller: &Caller, visitor: &Visitor, wanted: &TablePlan) -> Result<Plan, Fail> {
    let n_seats = u8::try_from(wanted.seats.len()).map_err(|_| Fail::Bad(None))?;
    let options = wanted.options.iter().map(|(key, value)| (*key, value.as_str()));
    let speaker = Speaker::new(caller.lang, Vec::new());
    let mut plan = Plan::new(wanted.entry, n_seats, options)
        .map_err(|error| Fail::Bad(Some(speaker.say(&words::frame::option_error(&error)))))?;
    let seat_name = |seat_idx: u8| speaker.say(&web::seat_number(Seat(seat_idx)));
    let bad = |_| Fail::Denied(Denial::BadName);
    for ((sitter, seat_plan), seat_idx) in wanted.seats.iter().zip(&mut plan.seats).zip(0..) {
        *seat_plan = match sitter {
            Sitter::Me if wanted.name.trim().is_empty() => {
                let name = visitor.name().map_or_else(|| seat_name(seat_idx), str::to_owned);
                SeatPlan::Person { name }
            }
            Sitter::Me => SeatPlan::Person { name: clean_name(&wanted.name).map_err(bad)? },
            Sitter::Device(name) if name.trim().is_empty() => {
                SeatPlan::Person { name: seat_name(seat_idx) }
            }
            Sitter::Device(name) => SeatPlan::Person { name: clean_name(name).map_err(bad)? },
            Sitter::Open => SeatPlan::Open,
            Sitter::Bot(strength) => SeatPlan::Bot(*strength),
        };
    }
    plan.is_private = wanted.access == Access::Private;
    plan.pace = match wanted.pace {
        pages::Pace::Step => Pace::Step,
        pages::Pace::Normal => Pace::Normal,
        pages::Pace::Fast => Pace::Fast,
        pages::Pace::Instant => Pace::Instant,
    };
    plan.clock = match wanted.clock {
        Clock::None => ClockRule::None,
        Clock::Live { minutes, seconds } => ClockRule::Live { minutes, increment_s: seconds },
        Clock::Days(days) => ClockRule::Days { days },
    };
    Ok(plan)
}
