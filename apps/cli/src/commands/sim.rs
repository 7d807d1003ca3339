//! `ahu sim`: many games on all cores, and their statistics.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use anyhow::{Context as _, ensure};
use bots::{Method, Strength};
use catalog::{AnyGame, Player, Sim, SimStats};
use indicatif::{ProgressBar, ProgressStyle};
use rules_core::Seat;
use serde_json::json;

use crate::{game_options::GameOptions, load, output::Output};

/// Simulate many games and print statistics (random moves unless --bots is given)
///
/// The same seed gives the same games on every machine and with any number of
/// threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Number of games
    #[arg(long, default_value_t = 10_000, value_name = "N")]
    games: u64,
    /// Number of players (default: the most that the game allows)
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Random seed
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// The bots, one strength per seat: hard,easy (default: all random). Without
    /// --save also greedy, flat:N or search:N
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    bots: Vec<String>,
    /// Save a record of each game in this folder
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,
    /// Check every invariant of the game after every move
    #[arg(long, conflicts_with = "save")]
    check: bool,
    /// Number of threads (default: one per core)
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: GameOptions,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    let entry = load::entry(&args.game)?;
    let n_seats = args.seats.unwrap_or(entry.facts.n_seats_max);
    let pairs = args.options.pairs(entry)?;
    let pairs = pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let game = entry.setup(n_seats, pairs)?;
    let n_bots = args.bots.len();
    ensure!(n_bots <= usize::from(n_seats), "{n_bots} bots for {n_seats} seats");
    if let Some(folder) = &args.save {
        fs::create_dir_all(folder).with_context(|| format!("can't create {}", folder.display()))?;
    }
    let bots = Bots::parse(&args.bots)?;
    ensure!(
        args.save.is_none() || matches!(bots, Bots::Strengths(_)),
        "--save needs bots that are named by their strength: {}",
        Strength::ALL.map(Strength::key).join(", ")
    );
    let begin = Instant::now();
    let stats = play_all(args, &bots, game.as_ref())?;
    let seconds = begin.elapsed().as_secs_f64();
    if args.json {
        Ok(out.line(to_json(args, &stats, seconds).to_string())?)
    } else {
        print(&stats, seconds, out)
    }
}

/// The bots that play.
#[derive(Debug)]
enum Bots {
    Strengths(Vec<Strength>),
    Players(Vec<Player>),
}

impl Bots {
    fn parse(texts: &[String]) -> anyhow::Result<Bots> {
        let strengths: Option<Vec<Strength>> =
            texts.iter().map(|text| Strength::with_key(text)).collect();
        if let Some(strengths) = strengths {
            return Ok(Bots::Strengths(strengths));
        }
        let players = texts.iter().map(|text| text.parse::<Method>().map(Player::new));
        Ok(Bots::Players(players.collect::<Result<_, _>>()?))
    }
}

/// Distributes the games over the threads. Every game has its own seed, so it
/// does not matter which thread plays it.
fn play_all(args: &Args, bots: &Bots, game: &dyn AnyGame) -> anyhow::Result<SimStats> {
    let n_cores = thread::available_parallelism().map_or(1, usize::from);
    let n_threads = args.threads.unwrap_or(n_cores).clamp(1, 256);
    let next = AtomicU64::new(0);
    let bar = progress_bar(args.games);
    let stats = thread::scope(|scope| {
        let work = || play_some(args, bots, game.sim().as_mut(), &next, &bar);
        let threads: Vec<_> = (0..n_threads).map(|_| scope.spawn(work)).collect();
        let mut stats = SimStats::default();
        for thread in threads {
            let part = thread.join().map_err(|_| anyhow::anyhow!("a game panicked"))??;
            stats.merge(&part);
        }
        Ok(stats)
    });
    bar.finish_and_clear();
    stats
}

/// Threads take games in batches, so that they rarely wait for each other.
const BATCH: u64 = 64;

