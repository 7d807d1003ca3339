//! `ahu backup`: a copy of everything, while the server runs.

use std::path::PathBuf;

use anyhow::Context as _;
use store::Store;

use crate::{commands::serve::Data, output::Output};

/// Copy everything into a file, also while the server runs, and check the copy
///
/// The seeds of running games are sealed in the copy. The key to them is the
/// file seal.key in the folder: keep it too, but apart from the copy.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The file to write; there must be none yet
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
    out.line(format!("Copied to {} and checked.", args.file.display()))?;
    let key = folder.join("seal.key");
    out.line(format!("Keep {} too, apart from the copy: running games need it.", key.display()))?;
    Ok(())
}
