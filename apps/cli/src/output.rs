//! Standard output, and how errors are printed.

use std::io::{self, BufWriter, IsTerminal as _, Write};

/// Buffered standard output; a test may use something else instead.
pub(crate) struct Output {
    inner: Box<dyn Write>,
    /// Whether the output is a terminal that a person looks at.
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

    /// Writes without ending the line, and flushes.
    pub(crate) fn ask(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.inner.write_all(text.as_ref().as_bytes())?;
        self.inner.flush()
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }

    /// Clears the screen, so that the next player at the keyboard does not see
    /// what the last one saw. Outside a terminal, prints a separator instead.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.is_terminal {
            // Clear the screen and the scrollback, then move the cursor home.
            self.ask("\x1b[2J\x1b[3J\x1b[H")
        } else {
            self.line("- - -")
        }
    }
}

/// Prints an error in one line.
pub(crate) fn complain(error: &anyhow::Error) {
    complain_in_a_line(&format!("{error:#}"));
}

/// Prints an error in the command line, in one line.
pub(crate) fn complain_of_usage(error: &clap::Error) {
    let text = error.render().to_string();
    let text = text.trim_start_matches("error: ");
    // What follows is a summary of all flags, which --help shows better.
    let end = ["Usage:", "For more information"].iter().filter_map(|it| text.find(it)).min();
    let what = text[..end.unwrap_or(text.len())].trim();
    complain_in_a_line(&format!("{what} (see: ahu --help)"));
}

fn complain_in_a_line(text: &str) {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // If not even this can be written, there is nothing left to do.
    let _ = writeln!(io::stderr(), "ahu: {text}");
}
