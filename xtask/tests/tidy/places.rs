//! No file mentions the machine on which it was written.

use crate::{
    expect_none,
    tree::{self, File},
};

/// Folders of somebody's machine, in two halves so that this file contains none of them.
const FOLDERS: [(&str, &str); 4] = [("/wo", "rk/"), ("/ro", "ot/"), ("/ho", "me/"), ("/t", "mp/")];

/// The only source of dependencies.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

fn machine_paths(files: &[File]) -> Vec<String> {
    let folders = FOLDERS.map(|(head, tail)| [head, tail].concat());
    let mut res = Vec::new();
    for file in files {
        for (n, line) in file.lines() {
            if let Some(folder) = folders.iter().find(|folder| has_path(line, folder)) {
                res.push(format!("{}:{n}: {folder} is a place on one machine", file.path));
            }
        }
    }
    res
}

/// Returns whether the line contains the folder at the root, not inside another one.
fn has_path(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|it| it.is_alphanumeric() || "_-.~}".contains(it))
    })
}

fn foreign_sources(files: &[File]) -> Vec<String> {
    let mut res = Vec::new();
    for file in files {
        let is_lock = file.path.ends_with("Cargo.lock");
        let is_config = file.path.ends_with(".toml");
        for (n, line) in file.lines() {
            let from_elsewhere = is_lock
                && line
                    .strip_prefix("source = ")
                    .is_some_and(|it| it.trim_matches('"') != REGISTRY);
            let is_told_elsewhere = is_config
                && ["[source.", "[registr", "replace-with", "registry ="]
                    .iter()
                    .any(|it| line.trim_start().starts_with(it));
            if from_elsewhere || is_told_elsewhere {
                res.push(format!("{}:{n}: another source of crates: {line}", file.path));
            }
        }
    }
    res
}

#[test]
fn no_file_names_a_place_on_one_machine() {
    expect_none(&machine_paths(&tree::files()));

    for (head, tail) in FOLDERS {
        let bad = File::new("a.md", &format!("fine: play{head}{tail}\nsee {head}{tail}x"));
        let expected = format!("a.md:2: {head}{tail} is a place on one machine");
        assert_eq!(machine_paths(&[bad]), [expected]);
    }
}

#[test]
fn crates_come_from_one_place() {
    expect_none(&foreign_sources(&tree::files()));

    let lock = File::new("Cargo.lock", "source = \"git+https://example.org/a\"\n");
    let config = File::new(".cargo/config.toml", "[alias]\n[source.crates-io]\nreplace-with = 1");
    assert_eq!(foreign_sources(&[lock, config]).len(), 3);
    let fine = File::new("Cargo.lock", &format!("source = \"{REGISTRY}\"\n"));
    assert!(foreign_sources(&[fine]).is_empty());
}
