//! What followers are told about tables: notices in the outbox, claims, and effects.
//!
//! A notice is written in the transaction of the event it is about, one for each
//! follower that asked for it. The follower claims it for a while; what the
//! follower makes of it and the end of the notice are one transaction again.

use crate::names::TableId;
use record::Time;

/// A notice to write together with an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// The name of the follower it is for.
    pub follower: String,
    /// The number of the event it is about, 0 for the making of the table.
    pub number: u32,
    /// What happened, as the caller wrote it.
    pub text: String,
}

/// A notice that was claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The claim, by which it is settled or put off.
    pub claim: Claim,
    /// The table it is about.
    pub table: TableId,
    /// The number of the event it is about, 0 for the making of the table.
    pub number: u32,
    /// When that happened.
    pub at: Time,
    /// What happened, as the caller wrote it.
    pub text: String,
}

/// The right to settle a notice, until somebody else claims it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Claim {
    /// Which notice; no other ever has this number.
    pub nr: i64,
    /// How often it has been claimed, this time included.
    pub n_tries: u32,
}

/// Which notices to claim, and for how long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimNotices {
    /// The follower they are for.
    pub follower: String,
    /// The time: what is claimed or put off until later stays where it is.
    pub now: Time,
    /// Until when nobody else gets them.
    pub until: Time,
    /// The most notices to claim at once.
    pub n_max: u32,
}

/// What a follower keeps about what it was told: a change of its own state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Adds to a number, which starts at 0.
    Add {
        /// Which number.
        key: String,
        /// How much.
        n: i64,
    },
    /// Replaces a text; refused unless the old one is as expected.
    Put {
        /// Which text.
        key: String,
        /// What it is now, `None` if there is none.
        before: Option<String>,
        /// What it becomes.
        after: String,
    },
}

/// How much a follower has not heard yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backlog {
    /// The name of the follower.
    pub follower: String,
    /// The notices that wait for it.
    pub n_waiting: u64,
    /// Those of them that it could not handle so far.
    pub n_failing: u64,
}
