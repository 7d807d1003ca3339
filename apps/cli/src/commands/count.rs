//! `ahu count`: the size of a game tree.

use anyhow::ensure;

use crate::{
    game_options::GameOptions,
    load::{self, Loaded},
    output::Output,
};

/// Count the nodes of a game tree, including chance nodes
///
/// Such counts show at once whether the set of legal moves has changed anywhere.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Game, or file with a diagram or a record
    #[arg(value_name = "GAME|FILE")]
    game: String,
    /// Depth in moves
    #[arg(long, default_value_t = 3, value_name = "N")]
    depth: u32,
    /// Number of players (default: the fewest that the game allows)
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: GameOptions,
}

/// Nobody would wait for more: each level is about ten times as large as the
/// previous one.
const DEPTH_MAX: u32 = 1_000;

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    ensure!(args.depth <= DEPTH_MAX, "depth {}: at most {DEPTH_MAX} allowed", args.depth);
    let game = match catalog::game(&args.game) {
        Some(entry) => {
            let pairs = args.options.pairs(entry)?;
            let pairs = pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()));
            entry.setup(args.seats.unwrap_or(entry.facts.n_seats_min), pairs)?
        }
        None if !std::path::Path::new(&args.game).exists() && args.game != "-" => {
            load::entry(&args.game)?;
            unreachable!("a game that is not in the catalog is an error")
        }
        None => match load::load(&args.game)? {
            Loaded::Diagram(game) => game,
            Loaded::Record(record, entry) => entry.replay(&record)?.end,
        },
    };
    for depth in 0..=args.depth {
        let counts = game.count(depth);
        if args.json {
            let (chance, decision, terminal) = (counts.chance, counts.decision, counts.terminal);
            let line = serde_json::json!({ "depth": depth, "chance": chance,
                                           "decision": decision, "terminal": terminal });
            out.line(line.to_string())?;
        } else {
            out.line(format!("depth {depth} {counts}"))?;
        }
        out.flush()?;
    }
    Ok(())
}
