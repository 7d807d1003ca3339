//! Rate limits: how often somebody may do something.

use std::{num::NonZeroU32, time::Duration};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock as _, DefaultClock},
};

use crate::config::Bounds;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Any request.
    Request,
    /// Anything that changes a table.
    Event,
    /// A chat message.
    Chat,
    /// A hint from a bot.
    Hint,
    /// A new table by a guest.
    GuestTable,
    /// A new table by an account.
    AccountTable,
    /// A new guest from an address.
    NewGuest,
    /// A password sent for one account.
    Password,
    /// A password or the key of a seat, sent from one address.
    Secret,
    /// A record to parse.
    Record,
    /// An image to draw.
    Image,
}

impl Rule {
    /// Every rule.
    pub const ALL: [Rule; 11] = [
        Rule::Request,
        Rule::Event,
        Rule::Chat,
        Rule::Hint,
        Rule::GuestTable,
        Rule::AccountTable,
        Rule::NewGuest,
        Rule::Password,
        Rule::Secret,
        Rule::Record,
        Rule::Image,
    ];

    /// Returns how many are allowed at once, and how long it takes until one more is.
    fn quota(self, bounds: &Bounds) -> (u32, Duration) {
        let hour = Duration::from_secs(3_600);
        let ms = Duration::from_millis;
        match self {
            Rule::Request => (120, ms(25)),
            Rule::Event => (20, ms(100)),
            Rule::Chat => (5, ms(1_000)),
            Rule::Hint => (10, ms(3_000)),
            Rule::GuestTable => (bounds.n_tables_guest, hour / bounds.n_tables_guest.max(1)),
            Rule::AccountTable => (bounds.n_tables_account, hour / bounds.n_tables_account.max(1)),
            Rule::NewGuest => (60, ms(60_000)),
            Rule::Password => (10, ms(90_000)),
            Rule::Secret => (30, ms(20_000)),
            Rule::Record => (10, ms(6_000)),
            Rule::Image => (20, ms(1_000)),
        }
    }
}

/// The refusal of something that was done too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The number of seconds to wait before trying again.
    pub after_s: u32,
}

/// Counts per rule and per session, account or address.
#[derive(Debug)]
pub struct Limits {
    rules: Vec<DefaultKeyedRateLimiter<String>>,
    is_on: bool,
}

impl Limits {
    /// Creates the limits, with nothing counted yet.
    pub fn new(bounds: &Bounds) -> Limits {
        let limiter = |rule: Rule| {
            let (burst, period) = rule.quota(bounds);
            let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
            let quota = Quota::with_period(period).unwrap_or(Quota::per_second(burst));
            RateLimiter::keyed(quota.allow_burst(burst))
        };
        Limits { rules: Rule::ALL.map(limiter).into(), is_on: bounds.is_limited }
    }

    /// Counts one use of a rule.
    ///
    /// # Errors
    ///
    /// Returns how long to wait if the limit is reached.
    pub fn check(&self, rule: Rule, key: &str) -> Result<(), Refused> {
        let limiter = Rule::ALL.iter().position(|it| *it == rule).map(|idx| &self.rules[idx]);
        let Some(limiter) = limiter.filter(|_| self.is_on) else { return Ok(()) };
        limiter.check_key(&key.to_owned()).map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            let after_s = wait.as_secs_f64().ceil().clamp(1.0, 86_400.0) as u32;
            Refused { after_s }
        })
    }

    /// Forgets keys that have not been used for a while.
    pub fn tidy(&self) {
        for limiter in &self.rules {
            limiter.retain_recent();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_own_count() {
        let limits = Limits::new(&Bounds::default());
        for _ in 0..5 {
            assert_eq!(limits.check(Rule::Chat, "a"), Ok(()));
        }
        assert_eq!(limits.check(Rule::Chat, "a"), Err(Refused { after_s: 1 }));
        assert_eq!(limits.check(Rule::Chat, "b"), Ok(()));
        assert_eq!(limits.check(Rule::Event, "a"), Ok(()));
    }
}
