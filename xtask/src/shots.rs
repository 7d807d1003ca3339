//! `cargo xtask shots`: retakes the screenshots in the documentation.

use std::fs;

use anyhow::Result;

use crate::{
    shell::{self, Job},
    tools,
};

/// The games, each with the bots that play it.
const GAMES: [&str; 3] = ["rapanui", "giants", "entdecker"];

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
    for game in GAMES {
        let terms = "--seats 3 --bots medium,medium,medium --games 1 --seed 4 --save";
        let to = format!("target/shots/{game}");
        Job::new("target/debug/ahu", &format!("sim {game} {terms} {to}")).run()?;
    }
    Job::new("target/debug/shots", &format!("target/shots {PICTURES}")).run()?;
    println!("done: look at {PICTURES} before you commit it");
    Ok(())
}
