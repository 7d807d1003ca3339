//! A store in memory, as simple as possible, with which the others are compared.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard},
};

use store::{
    Account, AccountId, Answer, ApiToken, Append, ChatMessage, Digest, EventRow, Fault, Idempotent,
    Identity, NewAccount, NewChat, NewEvent, NewTable, Phase, Refusal, SealedSeed, SeatKind,
    SeatRow, SeatSet, Session, StoredTable, TableHead, TableId, TableUpdate, Time, Verdict, Who,
    Write, Written,
};

use crate::memory_outbox::Outbox;

#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) table: StoredTable,
    pub(crate) seed: SealedSeed,
    pub(crate) events: Vec<EventRow>,
    pub(crate) chat: Vec<ChatMessage>,
    pub(crate) over_at: Option<Time>,
    /// The order in which tables were created.
    pub(crate) nr: u64,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct World {
    pub(crate) n_made: u64,
    pub(crate) tables: BTreeMap<TableId, Kept>,
    pub(crate) answers: BTreeMap<(String, String), (Digest, Answer, Time)>,
    pub(crate) identities: BTreeMap<Who, Identity>,
    pub(crate) accounts: BTreeMap<AccountId, Account>,
    pub(crate) sessions: BTreeMap<Digest, Session>,
    pub(crate) tokens: BTreeMap<Digest, ApiToken>,
    pub(crate) outbox: Outbox,
}

#[derive(Debug, Default)]
pub(crate) struct Memory {
    world: Mutex<World>,
}

impl Memory {
    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap()
    }

    pub(crate) fn write_all(&self, batch: &[Write]) -> Result<Vec<Verdict>, Fault> {
        let mut world = self.world();
        let verdicts = batch.iter().map(|write| {
            let mut trial = world.clone();
            let written = trial.apply(write)?;
            *world = trial;
            Ok(written)
        });
        Ok(verdicts.collect())
    }
}

pub(crate) fn invalid(what: &str) -> Refusal {
    Refusal::Invalid(what.to_owned())
}

impl World {
    fn apply(&mut self, write: &Write) -> Verdict {
        let key = match write {
            Write::Create(NewTable { idempotent, .. })
            | Write::Append(Append { idempotent, .. })
            | Write::Say(NewChat { idempotent, .. }) => idempotent.as_ref(),
            Write::Remember(idempotent) => Some(idempotent),
            _ => None,
        };
        let Some(Idempotent { scope, key, body, answer, at }) = key else {
            return self.apply_new(write);
        };
        let place = (scope.clone(), key.clone());
        match self.answers.get(&place) {
            Some((first, answer, _)) if first == body => Ok(Written::Replayed(answer.clone())),
            Some(_) => Err(Refusal::KeyReused),
            None => {
                let written = self.apply_new(write)?;
                self.answers.insert(place, (*body, answer.clone(), *at));
                Ok(written)
            }
        }
    }

    fn apply_new(&mut self, write: &Write) -> Verdict {
        match write {
            Write::Create(table) => self.create(table),
            Write::Append(append) => self.append(append),
            Write::RemoveTable(id) => {
                let gone = self.tables.remove(id);
                gone.map(|_| Written::Done).ok_or(Refusal::NoSuchTable)
            }
            Write::Say(chat) => self.say(chat),
            Write::Remember(_) => Ok(Written::Done),
            Write::Introduce { who, name, at } => {
                let new = Identity {
                    who: who.clone(),
                    name: String::new(),
                    account: None,
                    identities: Vec::new(),
                    created_at: *at,
                };
                self.identities.entry(who.clone()).or_insert(new).name.clone_from(name);
                Ok(Written::Done)
            }
            Write::Register(account) => self.register(account),
            Write::Link { who, account } => self.link(who, *account),
            Write::SetPassword { account, password_hash } => {
                self.account(*account)?.password_hash.clone_from(password_hash);
                self.end_sessions(*account);
                Ok(Written::Done)
            }
            Write::SetPreferences { account, preferences } => {
                self.account(*account)?.preferences.clone_from(preferences);
                Ok(Written::Done)
            }
            Write::SetAdmin { account, is_admin } => {
                self.account(*account)?.is_admin = *is_admin;
                self.end_sessions(*account);
                Ok(Written::Done)
            }
            Write::OpenSession { .. }
            | Write::TouchSession { .. }
            | Write::CloseSession(_)
            | Write::CloseSessionsOf { .. } => self.apply_session(write),
            Write::NewToken(_) | Write::TouchToken { .. } | Write::RemoveToken { .. } => {
                self.apply_token(write)
            }
            Write::Enroll { .. }
            | Write::Claim(_)
            | Write::Settle { .. }
            | Write::PutOff { .. }
            | Write::PruneNotices { .. } => self.outbox.apply(write),
            Write::Prune(prune) => {
                let n_max = prune.n_rows_max as usize;
                let mut old: Vec<_> = self.answers.iter().map(|(k, v)| (v.2, k.clone())).collect();
                old.retain(|(at, _)| *at < prune.answers_before);
                old.sort_by_key(|(at, _)| *at);
                old.truncate(n_max);
                let mut over: Vec<_> =
                    self.sessions.iter().map(|(k, v)| (v.expires_at, *k)).collect();
                over.retain(|(at, _)| *at < prune.expired_before);
                over.sort_by_key(|(at, _)| *at);
                over.truncate(n_max);
                old.iter().for_each(|(_, key)| drop(self.answers.remove(key)));
                over.iter().for_each(|(_, key)| drop(self.sessions.remove(key)));
                Ok(Written::Rows((old.len() + over.len()) as u64))
            }
        }
    }

