//! Makes the models of pages from tables.

use std::sync::Arc;

use axum::response::{IntoResponse as _, Response};
use catalog::{Advice, Fragments, Insets};
use maud::Markup;
use pages::{
    ChatRow, Curtain, Flash, FragmentId, LogRow, Me, RowState, SeatInfo, Site, TableModel, TableRow,
};
use referee::{LogItem, TableView};
use rules_core::{Seat, Viewer};
use store::{Digest, Listing, Page, Phase, SeatKind, TableHead, TableId};
use tables::{Screen, Snapshot, TableHandle, TableState};
use words::{Speaker, coach::Lesson};

use super::{App, Caller, Visitor};
use crate::cache::{RenderKey, Rendering, Shown};

/// How many tables a list shows.
pub(crate) const N_ROWS: u32 = 30;

/// Owns what the frame of a page borrows.
#[derive(Debug)]
pub(super) struct Frame<'a> {
    app: &'a App,
    caller: &'a Caller,
    visitor: &'a Visitor,
    pub(super) speaker: Speaker,
    pub(super) n_waiting: u32,
    pub(super) flash: Option<Flash>,
}

impl<'a> Frame<'a> {
    /// Frames a page that belongs to no table.
    pub(super) async fn new(app: &'a App, caller: &'a Caller, visitor: &'a Visitor) -> Frame<'a> {
        let mut frame = Frame::at_table(app, caller, visitor, Vec::new());
        frame.n_waiting = count_waiting(app, visitor, None).await;
        frame
    }

    /// Frames the page of a table with these names.
    pub(super) fn at_table(
        app: &'a App,
        caller: &'a Caller,
        visitor: &'a Visitor,
        names: Vec<String>,
    ) -> Frame<'a> {
        let speaker = catalog::speaker(caller.lang, names);
        Frame { app, caller, visitor, speaker, n_waiting: 0, flash: None }
    }

    /// Returns what every page needs.
    pub(super) fn site(&self) -> Site<'_> {
        let person = self.visitor.person.as_ref();
        let me = match person.and_then(|it| it.account.as_ref()) {
            Some((_, name)) => Me::Account(name),
            None => Me::Guest(self.visitor.name()),
        };
        Site {
            speaker: &self.speaker,
            path: &self.caller.path,
            address: self.app.address(),
            assets: &self.app.assets,
            me,
            settings: self.caller.choices.settings,
            n_waiting: self.n_waiting,
            flash: self.flash.clone(),
        }
    }
}

/// Counts the tables that wait for somebody, except for one.
pub(super) async fn count_waiting(app: &App, visitor: &Visitor, but: Option<&TableId>) -> u32 {
    let Some(person) = &visitor.person else { return 0 };
    let listing = Listing::Mine(person.who.clone());
    let Ok(listed) = app.tables.store().list(listing, Page::first(N_ROWS)).await else { return 0 };
    let is_waiting = |head: &&TableHead| {
        Some(&head.id) != but && matches!(row_state(head, visitor, &[]), RowState::MyTurn)
    };
    listed.tables.iter().filter(is_waiting).count() as u32
}

/// Returns the idempotency key of a form on a page that belongs to no table.
pub(super) fn form_key(app: &App) -> String {
    app.world.text::<10>()
}

/// Returns the short code that people say.
pub(crate) fn code(id: &TableId) -> String {
    id.as_str().chars().take(5).collect::<String>().to_uppercase()
}

