//! `ahu completions`: shell completions.

use clap_complete::Shell;

use crate::output::Output;

/// Print completions for a shell
///
/// For bash: ahu completions bash > ~/.local/share/bash-completion/completions/ahu
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Shell to write them for
    shell: Shell,
}

/// Prints what a shell can complete of the whole program.
pub(crate) fn run(
    args: &Args,
    program: &mut clap::Command,
    out: &mut Output,
) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, program, "ahu", &mut script);
    Ok(out.ask(String::from_utf8_lossy(&script))?)
}
