//! Parses a chunked response as it arrives, and keeps no more of it than asked for.

/// Parses a chunked response.
///
/// A stream of events sends each event as one chunk.
#[derive(Debug)]
pub(crate) struct Chunks {
    state: State,
    /// The beginning of the chunk that is arriving.
    head: Vec<u8>,
    n_kept_max: usize,
}

#[derive(Debug)]
enum State {
    /// In the headers of the response.
    Headers,
    /// In the line with the length of a chunk.
    Len(usize),
    /// In a chunk: how many bytes are missing and how many it has, with the two of the line break.
    Data(usize, usize),
}

impl Chunks {
    /// Starts before a response; keeps at most this many bytes of each chunk.
    pub(crate) fn new(n_kept_max: usize) -> Chunks {
        Chunks { state: State::Headers, head: Vec::new(), n_kept_max }
    }

    /// Reads what has arrived, and calls `on_chunk` with the kept part and the length of each
    /// complete chunk. Returns false when the response ends or is not valid.
    pub(crate) fn read(
        &mut self,
        mut bytes: &[u8],
        mut on_chunk: impl FnMut(&[u8], usize),
    ) -> bool {
        while let Some((&byte, rest)) = bytes.split_first() {
            match &mut self.state {
                State::Headers => {
                    bytes = rest;
                    self.head.push(byte);
                    if self.head.ends_with(b"\r\n\r\n") {
                        if !self.head.starts_with(b"HTTP/1.1 200") {
                            return false;
                        }
                        self.head.clear();
                        self.state = State::Len(0);
                    }
                }
                State::Len(len) => {
                    bytes = rest;
                    match char::from(byte).to_digit(16) {
                        Some(digit) => *len = *len * 16 + digit as usize,
                        None if byte == b'\n' && *len == 0 => return false,
                        None if byte == b'\n' => self.state = State::Data(*len + 2, *len),
                        None => {}
                    }
                }
                State::Data(n_missing, len) => {
                    let (data, rest) = bytes.split_at(bytes.len().min(*n_missing));
                    let n_kept = self.n_kept_max.saturating_sub(self.head.len()).min(data.len());
                    self.head.extend_from_slice(&data[..n_kept]);
                    bytes = rest;
                    *n_missing -= data.len();
                    if *n_missing == 0 {
                        on_chunk(&self.head, *len);
                        self.head.clear();
                        self.state = State::Len(0);
                    }
                }
            }
        }
        true
    }
}

/// Returns the version in an event; none if it only keeps the connection alive.
pub(crate) fn version(event: &[u8]) -> Option<u64> {
    let text = str::from_utf8(&event[..event.len().min(64)]).ok()?;
    let (_, id) = text.split_once("id: ")?;
    id.split('\n').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_found_however_they_arrive() {
        let answer =
            b"HTTP/1.1 200 OK\r\na: b\r\n\r\n5\r\nhello\r\n10\r\n0123456789abcdef\r\n0\r\n\r\n";
        for step in 1..answer.len() {
            let mut chunks = Chunks::new(8);
            let mut found = Vec::new();
            let mut is_open = true;
            for part in answer.chunks(step) {
                is_open &= chunks.read(part, |it, len| found.push((it.to_vec(), len)));
            }
            assert_eq!(found, [(b"hello\r\n".to_vec(), 5), (b"01234567".to_vec(), 16)], "{step}");
            assert!(!is_open);
        }
        assert!(!Chunks::new(8).read(b"HTTP/1.1 429 Too Many\r\n\r\n", |_, _| {}));
    }

    #[test]
    fn an_event_has_a_version() {
        assert_eq!(version(b"event: regions\nid: 31457281\ndata: <section"), Some(31_457_281));
        assert_eq!(version(b": live\n\n"), None);
    }
}
