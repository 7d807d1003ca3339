//! Games on the server: people at every seat, so that each move is a request.

use std::{
    collections::VecDeque,
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use anyhow::{Context as _, Result, ensure};
use catalog::Shelf;
use client::{Answer, Connection, Script, form, values};

use crate::{moves::Moves, report::Times, sources};

/// How many low bits of a version are not the number of deeds.
const TICK_BITS: u32 = 20;

/// How many moves of a game are remembered for those who see them late.
const N_RECENT: usize = 64;

/// A game that is being played.
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) path: String,
    /// The cookie of each seat.
    pub(crate) cookies: Vec<String>,
    play: Mutex<Play>,
}

#[derive(Debug, Default)]
struct Play {
    /// The move that can be made next.
    next: Option<Next>,
    is_sending: bool,
    n_deeds: u64,
    /// What each seat's page has.
    known: [Moves; 2],
    /// After how many deeds something was to be seen, and since when.
    recent: VecDeque<(u64, Instant)>,
}

/// A move that can be made.
#[derive(Clone, Debug)]
pub(crate) struct Next {
    pub(crate) seat_idx: usize,
    pub(crate) form: String,
    n_deeds: u64,
}

/// Games in which somebody can move now, the one that has waited longest first.
#[derive(Debug, Default)]
pub(crate) struct Ready(Mutex<VecDeque<Arc<Game>>>);

impl Ready {
    pub(crate) fn take(&self) -> Option<Arc<Game>> {
        lock(&self.0).pop_front()
    }

    pub(crate) fn len(&self) -> usize {
        lock(&self.0).len()
    }

    fn put(&self, game: &Arc<Game>) {
        lock(&self.0).push_back(game.clone());
    }
}

/// Returns what is played.
pub(crate) fn keys() -> Vec<&'static str> {
    let games = catalog::games().iter().filter(|it| it.shelf == Shelf::Game);
    games.map(catalog::Entry::key).collect()
}

/// Returns the number of deeds in a version.
pub(crate) fn n_deeds(version: u64) -> u64 {
    version >> TICK_BITS
}

impl Game {
    /// Makes a table for two, both somebody of their own, and starts it.
    pub(crate) async fn begin(connection: &mut Connection, number: usize) -> Result<Game> {
        let keys = keys();
        let key = keys[number % keys.len()];
        let fields = [("game", key), ("seats", "2"), ("seat-a", "me"), ("seat-b", "open")];
        let plan = form(&[&fields[..], &[("name", "Anna"), ("access", "open")]].concat());
        let made = connection.post("/tables", "", Script::Following, &plan).await?;
        let path = made.location.clone().with_context(|| made.excerpt())?;
        let host = made.cookie.context("no cookie for whoever makes a table")?;
        let sit = form(&[("seat", "b"), ("name", "Bea")]);
        let sat = connection.post(&format!("{path}/sit"), "", Script::Following, &sit).await?;
        let guest = sat.cookie.clone().with_context(|| sat.excerpt())?;
        let path_start = format!("{path}/start");
        let started = connection.post(&path_start, &host, Script::Following, "").await?;
        ensure!(is_done(&started), "not started: {}", started.excerpt());
        Ok(Game { path, cookies: vec![host, guest], play: Mutex::default() })
    }

    /// Reads what a seat is shown, and notes the move it can make.
    pub(crate) fn show(
        self: &Arc<Game>,
        seat_idx: usize,
        version: u64,
        html: &str,
        ready: &Ready,
    ) -> Result<()> {
        let Some((_, rest)) = html.split_once(" id=\"play\"") else { return Ok(()) };
        let html = rest.split("</form>").next().unwrap_or_default();
        let mut play = lock(&self.play);
        let moves = play.known[seat_idx].moves(html);
        drop(play);
        if moves.is_empty() {
            return Ok(());
        }
        let n_deeds = n_deeds(version);
        let one = |name| values(html, name).into_iter().next().context("a form without its fields");
        // Any will do; not always the first, or games would go on for ever.
        let mv = &moves[(n_deeds.wrapping_mul(0x9E37_79B9) >> 8) as usize % moves.len()];
        let key = format!("{}-{seat_idx}-{n_deeds}", self.path.len());
        let fields =
            [("key", key.as_str()), ("version", &one("version")?), ("seat", &one("seat")?)];
        let form = form(&[&fields[..], &[("mv", mv)]].concat());
        let mut play = lock(&self.play);
        let is_new = play.next.as_ref().is_none_or(|next| next.n_deeds < n_deeds);
        if is_new && play.n_deeds <= n_deeds {
            let is_known = play.next.replace(Next { seat_idx, form, n_deeds }).is_some();
            play.n_deeds = n_deeds;
            if !is_known && !play.is_sending {
                drop(play);
                ready.put(self);
            }
        }
        Ok(())
    }

    /// Takes the move that can be made next, and starts its clock.
    pub(crate) fn take(&self, at: Instant) -> Option<Next> {
        let mut play = lock(&self.play);
        let next = play.next.take()?;
        play.is_sending = true;
        play.recent.push_back((next.n_deeds + 1, at));
        if N_RECENT < play.recent.len() {
            play.recent.pop_front();
        }
        Some(next)
    }

    /// Notes that a move was answered.
    pub(crate) fn answered(self: &Arc<Game>, ready: &Ready) {
        let mut play = lock(&self.play);
        play.is_sending = false;
        if play.next.is_some() {
            drop(play);
            ready.put(self);
        }
    }

    /// Notes that a viewer has seen a version, for how long it was under way.
    pub(crate) fn seen(&self, version: u64, at: Instant, times: &mut Times) {
        let n_deeds = n_deeds(version);
        let play = lock(&self.play);
        if let Some((_, sent)) = play.recent.iter().rev().find(|(it, _)| *it == n_deeds) {
            times.add(at.saturating_duration_since(*sent));
        }
    }
}

/// Makes games over several connections at a time.
pub(crate) async fn begin_all(address: SocketAddr, n: usize) -> Result<Vec<Arc<Game>>> {
    let begin = |worker: usize| async move {
        let mut connection = sources::open(address, worker).await?;
        let mut games = Vec::new();
        for number in (worker..n).step_by(N_WORKERS) {
            games.push(Arc::new(Game::begin(&mut connection, number).await?));
        }
        Ok::<_, anyhow::Error>(games)
    };
    let workers: Vec<_> = (0..N_WORKERS).map(|worker| tokio::spawn(begin(worker))).collect();
    let mut games = Vec::new();
    for worker in workers {
        games.extend(worker.await??);
    }
    Ok(games)
}

/// How many make games at a time.
const N_WORKERS: usize = 16;

/// Returns whether it was done; what came of it is in the answer or in the stream.
pub(crate) fn is_done(answer: &Answer) -> bool {
    matches!(answer.status.as_u16(), 200 | 204)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
