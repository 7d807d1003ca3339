//! The part of the store that is about people: identities, accounts, sessions, keys.

use crate::{
    backend::{Backend, Fault},
    error::StoreError,
    names::{AccountId, Digest, Who},
    rows::{Account, ApiToken, Holder, Identity, Session},
    store::{Store, rows},
    writes::{NewAccount, NewSession, NewToken, Write, Written},
};
use record::Time;

/// Identities and accounts.
impl Store {
    /// Names an identity, and creates it if it is new.
    pub async fn introduce(&self, who: Who, name: String, at: Time) -> Result<(), StoreError> {
        self.write(Write::Introduce { who, name, at }).await.map(drop)
    }

    /// Returns an identity.
    pub async fn identity(&self, who: &Who) -> Result<Option<Identity>, StoreError> {
        let who = who.clone();
        self.read(move |backend| backend.identity(&who)).await
    }

    /// Returns an identity with its account, in one read.
    pub async fn holder(&self, who: &Who) -> Result<Option<Holder>, StoreError> {
        let who = who.clone();
        self.read(move |backend| holder(backend, &who)).await
    }

    /// Creates an account and gives it an identity.
    ///
    /// # Errors
    /// `NameTaken`, `NoSuchWho`, `AlreadyLinked`.
    pub async fn register(&self, account: NewAccount) -> Result<AccountId, StoreError> {
        match self.write(Write::Register(account)).await? {
            Written::Registered(id) => Ok(id),
            Written::Done
            | Written::Replayed(_)
            | Written::Numbered(_)
            | Written::Rows(_)
            | Written::Claimed(_) => {
                Err(StoreError::Broken("an account without a number".to_owned()))
            }
        }
    }

    /// Gives an identity to an account, as when a guest logs in.
    ///
    /// # Errors
    /// `NoSuchAccount`, `NoSuchWho`, or `AlreadyLinked` to another account.
    pub async fn link(&self, who: Who, account: AccountId) -> Result<(), StoreError> {
        self.write(Write::Link { who, account }).await.map(drop)
    }

    /// Returns an account by its number.
    pub async fn account(&self, id: AccountId) -> Result<Option<Account>, StoreError> {
        self.read(move |backend| backend.account(id)).await
    }

    /// Returns an account by its name as it is compared.
    pub async fn account_by_name(&self, name_key: &str) -> Result<Option<Account>, StoreError> {
        let name_key = name_key.to_owned();
        self.read(move |backend| backend.account_by_name(&name_key)).await
    }

    /// Returns accounts in the order of their numbers, those after a number.
    pub async fn accounts(&self, after: AccountId, n_max: u32) -> Result<Vec<Account>, StoreError> {
        self.read(move |backend| backend.accounts(after, n_max)).await
    }

    /// Changes a password; all sessions of the account end at the same moment.
    ///
    /// # Errors
    /// `NoSuchAccount`.
    pub async fn set_password(
        &self,
        account: AccountId,
        password_hash: String,
    ) -> Result<(), StoreError> {
        self.write(Write::SetPassword { account, password_hash }).await.map(drop)
    }

    /// Changes the settings of an account.
    ///
    /// # Errors
    /// `NoSuchAccount`.
    pub async fn set_preferences(
        &self,
        account: AccountId,
        preferences: String,
    ) -> Result<(), StoreError> {
        self.write(Write::SetPreferences { account, preferences }).await.map(drop)
    }

    /// Grants or withdraws the right to administer; all sessions of the account end at the
    /// same moment.
    ///
    /// # Errors
    /// `NoSuchAccount`.
    pub async fn set_admin(&self, account: AccountId, is_admin: bool) -> Result<(), StoreError> {
        self.write(Write::SetAdmin { account, is_admin }).await.map(drop)
    }
}

/// Sessions and API keys.
impl Store {
    /// Begins a session; the old one, if there is one, ends at the same moment.
    ///
    /// # Errors
    /// `NoSuchWho`.
    pub async fn open_session(
        &self,
        session: NewSession,
        instead_of: Option<Digest>,
    ) -> Result<(), StoreError> {
        self.write(Write::OpenSession { session, instead_of }).await.map(drop)
    }

    /// Returns a session that is valid at a time.
    pub async fn session(&self, digest: Digest, now: Time) -> Result<Option<Session>, StoreError> {
        let session = self.read(move |backend| backend.session(&digest)).await?;
        Ok(session.filter(|session| now < session.expires_at))
    }

    /// Returns a session that is valid at a time, and whose it is, in one read: almost every
    /// request asks for it.
    pub async fn signed_in(
        &self,
        digest: Digest,
        now: Time,
    ) -> Result<Option<(Session, Option<Holder>)>, StoreError> {
        self.read(move |backend| {
            let session = backend.session(&digest)?;
            let Some(session) = session.filter(|it| now < it.expires_at) else { return Ok(None) };
            let holder = holder(backend, &session.who)?;
            Ok(Some((session, holder)))
        })
        .await
    }

    /// Returns all sessions of somebody, under any of their identities.
    pub async fn sessions_of(&self, who: &Who) -> Result<Vec<Session>, StoreError> {
        let who = who.clone();
        self.read(move |backend| backend.sessions_of(&who)).await
    }

    /// Records that a session was used.
    pub async fn touch_session(
        &self,
        digest: Digest,
        seen_at: Time,
        expires_at: Time,
    ) -> Result<(), StoreError> {
        self.write(Write::TouchSession { digest, seen_at, expires_at }).await.map(drop)
    }

    /// Ends a session.
    pub async fn close_session(&self, digest: Digest) -> Result<(), StoreError> {
        self.write(Write::CloseSession(digest)).await.map(drop)
    }

    /// Ends all sessions of somebody, under any of their identities, and returns how many.
    pub async fn close_sessions_of(
        &self,
        who: Who,
        except: Option<Digest>,
    ) -> Result<u64, StoreError> {
        self.write(Write::CloseSessionsOf { who, except }).await.map(rows)
    }

    /// Creates an API key.
    ///
    /// # Errors
    /// `NoSuchWho`.
    pub async fn new_token(&self, token: NewToken) -> Result<(), StoreError> {
        self.write(Write::NewToken(token)).await.map(drop)
    }

    /// Returns an API key.
    pub async fn token(&self, digest: Digest) -> Result<Option<ApiToken>, StoreError> {
        self.read(move |backend| backend.token(&digest)).await
    }

    /// Returns all API keys of somebody, under any of their identities.
    pub async fn tokens_of(&self, who: &Who) -> Result<Vec<ApiToken>, StoreError> {
        let who = who.clone();
        self.read(move |backend| backend.tokens_of(&who)).await
    }

    /// Records that an API key was used.
    pub async fn touch_token(&self, digest: Digest, used_at: Time) -> Result<(), StoreError> {
        self.write(Write::TouchToken { digest, used_at }).await.map(drop)
    }

    /// Revokes an API key of somebody, whichever of their identities created it; returns whether
    /// there was one.
    pub async fn remove_token(&self, who: Who, digest: Digest) -> Result<bool, StoreError> {
        self.write(Write::RemoveToken { who, digest }).await.map(|written| rows(written) > 0)
    }
}

fn holder(backend: &dyn Backend, who: &Who) -> Result<Option<Holder>, Fault> {
    let Some(identity) = backend.identity(who)? else { return Ok(None) };
    let account = match identity.account {
        Some(id) => backend.account(id)?,
        None => None,
    };
    Ok(Some(Holder { identity, account }))
}
