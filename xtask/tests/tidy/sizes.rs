//! The table of crates in ARCHITECTURE.md has every crate, with about its size.

use std::collections::BTreeMap;

use crate::{
    expect_none,
    tree::{self, File},
};

/// How far a number may be from the truth: a fifth, or this many lines.
const LINES_OFF_MAX: usize = 300;

/// Lines of Rust: those of the crate, and those that test it from outside.
type Size = (usize, usize);

/// Returns the size of every crate of the workspace, by its folder.
fn sizes(files: &[File]) -> BTreeMap<&str, Size> {
    let manifests = files.iter().filter_map(|file| file.path.strip_suffix("/Cargo.toml"));
    let folders: Vec<&str> = manifests.filter(|folder| !folder.starts_with("fuzz")).collect();
    let mut sizes: BTreeMap<&str, Size> = BTreeMap::new();
    for file in files.iter().filter(|file| file.is_any(&["rs"])) {
        let is_in = |folder: &&&str| file.path.starts_with(&format!("{folder}/"));
        let Some(folder) = folders.iter().filter(is_in).max_by_key(|it| it.len()) else { continue };
        let place = &file.path[folder.len()..];
        let size = sizes.entry(folder).or_default();
        let is_test = ["/tests/", "/benches/", "/examples/"].iter().any(|it| place.starts_with(it));
        *(if is_test { &mut size.1 } else { &mut size.0 }) += file.text.lines().count();
    }
    sizes
}

/// Returns what the table says, by folder.
fn listed(document: &str) -> BTreeMap<&str, Size> {
    let rows = document.lines().skip_while(|line| !line.starts_with("| Crate |")).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    let row = |line: &'_ str| -> Option<(usize, usize)> {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let number = |text: &str| text.replace(',', "").parse::<usize>().ok();
        Some((number(cells.get(2)?)?, number(cells.get(3)?)?))
    };
    rows.filter_map(|line| Some((line.split('`').nth(1)?, row(line)?))).collect()
}

fn wrong_sizes(files: &[File]) -> Vec<String> {
    let (sizes, listed) = (sizes(files), listed(tree::text(files, "ARCHITECTURE.md")));
    let is_near = |a: usize, b: usize| a.abs_diff(b) <= LINES_OFF_MAX.max(b / 5);
    let mut res = Vec::new();
    for (folder, size) in &sizes {
        let is_right =
            listed.get(folder).is_some_and(|it| is_near(it.0, size.0) && is_near(it.1, size.1));
        if !is_right {
            res.push(format!("ARCHITECTURE.md: `{folder}` has {} and {} lines", size.0, size.1));
        }
    }
    let gone = listed.keys().filter(|folder| !sizes.contains_key(*folder));
    res.extend(gone.map(|folder| format!("ARCHITECTURE.md: there is no crate `{folder}`")));
    res
}

#[test]
fn the_table_of_crates_is_true() {
    expect_none(&wrong_sizes(&tree::files()));
}

#[test]
fn a_missing_a_wrong_and_a_gone_crate_are_found() {
    let document = "| Crate | Lines | Tests | Holds |\n| - | - | - | - |\n\
        | `play/a` | 1,000 | 0 | a |\n| `play/gone` | 10 | 0 | b |\n";
    let files = [
        File::new("ARCHITECTURE.md", document),
        File::new("play/a/Cargo.toml", ""),
        File::new("play/a/src/lib.rs", &"\n".repeat(2_000)),
        File::new("play/b/Cargo.toml", ""),
        File::new("play/b/src/lib.rs", "\n"),
    ];
    assert_eq!(wrong_sizes(&files).len(), 3, "{:?}", wrong_sizes(&files));
}