/// Returns a table as lists show it.
pub(super) fn row(app: &App, head: &TableHead, visitor: &Visitor, speaker: &Speaker) -> TableRow {
    let bot = |row: &store::SeatRow| speaker.say(&words::web::bot(&row.name));
    let names: Vec<Option<String>> = head
        .seats
        .iter()
        .map(|row| match row.kind {
            SeatKind::Free => None,
            SeatKind::Person => Some(row.name.clone()),
            SeatKind::Bot => Some(bot(row)),
        })
        .collect();
    let is_mine = |row: &&store::SeatRow| {
        row.who.as_ref().is_some_and(|who| visitor.identities().contains(who))
    };
    TableRow {
        id: head.id.to_string(),
        code: code(&head.id),
        game: head.game.clone(),
        state: row_state(head, visitor, &names),
        my_seats: head.seats.iter().filter(is_mine).map(|row| Seat(row.seat)).collect(),
        names,
        since_ms: app.world.now().ms_since(head.since),
    }
}

fn row_state(head: &TableHead, visitor: &Visitor, names: &[Option<String>]) -> RowState {
    match head.phase {
        Phase::Open => RowState::Open,
        Phase::Over => {
            let winners = tables::Summary::parse(&head.summary).winners;
            let named = winners.iter().filter_map(|seat| names.get(seat.idx())?.clone());
            let text = named.collect::<Vec<_>>().join(", ");
            RowState::Over((!text.is_empty()).then_some(text))
        }
        Phase::Playing => {
            let awaited: Vec<Seat> = head.awaited.iter().map(Seat).collect();
            let is_mine = |seat: &Seat| {
                let row = head.seats.iter().find(|row| row.seat == seat.0);
                let who = row.and_then(|row| row.who.as_ref());
                who.is_some_and(|who| visitor.identities().contains(who))
            };
            match awaited.iter().any(is_mine) {
                true => RowState::MyTurn,
                false => RowState::Waiting(awaited),
            }
        }
    }
}

/// The page of a table for one visitor, ready to be rendered.
#[derive(Debug)]
pub(super) struct TablePage<'a> {
    app: &'a App,
    pub(super) frame: Frame<'a>,
    pub(super) snapshot: Snapshot,
    pub(super) screen: Screen,
    mine: Vec<Seat>,
    is_host: bool,
    device: Option<Digest>,
    made: Arc<Shown>,
    log: Arc<Vec<LogRow>>,
    recap: Arc<Vec<LogItem>>,
    lesson: Option<Lesson>,
    has_hints: bool,
    hint: Option<Arc<Advice>>,
    chat: Vec<ChatRow>,
    seats: Vec<SeatInfo>,
    invite: String,
}

impl<'a> TablePage<'a> {
    /// Makes the page of a table as it is in a snapshot.
    pub(super) fn new(
        app: &'a App,
        caller: &'a Caller,
        visitor: &'a Visitor,
        handle: &TableHandle,
        snapshot: Snapshot,
    ) -> TablePage<'a> {
        let state = snapshot.state.clone();
        let screen = handle.screen(&state, visitor.identities(), visitor.device());
        let frame = Frame::at_table(app, caller, visitor, names(&state, caller));
        let viewer = screen.viewer();
        let made = app.cache.of(handle);
        let is_shown = state.public().is_started() && !matches!(screen, Screen::Curtain(_));
        let log = match is_shown {
            true => made.logs.rows(&state, viewer, &frame.speaker),
            false => Arc::default(),
        };
        let recap = match viewer {
            Viewer::Seat(seat) if is_shown && state.is_asked(seat) => made.logs.recap(&state, seat),
            Viewer::Seat(_) | Viewer::Spectator => Arc::default(),
        };
        let lesson = match viewer {
            Viewer::Seat(seat)
                if is_shown && state.is_asked(seat) && caller.choices.settings.coach.is_on() =>
            {
                made.logs.lesson(&state, seat)
            }
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        let (has_hints, hint) = hint(handle, &state, visitor, screen);
        TablePage {
            lesson,
            has_hints,
            hint,
            mine: state.seats_of(visitor.identities()),
            is_host: state.is_host(visitor.identities()),
            device: visitor.device().copied(),
            chat: chat(&snapshot),
            seats: seats(&snapshot, app),
            invite: format!("{}/t/{}", app.address(), state.id),
            app,
            frame,
            snapshot,
            screen,
            made,
            log,
            recap,
        }
    }

