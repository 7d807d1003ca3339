//! Bots see views, and so do the evaluations that games bring along.

use std::{any, fs, path::Path};

use boards::Draw;
use bots::Think;
use catalog::{Shelf, Visitor};

/// The names of the types of states.
struct States(Vec<&'static str>);

impl Visitor for States {
    fn visit<S: Draw + Think>(&mut self, _: Shelf) {
        let path = any::type_name::<S::Game>();
        self.0.push(path.rsplit(':').next().expect("a name"));
    }
}

/// Collects source files with their names.
fn sources(path: &Path, out: &mut Vec<(String, String)>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder") {
            sources(&entry.expect("an entry").path(), out);
        }
    } else if path.exists() {
        let text = fs::read_to_string(path).expect("a source file");
        out.push((path.display().to_string(), text));
    }
}

#[test]
fn no_evaluation_names_a_state() {
    // A state is what a game's rules call like the game. It is named to say whose bots
    // these are, but no code of an evaluation takes one.
    let mut states = States(Vec::new());
    catalog::each(&mut states);
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut files = Vec::new();
    for game in fs::read_dir(games).expect("a folder").map(|it| it.expect("a game").path()) {
        sources(&game.join("src/bot.rs"), &mut files);
        sources(&game.join("src/bot"), &mut files);
    }
    assert!(8 < files.len(), "{}", files.len());
    for (name, text) in files {
        for state in &states.0 {
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            for line in code.filter(|line| line.contains(*state)) {
                let is_name = line.starts_with("use ")
                    || line.starts_with("    ") && line.contains(&format!("Mind<{state}>"))
                    || line.trim_start().starts_with(|c: char| c.is_ascii_uppercase());
                assert!(is_name, "{name} may take a state: {line}");
            }
        }
    }
}
