//! A player who plays games on a server and remembers what it acknowledged.

use std::{net::SocketAddr, ops::AddAssign};

use anyhow::{Context, Result, ensure};
use catalog::Shelf;
use client::{Answer, Connection, Script, form, values};

use crate::drive::Chance;

/// How many low bits of a version are not part of the number of events.
const TICK_BITS: u32 = 20;

/// Why a player stopped.
#[derive(Debug)]
pub(crate) enum End {
    /// The server is gone, as it should be.
    Cut,
    /// The server has given a wrong answer.
    Wrong(anyhow::Error),
}

/// The last request, to be sent again.
#[derive(Clone, Debug)]
struct Sent {
    seat_idx: usize,
    form: String,
    is_acked: bool,
}

/// A game that is being played.
#[derive(Clone, Debug)]
struct Game {
    path: String,
    /// The cookie of each seat.
    cookies: Vec<String>,
    /// The number of acknowledged events.
    n_deeds: u64,
    /// The last log that each seat was shown, and after how many events.
    logs: Vec<(u64, Vec<String>)>,
    sent: Option<Sent>,
}

/// What the players observed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Findings {
    pub(crate) n_acked: u64,
    pub(crate) n_lost: u64,
    pub(crate) n_twice: u64,
    /// Carried out although the answer was cut off.
    pub(crate) n_unanswered: u64,
    pub(crate) n_repeated: u64,
}

impl AddAssign for Findings {
    fn add_assign(&mut self, other: Findings) {
        let Findings { n_acked, n_lost, n_twice, n_unanswered, n_repeated } = other;
        self.n_acked += n_acked;
        self.n_lost += n_lost;
        self.n_twice += n_twice;
        self.n_unanswered += n_unanswered;
        self.n_repeated += n_repeated;
    }
}

/// A player who plays one game at a time.
#[derive(Debug)]
pub(crate) struct Player {
    name: String,
    chance: Chance,
    n_games: usize,
    n_keys: u64,
    game: Option<Game>,
    pub(crate) findings: Findings,
}

impl Player {
    pub(crate) fn new(number: usize, chance: Chance) -> Player {
        let name = format!("p{number}");
        Player {
            name,
            chance,
            n_games: number,
            n_keys: 0,
            game: None,
            findings: Findings::default(),
        }
    }

    /// Plays until the server is gone.
    pub(crate) async fn play(&mut self, address: SocketAddr) -> End {
        let Ok(mut connection) = Connection::open(address).await else { return End::Cut };
        loop {
            let step = match self.game.take() {
                Some(game) => self.go_on(game, &mut connection).await,
                None => self.begin(&mut connection).await,
            };
            match step {
                Ok(()) => {}
                Err(end) => return end,
            }
        }
    }

    /// Checks the game after a crash: nothing acknowledged may be missing,
    /// and the last request can be sent again without harm.
    pub(crate) async fn compare(&mut self, address: SocketAddr) -> Result<()> {
        let Some(mut game) = self.game.take() else { return Ok(()) };
        let mut connection = Connection::open(address).await?;
        for (cookie, (n_before, before)) in game.cookies.iter().zip(&game.logs) {
            let page = expect_ok(connection.get(&game.path, cookie, Script::Live).await?)?;
            self.findings.n_lost += game.n_deeds.saturating_sub(n_deeds(&page)?);
            let (n_now, now) = log(&page)?;
            // A later move may hide what an earlier line showed, and begin a turn whose
            // page no longer has the first lines.
            let is_same = n_now != *n_before || now == *before;
            let is_on = last_number(before) <= last_number(&now);
            ensure!(is_same && is_on, "{}: the log has changed", game.path);
        }
        if let Some(sent) = game.sent.clone() {
            let cookie = &game.cookies[sent.seat_idx];
            let before =
                n_deeds(&expect_ok(connection.get(&game.path, cookie, Script::Live).await?)?)?;
            let is_done = game.n_deeds + u64::from(!sent.is_acked) <= before;
            self.findings.n_unanswered += u64::from(is_done && !sent.is_acked);
            let path = format!("{}/play", game.path);
            for is_last in [false, true] {
                let answer = connection.post(&path, cookie, Script::Live, &sent.form).await?;
                let answer = expect_ok(answer)?;
                let expected = before + u64::from(!is_done);
                game.n_deeds = n_deeds(&answer)?;
                ensure!(expected <= game.n_deeds, "a move that was sent again was not made");
                self.findings.n_twice += game.n_deeds - expected;
                game.logs[sent.seat_idx] = log(&answer)?;
                ensure!(!is_last || is_done || before < game.n_deeds, "nothing was done");
            }
            self.findings.n_repeated += 1;
            game.sent = None;
        }
        self.game = Some(game);
        Ok(())
    }

