//! What can be written to the store.

use crate::{
    names::{AccountId, Digest, SealedSeed, SeatSet, TableId, Who},
    outbox::{Claim, ClaimNotices, Effect, NewNotice, Notice},
    rows::{Answer, Phase, SeatRow},
};
use record::Time;

/// One thing to write: it happens as a whole or not at all.
#[derive(Clone, Debug)]
pub enum Write {
    /// Creates a table.
    Create(NewTable),
    /// Adds events to a table and changes what is known about it.
    Append(Append),
    /// Removes a table with everything that belongs to it.
    RemoveTable(TableId),
    /// Adds a message to a table's chat.
    Say(NewChat),
    /// Remembers the answer to a request that wrote nothing else.
    Remember(Idempotent),
    /// Names an identity, and creates it if it is new.
    Introduce {
        /// The identity.
        who: Who,
        /// The name shown.
        name: String,
        /// The time.
        at: Time,
    },
    /// Creates an account and gives it an identity.
    Register(NewAccount),
    /// Gives an identity to an account.
    Link {
        /// The identity.
        who: Who,
        /// The account.
        account: AccountId,
    },
    /// Changes a password.
    SetPassword {
        /// The account.
        account: AccountId,
        /// The hash of the new password.
        password_hash: String,
    },
    /// Changes the settings of an account.
    SetPreferences {
        /// The account.
        account: AccountId,
        /// The settings (JSON).
        preferences: String,
    },
    /// Grants or withdraws the right to administer.
    SetAdmin {
        /// The account.
        account: AccountId,
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
    /// Records that a session was used.
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
        /// The session that stays.
        except: Option<Digest>,
    },
    /// Creates an API key.
    NewToken(NewToken),
    /// Records that an API key was used.
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
    /// Enrolls a follower with its initial state; does nothing the second time.
    Enroll {
        /// Its name.
        follower: String,
        /// The time.
        at: Time,
        /// Its initial state.
        effects: Vec<Effect>,
    },
    /// Claims notices for a follower.
    Claim(ClaimNotices),
    /// Settles a notice together with all effects on its follower's state.
    Settle {
        /// The claim.
        claim: Claim,
        /// The effects on the follower's state.
        effects: Vec<Effect>,
    },
    /// Gives a claim back, so that the notice can be claimed again later.
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
        /// The largest number of notices to forget at once.
        n_rows_max: u32,
    },
    /// Forgets what is too old.
    Prune(Prune),
}

/// The outcome of a write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// It is done.
    Done,
    /// It was done before; this was the answer.
    Replayed(Answer),
    /// It is done, under this number: that of a chat message or of the last event.
    Numbered(u32),
    /// The account has this number.
    Registered(AccountId),
    /// This number of rows was changed.
    Rows(u64),
    /// These notices were claimed, the oldest first.
    Claimed(Vec<Notice>),
}

/// The outcome of a write with an idempotency key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was done now; the number is that of the last event.
    Done(u32),
    /// The same request was answered before; nothing was done.
    Replayed(Answer),
}

/// A table to create.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The public id.
    pub id: TableId,
    /// Which game is played.
    pub game: String,
    /// The number of seats, at most [`SeatSet::N_SEATS_MAX`].
    pub n_seats: u8,
    /// How the game is set up.
    pub setup: String,
    /// The sealed seed.
    pub seed: SealedSeed,
    /// Whether public lists leave it out.
    pub is_private: bool,
    /// The time.
    pub at: Time,
    /// Who creates it.
    pub by: Option<Who>,
    /// Which table it is a rematch of.
    pub rematch_of: Option<TableId>,
    /// What is known about it; what is left out is empty.
    pub update: TableUpdate,
    /// Its seats; those left out are free.
    pub seats: Vec<SeatRow>,
    /// Its first events.
    pub events: Vec<NewEvent>,
    /// The notices for followers.
    pub notices: Vec<NewNotice>,
    /// The idempotency key of the request.
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

/// Events to add to a table, and what changes with them.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number the first of the events will have; even without events it must be the next.
    pub expected: u32,
    /// The events.
    pub events: Vec<NewEvent>,
    /// The notices for followers.
    pub notices: Vec<NewNotice>,
    /// What is known about the table now.
    pub update: TableUpdate,
    /// The seats that have changed.
    pub seats: Vec<SeatRow>,
    /// The time.
    pub at: Time,
    /// The idempotency key of the request.
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
    /// When to load it without a request; `Some(None)` for never.
    pub wake_at: Option<Option<Time>>,
    /// Whether public lists leave it out.
    pub is_private: Option<bool>,
    /// The record of the finished game.
    pub final_record: Option<String>,
}

/// The idempotency key of a request, and what its answer will be.
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
    /// Who sent it.
    pub who: Option<Who>,
    /// The name shown.
    pub name: String,
    /// The text.
    pub text: String,
    /// The number of messages the table keeps.
    pub n_kept: u32,
    /// The idempotency key of the request.
    pub idempotent: Option<Idempotent>,
}

/// An account to create.
#[derive(Clone, Debug)]
pub struct NewAccount {
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
    /// The settings of the account (JSON).
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

/// An API key to create.
#[derive(Clone, Debug)]
pub struct NewToken {
    /// The hash of the token.
    pub digest: Digest,
    /// Whose it is.
    pub who: Who,
    /// The label that its owner gave it.
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
    /// The largest number of rows of each kind at once, so that moves do not wait.
    pub n_rows_max: u32,
}
