//! `cargo xtask shots`: retakes the screenshots in the documentation.

use std::{collections::BTreeMap, fs};

use anyhow::Result;

use crate::{
    shell::{self, Job},
    tools,
};

/// The file of a game that is shown: how the notation of the decision begins that is shown in
/// its middle.
const SHOWN: &str = "shot.txt";

/// The folder of the pictures.
const PICTURES: &str = "docs/pictures";

/// Lets bots play a game of each kind and takes pictures of it in a browser.
pub(crate) fn run() -> Result<()> {
    tools::need_browser()?;
    Job::cargo(shell::BUILD).run()?;
    let records = shell::root().join("target/shots");
    if records.exists() {
        fs::remove_dir_all(&records)?;
    }
    let shown = shown()?;
    for game in shown.keys() {
        let terms = "--seats 3 --bots medium,medium,medium --games 1 --seed 4 --save";
        let to = format!("target/shots/{game}");
        Job::new("target/debug/ahu", &format!("sim {game} {terms} {to}")).run()?;
    }
    let games: Vec<String> = shown.iter().map(|(game, verb)| format!("{game}={verb}")).collect();
    let args = format!("target/shots {PICTURES} {}", games.join(" "));
    Job::new("target/debug/shots", &args).run()?;
    println!("done: look at {PICTURES} before you commit it");
    Ok(())
}

/// Returns the games that are shown, each with the beginning of a decision.
fn shown() -> Result<BTreeMap<String, String>> {
    let mut shown = BTreeMap::new();
    for game in fs::read_dir(shell::root().join("games"))? {
        let game = game?;
        if let Ok(verb) = fs::read_to_string(game.path().join(SHOWN)) {
            let key = game.file_name().to_string_lossy().into_owned();
            shown.insert(key, verb.trim().to_owned());
        }
    }
    Ok(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_shown_with_one_word() {
        let shown = shown().expect("folders of games");
        assert!(!shown.is_empty());
        for (game, verb) in shown {
            assert!(!verb.is_empty() && !verb.contains(char::is_whitespace), "{game}: {verb:?}");
        }
    }
}
