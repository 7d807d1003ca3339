//! Reads what people type.

use std::io::{self, BufRead};

/// Lines from the keyboard; a test may use a text instead.
pub(crate) struct Input {
    inner: Box<dyn BufRead>,
}

/// The maximum length of an answer; anything longer is a mistake.
const LEN_MAX: usize = 1_000;

impl Input {
    pub(crate) fn stdin() -> Input {
        Input { inner: Box::new(io::BufReader::new(io::stdin())) }
    }

    /// Returns the next line without its line break; `None` at the end of the input.
    pub(crate) fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if self.inner.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        bytes.truncate(LEN_MAX);
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

/// What a player wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Make the choice with this number, counted from 1.
    Number(usize),
    /// Make this move, written in the game's notation.
    Move(String),
    /// Ask why a move is not allowed.
    Why(String),
    /// Ask what the strongest bot would do.
    Hint,
    /// Undo the last step.
    Undo,
    /// Undo everything that can be undone.
    Restart,
    /// Show the log.
    Log,
    /// Show the board again.
    Board,
    /// Resign and let a bot finish the game.
    Resign,
    /// Show what can be typed.
    Help,
    /// Quit; the game can be continued later.
    Quit,
    /// Nothing was typed.
    Nothing,
}

impl Wish {
    pub(crate) fn read(line: &str) -> Wish {
        match line {
            "" => Wish::Nothing,
            "hint" => Wish::Hint,
            "u" | "undo" => Wish::Undo,
            "r" | "restart" => Wish::Restart,
            "l" | "log" => Wish::Log,
            "b" | "board" => Wish::Board,
            "resign" => Wish::Resign,
            "?" | "h" | "help" => Wish::Help,
            "q" | "quit" => Wish::Quit,
            _ => match (line.parse(), line.strip_prefix("why ")) {
                (Ok(number), _) => Wish::Number(number),
                (Err(_), Some(mv)) => Wish::Why(mv.trim().to_owned()),
                (Err(_), None) => Wish::Move(line.to_owned()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Wish;

    #[test]
    fn a_line_is_a_number_a_command_or_a_move() {
        assert_eq!(Wish::read("3"), Wish::Number(3));
        assert_eq!(Wish::read("u"), Wish::Undo);
        assert_eq!(Wish::read("hint"), Wish::Hint);
        assert_eq!(Wish::read("why build it"), Wish::Why("build it".to_owned()));
        assert_eq!(Wish::read("build it"), Wish::Move("build it".to_owned()));
        assert_eq!(Wish::read(""), Wish::Nothing);
    }
}
