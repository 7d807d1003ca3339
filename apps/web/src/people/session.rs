//! Sessions: a random key in a cookie, its hash in the store.

use store::{AccountId, Digest, Who};
use tables::{Actor, World};

/// The prefix of every API key, by which leaked keys can be found.
pub const TOKEN_PREFIX: &str = "ahu_";

/// How long a guest's session lasts without a visit.
pub(crate) const GUEST_MS: u64 = 180 * DAY_MS;

/// How long an account's session lasts without a visit.
pub(crate) const ACCOUNT_MS: u64 = 90 * DAY_MS;

/// How often a visit is recorded.
pub(crate) const TOUCH_MS: u64 = DAY_MS;

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// The secret in a cookie. Only its hash is stored; it is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionKey(String);

impl SessionKey {
    /// Creates a new key.
    pub fn new(world: &World) -> SessionKey {
        SessionKey(world.text::<32>())
    }

    /// Reads the key that a browser sent; returns none if it is not valid.
    pub fn parse(text: &str) -> Option<SessionKey> {
        let is_key = text.len() == 52 && text.bytes().all(|it| it.is_ascii_alphanumeric());
        is_key.then(|| SessionKey(text.to_owned()))
    }

    /// Returns the hash that is stored.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.0)
    }
}

impl std::fmt::Debug for SessionKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SessionKey(secret)")
    }
}

/// A person who was recognised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The identity of this device.
    pub who: Who,
    /// All identities of the same person.
    pub identities: Vec<Who>,
    /// The name shown.
    pub name: String,
    /// The account: its number and name.
    pub account: Option<(AccountId, String)>,
    /// Whether they administer the server.
    pub is_admin: bool,
    /// The session, or the API key.
    pub device: Digest,
    /// Whether they sent an API key and not a cookie.
    pub is_token: bool,
    /// Whether they may change anything: a key for reading may not.
    pub can_play: bool,
}

impl Person {
    /// Returns this person as somebody who acts at a table.
    pub fn actor(&self) -> Actor {
        Actor {
            who: self.who.clone(),
            identities: self.identities.clone(),
            is_admin: self.is_admin,
        }
    }
}

/// The names and attributes of cookies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cookies {
    /// Whether browsers connect through HTTPS.
    pub is_secure: bool,
}

impl Cookies {
    /// Returns the name of the session cookie.
    pub fn session(self) -> &'static str {
        if self.is_secure { "__Host-sid" } else { "sid" }
    }

    /// Returns the name of the settings cookie.
    pub fn settings(self) -> &'static str {
        if self.is_secure { "__Host-settings" } else { "settings" }
    }

    /// Returns the header that sets the session cookie.
    pub fn set_session(self, key: &SessionKey) -> String {
        self.set(self.session(), &key.0, GUEST_MS / 1_000)
    }

    /// Returns the header that removes the session cookie.
    pub fn drop_session(self) -> String {
        self.set(self.session(), "", 0)
    }

    /// Returns the header that sets a cookie.
    pub fn set(self, name: &str, value: &str, max_age_s: u64) -> String {
        let secure = if self.is_secure { " Secure;" } else { "" };
        format!("{name}={value}; Path=/; Max-Age={max_age_s};{secure} HttpOnly; SameSite=Lax")
    }

    /// Returns the value of a cookie from the headers of a request.
    pub fn read<'a>(self, headers: &'a axum::http::HeaderMap, name: &str) -> Option<&'a str> {
        let cookies = headers.get_all(axum::http::header::COOKIE).iter();
        let mut pairs = cookies.filter_map(|it| it.to_str().ok()).flat_map(|it| it.split(';'));
        pairs.find_map(|pair| {
            let (key, value) = pair.trim().split_once('=')?;
            (key == name).then_some(value)
        })
    }
}
