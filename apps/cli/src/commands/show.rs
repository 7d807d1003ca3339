//! `ahu show`: one position and its legal moves.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, anyhow, ensure};
use catalog::AnyGame;
use rules_core::{Turn, Viewer};
use serde_json::{Value, json};
use words::{Lang, Speaker};

use crate::{
    load::{self, Loaded},
    output::Output,
    terminal::standing,
};

/// Show a position: the board, whose turn it is and the legal moves
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// File with a diagram or a record, or - for standard input
    file: String,
    /// Show the position after this many moves of the record (default: all)
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Show what this seat sees: a to e, or spectator
    #[arg(long = "as", value_name = "SEAT", value_parser = load::viewer,
          default_value = "spectator")]
    viewer: Viewer,
    /// Explain why a move is not allowed
    #[arg(long, value_name = "MOVE")]
    why: Option<String>,
    /// Print the whole state as a diagram, including hidden information
    #[arg(long, conflicts_with_all = ["json", "why"])]
    diagram: bool,
    /// Write a picture to this file, as SVG
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "why", "diagram"])]
    svg: Option<PathBuf>,
    /// Write a picture to this file, as PNG
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "why", "diagram"])]
    png: Option<PathBuf>,
    /// Print JSON: turn, legal moves, every viewer's view, standing, diagram
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut Output) -> anyhow::Result<()> {
    let (game, names) = match load::load(&args.file)? {
        Loaded::Diagram(game) => {
            ensure!(args.at.is_none(), "--at needs a record, but this is a diagram");
            (game, Vec::new())
        }
        Loaded::Record(record, entry) => {
            let game = after(&record, entry, args.at, lang).with_context(|| args.file.clone())?;
            (game, load::names(&record))
        }
    };
    load::check_viewer(args.viewer, game.n_seats())?;
    let speaker = catalog::speaker(lang, names);
    if let Some(text) = &args.why {
        return why(game.as_ref(), text, &speaker, args.json, out);
    }
    if args.diagram {
        return Ok(out.ask(game.diagram())?);
    }
    if args.svg.is_some() || args.png.is_some() {
        return write_picture(game.as_ref(), args, &speaker);
    }
    if args.json {
        return Ok(out.line(serde_json::to_string_pretty(&to_json(game.as_ref()))?)?);
    }
    out.line(game.text_board(args.viewer, &speaker).trim_end())?;
    out.line("")?;
    out.line(speaker.say(&game.prompt(args.viewer)))?;
    match game.turn() {
        Turn::Seat(_) => {
            for choice in game.choices() {
                let label = speaker.say(&choice.label);
                out.line(format!("  {:<20} {label}", choice.notation))?;
            }
        }
        Turn::Chance => {
            for (mv, weight) in game.chances() {
                let text = game.notation(mv);
                out.line(format!("  {text:<20} {weight}/{}", game.chance_weight()))?;
            }
        }
        Turn::Over(result) => standing::print(game.as_ref(), &result, &speaker, out)?,
    }
    Ok(())
}

/// Writes pictures of a state to the files that were asked for.
fn write_picture(game: &dyn AnyGame, args: &Args, speaker: &Speaker) -> anyhow::Result<()> {
    let svg = game.picture(args.viewer, speaker);
    let write = |path: &Path, bytes: &[u8]| {
        fs::write(path, bytes).with_context(|| format!("can't write {}", path.display()))
    };
    if let Some(path) = &args.svg {
        write(path, svg.as_bytes())?;
    }
    if let Some(path) = &args.png {
        write(path, &picture::png(&svg)?)?;
    }
    Ok(())
}

/// Returns the state after the first `n_moves` of a record.
fn after(
    record: &record::Record,
    entry: &catalog::Entry,
    n_moves: Option<usize>,
    lang: Lang,
) -> anyhow::Result<Box<dyn AnyGame>> {
    let moves = record.moves();
    let n_moves = n_moves.unwrap_or(moves.len());
    ensure!(n_moves <= moves.len(), "--at {n_moves}: the record has {} moves", moves.len());
    let replay = entry.replay(record).map_err(|error| anyhow!(load::explain(&error, lang)))?;
    let mut game = replay.start;
    for mv in &replay.moves[..n_moves] {
        game.apply(*mv);
    }
    Ok(game)
}

fn why(
    game: &dyn AnyGame,
    text: &str,
    speaker: &Speaker,
    json: bool,
    out: &mut Output,
) -> anyhow::Result<()> {
    let mv = game.read_move(text);
    let mv = mv.map_err(|error| anyhow!(speaker.say(&words::frame::not_a_move(error.text()))))?;
    let refused = game.why_not(mv);
    let line = match (&refused, json) {
        (None, true) => json!({ "move": text, "legal": true }).to_string(),
        (Some(refused), true) => {
            let sentence = speaker.say(&refused.message);
            json!({ "move": text, "legal": false, "rule": refused.rule, "why": sentence,
                    "refusal": refused.json })
            .to_string()
        }
        (None, false) => speaker.say(&words::terminal::is_legal(text)),
        (Some(refused), false) => {
            format!("{text}: {} [{}]", speaker.say(&refused.message), refused.rule)
        }
    };
    Ok(out.line(line)?)
}

/// Returns everything about a state, for programs.
fn to_json(game: &dyn AnyGame) -> Value {
    let views = Viewer::all(game.n_seats()).map(|it| (it.to_string(), game.view_json(it)));
    let mut value = json!({
        "game": game.facts().key,
        "seats": game.n_seats(),
        "options": game.options().into_iter().collect::<std::collections::BTreeMap<_, _>>(),
        "views": views.collect::<serde_json::Map<String, Value>>(),
        "diagram": game.diagram(),
    });
    for (key, part) in turn_json(game) {
        value[key] = part;
    }
    value
}

/// Returns whose turn it is and what can happen next, for programs.
pub(crate) fn turn_json(game: &dyn AnyGame) -> Vec<(&'static str, Value)> {
    match game.turn() {
        Turn::Seat(seat) => {
            let legal = game.legal_moves().into_iter().map(|mv| game.notation(mv));
            vec![("turn", json!(seat)), ("legal", legal.collect())]
        }
        Turn::Chance => {
            let chances = game.chances().into_iter();
            let chance = |(mv, weight)| json!({ "move": game.notation(mv), "weight": weight });
            vec![("turn", json!("chance")), ("chances", chances.map(chance).collect())]
        }
        Turn::Over(standing) => vec![("turn", json!("over")), ("standing", json!(standing))],
    }
}
