//! The part of the store that is about followers: what they hear and what they keep.

use crate::{
    error::StoreError,
    outbox::{Backlog, Claim, ClaimNotices, Effect, Notice},
    store::{Store, rows},
    writes::{Write, Written},
};
use record::Time;

/// The outbox.
impl Store {
    /// Enrolls a follower with its initial state; returns whether it is new.
    pub async fn enroll(
        &self,
        follower: &str,
        at: Time,
        effects: Vec<Effect>,
    ) -> Result<bool, StoreError> {
        let follower = follower.to_owned();
        self.write(Write::Enroll { follower, at, effects }).await.map(|written| rows(written) > 0)
    }

    /// Returns whether a follower was enrolled.
    pub async fn is_enrolled(&self, follower: &str) -> Result<bool, StoreError> {
        let follower = follower.to_owned();
        self.read(move |backend| backend.is_enrolled(&follower)).await
    }

    /// Claims notices for a follower, the oldest first. Nobody else gets them until
    /// the claim ends; after that a late owner can no longer settle them.
    pub async fn claim_notices(&self, claim: ClaimNotices) -> Result<Vec<Notice>, StoreError> {
        match self.write(Write::Claim(claim)).await? {
            Written::Claimed(notices) => Ok(notices),
            Written::Done
            | Written::Replayed(_)
            | Written::Numbered(_)
            | Written::Registered(_)
            | Written::Rows(_) => Err(StoreError::Broken("a claim without notices".to_owned())),
        }
    }

    /// Settles a notice together with all effects on its follower's state.
    ///
    /// # Errors
    /// `ClaimLost`, or `StateChanged` if a value is not what the follower expected; nothing has
    /// changed in that case.
    pub async fn settle(&self, claim: Claim, effects: Vec<Effect>) -> Result<(), StoreError> {
        self.write(Write::Settle { claim, effects }).await.map(drop)
    }

    /// Gives a claim back, so that the notice can be claimed again later.
    ///
    /// # Errors
    /// `ClaimLost`.
    pub async fn put_off(&self, claim: Claim, until: Time, why: String) -> Result<(), StoreError> {
        self.write(Write::PutOff { claim, until, why }).await.map(drop)
    }

    /// Forgets notices from before a time for followers that are not known, and returns how many.
    pub async fn prune_notices(
        &self,
        known: Vec<String>,
        before: Time,
        n_rows_max: u32,
    ) -> Result<u64, StoreError> {
        self.write(Write::PruneNotices { known, before, n_rows_max }).await.map(rows)
    }

    /// Returns at most `n_max` values of a follower's state in the order of their keys, those
    /// after a key.
    pub async fn follower_state(
        &self,
        follower: &str,
        after: &str,
        n_max: u32,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let (follower, after) = (follower.to_owned(), after.to_owned());
        self.read(move |backend| backend.follower_state(&follower, &after, n_max)).await
    }

    /// Returns one value of a follower's state.
    pub async fn follower_value(
        &self,
        follower: &str,
        key: &str,
    ) -> Result<Option<String>, StoreError> {
        let (follower, key) = (follower.to_owned(), key.to_owned());
        self.read(move |backend| backend.follower_value(&follower, &key)).await
    }

    /// Returns how much each follower has not heard yet; followers that have heard everything are
    /// left out.
    pub async fn backlogs(&self) -> Result<Vec<Backlog>, StoreError> {
        self.read(|backend| backend.backlogs()).await
    }
}
