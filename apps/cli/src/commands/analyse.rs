//! `ahu analyse`: the mistakes and the luck in a game, as a strong bot sees them.

mod findings;
mod page;
mod plot;
mod text;

use std::{fs, path::PathBuf, thread};

use analysis::Settings;
use anyhow::{Context as _, anyhow, bail};
use bots::Strength;
use indicatif::{ProgressBar, ProgressStyle};
use rules_core::{Seat, Viewer};
use words::Lang;

use self::findings::Findings;
use crate::{load, output::Output};

/// Analyse a game: mistakes and luck
///
/// Decisions are judged by what the player could see at the time, luck with all
/// cards face up. Unfinished games can be analysed too. The same record, number
/// of visits and seed give the same analysis.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A record; - for standard input
    file: String,
    /// Simulated games per decision (default: 1/40 of what the expert bot uses, about
    /// 20 ms)
    #[arg(long, value_name = "N", conflicts_with = "strength",
          value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    visits: Option<u32>,
    /// Simulate as many games as a bot of this strength: medium, hard or expert
    #[arg(long, value_name = "STRENGTH", value_parser = load::thinking_strength)]
    strength: Option<Strength>,
    /// Games played to the end after each move, to estimate everyone's chance to win
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    tries: Option<u32>,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Judge only the decisions of this seat: a to e
    #[arg(long, value_name = "SEAT", value_parser = seat)]
    seat: Option<Seat>,
    /// List decisions that cost more than this much win probability (percent)
    #[arg(long, value_name = "PERCENT", default_value_t = 2,
          value_parser = clap::value_parser!(u8).range(0..=100))]
    threshold: u8,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    /// Also plot everyone's chance to win, as a picture (.svg) or a page (.html)
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Number of threads (default: one per core)
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// A whole game has hundreds of decisions, so by default each of them gets only
/// this fraction of the expert bot's visits.
const QUICK_PART: u32 = 40;

/// The output format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// What a plot is drawn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Canvas {
    Picture,
    Page,
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut Output) -> anyhow::Result<()> {
    let plot = args.plot.as_ref().map(|path| Ok::<_, anyhow::Error>((path, canvas(path)?)));
    let plot = plot.transpose()?;
    let (record, entry) = load::record(&args.file)?;
    let explain = |error| anyhow!(load::explain(&error, lang));
    let replay = entry.replay(&record).map_err(explain).with_context(|| args.file.clone())?;
    if let Some(seat) = args.seat {
        load::check_viewer(Viewer::Seat(seat), replay.start.n_seats())?;
    }
    let visits_of = |strength| replay.start.search_visits(strength);
    let visits = match (args.visits, args.strength) {
        (Some(visits), _) => visits,
        (None, Some(strength)) => visits_of(strength),
        (None, None) => (visits_of(Strength::Expert) / QUICK_PART).max(1),
    };
    let mut settings = Settings::new(visits);
    settings.seed = args.seed;
    settings.seat = args.seat;
    settings.tries = args.tries.unwrap_or(settings.tries);

    let n_cores = thread::available_parallelism().map_or(1, usize::from);
    let n_threads = args.threads.unwrap_or(n_cores).clamp(1, 256);
    let bar = ProgressBar::new(record.moves().len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} moves, {eta} left") {
        bar.set_style(style);
    }
    let analysis = analysis::analyse(entry, &record, &settings, n_threads, &|_, _| bar.inc(1))
        .map_err(explain);
    bar.finish_and_clear();
    let analysis = analysis.with_context(|| args.file.clone())?;

    let speaker = catalog::speaker(lang, load::names(&record));
    let threshold = f64::from(args.threshold) / 100.0;
    let findings = Findings::new(&analysis, replay.start, threshold, &speaker)?;
    if let Some((path, canvas)) = plot {
        let drawn = match canvas {
            Canvas::Picture => plot::svg(&findings),
            Canvas::Page => page::html(&findings),
        };
        fs::write(path, drawn).with_context(|| format!("can't write {}", path.display()))?;
    }
    match args.format {
        Format::Json => Ok(out.line(serde_json::to_string_pretty(&analysis)?)?),
        Format::Text => text::print(&findings, out),
    }
}

fn canvas(path: &std::path::Path) -> anyhow::Result<Canvas> {
    match path.extension().and_then(|it| it.to_str()) {
        Some("svg") => Ok(Canvas::Picture),
        Some("html") => Ok(Canvas::Page),
        Some(_) | None => bail!("can't draw {}: expected a .svg or .html file", path.display()),
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().map_err(|error: rules_core::ParseSeatError| error.to_string())
}
