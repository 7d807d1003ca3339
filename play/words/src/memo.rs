//! Remembers formatted texts, so that a repeated text is not formatted again.

use std::{
    borrow::Cow,
    collections::HashMap,
    hash::BuildHasher as _,
    mem,
    sync::{Arc, PoisonError, RwLock},
};

use foldhash::fast::RandomState;
use rules_core::Seat;

use crate::{Arg, Lang, Message};

/// The number of shards: concurrent writers rarely need the same one.
const N_SHARDS: usize = 16;

/// How many texts a shard keeps, old and new each. All shards take at most about 20 MiB.
const N_TEXTS_MAX: usize = 2_048;

/// Longer texts are formatted each time: they are rare, and a few would fill the memory.
const LEN_MAX: usize = 512;

/// Formatted texts, by everything that determines them.
pub(crate) struct Memo {
    hasher: RandomState,
    shards: [RwLock<Shard>; N_SHARDS],
}

/// The new texts, and the old ones that are dropped when there are too many new ones.
#[derive(Default)]
struct Shard {
    new: HashMap<Box<[u8]>, Arc<str>, RandomState>,
    old: HashMap<Box<[u8]>, Arc<str>, RandomState>,
}

impl Memo {
    /// Remembers nothing yet.
    pub(crate) fn new() -> Memo {
        Memo { hasher: RandomState::default(), shards: Default::default() }
    }

    /// Returns the text with this key, and makes it if it is missing.
    pub(crate) fn text(&self, key: &Key, make: impl FnOnce() -> String) -> String {
        let lock = &self.shards[self.hasher.hash_one(&key.0) as usize % N_SHARDS];
        let known = |shard: &Shard| shard.new.get(&*key.0).map(|text| text.to_string());
        if let Some(text) = known(&lock.read().unwrap_or_else(PoisonError::into_inner)) {
            return text;
        }
        let mut shard = lock.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = shard.old.remove(&*key.0) {
            let said = text.to_string();
            shard.keep(key, text);
            return said;
        }
        drop(shard);
        let text = make();
        if key.0.len() + text.len() <= LEN_MAX {
            let mut shard = lock.write().unwrap_or_else(PoisonError::into_inner);
            shard.keep(key, text.as_str().into());
        }
        text
    }
}

impl Shard {
    fn keep(&mut self, key: &Key, text: Arc<str>) {
        if self.new.len() >= N_TEXTS_MAX {
            self.old = mem::take(&mut self.new);
        }
        self.new.insert(key.0.as_slice().into(), text);
    }
}

/// Everything that determines the text of a message: the language, whether seats have marks,
/// the message, and the names of the seats it mentions.
pub(crate) struct Key(Vec<u8>);

impl Key {
    /// Writes everything that determines the text of a message.
    pub(crate) fn new<'a>(
        lang: Lang,
        has_marks: bool,
        message: &Message,
        name: impl Fn(Seat) -> Cow<'a, str>,
    ) -> Key {
        let mut key = Key(Vec::with_capacity(96));
        key.0.extend([lang as u8, u8::from(has_marks)]);
        key.message(message, &name);
        key
    }

    fn message<'a>(&mut self, message: &Message, name: &impl Fn(Seat) -> Cow<'a, str>) {
        self.part(b'm', message.key.as_bytes());
        for (of, arg) in &message.args {
            self.part(b'a', of.as_bytes());
            match arg {
                Arg::Number(number) => self.part(b'n', &number.to_le_bytes()),
                Arg::Word(word) => self.part(b'w', word.as_bytes()),
                Arg::Seat(seat) => self.seat(b's', *seat, &name(*seat)),
                Arg::Mark(seat) => self.seat(b'k', *seat, &name(*seat)),
                Arg::Text(text) => self.part(b't', text.as_bytes()),
                Arg::List(messages) => {
                    self.part(b'l', &(messages.len() as u64).to_le_bytes());
                    for message in messages {
                        self.message(message, name);
                    }
                }
            }
        }
        self.0.push(b'.');
    }

    fn seat(&mut self, kind: u8, seat: Seat, name: &str) {
        self.part(kind, &[seat.0]);
        self.part(b'N', name.as_bytes());
    }

    /// Each part is preceded by its length, so that no two messages have the same key.
    fn part(&mut self, kind: u8, bytes: &[u8]) {
        self.0.push(kind);
        self.0.extend((bytes.len() as u32).to_le_bytes());
        self.0.extend(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(message: &Message, names: [&'static str; 2]) -> Key {
        Key::new(Lang::En, true, message, |seat| names[seat.idx()].into())
    }

    #[test]
    fn a_text_is_put_together_once() {
        let (memo, message) = (Memo::new(), Message::new("a").with("seat", Seat(0)));
        let first = memo.text(&key(&message, ["Anna", "Bea"]), || "Anna".to_owned());
        let again = memo.text(&key(&message, ["Anna", "Cili"]), || unreachable!("it is known"));
        assert_eq!(first, again);
    }

    #[test]
    fn whatever_changes_a_text_changes_its_key() {
        let word = |text: &str| Message::new("a").with("x", text);
        let list = |messages: Vec<Message>| Message::new("a").with("x", messages);
        let messages = [
            Message::new("a"),
            Message::new("ax"),
            word("1"),
            Message::new("a").with("x", 1_u8),
            Message::new("a").with("y", 1_u8),
            Message::new("a").with("x", Arg::word("1")),
            Message::new("a").with("x", Seat(0)),
            Message::new("a").with("x", Arg::Mark(Seat(0))),
            Message::new("a").with("x", Seat(1)),
            list(vec![Message::new("b"), Message::new("c")]),
            list(vec![Message::new("b").with("x", vec![Message::new("c")])]),
            list(vec![]),
        ];
        let mut keys: Vec<Vec<u8>> = messages.iter().map(|it| key(it, ["A", "B"]).0).collect();
        keys.push(key(&messages[6], ["B", "B"]).0);
        keys.push(Key::new(Lang::De, true, &messages[0], |_| "A".into()).0);
        keys.push(Key::new(Lang::En, false, &messages[0], |_| "A".into()).0);
        let n = keys.len();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), n);
    }

    #[test]
    fn the_memory_is_bounded_and_keeps_what_is_used() {
        let memo = Memo::new();
        let used = key(&Message::new("used"), ["A", "B"]);
        memo.text(&used, || "used".to_owned());
        for number in 0..(4 * N_SHARDS * N_TEXTS_MAX) as u32 {
            let message = Message::new("n").with("n", number);
            memo.text(&key(&message, ["A", "B"]), || number.to_string());
            memo.text(&used, || unreachable!("what is used stays"));
        }
        for shard in &memo.shards {
            let shard = shard.read().unwrap();
            assert!(shard.new.len() <= N_TEXTS_MAX && shard.old.len() <= N_TEXTS_MAX);
        }
    }

    #[test]
    fn a_long_text_is_not_kept() {
        let (memo, message) = (Memo::new(), Message::new("a"));
        memo.text(&key(&message, ["A", "B"]), || "x".repeat(LEN_MAX));
        assert_eq!(memo.text(&key(&message, ["A", "B"]), || "anew".to_owned()), "anew");
    }
}
