//! Installs tools that the tests need and a fresh machine may lack.

use std::path::Path;

use anyhow::{Context, Result};

use crate::shell::{Job, root};

/// The version of axe-core, which checks pages for accessibility.
const AXE: &str = "axe-core@4.14.0";

/// A folder in memory, and how many KiB of it must be free: a container may have little.
const MEMORY: (&str, u64) = ("/dev/shm", 2 << 20);

/// Returns a folder in memory for what tests write, if there is one with room.
///
/// Tests sync as often as people move and throw everything away: no disk need wait for that.
pub(crate) fn memory_folder() -> Option<&'static str> {
    let (folder, n_free_min) = MEMORY;
    if !Path::new(folder).is_dir() {
        return None;
    }
    let free = Job::new("df", &format!("--output=avail -k {folder}")).output().ok()?;
    let n_free: u64 = free.lines().last()?.trim().parse().ok()?;
    (n_free >= n_free_min).then_some(folder)
}

/// Installs the parts that a minimal toolchain lacks, and Python for the sample bot.
pub(crate) fn need_components() -> Result<()> {
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !Job::cargo(&format!("{command} --version")).succeeds() {
            println!("{component} is missing, installing it");
            Job::new("rustup", &format!("component add {component}")).run()?;
        }
    }
    need_package("python3", "python3 --version")
}

/// Installs a browser, and axe-core with npm.
pub(crate) fn need_browser() -> Result<()> {
    need_package("chromium", "chromium --version")?;
    let folder = root().join("target/npm");
    if folder.join("node_modules/axe-core/axe.min.js").exists() {
        return Ok(());
    }
    need_package("npm", "npm --version")?;
    println!("axe-core is missing, installing it");
    let folder = folder.to_str().context("a folder whose name is text")?;
    Job::new("npm", &format!("install --no-save --no-audit --no-fund --prefix {folder} {AXE}"))
        .run()
}

/// Installs a Debian package unless its program runs.
fn need_package(package: &str, probe: &'static str) -> Result<()> {
    let (program, args) = probe.split_once(' ').unwrap_or((probe, ""));
    if Job::new(program, args).succeeds() {
        return Ok(());
    }
    println!("{package} is missing, installing it");
    let install = format!("apt-get install -y --no-install-recommends {package}");
    if is_root()? {
        Job::new("apt-get", "update").run()?;
        return Job::new("env", &format!("DEBIAN_FRONTEND=noninteractive {install}")).run();
    }
    Job::new("sudo", "apt-get update").run()?;
    Job::new("sudo", &format!("DEBIAN_FRONTEND=noninteractive {install}")).run()
}

fn is_root() -> Result<bool> {
    Ok(Job::new("id", "-u").output()?.trim() == "0")
}
