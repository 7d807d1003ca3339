//! Compares terminal sessions with the files in `tests/transcripts/`.
//!
//! `$ ` marks a command and `< ` a line that is typed. Everything else is what the
//! command printed, with `! ` before errors, and the exit code if it is not 0.

use std::{fs, path::Path};

use crate::runner::{Folder, Run};

/// A command and what is typed while it runs.
struct Step {
    command: String,
    typed: Vec<String>,
}

fn steps(text: &str) -> (Vec<String>, Vec<Step>) {
    let mut head = Vec::new();
    let mut steps: Vec<Step> = Vec::new();
    for line in text.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            steps.push(Step { command: command.to_owned(), typed: Vec::new() });
        } else if let (Some(typed), Some(step)) = (line.strip_prefix('<'), steps.last_mut()) {
            step.typed.push(typed.trim_start().to_owned());
        } else if steps.is_empty() && line.starts_with('#') {
            head.push(line.to_owned());
        }
    }
    (head, steps)
}

/// Splits a command at spaces; quotes keep words together.
fn words(command: &str) -> Vec<String> {
    let quoted = command.split('\'').enumerate();
    let parts = quoted.flat_map(|(idx, part)| match idx % 2 {
        0 => part.split_whitespace().map(ToOwned::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    parts.collect()
}

fn transcript(text: &str) -> String {
    let folder = Folder::new();
    let (mut out, steps) = steps(text);
    for step in steps {
        out.push(String::new());
        out.push(format!("$ {}", step.command));
        out.extend(step.typed.iter().map(|line| format!("< {line}").trim_end().to_owned()));
        let args = words(&step.command);
        assert_eq!(args[0], "ahu", "a transcript runs ahu");
        let args: Vec<&str> = args[1..].iter().map(String::as_str).collect();
        let Run { stdout, stderr, code } = folder.ahu(&args, &(step.typed.join("\n") + "\n"));
        out.extend(stdout.lines().map(|line| line.trim_end().to_owned()));
        out.extend(stderr.lines().map(|line| format!("! {}", line.trim_end())));
        if code != Some(0) {
            out.push(format!("exit {code:?}"));
        }
    }
    out.join("\n") + "\n"
}

#[test]
fn transcripts() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let entries = fs::read_dir(dir).expect("a folder of transcripts");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "no transcripts");
    for path in paths {
        let text = fs::read_to_string(&path).expect("a transcript");
        kit::golden(&path, &transcript(&text));
    }
}
