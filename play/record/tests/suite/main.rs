//! One test binary for everything a record is and proves.

#![expect(clippy::unwrap_used, reason = "what helps a test is part of it")]

mod fair;
mod format;
mod json;
mod round_trip;
