//! The options of the games as flags, such as `--edition hungarian`.
//!
//! The flags come from the catalog, so a new game brings its own.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::Context as _;
use catalog::Entry;
use clap::{Arg, ArgMatches, Command};
use rules_core::{OptionSpec, Values};

use crate::load;

/// The options given on the command line, as pairs of key and value.
#[derive(Clone, Debug, Default)]
pub(crate) struct GameOptions {
    pairs: Vec<(String, String)>,
}

impl GameOptions {
    /// Returns the pairs for a game. A text such as a board is read from the
    /// named file, unless it is the name of one that comes with the game.
    pub(crate) fn pairs(&self, entry: &Entry) -> anyhow::Result<Vec<(String, String)>> {
        let read = |(key, value): &(String, String)| {
            let spec = entry.options.iter().find(|spec| spec.key == key);
            let value = match spec.map(|spec| spec.values) {
                Some(Values::Text { .. }) if is_name(value) && !Path::new(value).exists() => {
                    value.clone()
                }
                Some(Values::Text { len_max }) => {
                    let size = fs::metadata(value).map_or(0, |it| it.len());
                    let too_long = format!("{value} has {size} bytes: at most {len_max} allowed");
                    anyhow::ensure!(size <= len_max as u64, too_long);
                    let bytes = load::bytes(value)?;
                    String::from_utf8(bytes).with_context(|| format!("{value} is not text"))?
                }
                Some(Values::OneOf(_)) | None => value.clone(),
            };
            Ok((key.clone(), value))
        };
        self.pairs.iter().map(read).collect()
    }
}

/// Returns whether a value looks like a name that a game knows, not like a file.
fn is_name(value: &str) -> bool {
    value.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-')
}

/// Returns every option of every game, and which games have it.
fn specs() -> BTreeMap<&'static str, (OptionSpec, Vec<&'static str>)> {
    let mut specs = BTreeMap::new();
    for entry in catalog::games() {
        for spec in entry.options {
            let (_, games) = specs.entry(spec.key).or_insert((*spec, Vec::new()));
            games.push(entry.key());
        }
    }
    specs
}

impl clap::Args for GameOptions {
    fn augment_args(command: Command) -> Command {
        specs().into_iter().fold(command, |command, (key, (spec, games))| {
            let (value_name, values) = match spec.values {
                Values::OneOf(values) => ("VALUE", values.join(", ")),
                Values::Text { .. } => {
                    ("FILE", "a file, or the name of one that comes with the game".to_owned())
                }
            };
            let arg = Arg::new(format!("option-{key}"))
                .long(key)
                .value_name(value_name)
                .help(format!("{}: {values}", games.join(", ")))
                .help_heading("Game options");
            command.arg(arg)
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl clap::FromArgMatches for GameOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<GameOptions, clap::Error> {
        let mut options = GameOptions::default();
        options.update_from_arg_matches(matches)?;
        Ok(options)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        for key in specs().into_keys() {
            if let Some(value) = matches.get_one::<String>(&format!("option-{key}")) {
                self.pairs.push((key.to_owned(), value.clone()));
            }
        }
        Ok(())
    }
}
