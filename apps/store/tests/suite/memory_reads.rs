//! The reads of the store in memory.

use std::path::Path;

use store::{
    Account, AccountId, Answer, ApiToken, Backend, Backlog, ChatMessage, Counts, Cursor, Digest,
    EventRow, Fault, Identity, Listed, Listing, OpenError, Page, Phase, SealedSeed, Session,
    StoredTable, TableId, Time, Verdict, Who, Write,
};

use crate::memory::{Kept, Memory, World};

impl Backend for Memory {
    fn write(&self, batch: &[Write]) -> Result<Vec<Verdict>, Fault> {
        self.write_all(batch)
    }

    fn tend(&self) -> Result<(), Fault> {
        Ok(())
    }

    fn n_readers(&self) -> usize {
        4
    }

    fn table(&self, id: &TableId) -> Result<Option<StoredTable>, Fault> {
        Ok(self.world().tables.get(id).map(|kept| kept.table.clone()))
    }

    fn seed(&self, id: &TableId) -> Result<Option<SealedSeed>, Fault> {
        Ok(self.world().tables.get(id).map(|kept| kept.seed.clone()))
    }

    fn events(&self, id: &TableId, after: u32, n_max: u32) -> Result<Vec<EventRow>, Fault> {
        let world = self.world();
        let events = world.tables.get(id).into_iter().flat_map(|kept| kept.events.clone());
        Ok(events.filter(|event| event.number > after).take(n_max as usize).collect())
    }

    fn list(&self, listing: &Listing, page: &Page) -> Result<Listed, Fault> {
        let world = self.world();
        let mut found: Vec<_> = world
            .tables
            .values()
            .filter(|kept| is_listed(&world, kept, listing))
            .map(|kept| (place(kept, listing), kept))
            .collect();
        found.sort_by(|left, right| right.0.cmp(&left.0));
        if let Some(cursor) = &page.after {
            let Some(last) = world.tables.get(&cursor.id) else { panic!("a table that is gone") };
            let start = (cursor.updated_at, place(last, listing).1, cursor.id.clone());
            found.retain(|(place, _)| *place < start);
        }
        let limit = page.limit.clamp(1, Page::LIMIT_MAX) as usize;
        let is_more = found.len() > limit;
        found.truncate(limit);
        let next = found
            .last()
            .filter(|_| is_more)
            .map(|((updated_at, _, id), _)| Cursor { updated_at: *updated_at, id: id.clone() });
        let tables = found.into_iter().map(|(_, kept)| kept.table.head.clone()).collect();
        Ok(Listed { tables, next })
    }

    fn due(&self, until: Time, n_max: u32) -> Result<Vec<(TableId, Time)>, Fault> {
        let world = self.world();
        let heads = world.tables.values().map(|kept| &kept.table.head);
        let due = heads.filter_map(|head| Some((head.wake_at?, head.id.clone())));
        let mut due: Vec<_> = due.filter(|(at, _)| *at <= until).collect();
        due.sort();
        Ok(due.into_iter().map(|(at, id)| (id, at)).take(n_max as usize).collect())
    }

    fn seats_by_key(&self, key: &Digest) -> Result<Vec<(TableId, u8)>, Fault> {
        let world = self.world();
        let seats = world.tables.values().flat_map(|kept| {
            let head = kept.table.head.clone();
            head.seats.into_iter().map(move |seat| (head.id.clone(), seat))
        });
        let keyed = seats.filter(|(_, seat)| seat.key == Some(*key));
        Ok(keyed.map(|(id, seat)| (id, seat.seat)).collect())
    }

    fn chat(&self, id: &TableId, after: u32, n_max: u32) -> Result<Vec<ChatMessage>, Fault> {
        let world = self.world();
        let messages = world.tables.get(id).into_iter().flat_map(|kept| kept.chat.clone());
        let messages: Vec<_> = messages.filter(|message| message.number > after).collect();
        let n_skipped = messages.len().saturating_sub(n_max as usize);
        Ok(messages.into_iter().skip(n_skipped).collect())
    }

    fn answer(&self, scope: &str, key: &str) -> Result<Option<(Digest, Answer)>, Fault> {
        let place = (scope.to_owned(), key.to_owned());
        Ok(self.world().answers.get(&place).map(|(body, answer, _)| (*body, answer.clone())))
    }

