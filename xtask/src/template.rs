//! `cargo xtask template`: adds a game as CONTRIBUTING.md says, and tests what comes of it.
//!
//! The steps are read from the document and typed in a copy of the workspace. If a step is
//! missing there, a test in the copy fails.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::shell;

/// Where the steps are: the first block of commands under this heading.
const DOCUMENT: &str = "CONTRIBUTING.md";
const HEADING: &str = "## Adding a game";

/// The copy of the workspace, and what is built from it.
const COPY: &str = "target/template/tree";
const BUILT: &str = "target/template/built";

/// What is not copied: build products, downloads and history.
const SKIPPED: [&str; 6] =
    [".git", "target", "node_modules", "fuzz/corpus", "fuzz/artifacts", "fuzz/coverage"];

/// Runs the steps in a copy of the workspace, then all tests without a browser.
pub(crate) fn run() -> Result<()> {
    let root = shell::root();
    let steps = steps(&fs::read_to_string(root.join(DOCUMENT))?)?;
    let game = new_game(&steps)?;
    ensure!(!root.join("games").join(game).exists(), "{game} is a game already");
    let copy = root.join(COPY);
    println!("copying the workspace to {COPY}");
    synchronise(&root, &copy)?;
    println!("adding {game} to it:\n{steps}");
    call(&copy, "sh", &["-e", "-c", &steps])?;
    let strange = other_changes(&root, &copy, game)?;
    ensure!(strange.is_empty(), "not about {game}, but changed:\n{}", strange.join("\n"));
    let tests = "test --workspace --exclude trials --locked --no-fail-fast";
    call(&copy, "cargo", &tests.split(' ').collect::<Vec<_>>())?;
    let games = format!("run --quiet --locked -- sim {game} --games 100");
    call(&copy, "cargo", &games.split(' ').collect::<Vec<_>>())?;
    println!("{game} is a game: the steps are complete");
    Ok(())
}

/// Returns the commands that the document tells people to type.
fn steps(document: &str) -> Result<String> {
    let lines = document.lines().skip_while(|line| *line != HEADING);
    let block = lines.skip_while(|line| *line != "```sh").skip(1);
    let steps: Vec<&str> = block.take_while(|line| *line != "```").collect();
    ensure!(!steps.is_empty(), "{DOCUMENT}: no commands under `{HEADING}`");
    Ok(steps.join("\n") + "\n")
}

/// Returns the name of the folder to which the template is copied.
fn new_game(steps: &str) -> Result<&str> {
    let copied = steps.lines().find_map(|line| line.strip_prefix("cp -r games/"));
    let to = copied.and_then(|it| it.split_once(" games/")).map(|(_, to)| to);
    to.with_context(|| format!("{DOCUMENT}: no folder is copied"))
}

/// Returns the lines outside the folder of the new game that are new and do not name it:
/// golden files are rewritten, whatever they contain.
fn other_changes(root: &Path, copy: &Path, game: &str) -> Result<Vec<String>> {
    let mut strange = Vec::new();
    let own = Path::new("games").join(game);
    for path in files(copy)?.iter().filter(|it| !it.starts_with(&own)) {
        let (old, new) =
            (fs::read(root.join(path)).unwrap_or_default(), fs::read(copy.join(path))?);
        if old != new {
            let [old, new] = [old, new].map(|it| String::from_utf8_lossy(&it).into_owned());
            let known: BTreeSet<&str> = old.lines().collect();
            let other = new.lines().filter(|it| !it.to_lowercase().contains(game));
            let other = other.filter(|it| !known.contains(it));
            strange.extend(other.map(|line| format!("{}: {line}", path.display())));
        }
    }
    Ok(strange)
}

/// Makes the second folder equal to the first. What is equal already is not touched, so that
/// cargo builds only what has changed since the last time.
fn synchronise(from: &Path, to: &Path) -> Result<()> {
    let wanted = files(from)?;
    for path in files(to)?.difference(&wanted) {
        fs::remove_file(to.join(path))?;
    }
    for path in &wanted {
        let (content, target) = (fs::read(from.join(path))?, to.join(path));
        if fs::read(&target).ok().as_ref() != Some(&content) {
            fs::create_dir_all(target.parent().context("a file without a folder")?)?;
            fs::copy(from.join(path), target)?;
        }
    }
    remove_empty_folders(to)
}

