//! `ahu train`: evaluation weights, learned from games between bots.

mod climb;

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use anyhow::{Context as _, ensure};
use bots::{Lesson, Method};
use catalog::{AnyGame, Player};
use indicatif::{ProgressBar, ProgressStyle};
use rules_core::Dice;

use crate::{load, output::Output};

/// Train a game's evaluation weights by self-play
///
/// In each round, bots play with the weights of the previous round, and the
/// weights are fitted so that positions predict the points at the end. The same
/// seed gives the same weights with any number of threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Learning method
    #[arg(long, value_enum, default_value_t = By::Results, value_name = "HOW")]
    by: By,
    /// Train with this number of players only, and use the weights for every number
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Games per round, for each number of players
    #[arg(long, default_value_t = 4_000, value_name = "N")]
    games: u64,
    /// Number of rounds
    #[arg(long, default_value_t = 3, value_name = "N",
          value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: u32,
    /// The bot that plays in every seat
    #[arg(long, default_value = "greedy:20/noise=0.5", value_name = "BOT")]
    bot: Method,
    /// Start from the weights in this file (default: the game's own)
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Random seed
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// File to write the weights to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Write the learning curve as a picture (SVG)
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Number of threads (default: one per core)
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// The learning method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum By {
    /// Fit the weights so that positions predict the final points
    Results,
    /// Vary the weights a little and move them towards the ones that win
    Climbing,
}

/// The errors of the weights of each round, from the last part of the game to the
/// first, for one number of seats.
type Curve = (u8, Vec<Vec<f64>>);

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    let entry = load::entry(&args.game)?;
    let sim = entry.setup(entry.facts.n_seats_min, [])?.sim();
    ensure!(sim.lesson().is_some(), "{} has no evaluation to train", args.game);
    let from: Option<Arc<str>> = match &args.from {
        Some(path) => {
            let name = path.display();
            let text = fs::read_to_string(path).with_context(|| format!("can't read {name}"))?;
            sim.check_weights(&text).map_err(|why| anyhow::anyhow!("{name}: {why}"))?;
            Some(Arc::from(text))
        }
        None => None,
    };
    if args.by == By::Results {
        out.line(HEADING)?;
    }
    let mut curves: Vec<Curve> = Vec::new();
    let mut sections: Vec<String> = Vec::new();
    let all_seats = entry.facts.n_seats_min..=entry.facts.n_seats_max;
    let tables = args.seats.map_or(all_seats.clone(), |n_seats| n_seats..=n_seats);
    for n_seats in tables {
        let game = entry.setup(n_seats, [])?;
        if args.by == By::Climbing {
            let (section, errors) = climb::climb(args, game.as_ref(), n_seats, from.clone(), out)?;
            sections.push(section);
            curves.push((n_seats, vec![errors]));
            continue;
        }
        let mut weights = from.clone();
        let mut section = String::new();
        let mut curve = Vec::new();
        for round in 0..args.rounds {
            let lesson = play(args, game.as_ref(), n_seats, round, weights.clone())?;
            section = lesson.section();
            weights = Some(Arc::from(section.as_str()));
            let errors = lesson.errors();
            let cells: Vec<String> = errors.iter().map(|it| format!("{it:6.2}")).collect();
            let n_games = lesson.n_games();
            out.line(format!("{n_seats:>5} {:>5} {n_games:>8}  {}", round + 1, cells.join(" ")))?;
            out.flush()?;
            curve.push(errors);
        }
        curves.push((n_seats, curve));
        sections.push(section);
    }
    let from = args.from.as_ref().map_or(String::new(), |it| format!(" --from {}", it.display()));
    if let (Some(n_seats), [section]) = (args.seats, &sections[..]) {
        let own = format!("seats {n_seats}\n");
        let text = section.strip_prefix(&own).unwrap_or(section);
        sections = all_seats.map(|n_seats| format!("seats {n_seats}\n{text}")).collect();
    }
    let seats = args.seats.map_or(String::new(), |n_seats| format!(" --seats {n_seats}"));
    let by = match args.by {
        By::Results => "",
        By::Climbing => " --by climbing",
    };
    let head = format!(
        "# Learned by: ahu train {}{from}{by}{seats} --games {} --rounds {} --bot {} --seed {}\n",
        args.game, args.games, args.rounds, args.bot, args.seed
    );
    let text = head + "\n" + &sections.join("\n");
    fs::write(&args.out, text).with_context(|| format!("can't write {}", args.out.display()))?;
    if let Some(path) = &args.plot {
        fs::write(path, plot(&curves))
            .with_context(|| format!("can't write {}", path.display()))?;
    }
    Ok(())
}

