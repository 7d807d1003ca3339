//! Measures a running server: streams, durable moves, pages, cold starts.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command tells how it goes")]

mod sources;
mod moves;
mod report;
mod process;
mod games;
mod watch;
mod play;
mod pages;
mod cold;
mod socket;
mod rival;

use std::{path::PathBuf, sync::OnceLock, time::Instant};

use anyhow::Result;
use clap::{Parser, Subcommand};
use serde_json::{Map, Value};

use crate::report::Report;

#[derive(Parser)]
#[command(about = "Measures a running server")]
struct Args {
    /// The server's executable
    #[arg(long)]
    ahu: PathBuf,
    /// Where the figures are written as JSON
    #[arg(long)]
    json: Option<PathBuf>,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Live play: streams, moves, and how soon they are seen
    Play {
        /// Event streams, including both players of each game
        #[arg(long, default_value_t = 10_000)]
        streams: usize,
        /// How many games are played
        #[arg(long, default_value_t = 2_500)]
        games: usize,
        /// Moves per second; `max` for as many as are acknowledged within 100 ms
        #[arg(long, default_value = "500")]
        rate: play::Rate,
        /// How many seconds to measure
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// The folder in which boardgame.io is installed, to measure it as well
        #[arg(long)]
        rival: Option<PathBuf>,
    },
    /// The page of a table in the middle of a game
    Pages {
        /// After how many moves
        #[arg(long, default_value_t = 120)]
        moves: usize,
    },
    /// A start with many stored games
    Cold {
        /// How many stored games
        #[arg(long, default_value_t = 100_000)]
        games: u32,
    },
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Result<()> {
    let args = Args::parse();
    let mut figures = Map::new();
    let mut keep = |name: &str, report: &Report| {
        println!("{name}\n{}", report.table());
        figures.insert(name.to_owned(), report.json());
    };
    match args.what {
        What::Play { streams, games, rate, seconds, rival } => {
            let wish = play::Wish { n_streams: streams, n_games: games, rate, seconds };
            let own = play::measure(&args.ahu, wish).await?;
            keep("Ahu", &own);
            if let Some(folder) = rival {
                let other = rival::measure(&folder, wish).await?;
                keep("boardgame.io", &other);
                keep("Ahu by boardgame.io", &own.ratios(&other));
            }
        }
        What::Pages { moves } => keep("pages", &pages::measure(&args.ahu, moves).await?),
        What::Cold { games } => keep("cold start", &cold::measure(&args.ahu, games).await?),
    }
    if let Some(path) = args.json {
        std::fs::write(path, format!("{:#}\n", Value::Object(figures)))?;
    }
    Ok(())
}

/// Reports progress.
fn progress(line: &str) {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    let begun = BEGUN.get_or_init(Instant::now);
    eprintln!("{:6.1} s  {line}", begun.elapsed().as_secs_f64());
}