    fn create(&mut self, new: &NewTable) -> Verdict {
        if self.tables.contains_key(&new.id) {
            return Err(Refusal::TableExists);
        }
        if new.n_seats == 0 || new.n_seats > SeatSet::N_SEATS_MAX {
            return Err(invalid("seats"));
        }
        let free = |seat| {
            let (who, name, key) = (None, String::new(), None);
            SeatRow { seat, who, name, kind: SeatKind::Free, key }
        };
        let head = TableHead {
            id: new.id.clone(),
            game: new.game.clone(),
            n_seats: new.n_seats,
            is_private: new.is_private,
            created_at: new.at,
            created_by: new.by.clone(),
            phase: Phase::Open,
            summary: String::new(),
            awaited: SeatSet::default(),
            since: new.at,
            wake_at: None,
            n_events: 0,
            updated_at: new.at,
            rematch_of: new.rematch_of.clone(),
            seats: (0..new.n_seats).map(free).collect(),
        };
        self.n_made += 1;
        let mut kept = Kept {
            table: StoredTable { head, setup: new.setup.clone(), final_record: None },
            seed: new.seed.clone(),
            events: Vec::new(),
            chat: Vec::new(),
            over_at: None,
            nr: self.n_made,
        };
        kept.change(&new.events, &new.seats, &new.update, new.at)?;
        self.tables.insert(new.id.clone(), kept);
        self.outbox.put(&new.id, new.at, &new.notices);
        Ok(Written::Numbered(new.events.len() as u32))
    }

    fn append(&mut self, append: &Append) -> Verdict {
        let kept = self.tables.get_mut(&append.table).ok_or(Refusal::NoSuchTable)?;
        let last = kept.events.len() as u32;
        if append.expected != last + 1 {
            return Err(Refusal::Conflict { last });
        }
        kept.change(&append.events, &append.seats, &append.update, append.at)?;
        self.outbox.put(&append.table, append.at, &append.notices);
        Ok(Written::Numbered(kept.events.len() as u32))
    }

    fn say(&mut self, chat: &NewChat) -> Verdict {
        let kept = self.tables.get_mut(&chat.table).ok_or(Refusal::NoSuchTable)?;
        let number = kept.chat.last().map_or(1, |message| message.number + 1);
        let (name, text) = (chat.name.clone(), chat.text.clone());
        kept.chat.push(ChatMessage { number, at: chat.at, who: chat.who.clone(), name, text });
        let n_dropped = kept.chat.len().saturating_sub(chat.n_kept.max(1) as usize);
        kept.chat.drain(..n_dropped);
        Ok(Written::Numbered(number))
    }

    fn register(&mut self, new: &NewAccount) -> Verdict {
        if self.accounts.values().any(|account| account.name_key == new.name_key) {
            return Err(Refusal::NameTaken);
        }
        let identity = self.identities.get_mut(&new.who).ok_or(Refusal::NoSuchWho)?;
        if identity.account.is_some() {
            return Err(Refusal::AlreadyLinked);
        }
        let id = AccountId(self.accounts.len() as i64 + 1);
        identity.account = Some(id);
        identity.name.clone_from(&new.name);
        let account = Account {
            id,
            name: new.name.clone(),
            name_key: new.name_key.clone(),
            password_hash: new.password_hash.clone(),
            created_at: new.at,
            is_admin: false,
            preferences: new.preferences.clone(),
        };
        self.accounts.insert(id, account);
        Ok(Written::Registered(id))
    }

    fn link(&mut self, who: &Who, account: AccountId) -> Verdict {
        self.account(account)?;
        let identity = self.identities.get_mut(who).ok_or(Refusal::NoSuchWho)?;
        if identity.account.is_some_and(|other| other != account) {
            return Err(Refusal::AlreadyLinked);
        }
        identity.account = Some(account);
        Ok(Written::Done)
    }

    fn account(&mut self, id: AccountId) -> Result<&mut Account, Refusal> {
        self.accounts.get_mut(&id).ok_or(Refusal::NoSuchAccount)
    }

