//! A line of a text that people write: where something is wrong in it.

use std::{fmt, str::FromStr};

use rules_core::DiagramError;

/// A line and its number, counted from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    pub(crate) text: &'a str,
}

impl<'a> Line<'a> {
    /// Returns the lines that say something: no empty ones, no comments.
    pub(crate) fn all(text: &'a str) -> impl Iterator<Item = Line<'a>> {
        let lines = text.lines().enumerate();
        let lines = lines.map(|(idx, text)| Line { number: idx + 1, text });
        lines.filter(|line| !matches!(line.text.trim_start().chars().next(), None | Some('#')))
    }

    /// Points at `part`, which is a part of this line, and says what would be
    /// right there.
    pub(crate) fn error(&self, part: &str, expected: impl fmt::Display) -> DiagramError {
        let found: String = part.trim().chars().take(40).collect();
        self.complain(part, format!("found {found:?}, expected {expected}"))
    }

    /// Points at `part`, which is a part of this line, with a message.
    pub(crate) fn complain(&self, part: &str, message: impl Into<String>) -> DiagramError {
        DiagramError::new(self.number, self.column(part), message)
    }

    /// Returns which character of this line `part` begins at, counted from 1.
    pub(crate) fn column(&self, part: &str) -> usize {
        let offset = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        self.text.get(..offset).unwrap_or_default().chars().count() + 1
    }

    /// Reads a number from `min` to `max`.
    pub(crate) fn number<T>(&self, part: &str, min: T, max: T) -> Result<T, DiagramError>
    where
        T: FromStr + PartialOrd + Copy + fmt::Display,
    {
        let n = part.trim().parse().ok().filter(|n| min <= *n && *n <= max);
        n.ok_or_else(|| self.error(part, format!("a number from {min} to {max}")))
    }

    /// Reads anything that has a notation.
    pub(crate) fn parsed<T: FromStr>(
        &self,
        part: &str,
        expected: impl fmt::Display,
    ) -> Result<T, DiagramError> {
        part.trim().parse().map_err(|_| self.error(part, expected))
    }
}
