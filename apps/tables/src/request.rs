//! Requests that may arrive twice and must be carried out once.

use referee::{TableError, Time};
use store::{Answer, Digest, Idempotent, Store, Who};

use crate::error::of_store;

/// The longest key of a request.
const KEY_LEN_MAX: usize = 64;

/// What identifies a request that may arrive twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    scope: String,
    key: String,
    body: Digest,
}

/// The outcome of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// It was done now.
    Now,
    /// It was done when it first arrived.
    Before(Answer),
}

impl Request {
    /// Returns whether a text can be the key of a request.
    pub fn is_key(text: &str) -> bool {
        let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        (1..=KEY_LEN_MAX).contains(&text.len()) && text.bytes().all(is_sign)
    }

    /// Identifies somebody's request to an address; none if the key is not valid.
    pub fn new(who: &Who, path: &str, key: &str, body: &[u8]) -> Option<Request> {
        Request::is_key(key).then(|| Request {
            scope: format!("{who} {path}"),
            key: key.to_owned(),
            body: Digest::of(body),
        })
    }

    /// Returns the answer that was given when it first arrived.
    pub(super) async fn answered(&self, store: &Store) -> Result<Option<Answer>, TableError> {
        store.answered(&self.scope, &self.key, self.body).await.map_err(of_store)
    }

    pub(super) fn idempotent(self, answer: Answer, now: Time) -> Idempotent {
        let Request { scope, key, body } = self;
        Idempotent { scope, key, body, answer, at: now }
    }
}
