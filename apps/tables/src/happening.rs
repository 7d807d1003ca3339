//! What happens at tables, as followers hear of it after it was stored.

use referee::{Occupant, Time};
use rules_core::Seat;
use serde::{Deserialize, Serialize};
use store::{NewNotice, Notice, TableId, Who};

use crate::{event::Event, state::TableState, terms::BadTable};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening {
    /// An idempotency key: the same for the same happening and follower, however often it is
    /// delivered. A follower that does something outside the store sends it along, so that it is
    /// done only once there too.
    pub token: String,
    /// The table.
    pub table: TableId,
    /// Which game is played.
    pub game: String,
    /// The number of the event; 0 for the creation of the table.
    pub number: u32,
    /// When.
    pub at: Time,
    /// What happened.
    pub what: What,
}

/// What happened at a table.
///
/// It is stored in the outbox until every follower has heard of it, so tags and fields never
/// change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The table was created.
    Created {
        /// Who created it.
        host: Option<String>,
        /// Whether public lists leave it out.
        is_private: bool,
    },
    /// Somebody else has the seat now.
    Seated {
        /// Which.
        seat: Seat,
        /// Who sits there.
        by: SeatHolder,
    },
    /// The game has started.
    Started,
    /// Somebody has moved.
    Moved {
        /// Who; `None` for chance that people type in.
        seat: Option<Seat>,
        /// The number of moves in the record after that.
        n_moves: u32,
    },
    /// Moves were undone.
    Undone {
        /// The number of moves in the record after that.
        n_moves: u32,
    },
    /// The game has ended. It ends once: the end can't be undone.
    Ended {
        /// The number of moves in the record.
        n_moves: u32,
        /// The place of each seat; equals share a place (1, 1, 3).
        places: Vec<u8>,
        /// Whether it was not played here, but imported as a finished record.
        is_imported: bool,
    },
    /// The table was closed for good.
    Closed,
}

/// Who has a seat now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatHolder {
    /// Somebody with this identity.
    Person(String),
    /// A bot.
    Bot,
    /// Nobody any more.
    Nobody,
}

/// The kinds of happenings, to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// [`What::Created`].
    Created,
    /// [`What::Seated`].
    Seated,
    /// [`What::Started`].
    Started,
    /// [`What::Moved`].
    Moved,
    /// [`What::Undone`].
    Undone,
    /// [`What::Ended`].
    Ended,
    /// [`What::Closed`].
    Closed,
}

/// What is kept in the outbox.
#[derive(Serialize, Deserialize)]
struct Stored<T> {
    game: T,
    what: What,
}

impl Happening {
    /// Reads what was claimed from the outbox.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    pub(crate) fn read(notice: &Notice) -> Result<Happening, BadTable> {
        let Stored { game, what } =
            serde_json::from_str(&notice.text).map_err(|error| BadTable(error.to_string()))?;
        Ok(Happening {
            token: format!("{}-{}", notice.table, notice.claim.nr),
            table: notice.table.clone(),
            game,
            number: notice.number,
            at: notice.at,
            what,
        })
    }
}

/// Returns the kind of happening that an event is by itself, and its end if it was the last.
pub(crate) fn kinds(event: &Event, is_end: bool) -> impl Iterator<Item = Kind> {
    let kind = match event {
        Event::Sit { .. } | Event::SeatBot { .. } | Event::Leave { .. } | Event::Claim { .. } => {
            Some(Kind::Seated)
        }
        Event::Start => Some(Kind::Started),
        Event::Play { .. } | Event::Bot { .. } | Event::Chance { .. } => Some(Kind::Moved),
        Event::UndoChance { .. } | Event::Undo { .. } | Event::Restart { .. } => Some(Kind::Undone),
        Event::Close => Some(Kind::Closed),
        Event::Resign { .. }
        | Event::TakeOver { .. }
        | Event::GiveBack { .. }
        | Event::Pace { .. }
        | Event::Rematch { .. } => None,
    };
    kind.into_iter().chain(is_end.then_some(Kind::Ended))
}

/// Returns what happened; none if the event is not of this kind.
pub(crate) fn what(kind: Kind, event: Option<&Event>, after: &TableState) -> Option<What> {
    let n_moves = after.table.n_moves();
    match kind {
        Kind::Created => {
            let host = after.host.as_ref().map(Who::to_string);
            Some(What::Created { host, is_private: after.is_private })
        }
        Kind::Seated => {
            let seat = seat_of(event?)?;
            let person = || after.holder(seat).map(Who::to_string);
            let by = match after.table.occupant(seat) {
                Occupant::Nobody => SeatHolder::Nobody,
                Occupant::Bot { .. } => SeatHolder::Bot,
                Occupant::Person { .. } | Occupant::Away { .. } => SeatHolder::Person(person()?),
            };
            Some(What::Seated { seat, by })
        }
        Kind::Started => Some(What::Started),
        Kind::Moved => Some(What::Moved { seat: seat_of(event?), n_moves }),
        Kind::Undone => Some(What::Undone { n_moves }),
        Kind::Ended => {
            let standing = after.table.standing()?;
            let places = standing.seats().values().iter().map(|tally| tally.place).collect();
            Some(What::Ended { n_moves, places, is_imported: event.is_none() })
        }
        Kind::Closed => Some(What::Closed),
    }
}

/// Writes a notice for a follower.
pub(crate) fn notice(follower: &str, number: u32, what: What, game: &str) -> Option<NewNotice> {
    let stored = Stored { game, what };
    let text = serde_json::to_string(&stored).ok()?;
    Some(NewNotice { follower: follower.to_owned(), number, text })
}

fn seat_of(event: &Event) -> Option<Seat> {
    match event {
        Event::Sit { seat, .. }
        | Event::SeatBot { seat, .. }
        | Event::Leave { seat }
        | Event::Claim { seat }
        | Event::Play { seat, .. }
        | Event::Bot { seat, .. }
        | Event::Undo { seat, .. }
        | Event::Restart { seat, .. }
        | Event::Resign { seat, .. }
        | Event::TakeOver { seat, .. }
        | Event::GiveBack { seat } => Some(*seat),
        Event::Start
        | Event::Chance { .. }
        | Event::UndoChance { .. }
        | Event::Pace { .. }
        | Event::Rematch { .. }
        | Event::Close => None,
    }
}
