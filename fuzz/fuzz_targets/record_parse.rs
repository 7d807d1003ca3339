//! Any bytes as a record.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    laws::a_record_round_trips(bytes);
});
