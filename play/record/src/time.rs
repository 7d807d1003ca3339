//! When something happened.

use serde::{Deserialize, Serialize};

/// A moment on the caller's clock: milliseconds since 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    /// Returns the milliseconds since an earlier moment; 0 if it is later, since
    /// clocks may be set back.
    pub fn ms_since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// Returns the moment so many milliseconds later.
    pub fn plus_ms(self, ms: u64) -> Time {
        Time(self.0.saturating_add(ms))
    }

    /// Returns the moment so many milliseconds earlier, but not before 1970.
    pub fn minus_ms(self, ms: u64) -> Time {
        Time(self.0.saturating_sub(ms))
    }
}
