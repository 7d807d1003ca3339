//! What a seat has been asked before.

use record::Mover;
use rules_core::{Seat, Viewer};

use crate::Table;

impl Table {
    /// Returns how often a seat has answered the same question before, counted
    /// up to `n_max`: prompts with the same key are the same question.
    pub fn n_asked(&self, seat: Seat, key: &str, n_max: u32) -> u32 {
        let viewer = Viewer::Seat(seat);
        let mut game = self.start.clone();
        let mut n_asked = 0;
        for entry in self.record.moves() {
            if n_asked == n_max {
                break;
            }
            let is_same = entry.mover == Mover::Seat(seat) && game.prompt(viewer).key == key;
            n_asked += u32::from(is_same);
            game.play(&entry.mv).expect("a record holds legal moves");
        }
        n_asked
    }
}
