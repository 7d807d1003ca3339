//! Reads any bytes as a record, and replays the record as each game.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some(record) = laws::a_record_round_trips(bytes) else { return };
    laws::a_record_replays_or_says_why_not::<kuhn_rules::Kuhn>(&record);
    laws::a_record_replays_or_says_why_not::<rapanui_rules::RapaNui>(&record);
    laws::a_record_replays_or_says_why_not::<giants_rules::Giants>(&record);
    laws::a_record_replays_or_says_why_not::<entdecker_rules::Entdecker>(&record);
});
