//! Reads any bytes as a record, and replays the record as each game.

#![no_main]

use boards::Draw;
use bots::Think;
use catalog::{Shelf, Visitor};
use libfuzzer_sys::fuzz_target;
use record::Record;

struct Replayed<'a>(&'a Record);

impl Visitor for Replayed<'_> {
    fn visit<S: Draw + Think>(&mut self, _: Shelf) {
        laws::a_record_replays_or_says_why_not::<S::Game>(self.0);
    }
}

fuzz_target!(|bytes: &[u8]| {
    if let Some(record) = laws::a_record_round_trips(bytes) {
        catalog::each(&mut Replayed(&record));
    }
});
