//! Opening new tables.

use axum::{
    extract::{Query, State},
    http::StatusCode,
    response::{IntoResponse as _, Response},
};
use pages::{Access, Check, NewTable, PlanError, Preset, Sitter, TablePlan};
use rules_core::{OptionError, Seat, Values, Viewer};
use store::TableId;
use tables::{Done, Plan, SeatPlan, TableError};
use words::{Speaker, web::hall};

use super::{
    App, Caller, Fail, Visitor,
    answer::{see_other, with_cookie},
    fields::{Fields, Mark},
    model::{Frame, form_key},
    visitor::{Known, now},
};
use crate::{net::Rule, people::clean_name};

#[derive(Debug, serde::Deserialize)]
pub(crate) struct Wanted {
    game: Option<String>,
    with: Option<String>,
    seats: Option<u8>,
}

/// Shows the form for a new table.
pub(crate) async fn form(
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
        let page = NewTable { site: &site, plan: &plan, key: &key, check: None };
        Ok::<_, Fail>(pages::new_table(&page).into_response())
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

/// Checks the texts of a plan, such as a board, and shows how the game would begin.
pub(crate) async fn check(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    if let Err(refused) = app.limits.check(Rule::Record, &visitor.limit_key(&caller)) {
        return Fail::from(refused).response(&app, &caller);
    }
    match wanted(&caller, &fields) {
        Ok(wanted) => planned(&app, &caller, &visitor, wanted).await,
        Err(fail) => fail.response(&app, &caller),
    }
}

/// Shows a plan again, with the result of its check.
async fn planned(
    app: &App,
    caller: &Caller,
    visitor: &Visitor,
    wanted: Result<TablePlan, (TablePlan, Check)>,
) -> Response {
    let (plan, check) = match wanted {
        Ok(plan) => {
            let check = started(caller, &plan);
            (plan, check)
        }
        Err((plan, check)) => (plan, check),
    };
    let status = match check {
        Check::Good(_) => StatusCode::OK,
        Check::Wrong { .. } => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let frame = Frame::new(app, caller, visitor).await;
    let (site, key) = (frame.site(), form_key(app));
    let page = NewTable { site: &site, plan: &plan, key: &key, check: Some(&check) };
    (status, pages::new_table(&page)).into_response()
}

/// Draws how a planned game would begin, or says what is wrong with the plan.
fn started(caller: &Caller, wanted: &TablePlan) -> Check {
    let speaker = catalog::speaker(caller.lang, Vec::new());
    let n_seats = u8::try_from(wanted.seats.len()).unwrap_or(0);
    let options = wanted.options.iter().map(|(key, value)| (*key, value.as_str()));
    match Plan::new(wanted.entry, n_seats, options) {
        Ok(plan) => {
            let drawing = plan.start.board_html(Viewer::Spectator, &speaker, &[], &[]);
            Check::Good(drawing.board)
        }
        Err(error) => wrong(wanted, &error, &speaker),
    }
}

/// Says what is wrong with a plan, and on which line of which text.
fn wrong(wanted: &TablePlan, error: &OptionError, speaker: &Speaker) -> Check {
    let text_of = |key: &str| wanted.options.iter().find(|it| it.0 == key).map(|it| it.1.as_str());
    let option = match error {
        OptionError::Text { key, .. } => Some(*key),
        OptionError::UnknownKey { .. }
        | OptionError::UnknownValue { .. }
        | OptionError::Seats { .. } => None,
    };
    let text = option.and_then(text_of).unwrap_or_default();
    match wanted.entry.option_flaw(error, text) {
        Some((line, why)) => Check::Wrong { option, line: Some(line), why: speaker.say(&why) },
        None => {
            let why = speaker.say(&words::frame::option_error(error));
            Check::Wrong { option: None, line: None, why }
        }
    }
}

/// Reads the plan from a form; a text that is too long fails the check.
fn wanted(caller: &Caller, fields: &Fields) -> Result<Result<TablePlan, (TablePlan, Check)>, Fail> {
    // Browsers send lines that end with a carriage return and a line feed.
    let plain = |(name, text): &(String, String)| (name.clone(), text.replace("\r\n", "\n"));
    let mut pairs: Vec<(String, String)> = fields.all().iter().map(plain).collect();
    let entry = pairs.iter().find(|(name, _)| name == "game").and_then(|(_, it)| catalog::game(it));
    let specs = entry.map_or(&[][..], |it| it.options);
    let mut check = None;
    for spec in specs {
        let Values::Text { len_max } = spec.values else { continue };
        let name = format!("option-{}", spec.key);
        let long = pairs.iter().find(|(it, text)| *it == name && text.len() > len_max);
        let Some(n_bytes) = long.map(|(_, text)| text.len()) else { continue };
        let speaker = catalog::speaker(caller.lang, Vec::new());
        let why = speaker.say(&hall::file_too_long(n_bytes, len_max));
        check = Some(Check::Wrong { option: Some(spec.key), line: None, why });
        pairs.retain(|(it, _)| *it != name);
    }
    let plan =
        TablePlan::from_fields(&pairs).map_err(|error| Fail::Bad(Some(flaw(caller, &error))))?;
    Ok(match check {
        Some(check) => Err((plan, check)),
        None => Ok(plan),
    })
}

/// Opens a table.
pub(crate) async fn create(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    // An error in a text is shown next to it.
    match wanted(&caller, &fields) {
        Ok(Ok(plan)) => match started(&caller, &plan) {
            Check::Wrong { option: Some(_), .. } => {
                return planned(&app, &caller, &visitor, Ok(plan)).await;
            }
            Check::Wrong { option: None, .. } | Check::Good(_) => {}
        },
        Ok(wrong @ Err(_)) => return planned(&app, &caller, &visitor, wrong).await,
        Err(fail) => return fail.response(&app, &caller),
    }
    let answer = async {
        let wanted = match wanted(&caller, &fields)? {
            Ok(wanted) | Err((wanted, Check::Good(_))) => wanted,
            Err((_, Check::Wrong { why, .. })) => return Err(Fail::Bad(Some(why))),
        };
        let entropy = fields.text("entropy");
        let made = make(&app, &caller, &visitor, &wanted, entropy, &fields.mark()).await?;
        let (id, _, known) = made;
        Ok::<_, Fail>(with_cookie(see_other(&format!("/t/{id}")), known.cookie))
    };
    answer.await.unwrap_or_else(|fail| fail.response(&app, &caller))
}

/// Opens the table of a plan, with the entropy of the visitor if they sent some.
pub(crate) async fn make(
    app: &App,
    caller: &Caller,
    visitor: &Visitor,
    wanted: &TablePlan,
    entropy: Option<&str>,
    mark: &Mark,
) -> Result<(TableId, Done, Known), Fail> {
    let mut plan = plan(caller, visitor, wanted)?;
    let own = (0..).map(Seat).zip(&wanted.seats).find(|(_, it)| **it == Sitter::Me);
    plan.entropy = own.map(|(seat, _)| (seat, app.entropy(entropy)));
    let name = clean_name(&wanted.name).ok();
    let known = visitor.known(app, caller, name.as_deref()).await?;
    check_limit(app, &known)?;
    rename(app, &known, name).await?;
    let request = mark.request(&known.person, "/tables");
    let (id, done) = app.tables.create(plan, &known.person.who, request).await?;
    Ok((id, done, known))
}

/// Says what is wrong with a plan.
pub(crate) fn flaw(caller: &Caller, error: &PlanError) -> String {
    match error {
        PlanError::NoSuchGame(key) => {
            let games: Vec<&str> = catalog::games().iter().map(catalog::Entry::key).collect();
            let speaker = catalog::speaker(caller.lang, Vec::new());
            speaker.say(&words::frame::no_such_game(key, &games))
        }
        PlanError::Field { name, value } => format!("{name}: it can't be {value:?}"),
        PlanError::Seats => "seats: only one of them can be me".to_owned(),
    }
}

/// Counts a new table for the rate limits.
pub(crate) fn check_limit(app: &App, known: &Known) -> Result<(), Fail> {
    let rule = match known.person.account {
        Some(_) => Rule::AccountTable,
        None => Rule::GuestTable,
    };
    Ok(app.limits.check(rule, known.person.who.as_str())?)
}

/// Stores the name that a guest has chosen.
async fn rename(app: &App, known: &Known, name: Option<String>) -> Result<(), Fail> {
    let person = &known.person;
    match name.filter(|name| *name != person.name && person.account.is_none()) {
        Some(name) => Ok(app.tables.store().introduce(person.who.clone(), name, now(app)).await?),
        None => Ok(()),
    }
}

fn plan(caller: &Caller, visitor: &Visitor, wanted: &TablePlan) -> Result<Plan, Fail> {
    let n_seats = u8::try_from(wanted.seats.len()).map_err(|_| Fail::Bad(None))?;
    let options = wanted.options.iter().map(|(key, value)| (*key, value.as_str()));
    let speaker = catalog::speaker(caller.lang, Vec::new());
    let mut plan = Plan::new(wanted.entry, n_seats, options)
        .map_err(|error| Fail::Bad(Some(speaker.say(&words::frame::option_error(&error)))))?;
    let guest_name = |seat_idx: u8| speaker.say(&hall::guest_name(Seat(seat_idx)));
    let bad = |_| Fail::Table(TableError::BadName);
    for ((sitter, seat_plan), seat_idx) in wanted.seats.iter().zip(&mut plan.seats).zip(0..) {
        *seat_plan = match sitter {
            Sitter::Me if wanted.name.trim().is_empty() => {
                let name = visitor.name().map_or_else(|| guest_name(seat_idx), str::to_owned);
                SeatPlan::Person { name }
            }
            Sitter::Me => SeatPlan::Person { name: clean_name(&wanted.name).map_err(bad)? },
            Sitter::Device(name) if name.trim().is_empty() => {
                SeatPlan::Person { name: guest_name(seat_idx) }
            }
            Sitter::Device(name) => SeatPlan::Person { name: clean_name(name).map_err(bad)? },
            Sitter::Open => SeatPlan::Open,
            Sitter::Bot(strength) => SeatPlan::Bot(*strength),
        };
    }
    plan.is_private = wanted.access == Access::Private;
    plan.pace = wanted.pace;
    plan.clock = wanted.clock;
    Ok(plan)
}
