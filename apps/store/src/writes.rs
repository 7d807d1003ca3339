//! What can be written to the store.

use crate::{
    names::{Digest, SealedSeed, SeatSet, TableId, UserId, Who},
    outbox::{Claim, ClaimNotices, Effect, NewNotice, Notice},
    rows::{Answer, Phase, SeatRow},
};
use record::Time;

/// One thing to write: it happens as a whole or not at all.
#[derive(Clone, Debug)]
pub enum Write {
    /// Makes a table.
    Create(NewTable),
    /// Adds events to a table and changes what is known about it.
    Append(Append),
    /// Removes a table with everything that belongs to it.
    RemoveTable(TableId),
    /// Adds a message to a table's chat.
    Say(NewChat),
    /// Remembers the answer to a request that wrote nothing else.
    Remember(Idempotent),
    /// Names an identity, and makes it if it is new.
    Introduce {
        /// The identity.
        who: Who,
        /// The name shown.
        name: String,
        /// The time.
        at: Time,
    },
    /// Makes an account and gives it an identity.
    Register(NewUser),
    /// Gives an identity to an account.
    Link {
        /// The identity.
        who: Who,
        /// The account.
        user: UserId,
    },
    /// Changes a password.
    SetPassword {
        /// The account.
        user: UserId,
        /// The hash of the new password.
        password_hash: String,
    },
    /// Changes what a user has chosen.
    SetPreferences {
        /// The account.
        user: UserId,
        /// The choices (JSON).
        preferences: String,
    },
    /// Grants or withdraws the right to administer.
    SetAdmin {
        /// The account.
        user: UserId,
        /// Whether it may.
        is_admin: bool,
    },
    /// Begins a session; the old one, if there is one, ends at the same moment.
    OpenSession {
        /// The new session.
        session: NewSession,
        /// The session it replaces.
        instead_of: Option<Digest>,
    },
    /// Notes that a session was used.
    TouchSession {
        /// The session.
        digest: Digest,
        /// The time.
        seen_at: Time,
        /// When it expires now.
        expires_at: Time,
    },
    /// Ends a session.
    CloseSession(Digest),
    /// Ends all sessions of somebody, under any of their identities.
    CloseSessionsOf {
        /// Somebody.
        who: Who,
        /// The session that goes on.
        except: Option<Digest>,
    },
    /// Makes an API key.
    NewToken(NewToken),
    /// Notes that an API key was used.
    TouchToken {
        /// The key.
        digest: Digest,
        /// The time.
        used_at: Time,
    },
    /// Revokes an API key.
    RemoveToken {
        /// Whose it is; nobody can revoke somebody else's key.
        who: Who,
        /// The key.
        digest: Digest,
    },
    /// Enrolls a follower with what its state begins with; does nothing the second time.
    Enroll {
        /// Its name.
        follower: String,
        /// The time.
        at: Time,
        /// What its state begins with.
        effects: Vec<Effect>,
    },
    /// Claims notices for a follower.
    Claim(ClaimNotices),
    /// Ends a notice together with all that its follower makes of it.
    Settle {
        /// The claim.
        claim: Claim,
        /// What the follower makes of it.
        effects: Vec<Effect>,
    },
    /// Gives a claim back, to be taken again later.
    PutOff {
        /// The claim.
        claim: Claim,
        /// Until when the notice waits.
        until: Time,
        /// Why it could not be handled.
        why: String,
    },
    /// Forgets notices for followers that no program knows any more.
    PruneNotices {
        /// The followers that are known; their notices stay.
        known: Vec<String>,
        /// Only what happened before this is forgotten.
        before: Time,
        /// The most notices to forget at once.
        n_rows_max: u32,
    },
    /// Forgets what is too old.
    Prune(Prune),
}

/// What came of a write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// It is done.
    Done,
    /// It was done before; this was the answer.
    Replayed(Answer),
    /// It is done, under this number: that of a chat message or of the last event.
    Numbered(u32),
    /// The account has this number.
    Registered(UserId),
    /// So many rows were touched.
    Rows(u64),
    /// These notices were claimed, the oldest first.
    Claimed(Vec<Notice>),
}

/// What came of a write that carries a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was done now; the number is that of the last event.
    Done(u32),
    /// The same request was answered before; nothing was done.
    Replayed(Answer),
}

