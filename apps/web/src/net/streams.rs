//! How many streams may be open at the same time.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{config::Bounds, metrics::Metrics};

/// Counts streams per session, address and table.
#[derive(Clone, Debug)]
pub struct Streams {
    counts: Arc<Mutex<HashMap<String, u32>>>,
    bounds: Bounds,
    metrics: Arc<Metrics>,
}

/// A stream that is counted until it is dropped.
#[derive(Debug)]
pub struct StreamGuard {
    streams: Streams,
    keys: Vec<String>,
}

impl Streams {
    /// Creates the counts, with no open streams.
    pub fn new(bounds: Bounds, metrics: Arc<Metrics>) -> Streams {
        Streams { counts: Arc::default(), bounds, metrics }
    }

    /// Counts a stream; returns none if there are too many already. People with
    /// accounts are not counted by address, because many may share one.
    pub fn enter(
        &self,
        session: Option<&str>,
        ip: Option<&str>,
        table: &str,
    ) -> Option<StreamGuard> {
        let bounds = &self.bounds;
        let session = session.map(|it| (format!("s {it}"), bounds.n_streams_session));
        let ip = ip.map(|it| (format!("i {it}"), bounds.n_streams_ip));
        let table = (format!("t {table}"), bounds.n_streams_table);
        let all: Vec<(String, u32)> = session.into_iter().chain(ip).chain([table]).collect();
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |(key, max): &(String, u32)| counts.get(key).copied().unwrap_or(0) >= *max;
        if bounds.is_limited && all.iter().any(is_full) {
            return None;
        }
        let keys: Vec<String> = all.into_iter().map(|(key, _)| key).collect();
        for key in &keys {
            *counts.entry(key.clone()).or_default() += 1;
        }
        self.metrics.streams(1);
        Some(StreamGuard { streams: self.clone(), keys })
    }
}

impl Drop for StreamGuard {
    fn drop(&mut self) {
        let mut counts = self.streams.counts.lock().unwrap_or_else(PoisonError::into_inner);
        for key in &self.keys {
            if let Some(count) = counts.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(key);
                }
            }
        }
        self.streams.metrics.streams(-1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_counts_until_it_ends() {
        let bounds = Bounds { n_streams_session: 2, ..Bounds::default() };
        let streams = Streams::new(bounds, Arc::default());
        let one = streams.enter(Some("s"), Some("i"), "t");
        let two = streams.enter(Some("s"), Some("i"), "t");
        assert!(one.is_some() && two.is_some());
        assert!(streams.enter(Some("s"), Some("i"), "t").is_none());
        assert!(streams.enter(Some("other"), Some("i"), "t").is_some());
        drop(one);
        assert!(streams.enter(Some("s"), Some("i"), "t").is_some());
    }
}
