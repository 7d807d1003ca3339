//! Crashes a whole server on which people play games over HTTP.
//!
//! Only what the server itself shows counts: its pages before and after the crash.

use std::{
    fmt,
    io::{BufRead, BufReader, Read},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};

use crate::crash::{
    drive::Chance,
    http::Connection,
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
pub(crate) fn crash(
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
            thread::sleep(Duration::from_millis(2 + chance.below(60)));
            server.kill()?;
            lose_power(&mut how, number, chance)?;
        }
        let mut server = Server::open(ahu, &how)?;
        outcome.ready_max = outcome.ready_max.max(server.ready_after);
        compare(&mut players, server.address)?;
        check_counts(server.address)?;
        let alive = Duration::from_millis(50 + chance.below(750));
        let killed = thread::scope(|scope| {
            let address = server.address;
            let playing: Vec<_> =
                players.iter_mut().map(|it| scope.spawn(move || it.play(address))).collect();
            thread::sleep(alive);
            let killed = server.kill();
            playing.into_iter().try_for_each(|it| match it.join() {
                Ok(End::Cut) => Ok(()),
                Ok(End::Wrong(error)) => Err(error),
                Err(_) => bail!("a player panicked"),
            })?;
            killed
        });
        killed?;
        outcome.n_crashes += 1;
        lose_power(&mut how, number, chance)?;
    }
    let mut server = Server::open(ahu, &how)?;
    compare(&mut players, server.address)?;
    check_counts(server.address)?;
    server.kill()?;
    for player in &players {
        outcome.findings += player.findings;
    }
    Ok(outcome)
}

fn compare(players: &mut [Player], address: SocketAddr) -> Result<()> {
    players.iter_mut().try_for_each(|player| player.compare(address))
}

/// Checks that each finished game is counted, or waits to be counted, exactly once.
fn check_counts(address: SocketAddr) -> Result<()> {
    let mut connection = Connection::open(address)?;
    let mut counts = (0, 0, 0);
    for _ in 0..N_LOOKS {
        let metrics = connection.get("/metrics", "")?;
        ensure!(metrics.status == 200, "no metrics: {}", metrics.body);
        let sum = |name: &str| sum_of(&metrics.body, name);
        let n_over = sum("ahu_tables{phase=\"over\"}");
        let n_waiting = sum("ahu_outbox_waiting{follower=\"finished-games\"}");
        counts = (n_over, sum("ahu_finished_games_total"), n_waiting);
        let (n_over, n_counted, n_waiting) = counts;
        if n_over == n_counted + n_waiting {
            return Ok(());
        }
        // The figures are read one after another while games are counted.
        thread::sleep(Duration::from_millis(20));
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
        let child = command.spawn().context("can't start the server")?;
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        Ok(Server { child, started, address, ready_after: Duration::ZERO })
    }

    /// Starts a server and waits until it answers.
    fn open(ahu: &Path, how: &Crash<'_>) -> Result<Server> {
        let mut server = Server::spawn(ahu, how)?;
        let stdout = server.child.stdout.as_mut().context("a server without output")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let Some((_, address)) = line.trim().split_once("http://") else {
            let mut errors = String::new();
            if let Some(stderr) = &mut server.child.stderr {
                stderr.read_to_string(&mut errors)?;
            }
            bail!("the server can't open what it left behind: {errors}");
        };
        server.address = address.parse()?;
        let answer = Connection::open(server.address)?.get("/health", "")?;
        ensure!(answer.status == 200, "not healthy: {}", answer.body);
        server.ready_after = server.started.elapsed();
        Ok(server)
    }

    fn kill(&mut self) -> Result<()> {
        if let Some(status) = self.child.try_wait()? {
            bail!("the server ended on its own: {status}");
        }
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
