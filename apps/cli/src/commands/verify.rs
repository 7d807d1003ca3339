//! `ahu verify`: was a game played by the rules, and was its randomness fair?

use std::process::ExitCode;

use record::{Outcome, Verdict};

use crate::{load, output::Output};

/// Check a record: every move, every shuffle, the result
///
/// Everything is computed again from the record alone, without network access.
/// The exit code is 1 if any check fails.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Record file, or - for standard input
    file: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<ExitCode> {
    let (record, entry) = load::record(&args.file)?;
    let verdict = entry.verify(&record);
    if args.json {
        out.line(serde_json::to_string_pretty(&verdict)?)?;
    } else {
        print(&verdict, out)?;
    }
    out.flush()?;
    Ok(if verdict.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print(verdict: &Verdict, out: &mut Output) -> anyhow::Result<()> {
    for finding in &verdict.findings {
        let sign = match finding.outcome {
            Outcome::Passed => "✓",
            Outcome::Failed(_) => "✗",
            Outcome::Absent(_) => "–",
        };
        out.line(format!("{sign} {:<10} {}", finding.check, finding.outcome))?;
    }
    Ok(())
}
