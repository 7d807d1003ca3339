//! The outbox of the store in memory.

use std::collections::BTreeMap;

use store::{
    Backlog, Claim, ClaimNotices, Effect, NewNotice, Notice, Refusal, TableId, Time, Verdict,
    Write, Written,
};

use crate::memory::invalid;

#[derive(Clone, Debug)]
struct Waiting {
    follower: String,
    notice: Notice,
    due_at: Time,
    has_failed: bool,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Outbox {
    n_given: i64,
    waiting: Vec<Waiting>,
    enrolled: BTreeMap<String, Time>,
    state: BTreeMap<(String, String), String>,
}

impl Outbox {
    pub(crate) fn put(&mut self, table: &TableId, at: Time, notices: &[NewNotice]) {
        for new in notices {
            self.n_given += 1;
            let claim = Claim { nr: self.n_given, n_tries: 0 };
            let (table, text) = (table.clone(), new.text.clone());
            let notice = Notice { claim, table, number: new.number, at, text };
            let follower = new.follower.clone();
            self.waiting.push(Waiting { follower, notice, due_at: Time(0), has_failed: false });
        }
    }

    pub(crate) fn apply(&mut self, write: &Write) -> Verdict {
        match write {
            Write::Enroll { follower, at, effects } => {
                if self.enrolled.contains_key(follower) {
                    return Ok(Written::Rows(0));
                }
                self.enrolled.insert(follower.clone(), *at);
                effects.iter().try_for_each(|effect| self.change(follower, effect))?;
                Ok(Written::Rows(1))
            }
            Write::Claim(claim) => Ok(Written::Claimed(self.claim(claim))),
            Write::Settle { claim, effects } => {
                let idx = self.idx(*claim)?;
                let follower = self.waiting.remove(idx).follower;
                effects.iter().try_for_each(|effect| self.change(&follower, effect))?;
                Ok(Written::Done)
            }
            Write::PutOff { claim, until, .. } => {
                let idx = self.idx(*claim)?;
                self.waiting[idx].due_at = *until;
                self.waiting[idx].has_failed = true;
                Ok(Written::Done)
            }
            Write::PruneNotices { known, before, n_rows_max } => {
                let mut n_left = *n_rows_max;
                self.waiting.sort_by_key(|it| (it.follower.clone(), it.notice.claim.nr));
                self.waiting.retain(|it| {
                    let is_old = !known.contains(&it.follower) && it.notice.at < *before;
                    let is_dropped = is_old && n_left > 0;
                    n_left -= u32::from(is_dropped);
                    !is_dropped
                });
                Ok(Written::Rows((n_rows_max - n_left).into()))
            }
            other => panic!("not about the outbox: {other:?}"),
        }
    }

    fn claim(&mut self, claim: &ClaimNotices) -> Vec<Notice> {
        let ClaimNotices { follower, now, until, n_max } = claim;
        let mut due: Vec<&mut Waiting> = self.waiting.iter_mut().collect();
        due.retain(|it| it.follower == *follower && it.due_at <= *now);
        due.sort_by_key(|it| (it.due_at, it.notice.claim.nr));
        due.truncate(*n_max as usize);
        for it in &mut due {
            it.due_at = *until;
            it.notice.claim.n_tries += 1;
        }
        let mut notices: Vec<Notice> = due.into_iter().map(|it| it.notice.clone()).collect();
        notices.sort_by_key(|notice| notice.claim.nr);
        notices
    }

    fn idx(&self, claim: Claim) -> Result<usize, Refusal> {
        let found = self.waiting.iter().position(|it| it.notice.claim == claim);
        found.ok_or(Refusal::ClaimLost)
    }

    fn change(&mut self, follower: &str, effect: &Effect) -> Result<(), Refusal> {
        if !self.enrolled.contains_key(follower) {
            return Err(invalid("follower"));
        }
        let (Effect::Add { key, .. } | Effect::Put { key, .. }) = effect;
        let place = (follower.to_owned(), key.clone());
        let old = self.state.get(&place).cloned();
        let new = match effect {
            Effect::Add { n, .. } => {
                let old = old.map_or(Ok(0), |old| old.parse::<i64>());
                let old = old.map_err(|_| invalid("number"))?;
                old.checked_add(*n).ok_or_else(|| invalid("number"))?.to_string()
            }
            Effect::Put { before, .. } if *before != old => return Err(Refusal::StateChanged),
            Effect::Put { after, .. } => after.clone(),
        };
        self.state.insert(place, new);
        Ok(())
    }

    pub(crate) fn is_enrolled(&self, follower: &str) -> bool {
        self.enrolled.contains_key(follower)
    }

    pub(crate) fn value(&self, follower: &str, key: &str) -> Option<String> {
        self.state.get(&(follower.to_owned(), key.to_owned())).cloned()
    }

    pub(crate) fn state(&self, follower: &str, after: &str, n_max: u32) -> Vec<(String, String)> {
        let own = self.state.iter().filter(|((whose, key), _)| whose == follower && **key > *after);
        own.map(|((_, key), value)| (key.clone(), value.clone())).take(n_max as usize).collect()
    }

    pub(crate) fn backlogs(&self) -> Vec<Backlog> {
        let mut backlogs: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
        for it in &self.waiting {
            let counts = backlogs.entry(&it.follower).or_default();
            counts.0 += 1;
            counts.1 += u64::from(it.has_failed);
        }
        let backlogs = backlogs.into_iter().map(|(follower, (n_waiting, n_failing))| Backlog {
            follower: follower.to_owned(),
            n_waiting,
            n_failing,
        });
        backlogs.collect()
    }
}
