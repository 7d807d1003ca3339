//! Reads any text as a diagram of each game.

#![no_main]

use boards::Draw;
use bots::Think;
use catalog::{Shelf, Visitor};
use libfuzzer_sys::fuzz_target;

struct Diagram<'a>(&'a str);

impl Visitor for Diagram<'_> {
    fn visit<S: Draw + Think>(&mut self, _: Shelf) {
        laws::a_diagram_is_a_state::<S::Game>(self.0);
    }
}

fuzz_target!(|text: &str| catalog::each(&mut Diagram(text)));
