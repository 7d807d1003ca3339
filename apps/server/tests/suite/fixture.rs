//! A server in a folder of its own, with a clock and bytes that repeat.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering::Relaxed},
};

use referee::Time;
use server::{
    hall::{Actor, Hall, SealKey},
    metrics::Metrics,
    world::{Clock, RandomBytes, World},
};
use sha2::{Digest as _, Sha256};
use store::{Store, Who};
use tempfile::TempDir;

/// A clock that goes when it is told to.
#[derive(Clone, Default)]
pub(crate) struct HandClock(Arc<AtomicU64>);

impl HandClock {
    pub(crate) fn advance(&self, ms: u64) {
        self.0.fetch_add(ms, Relaxed);
    }
}

impl Clock for HandClock {
    fn now(&self) -> Time {
        Time(1_790_000_000_000 + self.0.load(Relaxed))
    }
}

/// Bytes that are the same in every run.
#[derive(Default)]
pub(crate) struct CountedBytes(AtomicU64);

impl RandomBytes for CountedBytes {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(32) {
            let block = Sha256::digest(self.0.fetch_add(1, Relaxed).to_be_bytes());
            chunk.copy_from_slice(&block[..chunk.len()]);
        }
    }
}

/// A hall over a new store.
pub(crate) struct House {
    pub(crate) hall: Hall,
    pub(crate) clock: HandClock,
    pub(crate) folder: TempDir,
}

impl House {
    pub(crate) fn new() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let clock = HandClock::default();
        let hall = hall(&folder, &clock);
        House { hall, clock, folder }
    }

    /// The same house after a new start of the server.
    pub(crate) async fn restarted(self) -> House {
        self.hall.store().close().await;
        let hall = hall(&self.folder, &self.clock);
        House { hall, ..self }
    }

    pub(crate) async fn guest(&self, name: &str) -> Actor {
        let who: Who = name.parse().expect("a name");
        self.hall.store().introduce(who.clone(), name.to_owned(), store::Ms(0)).await.unwrap();
        Actor::guest(who)
    }
}

fn hall(folder: &TempDir, clock: &HandClock) -> Hall {
    let store = Store::open(folder.path()).expect("a store");
    let world = World::new(clock.clone(), CountedBytes::default());
    Hall::new(store, world, SealKey::new([7; 32]), 2, Arc::new(Metrics::default()))
}