    /// Returns the idempotency key of the forms on this page. It is the same as long as no counted
    /// event has happened, and nothing has changed for this device.
    fn key(&self, n_events: u32) -> String {
        let n_said = self.snapshot.chat.last().map_or(0, |line| line.number);
        let device = self.device.map(|it| it.0).unwrap_or_default();
        let mut text = format!("{} {n_events} {n_said} {:?} ", self.snapshot.state.id, self.screen);
        text.extend(device.map(char::from));
        tables::base32(&Digest::of(text).0[..10])
    }

    /// Renders the whole page.
    pub(super) fn page(&self) -> Markup {
        self.with_model(&Insets::inline(), pages::table, pages::curtain)
    }

    /// Renders the fragments of the page, or takes them from the cache.
    fn fragments(&self) -> Vec<(FragmentId, Arc<Fragments>)> {
        let (lang, kept, insets) =
            (self.frame.speaker.lang(), &self.made.renderings, Insets::apart());
        let of_curtain = |curtain: &Curtain| {
            let fragments = pages::curtain_fragments(curtain).into_iter();
            fragments.map(|(id, html)| (id, kept.fragment(lang, None, &insets, || html))).collect()
        };
        let of_table = |model: &TableModel| {
            pages::each_fragment(model, |stamp, draw| kept.fragment(lang, stamp, &insets, draw))
        };
        self.with_model(&insets, of_table, of_curtain)
    }

    /// Renders what a stream sends.
    pub(super) fn rendering(&self) -> Rendering {
        Rendering::new(self.own_render_key(), self.fragments())
    }

    fn with_model<T>(
        &self,
        insets: &Insets,
        of_table: impl FnOnce(&TableModel) -> T,
        of_curtain: impl FnOnce(&Curtain) -> T,
    ) -> T {
        let state = &self.snapshot.state;
        let (site, code) = (self.frame.site(), code(&state.id));
        let (key, steady_key) = (self.key(state.n_events), self.key(state.n_asides));
        if let Screen::Curtain(to) = self.screen {
            let next: Vec<Seat> = to
                .clockwise(state.public().n_seats())
                .skip(1)
                .filter(|seat| self.mine.contains(seat))
                .collect();
            return of_curtain(&Curtain {
                site: &site,
                id: state.id.as_str(),
                code: &code,
                game: state.public().facts().key,
                to,
                next: &next,
                key: &key,
                live: self.snapshot.version(),
            });
        }
        let table = state.view(self.screen.viewer());
        let qr = match table.is_started() {
            true => None,
            false => qr_svg(&self.invite),
        };
        let hint = match &self.hint {
            Some(advice) => pages::Hint::Given(advice),
            None if self.has_hints => pages::Hint::Free,
            None => pages::Hint::Off,
        };
        of_table(&TableModel {
            site: &site,
            table: &table,
            insets,
            id: state.id.as_str(),
            code: &code,
            my_seats: &self.mine,
            is_host: self.is_host,
            seats: &self.seats,
            live: self.snapshot.version(),
            key: &key,
            steady_key: &steady_key,
            log: &self.log,
            recap: &self.recap,
            chat: &self.chat,
            pace: state.pace,
            clock: state.clocks.rule(),
            is_closed: state.is_closed,
            lesson: self.lesson.clone(),
            hint,
            invite: &self.invite,
            qr_svg: qr.as_deref(),
        })
    }

    /// Counts the other tables that wait for the visitor.
    pub(super) async fn count_waiting(&mut self, visitor: &Visitor) {
        let id = self.snapshot.state.id.clone();
        self.frame.n_waiting = count_waiting(self.app, visitor, Some(&id)).await;
    }

    /// Answers with the page, or with its fragments for a script.
    pub(super) fn respond(&self, is_live: bool) -> Response {
        if !is_live {
            return self.page().into_response();
        }
        let html: String = self.fragments().iter().map(|(_, it)| it.html()).collect();
        fragments(self.snapshot.version(), html)
    }

