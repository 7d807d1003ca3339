//! `ahu replay`: a recorded game, move by move.

use std::io::{self, BufRead, IsTerminal as _};

use anyhow::{Context as _, anyhow, ensure};
use catalog::{AnyGame, LogEntry, MoveId, Replay};
use record::{Mover, Record};
use rules_core::{Turn, Viewer};
use serde_json::{Value, json};
use words::{Lang, Speaker};

use crate::{commands::show::turn_json, load, output::Output, terminal::standing};

/// Step through a recorded game
///
/// In a terminal, Enter shows the next move, a number jumps to that move, - goes
/// back and q quits. Otherwise the whole log is printed.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Record file, or - for standard input
    file: String,
    /// Start after this many moves
    #[arg(long, value_name = "N", default_value_t = 0)]
    at: usize,
    /// Show what this seat saw: a to e, or spectator
    #[arg(long = "as", value_name = "SEAT", value_parser = load::viewer,
          default_value = "spectator")]
    viewer: Viewer,
    /// Print one JSON object per move: what was possible, what happened, who saw what
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut Output) -> anyhow::Result<()> {
    let (record, entry) = load::record(&args.file)?;
    let n_moves = record.moves().len();
    ensure!(args.at <= n_moves, "--at {}: the record has {n_moves} moves", args.at);
    let replay = entry.replay(&record).map_err(|error| anyhow!(load::explain(&error, lang)));
    let replay = replay.with_context(|| args.file.clone())?;
    load::check_viewer(args.viewer, replay.start.n_seats())?;
    if args.json {
        return print_json(args, &record, replay, out);
    }
    let speaker = catalog::speaker(lang, load::names(&record));
    let film = Film::new(replay, args.viewer);
    if out.is_terminal && args.file != "-" && io::stdin().is_terminal() {
        step_through(&film, args.at, &speaker, out)
    } else {
        print_log(&film, args.at, &speaker, out)
    }
}

/// Every state of a game, and what one viewer saw in between.
struct Film {
    viewer: Viewer,
    states: Vec<Box<dyn AnyGame>>,
    log: Vec<LogEntry>,
}

impl Film {
    fn new(replay: Replay, viewer: Viewer) -> Film {
        let mut film = Film { viewer, states: vec![replay.start], log: Vec::new() };
        for mv in replay.moves {
            let mut game = film.end().clone_box();
            film.log.push(game.log(mv, viewer));
            game.apply(mv);
            film.states.push(game);
        }
        film
    }

    fn end(&self) -> &dyn AnyGame {
        self.states.last().expect("at least the start").as_ref()
    }

    /// Returns the log lines of a move.
    fn lines(&self, idx: usize, speaker: &Speaker) -> Vec<String> {
        let entry = &self.log[idx].told;
        let first = format!("{:>4}  {}", idx + 1, speaker.say(&entry.line));
        let effects = entry.effects.iter().map(|it| format!("        {}", speaker.say(it)));
        std::iter::once(first).chain(effects).collect()
    }
}

fn print_log(film: &Film, at: usize, speaker: &Speaker, out: &mut Output) -> anyhow::Result<()> {
    for idx in at..film.log.len() {
        for line in film.lines(idx, speaker) {
            out.line(line)?;
        }
    }
    out.line("")?;
    out.line(film.end().text_board(film.viewer, speaker).trim_end())?;
    match film.end().turn() {
        Turn::Over(result) => standing::print(film.end(), &result, speaker, out),
        Turn::Seat(_) | Turn::Chance => Ok(out.line(speaker.say(&film.end().prompt(film.viewer)))?),
    }
}

fn step_through(film: &Film, at: usize, speaker: &Speaker, out: &mut Output) -> anyhow::Result<()> {
    let n_moves = film.log.len();
    let mut at = at;
    loop {
        out.clear()?;
        if let Some(idx) = at.checked_sub(1) {
            for line in film.lines(idx, speaker) {
                out.line(line)?;
            }
            out.line("")?;
        }
        let game = film.states[at].as_ref();
        out.line(game.text_board(film.viewer, speaker).trim_end())?;
        match game.turn() {
            Turn::Over(result) => standing::print(game, &result, speaker, out)?,
            Turn::Seat(_) | Turn::Chance => out.line(speaker.say(&game.prompt(film.viewer)))?,
        }
        out.ask(format!("\n{at}/{n_moves}  [Enter] [-] [0–{n_moves}] [q] "))?;
        let mut line = String::new();
        if io::stdin().lock().read_line(&mut line)? == 0 {
            return Ok(());
        }
        match line.trim() {
            "q" => return Ok(()),
            "" if at == n_moves => return Ok(()),
            "" => at += 1,
            "-" => at = at.saturating_sub(1),
            text => at = text.parse().unwrap_or(at).min(n_moves),
        }
    }
}

fn print_json(
    args: &Args,
    record: &Record,
    replay: Replay,
    out: &mut Output,
) -> anyhow::Result<()> {
    let mut game = replay.start;
    for (idx, (entry, mv)) in record.moves().iter().zip(replay.moves).enumerate() {
        if idx >= args.at {
            out.line(step_json(idx + 1, game.as_ref(), entry.mover, mv).to_string())?;
        }
        game.apply(mv);
    }
    let end: serde_json::Map<String, Value> =
        turn_json(game.as_ref()).into_iter().map(|(key, part)| (key.to_owned(), part)).collect();
    Ok(out.line(Value::Object(end).to_string())?)
}

fn step_json(number: usize, game: &dyn AnyGame, mover: Mover, mv: MoveId) -> Value {
    let mut value = json!({ "number": number, "mover": mover.to_string() });
    for (key, part) in turn_json(game) {
        value[key] = part;
    }
    value["move"] = json!(game.notation(mv));
    for viewer in Viewer::all(game.n_seats()) {
        let name = viewer.to_string();
        value["seen"][&name] = json!(game.sighting(mv, viewer));
        value["effects"][&name] = game.log(mv, viewer).effects_json;
    }
    value
}
