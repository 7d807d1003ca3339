//! The form of source files.

use crate::{
    expect_none,
    tree::{self, File},
};

/// A file has fewer lines than this.
const LINES_LIMIT: usize = 500;

/// A line is at most this wide.
const COLUMNS_MAX: usize = 100;

/// Names that do not say what the code is about.
const EMPTY_NAMES: [&str; 5] = ["utils", "helpers", "common", "misc", "types"];

/// Marks of unfinished work, in two halves so that this file contains none of them.
const MARKS: [(&str, &str); 7] = [
    ("TO", "DO"),
    ("FIX", "ME"),
    ("XX", "X"),
    ("dbg", "!"),
    ("todo", "!"),
    ("unimplemented", "!"),
    ("#[", "ignore"),
];

const WRITTEN_BY_HAND: [&str; 6] = ["rs", "toml", "ftl", "js", "css", "html"];

fn long_files(files: &[File]) -> Vec<String> {
    let sources = files.iter().filter(|file| file.is_any(&["rs", "js", "css"]));
    sources
        .map(|file| (&file.path, file.text.lines().count()))
        .filter(|(_, n_lines)| LINES_LIMIT <= *n_lines)
        .map(|(path, n_lines)| format!("{path}: {n_lines} lines, {LINES_LIMIT} are too many"))
        .collect()
}

fn wide_lines(files: &[File]) -> Vec<String> {
    let mut res = Vec::new();
    for file in files.iter().filter(|file| file.is_any(&["rs"])) {
        for (n, line) in file.lines() {
            // rustfmt does not break string literals, and neither should we.
            let width = line.chars().count();
            if COLUMNS_MAX < width && !line.contains('"') {
                res.push(format!("{}:{n}: {width} columns, at most {COLUMNS_MAX}", file.path));
            }
        }
    }
    res
}

fn files_without_a_sentence(files: &[File]) -> Vec<String> {
    let sources = files.iter().filter(|file| file.is_any(&["rs"]));
    sources
        .filter(|file| !file.text.starts_with("//! "))
        .map(|file| format!("{}: does not begin with `//! `", file.path))
        .collect()
}

fn empty_names(files: &[File]) -> Vec<String> {
    let mut res = Vec::new();
    for file in files.iter().filter(|file| file.is_any(&["rs", "js", "css"])) {
        let mut names = file.path.split(['/', '.']);
        if let Some(name) = names.find(|name| EMPTY_NAMES.contains(name)) {
            res.push(format!("{}: {name:?} says nothing", file.path));
        }
        for (n, line) in file.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let module = words.iter().position(|word| *word == "mod");
            let name = module.and_then(|idx| words.get(idx + 1)).map(|it| it.trim_end_matches(';'));
            if let Some(name) = name.filter(|name| EMPTY_NAMES.contains(name)) {
                res.push(format!("{}:{n}: module {name:?} says nothing", file.path));
            }
        }
    }
    res
}

fn unfinished_work(files: &[File]) -> Vec<String> {
    let marks = MARKS.map(|(head, tail)| [head, tail].concat());
    let mut res = Vec::new();
    for file in files.iter().filter(|file| file.is_any(&WRITTEN_BY_HAND)) {
        for (n, line) in file.lines() {
            if let Some(mark) = marks.iter().find(|mark| has_mark(line, mark)) {
                res.push(format!("{}:{n}: {mark}", file.path));
            }
        }
    }
    res
}

/// Returns whether the mark is there, and not as part of a longer word.
fn has_mark(line: &str, mark: &str) -> bool {
    line.match_indices(mark).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|it| it.is_alphanumeric() || it == '_')
    })
}

#[test]
fn files_are_short() {
    expect_none(&long_files(&tree::files()));

    let long = File::new("a.rs", &"\n".repeat(LINES_LIMIT));
    let short = File::new("b.rs", &"\n".repeat(LINES_LIMIT - 1));
    let text = File::new("c.txt", &"\n".repeat(LINES_LIMIT));
    assert_eq!(long_files(&[long, short, text]), ["a.rs: 500 lines, 500 are too many"]);
}

#[test]
fn lines_fit_on_a_screen() {
    expect_none(&wide_lines(&tree::files()));

    let wide = File::new("a.rs", &format!("//! {}\n// {}", "é".repeat(96), "x".repeat(98)));
    assert_eq!(wide_lines(&[wide]), ["a.rs:2: 101 columns, at most 100"]);
}

#[test]
fn files_begin_with_a_sentence() {
    expect_none(&files_without_a_sentence(&tree::files()));

    let bad = File::new("a.rs", "use std::fmt;\n//! Too late.");
    assert_eq!(files_without_a_sentence(&[bad]), ["a.rs: does not begin with `//! `"]);
}

#[test]
fn names_say_something() {
    expect_none(&empty_names(&tree::files()));

    let file = File::new("play/bots/src/utils.rs", "");
    let folder = File::new("play/bots/src/misc/dice.rs", "");
    let inline = File::new("a.rs", "//! A.\npub(crate) mod common;\nmod helpers {\nmod type_id;");
    let expected = [
        "play/bots/src/utils.rs: \"utils\" says nothing",
        "play/bots/src/misc/dice.rs: \"misc\" says nothing",
        "a.rs:2: module \"common\" says nothing",
        "a.rs:3: module \"helpers\" says nothing",
    ];
    assert_eq!(empty_names(&[file, folder, inline]), expected);
}

#[test]
fn nothing_is_left_unfinished() {
    expect_none(&unfinished_work(&tree::files()));

    for (head, tail) in MARKS {
        let bad = File::new("a.rs", &format!("fn a() {{\n    {head}{tail}"));
        assert_eq!(unfinished_work(&[bad]), [format!("a.rs:2: {head}{tail}")]);
    }
    let fine = File::new("a.rs", "#[expect(unused)] // MASTODONS, Todos los santos");
    assert!(unfinished_work(&[fine]).is_empty());
}