    /// Returns the key of what a visitor is shown of a table.
    pub(super) fn render_key(
        caller: &Caller,
        visitor: &Visitor,
        handle: &TableHandle,
        snapshot: &Snapshot,
    ) -> RenderKey {
        let state = &snapshot.state;
        let screen = handle.screen(state, visitor.identities(), visitor.device());
        let has_hint = hint(handle, state, visitor, screen).1.is_some();
        RenderKey { version: snapshot.version(), screen, lang: caller.lang, has_hint }
    }

    /// Returns the key of this page.
    fn own_render_key(&self) -> RenderKey {
        RenderKey {
            version: self.snapshot.version(),
            screen: self.screen,
            lang: self.frame.speaker.lang(),
            has_hint: self.hint.is_some(),
        }
    }
}

/// Returns whether a visitor may be advised, and the advice if there is any.
fn hint(
    handle: &TableHandle,
    state: &TableState,
    visitor: &Visitor,
    screen: Screen,
) -> (bool, Option<Arc<Advice>>) {
    let Screen::Seat(seat) = screen else { return (false, None) };
    let has_hints = state.public().is_started() && state.has_hints(visitor.identities());
    (has_hints, handle.hints().of(state, seat).filter(|_| has_hints))
}

/// Answers with the fragments of a version of a page.
fn fragments(version: u64, html: String) -> Response {
    let kind = "text/html; charset=utf-8".to_owned();
    let headers = [("content-type", kind), ("x-live-v", version.to_string())];
    (headers, html).into_response()
}

/// Returns the names at a table in the visitor's language.
pub(crate) fn names(state: &TableState, caller: &Caller) -> Vec<String> {
    table_names(&state.public(), caller)
}

/// Returns the names at a table in the visitor's language.
pub(crate) fn table_names(table: &TableView<'_>, caller: &Caller) -> Vec<String> {
    let speaker = catalog::speaker(caller.lang, Vec::new());
    let name = |(occupant, seat): (&referee::Occupant, Seat)| match occupant.name() {
        Some(name) => name.to_string(),
        None if occupant.bot().is_some() => {
            let bot = speaker.say(&words::frame::menu(words::frame::Menu::Bot));
            format!("{bot} {}", seat.to_string().to_uppercase())
        }
        None => speaker.say(&words::web::seat_number(seat)),
    };
    table.occupants().zip(Seat::all(table.n_seats())).map(name).collect()
}

fn chat(snapshot: &Snapshot) -> Vec<ChatRow> {
    let seat_of = |line: &store::ChatMessage| {
        let seats = snapshot.state.seats_of(line.who.as_slice());
        if let [only] = seats[..] { Some(only) } else { None }
    };
    let line = |line: &store::ChatMessage| ChatRow {
        number: line.number.into(),
        seat: seat_of(line),
        name: line.name.clone(),
        text: line.text.clone(),
    };
    snapshot.chat.iter().map(line).collect()
}

fn seats(snapshot: &Snapshot, app: &App) -> Vec<SeatInfo> {
    let state = &snapshot.state;
    let now = app.world.now();
    let info = |seat: Seat| SeatInfo {
        presence: snapshot.presence(seat),
        left_ms: state.clocks.left_ms(seat, now),
        is_host: state.holder(seat).is_some() && state.holder(seat) == state.host.as_ref(),
    };
    Seat::all(state.public().n_seats()).map(info).collect()
}

/// Draws an address as a QR code.
pub(super) fn qr_svg(text: &str) -> Option<String> {
    let code = qrcode::QrCode::new(text).ok()?;
    let svg = code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(160, 160).build();
    // Without the XML declaration, which only belongs at the beginning of a file.
    Some(svg.split_once("?>").map_or(svg.clone(), |(_, rest)| rest.to_owned()))
}
