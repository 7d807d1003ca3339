//! `ahu bench`: how fast the engines are on one core.

use std::time::{Duration, Instant};

use bots::Strength;
use catalog::{Entry, Shelf, Sim, SimResult};

use crate::{load, output::Output};

/// Measure random games a second on one core
///
/// Each row is the median of several runs, with the slowest and the fastest:
/// machines are noisy, so compare rows of one run. "+copy" is the time a move
/// takes when the state is copied before each one, as a search does. "visits/s"
/// is how many imagined games the search looks into.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game (default: all)
    game: Option<String>,
    /// How long each run takes, in milliseconds
    #[arg(long, default_value_t = 500, value_name = "MS",
          value_parser = clap::value_parser!(u64).range(1..=60_000))]
    ms: u64,
    /// How many runs a row
    #[arg(long, default_value_t = 5, value_name = "N",
          value_parser = clap::value_parser!(u32).range(1..=100))]
    runs: u32,
    /// As JSON, one object a row
    #[arg(long)]
    json: bool,
}

/// What one run measured.
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
            "game       seats    games/s      min      max  M moves/s  ns/move  +copy  moves/game  visits/s",
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
    let plain = runs(args, || measure(length, |seed| sim.play_random(seed)));
    let (slow, fast) = (plain[0], plain[plain.len() - 1]);
    let median = plain[plain.len() / 2];
    let copying = runs(args, || measure(length, |seed| sim.play_copying(seed)));
    let copying = copying[copying.len() / 2];
    let visits = visits_per_second(length, sim.as_mut());
    let line = if args.json {
        serde_json::json!({
            "game": entry.key(), "seats": n_seats,
            "games_per_second": median.games_per_second,
            "games_per_second_min": slow.games_per_second,
            "games_per_second_max": fast.games_per_second,
            "moves_per_second": median.moves_per_second,
            "moves_per_second_copying": copying.moves_per_second,
            "moves_per_game": median.moves_per_game,
            "visits_per_second": visits,
        })
        .to_string()
    } else {
        format!(
            "{:<10} {n_seats:>5} {:>10.0} {:>8.0} {:>8.0} {:>10.2} {:>8.1} {:>6.1} {:>11.1} {visits:>9.0}",
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

/// Measures the search at the strength that is said to be quick.
fn visits_per_second(length: Duration, sim: &mut dyn Sim) -> f64 {
    let method = Strength::Hard.method();
    let begin = Instant::now();
    let (mut seconds, mut n_visits) = (0.0, 0.0);
    for seed in 0.. {
        let before = Instant::now();
        n_visits += f64::from(sim.think(seed, method));
        seconds += before.elapsed().as_secs_f64();
        if length <= begin.elapsed() {
            break;
        }
    }
    n_visits / seconds
}

/// Measures several times, the slowest first. The first run only warms up the
/// caches and the clock of the core.
fn runs(args: &Args, mut measure: impl FnMut() -> Run) -> Vec<Run> {
    let mut runs: Vec<Run> = (0..=args.runs).map(|_| measure()).skip(1).collect();
    runs.sort_by(|a, b| a.games_per_second.total_cmp(&b.games_per_second));
    runs
}

fn measure(length: Duration, mut play: impl FnMut(u64) -> SimResult) -> Run {
    let begin = Instant::now();
    let (mut n_games, mut n_moves) = (0_u64, 0_u64);
    while begin.elapsed() < length {
        // Looking at the clock costs as much as a move: do it now and then.
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
