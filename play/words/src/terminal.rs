//! What is said at the keyboard.

use crate::Message;

/// Things that are said without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The name of whoever sits at the keyboard.
    Me,
    /// Asks for a move.
    YourChoice,
    /// Asks what real cards or dice did.
    TypeChance,
    /// Asks for a language.
    ChooseLanguage,
    /// Asks for a game.
    ChooseGame,
    /// Asks who plays.
    ChooseSeats,
    /// Introduces what can be typed.
    Help,
    /// Tells that a move can be typed.
    HelpMove,
    /// Tells how to ask why.
    HelpWhy,
    /// Tells how to ask for advice.
    HelpHint,
    /// Tells how to take back a step.
    HelpUndo,
    /// Tells how to take back a turn.
    HelpRestart,
    /// Tells how to see the table.
    HelpBoard,
    /// Tells how to see the log.
    HelpLog,
    /// Tells how to give up.
    HelpResign,
    /// Tells how to leave.
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

/// Asks for a number from 1 on.
pub fn choose_up_to(max: usize) -> Message {
    Message::new("terminal-choose-up-to").with("max", max as i64)
}

/// Says that a move is legal.
pub fn is_legal(mv: &str) -> Message {
    Message::new("terminal-is-legal").with("move", mv.to_owned())
}

/// Tells what would break a tie.
pub fn tie_break(term: Message) -> Message {
    Message::new("terminal-tie-break").with("term", term)
}

/// Tells how to go on with a saved game.
pub fn saved(path: &str) -> Message {
    Message::new("terminal-saved").with("path", path.to_owned())
}

/// Tells where the record of a finished game is.
pub fn finished(path: &str) -> Message {
    Message::new("terminal-finished").with("path", path.to_owned())
}
