//! The binary `ahu`: one file per command.

mod args;
mod game_options;
mod load;
mod output;
mod commands;
mod dispatch;
mod terminal;

use std::{io, process::ExitCode};

use clap::Parser as _;

use crate::{args::Args, output::Output};

/// Rendering pages allocates many small strings on several threads at once.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        // Help and version are answers, not errors.
        Err(error) if !error.use_stderr() => error.exit(),
        Err(error) => {
            output::complain_of_usage(&error);
            return ExitCode::from(2);
        }
    };
    let mut out = Output::stdout();
    let result = dispatch::run(args, &mut out).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    match result {
        Ok(code) => code,
        // The reader closed the pipe early, as in `ahu replay FILE | head`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(&error);
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.root_cause().downcast_ref::<io::Error>();
    io_error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
