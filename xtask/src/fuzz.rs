//! `cargo xtask fuzz`: fuzzes the parsers.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::shell::{Job, need_cargo_command, root};

/// What to fuzz, and for how long.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// One target of `fuzz/`; all of them if left out
    target: Option<String>,
    /// How long each target runs
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
}

/// Runs one target or all of them.
pub(crate) fn run(args: &Args) -> Result<()> {
    if !Job::cargo("+nightly --version").succeeds() {
        bail!("fuzzing needs the nightly toolchain: rustup toolchain install nightly");
    }
    need_cargo_command("fuzz")?;
    let known = Job::cargo("+nightly fuzz list --fuzz-dir fuzz").output()?;
    let known: Vec<&str> = known.lines().collect();
    let chosen = match &args.target {
        None => known,
        Some(target) if known.contains(&target.as_str()) => vec![target.as_str()],
        Some(target) => bail!("no target {target:?}: expected {}", known.join(", ")),
    };
    for (idx, target) in chosen.iter().enumerate() {
        println!("[{}/{}] {target}, {} seconds", idx + 1, chosen.len(), args.seconds);
        fuzz(target, args.seconds)?;
    }
    println!("nothing found in {} seconds each: {}", args.seconds, chosen.join(", "));
    Ok(())
}

/// Runs one target. It starts from `seeds`, which is under version control, and
/// collects new inputs in `corpus`, which is not.
fn fuzz(target: &str, seconds: u32) -> Result<()> {
    let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
    for dir in [&corpus, &seeds] {
        fs::create_dir_all(root().join(dir)).with_context(|| format!("can't create {dir}"))?;
    }
    let limits =
        format!("-max_total_time={seconds} -timeout=10 -max_len=8192 -verbosity=0 -print_funcs=0");
    Job::cargo(&format!(
        "+nightly fuzz run --fuzz-dir fuzz {target} {corpus} {seeds} -- {limits} -print_final_stats=1"
    ))
    .run()
}
