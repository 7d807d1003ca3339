//! The models: what each page shows.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use catalog::{Advice, Count, Fragments, Insets, Moment};
use maud::Markup;
use record::Verdict;
use referee::{ClockRule, LogItem, Pace, Presence, TableView};
use rules_core::Seat;
use words::{Speaker, coach::Lesson};

use crate::{check::Check, plan::TablePlan, site::Site};

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The id in addresses.
    pub id: String,
    /// The short code that people say.
    pub code: String,
    /// The key of the game.
    pub game: String,
    /// The names at the seats, clockwise; none where a seat is free.
    pub names: Vec<Option<String>>,
    /// The visitor's seats.
    pub my_seats: Vec<Seat>,
    /// What it waits for.
    pub state: RowState,
    /// For how long, in milliseconds.
    pub since_ms: u64,
}

/// What a listed table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowState {
    /// For people to sit down and start.
    Open,
    /// For the visitor.
    MyTurn,
    /// For these seats.
    Waiting(Vec<Seat>),
    /// For nothing, because it is over: this is how it ended.
    Over(Option<String>),
}

/// The home page.
#[derive(Clone, Debug)]
pub struct Home<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// The visitor's tables, those that wait for them first.
    pub mine: &'a [TableRow],
    /// Tables with free seats that anybody may take.
    pub open: &'a [TableRow],
    /// Games that anybody may watch.
    pub watch: &'a [TableRow],
    /// The idempotency key of the forms; the page adds the game to it.
    pub key: &'a str,
}

/// The page on which a table is planned.
#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// What has been chosen so far.
    pub plan: &'a TablePlan,
    /// The idempotency key of the form.
    pub key: &'a str,
    /// The result of checking the texts of the plan.
    pub check: Option<&'a Check>,
}

/// What the server knows about a seat beyond the referee's table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatInfo {
    /// Whether its person is there; meaningless for bots.
    pub presence: Presence,
    /// The time left on its clock.
    pub left_ms: Option<u64>,
    /// Whether it belongs to whoever opened the table.
    pub is_host: bool,
}

/// A line of the log in one language, as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// The number of the move; none for what happened beside the moves.
    pub number: Option<u32>,
    /// After how many moves it happened.
    pub n_moves: u32,
    /// Who moved.
    pub mover: Option<Seat>,
    /// Whether a bot chose.
    pub is_by_bot: bool,
    /// The line.
    pub text: Arc<str>,
    /// Its effects.
    pub effects: Arc<[String]>,
    /// The calculations of the numbers in them, one for each.
    pub counts: Arc<[Option<Count>]>,
    /// The row as markup, once it was rendered.
    pub(super) ink: Ink,
    /// The turn that begins with it as markup, once it was rendered.
    pub(super) turn_ink: TurnInk,
}

/// A row as markup. It is rendered once, since a log is shown again after each move. Equal rows
/// look the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Ink(Arc<OnceLock<String>>);

impl PartialEq for Ink {
    fn eq(&self, _: &Ink) -> bool {
        true
    }
}

impl Eq for Ink {}

/// A turn as an inset, kept with its first row: how many rows it had, the text of its last row,
/// and the inset. If its end has changed, it is rendered again.
#[derive(Clone, Debug, Default)]
pub(super) struct TurnInk(Arc<Mutex<Option<DrawnTurn>>>);

type DrawnTurn = (usize, Arc<str>, Arc<Fragments>);

impl PartialEq for TurnInk {
    fn eq(&self, _: &TurnInk) -> bool {
        true
    }
}

impl Eq for TurnInk {}

