//! Every command that the documents tell people to type exists.

use std::{collections::BTreeSet, process::Command};

use crate::{
    expect_none,
    tree::{self, File},
};

/// What tells cargo which program `cargo run` means.
const DEFAULT: &str = "default-members = [\"apps/cli\"]";

const CARGO_COMMANDS: [&str; 9] =
    ["bench", "build", "clippy", "doc", "fmt", "install", "metadata", "run", "test"];

/// The commands that exist.
struct Known {
    chores: BTreeSet<String>,
    /// The commands of the program; none while there is no program.
    program: Option<BTreeSet<String>>,
    /// Whether cargo knows which program `cargo run` means.
    has_default: bool,
}

impl Known {
    fn from_tree(files: &[File]) -> Known {
        let help = Command::new(env!("CARGO_BIN_EXE_xtask")).arg("--help").output();
        let help = String::from_utf8(help.expect("xtask runs").stdout).expect("text");
        let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
        let listed = listed.take_while(|line| line.starts_with("  "));
        let chores = listed.filter_map(|line| line.split_whitespace().next());
        let manifest = tree::text(files, "Cargo.toml");
        Known {
            chores: chores.map(ToOwned::to_owned).collect(),
            program: program_commands(files),
            has_default: manifest.lines().any(|it| it == DEFAULT),
        }
    }

    /// Returns what is wrong with a command, if anything.
    fn refuse(&self, line: &str) -> Option<String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["cargo", "xtask", chore, ..] => {
                let is_known = self.chores.contains(*chore);
                (!is_known).then(|| format!("there is no chore {chore:?}"))
            }
            ["cargo", "run", rest @ ..] => {
                if self.program.is_some() && !self.has_default {
                    return Some(format!("the root Cargo.toml needs `{DEFAULT}`"));
                }
                let command = rest.iter().skip_while(|it| **it != "--").nth(1);
                command.and_then(|it| self.refuse_program(it))
            }
            ["cargo", command, ..] => {
                let is_known = CARGO_COMMANDS.contains(command);
                (!is_known).then(|| format!("cargo {command} is not one of {CARGO_COMMANDS:?}"))
            }
            ["ahu", command, ..] => self.refuse_program(command),
            _ => None,
        }
    }

    fn refuse_program(&self, command: &str) -> Option<String> {
        let is_known = self.program.as_ref().is_none_or(|it| it.contains(command));
        let is_word = command.starts_with(|it: char| it.is_ascii_lowercase());
        (is_word && !is_known).then(|| format!("there is no command {command:?}"))
    }
}

/// Returns the names of the files that contain one command each.
fn program_commands(files: &[File]) -> Option<BTreeSet<String>> {
    let paths = files.iter().filter_map(|it| it.path.strip_prefix("apps/cli/src/"));
    let paths: Vec<&str> = paths.collect();
    let names = paths.iter().filter_map(|it| {
        let name = it.strip_prefix("commands/").unwrap_or(it);
        name.split(['/', '.']).next().map(|it| it.replace('_', "-"))
    });
    (!paths.is_empty()).then(|| names.chain(["help".to_owned()]).collect())
}

fn unknown_commands(files: &[File], known: &Known) -> Vec<String> {
    let documents = ["README.md", "ARCHITECTURE.md", "STYLE.md", "CONTRIBUTING.md"];
    let mut res = Vec::new();
    for path in documents {
        for line in typed_lines(tree::text(files, path)) {
            res.extend(known.refuse(line).map(|why| format!("{path}: `{line}`: {why}")));
        }
    }
    res
}

/// Returns the code in a text, between backticks or in a block.
fn typed_lines(text: &str) -> Vec<&str> {
    let mut res = Vec::new();
    let mut in_block = false;
    for line in text.lines() {
        if line.starts_with("```") {
            in_block = !in_block;
        } else if in_block {
            let typed = line.split('#').next().unwrap_or("").trim();
            res.push(typed.trim_start_matches("$ "));
        } else {
            res.extend(line.split('`').skip(1).step_by(2));
        }
    }
    res
}

#[test]
fn the_documents_name_commands_that_exist() {
    let files = tree::files();
    let known = Known::from_tree(&files);
    assert!(known.chores.contains("test"), "{:?}", known.chores);
    expect_none(&unknown_commands(&files, &known));
}

#[test]
fn a_command_that_does_not_exist_is_noticed() {
    let known = Known {
        chores: ["test".to_owned()].into(),
        program: program_commands(&[File::new("apps/cli/src/commands/play.rs", "")]),
        has_default: true,
    };
    let text = "Type `cargo xtask test` or `cargo xtask tset`, or `ahu play` or\n```sh\n\
                $ cargo run --release          # plays\ncargo run -- pley x\ncargo nextest run\n\
                ahu --help\n```\nor `ahu play-on`.";
    let expected = [
        "README.md: `cargo xtask tset`: there is no chore \"tset\"",
        "README.md: `cargo run -- pley x`: there is no command \"pley\"",
        "README.md: `ahu play-on`: there is no command \"play-on\"",
    ];
    let mut actual = unknown_commands(&[File::new("README.md", text)], &known);
    let nextest = actual.remove(2);
    assert!(nextest.starts_with("README.md: `cargo nextest run`: "), "{nextest}");
    assert_eq!(actual, expected);

    let undecided = Known { has_default: false, ..known };
    assert!(undecided.refuse("cargo run --release").is_some());
}

#[test]
fn ci_runs_the_one_command() {
    let files = tree::files();
    let last = tree::text(&files, ".ci/run").lines().last();
    assert_eq!(last, Some("cargo xtask test"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let metadata = std::fs::metadata(tree::root().join(".ci/run")).expect("it was read");
        assert_ne!(metadata.permissions().mode() & 0o111, 0, "not executable");
    }
}
