//! What people do at a table.

use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse as _, Response},
};
use bots::Strength;
use pages::{Flash, Tone};
use referee::{Occupant, TableError};
use rules_core::Seat;
use store::TableId;
use tables::{Done, Event};
use words::Lang;

use super::{
    App, Caller, Fail, Visitor,
    answer::{see_other, with_cookie},
    fields::{Fields, Mark, person},
    model::TablePage,
    past,
    table::table_id,
    visitor::Known,
    wish::{Form, Wish},
};
use crate::people::{Person, clean_chat, clean_name};

/// Does what a page at a table asks for, and shows the table again.
pub(crate) async fn act(
    form: Form,
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let id = match table_id(&id) {
        Ok(id) => id,
        Err(fail) => return fail.response(&app, &caller),
    };
    if form == Form::Hint && fields.text("n").is_some() {
        return past::hint(&app, &caller, &visitor, &id, &fields).await;
    }
    let known = match known(&app, &caller, &visitor, form, &fields).await {
        Ok(known) => known,
        Err(fail) => return fail.response(&app, &caller),
    };
    let visitor = Visitor { person: Some(known.person.clone()) };
    let done = async {
        let wish = form.read(&fields)?;
        done(&app, &caller, &visitor, &known.person, &id, wish, &fields.mark()).await
    };
    let response = match done.await {
        Ok(response) => response,
        Err(fail) => show(&app, &caller, &visitor, &id, fail).await,
    };
    with_cookie(response, known.cookie)
}

/// Does what a page asks for; then shows the table, or says where it is.
async fn done(
    app: &App,
    caller: &Caller,
    visitor: &Visitor,
    person: &Person,
    id: &TableId,
    wish: Wish,
    mark: &Mark,
) -> Result<Response, Fail> {
    if !caller.is_live {
        grant(app, caller, person, id, wish, mark).await?;
        return Ok(see_other(&format!("/t/{id}")));
    }
    let is_told = is_told(&wish);
    grant(app, caller, person, id, wish, mark).await?;
    // The table may have been removed from memory and loaded again.
    let handle = app.tables.table(id).await?;
    let snapshot = handle.snapshot();
    // What everybody sees arrives by the stream, only once.
    if caller.is_following && is_told {
        let version = [("x-live-v", snapshot.version().to_string())];
        return Ok((StatusCode::NO_CONTENT, version).into_response());
    }
    Ok(TablePage::new(app, caller, visitor, &handle, snapshot).respond(true))
}

/// Returns whether a wish changes the table, and not only what one device shows.
fn is_told(wish: &Wish) -> bool {
    !matches!(wish, Wish::Reveal { .. } | Wish::Hide | Wish::Hint { .. })
}

/// Does what somebody asks for at a table, within their rate limit.
pub(crate) async fn grant(
    app: &App,
    caller: &Caller,
    person: &Person,
    id: &TableId,
    wish: Wish,
    mark: &Mark,
) -> Result<Done, Fail> {
    app.limits.check(wish.rule(), person.who.as_str())?;
    let request = mark.request(person, &caller.path);
    Asked { app, id, person, request, lang: caller.lang }.grant(wish).await
}

/// A stranger may only sit down.
async fn known(
    app: &App,
    caller: &Caller,
    visitor: &Visitor,
    form: Form,
    fields: &Fields,
) -> Result<Known, Fail> {
    if form == Form::Sit {
        let name = clean_name(fields.text("name").unwrap_or_default()).ok();
        return visitor.known(app, caller, name.as_deref()).await;
    }
    Ok(Known { person: person(visitor)?.clone(), cookie: None })
}

/// Shows the table, with the error.
async fn show(app: &App, caller: &Caller, visitor: &Visitor, id: &TableId, fail: Fail) -> Response {
    let handle = match app.tables.table(id).await {
        Ok(handle) => handle,
        Err(error) => return Fail::from(error).response(app, caller),
    };
    let mut page = TablePage::new(app, caller, visitor, &handle, handle.snapshot());
    let game = page.snapshot.state.public().facts().key;
    let speaker = &page.frame.speaker;
    let flash = match &fail {
        Fail::Table(error @ (TableError::Conflict | TableError::KeyReused)) => {
            Flash::new(Tone::Note, &error.message(), speaker)
        }
        Fail::Table(error) => Flash::refusal(error, game, speaker),
        _ => return fail.response(app, caller),
    };
    if caller.is_program {
        return fail.response(app, caller);
    }
    page.frame.flash = Some(flash);
    let mut response = page.respond(caller.is_live);
    *response.status_mut() = fail.status();
    response
}

