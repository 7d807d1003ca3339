//! Clocks: how long people may think.

use referee::{ClockRule, Time};
use rules_core::Seat;

/// The least time for somebody who comes back after running out of time.
const BACK_MS: u64 = 60_000;

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// The clocks of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    rule: ClockRule,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SeatClock {
    /// The time left, not counting the current turn.
    bank_ms: u64,
    /// When the current turn of the seat began.
    asked_at: Option<Time>,
    /// The number of its turns.
    n_turns: u32,
}

impl Clocks {
    /// Creates the clocks, with full time for all seats.
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

    /// Records which seats must decide now. A seat that no longer must has
    /// finished its turn.
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

    /// Returns the number of turns of a seat.
    pub fn n_turns(&self, seat: Seat) -> u32 {
        self.seats.get(seat.idx()).map_or(0, |clock| clock.n_turns)
    }

    /// Gives a little time to somebody who has come back.
    pub fn refill(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.idx()) {
            clock.bank_ms = clock.bank_ms.max(BACK_MS);
        }
    }

    /// Returns the time that a seat has left; none without a clock.
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

    /// Returns when the first of the seats that must decide runs out of time.
    pub fn deadline(&self) -> Option<(Seat, Time)> {
        if self.rule == ClockRule::None {
            return None;
        }
        let seats = self.seats.iter().zip(0..);
        let ends = seats.filter_map(|(clock, seat_idx)| {
            Some((Seat(seat_idx), clock.asked_at?.plus_ms(clock.bank_ms)))
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
        // If the system clock is set back, no time is taken.
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