    pub(crate) fn identities_of(&self, who: &Who) -> Vec<Who> {
        let account = self.identities.get(who).and_then(|identity| identity.account);
        let is_same_person =
            |it: &&Identity| it.who == *who || account.is_some() && it.account == account;
        let mut identities: Vec<_> =
            self.identities.values().filter(is_same_person).collect::<Vec<_>>();
        identities.sort_by(|left, right| left.who.cmp(&right.who));
        let mut identities: Vec<_> = identities.into_iter().map(|it| it.who.clone()).collect();
        if identities.is_empty() {
            identities.push(who.clone());
        }
        identities
    }

    fn end_sessions(&mut self, account: AccountId) {
        let identities = &self.identities;
        let is_of = |who: &Who| identities.get(who).is_some_and(|it| it.account == Some(account));
        self.sessions.retain(|_, session| !is_of(&session.who));
    }

    fn apply_session(&mut self, write: &Write) -> Verdict {
        match write {
            Write::OpenSession { session, instead_of } => {
                self.identities.get(&session.who).ok_or(Refusal::NoSuchWho)?;
                instead_of.iter().for_each(|old| drop(self.sessions.remove(old)));
                let (digest, who) = (session.digest, session.who.clone());
                let (created_at, seen_at) = (session.at, session.at);
                let expires_at = session.expires_at;
                let new = Session { digest, who, created_at, seen_at, expires_at };
                let clash = self.sessions.insert(session.digest, new);
                clash.map_or(Ok(Written::Done), |_| Err(invalid("session")))
            }
            Write::TouchSession { digest, seen_at, expires_at } => {
                let Some(session) = self.sessions.get_mut(digest) else {
                    return Ok(Written::Rows(0));
                };
                (session.seen_at, session.expires_at) = (*seen_at, *expires_at);
                Ok(Written::Rows(1))
            }
            Write::CloseSession(digest) => {
                Ok(Written::Rows(self.sessions.remove(digest).is_some().into()))
            }
            Write::CloseSessionsOf { who, except } => {
                let (identities, n_before) = (self.identities_of(who), self.sessions.len());
                self.sessions.retain(|digest, session| {
                    !identities.contains(&session.who) || Some(*digest) == *except
                });
                Ok(Written::Rows((n_before - self.sessions.len()) as u64))
            }
            other => panic!("not about a session: {other:?}"),
        }
    }

    fn apply_token(&mut self, write: &Write) -> Verdict {
        match write {
            Write::NewToken(new) => {
                self.identities.get(&new.who).ok_or(Refusal::NoSuchWho)?;
                let token = ApiToken {
                    digest: new.digest,
                    who: new.who.clone(),
                    label: new.label.clone(),
                    scopes: new.scopes.clone(),
                    created_at: new.at,
                    used_at: None,
                };
                let clash = self.tokens.insert(new.digest, token);
                clash.map_or(Ok(Written::Done), |_| Err(invalid("token")))
            }
            Write::TouchToken { digest, used_at } => {
                let Some(token) = self.tokens.get_mut(digest) else { return Ok(Written::Rows(0)) };
                token.used_at = Some(*used_at);
                Ok(Written::Rows(1))
            }
            Write::RemoveToken { who, digest } => {
                let identities = self.identities_of(who);
                let n_before = self.tokens.len();
                self.tokens.retain(|it, token| it != digest || !identities.contains(&token.who));
                Ok(Written::Rows((n_before - self.tokens.len()) as u64))
            }
            other => panic!("not about a key: {other:?}"),
        }
    }
}

impl Kept {
    fn change(
        &mut self,
        events: &[NewEvent],
        seats: &[SeatRow],
        update: &TableUpdate,
        at: Time,
    ) -> Result<(), Refusal> {
        for event in events {
            let number = self.events.len() as u32 + 1;
            let (by, text) = (event.by.clone(), event.text.clone());
            self.events.push(EventRow { number, at: event.at, by, text });
        }
        let head = &mut self.table.head;
        for seat in seats {
            let what = format!("seat {} of a table of {}", seat.seat, head.n_seats);
            let row = head.seats.get_mut(usize::from(seat.seat)).ok_or_else(|| invalid(&what))?;
            row.clone_from(seat);
        }
        head.n_events = self.events.len() as u32;
        head.updated_at = at;
        if let Some(phase) = update.phase {
            head.phase = phase;
            let over_at = self.over_at.or(Some(at));
            self.over_at = if phase == Phase::Over { over_at } else { None };
        }
        head.summary = update.summary.clone().unwrap_or_else(|| head.summary.clone());
        head.awaited = update.awaited.unwrap_or(head.awaited);
        head.since = update.since.unwrap_or(head.since);
        head.wake_at = update.wake_at.unwrap_or(head.wake_at);
        head.is_private = update.is_private.unwrap_or(head.is_private);
        if update.final_record.is_some() {
            self.table.final_record.clone_from(&update.final_record);
        }
        Ok(())
    }
}
