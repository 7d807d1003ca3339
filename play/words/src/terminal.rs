//! The texts of the terminal.

use crate::Message;

/// The texts of the terminal without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The default name of the player at the keyboard.
    Me,
    /// Asks for a move.
    YourChoice,
    /// Asks for the result of real cards or dice.
    TypeChance,
    /// Asks for a language.
    ChooseLanguage,
    /// Asks for a game.
    ChooseGame,
    /// Asks who plays.
    ChooseSeats,
    /// Introduces what can be typed.
    Help,
    /// Explains that a move can be typed.
    HelpMove,
    /// Explains how to ask why a move is not allowed.
    HelpWhy,
    /// Explains how to ask for a hint.
    HelpHint,
    /// Explains how to undo a step.
    HelpUndo,
    /// Explains how to undo a turn.
    HelpRestart,
    /// Explains how to see the board.
    HelpBoard,
    /// Explains how to see the log.
    HelpLog,
    /// Explains how to resign.
    HelpResign,
    /// Explains how to quit.
    HelpQuit,
}

impl Line {
    /// Every line.
    pub const ALL: [Line; 16] = [
        Line::Me,
        Line::YourChoice,
        Line::TypeChance,
        Line::ChooseLanguage,
        Line::ChooseGame,
        Line::ChooseSeats,
        Line::Help,
        Line::HelpMove,
        Line::HelpWhy,
        Line::HelpHint,
        Line::HelpUndo,
        Line::HelpRestart,
        Line::HelpBoard,
        Line::HelpLog,
        Line::HelpResign,
        Line::HelpQuit,
    ];

    /// Returns the message.
    pub fn message(self) -> Message {
        Message::new(match self {
            Line::Me => "terminal-me",
            Line::YourChoice => "terminal-your-choice",
            Line::TypeChance => "terminal-type-chance",
            Line::ChooseLanguage => "terminal-choose-language",
            Line::ChooseGame => "terminal-choose-game",
            Line::ChooseSeats => "terminal-choose-seats",
            Line::Help => "terminal-help",
            Line::HelpMove => "terminal-help-move",
            Line::HelpWhy => "terminal-help-why",
            Line::HelpHint => "terminal-help-hint",
            Line::HelpUndo => "terminal-help-undo",
            Line::HelpRestart => "terminal-help-restart",
            Line::HelpBoard => "terminal-help-board",
            Line::HelpLog => "terminal-help-log",
            Line::HelpResign => "terminal-help-resign",
            Line::HelpQuit => "terminal-help-quit",
        })
    }
}

/// Refuses a number that is not offered.
pub fn no_such_number(n: usize, max: usize) -> Message {
    Message::new("terminal-no-such-number").with("n", n as i64).with("max", max as i64)
}

/// Asks for a number from 1 to `max`.
pub fn choose_up_to(max: usize) -> Message {
    Message::new("terminal-choose-up-to").with("max", max as i64)
}

/// Says that a move is legal.
pub fn is_legal(mv: &str) -> Message {
    Message::new("terminal-is-legal").with("move", mv.to_owned())
}

/// Shows a tie-breaker.
pub fn tie_break(term: Message) -> Message {
    Message::new("terminal-tie-break").with("term", term)
}

/// Says how to continue a saved game.
pub fn saved(path: &str) -> Message {
    Message::new("terminal-saved").with("path", path.to_owned())
}

/// Says where the record of a finished game is.
pub fn finished(path: &str) -> Message {
    Message::new("terminal-finished").with("path", path.to_owned())
}
