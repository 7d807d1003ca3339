//! The texts of the web app around a table: hints, devices, files.

use rules_core::Seat;

use crate::{Arg, Message};

lines! {
    /// The texts around a table without arguments.
    Line:
    Hint = "hall-hint",
    HintHelp = "hall-hint-help",
    HintThen = "hall-hint-then",
    HintOnly = "hall-hint-only",
    HintsOff = "hall-hints-off",
    Devices = "hall-devices",
    DevicesLead = "hall-devices-lead",
    DeviceHere = "hall-device-here",
    SignOutThere = "hall-sign-out-there",
    SignOutElsewhere = "hall-sign-out-elsewhere",
    File = "hall-file",
    FileCheck = "hall-file-check",
    FileGood = "hall-file-good",
    FileWrong = "hall-file-wrong",
}

/// The expected value of a move, formatted for a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The chance to win in percent.
    pub win: String,
    /// The expected points.
    pub points: String,
    /// The share of the search that was spent on it, in percent.
    pub share: String,
}

/// Heads the best moves.
pub fn hint_head(n_visits: u32) -> Message {
    Message::new("hall-hint-head").with("n", n_visits)
}

/// Shows the expected value of a move.
pub fn hint_move(promise: Promise) -> Message {
    Message::new("hall-hint-move")
        .with("win", promise.win)
        .with("points", promise.points)
        .with("share", promise.share)
}

/// Shows how the game may continue.
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

/// Names a player who gave no name.
pub fn guest_name(seat: Seat) -> Message {
    Message::new("hall-guest-name").with("letter", seat.to_string().to_uppercase())
}
