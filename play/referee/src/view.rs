//! A table as one viewer may see it.

use std::sync::{Arc, OnceLock};

use bots::Strength;
use catalog::{AnyGame, Change, Choice, Drawing, Insets, MoveId};
use record::fair::{ChainHead, Commitment};
use rules_core::{Facts, Seat, Standing, Term, Turn, Viewer};
use serde_json::Value;
use words::{Message, Speaker};

use crate::{Awaited, LogItem, Note, Occupant, Table, TableError, Time, Version};

/// A table as one viewer may see it.
///
/// Whoever shows tables to people takes one of these: it gives no access to the [`Table`] or to the
/// game, which know all secrets. The choices are computed once, however often they are requested.
///
/// ```compile_fail,E0616
/// fn peek<'a>(view: &referee::TableView<'a>) -> &'a referee::Table {
///     view.table
/// }
/// ```
///
/// ```compile_fail,E0599
/// fn peek(view: &referee::TableView<'_>) -> String {
///     view.game().diagram()
/// }
/// ```
///
/// ```compile_fail,E0599
/// fn peek(view: &referee::TableView<'_>) -> String {
///     view.record().to_string()
/// }
/// ```
#[derive(Clone, Debug)]
pub struct TableView<'a> {
    table: &'a Table,
    viewer: Viewer,
    /// The state whose view is shown.
    seen: Arc<dyn AnyGame>,
    choices: OnceLock<Vec<Choice>>,
}

/// Something that a seat had to decide, as it saw it.
#[derive(Debug)]
pub struct Decision<'a> {
    game: &'a dyn AnyGame,
    viewer: Viewer,
}

impl Decision<'_> {
    /// The prompt.
    pub fn prompt(&self) -> Message {
        self.game.prompt(self.viewer)
    }

    /// Names what could be chosen.
    pub fn labels(&self) -> Vec<Message> {
        self.game.choices().into_iter().map(|choice| choice.label).collect()
    }
}

impl Table {
    /// Returns the table as a viewer may see it.
    ///
    /// A seat that does not exist sees what spectators see.
    pub fn view(&self, viewer: Viewer) -> TableView<'_> {
        let viewer = self.known(viewer);
        TableView { table: self, viewer, seen: self.seen_by(viewer), choices: OnceLock::new() }
    }
}

