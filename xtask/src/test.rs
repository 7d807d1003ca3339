//! `cargo xtask test`: everything that must hold before a change is merged.

use std::{
    fmt,
    time::{Duration, Instant},
};

use anyhow::{Result, bail};

use crate::{shell::Job, tools};

/// One check.
struct Step {
    name: &'static str,
    action: Action,
}

enum Action {
    /// Looks for the parts of the toolchain that a minimal one leaves out.
    NeedComponents,
    /// Looks for a browser, its driver, and the check of pages for access.
    NeedBrowser,
    Run(Job),
}

impl Action {
    fn run(&self) -> Result<()> {
        match self {
            Action::NeedComponents => tools::need_components(),
            Action::NeedBrowser => tools::need_browser(),
            Action::Run(job) => job.run(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::NeedComponents => f.write_str("rustup component add rustfmt clippy"),
            Action::NeedBrowser => f.write_str("apt-get install chromium chromium-driver npm"),
            Action::Run(job) => job.fmt(f),
        }
    }
}

/// How a step went.
#[derive(Clone, Copy)]
enum Outcome {
    Passed(Duration),
    Failed(Duration),
    NotRun,
}

/// Runs the steps one after another and stops at the first that fails.
///
/// A later step would say the same again in more words: what does not compile
/// for clippy does not compile for the tests.
pub(crate) fn run() -> Result<()> {
    let steps = steps();
    let mut outcomes = vec![Outcome::NotRun; steps.len()];
    let mut failed = None;
    for (idx, step) in steps.iter().enumerate() {
        println!("[{}/{}] {}: {}", idx + 1, steps.len(), step.name, step.action);
        let start = Instant::now();
        let result = step.action.run();
        let took = start.elapsed();
        if result.is_err() {
            outcomes[idx] = Outcome::Failed(took);
            failed = Some(step);
            break;
        }
        outcomes[idx] = Outcome::Passed(took);
    }
    let names = steps.iter().map(|step| step.name);
    print!("\n{}", summary(&names.zip(outcomes).collect::<Vec<_>>()));
    match failed {
        None => Ok(()),
        Some(step) => bail!("{} failed; to run it alone: {}", step.name, step.action),
    }
}

fn steps() -> Vec<Step> {
    let run = |name, job| Step { name, action: Action::Run(job) };
    let docs = Job::cargo("doc --no-deps --workspace --locked");
    vec![
        Step { name: "tools", action: Action::NeedComponents },
        run("format", Job::cargo("fmt --all --check")),
        run("clippy", Job::cargo("clippy --workspace --all-targets --locked -- -D warnings")),
        run("docs", docs.env("RUSTDOCFLAGS", "-D warnings")),
        Step { name: "browser", action: Action::NeedBrowser },
        // Includes the examples in the documentation.
        run("tests", Job::cargo("test --workspace --locked --no-fail-fast")),
        run("program", Job::cargo("build --locked")),
        run("trials", Job::cargo("test --manifest-path trials/Cargo.toml --locked")),
        run("crash", Job::cargo("xtask crash --kills 20 --cuts 10")),
    ]
}

fn summary(rows: &[(&str, Outcome)]) -> String {
    let mut res = format!("{:<8} {:<8} {:>8}\n", "step", "result", "seconds");
    let mut total = Duration::ZERO;
    for (name, outcome) in rows {
        let (result, took) = match *outcome {
            Outcome::Passed(took) => ("passed", took),
            Outcome::Failed(took) => ("FAILED", took),
            Outcome::NotRun => ("not run", Duration::ZERO),
        };
        total += took;
        res.push_str(&format!("{name:<8} {result:<8} {:>8.1}\n", took.as_secs_f64()));
    }
    res.push_str(&format!("{:<8} {:<8} {:>8.1}\n", "total", "", total.as_secs_f64()));
    res
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_says_what_was_not_run() {
        let rows = [
            ("format", Outcome::Passed(Duration::from_millis(800))),
            ("clippy", Outcome::Failed(Duration::from_millis(12_340))),
            ("tests", Outcome::NotRun),
        ];
        let expected = "\
step     result    seconds
format   passed        0.8
clippy   FAILED       12.3
tests    not run       0.0
total                 13.1
";
        assert_eq!(summary(&rows), expected);
    }
}
