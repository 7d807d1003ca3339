//! What there is to show on each page.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use catalog::{Advice, Count, Moment};
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
    /// Who sits where, clockwise; none where a seat is free.
    pub names: Vec<Option<String>>,
    /// Which seats belong to the one who looks.
    pub my_seats: Vec<Seat>,
    /// What it waits for.
    pub state: RowState,
    /// Since when, in milliseconds before now.
    pub since_ms: u64,
}

/// What a table in a list waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowState {
    /// For people to sit down and start.
    Open,
    /// For the one who looks.
    MyTurn,
    /// For these seats.
    Waiting(Vec<Seat>),
    /// For nothing: it is over, and this is how it ended.
    Over(Option<String>),
}

/// The home page.
#[derive(Clone, Debug)]
pub struct Home<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// Tables of the one who looks, those that wait for them first.
    pub mine: &'a [TableRow],
    /// Tables with free seats that everybody may take.
    pub open: &'a [TableRow],
    /// Games that everybody may watch.
    pub watch: &'a [TableRow],
    /// The key against double posts; the page adds the game to it.
    pub key: &'a str,
}

/// The page on which a table is planned.
#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// What is chosen so far.
    pub plan: &'a TablePlan,
    /// The key against double posts.
    pub key: &'a str,
    /// What was found out about the texts of the plan.
    pub check: Option<&'a Check>,
}

/// What the server knows of a seat beyond the referee's table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatInfo {
    /// Whether its person is there; of no matter for bots.
    pub presence: Presence,
    /// The time its clock still has.
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
    /// What came of it.
    pub effects: Arc<[String]>,
    /// How the numbers in that come about, one for each.
    pub counts: Arc<[Option<Count>]>,
    /// What it looks like.
    pub(super) ink: Ink,
    /// What the turn looks like that begins with it.
    pub(super) turn_ink: TurnInk,
}

/// What a row looks like: drawn once, as a log is shown again after each move.
/// Equal rows look the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Ink(Arc<OnceLock<String>>);

impl PartialEq for Ink {
    fn eq(&self, _: &Ink) -> bool {
        true
    }
}

impl Eq for Ink {}

/// What a turn looks like that begins with a row: how many rows it had, the text of its last
/// row, and the drawing. A turn that has got another end is drawn anew.
#[derive(Clone, Debug, Default)]
pub(super) struct TurnInk(Arc<Mutex<Option<DrawnTurn>>>);

type DrawnTurn = (usize, Arc<str>, Arc<str>);

impl PartialEq for TurnInk {
    fn eq(&self, _: &TurnInk) -> bool {
        true
    }
}

impl Eq for TurnInk {}

impl LogRow {
    /// Returns what the turn that begins with this row looks like, and draws it if it has
    /// changed since that was done before.
    pub(super) fn drawn_turn(&self, rows: &[LogRow], draw: impl FnOnce() -> Markup) -> Arc<str> {
        let last = rows.last().map_or(&self.text, |row| &row.text);
        let mut ink = self.turn_ink.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((n_rows, end, drawn)) = &*ink
            && *n_rows == rows.len()
            && Arc::ptr_eq(end, last)
        {
            return drawn.clone();
        }
        let drawn: Arc<str> = draw().into_string().into();
        *ink = Some((rows.len(), last.clone(), drawn.clone()));
        drawn
    }

    /// Says a log in one language.
    pub fn all(items: &[LogItem], speaker: &Speaker) -> Vec<LogRow> {
        items.iter().map(|item| LogRow::new(item, speaker)).collect()
    }

    /// Returns what it looks like, and draws it if that was not done before. A row
    /// belongs to one table, one viewer and one language.
    pub(super) fn drawn(&self, draw: impl FnOnce() -> Markup) -> &str {
        self.ink.0.get_or_init(|| draw().into_string())
    }

    /// Says one item of the log.
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

/// A message of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number, from 1.
    pub number: u64,
    /// Who wrote it.
    pub seat: Option<Seat>,
    /// Who wrote it, if they have no seat.
    pub name: String,
    /// What they wrote; plain text.
    pub text: String,
}

/// Whether a bot advises the one who looks.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Hint<'a> {
    /// It does not: other people play here.
    #[default]
    Off,
    /// It does if it is asked.
    Free,
    /// It was asked.
    Given(&'a Advice),
}

