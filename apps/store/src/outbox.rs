//! What followers hear of tables: notices in the outbox, claims, and effects.
//!
//! A notice is written in the transaction of the event it is about, one for each follower that
//! asked for it. The follower claims it for a while; the effects on the follower's state and the
//! removal of the notice are one transaction again.

use crate::names::TableId;
use record::Time;

/// A notice to write together with an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// The name of the follower it is for.
    pub follower: String,
    /// The number of the event it is about; 0 for the creation of the table.
    pub number: u32,
    /// What happened, as the caller wrote it.
    pub text: String,
}

/// A notice that was claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The claim, with which it is settled or postponed.
    pub claim: Claim,
    /// The table it is about.
    pub table: TableId,
    /// The number of the event it is about; 0 for the creation of the table.
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
    /// How often it has been claimed, including this time.
    pub n_tries: u32,
}

/// Which notices to claim, and for how long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimNotices {
    /// The follower they are for.
    pub follower: String,
    /// The current time; what is claimed or postponed until later stays where it is.
    pub now: Time,
    /// Until when nobody else gets them.
    pub until: Time,
    /// The largest number of notices to claim at once.
    pub n_max: u32,
}

/// An effect of a notice: a change of the follower's own state.
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
        /// The expected old text; `None` if there is none.
        before: Option<String>,
        /// The new text.
        after: String,
    },
}

/// How much a follower has not heard yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backlog {
    /// The name of the follower.
    pub follower: String,
    /// The number of notices that wait for it.
    pub n_waiting: u64,
    /// How many of them it has failed to handle so far.
    pub n_failing: u64,
}
