//! The files of the project, read once per check.

use std::{fs, path::Path};

/// Folders of build products and downloads, not of sources.
const SKIPPED: [&str; 6] =
    [".git", "target", "node_modules", "fuzz/corpus", "fuzz/artifacts", "fuzz/coverage"];

/// One text file.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// The path from the root, with `/` between the names.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    /// Returns a made-up file.
    pub(crate) fn new(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    /// Returns whether the name ends in one of the extensions.
    pub(crate) fn is_any(&self, extensions: &[&str]) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, it)| extensions.contains(&it))
    }

    /// Returns the lines, counted from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(idx, line)| (idx + 1, line))
    }
}

/// Returns every text file of the project, in the order of their paths.
pub(crate) fn files() -> Vec<File> {
    let mut res = Vec::new();
    collect(root(), "", &mut res);
    res.sort_by(|a, b| a.path.cmp(&b.path));
    res
}

/// Returns the text of the file with this path.
pub(crate) fn text<'a>(files: &'a [File], path: &str) -> &'a str {
    files.iter().find(|file| file.path == path).map_or("", |file| &file.text)
}

/// Returns the root of the project.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}

fn collect(dir: &Path, prefix: &str, res: &mut Vec<File>) {
    for entry in fs::read_dir(dir).expect("a readable folder") {
        let path = entry.expect("a readable folder").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let relative = if prefix.is_empty() { name.clone() } else { format!("{prefix}/{name}") };
        if SKIPPED.contains(&name.as_str()) || SKIPPED.contains(&relative.as_str()) {
            continue;
        }
        if path.is_dir() {
            collect(&path, &relative, res);
        } else {
            let bytes = fs::read(&path).expect("a readable file");
            // A picture has no lines, but links may lead to it.
            let text = String::from_utf8(bytes).unwrap_or_default();
            res.push(File { path: relative, text });
        }
    }
}

#[test]
fn the_tree_is_read() {
    let files = files();
    assert!(text(&files, "Cargo.toml").contains("[workspace]"));
    assert!(text(&files, "xtask/tests/tidy/tree.rs").contains("the_tree_is_read"));
    assert!(!files.iter().any(|file| file.path.starts_with("target/")));
    assert!(!files.iter().any(|file| file.path.starts_with(".git/")));
}
