//! What is said of a table and its seats.

use rules_core::Seat;

use crate::{Arg, Message};

/// Things that are said of a table without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The game has not started.
    NotStarted,
    /// The game has started.
    AlreadyStarted,
    /// The game is not over.
    NotOver,
    /// It is not a bot's turn.
    NoBotToMove,
    /// Nobody types in what chance does.
    ChanceNotTyped,
}

impl Line {
    /// Every line.
    pub const ALL: [Line; 5] = [
        Line::NotStarted,
        Line::AlreadyStarted,
        Line::NotOver,
        Line::NoBotToMove,
        Line::ChanceNotTyped,
    ];

    /// Returns the message.
    pub fn message(self) -> Message {
        Message::new(match self {
            Line::NotStarted => "table-not-started",
            Line::AlreadyStarted => "table-already-started",
            Line::NotOver => "table-not-over",
            Line::NoBotToMove => "table-no-bot-to-move",
            Line::ChanceNotTyped => "table-chance-not-typed",
        })
    }
}

/// Refuses a seat that there is not.
pub fn no_such_seat(n_seats: u8) -> Message {
    Message::new("table-no-such-seat").with("n", n_seats)
}

/// Refuses a seat that somebody has.
pub fn seat_taken(seat: Seat) -> Message {
    Message::new("table-seat-taken").with("who", seat)
}

/// Refuses a seat that nobody has; it has no name, so its letter must do.
pub fn seat_free(seat: Seat) -> Message {
    Message::new("table-seat-free").with("seat", Arg::Text(seat.to_string()))
}

/// Says that seats are still free.
pub fn seats_free(n_free: usize) -> Message {
    Message::new("table-seats-free").with("n", n_free as i64)
}

/// Refuses to a person what a bot does.
pub fn bot_plays(seat: Seat) -> Message {
    Message::new("table-bot-plays").with("who", seat)
}

/// Refuses to give back what nobody left.
pub fn not_away(seat: Seat) -> Message {
    Message::new("table-not-away").with("who", seat)
}

/// Refuses to come back after giving up.
pub fn resigned(seat: Seat) -> Message {
    Message::new("table-resigned").with("who", seat)
}

/// Says that a record has no room for something.
pub fn unrecordable(why: &str) -> Message {
    Message::new("table-unrecordable").with("why", why)
}

/// Tells that somebody gave up and a bot of this strength plays on.
pub fn note_resigned(seat: Seat, strength: Message) -> Message {
    Message::new("table-note-resigned").with("who", seat).with("strength", strength)
}

/// Tells that somebody is away and a bot of this strength plays meanwhile.
pub fn note_away(seat: Seat, strength: Message) -> Message {
    Message::new("table-note-away").with("who", seat).with("strength", strength)
}

/// Tells that somebody is back.
pub fn note_back(seat: Seat) -> Message {
    Message::new("table-note-back").with("who", seat)
}
