//! `ahu backup`: a copy of all data, even while the server runs.

use std::path::PathBuf;

use anyhow::Context as _;
use store::Store;

use crate::{commands::serve::Data, output::Output};

/// Back up all data to a file, even while the server runs, and check the backup
///
/// The seeds of running games are encrypted in the backup. Their key is the file
/// seal.key in the data folder: keep it too, but not next to the backup.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Backup file to write; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    let folder = args.data.folder();
    anyhow::ensure!(folder.is_dir(), "there is no folder {}", folder.display());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&folder).with_context(|| folder.display().to_string())?;
        store.backup(&args.file).await.with_context(|| args.file.display().to_string())?;
        store.close().await;
        anyhow::Ok(())
    })?;
    out.line(format!("Backed up to {} and checked.", args.file.display()))?;
    let key = folder.join("seal.key");
    let key = key.display();
    out.line(format!("Keep {key} too, but not next to the backup: running games need it."))?;
    Ok(())
}
