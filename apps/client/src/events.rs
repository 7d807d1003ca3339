//! Takes a stream of events apart as it arrives, and keeps no more of it than asked for.

use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use memchr::memmem;

/// What ends an event.
const END: &[u8] = b"\n\n";

/// How much of each event is kept.
#[derive(Clone, Copy, Debug)]
pub enum Kept {
    /// All of it.
    Whole,
    /// So many bytes of its beginning.
    Head(usize),
}

impl Kept {
    fn n_max(self) -> usize {
        match self {
            Kept::Whole => usize::MAX,
            Kept::Head(n) => n,
        }
    }
}

/// A stream of events.
#[derive(Debug)]
pub struct Events {
    body: Incoming,
    splitter: Splitter,
}

impl Events {
    pub(crate) fn new(body: Incoming, kept: Kept) -> Events {
        Events { body, splitter: Splitter::new(kept) }
    }

    /// Waits until something arrives, and calls `on_event` with what is kept of each event that is
    /// complete and with its length; false when the stream has ended.
    pub async fn read(&mut self, on_event: impl FnMut(&[u8], usize)) -> bool {
        let Some(Ok(frame)) = self.body.frame().await else { return false };
        if let Some(bytes) = frame.data_ref() {
            self.splitter.read(bytes, on_event);
        }
        true
    }
}

/// Finds where events end, however they arrive.
#[derive(Debug)]
struct Splitter {
    n_kept_max: usize,
    /// The beginning of the event that is arriving.
    head: Vec<u8>,
    /// How many bytes of it have arrived.
    len: usize,
    /// Whether the last of them ended a line.
    is_line_end: bool,
}

impl Splitter {
    fn new(kept: Kept) -> Splitter {
        Splitter { n_kept_max: kept.n_max(), head: Vec::new(), len: 0, is_line_end: false }
    }

    fn read(&mut self, mut bytes: &[u8], mut on_event: impl FnMut(&[u8], usize)) {
        while let Some(n) = self.end(bytes) {
            let (event, rest) = bytes.split_at(n);
            bytes = rest;
            // Most events arrive at once.
            if self.len == 0 {
                on_event(&event[..n.min(self.n_kept_max)], n);
                continue;
            }
            self.keep(event);
            on_event(&self.head, self.len);
            self.head.clear();
            (self.len, self.is_line_end) = (0, false);
        }
        self.keep(bytes);
    }

    /// Returns where the event ends that is arriving.
    fn end(&self, bytes: &[u8]) -> Option<usize> {
        if self.is_line_end && bytes.starts_with(b"\n") {
            return Some(1);
        }
        memmem::find(bytes, END).map(|at| at + END.len())
    }

    fn keep(&mut self, bytes: &[u8]) {
        let n = self.n_kept_max.saturating_sub(self.head.len()).min(bytes.len());
        self.head.extend_from_slice(&bytes[..n]);
        self.len += bytes.len();
        self.is_line_end = bytes.last().map_or(self.is_line_end, |it| *it == b'\n');
    }
}

/// Returns the version in an event; none if it is only a sign of life.
#[must_use]
pub fn version(event: &[u8]) -> Option<u64> {
    let text = str::from_utf8(&event[..event.len().min(64)]).ok()?;
    let (_, id) = text.split_once("id: ")?;
    id.split('\n').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_found_however_they_arrive() {
        let stream = b": live\n\nid: 1\ndata: a\ndata: b\n\nid: 2\ndata: c\n\nid: 3";
        let expected = [(": live\n\n", 8), ("id: 1\ndata", 23), ("id: 2\ndata", 15)];
        for step in 1..stream.len() {
            let mut splitter = Splitter::new(Kept::Head(10));
            let mut found = Vec::new();
            for part in stream.chunks(step) {
                splitter.read(part, |it, len| {
                    found.push((String::from_utf8(it.to_vec()).unwrap(), len));
                });
            }
            let found: Vec<_> = found.iter().map(|(it, len)| (it.as_str(), *len)).collect();
            assert_eq!(found, expected, "{step}");
        }
    }

    #[test]
    fn an_event_has_a_version() {
        assert_eq!(version(b"event: regions\nid: 31457281\ndata: <section"), Some(31_457_281));
        assert_eq!(version(b": live\n\n"), None);
    }
}
