//! Writes events until it is killed and says which were acknowledged; reads what was kept.
//!
//! `scribe write FOLDER [--normal] [--writers N]` prints `ready`, then `ack TABLE NUMBER` for each
//! acknowledged event. It ends with 3 if the store breaks, with 4 if the disk is full.
//! `scribe read FOLDER` checks the store and prints `kept TABLE NUMBER` for each table.
//! `cargo xtask crash` drives it.

use std::{
    error::Error,
    io::{self, Write as _},
    path::Path,
    process::ExitCode,
    sync::Arc,
};

use store::{
    Answer, Append, AppendError, Config, Digest, Durability, Idempotent, Listing, NewEvent,
    NewTable, Outcome, Page, Phase, SealedSeed, Sqlite, SqliteConfig, Store, StoreError, TableId,
    TableUpdate, Time,
};

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// The exit code if the store is broken.
const BROKEN: u8 = 3;

/// The exit code if the disk is full.
const FULL: u8 = 4;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["write", folder, options @ ..] => write(Path::new(folder), options).await,
        ["read", folder] => read(Path::new(folder)).await.map(|()| ExitCode::SUCCESS),
        _ => Err("write FOLDER [--normal] [--writers N], or read FOLDER".into()),
    };
    done.unwrap_or_else(|error| {
        // Whoever started it may be gone already.
        let _ = writeln!(io::stderr(), "scribe: {error}");
        ExitCode::FAILURE
    })
}

async fn write(folder: &Path, options: &[&str]) -> Result<ExitCode> {
    let (mut durability, mut n_writers) = (Durability::Full, 16);
    let mut options = options.iter();
    while let Some(option) = options.next() {
        match *option {
            "--normal" => durability = Durability::Normal,
            "--writers" => n_writers = options.next().ok_or("how many writers?")?.parse()?,
            other => return Err(format!("no such option: {other}").into()),
        }
    }
    let config = SqliteConfig { durability, ..SqliteConfig::default() };
    let store = Store::over(Arc::new(Sqlite::open(folder, config)?), Config::default())?;
    say("ready")?;
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..n_writers {
        let store = store.clone();
        writers.spawn(async move { write_table(&store, &format!("w{writer}")).await });
    }
    while let Some(ended) = writers.join_next().await {
        match ended? {
            Ok(()) => {}
            Err(error) => {
                return code(&*error).map(|code| Ok(ExitCode::from(code))).unwrap_or(Err(error));
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the exit code if the store itself has failed.
fn code(error: &(dyn Error + 'static)) -> Option<u8> {
    let of_append = match error.downcast_ref() {
        Some(AppendError::Store(error)) => Some(error),
        Some(AppendError::Conflict { .. } | AppendError::KeyReused | AppendError::NoSuchTable)
        | None => None,
    };
    match of_append.or(error.downcast_ref())? {
        StoreError::Broken(_) => Some(BROKEN),
        StoreError::Full => Some(FULL),
        StoreError::Refused(_) | StoreError::Busy | StoreError::Unreadable(_) => None,
    }
}

/// Adds events to one table, one or two at a time, as fast as they are acknowledged.
async fn write_table(store: &Store, name: &str) -> Result<()> {
    let id: TableId = name.parse()?;
    let mut last = match store.table(&id).await? {
        Some(table) => table.head.n_events,
        None => {
            store.create_table(new_table(&id)).await?;
            say(&format!("ack {id} 0"))?;
            0
        }
    };
    loop {
        let n_events = 1 + u32::from(last % 7 == 3);
        let events = (last + 1..=last + n_events).map(|number| event(&id, number)).collect();
        let append = Append {
            table: id.clone(),
            expected: last + 1,
            events,
            notices: Vec::new(),
            update: TableUpdate { since: Some(Time(last.into())), ..TableUpdate::default() },
            seats: Vec::new(),
            at: Time(last.into()),
            idempotent: Some(Idempotent {
                scope: name.to_owned(),
                key: last.to_string(),
                body: Digest::of(text(&id, last + 1)),
                answer: Answer { status: 200, text: String::new() },
                at: Time(0),
            }),
        };
        match store.append(append).await? {
            Outcome::Done(number) => last = number,
            Outcome::Replayed(_) => return Err(format!("{id} {last}: never sent before").into()),
        }
        say(&format!("ack {id} {last}"))?;
    }
}

fn new_table(id: &TableId) -> NewTable {
    NewTable {
        id: id.clone(),
        game: "none".to_owned(),
        n_seats: 2,
        setup: String::new(),
        seed: SealedSeed(vec![0; 32]),
        is_private: false,
        at: Time(0),
        by: None,
        rematch_of: None,
        update: TableUpdate { phase: Some(Phase::Playing), ..TableUpdate::default() },
        seats: Vec::new(),
        events: Vec::new(),
        notices: Vec::new(),
        idempotent: None,
    }
}

fn text(id: &TableId, number: u32) -> String {
    format!("event {number} of {id}, with some more words as a move would have")
}

fn event(id: &TableId, number: u32) -> NewEvent {
    NewEvent { at: Time(number.into()), by: None, text: text(id, number) }
}

async fn read(folder: &Path) -> Result<()> {
    let store = Store::open(folder)?;
    let wrong = store.check().await?;
    if !wrong.is_empty() {
        return Err(wrong.join("; ").into());
    }
    let listing = Listing::All(Phase::Playing);
    for head in store.list(listing, Page::first(Page::LIMIT_MAX)).await?.tables {
        let events = store.events(&head.id, 0).await?;
        for (number, event) in (1..).zip(&events) {
            if event.number != number || event.text != text(&head.id, number) {
                return Err(format!("{} {number}: {event:?}", head.id).into());
            }
        }
        if events.len() != head.n_events as usize {
            return Err(
                format!("{}: {} events, not {}", head.id, events.len(), head.n_events).into()
            );
        }
        say(&format!("kept {} {}", head.id, head.n_events))?;
    }
    Ok(())
}

/// Prints a line at once and as a whole, whoever else prints.
fn say(line: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}
