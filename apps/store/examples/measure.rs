//! Measures a store: `measure append [SECONDS] [WRITERS]`, `measure open [TABLES]`.

use std::{
    error::Error,
    io::{self, Write as _},
    path::Path,
    time::{Duration, Instant},
};

use store::{
    Answer, Append, Digest, Idempotent, Listing, NewEvent, NewTable, Page, Phase, SealedSeed,
    SeatKind, SeatRow, Store, TableId, TableUpdate, Time, Who, Write,
};
use tokio::task::JoinSet;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |idx: usize, default: u32| args.get(idx).map_or(Ok(default), |it| it.parse());
    let folder = tempfile::tempdir_in(".")?;
    match args.first().map(String::as_str) {
        Some("append") => measure_append(folder.path(), number(1, 5)?, number(2, 64)?).await,
        Some("open") => measure_open(folder.path(), number(1, 100_000)?).await,
        _ => Err("append [SECONDS] [WRITERS], or open [TABLES]".into()),
    }
}

/// Each writer adds an event to its table as soon as the last one is acknowledged.
async fn measure_append(folder: &Path, seconds: u32, n_writers: u32) -> Result<()> {
    let store = Store::open(folder)?;
    let mut writers = JoinSet::new();
    let end = Instant::now() + Duration::from_secs(seconds.into());
    for writer in 0..n_writers {
        let store = store.clone();
        writers.spawn(async move {
            let id: TableId = format!("t{writer}").parse()?;
            store.create_table(new_table(&id, Phase::Playing, 0)?).await?;
            let mut took = Vec::new();
            for number in 1.. {
                let start = Instant::now();
                if start >= end {
                    break;
                }
                store.append(append(&id, number)).await?;
                took.push(start.elapsed());
            }
            Result::Ok(took)
        });
    }
    let mut took = Vec::new();
    while let Some(writer) = writers.join_next().await {
        took.extend(writer??);
    }
    took.sort();
    let at = |share: usize| took[(took.len() * share / 1000).min(took.len() - 1)].as_secs_f64();
    let counters = store.counters();
    say(&format!(
        "{n_writers} writers: {} durable events/s, p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms; \
         {:.1} writes a batch, commit {:.2} ms in the mean",
        took.len() / seconds.max(1) as usize,
        at(500) * 1e3,
        at(990) * 1e3,
        at(1000) * 1e3,
        counters.writes as f64 / counters.batches as f64,
        counters.commit_us as f64 / counters.batches as f64 / 1e3,
    ))
}

async fn measure_open(folder: &Path, n_tables: u32) -> Result<()> {
    let start = Instant::now();
    let store = Store::open(folder)?;
    let mut waiting = JoinSet::new();
    for number in 0..n_tables {
        let phase = match number % 100 {
            0 => Phase::Open,
            1..5 => Phase::Playing,
            _ => Phase::Over,
        };
        let id: TableId = format!("t{number:07}").parse()?;
        let mut table = new_table(&id, phase, number)?;
        table.events = (1..=60).map(|number| event(&id, number)).collect();
        let store = store.clone();
        waiting.spawn(async move { store.write(Write::Create(table)).await });
        while waiting.len() >= 512 {
            waiting.join_next().await.ok_or("nobody waits")???;
        }
    }
    while let Some(done) = waiting.join_next().await {
        done??;
    }
    drop(store);
    let len = std::fs::metadata(folder.join(store::Sqlite::FILE))?.len();
    say(&format!("{n_tables} tables, {} MB, written in {:.1?}", len >> 20, start.elapsed()))?;
    let start = Instant::now();
    let store = Store::open(folder)?;
    say(&format!("open: {:.1?}", start.elapsed()))?;
    let who: Who = "p7".parse()?;
    for listing in [
        Listing::Open,
        Listing::Watch,
        Listing::Finished,
        Listing::Mine(who.clone()),
        Listing::MineFinished(who),
        Listing::All(Phase::Over),
    ] {
        let start = Instant::now();
        let page = store.list(listing.clone(), Page::first(50)).await?;
        let first = start.elapsed();
        let start = Instant::now();
        let after = page.next;
        let n = page.tables.len();
        store.list(listing.clone(), Page { after, limit: 50 }).await?;
        let second = start.elapsed();
        say(&format!("{listing:?}: {n} tables in {first:.1?}, the next page in {second:.1?}"))?;
    }
    let start = Instant::now();
    store.counts().await?;
    say(&format!("counts: {:.1?}", start.elapsed()))
}

fn new_table(id: &TableId, phase: Phase, number: u32) -> Result<NewTable> {
    let who = Some(format!("p{}", number % 1000).parse()?);
    let name = "somebody".to_owned();
    Ok(NewTable {
        id: id.clone(),
        game: "none".to_owned(),
        n_seats: 3,
        setup: "{}".to_owned(),
        seed: SealedSeed(vec![0; 32]),
        is_private: false,
        at: Time(number.into()),
        by: None,
        rematch_of: None,
        update: TableUpdate {
            phase: Some(phase),
            summary: Some(r#"{"title":"a table of three"}"#.to_owned()),
            ..TableUpdate::default()
        },
        seats: vec![SeatRow { seat: 0, who, name, kind: SeatKind::Person, key: None }],
        events: Vec::new(),
        notices: Vec::new(),
        idempotent: None,
    })
}

fn event(id: &TableId, number: u32) -> NewEvent {
    let text = format!(r#"{{"play":{{"seat":1,"version":{number},"mv":"a move of {id}"}}}}"#);
    NewEvent { at: Time(number.into()), by: None, text }
}

fn append(id: &TableId, number: u32) -> Append {
    Append {
        table: id.clone(),
        expected: number,
        events: vec![event(id, number)],
        notices: Vec::new(),
        update: TableUpdate { since: Some(Time(number.into())), ..TableUpdate::default() },
        seats: Vec::new(),
        at: Time(number.into()),
        idempotent: Some(Idempotent {
            scope: id.to_string(),
            key: number.to_string(),
            body: Digest::of(number.to_string()),
            answer: Answer { status: 303, text: "/t/x".to_owned() },
            at: Time(number.into()),
        }),
    }
}

fn say(line: &str) -> Result<()> {
    Ok(writeln!(io::stdout(), "{line}")?)
}
