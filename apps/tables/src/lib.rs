//! Tables in play: what happens there, who may do it, clocks, bots and hints.
//!
//! This crate knows no HTTP and no HTML. The truth is in the store; what is in
//! memory is the fold of stored events. Each table in memory belongs to one task,
//! which tries an event on a copy, stores it, and only then makes it true: whoever
//! gets an answer can rely on it.

mod world;
mod words;
mod seat_words;
mod event;
mod clock;
mod terms;
mod error;
mod request;
mod state;
mod screen;
mod snapshot;
mod actor;
mod seal;
mod rows;
mod counters;
mod happening;
mod follower;
mod followers;
mod outbox;
mod shared;
mod plan;
mod past;
mod command;
mod load;
mod task;
mod hints;
mod handle;
mod tables;
mod advise;
mod tell;

pub use referee::{ClockRule, Pace, Presence, TableError};

pub use crate::{
    actor::{Actor, permit},
    clock::Clocks,
    counters::Counted,
    error::of_store,
    event::{Event, StoredEvent},
    follower::{FollowError, Follower, Making},
    followers::{finished_games, followers, notices_of_closing},
    handle::{Subscription, TableHandle},
    happening::{Happening, Kind, SeatHolder, What},
    hints::Hints,
    past::{Past, PastError, may_look_as},
    plan::{Plan, SeatPlan},
    request::{Done, Request},
    rows::Summary,
    screen::{Reveal, Screen},
    seal::SealKey,
    seat_words::{seat_key_digest, seat_words},
    snapshot::Snapshot,
    state::{Story, TableState},
    tables::Tables,
    tell::Followed,
    terms::{BadTable, ChanceKind, Terms},
    world::{Clock, RandomBytes, SystemBytes, SystemClock, World, base32},
};
