//! Makes values for tests, with as few words as possible.

use std::sync::Arc;

use store::{
    Answer, Append, Backend, Digest, Idempotent, NewEvent, NewTable, Phase, SealedSeed, SeatKind,
    SeatRow, Sqlite, SqliteConfig, TableId, TableUpdate, Time, Who,
};

use crate::memory::Memory;

/// An empty database and the folder it lives in.
pub(crate) struct Opened {
    pub(crate) backend: Arc<dyn Backend>,
    pub(crate) folder: Option<tempfile::TempDir>,
}

pub(crate) fn sqlite() -> Opened {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Sqlite::open(folder.path(), SqliteConfig::default()).unwrap();
    Opened { backend: Arc::new(sqlite), folder: Some(folder) }
}

pub(crate) fn memory() -> Opened {
    Opened { backend: Arc::new(Memory::default()), folder: None }
}

pub(crate) fn id(text: &str) -> TableId {
    text.parse().unwrap()
}

pub(crate) fn who(text: &str) -> Who {
    text.parse().unwrap()
}

pub(crate) fn table(text: &str) -> NewTable {
    NewTable {
        id: id(text),
        game: "chess".to_owned(),
        n_seats: 2,
        setup: "a set-up".to_owned(),
        seed: SealedSeed(vec![1, 2, 3]),
        is_private: false,
        at: Time(1_000),
        by: None,
        rematch_of: None,
        update: TableUpdate::default(),
        seats: Vec::new(),
        events: Vec::new(),
        notices: Vec::new(),
        idempotent: None,
    }
}

/// A table in a phase, last changed at a time.
pub(crate) fn table_at(text: &str, phase: Phase, at: u64) -> NewTable {
    let update = TableUpdate { phase: Some(phase), ..TableUpdate::default() };
    NewTable { at: Time(at), update, ..table(text) }
}

pub(crate) fn person(seat: u8, name: &str) -> SeatRow {
    let (who, name) = (Some(who(name)), name.to_owned());
    SeatRow { seat, who, name, kind: SeatKind::Person, key: None }
}

pub(crate) fn free(seat: u8) -> SeatRow {
    SeatRow { seat, who: None, name: String::new(), kind: SeatKind::Free, key: None }
}

pub(crate) fn event(text: &str) -> NewEvent {
    NewEvent { at: Time(2_000), by: Some(who("anna")), text: text.to_owned() }
}

pub(crate) fn append(table: &str, expected: u32, texts: &[&str]) -> Append {
    Append {
        table: id(table),
        expected,
        events: texts.iter().map(|text| event(text)).collect(),
        notices: Vec::new(),
        update: TableUpdate::default(),
        seats: Vec::new(),
        at: Time(2_000),
        idempotent: None,
    }
}

pub(crate) fn answer(text: &str) -> Answer {
    Answer { status: 200, text: text.to_owned() }
}

pub(crate) fn key(key: &str, body: &str) -> Idempotent {
    Idempotent {
        scope: "anna POST /play".to_owned(),
        key: key.to_owned(),
        body: Digest::of(body),
        answer: answer(body),
        at: Time(5),
    }
}
