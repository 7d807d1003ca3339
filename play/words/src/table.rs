//! The texts about a table and its seats.

use rules_core::Seat;

use crate::{Arg, Message};

/// The texts about a table without arguments.
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
    /// Cards and dice are not entered by hand at this table.
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

/// Refuses a seat that the table does not have.
pub fn no_such_seat(n_seats: u8) -> Message {
    Message::new("table-no-such-seat").with("n", n_seats)
}

/// Refuses a seat that is taken.
pub fn seat_taken(seat: Seat) -> Message {
    Message::new("table-seat-taken").with("who", seat)
}

/// Refuses a seat that nobody has taken; it has no name, so its letter is shown.
pub fn seat_free(seat: Seat) -> Message {
    Message::new("table-seat-free").with("seat", Arg::Text(seat.to_string()))
}

/// Says that seats are still free.
pub fn seats_free(n_free: usize) -> Message {
    Message::new("table-seats-free").with("n", n_free as i64)
}

/// Refuses an action for a seat that a bot plays.
pub fn bot_plays(seat: Seat) -> Message {
    Message::new("table-bot-plays").with("who", seat)
}

/// Refuses to give back a seat whose player is not away.
pub fn not_away(seat: Seat) -> Message {
    Message::new("table-not-away").with("who", seat)
}

/// Refuses to come back after resigning.
pub fn resigned(seat: Seat) -> Message {
    Message::new("table-resigned").with("who", seat)
}

/// Says that a record can't contain something.
pub fn unrecordable(why: &str) -> Message {
    Message::new("table-unrecordable").with("why", why)
}

/// Says that someone has resigned and a bot of this strength takes over.
pub fn note_resigned(seat: Seat, strength: Message) -> Message {
    Message::new("table-note-resigned").with("who", seat).with("strength", strength)
}

/// Says that someone is away and a bot of this strength plays in the meantime.
pub fn note_away(seat: Seat, strength: Message) -> Message {
    Message::new("table-note-away").with("who", seat).with("strength", strength)
}

/// Says that someone is back.
pub fn note_back(seat: Seat) -> Message {
    Message::new("table-note-back").with("who", seat)
}
