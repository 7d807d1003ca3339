//! `ahu restore`: all data back from a backup.

use std::{fs, path::PathBuf};

use anyhow::Context as _;
use store::{RestoreMode, Sqlite};

use crate::{commands::serve::Data, output::Output};

/// Restore all data from a backup made by `ahu backup`
///
/// Stop the server first.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Backup file
    file: PathBuf,
    #[command(flatten)]
    data: Data,
    /// The seal.key of the data folder that was backed up; running games need it
    #[arg(long, value_name = "FILE")]
    key: Option<PathBuf>,
    /// Replace what is in the data folder
    #[arg(long)]
    replace: bool,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    let folder = args.data.folder();
    let key = args.key.as_ref().map(|path| {
        let bytes = fs::read(path).with_context(|| path.display().to_string())?;
        anyhow::ensure!(bytes.len() == 32, "{}: expected a key of 32 bytes", path.display());
        Ok(bytes)
    });
    let key = key.transpose()?;
    let mode = if args.replace { RestoreMode::Replace } else { RestoreMode::IntoEmpty };
    Sqlite::restore(&args.file, &folder, mode).with_context(|| args.file.display().to_string())?;
    if let Some(key) = key {
        let path = folder.join("seal.key");
        fs::write(&path, key).with_context(|| path.display().to_string())?;
    }
    out.line(format!("Restored to {}.", folder.display()))?;
    Ok(())
}
