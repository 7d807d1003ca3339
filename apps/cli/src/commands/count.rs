//! `ahu count`: how large a game tree is.

use anyhow::ensure;

use crate::{
    game_options::GameOptions,
    load::{self, Loaded},
    output::Output,
};

/// Count the nodes of a game tree, chance included
///
/// Counts like these tell at once whether the set of moves has changed
/// anywhere.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A game, or a file with a diagram or a record
    #[arg(value_name = "GAME|FILE")]
    game: String,
    /// How many moves deep
    #[arg(long, default_value_t = 3, value_name = "N")]
    depth: u32,
    /// How many seats (default: the fewest)
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// As JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: GameOptions,
}

/// Nobody waits for more, and each level is about ten times the one before.
const DEPTH_MAX: u32 = 1_000;

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    ensure!(args.depth <= DEPTH_MAX, "depth {}: at most {DEPTH_MAX}", args.depth);
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
