//! Moments as the store writes them.

use referee::Time;

/// Writes a time as the store does.
pub(super) fn ms(time: Time) -> store::Ms {
    store::Ms(i64::try_from(time.0).unwrap_or(i64::MAX))
}

/// Reads a time of the store.
pub(super) fn time(ms: store::Ms) -> Time {
    Time(u64::try_from(ms.0).unwrap_or(0))
}
