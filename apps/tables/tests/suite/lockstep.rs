//! A clock and bytes that are the same in every run.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering::Relaxed},
};

use referee::Time;
use sha2::{Digest as _, Sha256};
use tables::{Clock, RandomBytes};

/// A clock that the test moves.
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
