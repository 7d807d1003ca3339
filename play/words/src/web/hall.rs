//! What the web app says around a table beside its game: hints, devices, files.

use rules_core::Seat;

use crate::{Arg, Message};

lines! {
    /// What is said around a table, without anything to add.
    Line:
    /// Says “Hint”.
    Hint = "hall-hint",
    /// Says “The strongest bot looks at your moves, from what you see. …”.
    HintHelp = "hall-hint-help",
    /// Says “Which moves would the strongest bot have looked at, …?”.
    HintThen = "hall-hint-then",
    /// Says “There is only this move.”
    HintOnly = "hall-hint-only",
    /// Says “There are no hints while other people play at this table. …”.
    HintsOff = "hall-hints-off",
    /// Says “Devices”.
    Devices = "hall-devices",
    /// Says “Where you are signed in. …”.
    DevicesLead = "hall-devices-lead",
    /// Says “this device”.
    DeviceHere = "hall-device-here",
    /// Says “Sign out there”.
    SignOutThere = "hall-sign-out-there",
    /// Says “Sign out everywhere else”.
    SignOutElsewhere = "hall-sign-out-elsewhere",
    /// Says “From a file”.
    File = "hall-file",
    /// Says “Check and preview”.
    FileCheck = "hall-file-check",
    /// Says “The text is right. This is how the table begins.”
    FileGood = "hall-file-good",
    /// Says “The text can’t be used”.
    FileWrong = "hall-file-wrong",
}

/// What a move promises, written in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The chance to win in percent.
    pub win: String,
    /// The expected points.
    pub points: String,
    /// How much of the thinking went into it, in percent.
    pub share: String,
}

/// Heads the best moves.
pub fn hint_head(n_visits: u32) -> Message {
    Message::new("hall-hint-head").with("n", n_visits)
}

/// Tells what a move promises.
pub fn hint_move(promise: Promise) -> Message {
    Message::new("hall-hint-move")
        .with("win", promise.win)
        .with("points", promise.points)
        .with("share", promise.share)
}

/// Tells how play may go on.
pub fn hint_line(line: String) -> Message {
    Message::new("hall-hint-line").with("line", line)
}

/// Says since when a device is signed in and when it was last seen.
pub fn device_since(since: Message, seen: Message) -> Message {
    Message::new("hall-device-since").with("since", since).with("seen", seen)
}

/// Says where a text is wrong, and why.
pub fn file_wrong_at(line: u32, column: u32, why: impl Into<Arg>) -> Message {
    Message::new("hall-file-wrong-at").with("line", line).with("column", column).with("why", why)
}

/// Says that a text is too long.
pub fn file_too_long(n_bytes: usize, n_bytes_max: usize) -> Message {
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Message::new("hall-file-too-long").with("n", number(n_bytes)).with("max", number(n_bytes_max))
}

/// Names somebody at a seat who gave no name.
pub fn guest_name(seat: Seat) -> Message {
    Message::new("hall-guest-name").with("letter", seat.to_string().to_uppercase())
}
