//! `ahu bench`: how fast the engines are on one core.

use std::time::Duration;

use bots::Method;
use catalog::{Entry, Shelf, Sim, SimResult};
use cpu_time::ThreadTime;

use crate::{load, output::Output};

/// Measure random games and the search on one core
///
/// Times are CPU times, so other programs disturb them little. Each row is the
/// median of several runs, with the slowest and the fastest; machines are noisy,
/// so compare only rows of one run. "+copy" is the time per move, in
/// nanoseconds, when the state is copied before each one, as a search does;
/// "copy ns" is the time of a copy alone, and "bytes" the size of a state.
/// "visits/s" is how many simulated games the search plays per second.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game (default: all)
    game: Option<String>,
    /// Length of each run in milliseconds
    #[arg(long, default_value_t = 500, value_name = "MS",
          value_parser = clap::value_parser!(u64).range(1..=60_000))]
    ms: u64,
    /// Number of runs per row
    #[arg(long, default_value_t = 5, value_name = "N",
          value_parser = clap::value_parser!(u32).range(1..=100))]
    runs: u32,
    /// The bot whose visits are counted: hard, or search:N
    #[arg(long, default_value = "hard", value_name = "BOT")]
    bot: Method,
    /// Print JSON, one object per row
    #[arg(long)]
    json: bool,
}

/// The measurements of one run.
#[derive(Clone, Copy)]
struct Run {
    games_per_second: f64,
    moves_per_second: f64,
    moves_per_game: f64,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    let entries: Vec<&Entry> = match &args.game {
        Some(key) => vec![load::entry(key)?],
        None => catalog::games().iter().filter(|it| it.shelf == Shelf::Game).collect(),
    };
    if !args.json {
        out.line(
            "game       seats  playouts/s      min      max  M moves/s  ns/move  +copy  moves/game  \
             copy ns  bytes  visits/s",
        )?;
    }
    for entry in entries {
        for n_seats in entry.facts.n_seats_min..=entry.facts.n_seats_max {
            row(args, entry, n_seats, out)?;
        }
    }
    Ok(())
}

fn row(args: &Args, entry: &Entry, n_seats: u8, out: &mut Output) -> anyhow::Result<()> {
    let mut sim = entry.setup(n_seats, [])?.sim();
    let length = Duration::from_millis(args.ms);
    let speed = |run: &Run| run.games_per_second;
    let plain = runs(args, speed, || measure(length, |seed| sim.play_random(seed)));
    let (slow, fast) = (plain[0], plain[plain.len() - 1]);
    let median = plain[plain.len() / 2];
    let copying = runs(args, speed, || measure(length, |seed| sim.play_copying(seed)));
    let copying = copying[copying.len() / 2];
    let visits = runs(args, |it| *it, || visits_per_second(args, sim.as_mut()));
    let visits = visits[visits.len() / 2];
    let copies = runs(args, |(ns, _)| *ns, || copy(sim.as_mut()));
    let (copy_ns, n_bytes) = copies[copies.len() / 2];
    let line = if args.json {
        serde_json::json!({
            "game": entry.key(), "seats": n_seats,
            "playouts_per_second": median.games_per_second,
            "playouts_per_second_min": slow.games_per_second,
            "playouts_per_second_max": fast.games_per_second,
            "moves_per_second": median.moves_per_second,
            "moves_per_second_copying": copying.moves_per_second,
            "moves_per_game": median.moves_per_game,
            "copy_ns": copy_ns, "state_bytes": n_bytes,
            "visits_per_second": visits,
        })
        .to_string()
    } else {
        format!(
            "{:<10} {n_seats:>5} {:>11.0} {:>8.0} {:>8.0} {:>10.2} {:>8.1} {:>6.1} {:>11.1} \
             {copy_ns:>8.1} {n_bytes:>6} {visits:>9.0}",
            entry.key(),
            median.games_per_second,
            slow.games_per_second,
            fast.games_per_second,
            median.moves_per_second / 1e6,
            1e9 / median.moves_per_second,
            1e9 / copying.moves_per_second,
            median.moves_per_game,
        )
    };
    out.line(line)?;
    Ok(out.flush()?)
}

/// Measures how fast a bot thinks about positions in the middle of games.
fn visits_per_second(args: &Args, sim: &mut dyn Sim) -> f64 {
    let length = Duration::from_millis(args.ms);
    // Reaching a position is not part of the search, so its time is subtracted.
    let (mut time, mut n_visits) = (Duration::ZERO, 0.0);
    for seed in 0.. {
        let before = ThreadTime::now();
        sim.play_random(seed);
        sim.play_random(seed);
        let way = before.elapsed();
        n_visits += f64::from(sim.think(seed, args.bot));
        time += before.elapsed().saturating_sub(2 * way);
        if time >= length {
            break;
        }
    }
    n_visits / time.as_secs_f64()
}

/// Measures how many nanoseconds it takes to copy a state, and the state's size.
fn copy(sim: &mut dyn Sim) -> (f64, usize) {
    const N_TIMES: u32 = 100_000;
    let before = ThreadTime::now();
    let n_bytes = sim.copy(1, N_TIMES);
    (before.elapsed().as_secs_f64() * 1e9 / f64::from(N_TIMES), n_bytes)
}

/// Measures several times and returns the slowest run first. One more run at the
/// start only warms up the caches and the CPU's clock.
fn runs<T>(args: &Args, order: impl Fn(&T) -> f64, mut measure: impl FnMut() -> T) -> Vec<T> {
    let mut runs: Vec<T> = (0..=args.runs).map(|_| measure()).skip(1).collect();
    runs.sort_by(|a, b| order(a).total_cmp(&order(b)));
    runs
}

fn measure(length: Duration, mut play: impl FnMut(u64) -> SimResult) -> Run {
    let begin = ThreadTime::now();
    let (mut n_games, mut n_moves) = (0_u64, 0_u64);
    while begin.elapsed() < length {
        // Reading the clock costs as much as a move, so do it only now and then.
        for _ in 0..16 {
            n_moves += u64::from(play(n_games).n_moves);
            n_games += 1;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    Run {
        games_per_second: n_games as f64 / seconds,
        moves_per_second: n_moves as f64 / seconds,
        moves_per_game: n_moves as f64 / n_games as f64,
    }
}
