//! A disk that loses power: bytes that were not synced are lost, or partly lost.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::drive::Chance;

/// The number of bytes that a disk writes atomically.
const SECTOR: usize = 512;

/// Compiles the library that records what a process syncs.
pub(crate) fn build_shim(folder: &Path) -> Result<PathBuf> {
    let (source, shim) = (folder.join("shim.c"), folder.join("shim.so"));
    fs::write(&source, include_str!("../powercut/shim.c"))?;
    let mut compiler = Command::new("cc");
    compiler.args(["-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o"]);
    compiler.arg(&shim).arg(source).args(["-ldl", "-lpthread"]);
    let status = compiler.status().context("can't start cc, the compiler of C")?;
    ensure!(status.success(), "the shim does not compile");
    Ok(shim)
}

/// What happens to bytes that were written but not synced.
pub(crate) enum Tear<'a> {
    /// All are lost.
    Clean,
    /// Some sectors are on disk, some are not.
    Sectors(&'a mut Chance),
}

/// The folder that a program sees, and the part of it that is synced.
pub(crate) struct Disk {
    pub(crate) live: PathBuf,
    pub(crate) disk: PathBuf,
}

impl Disk {
    /// Makes a program run on this disk.
    pub(crate) fn put_under(&self, command: &mut Command, shim: &Path) {
        command.env("LD_PRELOAD", shim);
        command.env("POWERCUT_LIVE", &self.live).env("POWERCUT_DISK", &self.disk);
    }

    /// Resets the live folder to what is on the disk.
    pub(crate) fn cut_power(&self, tear: Tear<'_>) -> Result<()> {
        match tear {
            Tear::Clean => {}
            Tear::Sectors(chance) => self.tear(chance)?,
        }
        copy_folder(&self.disk, &self.live)
    }

    /// Syncs everything, as in a normal shutdown.
    pub(crate) fn save(&self) -> Result<()> {
        copy_folder(&self.live, &self.disk)
    }

    fn tear(&self, chance: &mut Chance) -> Result<()> {
        for name in names(&self.disk)? {
            // A missing file was removed by the program, and the removal is on the disk.
            let Ok(live) = fs::read(self.live.join(&name)) else { continue };
            let path = self.disk.join(&name);
            let torn = torn(&fs::read(&path)?, &live, chance);
            fs::write(path, torn)?;
        }
        Ok(())
    }
}

/// Mixes synced bytes with bytes that were only written.
fn torn(safe: &[u8], written: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut mixed = safe.to_vec();
    for (idx, sector) in written.chunks(SECTOR).enumerate() {
        let at = idx * SECTOR;
        let is_safe = safe.get(at..at + sector.len()) == Some(sector);
        if !is_safe && chance.below(2) == 0 {
            let end = at + sector.len();
            if mixed.len() < end {
                mixed.resize(end, 0);
            }
            mixed[at..end].copy_from_slice(sector);
        }
    }
    mixed
}

fn names(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    for name in names(to)? {
        fs::remove_file(to.join(name))?;
    }
    for name in names(from)? {
        fs::copy(from.join(&name), to.join(&name))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_torn_file_has_whole_sectors_of_before_and_after() {
        let (safe, written) = ([1; 20 * SECTOR], [2; 40 * SECTOR + 7]);
        let mixed = torn(&safe, &written, &mut Chance::new(5));
        let of = |byte| mixed.chunks(SECTOR).filter(|it| it.iter().all(|it| *it == byte)).count();
        assert_eq!(of(0) + of(1) + of(2), mixed.len().div_ceil(SECTOR));
        assert!((5..15).contains(&of(1)), "{}", of(1));
        assert!((10..30).contains(&of(2)), "{}", of(2));
        assert_eq!(torn(&safe, &safe, &mut Chance::new(5)), safe);
    }
}
