//! `cargo xtask audit`: checks the dependencies against `deny.toml`.

use anyhow::Result;

use crate::shell::{Job, need_cargo_command};

/// Checks licences, versions and sources, and known vulnerabilities if the
/// advisory database can be reached.
pub(crate) fn run() -> Result<()> {
    need_cargo_command("deny")?;
    Job::cargo("deny --locked check licenses bans sources").run()?;
    if Job::cargo("deny fetch db").succeeds() {
        Job::cargo("deny --locked check advisories").run()
    } else {
        println!("advisories were not checked: the database can't be reached");
        Ok(())
    }
}
