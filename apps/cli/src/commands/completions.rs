//! `ahu completions`: what the shell can complete.

use clap::CommandFactory as _;
use clap_complete::Shell;

use crate::output::Output;

/// Print completions for a shell
///
/// For bash: ahu completions bash > ~/.local/share/bash-completion/completions/ahu
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Which shell
    shell: Shell,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut crate::args::Args::command(), "ahu", &mut script);
    Ok(out.ask(String::from_utf8_lossy(&script))?)
}
