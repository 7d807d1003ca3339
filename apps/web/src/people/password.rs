//! Passwords: hashed slowly, and only a few at the same time.

use std::sync::Arc;

use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use tokio::{sync::Semaphore, task::spawn_blocking};

/// The shortest and the longest password, in characters and bytes.
const CHARS_MIN: usize = 8;
const BYTES_MAX: usize = 256;

/// An invalid password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPassword;

impl std::fmt::Display for BadPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "expected a password of at least {CHARS_MIN} characters")
    }
}

impl std::error::Error for BadPassword {}

/// Hashes and checks passwords.
#[derive(Clone, Debug)]
pub struct Passwords {
    busy: Arc<Semaphore>,
    /// Checked when there is no such account, so that the answer takes as long.
    dummy: Arc<str>,
}

impl Passwords {
    /// Allows `n_hashers` passwords to be hashed at the same time.
    pub fn new(n_hashers: usize) -> Passwords {
        let dummy = hash("no such account", &[7; 16]).unwrap_or_default();
        Passwords { busy: Arc::new(Semaphore::new(n_hashers.max(1))), dummy: dummy.into() }
    }

    /// Hashes a new password.
    ///
    /// # Errors
    ///
    /// Refuses a password that is too short or too long.
    pub async fn hash(&self, password: String, salt: [u8; 16]) -> Result<String, BadPassword> {
        if password.chars().count() < CHARS_MIN || password.len() > BYTES_MAX {
            return Err(BadPassword);
        }
        let _permit = self.busy.acquire().await;
        let hashed = spawn_blocking(move || hash(&password, &salt)).await;
        hashed.ok().flatten().ok_or(BadPassword)
    }

    /// Returns whether a password is correct for an account; takes as long if
    /// there is no such account.
    pub async fn is_right(&self, password: String, hash: Option<String>) -> bool {
        let is_there = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.dummy.to_string());
        let _permit = self.busy.acquire().await;
        let check = move || {
            let password = password.get(..BYTES_MAX.min(password.len())).unwrap_or_default();
            PasswordHash::new(&hash).is_ok_and(|hash| {
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
            })
        };
        spawn_blocking(check).await.unwrap_or(false) && is_there
    }
}

fn hash(password: &str, salt: &[u8]) -> Option<String> {
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), salt).ok()?;
    Some(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_opens() {
        let passwords = Passwords::new(1);
        let hash = passwords.hash("moai on an ahu".to_owned(), [1; 16]).await.expect("a hash");
        assert!(hash.starts_with("$argon2id$"));
        assert!(passwords.is_right("moai on an ahu".to_owned(), Some(hash.clone())).await);
        assert!(!passwords.is_right("moai on an ahv".to_owned(), Some(hash)).await);
        assert!(!passwords.is_right("no such account".to_owned(), None).await);
        assert_eq!(passwords.hash("short".to_owned(), [1; 16]).await, Err(BadPassword));
    }
}
