//! Decisions are numbered pages with the same four parts, and one of them gives
//! the reason for every dependency.

use crate::{
    expect_none, manifests,
    tree::{self, File},
};

const DIR: &str = "docs/decisions/";
const DEPENDENCIES: &str = "docs/decisions/0003-dependencies.md";
const PARTS: [&str; 4] = ["Status: ", "## Context", "## Decision", "## Consequences"];

fn malformed_decisions(pages: &[&File]) -> Vec<String> {
    let mut res = Vec::new();
    for (idx, page) in pages.iter().enumerate() {
        let path = &page.path;
        let number = format!("{:04}", idx + 1);
        let name = path.rsplit('/').next().unwrap_or(path);
        if !name.starts_with(&format!("{number}-")) {
            res.push(format!("{path}: expected number {number}"));
        }
        let title = page.text.lines().next().unwrap_or("");
        if title.strip_prefix(&format!("# {number}: ")).is_none_or(str::is_empty) {
            res.push(format!("{path}: does not begin with `# {number}: ` and a title"));
        }
        let places = PARTS.map(|part| page.text.lines().position(|line| line.starts_with(part)));
        for (part, place) in PARTS.iter().zip(places) {
            if place.is_none() {
                res.push(format!("{path}: without `{part}`"));
            }
        }
        if !places.iter().flatten().is_sorted() {
            res.push(format!("{path}: expected the order {}", PARTS.join(", ")));
        }
    }
    res
}

/// Compares the names at the root with the rows `| name | why | … |` of the page.
fn unreasoned_dependencies(names: &[&str], page: &str) -> Vec<String> {
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.split('|').skip(1).map(|cell| cell.trim().trim_matches('`')).collect())
        .collect();
    let has_reason = |name: &str| {
        rows.iter().any(|row| row[0] == name && row.get(1).is_some_and(|why| !why.is_empty()))
    };
    let missing = names.iter().filter(|name| !has_reason(name));
    let mut res: Vec<String> =
        missing.map(|name| format!("{DEPENDENCIES}: no reason for {name}")).collect();
    let stale = rows.iter().filter(|row| !names.contains(&row[0]));
    res.extend(stale.map(|row| format!("{DEPENDENCIES}: {} is not a dependency", row[0])));
    res
}

#[test]
fn decisions_have_their_parts() {
    let files = tree::files();
    let pages: Vec<&File> = files.iter().filter(|it| it.path.starts_with(DIR)).collect();
    assert!(!pages.is_empty());
    expect_none(&malformed_decisions(&pages));

    let text =
        "# 0001: Title\n\nStatus: accepted\n\n## Context\n\n## Decision\n\n## Consequences\n";
    expect_none(&malformed_decisions(&[&File::new("docs/decisions/0001-a.md", text)]));
    let check = |path: &str, text: &str| {
        assert_eq!(malformed_decisions(&[&File::new(path, text)]).len(), 1, "{path} {text}");
    };
    check("docs/decisions/0002-a.md", text);
    check("docs/decisions/0001-a.md", &text.replace("# 0001: Title", "# Title"));
    check("docs/decisions/0001-a.md", &text.replace("Status: ", ""));
    check("docs/decisions/0001-a.md", &text.replace("Context", "Story"));
    let backwards = text.replace("Context", "X").replace("Decision", "Context");
    check("docs/decisions/0001-a.md", &backwards.replace("X", "Decision"));
}

#[test]
fn every_dependency_has_its_reason() {
    let files = tree::files();
    let names = manifests::foreign_dependencies(tree::text(&files, "Cargo.toml"));
    assert!(names.contains(&"serde"));
    expect_none(&unreasoned_dependencies(&names, tree::text(&files, DEPENDENCIES)));

    let page =
        "| crate | why |\n| --- | --- |\n| `serde` | JSON |\n| `clap` | |\n| `rand` | dice |";
    let expected = ["clap", "toml"].map(|it| format!("{DEPENDENCIES}: no reason for {it}"));
    let stale = format!("{DEPENDENCIES}: rand is not a dependency");
    let actual = unreasoned_dependencies(&["serde", "clap", "toml"], page);
    assert_eq!(actual, [&expected[..], &[stale]].concat());
}