impl LogRow {
    /// Returns the turn that begins with this row as markup, and renders it if it has changed since
    /// the last time.
    pub(super) fn drawn_turn(
        &self,
        rows: &[LogRow],
        draw: impl FnOnce() -> Markup,
    ) -> Arc<Fragments> {
        let last = rows.last().map_or(&self.text, |row| &row.text);
        let mut ink = self.turn_ink.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((n_rows, end, drawn)) = &*ink
            && *n_rows == rows.len()
            && Arc::ptr_eq(end, last)
        {
            return drawn.clone();
        }
        let drawn = Arc::new(Fragments::new(draw().into_string(), &[]));
        *ink = Some((rows.len(), last.clone(), drawn.clone()));
        drawn
    }

    /// Puts a log into words of one language.
    pub fn all(items: &[LogItem], speaker: &Speaker) -> Vec<LogRow> {
        items.iter().map(|item| LogRow::new(item, speaker)).collect()
    }

    /// Returns the row as markup, and renders it the first time. A row belongs to one table, one
    /// viewer and one language.
    pub(super) fn drawn(&self, draw: impl FnOnce() -> Markup) -> &str {
        self.ink.0.get_or_init(|| draw().into_string())
    }

    /// Puts one item of the log into words.
    pub fn new(item: &LogItem, speaker: &Speaker) -> LogRow {
        match item {
            LogItem::Move(line) => LogRow {
                number: Some(line.number),
                n_moves: line.number,
                mover: line.mover,
                is_by_bot: line.is_by_bot,
                text: speaker.say(&line.line).into(),
                effects: line.effects.iter().map(|it| speaker.say(it)).collect(),
                counts: line.counts.clone().into(),
                ink: Ink::default(),
                turn_ink: TurnInk::default(),
            },
            LogItem::Note(note) => LogRow {
                number: None,
                n_moves: note.n_moves,
                mover: None,
                is_by_bot: false,
                text: speaker.say(&note.message()).into(),
                effects: Arc::default(),
                counts: Arc::default(),
                ink: Ink::default(),
                turn_ink: TurnInk::default(),
            },
        }
    }
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number, from 1.
    pub number: u64,
    /// Who wrote it.
    pub seat: Option<Seat>,
    /// The name of whoever wrote it, if they have no seat.
    pub name: String,
    /// The text, without markup.
    pub text: String,
}

/// Whether a bot advises the viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Hint<'a> {
    /// It does not, because other people play here.
    #[default]
    Off,
    /// It does when asked.
    Free,
    /// It was asked, and this is its advice.
    Given(&'a Advice),
}

/// A table before, during or after the game, as one viewer sees it.
#[derive(Clone, Debug)]
pub struct TableModel<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// The table, as the viewer may see it.
    pub table: &'a TableView<'a>,
    /// Where what is drawn once for many pages is kept.
    pub insets: &'a Insets,
    /// The id in addresses.
    pub id: &'a str,
    /// The short code that people say.
    pub code: &'a str,
    /// The visitor's seats; several of them share one device.
    pub my_seats: &'a [Seat],
    /// Whether the visitor opened the table.
    pub is_host: bool,
    /// What else is known about each seat.
    pub seats: &'a [SeatInfo],
    /// The number of the last event, from which the live stream continues.
    pub live: u64,
    /// The idempotency key of the forms. It is the same for the same `live` and viewer, so that
    /// fragments that have not changed stay equal.
    pub key: &'a str,
    /// The same for forms that have nothing to do with moves. It does not change with a move.
    pub steady_key: &'a str,
    /// The log for this viewer.
    pub log: &'a [LogRow],
    /// What happened since the viewer's last move.
    pub recap: &'a [LogItem],
    /// The last messages of the chat.
    pub chat: &'a [ChatRow],
    /// How fast bots move.
    pub pace: Pace,
    /// Which clock runs.
    pub clock: ClockRule,
    /// Whether it was closed for good, so that nothing can be done there any more.
    pub is_closed: bool,
    /// What the coach says; see [`lesson`](crate::lesson).
    pub lesson: Option<Lesson>,
    /// Whether a bot advises the viewer.
    pub hint: Hint<'a>,
    /// The address to invite people with.
    pub invite: &'a str,
    /// The same address as a QR code; trusted SVG.
    pub qr_svg: Option<&'a str>,
}

