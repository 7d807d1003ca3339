//! Reads games from files.

use std::{
    fs::File,
    io::{self, Read},
};

use anyhow::{Context as _, bail};
use bots::Strength;
use catalog::{AnyGame, Entry};
use record::{Record, SIZE_MAX};
use rules_core::{Seat, Viewer};
use words::{Lang, frame};

/// What a file contains.
pub(crate) enum Loaded {
    /// A game from its start.
    Record(Box<Record>, &'static Entry),
    /// One state.
    Diagram(Box<dyn AnyGame>),
}

/// Reads a record or a diagram.
pub(crate) fn load(path: &str) -> anyhow::Result<Loaded> {
    let bytes = bytes(path)?;
    let text = String::from_utf8_lossy(&bytes);
    let first = text.lines().map(str::trim).find(|it| !it.is_empty() && !it.starts_with('#'));
    if let Some(entry) = first.and_then(catalog::game) {
        let game = entry.from_diagram(&text).with_context(|| path.to_owned())?;
        return Ok(Loaded::Diagram(game));
    }
    let record = parse_record(path, &bytes)?;
    let entry = entry_of(&record).with_context(|| path.to_owned())?;
    Ok(Loaded::Record(Box::new(record), entry))
}

/// Reads a record, as text or as JSON.
pub(crate) fn record(path: &str) -> anyhow::Result<(Record, &'static Entry)> {
    let record = parse_record(path, &bytes(path)?)?;
    let entry = entry_of(&record).with_context(|| path.to_owned())?;
    Ok((record, entry))
}

/// Reads a file, or standard input if the path is `-`, up to the maximum size of
/// a record.
pub(crate) fn bytes(path: &str) -> anyhow::Result<Vec<u8>> {
    let in_file = || format!("can't read {path}");
    let mut bytes = Vec::new();
    // One byte more than allowed, so that the parser notices that it is too much.
    let limit = SIZE_MAX as u64 * 4 + 1;
    if path == "-" {
        io::stdin().lock().take(limit).read_to_end(&mut bytes).with_context(in_file)?;
    } else {
        let file = File::open(path).with_context(in_file)?;
        file.take(limit).read_to_end(&mut bytes).with_context(in_file)?;
    }
    Ok(bytes)
}

/// Returns the game with this key; the error lists the games that exist.
pub(crate) fn entry(key: &str) -> anyhow::Result<&'static Entry> {
    let keys: Vec<&str> = catalog::games().iter().map(Entry::key).collect();
    catalog::game(key)
        .with_context(|| format!("there is no game {key:?}: expected {}", keys.join(", ")))
}

pub(crate) fn parse_record(path: &str, bytes: &[u8]) -> anyhow::Result<Record> {
    if is_json(bytes) {
        return Record::from_json(bytes).with_context(|| path.to_owned());
    }
    Record::parse(bytes).with_context(|| path.to_owned())
}

fn entry_of(record: &Record) -> anyhow::Result<&'static Entry> {
    entry(record.setup().game())
}

/// Reads `a`, `b`, … or `spectator`.
pub(crate) fn viewer(text: &str) -> Result<Viewer, String> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat: Result<Seat, _> = text.parse();
    seat.map(Viewer::Seat).map_err(|_| "expected a seat from a to e, or spectator".to_owned())
}

/// Reads the strength of a bot that thinks ahead.
pub(crate) fn thinking_strength(text: &str) -> Result<Strength, String> {
    let strength = Strength::with_key(text);
    let thinks = |it: &Strength| *it >= Strength::Medium;
    strength.filter(thinks).ok_or_else(|| {
        let keys = Strength::ALL.into_iter().filter(thinks).map(Strength::key);
        format!("expected one of {}", keys.collect::<Vec<_>>().join(", "))
    })
}

/// Returns an error if the table does not have this seat.
pub(crate) fn check_viewer(viewer: Viewer, n_seats: u8) -> anyhow::Result<()> {
    match viewer {
        Viewer::Seat(seat) if seat.0 >= n_seats => {
            let last = Seat(n_seats - 1);
            bail!("there is no seat {seat}: this game has seats a to {last}")
        }
        Viewer::Seat(_) | Viewer::Spectator => Ok(()),
    }
}

/// Explains why a record is not a valid game, with the rule that was broken.
pub(crate) fn explain(error: &catalog::ReplayError, lang: Lang) -> String {
    match &error.refusal {
        None => error.to_string(),
        Some((why, rule)) => {
            let why = catalog::speaker(lang, Vec::new()).say(&frame::refused(why.clone(), rule));
            format!("{error}: {why}")
        }
    }
}

/// Returns the names of a record's players, as far as they are known.
pub(crate) fn names(record: &Record) -> Vec<String> {
    let name = |(idx, sitter): (usize, &record::Sitter)| match (&sitter.name, &sitter.bot) {
        (Some(name), _) => name.as_str().to_owned(),
        (None, Some(_)) => format!("Bot {}", Seat(idx as u8)),
        (None, None) => Seat(idx as u8).to_string(),
    };
    record.seats().iter().enumerate().map(name).collect()
}

/// Returns whether a record is written as JSON.
pub(crate) fn is_json(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().first() == Some(&b'{')
}
