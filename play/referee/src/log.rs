//! What happened, as one viewer saw it.

use std::ptr;

use catalog::{AnySighting, Count, LogEntry};
use record::Mover;
use rules_core::{Seat, Viewer};
use serde_json::Value;
use words::{Message, shown_lines};

use crate::{Note, Table};

/// Something in the log.
#[derive(Clone, Debug, PartialEq)]
pub enum LogItem {
    /// A move.
    Move(LogLine),
    /// Something besides the moves.
    Note(Note),
}

/// A move in the log of one viewer.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// The number of the move; the first one is 1.
    pub number: u32,
    /// Who moved; nobody where chance decided.
    pub mover: Option<Seat>,
    /// Whether a bot chose it.
    pub is_by_bot: bool,
    /// The move in words.
    pub line: Message,
    /// What it did beyond that, in words.
    pub effects: Vec<Message>,
    /// The calculations of the numbers in them, one for each.
    pub counts: Vec<Option<Count>>,
    /// What the viewer saw of it, for programs; nothing once it is covered.
    pub seen: Option<SeenMove>,
}

/// What a viewer saw of a move, for programs.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenMove {
    /// The move, as far as it was seen.
    pub sighting: AnySighting,
    /// What it did.
    pub effects: Value,
}

/// How much of what is covered the log shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Memory {
    /// What the viewer once saw.
    Whole,
    /// What the table still shows.
    Table,
}

impl Table {
    /// Returns everything that happened as a viewer saw it.
    ///
    /// While the game runs, the log leaves out what is covered on the table.
    pub fn log(&self, viewer: Viewer) -> Vec<LogItem> {
        self.log_since(viewer, 0)
    }

    /// Returns what happened since a seat last moved, as it saw it.
    ///
    /// Nothing is left out, so that people who were not looking learn what everybody else saw,
    /// including what a bot did for the seat.
    pub fn since_my_last_move(&self, seat: Seat) -> Vec<LogItem> {
        let moves = &self.moves;
        let is_mine = |idx: &usize| moves[*idx].mover == Mover::Seat(seat) && !self.is_by_bot(*idx);
        let last = (0..moves.len()).rev().find(is_mine);
        let n_moves = last.map_or(0, |idx| idx as u32 + 1);
        self.tell(Viewer::Seat(seat), n_moves, Memory::Whole).0
    }

    /// Returns what happened after this number of moves, as [`Table::log`] does.
    pub fn log_since(&self, viewer: Viewer, n_moves: u32) -> Vec<LogItem> {
        let memory = if self.standing().is_some() { Memory::Whole } else { Memory::Table };
        self.tell(viewer, n_moves, memory).0
    }

    /// Returns what happened after this number of moves, to be added to an earlier log; none if the
    /// earlier part has changed since.
    pub fn log_growth(&self, viewer: Viewer, n_moves: u32) -> Option<Vec<LogItem>> {
        if self.standing().is_some() {
            // Now everything that was left out is shown.
            return None;
        }
        let (items, covers) = self.tell(viewer, n_moves, Memory::Table);
        (!covers).then_some(items)
    }

    /// Returns what happened after this number of moves, and whether that covers anything.
    fn tell(&self, viewer: Viewer, n_moves: u32, memory: Memory) -> (Vec<LogItem>, bool) {
        let viewer = self.known(viewer);
        let mut entries: Vec<LogEntry> = Vec::new();
        self.replay_since(n_moves as usize, |game, _, mv| entries.push(game.log(mv, viewer)));
        let told: Vec<words::Entry> = entries.iter().map(|entry| entry.told.clone()).collect();
        let lines = shown_lines(&told, memory == Memory::Whole);
        let mut notes = self.notes.iter().filter(|note| n_moves <= note.n_moves).peekable();
        let mut items = Vec::new();
        for ((entry, line), (told, idx)) in
            entries.into_iter().zip(lines).zip(told.iter().zip(n_moves as usize..))
        {
            while let Some(note) = notes.next_if(|note| note.n_moves as usize <= idx) {
                items.push(LogItem::Note(*note));
            }
            let is_covered = !ptr::eq(line, &told.line);
            items.push(LogItem::Move(self.line(idx, entry, line.clone(), is_covered)));
        }
        items.extend(notes.copied().map(LogItem::Note));
        (items, told.iter().any(|it| it.covers))
    }

    fn line(&self, idx: usize, entry: LogEntry, line: Message, is_covered: bool) -> LogLine {
        let seen = SeenMove { sighting: entry.sighting, effects: entry.effects_json };
        LogLine {
            number: idx as u32 + 1,
            mover: entry.mover,
            is_by_bot: self.is_by_bot(idx),
            line,
            effects: entry.told.effects,
            counts: entry.counts,
            seen: (!is_covered).then_some(seen),
        }
    }
}
