//! `ahu restore`: everything back from a copy.

use std::{fs, path::PathBuf};

use anyhow::Context as _;
use store::{RestoreMode, Sqlite};

use crate::{commands::serve::Data, output::Output};

/// Bring everything back from a copy that `ahu backup` made
///
/// The server must not run meanwhile.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The copy
    file: PathBuf,
    #[command(flatten)]
    data: Data,
    /// The seal.key of the folder that was copied; running games need it
    #[arg(long, value_name = "FILE")]
    key: Option<PathBuf>,
    /// Replace what is in the folder
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
    out.line(format!("Everything is back in {}.", folder.display()))?;
    Ok(())
}