fn play_some(
    args: &Args,
    bots: &Bots,
    sim: &mut dyn Sim,
    next: &AtomicU64,
    bar: &ProgressBar,
) -> anyhow::Result<SimStats> {
    let mut stats = SimStats::default();
    loop {
        let first = next.fetch_add(BATCH, Ordering::Relaxed);
        if first >= args.games {
            return Ok(stats);
        }
        let last = args.games.min(first + BATCH);
        for idx in first..last {
            let seed = args.seed.wrapping_add(idx);
            if let (Some(folder), Bots::Strengths(bots)) = (&args.save, bots) {
                let record = sim.record(seed, bots)?;
                save(folder, idx + 1, &record)?;
            }
            let result = if args.check {
                sim.play_checked(seed).map_err(|why| anyhow::anyhow!("seed {seed}: {why}"))?
            } else {
                match bots {
                    Bots::Strengths(bots) => sim.play(seed, bots),
                    Bots::Players(players) => sim.play_match(seed, seed, players),
                }
            };
            stats.add(&result);
        }
        bar.inc(last - first);
    }
}

fn save(folder: &Path, number: u64, record: &record::Record) -> anyhow::Result<()> {
    let path = folder.join(format!("{}-{number:06}.ahu", record.setup().game()));
    fs::write(&path, record.to_string()).with_context(|| format!("can't write {}", path.display()))
}

fn progress_bar(n_games: u64) -> ProgressBar {
    let bar = ProgressBar::new(n_games);
    let template = "{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

fn print(stats: &SimStats, seconds: f64, out: &mut Output) -> anyhow::Result<()> {
    let n_games = stats.n_games.max(1) as f64;
    let per_game = |n: u64| n as f64 / n_games;
    out.line(format!(
        "{} games in {seconds:.2} s: {:.0} games/s, {:.2} million moves/s",
        stats.n_games,
        n_games / seconds,
        stats.n_moves as f64 / seconds / 1e6,
    ))?;
    out.line(format!(
        "{:.1} moves per game ({} to {}), {:.1} of them decisions",
        per_game(stats.n_moves),
        stats.n_moves_min,
        stats.n_moves_max,
        per_game(stats.n_decisions),
    ))?;
    if let Some(rounds) = stats.rounds {
        let mean = per_game(rounds.n);
        out.line(format!("{mean:.1} rounds per game ({} to {})", rounds.min, rounds.max))?;
    }
    out.line("")?;
    out.line("seat    points  spread     min     max   first  alone")?;
    for (idx, seat) in stats.seats.iter().enumerate() {
        let (mean, spread) = mean_and_spread(stats, idx);
        out.line(format!(
            "{:<6} {mean:>7.2} {spread:>7.2} {:>7} {:>7} {:>6.1}% {:>5.1}%",
            Seat(idx as u8).to_string(),
            seat.points_min,
            seat.points_max,
            100.0 * per_game(seat.places[0]),
            100.0 * per_game(seat.n_won_alone),
        ))?;
    }
    Ok(())
}

fn mean_and_spread(stats: &SimStats, idx: usize) -> (f64, f64) {
    let seat = &stats.seats[idx];
    let n = seat.n_games().max(1) as f64;
    let mean = seat.points as f64 / n;
    let variance = seat.points_squared as f64 / n - mean * mean;
    (mean, variance.max(0.0).sqrt())
}

fn to_json(args: &Args, stats: &SimStats, seconds: f64) -> serde_json::Value {
    let n_games = stats.n_games.max(1) as f64;
    let seats: Vec<_> = (0..stats.seats.len())
        .map(|idx| {
            let seat = &stats.seats[idx];
            let (mean, spread) = mean_and_spread(stats, idx);
            json!({ "seat": Seat(idx as u8), "points_mean": mean, "points_spread": spread,
                    "points_min": seat.points_min, "points_max": seat.points_max,
                    "places": seat.places, "won_alone": seat.n_won_alone })
        })
        .collect();
    json!({
        "game": args.game, "games": stats.n_games, "seed": args.seed, "seconds": seconds,
        "games_per_second": n_games / seconds,
        "moves_per_second": stats.n_moves as f64 / seconds,
        "moves": stats.n_moves, "moves_min": stats.n_moves_min, "moves_max": stats.n_moves_max,
        "decisions": stats.n_decisions, "seats": seats,
        "rounds": stats.rounds.map(|it| json!({ "sum": it.n, "min": it.min, "max": it.max })),
    })
}
