//! One test binary for everything a record is and proves.

mod fair;
mod format;
mod round_trip;