/// Somebody's request at a table.
struct Asked<'a> {
    app: &'a App,
    id: &'a TableId,
    person: &'a Person,
    request: Option<tables::Request>,
    lang: Lang,
}

impl Asked<'_> {
    async fn grant(self, wish: Wish) -> Result<Done, Fail> {
        let event = match wish {
            Wish::Sit { seat, name, entropy } => {
                let name = match name.trim() {
                    "" => self.guest_name(seat),
                    name => clean_name(name).map_err(|_| Fail::Table(TableError::BadName))?,
                };
                Event::Sit { seat, name, entropy: self.app.entropy(entropy.as_deref()) }
            }
            Wish::SeatBot { seat, strength, entropy } => {
                Event::SeatBot { seat, strength, entropy: self.app.entropy(entropy.as_deref()) }
            }
            Wish::Leave { seat } => Event::Leave { seat },
            Wish::Start { fill } => return self.start(fill).await,
            Wish::Play { seat, version, mv } => {
                self.read(Event::Play { seat, version, mv }).await?
            }
            Wish::Undo { seat, version } => Event::Undo { seat, version },
            Wish::Restart { seat, version } => Event::Restart { seat, version },
            Wish::Resign { seat, strength } => Event::Resign { seat, strength },
            Wish::TakeOver { seat, strength } => Event::TakeOver { seat, strength, is_late: false },
            Wish::GiveBack { seat } => Event::GiveBack { seat },
            Wish::Pace { pace } => Event::Pace { pace },
            Wish::Chance { n_moves, mv } => self.read(Event::Chance { n_moves, mv }).await?,
            Wish::UndoChance { n_moves } => Event::UndoChance { n_moves },
            Wish::Close => Event::Close,
            Wish::Step => {
                return Ok(self.app.tables.step(self.id, self.person.actor()).await?);
            }
            Wish::Chat { text } => return self.say(&text).await,
            Wish::Reveal { seat } => return self.reveal(seat).await,
            Wish::Hint { seat } => {
                let person = self.person;
                let tables = &self.app.tables;
                tables.hint(self.id, &person.identities, &person.device, seat).await?;
                return Ok(Done::Now);
            }
            Wish::Hide => {
                self.app.tables.table(self.id).await?.hide(&self.person.device);
                return Ok(Done::Now);
            }
        };
        self.act(event).await
    }

    /// Reads the move of an event, in the notation of the game at the table.
    async fn read(&self, event: Event<String>) -> Result<Event, Fail> {
        Ok(self.app.tables.read(self.id, &self.person.actor(), event).await?)
    }

    async fn act(self, event: Event) -> Result<Done, Fail> {
        let actor = self.person.actor();
        Ok(self.app.tables.act(self.id, actor, event, self.request).await?)
    }

    /// Names somebody who gave no name: by their last name, or after the seat.
    fn guest_name(&self, seat: Seat) -> String {
        match self.person.name.as_str() {
            "" => catalog::speaker(self.lang, Vec::new()).say(&words::web::hall::guest_name(seat)),
            name => name.to_owned(),
        }
    }

    /// Starts the game, with bots in the free seats if requested.
    async fn start(self, fill: Option<Strength>) -> Result<Done, Fail> {
        let state = self.app.tables.table(self.id).await?.snapshot().state;
        let table = state.public();
        let is_free = |seat: &Seat| *table.occupant(*seat) == Occupant::Nobody;
        let free = Seat::all(table.n_seats()).filter(is_free);
        for (seat, strength) in free.zip(fill.iter().cycle()) {
            let entropy = self.app.entropy(None);
            let event = Event::SeatBot { seat, strength: *strength, entropy };
            match self.app.tables.act(self.id, self.person.actor(), event, None).await {
                // Somebody has just sat down there, which is even better.
                Ok(_) | Err(TableError::SeatTaken(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.act(Event::Start).await
    }

    async fn say(self, text: &str) -> Result<Done, Fail> {
        let text = clean_chat(text).ok_or(Fail::Table(TableError::BadText))?;
        let person = self.person;
        let state = self.app.tables.table(self.id).await?.snapshot().state;
        let name = match state.seats_of(&person.identities)[..] {
            [seat] => state.names()[seat.idx()].clone(),
            [] | [_, ..] => person.name.clone(),
        };
        Ok(self.app.tables.say(self.id, person.actor(), name, text, self.request).await?)
    }

    async fn reveal(self, seat: Seat) -> Result<Done, Fail> {
        let handle = self.app.tables.table(self.id).await?;
        let person = self.person;
        handle.reveal(person.device, &person.identities, seat).map_err(Fail::Table)?;
        Ok(Done::Now)
    }
}
