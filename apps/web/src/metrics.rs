//! The metrics of the server, for operators.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use store::{Backlog, COMMIT_US_BOUNDS, Counters, Counts};
use tables::{Counted, Followed};

/// The upper bounds of the buckets for request times, in milliseconds.
const REQUEST_MS_BOUNDS: [u64; 8] = [1, 2, 5, 10, 25, 100, 500, 2_500];

/// The metrics of the server. No label contains what people wrote.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Responses by the first digit of their status, 1 to 5.
    answers: [AtomicU64; 5],
    request_ms: [AtomicU64; REQUEST_MS_BOUNDS.len() + 1],
    request_us: AtomicU64,
    limited: AtomicU64,
    panics: AtomicU64,
    streams: AtomicI64,
    connections: AtomicI64,
}

impl Metrics {
    pub(crate) fn limited(&self) {
        self.limited.fetch_add(1, Relaxed);
    }

    pub(crate) fn panicked(&self) {
        self.panics.fetch_add(1, Relaxed);
    }

    pub(crate) fn answered(&self, status: u16, took: Duration) {
        let class_idx = usize::from(status / 100).clamp(1, 5) - 1;
        self.answers[class_idx].fetch_add(1, Relaxed);
        let took_us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.request_us.fetch_add(took_us, Relaxed);
        let bucket_idx = REQUEST_MS_BOUNDS.partition_point(|bound| bound * 1_000 < took_us);
        self.request_ms[bucket_idx].fetch_add(1, Relaxed);
    }

    pub(crate) fn streams(&self, change: i64) {
        self.streams.fetch_add(change, Relaxed);
    }

    pub(crate) fn connections(&self, change: i64) {
        self.connections.fetch_add(change, Relaxed);
    }

    /// Returns the number of open streams.
    pub fn n_streams(&self) -> i64 {
        self.streams.load(Relaxed)
    }

    /// Writes all metrics in the text format of Prometheus.
    pub fn text(
        &self,
        tables: &Counted,
        store: &Counters,
        counts: Option<Counts>,
        n_live: usize,
    ) -> String {
        let mut out = String::new();
        let counter = |out: &mut String, name: &str, value: u64| {
            let _ = writeln!(out, "# TYPE ahu_{name} counter\nahu_{name} {value}");
        };
        let gauge = |out: &mut String, name: &str, value: i64| {
            let _ = writeln!(out, "# TYPE ahu_{name} gauge\nahu_{name} {value}");
        };
        counter(&mut out, "moves_total", tables.n_moves);
        counter(&mut out, "bot_moves_total", tables.n_bot_moves);
        counter(&mut out, "events_total", tables.n_events);
        counter(&mut out, "table_loads_total", tables.n_loads);
        counter(&mut out, "rate_limited_total", self.limited.load(Relaxed));
        counter(&mut out, "panics_total", self.panics.load(Relaxed));
        gauge(&mut out, "streams", self.streams.load(Relaxed));
        gauge(&mut out, "connections", self.connections.load(Relaxed));
        gauge(&mut out, "live_tables", n_live as i64);
        out.push_str("# TYPE ahu_answers_total counter\n");
        for (value, class) in self.answers.iter().zip(1..) {
            let value = value.load(Relaxed);
            let _ = writeln!(out, "ahu_answers_total{{class=\"{class}xx\"}} {value}");
        }
        let ms: Vec<u64> = self.request_ms.iter().map(|it| it.load(Relaxed)).collect();
        let bounds = REQUEST_MS_BOUNDS.map(|bound| bound as f64 / 1_000.0);
        let sum = self.request_us.load(Relaxed);
        histogram(&mut out, "request_seconds", &bounds, &ms, sum);
        counter(&mut out, "store_writes_total", store.writes);
        counter(&mut out, "store_refused_total", store.refused);
        counter(&mut out, "store_failed_total", store.failed);
        counter(&mut out, "store_batches_total", store.batches);
        counter(&mut out, "store_reads_total", store.reads);
        gauge(&mut out, "store_waiting", i64::try_from(store.waiting).unwrap_or(i64::MAX));
        let bounds = COMMIT_US_BOUNDS.map(|bound| bound as f64 / 1_000_000.0);
        let buckets = &store.commit_us_buckets;
        histogram(&mut out, "store_commit_seconds", &bounds, buckets, store.commit_us);
        if let Some(counts) = counts {
            out.push_str("# TYPE ahu_tables gauge\n");
            let phases =
                [("open", counts.n_open), ("playing", counts.n_playing), ("over", counts.n_over)];
            for (phase, n) in phases {
                let _ = writeln!(out, "ahu_tables{{phase=\"{phase}\"}} {n}");
            }
            gauge(&mut out, "users", i64::try_from(counts.n_accounts).unwrap_or(i64::MAX));
        }
        out
    }
}

/// Writes how many games were finished in this store, by game.
pub(crate) fn finished_games(finished: &BTreeMap<String, u64>) -> String {
    let mut out = String::from("# TYPE ahu_finished_games_total counter\n");
    for (game, n) in finished {
        let _ = writeln!(out, "ahu_finished_games_total{{game=\"{game}\"}} {n}");
    }
    out
}

/// Writes how far followers have come, and what they have not heard yet.
pub(crate) fn followers(followed: &[Followed], backlogs: &[Backlog]) -> String {
    let mut out = String::new();
    let mut metric = |name: &str, kind: &str, values: Vec<(&str, u64)>| {
        let _ = writeln!(out, "# TYPE ahu_{name} {kind}");
        for (follower, n) in values {
            let _ = writeln!(out, "ahu_{name}{{follower=\"{follower}\"}} {n}");
        }
    };
    let done = |n: fn(&Followed) -> u64| followed.iter().map(|it| (it.follower, n(it))).collect();
    metric("follower_handled_total", "counter", done(|it| it.n_handled));
    metric("follower_failed_total", "counter", done(|it| it.n_failed));
    let left = |n: fn(&Backlog) -> u64| {
        let of = |name: &str| backlogs.iter().find(|it| it.follower == name).map_or(0, n);
        let known = followed.iter().map(|it| (it.follower, of(it.follower)));
        let is_known = |it: &&Backlog| followed.iter().any(|known| known.follower == it.follower);
        let unknown = backlogs.iter().filter(|it| !is_known(it));
        known.chain(unknown.map(|it| (it.follower.as_str(), n(it)))).collect()
    };
    metric("outbox_waiting", "gauge", left(|it| it.n_waiting));
    metric("outbox_failing", "gauge", left(|it| it.n_failing));
    out
}

fn histogram(out: &mut String, name: &str, bounds: &[f64], buckets: &[u64], sum_us: u64) {
    let _ = writeln!(out, "# TYPE ahu_{name} histogram");
    let mut n = 0;
    for (bound, value) in bounds.iter().zip(buckets) {
        n += value;
        let _ = writeln!(out, "ahu_{name}_bucket{{le=\"{bound}\"}} {n}");
    }
    n += buckets.get(bounds.len()).copied().unwrap_or(0);
    let _ = writeln!(out, "ahu_{name}_bucket{{le=\"+Inf\"}} {n}");
    let _ = writeln!(out, "ahu_{name}_sum {}", sum_us as f64 / 1_000_000.0);
    let _ = writeln!(out, "ahu_{name}_count {n}");
}
