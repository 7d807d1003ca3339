//! A line of a text that people write, and what to say where it is wrong.

use std::{fmt, str::FromStr};

use rules_core::DiagramError;

/// A line with its number, counted from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    pub(crate) text: &'a str,
}

impl Line<'_> {
    /// Returns whether there is nothing but space or a comment in it.
    pub(crate) fn is_blank(&self) -> bool {
        let text = self.text.trim_start();
        text.is_empty() || text.starts_with('#')
    }

    /// Points at `part`, which is a part of this line.
    pub(crate) fn error(&self, part: &str, expected: impl fmt::Display) -> DiagramError {
        let found: String = part.trim().chars().take(40).collect();
        let message = format!("found {found:?}, expected {expected}");
        DiagramError::new(self.number, self.column(part), message)
    }

    /// Returns which character of this line `part` begins at, counted from 1.
    pub(crate) fn column(&self, part: &str) -> usize {
        let offset = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        self.text.get(..offset).unwrap_or_default().chars().count() + 1
    }

    /// Says what was expected instead of the whole line.
    pub(crate) fn whole(&self, expected: impl fmt::Display) -> DiagramError {
        self.error(self.text.trim(), expected)
    }

    pub(crate) fn number<T>(&self, text: &str, min: T, max: T) -> Result<T, DiagramError>
    where
        T: FromStr + PartialOrd + Copy + fmt::Display,
    {
        let n = text.trim().parse().ok().filter(|n| min <= *n && *n <= max);
        n.ok_or_else(|| self.error(text, format!("a number from {min} to {max}")))
    }
}
