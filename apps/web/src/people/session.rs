//! Sessions: a random key in a cookie, its hash in the store.

use store::{Digest, UserId, Who};
use tables::{Actor, World};

/// What every key to the API begins with, so that a leaked one can be found.
pub const TOKEN_PREFIX: &str = "ahu_";

/// How long a guest's session lasts without a visit.
pub(crate) const GUEST_MS: i64 = 180 * DAY_MS;

/// How long an account's session lasts without a visit.
pub(crate) const ACCOUNT_MS: i64 = 90 * DAY_MS;

/// How often a visit is noted.
pub(crate) const TOUCH_MS: i64 = DAY_MS;

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// The secret in a cookie. Only its hash is stored; it is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionKey(String);

impl SessionKey {
    /// Makes a new one.
    pub fn new(world: &World) -> SessionKey {
        SessionKey(world.text::<32>())
    }

    /// Takes what a browser sent; none if it can't be one.
    pub fn parse(text: &str) -> Option<SessionKey> {
        let is_key = text.len() == 52 && text.bytes().all(|it| it.is_ascii_alphanumeric());
        is_key.then(|| SessionKey(text.to_owned()))
    }

    /// Returns what is stored of it.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.0)
    }
}

impl std::fmt::Debug for SessionKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SessionKey(secret)")
    }
}

/// Somebody who was recognised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The identity of this device.
    pub who: Who,
    /// All identities of the same person.
    pub kin: Vec<Who>,
    /// The name shown.
    pub name: String,
    /// The account: its number and name.
    pub user: Option<(UserId, String)>,
    /// Whether they look after the server.
    pub is_admin: bool,
    /// The session, or the key to the API.
    pub device: Digest,
    /// Whether they came with a key to the API and not with a cookie.
    pub is_token: bool,
    /// Whether they may change something: not with a key that is only for reading.
    pub can_play: bool,
}

impl Person {
    /// Returns who does something at a table.
    pub fn actor(&self) -> Actor {
        Actor { who: self.who.clone(), kin: self.kin.clone(), is_admin: self.is_admin }
    }
}

/// Names and attributes of cookies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cookies {
    /// Whether browsers come by HTTPS.
    pub is_secure: bool,
}

impl Cookies {
    /// Returns the name of the session's cookie.
    pub fn session(self) -> &'static str {
        if self.is_secure { "__Host-sid" } else { "sid" }
    }

    /// Returns the name of the cookie with settings.
    pub fn settings(self) -> &'static str {
        if self.is_secure { "__Host-settings" } else { "settings" }
    }

    /// Sets the cookie of a session.
    pub fn set_session(self, key: &SessionKey) -> String {
        self.set(self.session(), &key.0, GUEST_MS / 1_000)
    }

    /// Takes the cookie of a session away.
    pub fn drop_session(self) -> String {
        self.set(self.session(), "", 0)
    }

    /// Sets a cookie.
    pub fn set(self, name: &str, value: &str, max_age_s: i64) -> String {
        let secure = if self.is_secure { " Secure;" } else { "" };
        format!("{name}={value}; Path=/; Max-Age={max_age_s};{secure} HttpOnly; SameSite=Lax")
    }

    /// Reads a cookie out of the headers of a request.
    pub fn read<'a>(self, headers: &'a axum::http::HeaderMap, name: &str) -> Option<&'a str> {
        let cookies = headers.get_all(axum::http::header::COOKIE).iter();
        let mut pairs = cookies.filter_map(|it| it.to_str().ok()).flat_map(|it| it.split(';'));
        pairs.find_map(|pair| {
            let (key, value) = pair.trim().split_once('=')?;
            (key == name).then_some(value)
        })
    }
}
