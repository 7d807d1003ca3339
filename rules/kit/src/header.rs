//! The start of a game in a text: its seats and options, or a diagram.
//!
//! ```text
//! seats 3
//! option edition hungarian
//! ```
//!
//! A diagram is written between `diagram:` and `end diagram`. An option of several
//! lines is written between `option KEY:` and `end option`.

use rules_core::{Config, Game, Options};

/// The start of a game, read line by line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Header {
    n_seats: Option<u8>,
    pairs: Vec<(String, String)>,
    diagram: Option<String>,
    open: Option<Block>,
}

/// A text of several lines whose end has not been read yet.
#[derive(Clone, Debug)]
struct Block {
    /// The key of an option; `None` for the diagram.
    key: Option<String>,
    text: String,
}

impl Block {
    fn end(&self) -> &'static str {
        if self.key.is_some() { "end option" } else { "end diagram" }
    }
}

impl Header {
    /// Reads a line. Returns whether it is part of a header.
    pub(crate) fn take(&mut self, line: &str) -> Result<bool, String> {
        if let Some(mut block) = self.open.take() {
            if line.trim_end() == block.end() {
                match block.key {
                    Some(key) => {
                        // The line break before `end option` is not part of the value.
                        let value = block.text.strip_suffix('\n').unwrap_or_default();
                        self.pairs.push((key, value.to_owned()));
                    }
                    None => self.diagram = Some(block.text),
                }
            } else {
                block.text.push_str(line);
                block.text.push('\n');
                self.open = Some(block);
            }
            return Ok(true);
        }
        let line = line.trim_end();
        if line == "diagram:" {
            self.open = Some(Block { key: None, text: String::new() });
        } else if let Some(n_seats) = line.strip_prefix("seats ") {
            let n_seats = n_seats.parse();
            self.n_seats = Some(n_seats.map_err(|_| format!("{line:?}: expected `seats 3`"))?);
        } else if let Some(option) = line.strip_prefix("option ") {
            match (option.strip_suffix(':'), option.split_once(' ')) {
                (Some(key), None) => {
                    self.open = Some(Block { key: Some(key.to_owned()), text: String::new() });
                }
                (_, Some((key, value))) => self.pairs.push((key.to_owned(), value.to_owned())),
                (None, None) => return Err(format!("{line:?}: expected `option KEY VALUE`")),
            }
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// Sets the game up.
    pub(crate) fn start<G: Game>(&self) -> Result<G, String> {
        if let Some(block) = &self.open {
            return Err(format!("there is no `{}`", block.end()));
        }
        match (self.n_seats, &self.diagram) {
            (None, Some(diagram)) if self.pairs.is_empty() => {
                G::from_diagram(diagram).map_err(|error| format!("in the diagram: {error}"))
            }
            (_, Some(_)) => Err("seats and options are part of the diagram".to_owned()),
            (None, None) => Err("expected `seats N` or a diagram".to_owned()),
            (Some(n_seats), None) => {
                let pairs = self.pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()));
                let options = G::Options::from_pairs(pairs).map_err(|error| error.to_string())?;
                G::setup(&Config { n_seats, options }).map_err(|error| error.to_string())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, pairs: &[(&str, &str)]) {
        let mut header = Header::default();
        for line in text.lines() {
            assert_eq!(header.take(line), Ok(true), "{line:?}");
        }
        let owned = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
        assert_eq!(header.pairs, pairs.iter().map(owned).collect::<Vec<_>>());
    }

    #[test]
    fn an_option_is_one_line_or_a_block() {
        check("option edition third one", &[("edition", "third one")]);
        check("option board:\n#  a\n\n b\nend option\nseats 2", &[("board", "#  a\n\n b")]);
        check("option board:\na\n\nend option", &[("board", "a\n")]);
        check("option board:\nend option", &[("board", "")]);
    }

    #[test]
    fn other_lines_are_not_part_of_the_header() {
        for line in ["> bet", "# seats 2", "", "seats", "  seats 2", "options"] {
            assert_eq!(Header::default().take(line), Ok(false), "{line:?}");
        }
    }
}
