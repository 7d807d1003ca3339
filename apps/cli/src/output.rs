//! Where text goes.

use std::io::{self, BufWriter, IsTerminal as _, Write};

/// Standard output with a buffer; a test may put something else in its place.
pub(crate) struct Output {
    inner: Box<dyn Write>,
    /// Whether a person looks at a terminal.
    pub(crate) is_terminal: bool,
}

impl Output {
    pub(crate) fn stdout() -> Output {
        let stdout = io::stdout();
        let is_terminal = stdout.is_terminal();
        Output { inner: Box::new(BufWriter::new(stdout)), is_terminal }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.inner.write_all(text.as_ref().as_bytes())?;
        self.inner.write_all(b"\n")
    }

    /// Writes without ending the line, and shows it at once.
    pub(crate) fn ask(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.inner.write_all(text.as_ref().as_bytes())?;
        self.inner.flush()
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }

    /// Empties the screen, so that the next at the keyboard does not see what
    /// the last one saw. On paper a line must do.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.is_terminal {
            // Clear the screen and what was scrolled off it, cursor home.
            self.ask("\x1b[2J\x1b[3J\x1b[H")
        } else {
            self.line("- - -")
        }
    }
}

/// Says what went wrong, in one line.
pub(crate) fn complain(error: &anyhow::Error) {
    complain_in_a_line(&format!("{error:#}"));
}

/// Says what is wrong with the command line, in one line.
pub(crate) fn complain_of_usage(error: &clap::Error) {
    let text = error.render().to_string();
    let text = text.trim_start_matches("error: ");
    // What follows is a summary of all flags, which --help tells better.
    let end = ["Usage:", "For more information"].iter().filter_map(|it| text.find(it)).min();
    let what = text[..end.unwrap_or(text.len())].trim();
    complain_in_a_line(&format!("{what} (see: ahu --help)"));
}

fn complain_in_a_line(text: &str) {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // Nothing is left to be done if not even this can be written.
    let _ = writeln!(io::stderr(), "ahu: {text}");
}