    /// Opens a table with a different person in each seat.
    async fn begin(&mut self, connection: &mut Connection) -> Result<(), End> {
        let games = catalog::games().iter().filter(|it| it.shelf == Shelf::Game);
        let keys: Vec<&str> = games.map(catalog::Entry::key).collect();
        let key = keys[self.n_games % keys.len()];
        self.n_games += 1;
        let fields = [("game", key), ("seats", "2"), ("seat-a", "me"), ("seat-b", "open")];
        let plan = form(&[&fields[..], &[("name", &self.name)]].concat());
        let made = answered(connection.post("/tables", "", Script::Live, &plan).await)?;
        let wrong = || End::Wrong(anyhow::anyhow!("no table was made: {}", made.excerpt()));
        let (Some(path), Some(host)) = (made.location.clone(), made.cookie.clone()) else {
            return Err(wrong());
        };
        let sit = form(&[("seat", "b"), ("name", "Bea")]);
        let sat = connection.post(&format!("{path}/sit"), "", Script::Live, &sit).await;
        let guest = answered(sat)?.cookie.ok_or_else(wrong)?;
        let started = connection.post(&format!("{path}/start"), &host, Script::Live, "").await;
        let started = expect_ok(answered(started)?).map_err(End::Wrong)?;
        let n_deeds = n_deeds(&started).map_err(End::Wrong)?;
        let (cookies, logs) = (vec![host, guest], vec![(0, Vec::new()); 2]);
        self.game = Some(Game { path, cookies, n_deeds, logs, sent: None });
        Ok(())
    }

    /// Makes one move after another for the seat whose turn it is.
    async fn go_on(&mut self, mut game: Game, connection: &mut Connection) -> Result<(), End> {
        let n_before = self.findings.n_acked;
        for seat_idx in 0..game.cookies.len() {
            let cookie = game.cookies[seat_idx].clone();
            let page = connection.get(&game.path, &cookie, Script::Live).await;
            let Ok(page) = page else {
                self.game = Some(game);
                return Err(End::Cut);
            };
            let mut page = expect_ok(page).map_err(End::Wrong)?;
            game.logs[seat_idx] = log(&page).map_err(End::Wrong)?;
            while let Some(form) = self.choose(&page.text()) {
                game.sent = Some(Sent { seat_idx, form: form.clone(), is_acked: false });
                let path = format!("{}/play", game.path);
                let answer = connection.post(&path, &cookie, Script::Live, &form).await;
                let Ok(answer) = answer else {
                    self.game = Some(game);
                    return Err(End::Cut);
                };
                page = expect_ok(answer).map_err(End::Wrong)?;
                game.n_deeds = n_deeds(&page).map_err(End::Wrong)?;
                game.logs[seat_idx] = log(&page).map_err(End::Wrong)?;
                game.sent = Some(Sent { seat_idx, form, is_acked: true });
                self.findings.n_acked += 1;
            }
        }
        // Without bots it is always somebody's turn until the end.
        if n_before < self.findings.n_acked {
            self.game = Some(game);
        }
        Ok(())
    }

    /// Picks one of the moves on a page and fills in its form.
    fn choose(&mut self, page: &str) -> Option<String> {
        let (moves, one) = (values(page, "mv"), |name| values(page, name).into_iter().next());
        let number = self.chance.below(moves.len().max(1) as u64) as usize;
        let mv = moves.get(number)?;
        self.n_keys += 1;
        let key = format!("{}-{}-{}", self.name, self.n_keys, self.chance.below(u64::MAX));
        let (version, seat) = (one("version")?, one("seat")?);
        Some(form(&[("key", &key), ("version", &version), ("seat", &seat), ("mv", mv)]))
    }
}

fn answered(answer: Result<Answer>) -> Result<Answer, End> {
    answer.map_err(|_| End::Cut)
}

fn expect_ok(answer: Answer) -> Result<Answer> {
    ensure!(answer.status == 200, "expected 200, not {}", answer.excerpt());
    Ok(answer)
}

/// Returns the number of events that an answer shows.
fn n_deeds(answer: &Answer) -> Result<u64> {
    Ok(answer.version.context("an answer without a version")? >> TICK_BITS)
}

/// Returns the lines of the log on a page, and the number of events they cover.
fn log(page: &Answer) -> Result<(u64, Vec<String>)> {
    let line = |it: &str| it.split("</span>").next().unwrap_or_default().to_owned();
    let is_row = |it: &&str| it.starts_with(|it: char| it.is_ascii_digit());
    let text = page.text();
    let rows = text.split("<li id=\"log-").skip(1).filter(is_row);
    Ok((n_deeds(page)?, rows.map(line).collect()))
}

/// Returns the number of the last move in a log.
fn last_number(rows: &[String]) -> Option<u32> {
    let is_past = |it: char| !it.is_ascii_digit();
    rows.last()?.split(is_past).next()?.parse().ok()
}
