//! Bots do not depend on any game, except in their evaluations.

use std::{fs, path::Path};

/// Collects the source files outside `eval`.
fn sources(folder: &Path, out: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if name == "eval" || name == "eval.rs" {
            continue;
        }
        if path.is_dir() {
            sources(&path, out);
        } else {
            out.push((name, fs::read_to_string(&path).expect("a source file")));
        }
    }
}

#[test]
fn only_evaluations_name_a_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    // The games are the crate's dependencies other than the contract.
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("a manifest");
    let (_, dependencies) = manifest.split_once("[dependencies]\n").expect("dependencies");
    let (dependencies, _) = dependencies.split_once("\n[").expect("what follows them");
    let games: Vec<&str> = dependencies
        .lines()
        .filter_map(|line| line.strip_suffix(".workspace = true"))
        .filter(|name| *name != "rules-core")
        .collect();
    assert!(games.len() >= 3, "{games:?}");
    let mut files = Vec::new();
    sources(&root.join("src"), &mut files);
    assert!(files.len() > 10);
    for (name, text) in files {
        for game in &games {
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            let named = code.into_iter().find(|line| line.to_lowercase().contains(game));
            assert_eq!(named, None, "{name} names {game}");
        }
    }
}

#[test]
fn not_even_evaluations_name_a_state() {
    // The state type has the name of the game. Evaluations need the name to say
    // which game they are for, but none of their code may take a state.
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    sources(&root.join("src/eval"), &mut files);
    assert!(files.len() >= 3);
    for (name, text) in files {
        for state in ["RapaNui", "Giants", "Entdecker"] {
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            for line in code.filter(|line| line.contains(state)) {
                let is_name = line.starts_with("use ") || line.starts_with("impl Evaluate for ");
                assert!(is_name, "{name} may take a state: {line}");
            }
        }
    }
}
