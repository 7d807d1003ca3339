//! The journal: what was played, so that it need not be played again.

use std::{
    fs::{File, OpenOptions},
    io::{BufReader, ErrorKind, Seek as _, Write as _},
    path::Path,
};

use anyhow::{Context as _, ensure};
use serde_json::Value;

use super::block::Block;

/// A file to which every finished block is added at once.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
}

impl Journal {
    /// Opens a journal of a match, or begins one, and returns what was played.
    ///
    /// A last line that was cut short by an interruption is dropped.
    pub(crate) fn open(path: &Path, head: &Value) -> anyhow::Result<(Journal, Vec<Block>)> {
        let blocks = match File::open(path) {
            Ok(file) => read(BufReader::new(file), head)
                .with_context(|| format!("can't go on with {}", path.display()))?,
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

/// Reads the whole lines of a journal, and how long they are together; none if
/// not even the first line is whole.
fn read(
    mut reader: impl std::io::BufRead,
    head: &Value,
) -> anyhow::Result<Option<(Vec<Block>, u64)>> {
    let mut line = String::new();
    reader.read_line(&mut line)?;
    if !line.ends_with('\n') {
        return Ok(None);
    }
    let found: Value = serde_json::from_str(&line).context("line 1 is not of a journal")?;
    ensure!(found == *head, "it is of another match: {found}, expected {head}");
    let mut n_bytes = line.len() as u64;
    let mut blocks = Vec::new();
    for (idx, line) in reader.split(b'\n').enumerate() {
        let line = line?;
        match serde_json::from_slice(&line) {
            Ok(block) => blocks.push(block),
            // Cut short: nothing after it can be whole.
            Err(error) if error.is_eof() => break,
            Err(error) => return Err(error).with_context(|| format!("line {}", idx + 2)),
        }
        n_bytes += line.len() as u64 + 1;
    }
    Ok(Some((blocks, n_bytes)))
}
