//! `cargo xtask test`: everything that must hold before a change is merged.

use std::{
    fmt,
    time::{Duration, Instant},
};

use anyhow::Result;

use crate::{shell::Job, tools};

/// One check.
struct Step {
    name: &'static str,
    action: Action,
}

enum Action {
    /// Installs the parts that a minimal toolchain lacks.
    NeedComponents,
    /// Installs a browser and the accessibility checks.
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
            Action::NeedComponents => {
                f.write_str("rustup component add rustfmt clippy; apt-get install python3")
            }
            Action::NeedBrowser => f.write_str("apt-get install chromium npm"),
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

/// How much is checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Depth {
    /// What a developer runs after each change: no browser and no crashes.
    Quick,
    /// What must hold before a change is merged.
    #[default]
    Usual,
    /// Everything there is, however long it takes.
    Full,
}

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// Leave out the browser and the crash tests, for use after each change
    #[arg(long, conflicts_with = "full")]
    quick: bool,
    /// Play every game in every way, run the long crash tests, add a game, audit the
    /// dependencies, and fuzz
    #[arg(long)]
    full: bool,
}

impl Args {
    fn depth(&self) -> Depth {
        match (self.quick, self.full) {
            (true, _) => Depth::Quick,
            (_, true) => Depth::Full,
            (false, false) => Depth::Usual,
        }
    }
}

/// Runs the steps one after another and stops at the first that fails.
///
/// A later step would only repeat the error: what does not compile for clippy does not
/// compile for the tests.
pub(crate) fn run(args: &Args) -> Result<()> {
    let steps = steps(args.depth());
    let mut outcomes = vec![Outcome::NotRun; steps.len()];
    let mut failed = None;
    for (idx, step) in steps.iter().enumerate() {
        println!("[{}/{}] {}: {}", idx + 1, steps.len(), step.name, step.action);
        let start = Instant::now();
        let result = step.action.run();
        let took = start.elapsed();
        if let Err(error) = result {
            outcomes[idx] = Outcome::Failed(took);
            failed = Some((step, error));
            break;
        }
        outcomes[idx] = Outcome::Passed(took);
    }
    let names = steps.iter().map(|step| step.name);
    print!("\n{}", summary(&names.zip(outcomes).collect::<Vec<_>>()));
    match failed {
        None => Ok(()),
        Some((step, error)) => {
            Err(error.context(format!("{} failed; to run it alone: {}", step.name, step.action)))
        }
    }
}

fn steps(depth: Depth) -> Vec<Step> {
    let run = |name, job| Step { name, action: Action::Run(job) };
    let docs = Job::cargo("doc --no-deps --workspace --locked");
    let trials = Job::cargo("test --package trials --test suite --locked -- --test-threads 4");
    let tests = Job::cargo("test --workspace --exclude trials --locked --no-fail-fast");
    let [mut tests, mut trials] = [tests, trials].map(in_memory);
    if depth == Depth::Full {
        // How many games each law is tried on, and which games are played in the browser.
        (tests, trials) = (tests.env("PROPTEST_CASES", "64"), trials.env("AHU_TRIALS", "full"));
    }
    let mut steps = vec![
        Step { name: "tools", action: Action::NeedComponents },
        run("format", Job::cargo("fmt --all --check")),
        run("clippy", Job::cargo("clippy --workspace --all-targets --locked -- -D warnings")),
        // Separate from the tests, to show how long each takes.
        run("build", Job::cargo("test --workspace --locked --no-run")),
        // Includes the examples in the documentation.
        run("tests", tests),
    ];
    if depth == Depth::Quick {
        return steps;
    }
    steps.insert(3, run("docs", docs.env("RUSTDOCFLAGS", "-D warnings")));
    steps.push(Step { name: "browser", action: Action::NeedBrowser });
    steps.push(run("trials", trials));
    if depth == Depth::Usual {
        steps.push(run("crash", Job::cargo("xtask crash --kills 6 --cuts 4")));
    } else {
        steps.push(run("crash", Job::cargo("xtask crash")));
        steps.push(run("template", Job::cargo("xtask template")));
        steps.push(run("audit", Job::cargo("xtask audit")));
        steps.push(run("fuzz", Job::cargo("xtask fuzz")));
    }
    steps
}

/// Lets tests write to memory where that is possible; the crash tests are for disks.
fn in_memory(tests: Job) -> Job {
    match tools::memory_folder() {
        Some(folder) => tests.env("TMPDIR", folder),
        None => tests,
    }
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

    fn names(depth: Depth) -> Vec<&'static str> {
        steps(depth).iter().map(|step| step.name).collect()
    }

    #[test]
    fn the_quick_round_is_a_part_of_the_usual_one_and_that_of_the_full_one() {
        let (quick, usual, full) = (names(Depth::Quick), names(Depth::Usual), names(Depth::Full));
        assert_eq!(quick, ["tools", "format", "clippy", "build", "tests"]);
        assert!(quick.iter().all(|name| usual.contains(name)), "{usual:?}");
        assert!(usual.iter().all(|name| full.contains(name)), "{full:?}");
        assert!(["browser", "trials", "crash"].iter().all(|name| usual.contains(name)));
    }

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
