//! A server for one trial.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
};

use anyhow::{Context, Result, bail};

/// A running `ahu serve` with its own data folder.
#[derive(Debug)]
pub struct Site {
    child: Child,
    url: String,
    folder: PathBuf,
    is_marked: bool,
}

impl Site {
    /// Starts a server with an empty folder on any free port.
    ///
    /// # Errors
    ///
    /// Fails if the program is not built or does not start.
    pub fn start() -> Result<Site> {
        Site::start_with(false)
    }

    /// Starts a server in the pseudo-language, whose letters have marks and whose texts are longer.
    ///
    /// # Errors
    ///
    /// Like [`Site::start`].
    pub fn start_marked() -> Result<Site> {
        Site::start_with(true)
    }

    fn start_with(is_marked: bool) -> Result<Site> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("ahu-trial-{}-{number}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder)?;
        let (child, url) = spawn(&folder, "127.0.0.1:0", is_marked)?;
        Ok(Site { child, url, folder, is_marked })
    }

    /// Returns the address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }

    /// Kills the server without warning.
    ///
    /// # Errors
    ///
    /// Returns the error of the system.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Restarts the server at the same address with the same data.
    ///
    /// # Errors
    ///
    /// Like [`Site::start`].
    pub fn revive(&mut self) -> Result<()> {
        let listen = self.url.trim_start_matches("http://").to_owned();
        (self.child, self.url) = spawn(&self.folder, &listen, self.is_marked)?;
        Ok(())
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // A folder that is left behind in the temporary folder does no harm.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn spawn(folder: &Path, listen: &str, is_marked: bool) -> Result<(Child, String)> {
    let program = program()?;
    let mut child = Command::new(&program)
        .args(["serve", "--listen", listen, "--data"])
        .arg(folder)
        // All people have the same address, so limits per address would stop them.
        .env("AHU_NO_LIMITS", "true")
        .env("AHU_PSEUDO", is_marked.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .with_context(|| format!("can't start {}", program.display()))?;
    let output = child.stdout.take().context("a pipe")?;
    let mut lines = BufReader::new(output).lines();
    for line in lines.by_ref() {
        let line = line?;
        if let Some(at) = line.find("http://") {
            let url = line[at..].split_whitespace().next().unwrap_or_default();
            let url = url.trim_end_matches('/').to_owned();
            thread::spawn(move || lines.for_each(drop));
            return Ok((child, url));
        }
    }
    bail!("{} ended without an address", program.display())
}

/// Returns the path of the program under test.
fn program() -> Result<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let built = root.join("target/debug/ahu");
    let program = env::var_os("AHU_PROGRAM").map_or(built, PathBuf::from);
    if !program.exists() {
        bail!("{} is not there: `cargo build` makes it", program.display());
    }
    Ok(program)
}
