//! Converts times to and from those of the store.

use referee::Time;

/// Returns a time as the store writes it.
pub(super) fn ms(time: Time) -> store::Ms {
    store::Ms::from_clock(time.0)
}

/// Returns a time that the store has written.
pub(super) fn time(ms: store::Ms) -> Time {
    Time(ms.to_clock())
}
