//! Who shows tables to people has no way to what they may not know.

use crate::{
    expect_none,
    tree::{self, File},
};

/// What knows all secrets of a table: a game of any kind, and the way from the
/// fold of a table's events to the referee's table. That type itself is `Table`,
/// as others may be that are not the referee's.
const SECRETIVE: [&str; 2] = ["AnyGame", "secrets"];

/// Where tables are shown: there is `TableView` for that.
const SHOWING: [&str; 2] = ["apps/pages/src/", "apps/web/src/"];

fn ways_to_secrets(files: &[File]) -> Vec<String> {
    let is_showing = |file: &&File| SHOWING.iter().any(|it| file.path.starts_with(it));
    let mut res = Vec::new();
    for file in files.iter().filter(is_showing).filter(|file| file.path.ends_with(".rs")) {
        let code = file.lines().take_while(|(_, line)| *line != "#[cfg(test)]");
        let mut is_import = false;
        for (n, line) in code.filter(|(_, line)| !line.trim_start().starts_with("//")) {
            is_import |= line.starts_with("use referee::");
            let is_referees = is_import || line.contains("referee::Table");
            is_import &= !line.ends_with(';');
            let mut words = line.split(|it: char| !it.is_alphanumeric() && it != '_');
            let is_secretive =
                |word: &&str| SECRETIVE.contains(word) || is_referees && *word == "Table";
            if let Some(word) = words.find(is_secretive) {
                res.push(format!("{}:{n}: {word} knows secrets, take a TableView", file.path));
            }
        }
    }
    res
}

#[test]
fn who_shows_tables_has_no_way_to_their_secrets() {
    expect_none(&ways_to_secrets(&tree::files()));

    let code = "use referee::{\n    LogItem, Table, TableView,\n};\n// A referee::Table.\n\
                fn peek(game: &dyn AnyGame, table: &referee::Table) {}\n\
                let all = state.secrets().record();\nstruct Model(referee::TableView);\n\
                struct Table;\n#[cfg(test)]\nmod tests { use referee::Table; }";
    let expected = [
        "apps/web/src/a.rs:2: Table knows secrets, take a TableView",
        "apps/web/src/a.rs:5: AnyGame knows secrets, take a TableView",
        "apps/web/src/a.rs:6: secrets knows secrets, take a TableView",
    ];
    assert_eq!(ways_to_secrets(&[File::new("apps/web/src/a.rs", code)]), expected);
    assert_eq!(ways_to_secrets(&[File::new("apps/pages/src/a.rs", code)]).len(), 3);
    for path in ["apps/tables/src/a.rs", "apps/web/tests/suite/a.rs", "apps/cli/src/a.rs"] {
        assert!(ways_to_secrets(&[File::new(path, code)]).is_empty());
    }
}