/// Returns the files below a folder; none if there is no such folder.
fn files(root: &Path) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root.join(&folder)).into_iter().flatten() {
            let entry = entry?;
            let path = folder.join(entry.file_name());
            if SKIPPED.iter().any(|it| Path::new(it) == path) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else {
                found.insert(path);
            }
        }
    }
    Ok(found)
}

/// Removes what is left of a game that was added before: `cp` would copy into its folder.
fn remove_empty_folders(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_empty_folders(&path)?;
            // Fails where there is still a file, which may stay.
            let _ = fs::remove_dir(&path);
        }
    }
    Ok(())
}

/// Runs a program in the copy.
fn call(copy: &Path, program: &str, args: &[&str]) -> Result<()> {
    let mut command = Command::new(program);
    command.args(args).current_dir(copy).env("CARGO_TARGET_DIR", shell::root().join(BUILT));
    // Everything needed was downloaded for the workspace itself. Golden files may be rewritten
    // in a copy, wherever it is.
    command.env("CARGO_NET_OFFLINE", "true").env_remove("CI");
    let status = command.status().with_context(|| format!("can't start {program}"))?;
    ensure!(status.success(), "failed ({status}): {program} {}", args.join(" "));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_copy_a_folder_and_add_a_line_to_the_list() {
        let steps = steps(&fs::read_to_string(shell::root().join(DOCUMENT)).unwrap()).unwrap();
        let game = new_game(&steps).unwrap();
        let line = format!("visitor.visit::<{game}::Set>(Shelf::Workshop);");
        assert!(steps.contains(&line), "{steps}");
    }

    #[test]
    fn a_document_without_steps_is_an_error() {
        assert!(steps("## Adding a game\nJust do it.\n").is_err());
        assert!(steps("```sh\ncp\n```\n").is_err());
        assert_eq!(steps("## Adding a game\n```sh\ncp\nmv\n```\nrm\n").unwrap(), "cp\nmv\n");
        assert!(new_game("cargo build\n").is_err());
    }

    #[test]
    fn a_change_that_is_not_about_the_game_is_noticed() {
        let folder = shell::root().join("target").join("template-changes");
        let _ = fs::remove_dir_all(&folder);
        for (path, text) in [
            ("root/list", "one\ntwo\n"),
            ("copy/list", "one\nPebbles\ntwo\n"),
            ("root/golden", "points: 3\n"),
            ("copy/golden", "points: 4\n"),
            ("copy/games/pebbles/a", "anything"),
        ] {
            fs::create_dir_all(folder.join(path).parent().unwrap()).unwrap();
            fs::write(folder.join(path), text).unwrap();
        }
        let changes = other_changes(&folder.join("root"), &folder.join("copy"), "pebbles").unwrap();
        assert_eq!(changes, ["golden: points: 4"]);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_copy_becomes_equal_and_keeps_what_is_equal() {
        let folder = shell::root().join("target").join("template-test");
        let _ = fs::remove_dir_all(&folder);
        let (from, to) = (folder.join("from"), folder.join("to"));
        for path in ["from/a/b", "from/c", "from/target/d", "to/c", "to/old/e"] {
            fs::create_dir_all(folder.join(path).parent().unwrap()).unwrap();
            fs::write(folder.join(path), if path.ends_with('c') { "c" } else { path }).unwrap();
        }
        let written = || fs::metadata(to.join("c")).unwrap().modified().unwrap();
        let before = written();
        synchronise(&from, &to).unwrap();
        let expected: BTreeSet<PathBuf> = ["a/b", "c"].map(PathBuf::from).into();
        assert_eq!(files(&to).unwrap(), expected);
        assert_eq!(fs::read_to_string(to.join("a/b")).unwrap(), "from/a/b");
        assert!(!to.join("old").exists());
        assert_eq!(written(), before);
        fs::remove_dir_all(&folder).unwrap();
    }
}
