//! `cargo xtask crash`: nothing that was acknowledged may be lost.

use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::shell::{self, Job};

#[derive(Clone, Debug, clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Args {
    /// How often to kill and to cut the power; --help lists all options
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    options: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    Job::cargo(shell::BUILD).run()?;
    let programs = shell::target().join("debug");
    let mut command = Command::new(programs.join("crash"));
    command.arg("--programs").arg(&programs).args(&args.options);
    let status = command.status().context("can't start the program that crashes others")?;
    ensure!(status.success(), "the crash tests failed: {status}");
    Ok(())
}
