//! `ahu convert`: records from text to JSON and back.

use crate::{load, output::Output};

/// Turn a record into JSON, or JSON into a record
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A record as text or as JSON; - for standard input
    file: String,
    /// What to write (default: the other one)
    #[arg(long, value_enum)]
    to: Option<Format>,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Format {
    /// A text that people can read and write
    Text,
    /// For programs
    Json,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    let bytes = load::bytes(&args.file)?;
    let record = load::parse_record(&args.file, &bytes)?;
    let other = if load::is_json(&bytes) { Format::Text } else { Format::Json };
    let text = match args.to.unwrap_or(other) {
        Format::Text => record.to_string(),
        Format::Json => record.to_json(),
    };
    Ok(out.line(text.trim_end())?)
}
