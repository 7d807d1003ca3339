//! `ahu arena`: bots against bots, and how certain the result is.

mod block;
mod bout;
mod journal;
mod lineup;
mod ratings;
pub(crate) mod report;
mod stats;

use std::{fs, path::PathBuf, thread, time::Instant};

use anyhow::{Context as _, ensure};
use catalog::AnyGame;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use self::{
    block::Block,
    bout::Bout,
    journal::Journal,
    lineup::Lineup,
    report::Summary,
    stats::{Estimate, Sprt},
};
use crate::{game_options::GameOptions, load, output::Output};

/// Play bots against each other and report who is stronger
///
/// Games are played in blocks: each bot plays the same cards and dice from every
/// seat, and the statistics compare whole blocks. The same seed gives the same
/// games on every machine and with any number of threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The bots, one per seat: random, easy, medium, hard, expert, greedy, flat:N or
    /// search:N; add @FILE to use other weights
    #[arg(long, value_delimiter = ',', value_name = "BOTS", default_value = "medium,easy")]
    seats: Vec<String>,
    /// Number of games (rounded up to full blocks)
    #[arg(long, default_value_t = 400, value_name = "N",
          value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Random seed
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// Stop as soon as a sequential test shows whether the first bot wins more than
    /// its fair share of the games, by at least this many percentage points
    #[arg(long, value_name = "PERCENT", num_args = 0..=1, default_missing_value = "5",
          value_parser = clap::value_parser!(u8).range(1..=50))]
    stop: Option<u8>,
    /// Number of games that the first bot plays against itself, and again against
    /// random bots, to show that the arena can be trusted (default: a tenth of the
    /// match; 0 for none)
    #[arg(long, value_name = "N")]
    sanity: Option<u64>,
    /// Save finished blocks in this file, and continue from it if it exists
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Write an HTML page with plots
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Number of threads (default: one per core)
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Print CSV, one line per player and game
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    #[command(flatten)]
    options: GameOptions,
}

impl Args {
    /// Returns how many games the first bot plays against itself, and how many
    /// against random bots; none if the output would not show them.
    fn n_sanity_games(&self) -> u64 {
        let is_shown = !self.csv || self.report.is_some();
        if is_shown { self.sanity.unwrap_or(self.games.div_ceil(10)) } else { 0 }
    }
}

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    let entry = load::entry(&args.game)?;
    let lineup = Lineup::parse(&args.seats)?;
    let pairs = args.options.pairs(entry)?;
    let pairs_of = pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    ensure!(lineup.n_seats() <= rules_core::SEATS_MAX, "{} seats are too many", lineup.n_seats());
    let game = entry.setup(lineup.n_seats() as u8, pairs_of)?;
    for weights in lineup.players().iter().filter_map(|it| it.weights.as_deref()) {
        game.sim().check_weights(weights).map_err(|why| anyhow::anyhow!("weights: {why}"))?;
    }
    let fair = lineup.kinds()[0].1.len() as f64 / lineup.n_seats() as f64;
    let sprt = args.stop.map(|it| Sprt { p0: fair, p1: fair + f64::from(it) / 100.0 });

    let head = json!({ "ahu": "arena 1", "game": args.game, "rules": entry.facts.rules_version,
                       "seats": lineup.names(), "seed": args.seed, "options": pairs });
    let (mut journal, played) = match &args.resume {
        Some(path) => {
            let (journal, played) = Journal::open(path, &head)?;
            (Some(journal), played)
        }
        None => (None, Vec::new()),
    };
    let begin = Instant::now();
    let blocks = play(args, game.as_ref(), &lineup, args.games, sprt, played, journal.as_mut())?;
    let seconds = begin.elapsed().as_secs_f64();
    let mut matches = vec![summary("match", &lineup, &blocks, sprt)];
    let n_games = args.n_sanity_games();
    if n_games > 0 {
        for (title, lineup) in
            [("mirror", lineup.mirror()), ("against random", lineup.against_random())]
        {
            let blocks = play(args, game.as_ref(), &lineup, n_games, None, Vec::new(), None)?;
            matches.push(summary(title, &lineup, &blocks, None));
        }
    }
    if let Some(path) = &args.report {
        let command = format!(
            "ahu arena {} --seats {} --games {} --seed {}",
            args.game,
            lineup.names().join(","),
            args.games,
            args.seed
        );
        fs::write(path, report::html(&command, &matches))
            .with_context(|| format!("can't write {}", path.display()))?;
    }
    if args.csv {
        print_csv(&lineup, &blocks, out)
    } else if args.json {
        Ok(out.line(to_json(args, &matches, seconds).to_string())?)
    } else {
        print(&matches, seconds, out)
    }
}