    fn identity(&self, who: &Who) -> Result<Option<Identity>, Fault> {
        let world = self.world();
        let found = world.identities.get(who).cloned();
        Ok(found.map(|identity| Identity { identities: world.identities_of(who), ..identity }))
    }

    fn account(&self, id: AccountId) -> Result<Option<Account>, Fault> {
        Ok(self.world().accounts.get(&id).cloned())
    }

    fn account_by_name(&self, name_key: &str) -> Result<Option<Account>, Fault> {
        Ok(self.world().accounts.values().find(|account| account.name_key == name_key).cloned())
    }

    fn accounts(&self, after: AccountId, n_max: u32) -> Result<Vec<Account>, Fault> {
        let world = self.world();
        let later = world.accounts.values().filter(|account| account.id > after);
        Ok(later.take(n_max as usize).cloned().collect())
    }

    fn session(&self, digest: &Digest) -> Result<Option<Session>, Fault> {
        Ok(self.world().sessions.get(digest).cloned())
    }

    fn sessions_of(&self, who: &Who) -> Result<Vec<Session>, Fault> {
        let world = self.world();
        let identities = world.identities_of(who);
        let mut found: Vec<_> = world.sessions.values().cloned().collect();
        found.retain(|session| identities.contains(&session.who));
        found.sort_by_key(|session| (std::cmp::Reverse(session.created_at), session.digest));
        Ok(found)
    }

    fn token(&self, digest: &Digest) -> Result<Option<ApiToken>, Fault> {
        Ok(self.world().tokens.get(digest).cloned())
    }

    fn tokens_of(&self, who: &Who) -> Result<Vec<ApiToken>, Fault> {
        let world = self.world();
        let identities = world.identities_of(who);
        let mut found: Vec<_> = world.tokens.values().cloned().collect();
        found.retain(|token| identities.contains(&token.who));
        found.sort_by_key(|token| (std::cmp::Reverse(token.created_at), token.digest));
        Ok(found)
    }

    fn follower_state(
        &self,
        follower: &str,
        after: &str,
        n_max: u32,
    ) -> Result<Vec<(String, String)>, Fault> {
        Ok(self.world().outbox.state(follower, after, n_max))
    }

    fn follower_value(&self, follower: &str, key: &str) -> Result<Option<String>, Fault> {
        Ok(self.world().outbox.value(follower, key))
    }

    fn is_enrolled(&self, follower: &str) -> Result<bool, Fault> {
        Ok(self.world().outbox.is_enrolled(follower))
    }

    fn backlogs(&self) -> Result<Vec<Backlog>, Fault> {
        Ok(self.world().outbox.backlogs())
    }

    fn counts(&self) -> Result<Counts, Fault> {
        let world = self.world();
        let n = |phase| {
            world.tables.values().filter(|kept| kept.table.head.phase == phase).count() as u64
        };
        Ok(Counts {
            n_open: n(Phase::Open),
            n_playing: n(Phase::Playing),
            n_over: n(Phase::Over),
            n_accounts: world.accounts.len() as u64,
        })
    }

    fn check(&self) -> Result<Vec<String>, Fault> {
        Ok(Vec::new())
    }

    fn backup(&self, to: &Path) -> Result<(), OpenError> {
        Err(OpenError::Foreign(to.to_owned()))
    }
}

fn is_listed(world: &World, kept: &Kept, listing: &Listing) -> bool {
    let head = &kept.table.head;
    let has_seat = |who: &Who| {
        let identities = world.identities_of(who);
        head.seats.iter().any(|seat| seat.who.as_ref().is_some_and(|who| identities.contains(who)))
    };
    match listing {
        Listing::Open => !head.is_private && head.phase == Phase::Open,
        Listing::Watch => !head.is_private && head.phase == Phase::Playing,
        Listing::Finished => !head.is_private && head.phase == Phase::Over,
        Listing::Mine(who) => head.phase != Phase::Over && has_seat(who),
        Listing::MineFinished(who) => head.phase == Phase::Over && has_seat(who),
        Listing::All(phase) => head.phase == *phase,
    }
}

/// The position of a table in a list.
fn place(kept: &Kept, listing: &Listing) -> (Time, u64, TableId) {
    let head = &kept.table.head;
    match (listing, kept.over_at) {
        (Listing::MineFinished(_), Some(over_at)) => (over_at, kept.nr, head.id.clone()),
        _ => (head.updated_at, 0, head.id.clone()),
    }
}
