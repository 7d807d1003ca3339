//! One page at a time: how long a table in the middle of its game takes to load.

use std::{path::Path, time::Instant};

use anyhow::{Result, ensure};
use client::{Connection, Script, form, values};

use crate::{
    games::{Game, keys},
    process::Server,
    progress,
    report::{Report, Times},
};

/// How often each page is requested.
const N_PAGES: usize = 300;

/// Measures the pages of each game on a new server.
pub(crate) async fn measure(ahu: &Path, n_moves: usize) -> Result<Report> {
    let folder = tempfile::tempdir_in(".")?;
    let server = Server::ahu(ahu, folder.path()).await?;
    let mut connection = Connection::open(server.address).await?;
    let mut report = Report::default();
    for (number, name) in keys().into_iter().enumerate() {
        let game = Game::begin(&mut connection, number).await?;
        let n_played = play_on(&mut connection, &game, n_moves).await?;
        progress(&format!("{name}: {n_played} moves played"));
        for (who, cookie) in [("seat", game.cookies[0].as_str()), ("spectator", "")] {
            let mut times = Times::default();
            let mut len = 0;
            for _ in 0..N_PAGES {
                let begun = Instant::now();
                let page = connection.get(&game.path, cookie, Script::Off).await?;
                times.add(begun.elapsed());
                ensure!(page.status == 200, "{}", page.excerpt());
                len = page.body.len();
            }
            report.note(&format!("{name}, {who}: moves"), n_played, "");
            report.note(&format!("{name}, {who}: page"), len, "bytes");
            report.note(&format!("{name}, {who}: p50"), times.at(500), "ms");
            report.note(&format!("{name}, {who}: p99"), times.at(990), "ms");
        }
    }
    server.stop().await?;
    Ok(report)
}

/// Makes moves until this number is reached or nobody can move.
async fn play_on(connection: &mut Connection, game: &Game, n_moves: usize) -> Result<usize> {
    let path = format!("{}/play", game.path);
    let mut n_played = 0;
    loop {
        let n_before = n_played;
        for cookie in &game.cookies {
            let page = connection.get(&game.path, cookie, Script::Off).await?;
            let mut html = page.text().into_owned();
            while n_played < n_moves {
                let (moves, one) = (values(&html, "mv"), |name| values(&html, name));
                let Some(mv) = moves.get((n_played * 7) % moves.len().max(1)) else { break };
                let first = |name| one(name).into_iter().next().unwrap_or_default();
                let (version, seat) = (first("version"), first("seat"));
                let form = form(&[("version", &version), ("seat", &seat), ("mv", mv)]);
                let played = connection.post(&path, cookie, Script::Live, &form).await?;
                ensure!(played.status == 200, "{}", played.excerpt());
                html = played.text().into_owned();
                n_played += 1;
            }
        }
        if n_played == n_before || n_played == n_moves {
            return Ok(n_played);
        }
    }
}
