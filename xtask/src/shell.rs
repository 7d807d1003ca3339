//! Runs other programs at the root of the workspace, and shows their command lines.

use std::{
    fmt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

/// Builds every program of the workspace with the same features as the tests, so that nothing is
/// built twice.
pub(crate) const BUILD: &str = "build --quiet --locked --workspace --bins --examples";

/// A program with its arguments and environment.
///
/// No argument contains a blank, so the command line can be typed as it is displayed.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    envs: Vec<(&'static str, &'static str)>,
    program: &'static str,
    args: Vec<String>,
}

impl Job {
    /// Describes a call of cargo; the arguments are separated by blanks.
    pub(crate) fn cargo(args: &str) -> Job {
        Job::new("cargo", args)
    }

    /// Describes a call of any program; the arguments are separated by blanks.
    pub(crate) fn new(program: &'static str, args: &str) -> Job {
        let args = args.split_whitespace().map(ToOwned::to_owned).collect();
        Job { envs: Vec::new(), program, args }
    }

    /// Sets an environment variable.
    pub(crate) fn env(mut self, key: &'static str, value: &'static str) -> Job {
        self.envs.push((key, value));
        self
    }

    /// Runs it and shows its output.
    pub(crate) fn run(&self) -> Result<()> {
        let status = self.command().status().with_context(|| self.cant_start())?;
        if !status.success() {
            bail!("failed ({status}): {self}");
        }
        Ok(())
    }

    /// Runs it without showing its output, and returns whether it succeeded.
    pub(crate) fn succeeds(&self) -> bool {
        let quiet = self.command().stdout(Stdio::null()).stderr(Stdio::null()).status();
        quiet.is_ok_and(|status| status.success())
    }

    /// Runs it and returns what it prints.
    pub(crate) fn output(&self) -> Result<String> {
        let output =
            self.command().stderr(Stdio::inherit()).output().with_context(|| self.cant_start())?;
        if !output.status.success() {
            bail!("failed ({}): {self}", output.status);
        }
        String::from_utf8(output.stdout).with_context(|| format!("not text: output of {self}"))
    }

    fn command(&self) -> Command {
        let mut command = Command::new(self.program);
        // Golden files are rewritten only on request, never by accident.
        command.args(&self.args).current_dir(root()).env_remove("UPDATE_GOLDEN");
        command.envs(self.envs.iter().copied());
        command
    }

    fn cant_start(&self) -> String {
        format!("can't start {}", self.program)
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in &self.envs {
            write!(f, "{key}={value:?} ")?;
        }
        f.write_str(self.program)?;
        for arg in &self.args {
            write!(f, " {arg}")?;
        }
        Ok(())
    }
}

/// Installs a cargo command if it is missing.
pub(crate) fn need_cargo_command(name: &str) -> Result<()> {
    if Job::cargo(&format!("{name} --version")).succeeds() {
        return Ok(());
    }
    println!("cargo-{name} is missing, installing it");
    Job::cargo(&format!("install cargo-{name} --locked")).run()
}

/// Returns the root of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask is a folder of the workspace").to_owned()
}

/// Returns the folder in which cargo builds.
pub(crate) fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| root().join("target"))
}

#[cfg(test)]
mod tests {
    use super::Job;

    #[test]
    fn a_job_is_shown_as_it_would_be_typed() {
        let job = Job::cargo("doc  --no-deps").env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(job.to_string(), r#"RUSTDOCFLAGS="-D warnings" cargo doc --no-deps"#);
    }

    #[test]
    fn a_job_that_fails_says_so_in_one_line() {
        let error = Job::new("false", "--loudly").output().unwrap_err().to_string();
        assert_eq!(error, "failed (exit status: 1): false --loudly");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = Job::new("no-such-program", "").run().unwrap_err();
        assert_eq!(error.to_string(), "can't start no-such-program");
    }
}
