//! `cargo xtask load`: how much the web app bears, on a server of its own.

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, Result, ensure};

use crate::shell::{self, Job};

/// What the web app is compared with.
const RIVAL: &str = "boardgame.io@0.50.2";

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// Measure the page of a table in the middle of each game instead
    #[arg(long, conflicts_with = "cold")]
    pages: bool,
    /// Measure a start over many stored games instead
    #[arg(long)]
    cold: bool,
    /// Leave boardgame.io out
    #[arg(long)]
    alone: bool,
    /// What else the generator is told: --streams N --games N --rate N|max --seconds N
    #[arg(last = true)]
    more: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    Job::cargo("build --release --locked -p ahu -p load").run()?;
    let target = shell::target();
    let what = match (args.pages, args.cold) {
        (true, _) => "pages",
        (_, true) => "cold",
        (false, false) => "play",
    };
    let json = target.join(format!("load-{what}.json"));
    // Each stream is an open file, on both sides.
    let raised = "ulimit -n $(ulimit -Hn); exec \"$@\"";
    let mut command = Command::new("sh");
    command.args(["-c", raised, "sh"]).arg(target.join("release/load"));
    command.arg("--ahu").arg(target.join("release/ahu")).arg("--json").arg(&json).arg(what);
    if what == "play" && !args.alone {
        command.arg("--rival").arg(install_rival(&target)?);
    }
    // Databases are written where there is a disk, which /tmp may not be.
    command.args(&args.more).current_dir(&target);
    let status = command.status().context("can't start the generator")?;
    ensure!(status.success(), "the measurement failed: {status}");
    println!("also in {}", json.display());
    Ok(())
}

/// Installs boardgame.io, with the server that does the nearest thing.
fn install_rival(target: &std::path::Path) -> Result<PathBuf> {
    let folder = target.join("npm");
    fs::create_dir_all(&folder)?;
    fs::copy(shell::root().join("apps/load/boardgame.js"), folder.join("boardgame.js"))?;
    if !folder.join("node_modules/boardgame.io").exists() {
        println!("installing {RIVAL}");
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-audit", "--no-fund", "--prefix"]).arg(&folder).arg(RIVAL);
        let status = npm.status().context("can't start npm; --alone does without")?;
        ensure!(status.success(), "npm failed: {status}");
    }
    Ok(folder)
}
