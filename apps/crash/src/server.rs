//! Crashes a whole server on which people play games over HTTP.
//!
//! Only what the server itself shows counts: its pages before and after the crash.

use std::{
    fmt,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use client::{Connection, Script};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, BufReader},
    process::Child,
    task::JoinSet,
    time,
};

use crate::{
    drive::Chance,
    player::{End, Findings, Player},
    power::{Disk, Tear},
};

/// The number of simultaneous players.
const N_PLAYERS: usize = 6;

/// How often figures are looked at until they fit together.
const N_LOOKS: u32 = 100;

/// How the server is crashed.
pub(crate) enum Crash<'a> {
    Kill(PathBuf),
    Cut(Disk, &'a Path),
}

impl Crash<'_> {
    fn folder(&self) -> &Path {
        match self {
            Crash::Kill(folder) => folder,
            Crash::Cut(disk, _) => &disk.live,
        }
    }
}

/// The outcome.
pub(crate) struct Outcome {
    n_crashes: u32,
    findings: Findings,
    ready_max: Duration,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Findings { n_acked, n_lost, n_twice, n_unanswered, n_repeated } = self.findings;
        write!(
            f,
            "{} times, {n_acked} moves acknowledged, {n_lost} lost; {n_repeated} sent again, \
             {n_twice} made twice, {n_unanswered} made without an answer, ready again within {} ms",
            self.n_crashes,
            self.ready_max.as_millis()
        )
    }
}

impl Outcome {
    /// Prints the outcome, and checks that it is as it must be.
    pub(crate) fn expect_nothing_lost(&self, name: &str) -> Result<()> {
        println!("{name:<12} {self}");
        let Findings { n_acked, n_lost, n_twice, n_repeated, .. } = self.findings;
        ensure!(n_acked > 0 && n_repeated > 0, "{name}: nothing was tried");
        ensure!(n_lost == 0, "{name}: {n_lost} acknowledged moves are lost");
        ensure!(n_twice == 0, "{name}: {n_twice} moves were made twice");
        Ok(())
    }
}

/// Crashes a server `n` times while people play on it.
pub(crate) async fn crash(
    ahu: &Path,
    mut how: Crash<'_>,
    n: u32,
    chance: &mut Chance,
) -> Result<Outcome> {
    let player = |number| Player::new(number, Chance::new(chance.below(u64::MAX)));
    let mut players: Vec<Player> = (0..N_PLAYERS).map(player).collect();
    let mut outcome =
        Outcome { n_crashes: 0, findings: Findings::default(), ready_max: Duration::ZERO };
    for number in 0..n {
        // One in ten is killed while it opens what the previous one left behind.
        if chance.below(10) == 0 {
            let mut server = Server::spawn(ahu, &how)?;
            time::sleep(Duration::from_millis(2 + chance.below(60))).await;
            server.kill().await?;
            lose_power(&mut how, number, chance)?;
        }
        let mut server = Server::open(ahu, &how).await?;
        outcome.ready_max = outcome.ready_max.max(server.ready_after);
        compare(&mut players, server.address).await?;
        check_counts(server.address).await?;
        let alive = Duration::from_millis(50 + chance.below(750));
        let mut playing = JoinSet::new();
        for mut player in players.drain(..) {
            let address = server.address;
            playing.spawn(async move { (player.play(address).await, player) });
        }
        time::sleep(alive).await;
        let killed = server.kill().await;
        for (end, player) in playing.join_all().await {
            match end {
                End::Cut => players.push(player),
                End::Wrong(error) => return Err(error),
            }
        }
        killed?;
        outcome.n_crashes += 1;
        lose_power(&mut how, number, chance)?;
    }
    let mut server = Server::open(ahu, &how).await?;
    compare(&mut players, server.address).await?;
    check_counts(server.address).await?;
    server.kill().await?;
    for player in &players {
        outcome.findings += player.findings;
    }
    Ok(outcome)
}