/// A table, waiting or running or over, as one viewer sees it.
#[derive(Clone, Debug)]
pub struct TableModel<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// The table, as the viewer may see it.
    pub table: &'a TableView<'a>,
    /// The id in addresses.
    pub id: &'a str,
    /// The short code that people say.
    pub code: &'a str,
    /// The seats of the one who looks; several share one device.
    pub my_seats: &'a [Seat],
    /// Whether the one who looks opened the table.
    pub is_host: bool,
    /// What else is known of each seat.
    pub seats: &'a [SeatInfo],
    /// The number of the last event: where the live stream goes on.
    pub live: u64,
    /// The key against double posts; the same for the same `live` and viewer,
    /// so that regions that have not changed stay equal.
    pub key: &'a str,
    /// The same for forms that have nothing to do with moves: it stays the same while people
    /// only move.
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
    /// Whether it was closed for good: nothing can be done there any more.
    pub is_closed: bool,
    /// What the coach says; see [`lesson`](crate::lesson).
    pub lesson: Option<Lesson>,
    /// Whether a bot advises the one who looks.
    pub hint: Hint<'a>,
    /// The address to invite people with.
    pub invite: &'a str,
    /// The same as a drawing; trusted SVG.
    pub qr_svg: Option<&'a str>,
}

/// The page between two people at one device. It has no table to tell of.
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
    /// Who comes after that.
    pub next: &'a [Seat],
    /// The key against double posts.
    pub key: &'a str,
    /// The number of the last event: where the live stream goes on.
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
    /// Whether it may be seen with other eyes: once the game is over.
    pub is_over: bool,
    /// How many moves have been made then.
    pub at: u32,
    /// How many moves there are by now.
    pub n_moves: u32,
    /// The log for this viewer up to now.
    pub log: &'a [LogRow],
    /// Whether a bot says what it would have done.
    pub hint: Hint<'a>,
    /// The key against double posts.
    pub key: &'a str,
}

/// How a game ended.
#[derive(Clone, Debug)]
pub struct End<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// The table, which is over, as the one who looks saw it.
    pub table: &'a TableView<'a>,
    /// The id of the table.
    pub id: &'a str,
    /// The short code that people say.
    pub code: &'a str,
    /// The seats of the one who looks.
    pub my_seats: &'a [Seat],
    /// The points of each seat over the turns; none where there are none before
    /// the end.
    pub chart: &'a [Moment],
    /// What everyone can check.
    pub fairness: Option<Fairness>,
    /// The key against double posts.
    pub key: &'a str,
}

/// What everyone can check of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// The fingerprint of the seed, shown before the first move.
    pub commitment: String,
    /// The seed, shown now.
    pub seed: Option<String>,
    /// The fingerprint of the whole game.
    pub chain: Option<String>,
    /// Whether everything has been checked and is right.
    pub is_proven: bool,
}

/// The page on which a record is brought in or checked.
#[derive(Clone, Debug)]
pub struct RecordForm<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// What was typed.
    pub text: &'a str,
    /// What is wrong with it: line, column and why.
    pub problem: Option<(u32, u32, String)>,
    /// What all checks say.
    pub verdict: Option<&'a Verdict>,
    /// The key against double posts.
    pub key: &'a str,
}

/// A token of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenRow {
    /// The id, for revoking it.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// When it was made, in milliseconds before now.
    pub since_ms: u64,
}

/// The tokens of an account.
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// Those there are.
    pub tokens: &'a [TokenRow],
    /// The one just made; it is shown only once.
    pub fresh: Option<&'a str>,
    /// The key against double posts.
    pub key: &'a str,
}

/// The page about the words that bring a seat to another device.
#[derive(Clone, Debug)]
pub struct SeatKey<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// The words, if they are to be shown, and the id of their table.
    pub words: Option<(&'a str, &'a str)>,
    /// The key against double posts.
    pub key: &'a str,
}

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// There is nothing here.
    NotFound,
    /// It belongs to somebody else.
    Forbidden,
    /// The table moved on: its address, and what happened meanwhile.
    MovedOn(String, Vec<LogRow>),
    /// It came too fast; it can be tried again after so many seconds.
    TooMany(u32),
    /// It could not be read, and why.
    BadRequest(Option<String>),
    /// It is too large.
    TooLarge,
    /// The server broke; the id helps to find it in the log.
    Broken(Option<String>),
}
