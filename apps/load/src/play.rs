//! Live play: many who watch, and moves at a steady rate whatever the server does.

use std::{
    net::SocketAddr,
    num::ParseIntError,
    path::Path,
    str::FromStr,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use anyhow::{Result, ensure};
use client::{Connection, Script};
use tokio::{sync::Semaphore, task::JoinSet, time};

use crate::{
    games::{self, Game},
    process::{Server, Work},
    progress,
    report::{Report, Times},
    sources,
    watch::{Audience, Role, follow},
};

/// How many streams are being opened at a time.
const N_OPENING: usize = 128;

/// The longest to wait for all streams.
const OPEN_MAX: Duration = Duration::from_secs(300);

/// How long a connection is kept that nobody uses: servers hang up after 10 s.
const IDLE_MAX: Duration = Duration::from_secs(5);

/// How long the rate is held before anything is measured.
const WARM_UP: Duration = Duration::from_secs(5);

/// What is asked of the server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    pub(crate) n_streams: usize,
    pub(crate) n_games: usize,
    /// Moves in a second, all games together.
    pub(crate) rate: Rate,
    pub(crate) seconds: u64,
}

/// How many moves are made in a second.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rate {
    /// So many.
    Fixed(u32),
    /// As many as the server bears.
    Max,
}

impl FromStr for Rate {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Rate, ParseIntError> {
        if text == "max" { Ok(Rate::Max) } else { Ok(Rate::Fixed(text.parse()?)) }
    }
}

/// A rate is borne as long as 99 of 100 moves are acknowledged in this time.
const P99_MAX_MS: f64 = 100.0;

/// The first rate that is tried.
const RATE_FIRST: u32 = 400;

/// How long each rate is tried.
pub(crate) const STEP: Duration = Duration::from_secs(2);

/// Finds the highest rate that is borne: by half as much again each time, then by a tenth.
pub(crate) struct Climb {
    /// The highest rate that was borne.
    pub(crate) best: u32,
    is_fine: bool,
}

impl Climb {
    pub(crate) fn new() -> Climb {
        Climb { best: 0, is_fine: false }
    }

    /// Returns the rate to be tried next.
    pub(crate) fn rate(&self) -> u32 {
        match (self.best, self.is_fine) {
            (0, _) => RATE_FIRST,
            (best, false) => best + best / 2,
            (best, true) => best + best / 10,
        }
    }

    /// Notes how a rate went; false when the highest one is found.
    pub(crate) fn goes_on(&mut self, acks: &mut Times, n_missed: u64) -> bool {
        let rate = self.rate();
        let p99 = acks.at(990);
        let n_asked = u64::from(rate) * STEP.as_secs();
        let is_borne = p99 <= P99_MAX_MS && acks.n() > 0 && n_missed * 50 < n_asked;
        progress(&format!("{rate} moves/s: p99 {p99:.1} ms, {n_missed} missed"));
        if is_borne {
            self.best = rate;
            return true;
        }
        // Nothing to refine where not even the first was borne.
        let was_fine = std::mem::replace(&mut self.is_fine, true);
        !was_fine && self.best > 0
    }
}

