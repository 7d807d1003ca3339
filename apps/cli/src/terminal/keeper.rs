//! The files of a game: its record, and its seed while that is a secret.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use record::{Record, fair::Seed};
use referee::Table;

/// Where a game is kept.
///
/// The record holds everything but the seed. Until the game is over the seed
/// lies beside it in a file of its own, so that whoever reads the record does
/// not learn what will be drawn.
#[derive(Clone, Debug)]
pub(crate) struct Keeper {
    path: PathBuf,
}

impl Keeper {
    pub(crate) fn new(path: PathBuf) -> Keeper {
        Keeper { path }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    fn seed_path(&self) -> PathBuf {
        let mut path = self.path.clone().into_os_string();
        path.push(".seed");
        path.into()
    }

    /// Refuses to begin a game where another one is kept.
    pub(crate) fn check_free(&self) -> anyhow::Result<()> {
        if self.path.exists() {
            let path = self.path.display();
            bail!("{path} exists: go on with it by --resume {path}, or name another --record")
        }
        Ok(())
    }

    /// Keeps the seed before the first move is made.
    pub(crate) fn keep_seed(&self, seed: &Seed) -> anyhow::Result<()> {
        write(&self.seed_path(), &format!("{}\n", seed.reveal()))
    }

    /// Keeps the record. Once the game is over the seed stands in it, and the
    /// file beside it is no longer needed.
    pub(crate) fn keep(&self, table: &Table) -> anyhow::Result<()> {
        write(&self.path, &table.record().to_string())?;
        if table.standing().is_some() {
            match fs::remove_file(self.seed_path()) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error)?,
                Ok(()) | Err(_) => {}
            }
        }
        Ok(())
    }

    /// Returns the seed of a game that is not over; none if it has none.
    pub(crate) fn seed(&self, record: &Record) -> anyhow::Result<Option<Seed>> {
        let needs_seed = record.fair().is_some_and(|fair| fair.seed.is_none());
        if !needs_seed {
            return Ok(None);
        }
        let path = self.seed_path();
        let text = fs::read_to_string(&path)
            .with_context(|| format!("can't read the seed of the game from {}", path.display()))?;
        let seed: record::fair::RevealedSeed =
            text.trim().parse().with_context(|| format!("{}", path.display()))?;
        Ok(Some(Seed::from_bytes(seed.0)))
    }
}

/// Writes a file whole or not at all.
fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(".new");
    let temporary = PathBuf::from(temporary);
    let can_not = || format!("can't write {}", path.display());
    fs::write(&temporary, text).with_context(can_not)?;
    fs::rename(&temporary, path).with_context(can_not)
}
