//! Boards and the texts written for boards belong together.

use std::{collections::BTreeSet, fs, path::Path};

use crate::speaking::texts::speaking_crates;

fn contents(folder: &Path) -> Vec<String> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder that can be read") {
        let path = entry.expect("an entry that can be read").path();
        if path.is_dir() {
            all.extend(contents(&path));
        } else {
            all.push(fs::read_to_string(path).expect("a file that can be read"));
        }
    }
    all
}

/// `<game>-board-wood`, but not an option named board, nor what pages call it.
fn is_of_a_board(key: &str) -> bool {
    key.split('-').nth(1) == Some("board") && !key.starts_with("web-")
}

#[test]
fn every_text_for_boards_is_drawn_and_every_drawn_text_is_there() {
    let crates = speaking_crates();
    let sources: Vec<String> = crates.iter().flat_map(|it| contents(&it.join("src"))).collect();
    let strings = sources.iter().flat_map(|code| code.split('"').skip(1).step_by(2));
    let drawn: BTreeSet<&str> = strings.filter(|it| is_of_a_board(it)).collect();
    let texts: Vec<String> = crates.iter().flat_map(|it| contents(&it.join("text/en"))).collect();
    let keys = texts.iter().flat_map(|it| it.lines()).filter_map(|it| it.split_once(" ="));
    let written: BTreeSet<&str> = keys.map(|(key, _)| key).filter(|it| is_of_a_board(it)).collect();
    assert_eq!(drawn, written);
    assert!(20 < drawn.len());
}
