//! What a database has to do to be a store.

use std::path::Path;

use crate::{
    error::{OpenError, Refusal},
    names::{AccountId, Digest, SealedSeed, TableId, Who},
    outbox::Backlog,
    rows::{
        Account, Answer, ApiToken, ChatMessage, Counts, EventRow, Identity, Listed, Listing, Page,
        Session, StoredTable,
    },
    writes::{Write, Written},
};
use record::Time;

/// The outcome of one write of a batch.
pub type Verdict = Result<Written, Refusal>;

/// Why a batch was not written or a read failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Another program holds the database; nothing was written.
    Busy,
    /// The disk is full; nothing was written.
    Full,
    /// It is not known whether anything was written.
    Broken(String),
}

/// A database: writes come from one thread, reads from many.
pub trait Backend: Send + Sync + 'static {
    /// Writes a batch in one transaction and returns when it is on disk.
    ///
    /// A refused write leaves no trace and does not affect the others.
    ///
    /// # Errors
    /// Nothing was written if the fault says so.
    fn write(&self, batch: &[Write]) -> Result<Vec<Verdict>, Fault>;

    /// Does what can wait until a batch has been answered.
    ///
    /// # Errors
    /// After a fault the data may be wrong.
    fn tend(&self) -> Result<(), Fault>;

    /// Returns how many reads can run at the same time.
    fn n_readers(&self) -> usize;

    /// Returns a table.
    fn table(&self, id: &TableId) -> Result<Option<StoredTable>, Fault>;

    /// Returns the sealed seed of a table.
    fn seed(&self, id: &TableId) -> Result<Option<SealedSeed>, Fault>;

    /// Returns at most `n_max` events of a table, those after a number.
    fn events(&self, id: &TableId, after: u32, n_max: u32) -> Result<Vec<EventRow>, Fault>;

    /// Returns a page of a list.
    fn list(&self, listing: &Listing, page: &Page) -> Result<Listed, Fault>;

    /// Returns the tables that are due by a time, the most urgent first.
    fn due(&self, until: Time, n_max: u32) -> Result<Vec<(TableId, Time)>, Fault>;

    /// Returns the seats that a key opens.
    fn seats_by_key(&self, key: &Digest) -> Result<Vec<(TableId, u8)>, Fault>;

    /// Returns at most the last `n_max` messages of a chat, those after a number.
    fn chat(&self, id: &TableId, after: u32, n_max: u32) -> Result<Vec<ChatMessage>, Fault>;

    /// Returns what was answered to a request, with the hash of its body.
    fn answer(&self, scope: &str, key: &str) -> Result<Option<(Digest, Answer)>, Fault>;

    /// Returns an identity.
    fn identity(&self, who: &Who) -> Result<Option<Identity>, Fault>;

    /// Returns an account by its number.
    fn account(&self, id: AccountId) -> Result<Option<Account>, Fault>;

    /// Returns an account by its name as it is compared.
    fn account_by_name(&self, name_key: &str) -> Result<Option<Account>, Fault>;

    /// Returns accounts in the order of their numbers, those after a number.
    fn accounts(&self, after: AccountId, n_max: u32) -> Result<Vec<Account>, Fault>;

    /// Returns a session, whether it has expired or not.
    fn session(&self, digest: &Digest) -> Result<Option<Session>, Fault>;

    /// Returns all sessions of somebody, under any of their identities.
    fn sessions_of(&self, who: &Who) -> Result<Vec<Session>, Fault>;

    /// Returns an API key.
    fn token(&self, digest: &Digest) -> Result<Option<ApiToken>, Fault>;

    /// Returns all API keys of somebody, under any of their identities.
    fn tokens_of(&self, who: &Who) -> Result<Vec<ApiToken>, Fault>;

    /// Returns at most `n_max` values of a follower's state, those with keys after a key.
    fn follower_state(
        &self,
        follower: &str,
        after: &str,
        n_max: u32,
    ) -> Result<Vec<(String, String)>, Fault>;

    /// Returns one value of a follower's state.
    fn follower_value(&self, follower: &str, key: &str) -> Result<Option<String>, Fault>;

    /// Returns whether a follower was enrolled.
    fn is_enrolled(&self, follower: &str) -> Result<bool, Fault>;

    /// Returns how much each follower has not heard yet; followers that have heard everything are
    /// left out.
    fn backlogs(&self) -> Result<Vec<Backlog>, Fault>;

    /// Returns how much is stored.
    fn counts(&self) -> Result<Counts, Fault>;

    /// Returns what is wrong with the data; nothing if it is sound.
    fn check(&self) -> Result<Vec<String>, Fault>;

    /// Writes a copy of all data while the store is in use, and checks the copy.
    ///
    /// # Errors
    /// There is already something at that path, or the copy can't be written.
    fn backup(&self, to: &Path) -> Result<(), OpenError>;
}
