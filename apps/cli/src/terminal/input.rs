//! What people type.

use std::io::{self, BufRead};

/// Lines from the keyboard; a test may put a text in its place.
pub(crate) struct Input {
    inner: Box<dyn BufRead>,
}

/// No answer is longer. What comes beyond it is not an answer but a mistake.
const LEN_MAX: usize = 1_000;

impl Input {
    pub(crate) fn stdin() -> Input {
        Input { inner: Box::new(io::BufReader::new(io::stdin())) }
    }

    /// Returns the next line without its end; nothing when there are no more.
    pub(crate) fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if self.inner.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        bytes.truncate(LEN_MAX);
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

/// What a person at the table wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// The choice with this number, counted from 1.
    Number(usize),
    /// A move in the game's notation.
    Move(String),
    /// Why a move can't be made.
    Why(String),
    /// What the strongest bot would do.
    Hint,
    /// Take back the last step.
    Undo,
    /// Take back everything since the barrier.
    Restart,
    /// What has happened.
    Log,
    /// The table once more.
    Board,
    /// Let a bot finish.
    Resign,
    /// What can be typed.
    Help,
    /// Stop and go on another day.
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
