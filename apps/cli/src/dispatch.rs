//! Which command an invocation runs.

use std::process::ExitCode;

use clap::CommandFactory as _;

use crate::{
    args::{Args, Command},
    commands::{
        admin, analyse, arena, backup, bench, completions, convert, count, games, menu, play,
        replay, restore, serve, show, sim, train, verify,
    },
    output::Output,
};

pub(crate) fn run(args: Args, out: &mut Output) -> anyhow::Result<ExitCode> {
    let lang = args.lang();
    match args.command {
        Some(Command::Serve(args)) => serve::run(&args, out)?,
        Some(Command::Play(args)) => play::run(&args, lang, out)?,
        Some(Command::Sim(args)) => sim::run(&args, out)?,
        Some(Command::Arena(args)) => arena::run(&args, out)?,
        Some(Command::Train(args)) => train::run(&args, out)?,
        Some(Command::Replay(args)) => replay::run(&args, lang, out)?,
        Some(Command::Show(args)) => show::run(&args, lang, out)?,
        Some(Command::Analyse(args)) => analyse::run(&args, lang, out)?,
        Some(Command::Verify(args)) => return verify::run(&args, out),
        Some(Command::Convert(args)) => convert::run(&args, out)?,
        Some(Command::Count(args)) => count::run(&args, out)?,
        Some(Command::Bench(args)) => bench::run(&args, out)?,
        Some(Command::Games { json }) => games::run(json, lang, out)?,
        Some(Command::Completions(args)) => completions::run(&args, &mut Args::command(), out)?,
        Some(Command::Menu) => menu::run(lang, out)?,
        Some(Command::Backup(args)) => backup::run(&args, out)?,
        Some(Command::Restore(args)) => restore::run(&args, out)?,
        Some(Command::Admin(args)) => admin::run(&args, out)?,
        None => serve::run(&serve::Args::default(), out)?,
    }
    Ok(ExitCode::SUCCESS)
}