async fn compare(players: &mut [Player], address: SocketAddr) -> Result<()> {
    for player in players {
        player.compare(address).await?;
    }
    Ok(())
}

/// Checks that each finished game is counted, or waits to be counted, exactly once.
async fn check_counts(address: SocketAddr) -> Result<()> {
    let mut connection = Connection::open(address).await?;
    let mut counts = (0, 0, 0);
    for _ in 0..N_LOOKS {
        let metrics = connection.get("/metrics", "", Script::Off).await?;
        ensure!(metrics.status == 200, "no metrics: {}", metrics.excerpt());
        let metrics = metrics.text();
        let sum = |name: &str| sum_of(&metrics, name);
        let n_over = sum("ahu_tables{phase=\"over\"}");
        let n_waiting = sum("ahu_outbox_waiting{follower=\"finished-games\"}");
        counts = (n_over, sum("ahu_finished_games_total"), n_waiting);
        let (n_over, n_counted, n_waiting) = counts;
        if n_over == n_counted + n_waiting {
            return Ok(());
        }
        // The figures are read one after another while games are counted.
        time::sleep(Duration::from_millis(20)).await;
    }
    let (n_over, n_counted, n_waiting) = counts;
    bail!("{n_over} games are over, {n_counted} counted and {n_waiting} still to be counted")
}

/// Adds up the values of a metric.
fn sum_of(metrics: &str, name: &str) -> u64 {
    let values = metrics.lines().filter(|line| line.starts_with(name));
    values.filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).sum()
}

fn lose_power(how: &mut Crash<'_>, number: u32, chance: &mut Chance) -> Result<()> {
    match how {
        Crash::Kill(_) => Ok(()),
        Crash::Cut(disk, _) => {
            // Bytes that were not synced may nevertheless be on disk, in part.
            disk.cut_power(if number.is_multiple_of(2) {
                Tear::Clean
            } else {
                Tear::Sectors(chance)
            })?;
            disk.save()
        }
    }
}

/// A running server. It is killed when dropped.
struct Server {
    child: Child,
    started: Instant,
    address: SocketAddr,
    ready_after: Duration,
}

impl Server {
    /// Starts a server without waiting until it is ready.
    fn spawn(ahu: &Path, how: &Crash<'_>) -> Result<Server> {
        let mut command = Command::new(ahu);
        command.args(["serve", "--no-limits", "--listen", "127.0.0.1:0", "--data"]);
        command.arg(how.folder()).stdout(Stdio::piped()).stderr(Stdio::piped());
        match how {
            Crash::Kill(_) => {}
            Crash::Cut(disk, shim) => disk.put_under(&mut command, shim),
        }
        let started = Instant::now();
        let mut command = tokio::process::Command::from(command);
        let child = command.kill_on_drop(true).spawn().context("can't start the server")?;
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        Ok(Server { child, started, address, ready_after: Duration::ZERO })
    }

    /// Starts a server and waits until it answers.
    async fn open(ahu: &Path, how: &Crash<'_>) -> Result<Server> {
        let mut server = Server::spawn(ahu, how)?;
        let stdout = server.child.stdout.as_mut().context("a server without output")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line).await?;
        let Some((_, address)) = line.trim().split_once("http://") else {
            let mut errors = String::new();
            if let Some(stderr) = &mut server.child.stderr {
                stderr.read_to_string(&mut errors).await?;
            }
            bail!("the server can't open what it left behind: {errors}");
        };
        server.address = address.parse()?;
        let mut connection = Connection::open(server.address).await?;
        let answer = connection.get("/health", "", Script::Off).await?;
        ensure!(answer.status == 200, "not healthy: {}", answer.excerpt());
        server.ready_after = server.started.elapsed();
        Ok(server)
    }

    async fn kill(&mut self) -> Result<()> {
        if let Some(status) = self.child.try_wait()? {
            bail!("the server ended on its own: {status}");
        }
        Ok(self.child.kill().await?)
    }
}
