//! What can be read from the store.

use std::{fmt, str::FromStr};

use crate::names::{BadName, Digest, Ms, SeatSet, TableId, UserId, Who};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Seats are taken; nothing was played yet.
    Open,
    /// The game is running.
    Playing,
    /// The game has ended.
    Over,
}

/// Who sits on a seat.
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
    /// Whom it belongs to.
    pub who: Option<Who>,
    /// The name shown at the seat.
    pub name: String,
    /// What sits there.
    pub kind: SeatKind,
    /// The hash of the key that brings the seat back on another device.
    pub key: Option<Digest>,
}

/// What a list says about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableHead {
    /// The public name.
    pub id: TableId,
    /// Which game is played.
    pub game: String,
    /// The number of seats.
    pub n_seats: u8,
    /// Whether it is missing from public lists.
    pub is_private: bool,
    /// When it was made.
    pub created_at: Ms,
    /// Who made it.
    pub created_by: Option<Who>,
    /// How far it has come.
    pub phase: Phase,
    /// What a list shows of it, as the caller wrote it (JSON).
    pub summary: String,
    /// The seats it waits for.
    pub awaited: SeatSet,
    /// Since when it waits for them.
    pub since: Ms,
    /// When it must be looked at without anybody asking.
    pub wake_at: Option<Ms>,
    /// The number of its last line, 0 if there is none.
    pub n_events: u32,
    /// When it changed last.
    pub updated_at: Ms,
    /// Which table it is a rematch of.
    pub rematch_of: Option<TableId>,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
}

/// A table without its lines and its seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// What a list says about it.
    pub head: TableHead,
    /// From what the game was opened, as the caller wrote it.
    pub setup: String,
    /// The record of the finished game.
    pub final_record: Option<String>,
}

/// A line of a table's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number, from 1 without gaps.
    pub number: u32,
    /// When it happened.
    pub at: Ms,
    /// Who did it.
    pub by: Option<Who>,
    /// What happened, as the caller wrote it.
    pub text: String,
}

/// A line of a table's chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number, from 1; old lines are dropped.
    pub number: u32,
    /// When it was said.
    pub at: Ms,
    /// Who said it.
    pub who: Option<Who>,
    /// The name shown.
    pub name: String,
    /// What was said.
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
    /// Tables not over yet where this identity, or another of the same user, has a seat.
    Mine(Who),
    /// Finished tables where this identity, or another of the same user, had a seat.
    MineFinished(Who),
    /// Every table in this phase, private ones too.
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
    /// The most rows of a page.
    pub const LIMIT_MAX: u32 = 200;

    /// Asks for the first rows.
    pub fn first(limit: u32) -> Page {
        Page { after: None, limit }
    }
}

/// A place in a list; its text form fits in an address.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    /// When the last row of the page changed, or was over in a list of somebody's finished ones.
    pub updated_at: Ms,
    /// Which table that was.
    pub id: TableId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.updated_at.0, self.id)
    }
}

impl FromStr for Cursor {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Cursor, BadName> {
        let (at, id) = text.split_once('.').ok_or(BadName)?;
        Ok(Cursor { updated_at: Ms(at.parse().map_err(|_| BadName)?), id: id.parse()? })
    }
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The tables, last changed first.
    pub tables: Vec<TableHead>,
    /// Where the next page starts, if there may be one.
    pub next: Option<Cursor>,
}

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Its number.
    pub id: UserId,
    /// The name as it was typed.
    pub name: String,
    /// The name as it is compared.
    pub name_key: String,
    /// The hash of the password, as the caller made it.
    pub password_hash: String,
    /// When it was made.
    pub created_at: Ms,
    /// Whether it may administer.
    pub is_admin: bool,
    /// What the user has chosen (JSON).
    pub preferences: String,
}

/// Who somebody is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The identity.
    pub who: Who,
    /// The name shown.
    pub name: String,
    /// The account it belongs to; a guest has none.
    pub user: Option<UserId>,
    /// All identities of that account, this one too; of a guest this one alone.
    pub kin: Vec<Who>,
    /// When it was first seen.
    pub created_at: Ms,
}

/// Somebody's session in a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its cookie.
    pub digest: Digest,
    /// Whose it is.
    pub who: Who,
    /// When it began.
    pub created_at: Ms,
    /// When it was last used, as far as it was noted.
    pub seen_at: Ms,
    /// From when on it is not valid.
    pub expires_at: Ms,
}

/// A key to the API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    /// The hash of the token.
    pub digest: Digest,
    /// Whose it is.
    pub who: Who,
    /// What its owner calls it.
    pub label: String,
    /// What it may do, as the caller wrote it.
    pub scopes: String,
    /// When it was made.
    pub created_at: Ms,
    /// When it was last used, as far as it was noted.
    pub used_at: Option<Ms>,
}

/// What was answered to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The status of the answer.
    pub status: u16,
    /// Its text.
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
    pub n_users: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_survives_its_text() {
        let cursor = Cursor { updated_at: Ms(-7), id: "ab-c".parse().unwrap() };
        assert_eq!(cursor.to_string(), "-7.ab-c");
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for bad in ["", "1", "x.a", "1.", "1.a b", "1.2.3"] {
            assert_eq!(bad.parse::<Cursor>(), Err(BadName), "{bad:?}");
        }
    }
}
