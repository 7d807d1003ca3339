//! Reads any text as a move of each game.

#![no_main]

use boards::Draw;
use bots::Think;
use catalog::{Shelf, Visitor};
use libfuzzer_sys::fuzz_target;

struct Notation<'a>(&'a str);

impl Visitor for Notation<'_> {
    fn visit<S: Draw + Think>(&mut self, _: Shelf) {
        laws::a_move_round_trips::<S::Game>(self.0);
    }
}

fuzz_target!(|text: &str| catalog::each(&mut Notation(text)));
