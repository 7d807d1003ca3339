//! `cargo xtask golden`: rewrites the golden files with what the code prints now.

use std::{env, fs, path::Path};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::shell::Job;

/// Runs the tests of every crate that has golden files, so that they rewrite them.
pub(crate) fn run() -> Result<()> {
    if env::var_os("CI").is_some() {
        bail!("golden files are rewritten by a person who reads the diff, not by CI");
    }
    let metadata = Job::cargo("metadata --no-deps --format-version 1").output()?;
    let names = crates_with_golden_files(&metadata)?;
    if names.is_empty() {
        bail!("no crate has golden files");
    }
    let packages: String = names.iter().map(|name| format!(" --package {name}")).collect();
    let job = Job::cargo(&format!("test --locked --no-fail-fast{packages}"));
    println!("rewriting the golden files of {}", names.join(", "));
    job.env("UPDATE_GOLDEN", "1").run()?;
    println!("rewritten: read the diff before you commit it");
    Ok(())
}

/// Returns the crates that have files other than Rust in their `tests`.
fn crates_with_golden_files(metadata: &str) -> Result<Vec<String>> {
    let metadata: Value = serde_json::from_str(metadata).context("cargo metadata")?;
    let packages = metadata["packages"].as_array().context("cargo metadata: no packages")?;
    let mut res = Vec::new();
    for package in packages {
        let name = package["name"].as_str().context("cargo metadata: a crate without a name")?;
        let manifest = package["manifest_path"].as_str().context("cargo metadata: no path")?;
        if has_golden_files(&Path::new(manifest).with_file_name("tests")) {
            res.push(name.to_owned());
        }
    }
    Ok(res)
}

fn has_golden_files(dir: &Path) -> bool {
    let entries = fs::read_dir(dir).into_iter().flatten().filter_map(Result::ok);
    entries.map(|entry| entry.path()).any(|path| {
        if path.is_dir() {
            has_golden_files(&path)
        } else {
            path.extension() != Some("rs".as_ref())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::root;

    #[test]
    fn whatever_is_not_rust_is_golden() {
        assert!(has_golden_files(&root().join("fuzz/seeds")));
        assert!(!has_golden_files(&root().join("xtask/tests")));
        assert!(!has_golden_files(&root().join("no such folder")));
    }

    #[test]
    fn an_answer_without_crates_is_an_error() {
        assert!(crates_with_golden_files("{}").is_err());
        assert!(crates_with_golden_files("").is_err());
    }
}
