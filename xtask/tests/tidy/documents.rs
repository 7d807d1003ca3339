//! The documents at the root exist and are true to the tree.

use crate::{
    expect_none, layers,
    tree::{self, File},
};

/// The headings of Keep a Changelog, and one more for changes to how a stored
/// record replays.
const HEADINGS: [&str; 7] =
    ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Rules"];

fn malformed_changelog(text: &str) -> Vec<String> {
    let mut res = Vec::new();
    let newest = text.lines().find(|line| line.starts_with("## "));
    if newest != Some("## [Unreleased]") {
        res.push("CHANGELOG.md: the first section is not [Unreleased]".to_owned());
    }
    let headings = text.lines().filter_map(|line| line.strip_prefix("### "));
    let unknown = headings.filter(|it| !HEADINGS.contains(it));
    res.extend(unknown.map(|it| format!("CHANGELOG.md: unknown heading {it}")));
    res
}

fn dead_links(files: &[File]) -> Vec<String> {
    let mut res = Vec::new();
    for file in files.iter().filter(|file| file.is_any(&["md"])) {
        let dir = file.path.rsplit_once('/').map_or("", |(dir, _)| dir);
        let is_file =
            |it: &&str| !it.contains("://") && !it.starts_with('#') && !is_picture_of_book(it);
        for link in links(&file.text).filter(is_file) {
            let target = resolve(dir, link.split('#').next().unwrap_or(link));
            let folder = format!("{target}/");
            if !files.iter().any(|it| it.path == target || it.path.starts_with(&folder)) {
                res.push(format!("{}: {link} leads nowhere", file.path));
            }
        }
    }
    res
}

/// Returns whether an address is that of a picture in a rule book (`docs/books.md`). Tests of
/// the books check that there is such a picture.
fn is_picture_of_book(link: &str) -> bool {
    ["shape:", "card:", "hex:", "tile:"].iter().any(|it| link.starts_with(it))
}

/// Returns the addresses of `[text](address)`.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link)
}

fn resolve(dir: &str, link: &str) -> String {
    let mut res: Vec<&str> = dir.split('/').filter(|it| !it.is_empty()).collect();
    for name in link.split('/').filter(|it| !it.is_empty() && *it != ".") {
        if name == ".." {
            res.pop();
        } else {
            res.push(name);
        }
    }
    res.join("/")
}

fn unmapped_crates(dirs: &[&str], map: &str) -> Vec<String> {
    let missing = dirs.iter().filter(|dir| !map.contains(&format!("`{dir}`")));
    missing.map(|dir| format!("ARCHITECTURE.md: `{dir}` is not in the code map")).collect()
}

fn missing_documents(files: &[File]) -> Vec<String> {
    let wanted = [
        "README.md",
        "ARCHITECTURE.md",
        "STYLE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "NOTICE",
        "LICENSE-MIT",
        "LICENSE-APACHE",
    ];
    let missing = wanted.iter().filter(|path| tree::text(files, path).trim().is_empty());
    missing.map(|path| format!("{path} is missing or empty")).collect()
}

#[test]
fn the_changelog_is_kept() {
    expect_none(&malformed_changelog(tree::text(&tree::files(), "CHANGELOG.md")));

    let fine = "# Changelog\n\n## [Unreleased]\n\n### Rules\n";
    expect_none(&malformed_changelog(fine));
    assert_eq!(malformed_changelog(&fine.replace("[Unreleased]", "[0.1.0]")).len(), 1);
    assert_eq!(malformed_changelog(&fine.replace("Rules", "Stuff")).len(), 1);
}

#[test]
fn links_lead_somewhere() {
    expect_none(&dead_links(&tree::files()));

    let files = [
        File::new("docs/a.md", "[b](b.md) [up](../c/x.rs#L1) [web](https://example.org) [h](#h)"),
        File::new("docs/b.md", "[folder](../c/) ![](shape:a) [gone](gone.md)"),
        File::new("c/x.rs", ""),
    ];
    assert_eq!(dead_links(&files), ["docs/b.md: gone.md leads nowhere"]);
}

#[test]
fn every_crate_is_in_the_code_map() {
    let packages = layers::packages();
    // Whoever adds a game adds nothing to the map: it has one place for all of them.
    let place = |it: &layers::Package| match it.game() {
        Some(_) if it.is_rules() => "games/<game>/rules".to_owned(),
        Some(_) => "games/<game>".to_owned(),
        None => it.dir.clone(),
    };
    let dirs: Vec<String> = packages.iter().map(place).collect();
    let dirs: Vec<&str> = dirs.iter().map(String::as_str).collect();
    expect_none(&unmapped_crates(&dirs, tree::text(&tree::files(), "ARCHITECTURE.md")));

    let problems = unmapped_crates(&["rules/core", "rules/kit"], "`rules/core` and rules/kit");
    assert_eq!(problems, ["ARCHITECTURE.md: `rules/kit` is not in the code map"]);
}

#[test]
fn the_documents_are_there() {
    expect_none(&missing_documents(&tree::files()));

    assert_eq!(missing_documents(&[File::new("README.md", "Ahu")]).len(), 7);
}