/// The page between two people at one device. It knows nothing of the game.
#[derive(Clone, Debug)]
pub struct Curtain<'a> {
    /// What every page needs, with the names of the seats.
    pub site: &'a Site<'a>,
    /// The id of the table.
    pub id: &'a str,
    /// The short code that people say.
    pub code: &'a str,
    /// The key of the game.
    pub game: &'a str,
    /// Who takes the device.
    pub to: Seat,
    /// Who gets it after that.
    pub next: &'a [Seat],
    /// The idempotency key of the form.
    pub key: &'a str,
    /// The number of the last event, from which the live stream continues.
    pub live: u64,
}

/// A table as it was after some moves.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// The table as it was then, as the viewer may see it.
    pub table: &'a TableView<'a>,
    /// The id of the table.
    pub id: &'a str,
    /// The short code that people say.
    pub code: &'a str,
    /// Whether other views may be seen, which is so once the game is over.
    pub is_over: bool,
    /// How many moves had been made by then.
    pub at: u32,
    /// How many moves there are now.
    pub n_moves: u32,
    /// The log for this viewer up to now.
    pub log: &'a [LogRow],
    /// Whether a bot says what it would have done.
    pub hint: Hint<'a>,
    /// The idempotency key of the form.
    pub key: &'a str,
}

/// How a game ended.
#[derive(Clone, Debug)]
pub struct End<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// The finished table, as the viewer saw it.
    pub table: &'a TableView<'a>,
    /// The id of the table.
    pub id: &'a str,
    /// The short code that people say.
    pub code: &'a str,
    /// The visitor's seats.
    pub my_seats: &'a [Seat],
    /// The points of each seat over the turns; none in games without points before the end.
    pub chart: &'a [Moment],
    /// What everyone can check.
    pub fairness: Option<Fairness>,
    /// The idempotency key of the form.
    pub key: &'a str,
}

/// What everyone can check about chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// The fingerprint of the seed, shown before the first move.
    pub commitment: String,
    /// The seed, shown now.
    pub seed: Option<String>,
    /// The fingerprint of the whole game.
    pub chain: Option<String>,
    /// Whether everything was checked and found right.
    pub is_proven: bool,
}

/// The page on which a record is imported or checked.
#[derive(Clone, Debug)]
pub struct RecordForm<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// What was typed.
    pub text: &'a str,
    /// What is wrong with it: line, column and why.
    pub problem: Option<(u32, u32, String)>,
    /// The results of all checks.
    pub verdict: Option<&'a Verdict>,
    /// The idempotency key of the form.
    pub key: &'a str,
}

/// An API key of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenRow {
    /// The id, for revoking it.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// How long ago it was created, in milliseconds.
    pub since_ms: u64,
}

/// The API keys of an account.
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// The ones that exist.
    pub tokens: &'a [TokenRow],
    /// The one just created; it is shown only once.
    pub fresh: Option<&'a str>,
    /// The idempotency key of the form.
    pub key: &'a str,
}

/// The page about the words that take a seat to another device.
#[derive(Clone, Debug)]
pub struct SeatKey<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// The words and the id of their table, if they are to be shown.
    pub words: Option<(&'a str, &'a str)>,
    /// The idempotency key of the form.
    pub key: &'a str,
}

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// There is nothing here.
    NotFound,
    /// It belongs to somebody else.
    Forbidden,
    /// The table has moved on: its address, and what happened meanwhile.
    MovedOn(String, Vec<LogRow>),
    /// There were too many requests; try again after so many seconds.
    TooMany(u32),
    /// It could not be read, and why.
    BadRequest(Option<String>),
    /// It is too large.
    TooLarge,
    /// The server failed; the id helps to find the error in the log.
    Broken(Option<String>),
}
