//! Keeps everything that was acknowledged: people, tables, moves, chat.
//!
//! A [`Store`] answers a write after it is on disk, and never before. Writes of many callers share
//! a transaction (group commit); a refused write does not affect the others. The store does not
//! know what a move means: moves, set-ups and summaries are text.
//!
//! [`Backend`] is what a database has to do. SQLite is built in; the test suite runs on any
//! backend.

mod names;
mod rows;
mod outbox;
mod writes;
mod error;
mod backend;
mod counters;
mod writer;
mod store;
mod sqlite;

pub use crate::{
    backend::{Backend, Fault, Verdict},
    counters::{BATCH_MAX, COMMIT_US_BOUNDS, Counters},
    error::{AppendError, OpenError, Refusal, StoreError},
    names::{AccountId, BadId, Digest, SealedSeed, SeatSet, TableId, Who},
    outbox::{Backlog, Claim, ClaimNotices, Effect, NewNotice, Notice},
    rows::{
        Account, Answer, ApiToken, ChatMessage, Counts, Cursor, EventRow, Holder, Identity, Listed,
        Listing, Page, Phase, SeatKind, SeatRow, Session, StoredTable, TableHead,
    },
    sqlite::{Durability, Sqlite, SqliteConfig, backup::RestoreMode},
    store::{Config, Store},
    writes::{
        Append, Idempotent, NewAccount, NewChat, NewEvent, NewSession, NewTable, NewToken, Outcome,
        Prune, TableUpdate, Write, Written,
    },
};

pub use record::Time;
