//! The counters of the store.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The largest number of writes per transaction.
pub const BATCH_MAX: usize = 256;

/// The upper bounds of the buckets for commit times, in microseconds; the last bucket is unbounded.
pub const COMMIT_US_BOUNDS: [u64; 9] =
    [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000];

/// Counts since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Writes that were done.
    pub writes: u64,
    /// Writes that were refused.
    pub refused: u64,
    /// Writes that failed because the store was busy, full or broken.
    pub failed: u64,
    /// Transactions that were committed.
    pub batches: u64,
    /// The largest transaction, in writes.
    pub batch_max: u64,
    /// The total time of all commits, in microseconds.
    pub commit_us: u64,
    /// The longest commit, in microseconds.
    pub commit_us_max: u64,
    /// Commits by duration; see [`COMMIT_US_BOUNDS`].
    pub commit_us_buckets: [u64; COMMIT_US_BOUNDS.len() + 1],
    /// Reads that were answered.
    pub reads: u64,
    /// Writes that are waiting now.
    pub waiting: u64,
}

#[derive(Debug, Default)]
pub(crate) struct Counting {
    writes: AtomicU64,
    refused: AtomicU64,
    failed: AtomicU64,
    batches: AtomicU64,
    batch_max: AtomicU64,
    commit_us: AtomicU64,
    commit_us_max: AtomicU64,
    buckets: [AtomicU64; COMMIT_US_BOUNDS.len() + 1],
    reads: AtomicU64,
}

impl Counting {
    pub(crate) fn committed(&self, n_done: u64, n_refused: u64, took_us: u64) {
        self.writes.fetch_add(n_done, Relaxed);
        self.refused.fetch_add(n_refused, Relaxed);
        self.batches.fetch_add(1, Relaxed);
        self.batch_max.fetch_max(n_done + n_refused, Relaxed);
        self.commit_us.fetch_add(took_us, Relaxed);
        self.commit_us_max.fetch_max(took_us, Relaxed);
        let bucket_idx = COMMIT_US_BOUNDS.partition_point(|bound| *bound < took_us);
        self.buckets[bucket_idx].fetch_add(1, Relaxed);
    }

    pub(crate) fn failed(&self, n: u64) {
        self.failed.fetch_add(n, Relaxed);
    }

    pub(crate) fn read(&self) {
        self.reads.fetch_add(1, Relaxed);
    }

    pub(crate) fn snapshot(&self, waiting: u64) -> Counters {
        Counters {
            writes: self.writes.load(Relaxed),
            refused: self.refused.load(Relaxed),
            failed: self.failed.load(Relaxed),
            batches: self.batches.load(Relaxed),
            batch_max: self.batch_max.load(Relaxed),
            commit_us: self.commit_us.load(Relaxed),
            commit_us_max: self.commit_us_max.load(Relaxed),
            commit_us_buckets: self.buckets.each_ref().map(|bucket| bucket.load(Relaxed)),
            reads: self.reads.load(Relaxed),
            waiting,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_falls_into_the_bucket_that_bounds_it() {
        let counting = Counting::default();
        counting.committed(3, 1, 500);
        counting.committed(1, 0, 501);
        counting.committed(1, 0, 500_001);
        let seen = counting.snapshot(0);
        assert_eq!(seen.commit_us_buckets, [1, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
        assert_eq!((seen.writes, seen.refused, seen.batches, seen.batch_max), (5, 1, 3, 4));
        assert_eq!((seen.commit_us, seen.commit_us_max), (501_002, 500_001));
    }
}
