//! Delivers notices from the outbox to followers: exactly once, across restarts.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use store::{ClaimNotices, Notice, Refusal, Store, StoreError};
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    follower::{FollowError, Follower},
    happening::Happening,
    outbox::{Enrolled, Outbox},
    tables::Tables,
};

/// How many notices a follower claims at once.
const BATCH: u32 = 16;

/// How long a follower may take for one.
const HANDLE_MAX: Duration = Duration::from_secs(10);

/// How long a claim lasts: longer than the whole batch may take.
const LEASE_MS: u64 = 180_000;

/// How often the outbox is checked without a signal: postponed notices become due, and other
/// servers may have added some.
const ROUND: Duration = Duration::from_secs(5);

/// How long to wait after the first failure; each further one doubles it.
const RETRY_MS: u64 = 1_000;

/// The longest time between two tries.
const RETRY_MS_MAX: u64 = 10 * 60_000;

/// After how long notices are dropped if no program asks for them any more.
const UNKNOWN_MS: u64 = 30 * 24 * 60 * 60_000;

/// What a follower has done since the server was started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Followed {
    /// Its name.
    pub follower: &'static str,
    /// How many notices it has handled.
    pub n_handled: u64,
    /// How often it has failed.
    pub n_failed: u64,
}

impl Tables {
    /// Enrolls followers for everything that happens from now on. Must be called once, before
    /// anything happens at the tables.
    ///
    /// # Errors
    ///
    /// A new follower can't be initialised.
    pub async fn enroll(&self, followers: Vec<Arc<dyn Follower>>) -> Result<(), FollowError> {
        for follower in &followers {
            if !self.store().is_enrolled(follower.name()).await? {
                let begin = follower.begin(self.store()).await?;
                // Another server may have been faster; then what it has written counts.
                self.store().enroll(follower.name(), self.now(), begin).await?;
            }
        }
        let enrolled = followers.into_iter().map(|it| Arc::new(Enrolled::new(it)));
        let outbox = Outbox { enrolled: enrolled.collect() };
        let enrolled = self.shared.outbox.set(outbox);
        enrolled.map_err(|_| FollowError("followers are enrolled once".to_owned()))
    }

    /// Delivers notices to followers, until the process ends.
    pub async fn keep_telling(&self) {
        let mut loops = JoinSet::new();
        for it in self.enrolled() {
            let tables = self.clone();
            loops.spawn(async move {
                loop {
                    match tables.tell_batch(&it).await {
                        Ok(n) if n == BATCH as usize => continue,
                        Ok(_) => {}
                        Err(error) => {
                            let follower = it.follower.name();
                            tracing::warn!(follower, %error, "can't read the outbox");
                        }
                    }
                    // Checks again, whether there was a signal or not.
                    let _ = timeout(ROUND, it.bell.notified()).await;
                }
            });
        }
        loops.join_all().await;
    }

    /// Delivers the notices that are due now, and returns how many there were.
    ///
    /// # Errors
    ///
    /// The store can't be read or written.
    pub async fn tell_due(&self) -> Result<usize, StoreError> {
        let mut n_told = 0;
        for it in self.enrolled() {
            loop {
                let n = self.tell_batch(&it).await?;
                n_told += n;
                if n < BATCH as usize {
                    break;
                }
            }
        }
        Ok(n_told)
    }

    /// Returns what each follower has done since the server was started.
    pub fn followed(&self) -> Vec<Followed> {
        let followed = |it: Arc<Enrolled>| Followed {
            follower: it.follower.name(),
            n_handled: it.n_handled.load(Relaxed),
            n_failed: it.n_failed.load(Relaxed),
        };
        self.enrolled().into_iter().map(followed).collect()
    }

    /// Forgets old notices for followers that this server does not have, at most `n_max`.
    ///
    /// # Errors
    ///
    /// The store can't be written.
    pub async fn prune_notices(&self, n_max: u32) -> Result<u64, StoreError> {
        let known = self.enrolled().iter().map(|it| it.follower.name().to_owned()).collect();
        let before = self.now().minus_ms(UNKNOWN_MS);
        self.store().prune_notices(known, before, n_max).await
    }

    fn enrolled(&self) -> Vec<Arc<Enrolled>> {
        self.shared.outbox.get().map(|outbox| outbox.enrolled.clone()).unwrap_or_default()
    }

    async fn tell_batch(&self, it: &Arc<Enrolled>) -> Result<usize, StoreError> {
        let now = self.now();
        let claim = ClaimNotices {
            follower: it.follower.name().to_owned(),
            now,
            until: now.plus_ms(LEASE_MS),
            n_max: BATCH,
        };
        let notices = self.store().claim_notices(claim).await?;
        for notice in &notices {
            match tell(it.follower.clone(), notice, self.store()).await {
                Ok(()) => _ = it.n_handled.fetch_add(1, Relaxed),
                Err(error) => {
                    it.n_failed.fetch_add(1, Relaxed);
                    let (follower, n_tries) = (it.follower.name(), notice.claim.n_tries);
                    let table = &notice.table;
                    tracing::warn!(follower, %table, n_tries, %error, "a follower failed");
                    self.put_off(notice, error).await?;
                }
            }
        }
        Ok(notices.len())
    }

    async fn put_off(&self, notice: &Notice, error: FollowError) -> Result<(), StoreError> {
        let doublings = notice.claim.n_tries.saturating_sub(1).min(20);
        let wait_ms = (RETRY_MS << doublings).min(RETRY_MS_MAX);
        let until = self.now().plus_ms(wait_ms);
        match self.store().put_off(notice.claim, until, error.0).await {
            // Somebody else has claimed the notice and counts the tries.
            Err(StoreError::Refused(Refusal::ClaimLost)) => Ok(()),
            other => other,
        }
    }
}

/// Lets a follower handle a notice, and writes the effects together with the removal of the notice.
async fn tell(
    follower: Arc<dyn Follower>,
    notice: &Notice,
    store: &Store,
) -> Result<(), FollowError> {
    let happening = Happening::read(notice).map_err(|bad| FollowError(bad.0))?;
    let own_store = store.clone();
    // A separate task, so that a panic ends only this try.
    let mut handling = JoinSet::new();
    handling.spawn(async move { follower.handle(&happening, &own_store).await });
    let handled = tokio::select! {
        handled = handling.join_next() => handled,
        () = sleep(HANDLE_MAX) => return Err(FollowError("it took too long".to_owned())),
    };
    let effects = match handled {
        Some(Ok(effects)) => effects?,
        Some(Err(error)) => return Err(FollowError(error.to_string())),
        None => return Err(FollowError("nothing was handled".to_owned())),
    };
    Ok(store.settle(notice.claim, effects).await?)
}
