//! What a follower is.

use std::{fmt, pin::Pin};

use store::{Effect, Store, StoreError};

use crate::happening::{Happening, Kind};

/// The future of what follows from a happening.
pub type Making<'a> = Pin<Box<dyn Future<Output = Result<Vec<Effect>, FollowError>> + Send + 'a>>;

/// A part of the server that handles what happens at tables.
///
/// A follower never changes anything itself. It says what follows for its own state,
/// and that is written in the transaction that ends its claim: all of it, exactly once,
/// whatever crashes and however often it is asked. Others are not held up by it.
pub trait Follower: Send + Sync + 'static {
    /// Returns its name in the store, which never changes.
    fn name(&self) -> &'static str;

    /// Returns what it wants to hear about. Nothing else is stored for it.
    fn follows(&self) -> &'static [Kind];

    /// Returns what its state begins with in a store that does not know it yet.
    ///
    /// It hears about everything that happens afterwards. Whatever it needs of the past it reads
    /// here, while no table changes.
    fn begin<'a>(&'a self, _store: &'a Store) -> Making<'a> {
        Box::pin(async { Ok(Vec::new()) })
    }

    /// Returns what follows from a happening.
    ///
    /// It may be asked more than once and must not rely on being asked in order. What
    /// it does outside the store should be done once for each [`Happening::token`].
    fn handle<'a>(&'a self, happening: &'a Happening, store: &'a Store) -> Making<'a>;
}

/// Why a follower could not handle something; it is asked again later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowError(pub String);

impl fmt::Display for FollowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FollowError {}

impl From<StoreError> for FollowError {
    fn from(error: StoreError) -> FollowError {
        FollowError(error.to_string())
    }
}
