//! How long people may think.

use referee::Time;
use rules_core::Seat;
use serde::{Deserialize, Serialize};

/// What somebody has at least who comes back after their time was up.
const BACK_MS: u64 = 60_000;

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    /// As long as they like.
    #[default]
    None,
    /// So many minutes for the game, and more with each turn.
    Live {
        /// The minutes.
        minutes: u16,
        /// The seconds that each turn adds.
        increment_s: u16,
    },
    /// So many days for each turn.
    Days {
        /// The days.
        days: u16,
    },
}

/// The clocks of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    rule: ClockRule,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SeatClock {
    /// What is left apart from the turn that runs.
    bank_ms: u64,
    /// Since when the seat has been asked.
    asked_at: Option<Time>,
    /// How often it was asked.
    n_turns: u32,
}

impl Clocks {
    /// Winds the clocks up.
    pub fn new(rule: ClockRule, n_seats: u8) -> Clocks {
        let bank_ms = match rule {
            ClockRule::None => 0,
            ClockRule::Live { minutes, .. } => u64::from(minutes) * 60_000,
            ClockRule::Days { days } => u64::from(days) * DAY_MS,
        };
        let seat = SeatClock { bank_ms, ..SeatClock::default() };
        Clocks { rule, seats: vec![seat; usize::from(n_seats)] }
    }

    /// Returns the rule.
    pub fn rule(&self) -> ClockRule {
        self.rule
    }

    /// Notes which seats are asked now. A seat that no longer is has finished
    /// its turn.
    pub fn ask(&mut self, is_asked: impl Fn(Seat) -> bool, now: Time) {
        for (clock, seat_idx) in self.seats.iter_mut().zip(0..) {
            match (clock.asked_at, is_asked(Seat(seat_idx))) {
                (None, true) => {
                    clock.asked_at = Some(now);
                    clock.n_turns += 1;
                }
                (Some(asked_at), false) => {
                    clock.asked_at = None;
                    if let ClockRule::Live { increment_s, .. } = self.rule {
                        let left = clock.bank_ms.saturating_sub(now.ms_since(asked_at));
                        clock.bank_ms = left + u64::from(increment_s) * 1_000;
                    }
                }
                (None, false) | (Some(_), true) => {}
            }
        }
    }

    /// Returns how often a seat was asked.
    pub fn n_turns(&self, seat: Seat) -> u32 {
        self.seats.get(seat.idx()).map_or(0, |clock| clock.n_turns)
    }

    /// Gives somebody who is back a little time.
    pub fn refill(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.idx()) {
            clock.bank_ms = clock.bank_ms.max(BACK_MS);
        }
    }

    /// Returns what a seat has left; none without a clock.
    pub fn left_ms(&self, seat: Seat, now: Time) -> Option<u64> {
        let clock = self.seats.get(seat.idx())?;
        match self.rule {
            ClockRule::None => None,
            ClockRule::Live { .. } | ClockRule::Days { .. } => {
                let spent = clock.asked_at.map_or(0, |asked_at| now.ms_since(asked_at));
                Some(clock.bank_ms.saturating_sub(spent))
            }
        }
    }

    /// Returns when the first of the seats that are asked runs out of time.
    pub fn deadline(&self) -> Option<(Seat, Time)> {
        if self.rule == ClockRule::None {
            return None;
        }
        let seats = self.seats.iter().zip(0..);
        let ends = seats.filter_map(|(clock, seat_idx)| {
            Some((Seat(seat_idx), Time(clock.asked_at?.0.saturating_add(clock.bank_ms))))
        });
        ends.min_by_key(|(seat, time)| (*time, *seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_clock_is_charged_once_and_grows_with_each_turn() {
        let rule = ClockRule::Live { minutes: 1, increment_s: 5 };
        let mut clocks = Clocks::new(rule, 2);
        clocks.ask(|seat| seat == Seat(0), Time(1_000));
        clocks.ask(|seat| seat == Seat(0), Time(9_000));
        assert_eq!(clocks.left_ms(Seat(0), Time(11_000)), Some(50_000));
        assert_eq!(clocks.deadline(), Some((Seat(0), Time(61_000))));
        clocks.ask(|seat| seat == Seat(1), Time(11_000));
        assert_eq!(clocks.left_ms(Seat(0), Time(99_000)), Some(55_000));
        assert_eq!(clocks.left_ms(Seat(1), Time(12_000)), Some(59_000));
        assert_eq!(clocks.left_ms(Seat(1), Time(999_000)), Some(0));
        // A clock that is set back takes nothing.
        assert_eq!(clocks.left_ms(Seat(1), Time(0)), Some(60_000));
    }

    #[test]
    fn days_are_for_each_turn() {
        let mut clocks = Clocks::new(ClockRule::Days { days: 2 }, 2);
        clocks.ask(|seat| seat == Seat(0), Time(0));
        assert_eq!(clocks.deadline(), Some((Seat(0), Time(2 * DAY_MS))));
        clocks.ask(|_| false, Time(DAY_MS));
        assert_eq!(clocks.deadline(), None);
        clocks.ask(|seat| seat == Seat(0), Time(DAY_MS));
        assert_eq!(clocks.deadline(), Some((Seat(0), Time(3 * DAY_MS))));
    }

    #[test]
    fn without_a_clock_nobody_is_late() {
        let mut clocks = Clocks::new(ClockRule::None, 2);
        clocks.ask(|_| true, Time(0));
        assert_eq!(clocks.deadline(), None);
        assert_eq!(clocks.left_ms(Seat(0), Time(5)), None);
    }
}
