//! Why a table does not do what was asked.

use std::{error, fmt};

use catalog::Refused;
use record::Flaw;
use rules_core::{ParseMoveError, Seat};
use words::{
    Message,
    frame::{self, NoUndo},
    table::{self, Line},
    web::{Site, hall},
};

use crate::Version;

/// Why a table does not do what was asked; nothing has changed in that case.
///
/// The referee gives the first reasons; whoever keeps tables for people adds the
/// others. They are one type, so that everybody has one list of codes and
/// sentences, whether a table lives in a terminal or on a server.
#[derive(Clone, Debug, PartialEq)]
pub enum TableError {
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
    /// The table has changed since.
    Stale {
        /// The current version for the seat that asked.
        version: Version,
    },
    /// It is somebody else's turn, or that of chance.
    NotYourTurn {
        /// Whose turn it is.
        to_move: Option<Seat>,
    },
    /// A bot plays for this seat.
    BotPlays(Seat),
    /// It is not a bot's turn.
    NoBotToMove,
    /// Nobody is away from this seat.
    NotAway(Seat),
    /// Whoever sat there has resigned.
    Resigned(Seat),
    /// Chance is not entered by hand at this table.
    ChanceNotTyped,
    /// The text is not a move of the game.
    NotAMove(ParseMoveError),
    /// The rules forbid it.
    Illegal(Refused),
    /// It can't be undone.
    NoUndo(NoUndo),
    /// No record can hold it.
    Unrecordable(Flaw),
    /// Only the people at this seat may do it.
    NotYourSeat,
    /// Only the host may do it.
    NotHost,
    /// Only people at the table may do it.
    NotAtTable,
    /// The table was closed.
    Closed,
    /// The name is not valid.
    BadName,
    /// What should be added to chance is not valid.
    BadEntropy,
    /// The chat message is empty or not valid.
    BadText,
    /// The seat has nothing to choose now.
    NotAsked,
    /// Other people play here, so there is no advice.
    NoHints,
    /// There is no such table.
    NoSuchTable,
    /// Another server was faster.
    Conflict,
    /// The key of the request was used for another one.
    KeyReused,
    /// The server is too busy.
    Busy,
    /// Something that should not happen.
    Broken(String),
}