/// What the viewer itself may know and do.
impl TableView<'_> {
    /// Returns the viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Returns what the viewer may know, for programs.
    ///
    /// A seat that may choose early sees the table with its own choices made.
    pub fn json(&self) -> Value {
        self.seen.view_json(self.viewer)
    }

    /// Says who has to choose what now.
    pub fn prompt(&self) -> Message {
        self.seen.prompt(self.viewer)
    }

    /// Draws the table as text.
    pub fn text_board(&self, speaker: &Speaker) -> String {
        self.seen.text_board(self.viewer, speaker)
    }

    /// Draws the table for a browser, with what the viewer can choose as targets
    /// and what changed since its last turn as numbers.
    pub fn board(
        &self,
        speaker: &Speaker,
        choices: &[Choice],
        changes: &[Change<'_>],
        insets: &Insets,
    ) -> Drawing {
        self.seen.board_html(self.viewer, speaker, choices, changes, insets)
    }

    /// Draws the table for a browser as a position to look at: nothing can be chosen, and waiting
    /// choices are not shown.
    pub fn still(&self, speaker: &Speaker) -> Drawing {
        self.table.game.board_html(self.viewer, speaker, &[], &[], &Insets::inline())
    }

    /// Draws the position as one SVG document that needs nothing else.
    pub fn picture(&self, speaker: &Speaker) -> String {
        self.seen.picture(self.viewer, speaker)
    }

    /// Returns what the viewer can choose now, on its turn or early; nothing
    /// where a bot plays.
    pub fn choices(&self) -> &[Choice] {
        let choices = || self.viewer.seat().map(|seat| self.table.choices(seat));
        self.choices.get_or_init(|| choices().unwrap_or_default())
    }

    /// Returns whether the viewer may choose now: on its turn or early.
    pub fn can_choose(&self) -> bool {
        self.viewer.seat().is_some_and(|seat| self.table.can_choose(seat))
    }

    /// Returns whether the viewer has choices that wait for its turn.
    pub fn has_queued(&self) -> bool {
        self.viewer.seat().is_some_and(|seat| !self.table.queued(seat).is_empty())
    }

    /// Returns the current version for the viewer.
    pub fn version(&self) -> Version {
        match self.viewer {
            Viewer::Seat(seat) => self.table.version(seat),
            Viewer::Spectator => self.table.n_moves().into(),
        }
    }

    /// Returns how many steps the viewer can undo.
    ///
    /// # Errors
    ///
    /// Says why if there are none.
    pub fn undoable(&self) -> Result<u32, TableError> {
        match self.viewer {
            Viewer::Seat(seat) => self.table.undoable(seat),
            Viewer::Spectator => Err(TableError::NoSuchSeat { n_seats: self.table.n_seats() }),
        }
    }

    /// Returns everything that happened as the viewer saw it; see [`Table::log`].
    pub fn log(&self) -> Vec<LogItem> {
        self.table.log(self.viewer)
    }

    /// Returns what happened after this number of moves; see [`Table::log_since`].
    pub fn log_since(&self, n_moves: u32) -> Vec<LogItem> {
        self.table.log_since(self.viewer, n_moves)
    }

    /// Returns what happened after this number of moves, to be added to an earlier log; see
    /// [`Table::log_growth`].
    pub fn log_growth(&self, n_moves: u32) -> Option<Vec<LogItem>> {
        self.table.log_growth(self.viewer, n_moves)
    }

    /// Returns what happened since the viewer last moved; nothing for spectators.
    pub fn since_my_last_move(&self) -> Vec<LogItem> {
        let told = self.viewer.seat().map(|seat| self.table.since_my_last_move(seat));
        told.unwrap_or_default()
    }

    /// Returns how often the viewer has decided something like this before,
    /// counted up to `n_max`.
    pub fn n_faced(&self, n_max: u32, is_like: impl Fn(&Decision<'_>) -> bool) -> u32 {
        let Viewer::Seat(seat) = self.viewer else { return 0 };
        let viewer = self.viewer;
        self.table.n_faced(seat, n_max, |game| is_like(&Decision { game, viewer }))
    }

    /// Returns the points of each seat as far as the viewer can see them.
    pub fn points(&self) -> Vec<Option<i32>> {
        self.seen.points(self.viewer)
    }
}

/// What everybody may know.
impl<'a> TableView<'a> {
    /// Returns the facts that hold for every game of this kind.
    pub fn facts(&self) -> &'static Facts {
        self.table.game.facts()
    }

    /// Returns the options that differ from the default.
    pub fn options(&self) -> Vec<(&'static str, String)> {
        self.table.game.options()
    }

    /// Reads a move from the game's notation, whether or not it is legal now.
    ///
    /// # Errors
    ///
    /// Says so if the text is not a move of the game.
    pub fn read_move(&self, text: &str) -> Result<MoveId, TableError> {
        self.table.read_move(text)
    }

    /// Writes a move in the game's notation.
    pub fn notation(&self, mv: MoveId) -> String {
        self.table.notation(mv)
    }

    /// Returns the number of seats.
    pub fn n_seats(&self) -> u8 {
        self.table.n_seats()
    }

    /// Returns who sits where, clockwise.
    pub fn occupants(&self) -> impl Iterator<Item = &'a Occupant> {
        self.table.occupants()
    }

    /// Returns who sits at a seat; nobody where there is no such seat.
    pub fn occupant(&self, seat: Seat) -> &'a Occupant {
        self.table.occupant(seat)
    }

    /// Returns what happened besides the moves.
    pub fn notes(&self) -> &'a [Note] {
        self.table.notes()
    }

    /// Returns whether the game has started.
    pub fn is_started(&self) -> bool {
        self.table.is_started()
    }

    /// Returns how the game ended, if it did.
    pub fn standing(&self) -> Option<Standing> {
        self.table.standing()
    }

    /// Returns whose turn it is, if it is a seat's.
    pub fn to_move(&self) -> Option<Seat> {
        match self.table.game.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// Returns what the table waits for.
    pub fn awaited(&self) -> Awaited {
        self.table.awaited()
    }

    /// Returns whether a seat has made all the choices it can make early.
    pub fn is_ready(&self, seat: Seat) -> bool {
        self.table.is_ready(seat)
    }

    /// Returns the bot whose turn it is, if it is a bot's.
    pub fn bot_to_move(&self) -> Option<(Seat, Strength)> {
        self.table.bot_to_move()
    }

    /// Returns the number of moves so far.
    pub fn n_moves(&self) -> u32 {
        self.table.n_moves()
    }

    /// Returns since when the table has been waiting.
    pub fn since(&self) -> Time {
        self.table.since()
    }

    /// Returns whether people enter chance by hand.
    pub fn is_typed(&self) -> bool {
        self.table.is_typed()
    }

    /// Returns the fingerprint of the seed; none if chance is entered by hand.
    pub fn commitment(&self) -> Option<Commitment> {
        self.table.commitment()
    }

    /// Returns the fingerprint of everything so far, for people to keep.
    pub fn chain(&self) -> Option<ChainHead> {
        self.table.chain()
    }

    /// Puts one line of a final score into words.
    pub fn term(&self, term: &Term) -> Message {
        self.table.game.term(term)
    }

    /// Names what a line of a final score counts on the drawn table.
    pub fn ring(&self, term: &Term, seat: Seat) -> String {
        self.table.game.ring(term, seat)
    }

    /// Says who won and, after a tie, what decided.
    pub fn result_line(&self, standing: &Standing) -> Message {
        self.table.game.result_line(standing)
    }
}
