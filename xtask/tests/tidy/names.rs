//! A game is named in its folder and in the one list, and nowhere else.

use std::collections::BTreeSet;

use crate::{
    expect_none,
    tree::{self, File},
};

/// The one list, and the manifest that makes the games of the list known.
const LIST: [&str; 2] = ["play/catalog/src/list.rs", "play/catalog/Cargo.toml"];

/// Generated from the manifests.
const LOCK: &str = "Cargo.lock";

/// A game by the names that somebody might call it by.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Named {
    /// The name of its folder.
    key: String,
    /// What people call it in some language.
    titles: BTreeSet<String>,
}

/// Returns the games that have a folder, with the titles that stand there.
fn games(files: &[File]) -> Vec<Named> {
    let folders = files.iter().filter_map(|it| it.path.strip_prefix("games/")?.split_once('/'));
    let keys: BTreeSet<&str> = folders.map(|(key, _)| key).collect();
    let named = |key: &str| {
        let (texts, start) = (format!("games/{key}/text/"), format!("{key}-title = "));
        let own = files.iter().filter(|it| it.path.starts_with(&texts));
        let titles = own.flat_map(File::lines).filter_map(|(_, it)| it.strip_prefix(&start));
        Named { key: key.to_owned(), titles: titles.map(str::to_owned).collect() }
    };
    keys.into_iter().map(named).collect()
}

fn named_games(files: &[File], games: &[Named]) -> Vec<String> {
    let mut res = Vec::new();
    for file in files.iter().filter(|it| is_shared(&it.path)) {
        for (n, line) in source_lines(file) {
            if let Some(game) = games.iter().find(|game| is_named(file, line, game)) {
                res.push(format!("{}:{n}: names the game {}", file.path, game.key));
            }
        }
    }
    res
}

/// Returns whether this is the source of something that all games share. Documents and what
/// tests are made of may name examples.
fn is_shared(path: &str) -> bool {
    let is_game = path.starts_with("games/");
    let is_document = path.starts_with("docs/") || path.ends_with(".md");
    let is_test = path.contains("/tests/") || path.starts_with("fuzz/seeds/");
    let is_list = LIST.contains(&path) || path.ends_with(LOCK);
    !is_game && !is_document && !is_test && !is_list
}

/// Returns the lines of a file without its tests, or what only its tests depend on.
fn source_lines(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let is_manifest = file.path.ends_with("Cargo.toml");
    let mut is_dev = false;
    let code = file.lines().take_while(|(_, line)| *line != "#[cfg(test)]");
    code.filter(move |(_, line)| {
        if line.starts_with('[') {
            is_dev = *line == "[dev-dependencies]";
        }
        !(is_manifest && is_dev)
    })
}

fn is_named(file: &File, line: &str, game: &Named) -> bool {
    let has_key = |code: &str| {
        let code = code.to_lowercase();
        code.split(|it: char| !it.is_alphanumeric()).any(|word| word == game.key)
    };
    let has_title = game.titles.iter().any(|it| line.contains(it.as_str()));
    // A sentence may need the word that some game has for its key, but not its title.
    let code = if file.is_any(&["ftl"]) { line.split('=').next().unwrap_or(line) } else { line };
    has_title || has_key(code)
}

#[test]
fn a_game_is_named_in_its_folder_and_in_the_list_only() {
    let files = tree::files();
    let games = games(&files);
    assert!(games.len() > 2, "{games:?}");
    assert!(games.iter().all(|it| !it.titles.is_empty()), "{games:?}");
    // The folders hold all that there is, and the list names no other.
    let list = tree::text(&files, LIST[0]);
    let listed: BTreeSet<&str> = list
        .lines()
        .filter_map(|it| it.trim().strip_prefix("visitor.visit::<")?.split_once("::Set>"))
        .map(|(key, _)| key)
        .collect();
    assert_eq!(listed, games.iter().map(|it| it.key.as_str()).collect());
    expect_none(&named_games(&files, &games));
}

#[test]
fn names_of_games_are_found() {
    let made_up = [
        File::new("games/pebbles/text/en/game.ftl", "pebbles-title = Pebbles\npebbles-a = b"),
        File::new("games/pebbles/text/it/game.ftl", "pebbles-title = Sassi al mare"),
        File::new("games/shells/Cargo.toml", "name = \"shells\""),
        File::new("apps/cli/src/a.rs", "// Pebbles is small.\nuse shells_rules::x;\nlet shelly;"),
        File::new("apps/pages/assets/a.css", "/* Sassi al mare */\n.shells {}\n.sassi {}"),
        File::new("play/a/src/b.rs", "shells::Set\n#[cfg(test)]\nmod tests { use shells::x; }"),
        File::new(
            "play/words/text/en/web.ftl",
            "web-a = Of pebbles.\nweb-pebbles = a\nb = Pebbles",
        ),
        File::new(
            "play/a/Cargo.toml",
            "[dependencies]\nshells = 1\n[dev-dependencies]\nshells = 1",
        ),
        File::new("Cargo.toml", "shells = { path = \"games/shells\" }"),
        File::new("play/catalog/src/list.rs", "shells"),
        File::new("play/catalog/Cargo.toml", "shells"),
        File::new("Cargo.lock", "shells"),
        File::new("apps/cli/tests/suite/a.rs", "shells"),
        File::new("fuzz/seeds/a/b", "shells"),
        File::new("README.md", "shells"),
        File::new("docs/shells.html", "shells"),
    ];
    let games = games(&made_up);
    assert_eq!(games.iter().map(|it| it.titles.len()).collect::<Vec<_>>(), [2, 0]);
    let expected = [
        "apps/cli/src/a.rs:1: names the game pebbles",
        "apps/cli/src/a.rs:2: names the game shells",
        "apps/pages/assets/a.css:1: names the game pebbles",
        "apps/pages/assets/a.css:2: names the game shells",
        "play/a/src/b.rs:1: names the game shells",
        "play/words/text/en/web.ftl:2: names the game pebbles",
        "play/words/text/en/web.ftl:3: names the game pebbles",
        "play/a/Cargo.toml:2: names the game shells",
        "Cargo.toml:1: names the game shells",
    ];
    assert_eq!(named_games(&made_up, &games), expected);
}