fn play(
    args: &Args,
    game: &dyn AnyGame,
    lineup: &Lineup,
    n_games: u64,
    sprt: Option<Sprt>,
    played: Vec<Block>,
    journal: Option<&mut Journal>,
) -> anyhow::Result<Vec<Block>> {
    let n_cores = thread::available_parallelism().map_or(1, usize::from);
    let n_threads = args.threads.unwrap_or(n_cores).clamp(1, 256);
    let n_blocks = n_games.div_ceil(lineup.n_seats() as u64);
    let bar = ProgressBar::new(n_blocks);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} blocks, {eta} left") {
        bar.set_style(style);
    }
    let bout = Bout { game, lineup, n_blocks, seed: args.seed, n_threads, sprt };
    let blocks = bout.play(played, journal, &bar);
    bar.finish_and_clear();
    blocks
}

fn summary(title: &str, lineup: &Lineup, blocks: &[Block], sprt: Option<Sprt>) -> Summary {
    let kinds = stats::sum_up(lineup, blocks);
    let wins: Vec<f64> = kinds[0].blocks.iter().map(|(won, _)| *won).collect();
    Summary {
        title: format!("{title}: {}", lineup.names().join(", ")),
        n_games: blocks.iter().map(|it| it.games.len()).sum(),
        verdict: sprt.map(|it| it.verdict(&wins).map_or("not decided", |it| it.key())),
        kinds,
        ratings: ratings::rate(lineup, blocks),
    }
}

fn print(matches: &[Summary], seconds: f64, out: &mut Output) -> anyhow::Result<()> {
    for (idx, summary) in matches.iter().enumerate() {
        if idx > 0 {
            out.line("")?;
        }
        let time = if idx == 0 { format!(" in {seconds:.1} s") } else { String::new() };
        out.line(format!("{}: {} games{time}", summary.title, summary.n_games))?;
        if let Some(verdict) = summary.verdict {
            out.line(format!("sequential test: {}: {verdict}", summary.kinds[0].name))?;
        }
        out.line("")?;
        out.line(
            "bot                    wins   95 % (Wilson)   95 % (blocks)    fair  \
             points  margin   95 % (blocks)  rating",
        )?;
        for kind in &summary.kinds {
            let rating = summary.ratings.iter().find(|it| it.name == kind.name);
            out.line(format!(
                "{:<20} {:>5.1}% {:>15} {:>15} {:>6.1}% {:>7.2} {:>+7.2} {:>15} {:>7}",
                kind.name,
                100.0 * kind.wins.mean,
                span(&kind.wins, 100.0),
                span(&kind.wins_by_block, 100.0),
                100.0 * kind.fair,
                kind.points.mean,
                kind.margin.mean,
                span(&kind.margin, 1.0),
                rating.map_or(String::new(), |it| format!("{:.1}", it.rating)),
            ))?;
        }
    }
    Ok(())
}

fn span(it: &Estimate, scale: f64) -> String {
    format!("{:.1} to {:.1}", scale * it.low, scale * it.high)
}

fn print_csv(lineup: &Lineup, blocks: &[Block], out: &mut Output) -> anyhow::Result<()> {
    out.line("block,rotation,player,bot,seat,place,points,win,moves")?;
    for block in blocks {
        for (rotation, game) in block.games.iter().enumerate() {
            for (player, name) in lineup.names().iter().enumerate() {
                out.line(format!(
                    "{},{rotation},{player},{name},{},{},{},{},{}",
                    block.block,
                    lineup.seat_of(player, rotation),
                    game.places[player],
                    game.points[player],
                    game.win_share(player),
                    game.n_moves,
                ))?;
            }
        }
    }
    Ok(())
}

fn to_json(args: &Args, matches: &[Summary], seconds: f64) -> serde_json::Value {
    let estimate = |it: &Estimate| json!({ "mean": it.mean, "low": it.low, "high": it.high });
    let matches: Vec<_> = matches
        .iter()
        .map(|summary| {
            let kinds: Vec<_> = summary
                .kinds
                .iter()
                .map(|kind| {
                    let rating = summary.ratings.iter().find(|it| it.name == kind.name);
                    json!({ "bot": kind.name, "seats": kind.n_players, "fair": kind.fair,
                            "wins": estimate(&kind.wins),
                            "wins_by_block": estimate(&kind.wins_by_block),
                            "points": estimate(&kind.points), "margin": estimate(&kind.margin),
                            "rating": rating.map(|it| it.rating),
                            "rating_uncertainty": rating.map(|it| it.uncertainty) })
                })
                .collect();
            json!({ "match": summary.title, "games": summary.n_games,
                    "test": summary.verdict, "bots": kinds })
        })
        .collect();
    json!({ "game": args.game, "seed": args.seed, "seconds": seconds, "matches": matches })
}
