//! The journal: finished blocks on disk, so that they need not be played again.

use std::{
    fs::{File, OpenOptions},
    io::{BufReader, ErrorKind, Seek as _, Write as _},
    path::Path,
};

use anyhow::{Context as _, ensure};
use serde_json::Value;

use super::block::Block;

/// A file to which every finished block is added immediately.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
}

impl Journal {
    /// Opens or creates the journal of a match and returns the finished blocks.
    ///
    /// Drops a last line that an interruption cut short.
    pub(crate) fn open(path: &Path, head: &Value) -> anyhow::Result<(Journal, Vec<Block>)> {
        let blocks = match File::open(path) {
            Ok(file) => read(BufReader::new(file), head)
                .with_context(|| format!("can't continue {}", path.display()))?,
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => {
                return Err(error).with_context(|| format!("can't read {}", path.display()));
            }
        };
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(path);
        let mut file = file.with_context(|| format!("can't write {}", path.display()))?;
        let (blocks, n_bytes) = blocks.unwrap_or_default();
        file.set_len(n_bytes)?;
        file.seek(std::io::SeekFrom::End(0))?;
        if n_bytes == 0 {
            writeln!(file, "{head}")?;
        }
        Ok((Journal { file }, blocks))
    }

    /// Adds a block.
    pub(crate) fn add(&mut self, block: &Block) -> anyhow::Result<()> {
        let line = serde_json::to_string(block)? + "\n";
        self.file.write_all(line.as_bytes())?;
        Ok(self.file.flush()?)
    }
}

/// Returns the blocks of a journal and the length of its complete lines; `None`
/// if not even the first line is complete.
fn read(
    mut reader: impl std::io::BufRead,
    head: &Value,
) -> anyhow::Result<Option<(Vec<Block>, u64)>> {
    let mut line = String::new();
    reader.read_line(&mut line)?;
    if !line.ends_with('\n') {
        return Ok(None);
    }
    let found: Value =
        serde_json::from_str(&line).context("line 1 is not the first line of a journal")?;
    ensure!(found == *head, "it belongs to another match: {found}, expected {head}");
    let mut n_bytes = line.len() as u64;
    let mut blocks = Vec::new();
    for (idx, line) in reader.split(b'\n').enumerate() {
        let line = line?;
        match serde_json::from_slice(&line) {
            Ok(block) => blocks.push(block),
            // Cut short: nothing complete can follow.
            Err(error) if error.is_eof() => break,
            Err(error) => return Err(error).with_context(|| format!("line {}", idx + 2)),
        }
        n_bytes += line.len() as u64 + 1;
    }
    Ok(Some((blocks, n_bytes)))
}
