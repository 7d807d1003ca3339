//! Why the referee says no.

use std::{error, fmt};

use catalog::Refused;
use record::Flaw;
use rules_core::{ParseMoveError, Seat};
use words::{
    Message,
    frame::{self, NoUndo},
    table::{self, Line},
};

use crate::Version;

/// Why the referee does not do what was asked. Nothing has changed then.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The table has no such seat.
    NoSuchSeat {
        /// How many it has.
        n_seats: u8,
    },
    /// Somebody sits there.
    SeatTaken(Seat),
    /// Nobody sits there.
    SeatFree(Seat),
    /// The game can't start while these seats are free.
    SeatsFree(Vec<Seat>),
    /// The game has not started.
    NotStarted,
    /// The game has started.
    AlreadyStarted,
    /// The game is over.
    GameOver,
    /// The game is not over.
    NotOver,
    /// The table is no longer as it was.
    Stale {
        /// What it is now, for the seat that asked.
        version: Version,
    },
    /// Somebody else is asked, or chance decides.
    NotYourTurn {
        /// Who is asked.
        to_move: Option<Seat>,
    },
    /// A bot plays for this seat.
    BotPlays(Seat),
    /// No bot is asked now.
    NoBotToMove,
    /// Nobody is away from this seat.
    NotAway(Seat),
    /// Whoever sat there has given up.
    Resigned(Seat),
    /// Chance is not typed in at this table.
    ChanceNotTyped,
    /// The text is not a move of the game.
    NotAMove(ParseMoveError),
    /// The rules forbid it.
    Illegal(Refused),
    /// It can't be taken back.
    NoUndo(NoUndo),
    /// No record can hold it.
    Unrecordable(Flaw),
}

impl Refusal {
    /// Returns a short name for programs. It never changes.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NoSuchSeat { .. } => "no_such_seat",
            Refusal::SeatTaken(_) => "seat_taken",
            Refusal::SeatFree(_) => "seat_free",
            Refusal::SeatsFree(_) => "seats_free",
            Refusal::NotStarted => "not_started",
            Refusal::AlreadyStarted => "already_started",
            Refusal::GameOver => "game_over",
            Refusal::NotOver => "not_over",
            Refusal::Stale { .. } => "stale",
            Refusal::NotYourTurn { .. } => "not_your_turn",
            Refusal::BotPlays(_) => "bot_plays",
            Refusal::NoBotToMove => "no_bot_to_move",
            Refusal::NotAway(_) => "not_away",
            Refusal::Resigned(_) => "resigned",
            Refusal::ChanceNotTyped => "chance_not_typed",
            Refusal::NotAMove(_) => "not_a_move",
            Refusal::Illegal(_) => "illegal",
            Refusal::NoUndo(_) => "no_undo",
            Refusal::Unrecordable(_) => "unrecordable",
        }
    }

    /// Returns the rule of the game that says no, if one does.
    pub fn rule(&self) -> Option<&'static str> {
        if let Refusal::Illegal(refused) = self { Some(refused.rule) } else { None }
    }

    /// Says why in a sentence.
    pub fn message(&self) -> Message {
        match self {
            Refusal::NoSuchSeat { n_seats } => table::no_such_seat(*n_seats),
            Refusal::SeatTaken(seat) => table::seat_taken(*seat),
            Refusal::SeatFree(seat) => table::seat_free(*seat),
            Refusal::SeatsFree(seats) => table::seats_free(seats.len()),
            Refusal::NotStarted => Line::NotStarted.message(),
            Refusal::AlreadyStarted => Line::AlreadyStarted.message(),
            Refusal::GameOver => frame::game_over(),
            Refusal::NotOver => Line::NotOver.message(),
            Refusal::Stale { .. } => frame::table_moved_on(),
            Refusal::NotYourTurn { to_move } => frame::not_your_turn(*to_move),
            Refusal::BotPlays(seat) => table::bot_plays(*seat),
            Refusal::NoBotToMove => Line::NoBotToMove.message(),
            Refusal::NotAway(seat) => table::not_away(*seat),
            Refusal::Resigned(seat) => table::resigned(*seat),
            Refusal::ChanceNotTyped => Line::ChanceNotTyped.message(),
            Refusal::NotAMove(error) => frame::not_a_move(error.text()),
            Refusal::Illegal(refused) => refused.sentence(),
            Refusal::NoUndo(why) => frame::no_undo(*why),
            Refusal::Unrecordable(flaw) => table::unrecordable(&flaw.to_string()),
        }
    }
}

impl From<ParseMoveError> for Refusal {
    fn from(error: ParseMoveError) -> Refusal {
        Refusal::NotAMove(error)
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal::Illegal(refused)
    }
}

impl From<Flaw> for Refusal {
    fn from(flaw: Flaw) -> Refusal {
        Refusal::Unrecordable(flaw)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let details = match self {
            Refusal::Illegal(refused) => format!("rule {} forbids it", refused.rule),
            Refusal::Unrecordable(flaw) => flaw.to_string(),
            Refusal::NotAMove(error) => error.to_string(),
            Refusal::Stale { version } => format!("the table is at version {version}"),
            Refusal::NoSuchSeat { n_seats } => format!("the table has {n_seats} seats"),
            Refusal::NoUndo(why) => format!("{why:?}"),
            Refusal::SeatTaken(seat)
            | Refusal::SeatFree(seat)
            | Refusal::BotPlays(seat)
            | Refusal::NotAway(seat)
            | Refusal::Resigned(seat)
            | Refusal::NotYourTurn { to_move: Some(seat) } => format!("seat {seat}"),
            Refusal::SeatsFree(_)
            | Refusal::NotStarted
            | Refusal::AlreadyStarted
            | Refusal::GameOver
            | Refusal::NotOver
            | Refusal::NotYourTurn { to_move: None }
            | Refusal::NoBotToMove
            | Refusal::ChanceNotTyped => return f.write_str(self.code()),
        };
        write!(f, "{}: {details}", self.code())
    }
}

impl error::Error for Refusal {}