/// Measures live play on a server of its own.
pub(crate) async fn measure(ahu: &Path, wish: Wish) -> Result<Report> {
    let folder = tempfile::tempdir_in(".")?;
    let server = Server::ahu(ahu, folder.path()).await?;
    let begun = Instant::now();
    let games = games::begin_all(server.address, wish.n_games).await?;
    progress(&format!("{} games made in {:.1?}", games.len(), begun.elapsed()));
    let audience = Arc::new(Audience::default());
    let begun = Instant::now();
    seat_audience(server.address, &games, wish.n_streams, &audience).await?;
    let opened_s = begun.elapsed().as_secs_f64();
    time::sleep(Duration::from_secs(2)).await;
    let (idle, _) = server.memory()?;
    let n_open = audience.n_open.load(Relaxed);
    progress(&format!("{n_open} streams open, {} MB, now moves", idle >> 20));

    let line = Arc::new(Line::new(server.address, audience.clone()));
    let rate = line.warm_up(wish.rate).await;
    line.clear();
    audience.lengths.lock().unwrap_or_else(PoisonError::into_inner).clear();
    audience.is_measuring.store(true, Relaxed);
    let (work, n_before) = (Work::now(&server)?, audience.n_events.load(Relaxed));
    let took = line.drive(rate, Duration::from_secs(wish.seconds)).await.as_secs_f64();
    let [of_server, own, others] = work.since(&server)?;
    // Whoever sees the last move late is still to be counted.
    time::sleep(Duration::from_secs(1)).await;
    let (now, most) = server.memory()?;

    let mut report = Report::default();
    report.note("games", games.len(), "");
    report.note("streams held", audience.n_open.load(Relaxed), "");
    report.note("streams cut", audience.n_cut.load(Relaxed), "");
    report.note("streams opened in", opened_s, "s");
    let mut tally = line.tally.lock().unwrap_or_else(PoisonError::into_inner).clone();
    report.note(rate_name(wish.rate), rate, "/s");
    report.note("durable moves", tally.acks.n() as f64 / took, "/s");
    report.note("errors", tally.n_errors, "");
    report.note("no game ready", tally.n_starved, "");
    report.note_times("acknowledged", &mut tally.acks);
    let mut fan_out = audience.fan_out.lock().unwrap_or_else(PoisonError::into_inner).clone();
    report.note_times("seen by a viewer", &mut fan_out);
    let n_events = audience.n_events.load(Relaxed) - n_before;
    report.note("events", n_events as f64 / took, "/s");
    report.note_lengths(&mut audience.lengths.lock().unwrap_or_else(PoisonError::into_inner));
    report.note("memory with all streams idle", idle >> 20, "MiB");
    report.note("memory at the end", now >> 20, "MiB");
    report.note("memory at most", most >> 20, "MiB");
    report.note("server", of_server, "% of a core");
    let n_moves = tally.acks.n().max(1) as f64;
    report.note("server for a move", of_server / 100.0 * took / n_moves * 1e3, "ms of a core");
    report.note("generator", own, "% of a core");
    report.note("others", others, "% of a core");
    if let Some(error) = tally.first_error {
        report.note("first error", error, "");
    }
    server.stop().await?;
    Ok(report)
}

/// Names a rate in a report.
pub(crate) fn rate_name(rate: Rate) -> &'static str {
    match rate {
        Rate::Fixed(_) => "moves asked for",
        Rate::Max => "most moves with p99 below 100 ms",
    }
}

