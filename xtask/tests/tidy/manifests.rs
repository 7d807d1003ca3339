//! Versions and lints are written down once, at the root.

use crate::{
    expect_none, layers,
    tree::{self, File},
};

/// What a crate inherits from the workspace.
const INHERITED: [&str; 5] = [
    "version.workspace = true",
    "edition.workspace = true",
    "rust-version.workspace = true",
    "license.workspace = true",
    "publish.workspace = true",
];

/// Returns the names under `[workspace.dependencies]` that are not our crates.
pub(crate) fn foreign_dependencies(manifest: &str) -> Vec<&str> {
    let lines = section(manifest, "workspace.dependencies");
    lines.filter(|it| !it.contains("path = ")).filter_map(key).collect()
}

fn loose_manifests(manifests: &[&File]) -> Vec<String> {
    let mut res = Vec::new();
    for file in manifests {
        let path = &file.path;
        for name in ["dependencies", "dev-dependencies", "build-dependencies"] {
            let lines = section(&file.text, name).filter(|line| key(line).is_some());
            let own = lines.filter(|line| !line.contains("workspace = true") && !is_game(line));
            res.extend(own.map(|line| format!("{path}: not from the workspace: {line}")));
        }
        let package: Vec<&str> = section(&file.text, "package").collect();
        let missing = INHERITED.into_iter().filter(|line| !package.contains(line));
        res.extend(missing.map(|line| format!("{path}: without `{line}`")));
        if !section(&file.text, "lints").any(|line| line == "workspace = true") {
            res.push(format!("{path}: without the lints of the workspace"));
        }
    }
    res
}

/// Returns whether this is a game, or the rules of one, by its folder: the root names no game,
/// so that a new one changes nothing there.
fn is_game(line: &str) -> bool {
    let folder = line.split_once("{ path = \"").and_then(|(_, it)| it.strip_suffix("\" }"));
    folder.is_some_and(|it| it == "rules" || it.starts_with("../../games/"))
}

/// Returns the lines between `[name]` and the next heading.
fn section<'a>(manifest: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let heading = format!("[{name}]");
    let mut lines = manifest.lines();
    lines.by_ref().find(|line| *line == heading);
    lines.take_while(|line| !line.starts_with('['))
}

/// Returns the name before `=` or `.workspace`.
fn key(line: &str) -> Option<&str> {
    let (left, _) = line.split_once('=').filter(|_| !line.trim_start().starts_with(['#', '}']))?;
    left.trim().split('.').next()
}

#[test]
fn manifests_inherit() {
    let files = tree::files();
    let paths: Vec<String> =
        layers::packages().iter().map(|it| format!("{}/Cargo.toml", it.dir)).collect();
    let manifests: Vec<&File> = files.iter().filter(|it| paths.contains(&it.path)).collect();
    assert_eq!(manifests.len(), paths.len());
    expect_none(&loose_manifests(&manifests));

    let package = INHERITED.join("\n");
    let text = format!(
        "[package]\n{package}\n[dependencies]\nserde.workspace = true\nclap = \"4\"\n\
         dice = {{ path = \"../../games/dice\" }}\ndice-rules = {{ path = \"rules\" }}\n\
         kit = {{ path = \"../kit\" }}\n[dev-dependencies]\nkit = {{ workspace = true }}\n"
    );
    let bad = File::new("a/Cargo.toml", &text.replace(INHERITED[1], "edition = \"2015\""));
    let expected = [
        "a/Cargo.toml: not from the workspace: clap = \"4\"",
        "a/Cargo.toml: not from the workspace: kit = { path = \"../kit\" }",
        "a/Cargo.toml: without `edition.workspace = true`",
        "a/Cargo.toml: without the lints of the workspace",
    ];
    assert_eq!(loose_manifests(&[&bad]), expected);
}

#[test]
fn foreign_dependencies_are_found() {
    let manifest = "[workspace]\nresolver = \"3\"\n[workspace.dependencies]\n# Ours.\n\
                    kit = { path = \"rules/kit\" }\nserde = \"1\"\n\n[profile.dev]\nopt-level = 1";
    assert_eq!(foreign_dependencies(manifest), ["serde"]);
}
