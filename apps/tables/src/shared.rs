//! What all tables share.

use std::sync::OnceLock;

use record::fair::Entropy;
use store::Store;
use tokio::sync::Semaphore;

use crate::{counters::Counters, outbox::Outbox, seal::SealKey, world::World};

/// What all tables share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) world: World,
    pub(crate) seal_key: SealKey,
    pub(crate) thinkers: Semaphore,
    /// Permits for bots that advise people.
    pub(crate) advisers: Semaphore,
    pub(crate) counters: Counters,
    /// The followers; none until they are enrolled.
    pub(crate) outbox: OnceLock<Outbox>,
}

impl Shared {
    /// Returns what a seat adds to chance if it sends nothing itself.
    pub(crate) fn entropy(&self) -> String {
        Entropy::new(&self.world.bytes::<32>()).unwrap_or_default().to_string()
    }
}
