//! One test binary for everything a record is and proves.

#![expect(clippy::unwrap_used, reason = "what helps a test is part of it")]

mod bad_records;
mod docs;
mod fair;
mod format;
mod json;
mod replay;
mod round_trip;
mod stakes;
mod verify;