/// Opens all streams: both players of each game, then spectators in turn.
async fn seat_audience(
    address: SocketAddr,
    games: &[Arc<Game>],
    n_streams: usize,
    audience: &Arc<Audience>,
) -> Result<()> {
    ensure!(2 * games.len() <= n_streams, "both players of each game follow it: more streams");
    let opening = Arc::new(Semaphore::new(N_OPENING));
    let begun = Instant::now();
    for number in 0..n_streams {
        let game = games[number % games.len()].clone();
        let role = match number / games.len() {
            seat_idx @ 0..2 => Role::Seat(seat_idx),
            _ => Role::Spectator,
        };
        // Not more at a time than are then open: each has begun when its first event is there.
        while N_OPENING <= number - audience.n_open.load(Relaxed).min(number) {
            ensure!(begun.elapsed() < OPEN_MAX, "the streams don't open");
            time::sleep(Duration::from_millis(2)).await;
        }
        let permit = opening.clone().acquire_owned().await?;
        let audience = audience.clone();
        tokio::spawn(async move {
            let _permit = permit;
            let following = follow(address, number, game, role, audience);
            tokio::spawn(following);
        });
        if number % 1_000 == 999 {
            progress(&format!("{} streams", number + 1));
        }
    }
    while audience.n_open.load(Relaxed) < n_streams {
        ensure!(begun.elapsed() < OPEN_MAX, "only {} open", audience.n_open.load(Relaxed));
        time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// What became of the moves.
#[derive(Clone, Debug, Default)]
struct Tally {
    acks: Times,
    n_errors: u64,
    first_error: Option<String>,
    n_starved: u64,
}

/// Those who make moves, at the times they are due.
struct Line {
    address: SocketAddr,
    audience: Arc<Audience>,
    tally: Mutex<Tally>,
    /// Connections that nobody uses, and since when.
    free: Mutex<Vec<(Connection, Instant)>>,
}

impl Line {
    fn new(address: SocketAddr, audience: Arc<Audience>) -> Line {
        Line { address, audience, tally: Mutex::default(), free: Mutex::default() }
    }

    fn clear(&self) {
        *self.tally.lock().unwrap_or_else(PoisonError::into_inner) = Tally::default();
    }

    /// Warms the server up, and finds the rate that it bears if none is given.
    async fn warm_up(self: &Arc<Line>, rate: Rate) -> u32 {
        match rate {
            Rate::Fixed(rate) => {
                self.drive(rate, WARM_UP).await;
                rate
            }
            Rate::Max => {
                let mut climb = Climb::new();
                loop {
                    self.clear();
                    self.drive(climb.rate(), STEP).await;
                    let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
                    let n_missed = tally.n_errors + tally.n_starved;
                    if !climb.goes_on(&mut tally.acks, n_missed) {
                        break climb.best.max(RATE_FIRST);
                    }
                }
            }
        }
    }

    /// Makes moves at a rate for a while; each is due when it is due, also if
    /// those before it are not yet answered.
    async fn drive(self: &Arc<Line>, rate: u32, lasts: Duration) -> Duration {
        let begun = Instant::now();
        let mut sending = JoinSet::new();
        let n_moves = u64::from(rate) * lasts.as_secs();
        for number in 0..n_moves {
            let due = begun + Duration::from_secs_f64(number as f64 / f64::from(rate));
            if Instant::now() < due {
                time::sleep_until(due.into()).await;
            }
            match self.audience.ready.take() {
                Some(game) => {
                    let line = self.clone();
                    sending.spawn(async move { line.play(&game, due).await });
                }
                None => self.tally.lock().unwrap_or_else(PoisonError::into_inner).n_starved += 1,
            }
            if number % u64::from(5 * rate) == 0 {
                let n_ready = self.audience.ready.len();
                progress(&format!(
                    "{number} moves, {n_ready} games ready, {} under way",
                    sending.len()
                ));
            }
            while sending.try_join_next().is_some() {}
        }
        while sending.join_next().await.is_some() {}
        begun.elapsed()
    }

    async fn play(&self, game: &Arc<Game>, due: Instant) {
        let result = self.send(game, due).await;
        let took = due.elapsed();
        game.answered(&self.audience.ready);
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        match result {
            Ok(()) => tally.acks.add(took),
            Err(error) => {
                tally.n_errors += 1;
                tally.first_error.get_or_insert(format!("{error:#}"));
            }
        }
    }

    async fn send(&self, game: &Game, due: Instant) -> Result<()> {
        let Some(next) = game.take(due) else { return Ok(()) };
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut connection = match free {
            Some((connection, since)) if since.elapsed() < IDLE_MAX => connection,
            Some(_) | None => sources::open(self.address, 0).await?,
        };
        let path = format!("{}/play", game.path);
        let cookie = &game.cookies[next.seat_idx];
        let answer = connection.post(&path, cookie, Script::Following, &next.form).await?;
        ensure!(games::is_done(&answer), "{}", answer.excerpt());
        let free = (connection, Instant::now());
        self.free.lock().unwrap_or_else(PoisonError::into_inner).push(free);
        Ok(())
    }
}
