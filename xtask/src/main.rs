//! Development commands: `cargo xtask help` lists them.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command tells how it goes")]

mod shell;
mod tools;
mod test;
mod golden;
mod fuzz;
mod audit;
mod crash;
mod load;
mod shots;
mod template;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "Development commands")]
struct Args {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Checks everything that must hold before a change is merged
    Test(test::Args),
    /// Rewrites the golden files with what the code prints now
    Golden,
    /// Fuzzes the parsers
    Fuzz(fuzz::Args),
    /// Checks the dependencies: licences, sources, known vulnerabilities
    Audit,
    /// Crashes the store and the server: nothing that was acknowledged may be lost
    Crash(crash::Args),
    /// Measures the web app: streams and moves, pages, a cold start
    Load(load::Args),
    /// Retakes the screenshots in the documentation
    Shots,
    /// Adds a game as CONTRIBUTING.md says, in a copy of the workspace, and tests it
    Template,
}

fn main() -> ExitCode {
    let outcome = match Args::parse().chore {
        Chore::Test(args) => test::run(&args),
        Chore::Golden => golden::run(),
        Chore::Fuzz(args) => fuzz::run(&args),
        Chore::Audit => audit::run(),
        Chore::Crash(args) => crash::run(&args),
        Chore::Load(args) => load::run(&args),
        Chore::Shots => shots::run(),
        Chore::Template => template::run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
