//! The text of a record as lines and words, each with its position.

use std::borrow::Cow;

use crate::{
    Flaw, Position, RecordError,
    limits::{LINE_CHARS_MAX, Limit, SIZE_MAX},
    text::is_forbidden,
};

/// Every line of a block of text begins with this.
pub(crate) const BLOCK_MARK: char = '|';

impl RecordError {
    pub(crate) fn new(position: Position, flaw: Flaw) -> RecordError {
        RecordError { line: position.line, column: position.column, flaw }
    }
}

/// Decodes bytes as UTF-8, with or without a byte order mark.
///
/// A tab counts as a space, except in a block, where every character counts.
pub(crate) fn text(bytes: &[u8]) -> Result<Cow<'_, str>, RecordError> {
    if bytes.len() > SIZE_MAX {
        let start = Position { line: 1, column: 1 };
        return Err(RecordError::new(start, Flaw::TooMuch(Limit::Size)));
    }
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let text = str::from_utf8(bytes).map_err(|error| {
        let (valid, rest) = bytes.split_at(error.valid_up_to());
        let line_start = valid.iter().rposition(|byte| *byte == b'\n').map_or(0, |idx| idx + 1);
        let line = 1 + valid.iter().filter(|byte| **byte == b'\n').count();
        let column = 1 + String::from_utf8_lossy(&valid[line_start..]).chars().count();
        let byte = rest.first().copied().unwrap_or_default();
        RecordError::new(Position { line, column }, Flaw::NotUtf8 { byte })
    })?;
    if !text.contains('\t') {
        return Ok(Cow::Borrowed(text));
    }
    let lines = text.split_inclusive('\n');
    Ok(lines
        .map(|line| if is_block(line) { line.into() } else { line.replace('\t', " ") })
        .collect())
}

/// The lines of a text, checked one by one.
#[derive(Clone, Debug)]
pub(crate) struct Lines<'a> {
    rest: Option<&'a str>,
    n_lines: usize,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a str) -> Lines<'a> {
        Lines { rest: Some(text), n_lines: 0 }
    }

    /// Returns the next line without its line break.
    pub(crate) fn next(&mut self) -> Result<Option<Cursor<'a>>, RecordError> {
        let Some(rest) = self.rest else { return Ok(None) };
        let (line, rest) = match rest.split_once('\n') {
            Some((line, rest)) => (line, Some(rest)),
            None => (rest, None),
        };
        self.rest = rest;
        self.n_lines += 1;
        let line = line.strip_suffix('\r').unwrap_or(line);
        for (idx, ch) in line.chars().enumerate() {
            let position = Position { line: self.n_lines, column: idx + 1 };
            if idx == LINE_CHARS_MAX {
                return Err(RecordError::new(position, Flaw::TooMuch(Limit::Line)));
            }
            if is_forbidden(ch) {
                return Err(RecordError::new(position, Flaw::Forbidden(ch)));
            }
        }
        Ok(Some(Cursor { position: Position { line: self.n_lines, column: 1 }, rest: line }))
    }

    /// Returns whether the next line is part of a block.
    pub(crate) fn is_at_block(&self) -> bool {
        self.rest.is_some_and(is_block)
    }

    /// Returns where the text ends.
    pub(crate) fn end(&self) -> Position {
        Position { line: self.n_lines.max(1), column: 1 }
    }
}

fn is_block(line: &str) -> bool {
    line.starts_with(BLOCK_MARK)
}

/// A part of a line and its position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word<'a> {
    pub(crate) position: Position,
    pub(crate) text: &'a str,
}

impl Word<'_> {
    /// Makes an error at this position.
    pub(crate) fn error(&self, flaw: Flaw) -> RecordError {
        RecordError::new(self.position, flaw)
    }

    /// Makes an error that says what was expected at this position.
    pub(crate) fn expected(&self, expected: impl Into<String>) -> RecordError {
        self.error(Flaw::expected(expected, self.text))
    }
}

/// The unread rest of a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    position: Position,
    rest: &'a str,
}

impl<'a> Cursor<'a> {
    /// Takes the next word, which is empty at the end of the line.
    pub(crate) fn word(&mut self) -> Word<'a> {
        self.skip_blanks();
        let end = self.rest.find(' ').unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        let word = Word { position: self.position, text };
        self.position.column += text.chars().count();
        self.rest = rest;
        word
    }

    /// Returns the next word without taking it.
    pub(crate) fn peek(mut self) -> &'a str {
        self.word().text
    }

    /// Takes the rest of the line, without spaces at its ends.
    pub(crate) fn rest(&mut self) -> Word<'a> {
        self.skip_blanks();
        let word = Word { position: self.position, text: self.rest.trim_end_matches(' ') };
        self.rest = "";
        word
    }

    /// Takes the rest of the line, unchanged.
    pub(crate) fn verbatim(&self) -> Word<'a> {
        Word { position: self.position, text: self.rest }
    }

    /// Returns the position of the next word.
    pub(crate) fn position(&mut self) -> Position {
        self.skip_blanks();
        self.position
    }

    /// Returns an error unless the line ends here.
    pub(crate) fn end(&mut self) -> Result<(), RecordError> {
        let rest = self.rest();
        if rest.text.is_empty() { Ok(()) } else { Err(rest.expected("the end of the line")) }
    }

    /// Cuts off a comment: a `#` at the beginning of the line or between spaces.
    pub(crate) fn cut_comment(&mut self) -> Option<Word<'a>> {
        self.skip_blanks();
        let line = self.rest;
        let is_blank_at = |idx: usize| line.as_bytes().get(idx).is_none_or(|byte| *byte == b' ');
        let is_comment = |idx: usize| idx == 0 || (is_blank_at(idx - 1) && is_blank_at(idx + 1));
        let (idx, _) = line.match_indices('#').find(|(idx, _)| is_comment(*idx))?;
        let (before, comment) = line.split_at(idx);
        let column = self.position.column + before.chars().count();
        self.rest = before;
        let comment = comment.strip_prefix('#').unwrap_or(comment);
        let text = comment.strip_prefix(' ').unwrap_or(comment).trim_end_matches(' ');
        Some(Word { position: Position { line: self.position.line, column }, text })
    }

    /// Returns whether only spaces are left.
    pub(crate) fn is_blank(&self) -> bool {
        self.rest.trim_matches(' ').is_empty()
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest.trim_start_matches(' ');
        self.position.column += self.rest.len() - rest.len();
        self.rest = rest;
    }
}