const HEADING: &str =
    "seats round    games  mean error in points, from the last quarter of the game to the first";

/// Games are learned from in batches that are merged in order, because sums of
/// floating-point numbers depend on it.
const BATCH: u64 = 50;

fn play(
    args: &Args,
    game: &dyn AnyGame,
    n_seats: u8,
    round: u32,
    weights: Option<Arc<str>>,
) -> anyhow::Result<Lesson> {
    let n_cores = thread::available_parallelism().map_or(1, usize::from);
    let n_threads = args.threads.unwrap_or(n_cores).clamp(1, 256);
    let n_batches = args.games.div_ceil(BATCH).max(1);
    let player = Player { method: args.bot, weights };
    let players = vec![player; n_seats.into()];
    let bar = ProgressBar::new(n_batches * BATCH);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    let seed = Dice::from_seed(args.seed ^ (u64::from(n_seats) << 32) ^ u64::from(round)).word();
    let next = AtomicU64::new(0);
    let lessons: BTreeMap<u64, Lesson> = thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..n_threads {
            let sender = sender.clone();
            let (next, players, bar) = (&next, &players, &bar);
            scope.spawn(move || {
                let mut sim = game.sim();
                loop {
                    let batch = next.fetch_add(1, Ordering::Relaxed);
                    let Some(mut lesson) = sim.lesson().filter(|_| batch < n_batches) else {
                        break;
                    };
                    let mut dice = Dice::from_seed(seed ^ batch);
                    for _ in 0..BATCH {
                        sim.play_lesson(dice.word(), dice.word(), players, &mut lesson);
                        bar.inc(1);
                    }
                    if sender.send((batch, lesson)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        receiver.into_iter().collect()
    });
    bar.finish_and_clear();
    let mut lessons = lessons.into_values();
    let mut all = lessons.next().context("no games to learn from")?;
    lessons.for_each(|lesson| all.merge(lesson));
    Ok(all)
}

/// Plots the error of the weights, round by round.
fn plot(curves: &[Curve]) -> String {
    const COLOURS: [&str; 5] = ["#1f5f8b", "#b03a2e", "#3a7d44", "#8e6c1a", "#6b4c9a"];
    const WIDTH: f64 = 640.0;
    const HEIGHT: f64 = 320.0;
    let mean = |errors: &Vec<f64>| errors.iter().sum::<f64>() / errors.len().max(1) as f64;
    let all = || curves.iter().flat_map(|(_, curve)| curve.iter().map(mean));
    let most = all().fold(1.0, f64::max);
    let n_rounds = curves.iter().map(|(_, curve)| curve.len()).max().unwrap_or(1);
    let x = |round: usize| 60.0 + (WIDTH - 140.0) * round as f64 / (n_rounds - 1).max(1) as f64;
    let y = |error: f64| 20.0 + (HEIGHT - 70.0) * (1.0 - error / most);
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"13\"><title>Learning curve</title>\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\
         <text x=\"60\" y=\"{}\">round (the first one is played with the initial weights)</text>",
        HEIGHT - 10.0
    );
    for part in [0.0, 0.5, 1.0] {
        let error = most * part;
        let _ = write!(
            svg,
            "<path d=\"M60 {y}H{}\" stroke=\"#ddd\"/><text x=\"8\" y=\"{}\">{error:.1}</text>",
            WIDTH - 70.0,
            y(error) + 4.0,
            y = y(error),
        );
    }
    for ((n_seats, curve), colour) in curves.iter().zip(COLOURS) {
        let mut line = String::new();
        for (round, errors) in curve.iter().enumerate() {
            let verb = if round == 0 { "M" } else { "L" };
            let _ = write!(line, "{verb}{:.1} {:.1}", x(round), y(mean(errors)));
        }
        let last = curve.last().map_or(0.0, mean);
        let _ = write!(
            svg,
            "<path d=\"{line}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\
             <text x=\"{}\" y=\"{}\" fill=\"{colour}\">{n_seats} seats</text>",
            WIDTH - 70.0,
            y(last) + 4.0,
        );
    }
    svg + "</svg>\n"
}
