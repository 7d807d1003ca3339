//! All tests of records and of the fairness scheme, in one binary.

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