/// A table to make.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The public name.
    pub id: TableId,
    /// Which game is played.
    pub game: String,
    /// The number of seats, at most [`SeatSet::N_SEATS_MAX`].
    pub n_seats: u8,
    /// What the game is opened from.
    pub setup: String,
    /// The sealed seed.
    pub seed: SealedSeed,
    /// Whether public lists leave it out.
    pub is_private: bool,
    /// The time.
    pub at: Time,
    /// Who makes it.
    pub by: Option<Who>,
    /// Which table it is a rematch of.
    pub rematch_of: Option<TableId>,
    /// What is known about it; what is left out is empty.
    pub update: TableUpdate,
    /// Its seats; those left out are free.
    pub seats: Vec<SeatRow>,
    /// Its first events.
    pub events: Vec<NewEvent>,
    /// What followers are to be told about it.
    pub notices: Vec<NewNotice>,
    /// The key of the request.
    pub idempotent: Option<Idempotent>,
}

/// An event to add.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// When it happened.
    pub at: Time,
    /// Who did it.
    pub by: Option<Who>,
    /// What happened.
    pub text: String,
}

/// Lines for a table, and what changes with them.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number the first of the events will have; even without events it must be the next.
    pub expected: u32,
    /// The events.
    pub events: Vec<NewEvent>,
    /// What followers are to be told about them.
    pub notices: Vec<NewNotice>,
    /// What is known about the table now.
    pub update: TableUpdate,
    /// The seats that have changed.
    pub seats: Vec<SeatRow>,
    /// The time.
    pub at: Time,
    /// The key of the request.
    pub idempotent: Option<Idempotent>,
}

/// What changes about a table; `None` leaves it as it is.
#[derive(Clone, Debug, Default)]
pub struct TableUpdate {
    /// How far it has come.
    pub phase: Option<Phase>,
    /// What a list shows.
    pub summary: Option<String>,
    /// The seats it waits for.
    pub awaited: Option<SeatSet>,
    /// Since when.
    pub since: Option<Time>,
    /// When to look at it without anybody asking; `Some(None)` is never.
    pub wake_at: Option<Option<Time>>,
    /// Whether public lists leave it out.
    pub is_private: Option<bool>,
    /// The record of the finished game.
    pub final_record: Option<String>,
}

/// The key of a request, and what its answer will be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Idempotent {
    /// Whose key it is, and for what route.
    pub scope: String,
    /// The key.
    pub key: String,
    /// The hash of the request's body.
    pub body: Digest,
    /// The answer to give again.
    pub answer: Answer,
    /// The time.
    pub at: Time,
}

/// A chat message to add.
#[derive(Clone, Debug)]
pub struct NewChat {
    /// The table.
    pub table: TableId,
    /// The time.
    pub at: Time,
    /// Who says it.
    pub who: Option<Who>,
    /// The name shown.
    pub name: String,
    /// What is said.
    pub text: String,
    /// The number of messages the table keeps.
    pub n_kept: u32,
    /// The key of the request.
    pub idempotent: Option<Idempotent>,
}

/// An account to make.
#[derive(Clone, Debug)]
pub struct NewUser {
    /// The identity that becomes its first; it must have been introduced and be a guest.
    pub who: Who,
    /// The name as it was typed.
    pub name: String,
    /// The name as it is compared: no two accounts share it.
    pub name_key: String,
    /// The hash of the password.
    pub password_hash: String,
    /// The time.
    pub at: Time,
    /// What the user has chosen (JSON).
    pub preferences: String,
}

/// A session to begin.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The hash of its cookie.
    pub digest: Digest,
    /// Whose it is.
    pub who: Who,
    /// The time.
    pub at: Time,
    /// When it expires.
    pub expires_at: Time,
}

/// An API key to make.
#[derive(Clone, Debug)]
pub struct NewToken {
    /// The hash of the token.
    pub digest: Digest,
    /// Whose it is.
    pub who: Who,
    /// What its owner calls it.
    pub label: String,
    /// What it may do.
    pub scopes: String,
    /// The time.
    pub at: Time,
}

/// What is too old.
#[derive(Clone, Copy, Debug)]
pub struct Prune {
    /// Answers to requests made before this are forgotten.
    pub answers_before: Time,
    /// Sessions that expired before this are forgotten.
    pub expired_before: Time,
    /// The most rows of each kind in one go, so that moves do not wait.
    pub n_rows_max: u32,
}
