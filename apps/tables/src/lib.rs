//! Tables in play: what happens there, who may do it, clocks, bots and hints.
//!
//! This crate knows no HTTP and no HTML. The truth is in the store; what is in
//! memory is the fold of stored deeds. Each table in memory belongs to one task,
//! which tries a deed on a copy, stores it, and only then makes it true: whoever
//! gets an answer can rely on it.

mod world;
mod words;
mod seat_words;
mod store_time;
mod deed;
mod clock;
mod terms;
mod error;
mod request;
mod sitting;
mod look;
mod scene;
mod actor;
mod seal;
mod rows;
mod counters;
mod shared;
mod plan;
mod past;
mod command;
mod load;
mod task;
mod hints;
mod live;
mod hall;
mod advise;

pub use crate::{
    actor::{Actor, permit},
    clock::{ClockRule, Clocks},
    counters::Counted,
    deed::{Deed, DeedLine, Pace},
    error::{Denial, HallError},
    hall::Hall,
    hints::Hints,
    live::{Follower, Live},
    look::{Look, Reveal},
    past::{Past, PastError, may_look_as},
    plan::{Plan, SeatPlan, date},
    request::{Done, Request},
    rows::Summary,
    scene::{Presence, Scene},
    seal::SealKey,
    seat_words::{seat_key_digest, seat_words},
    sitting::Sitting,
    terms::{BadTable, Luck, Terms},
    world::{Clock, RandomBytes, SystemBytes, SystemClock, World, base32},
};
