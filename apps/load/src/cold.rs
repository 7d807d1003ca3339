//! A cold start: how long the first page takes with many stored games.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, ensure};
use client::{Connection, Script};
use store::{
    NewEvent, NewTable, Phase, SealedSeed, SeatKind, SeatRow, Store, TableId, TableUpdate, Time,
    Write,
};
use tokio::task::JoinSet;

use crate::{games::keys, process::Server, progress, report::Report};

/// How many events a stored game has.
const N_LINES: u32 = 60;

/// How many tables are being stored at the same time.
const N_UNDER_WAY: usize = 512;

/// How often the server is started.
const N_STARTS: usize = 5;

/// Measures starts with this number of stored games.
pub(crate) async fn measure(ahu: &Path, n_tables: u32) -> Result<Report> {
    let folder = tempfile::tempdir_in(".")?;
    let begun = Instant::now();
    fill(folder.path(), n_tables).await?;
    progress(&format!("{n_tables} games stored in {:.1?}", begun.elapsed()));
    let len = std::fs::metadata(folder.path().join(store::Sqlite::FILE))?.len();
    let mut report = Report::default();
    report.note("stored games", n_tables, "");
    report.note("size", len >> 20, "MiB");
    let mut starts = Vec::new();
    for _ in 0..N_STARTS {
        let begun = Instant::now();
        let server = Server::ahu(ahu, folder.path()).await?;
        let mut connection = Connection::open(server.address).await?;
        let page = connection.get("/", "", Script::Off).await?;
        let first = begun.elapsed();
        ensure!(page.status == 200, "{}", page.excerpt());
        let second = Instant::now();
        connection.get("/", "", Script::Off).await?;
        let (memory, _) = server.memory()?;
        starts.push((first, server.ready_after, second.elapsed(), memory));
        server.stop().await?;
    }
    starts.sort();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let (median, ready, second, memory) = starts[N_STARTS / 2];
    report.note("start until listening, median", ms(ready), "ms");
    report.note("start until the first page, median", ms(median), "ms");
    report.note("start until the first page, slowest", ms(starts[N_STARTS - 1].0), "ms");
    report.note("the second page", ms(second), "ms");
    report.note("memory", memory >> 20, "MiB");
    Ok(report)
}

/// Stores games, most of which are over, as on a real server.
async fn fill(folder: &Path, n_tables: u32) -> Result<()> {
    let store = Store::open(folder)?;
    let mut waiting = JoinSet::new();
    for number in 0..n_tables {
        let (table, store) = (stored(number)?, store.clone());
        waiting.spawn(async move { store.write(Write::Create(table)).await });
        while waiting.len() >= N_UNDER_WAY {
            waiting.join_next().await.context("no task is left")??.map_err(failed)?;
        }
        if number % 20_000 == 19_999 {
            progress(&format!("{} games stored", number + 1));
        }
    }
    while let Some(done) = waiting.join_next().await {
        done?.map_err(failed)?;
    }
    store.close().await;
    Ok(())
}

fn failed(error: store::StoreError) -> anyhow::Error {
    anyhow::anyhow!("can't store a game: {error}")
}

fn stored(number: u32) -> Result<NewTable> {
    let keys = keys();
    let phase = match number % 100 {
        0 => Phase::Open,
        1..5 => Phase::Playing,
        _ => Phase::Over,
    };
    let id: TableId = format!("t{number:07}").parse()?;
    let seat = |seat: u8| -> Result<SeatRow> {
        let who = Some(format!("p{}", (number + u32::from(seat)) % 20_000).parse()?);
        let name = format!("Guest {seat}");
        Ok(SeatRow { seat, who, name, kind: SeatKind::Person, key: None })
    };
    let line = |n: u32| {
        let text =
            format!(r#"{{"play":{{"seat":1,"version":{n},"mv":"a move of {id}"}},"n":{n}}}"#);
        NewEvent { at: Time(n.into()), by: None, text }
    };
    Ok(NewTable {
        game: keys[number as usize % keys.len()].to_owned(),
        n_seats: 3,
        setup: "{}".to_owned(),
        seed: SealedSeed(vec![0; 32]),
        is_private: false,
        at: Time(number.into()),
        by: None,
        rematch_of: None,
        update: TableUpdate { phase: Some(phase), ..TableUpdate::default() },
        seats: (0..3).map(seat).collect::<Result<_>>()?,
        events: (1..=N_LINES).map(line).collect(),
        notices: Vec::new(),
        idempotent: None,
        id,
    })
}
