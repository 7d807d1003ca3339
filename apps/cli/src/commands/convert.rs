//! `ahu convert`: converts records from text to JSON and back.

use crate::{load, output::Output};

/// Convert a record from text to JSON or from JSON to text
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Record file, as text or JSON, or - for standard input
    file: String,
    /// Format to write (default: the one that the file does not have)
    #[arg(long, value_enum)]
    to: Option<Format>,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Format {
    /// Text that people can read and write
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
