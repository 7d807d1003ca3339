//! What can be read from the store.

use std::{fmt, str::FromStr};

use crate::names::{AccountId, BadId, Digest, SeatSet, TableId, Who};
use record::Time;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// People can take seats; nothing has been played yet.
    Open,
    /// The game is running.
    Playing,
    /// The game has ended.
    Over,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SeatKind {
    /// Nobody yet.
    Free,
    /// Somebody.
    Person,
    /// A bot.
    Bot,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The number of the seat, from 0.
    pub seat: u8,
    /// The identity it belongs to.
    pub who: Option<Who>,
    /// The name shown at the seat.
    pub name: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// The hash of the key that moves the seat to another device.
    pub key: Option<Digest>,
}

/// What a list shows about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableHead {
    /// The public id.
    pub id: TableId,
    /// Which game is played.
    pub game: String,
    /// The number of seats.
    pub n_seats: u8,
    /// Whether public lists leave it out.
    pub is_private: bool,
    /// When it was created.
    pub created_at: Time,
    /// Who created it.
    pub created_by: Option<Who>,
    /// How far it has come.
    pub phase: Phase,
    /// What a list shows about it, as the caller wrote it (JSON).
    pub summary: String,
    /// The seats it waits for.
    pub awaited: SeatSet,
    /// Since when it has been waiting for them.
    pub since: Time,
    /// When it must be loaded even if nobody asks for it.
    pub wake_at: Option<Time>,
    /// The number of its last event, 0 if there is none.
    pub n_events: u32,
    /// When it last changed.
    pub updated_at: Time,
    /// The table of which it is a rematch.
    pub rematch_of: Option<TableId>,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
}

/// A table without its events and its seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// What a list shows about it.
    pub head: TableHead,
    /// How the game was set up, as the caller wrote it.
    pub setup: String,
    /// The record of the finished game.
    pub final_record: Option<String>,
}

/// An event of a table, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    /// Its number, from 1 without gaps.
    pub number: u32,
    /// When it happened.
    pub at: Time,
    /// Who did it.
    pub by: Option<Who>,
    /// What happened, as the caller wrote it.
    pub text: String,
}

/// A chat message at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatMessage {
    /// Its number, from 1; old messages are dropped.
    pub number: u32,
    /// When it was sent.
    pub at: Time,
    /// Who sent it.
    pub who: Option<Who>,
    /// The name shown.
    pub name: String,
    /// The text.
    pub text: String,
}

/// Which tables to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listing {
    /// Tables that are not private and wait for people.
    Open,
    /// Running tables that are not private.
    Watch,
    /// Finished tables that are not private.
    Finished,
    /// Unfinished tables where this identity, or another one of the same account, has a seat.
    Mine(Who),
    /// Finished tables where this identity, or another one of the same account, had a seat.
    MineFinished(Who),
    /// All tables in this phase, including private ones.
    All(Phase),
}

/// Which part of a list: newest first, after a cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Where the last page ended.
    pub after: Option<Cursor>,
    /// The number of rows, at most [`Page::LIMIT_MAX`].
    pub limit: u32,
}

impl Page {
    /// The largest number of rows per page.
    pub const LIMIT_MAX: u32 = 200;

    /// Returns the first page.
    pub fn first(limit: u32) -> Page {
        Page { after: None, limit }
    }
}

/// A position in a list; its text form fits into a URL.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    /// When the last row of the page changed, or when it ended in a list of finished tables.
    pub updated_at: Time,
    /// The table in that row.
    pub id: TableId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.updated_at.0, self.id)
    }
}

impl FromStr for Cursor {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Cursor, BadId> {
        let (at, id) = text.split_once('.').ok_or(BadId)?;
        Ok(Cursor { updated_at: Time(at.parse().map_err(|_| BadId)?), id: id.parse()? })
    }
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The tables, most recently changed first.
    pub tables: Vec<TableHead>,
    /// Where the next page starts, if there may be one.
    pub next: Option<Cursor>,
}

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Its number.
    pub id: AccountId,
    /// The name as it was typed.
    pub name: String,
    /// The name as it is compared.
    pub name_key: String,
    /// The hash of the password, as the caller made it.
    pub password_hash: String,
    /// When it was created.
    pub created_at: Time,
    /// Whether it may administer the server.
    pub is_admin: bool,
    /// The settings of the account (JSON).
    pub preferences: String,
}

/// An identity: a guest, or one of the identities of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The identity.
    pub who: Who,
    /// The name shown.
    pub name: String,
    /// The account it belongs to; a guest has none.
    pub account: Option<AccountId>,
    /// All identities of that account, including this one; for a guest only this one.
    pub identities: Vec<Who>,
    /// When it was first seen.
    pub created_at: Time,
}

/// An identity with its account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The identity.
    pub identity: Identity,
    /// The account it belongs to; a guest has none.
    pub account: Option<Account>,
}

/// A session in a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its cookie.
    pub digest: Digest,
    /// The identity it belongs to.
    pub who: Who,
    /// When it began.
    pub created_at: Time,
    /// When it was last used, as far as recorded.
    pub seen_at: Time,
    /// When it expires.
    pub expires_at: Time,
}

/// An API key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    /// The hash of the token.
    pub digest: Digest,
    /// The identity it belongs to.
    pub who: Who,
    /// The label that its owner gave it.
    pub label: String,
    /// What it may do, as the caller wrote it.
    pub scopes: String,
    /// When it was created.
    pub created_at: Time,
    /// When it was last used, as far as recorded.
    pub used_at: Option<Time>,
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body.
    pub text: String,
}

/// How much is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tables that wait for people.
    pub n_open: u64,
    /// Running tables.
    pub n_playing: u64,
    /// Finished tables.
    pub n_over: u64,
    /// Accounts.
    pub n_accounts: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_survives_its_text() {
        let cursor = Cursor { updated_at: Time(7), id: "ab-c".parse().unwrap() };
        assert_eq!(cursor.to_string(), "7.ab-c");
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for bad in ["", "1", "x.a", "-1.a", "1.", "1.a b", "1.2.3"] {
            assert_eq!(bad.parse::<Cursor>(), Err(BadId), "{bad:?}");
        }
    }
}
