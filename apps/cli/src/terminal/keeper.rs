//! The files of a game: its record, and its seed while that is secret.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use record::{Record, fair::Seed};
use referee::Table;

/// Saves a game to its files.
///
/// The record contains everything but the seed. Until the game is over, the seed
/// is kept in a separate file, so that nobody can learn from the record what will
/// be drawn.
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

    /// Returns an error if there is already a game at this path.
    pub(crate) fn check_free(&self) -> anyhow::Result<()> {
        if self.path.exists() {
            let path = self.path.display();
            bail!(
                "{path} already exists: continue it with --resume {path}, or choose another file \
                 with --record"
            )
        }
        Ok(())
    }

    /// Saves the seed before the first move is made.
    pub(crate) fn keep_seed(&self, seed: &Seed) -> anyhow::Result<()> {
        write(&self.seed_path(), &format!("{}\n", seed.reveal()))
    }

    /// Saves the record. Once the game is over, the record contains the seed, and
    /// the separate file is removed.
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

    /// Returns the secret seed of a game that is not over, if it has one.
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

/// Writes a file completely or not at all.
fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(".new");
    let temporary = PathBuf::from(temporary);
    let what = || format!("can't write {}", path.display());
    fs::write(&temporary, text).with_context(what)?;
    fs::rename(&temporary, path).with_context(what)
}
