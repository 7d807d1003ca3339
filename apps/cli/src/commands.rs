//! The commands: one file each, in the order of the help.

pub(crate) mod serve;
pub(crate) mod play;
pub(crate) mod sim;
pub(crate) mod arena;
pub(crate) mod train;
pub(crate) mod replay;
pub(crate) mod show;
pub(crate) mod verify;
pub(crate) mod convert;
pub(crate) mod count;
pub(crate) mod bench;
pub(crate) mod games;
pub(crate) mod completions;
pub(crate) mod menu;
pub(crate) mod backup;
pub(crate) mod restore;
pub(crate) mod admin;

use std::process::ExitCode;

use crate::{
    args::{Args, Command},
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
        Some(Command::Verify(args)) => return verify::run(&args, out),
        Some(Command::Convert(args)) => convert::run(&args, out)?,
        Some(Command::Count(args)) => count::run(&args, out)?,
        Some(Command::Bench(args)) => bench::run(&args, out)?,
        Some(Command::Games { json }) => games::run(json, lang, out)?,
        Some(Command::Completions(args)) => completions::run(&args, out)?,
        Some(Command::Menu) => menu::run(lang, out)?,
        Some(Command::Backup(args)) => backup::run(&args, out)?,
        Some(Command::Restore(args)) => restore::run(&args, out)?,
        Some(Command::Admin(args)) => admin::run(&args, out)?,
        None => serve::run(&serve::Args::default(), out)?,
    }
    Ok(ExitCode::SUCCESS)
}
