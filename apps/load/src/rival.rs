//! The same load on boardgame.io's server: as many streams, games and moves.

use std::{
    net::SocketAddr,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use anyhow::{Result, ensure};
use tokio::{process::Command, sync::Mutex as AsyncMutex, time};

use crate::{
    play::{Climb, Rate, STEP, Wish, rate_name},
    process::{Server, Work},
    progress,
    report::{Lengths, Report, Times},
    socket::{Speaking, event, open},
};

/// The name of the game on the server.
const ROOM: &str = "moves";

/// The longest time to wait for all connections.
const OPEN_MAX: Duration = Duration::from_secs(300);

/// A game with its two players.
struct Match {
    name: String,
    players: AsyncMutex<[Option<Speaking>; 2]>,
    sent: Mutex<Sent>,
}

#[derive(Clone, Copy, Default)]
struct Sent {
    n_moves: u64,
    is_under_way: bool,
    /// When the last move was due.
    due: Option<Instant>,
}

#[derive(Default)]
struct Tally {
    n_open: AtomicUsize,
    n_events: AtomicU64,
    is_measuring: AtomicBool,
    acks: Mutex<Times>,
    fan_out: Mutex<Times>,
    lengths: Mutex<Lengths>,
}

impl Tally {
    fn clear(&self) {
        *self.acks.lock().unwrap_or_else(PoisonError::into_inner) = Times::default();
        *self.fan_out.lock().unwrap_or_else(PoisonError::into_inner) = Times::default();
        self.lengths.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Measures boardgame.io's server.
pub(crate) async fn measure(folder: &Path, wish: Wish) -> Result<Report> {
    let mut command = Command::new("node");
    command.arg("boardgame.js").current_dir(folder).env("NODE_ENV", "production");
    let server = Server::start(command).await?;
    let tally = Arc::new(Tally::default());
    let begun = Instant::now();
    let matches = seat(server.address, wish, &tally).await?;
    let opened_s = begun.elapsed().as_secs_f64();
    let (idle, _) = server.memory()?;
    progress(&format!("{} connections, now moves", tally.n_open.load(Relaxed)));
    let rate = warm_up(&matches, wish.rate, &tally).await;
    tally.clear();
    tally.is_measuring.store(true, Relaxed);
    let (work, n_before) = (Work::now(&server)?, tally.n_events.load(Relaxed));
    let lasts = Duration::from_secs(wish.seconds);
    let (n_sent, n_starved) = drive(&matches, rate, lasts).await;
    let [of_server, own, others] = work.since(&server)?;
    time::sleep(Duration::from_secs(1)).await;
    let (now, most) = server.memory()?;
    let mut report = Report::default();
    report.note("games", matches.len(), "");
    report.note("streams held", tally.n_open.load(Relaxed), "");
    report.note("streams opened in", opened_s, "s");
    let mut acks = tally.acks.lock().unwrap_or_else(PoisonError::into_inner).clone();
    report.note(rate_name(wish.rate), rate, "/s");
    report.note("moves, none durable", acks.n() as f64 / lasts.as_secs_f64(), "/s");
    report.note("moves sent", n_sent, "");
    report.note("no game ready", n_starved, "");
    report.note_times("acknowledged", &mut acks);
    let mut fan_out = tally.fan_out.lock().unwrap_or_else(PoisonError::into_inner).clone();
    report.note_times("seen by a viewer", &mut fan_out);
    let n_events = tally.n_events.load(Relaxed) - n_before;
    report.note("events", n_events as f64 / lasts.as_secs_f64(), "/s");
    report.note_lengths(&mut tally.lengths.lock().unwrap_or_else(PoisonError::into_inner));
    report.note("memory with all streams idle", idle >> 20, "MiB");
    report.note("memory at the end", now >> 20, "MiB");
    report.note("memory at most", most >> 20, "MiB");
    report.note("server", of_server, "% of a core");
    let ms = of_server / 100.0 * lasts.as_secs_f64() / acks.n().max(1) as f64 * 1e3;
    report.note("server for a move", ms, "ms of a core");
    report.note("generator", own, "% of a core");
    report.note("others", others, "% of a core");
    server.stop().await?;
    Ok(report)
}

/// Connects everybody: both players of each game, then spectators in turn.
async fn seat(address: SocketAddr, wish: Wish, tally: &Arc<Tally>) -> Result<Vec<Arc<Match>>> {
    let new = |number| Match {
        name: format!("m{number}"),
        players: AsyncMutex::default(),
        sent: Mutex::default(),
    };
    let matches: Vec<Arc<Match>> = (0..wish.n_games).map(|number| Arc::new(new(number))).collect();
    let begun = Instant::now();
    for number in 0..wish.n_streams {
        let game = matches[number % matches.len()].clone();
        let seat_idx = number / matches.len();
        while number - tally.n_open.load(Relaxed).min(number) >= 64 {
            ensure!(begun.elapsed() < OPEN_MAX, "the connections don't open");
            time::sleep(Duration::from_millis(2)).await;
        }
        let tally = tally.clone();
        tokio::spawn(async move { follow(address, number, &game, seat_idx, &tally).await });
        if number % 1_000 == 999 {
            progress(&format!("{} connections", number + 1));
        }
    }
    while tally.n_open.load(Relaxed) < wish.n_streams {
        ensure!(begun.elapsed() < OPEN_MAX, "only {} open", tally.n_open.load(Relaxed));
        time::sleep(Duration::from_millis(20)).await;
    }
    Ok(matches)
}

async fn follow(
    address: SocketAddr,
    number: usize,
    game: &Match,
    seat_idx: usize,
    tally: &Tally,
) -> Result<()> {
    let (mut hearing, mut speaking) = open(address, number, ROOM).await?;
    let name = &game.name;
    let seat = if seat_idx < 2 { format!("\"{seat_idx}\"") } else { "null".to_owned() };
    speaking.say(&format!(r#"42/{ROOM},["sync","{name}",{seat},null,2]"#)).await?;
    while event(&hearing.hear().await?).is_none_or(|(name, _)| name != "sync") {}
    let mut own = Some(speaking);
    if seat_idx < 2 {
        game.players.lock().await[seat_idx] = own.take();
    }
    tally.n_open.fetch_add(1, Relaxed);
    loop {
        let message = hearing.hear().await?;
        // A ping, which must be answered.
        if message == "2" {
            match &mut own {
                Some(speaking) => speaking.say("3").await?,
                None => {
                    if let Some(player) = &mut game.players.lock().await[seat_idx] {
                        player.say("3").await?;
                    }
                }
            }
        }
        if !message.starts_with("42/") {
            continue;
        }
        tally.n_events.fetch_add(1, Relaxed);
        let mut sent = game.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(due) = sent.due else { continue };
        let is_mover = sent.is_under_way && seat_idx == sent.n_moves as usize % 2;
        if is_mover {
            (sent.n_moves, sent.is_under_way) = (sent.n_moves + 1, false);
        }
        drop(sent);
        if tally.is_measuring.load(Relaxed) {
            let add = |times: &Mutex<Times>| {
                times.lock().unwrap_or_else(PoisonError::into_inner).add(due.elapsed());
            };
            add(&tally.fan_out);
            tally.lengths.lock().unwrap_or_else(PoisonError::into_inner).add(message.len());
            if is_mover {
                add(&tally.acks);
            }
        }
    }
}

/// Warms the server up, and finds the rate that it can handle if none is given.
async fn warm_up(matches: &[Arc<Match>], rate: Rate, tally: &Tally) -> u32 {
    match rate {
        Rate::Fixed(rate) => {
            drive(matches, rate, Duration::from_secs(5)).await;
            rate
        }
        Rate::Max => {
            tally.is_measuring.store(true, Relaxed);
            let mut climb = Climb::new();
            loop {
                tally.clear();
                let (_, n_starved) = drive(matches, climb.rate(), STEP).await;
                let mut acks = tally.acks.lock().unwrap_or_else(PoisonError::into_inner).clone();
                if !climb.goes_on(&mut acks, n_starved) {
                    break climb.best.max(1);
                }
            }
        }
    }
}

/// Makes moves at a rate. Returns how many, and how often no game was ready.
async fn drive(matches: &[Arc<Match>], rate: u32, lasts: Duration) -> (u64, u64) {
    let begun = Instant::now();
    let (mut n_sent, mut n_starved) = (0, 0);
    for number in 0..u64::from(rate) * lasts.as_secs() {
        let due = begun + Duration::from_secs_f64(number as f64 / f64::from(rate));
        if Instant::now() < due {
            time::sleep_until(due.into()).await;
        }
        let game = matches[number as usize % matches.len()].clone();
        let n_moves = {
            let mut sent = game.sent.lock().unwrap_or_else(PoisonError::into_inner);
            if sent.is_under_way {
                n_starved += 1;
                continue;
            }
            (sent.is_under_way, sent.due) = (true, Some(due));
            sent.n_moves
        };
        let by = n_moves % 2;
        let action = format!(
            r#"{{"type":"MAKE_MOVE","payload":{{"type":"play","args":[{number}],"playerID":"{by}"}}}}"#
        );
        let said = format!(r#"42/{ROOM},["update",{action},{n_moves},"{}","{by}"]"#, game.name);
        tokio::spawn(async move {
            let mut players = game.players.lock().await;
            if let Some(player) = &mut players[by as usize] {
                // A connection that was closed does not count as answered.
                let _ = player.say(&said).await;
            }
        });
        n_sent += 1;
    }
    (n_sent, n_starved)
}
