//! Converts times to and from those of the store.

use referee::Time;

/// Returns a time as the store writes it.
pub(super) fn ms(time: Time) -> store::Ms {
    store::Ms(i64::try_from(time.0).unwrap_or(i64::MAX))
}

/// Returns a time that the store has written.
pub(super) fn time(ms: store::Ms) -> Time {
    Time(u64::try_from(ms.0).unwrap_or(0))
}
