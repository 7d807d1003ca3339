//! Checks the texts of a page.

use anyhow::{Result, bail};
use serde_json::{Value, json};

use crate::Browser;

/// Checks every text of a page.
const SCRIPT: &str = include_str!("text.js");

impl Browser {
    /// Checks a page of [`Site::start_marked`](crate::Site::start_marked): every text has
    /// marks, and none is cut off. Names are the same in every language.
    ///
    /// # Errors
    ///
    /// Lists the problems.
    pub fn check_texts(&self, names: &[&str]) -> Result<()> {
        self.check_width()?;
        let found = self.eval_with(SCRIPT, vec![json!(names)])?;
        let wrong = |at: usize| found[at].as_array().cloned().unwrap_or_default();
        let (bare, cut): (Vec<Value>, Vec<Value>) = (wrong(0), wrong(1));
        if !bare.is_empty() || !cut.is_empty() {
            bail!("{}: not translated {bare:#?}, cut off {cut:#?}", self.path()?);
        }
        Ok(())
    }
}