impl TableError {
    /// Returns a short name for programs. It never changes.
    pub fn code(&self) -> &'static str {
        match self {
            TableError::NoSuchSeat { .. } => "no_such_seat",
            TableError::SeatTaken(_) => "seat_taken",
            TableError::SeatFree(_) => "seat_free",
            TableError::SeatsFree(_) => "seats_free",
            TableError::NotStarted => "not_started",
            TableError::AlreadyStarted => "already_started",
            TableError::GameOver => "game_over",
            TableError::NotOver => "not_over",
            TableError::Stale { .. } => "stale",
            TableError::NotYourTurn { .. } => "not_your_turn",
            TableError::BotPlays(_) => "bot_plays",
            TableError::NoBotToMove => "no_bot_to_move",
            TableError::NotAway(_) => "not_away",
            TableError::Resigned(_) => "resigned",
            TableError::ChanceNotTyped => "chance_not_typed",
            TableError::NotAMove(_) => "not_a_move",
            TableError::Illegal(_) => "illegal",
            TableError::NoUndo(_) => "no_undo",
            TableError::Unrecordable(_) => "unrecordable",
            TableError::NotYourSeat => "not_your_seat",
            TableError::NotHost => "not_host",
            TableError::NotAtTable => "not_at_table",
            TableError::Closed => "closed",
            TableError::BadName => "bad_name",
            TableError::BadEntropy => "bad_entropy",
            TableError::BadText => "bad_text",
            TableError::NotAsked => "not_asked",
            TableError::NoHints => "no_hints",
            TableError::NoSuchTable => "not_found",
            TableError::Conflict => "conflict",
            TableError::KeyReused => "key_reused",
            TableError::Busy => "busy",
            TableError::Broken(_) => "broken",
        }
    }

    /// Returns whether the table itself refused. It would refuse again as long as nothing else
    /// happens there.
    pub fn is_refusal(&self) -> bool {
        !matches!(
            self,
            TableError::NoSuchTable
                | TableError::Conflict
                | TableError::KeyReused
                | TableError::Busy
                | TableError::Broken(_)
        )
    }

    /// Returns the rule of the game that forbids it, if one does.
    pub fn rule(&self) -> Option<&'static str> {
        if let TableError::Illegal(refused) = self { Some(refused.rule) } else { None }
    }

    /// Says why in a sentence.
    pub fn message(&self) -> Message {
        match self {
            TableError::NoSuchSeat { n_seats } => table::no_such_seat(*n_seats),
            TableError::SeatTaken(seat) => table::seat_taken(*seat),
            TableError::SeatFree(seat) => table::seat_free(*seat),
            TableError::SeatsFree(seats) => table::seats_free(seats.len()),
            TableError::NotStarted => Line::NotStarted.message(),
            TableError::AlreadyStarted => Line::AlreadyStarted.message(),
            TableError::GameOver => frame::game_over(),
            TableError::NotOver => Line::NotOver.message(),
            TableError::Stale { .. } => frame::table_moved_on(),
            TableError::NotYourTurn { to_move } => frame::not_your_turn(*to_move),
            TableError::BotPlays(seat) => table::bot_plays(*seat),
            TableError::NoBotToMove => Line::NoBotToMove.message(),
            TableError::NotAway(seat) => table::not_away(*seat),
            TableError::Resigned(seat) => table::resigned(*seat),
            TableError::ChanceNotTyped => Line::ChanceNotTyped.message(),
            TableError::NotAMove(error) => frame::not_a_move(error.text()),
            TableError::Illegal(refused) => refused.sentence(),
            TableError::NoUndo(why) => frame::no_undo(*why),
            TableError::Unrecordable(flaw) => table::unrecordable(&flaw.to_string()),
            TableError::NotYourSeat | TableError::NotHost | TableError::NotAtTable => {
                Site::ForbiddenText.message()
            }
            TableError::Closed | TableError::NotAsked => Site::MovedOnText.message(),
            TableError::BadName | TableError::BadEntropy | TableError::BadText => {
                Site::BadRequestText.message()
            }
            TableError::NoHints => hall::Line::HintsOff.message(),
            TableError::NoSuchTable => Site::NotFoundText.message(),
            TableError::Conflict | TableError::KeyReused => frame::table_moved_on(),
            TableError::Busy | TableError::Broken(_) => Site::BrokenText.message(),
        }
    }
}

impl From<ParseMoveError> for TableError {
    fn from(error: ParseMoveError) -> TableError {
        TableError::NotAMove(error)
    }
}

impl From<Refused> for TableError {
    fn from(refused: Refused) -> TableError {
        TableError::Illegal(refused)
    }
}

impl From<Flaw> for TableError {
    fn from(flaw: Flaw) -> TableError {
        TableError::Unrecordable(flaw)
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let details = match self {
            TableError::Illegal(refused) => format!("rule {} forbids it", refused.rule),
            TableError::Unrecordable(flaw) => flaw.to_string(),
            TableError::NotAMove(error) => error.to_string(),
            TableError::Stale { version } => format!("the table is at version {version}"),
            TableError::NoSuchSeat { n_seats } => format!("the table has {n_seats} seats"),
            TableError::NoUndo(why) => format!("{why:?}"),
            TableError::SeatTaken(seat)
            | TableError::SeatFree(seat)
            | TableError::BotPlays(seat)
            | TableError::NotAway(seat)
            | TableError::Resigned(seat)
            | TableError::NotYourTurn { to_move: Some(seat) } => format!("seat {seat}"),
            TableError::SeatsFree(_)
            | TableError::NotStarted
            | TableError::AlreadyStarted
            | TableError::GameOver
            | TableError::NotOver
            | TableError::NotYourTurn { to_move: None }
            | TableError::NoBotToMove
            | TableError::ChanceNotTyped
            | TableError::NotYourSeat
            | TableError::NotHost
            | TableError::NotAtTable
            | TableError::Closed
            | TableError::BadName
            | TableError::BadEntropy
            | TableError::BadText
            | TableError::NotAsked
            | TableError::NoHints
            | TableError::NoSuchTable
            | TableError::Conflict
            | TableError::KeyReused
            | TableError::Busy => return f.write_str(self.code()),
            TableError::Broken(why) => why.clone(),
        };
        write!(f, "{}: {details}", self.code())
    }
}

impl error::Error for TableError {}
