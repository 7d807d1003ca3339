//! What a seat has decided before.

use catalog::AnyGame;
use record::Mover;
use rules_core::Seat;

use crate::Table;

impl Table {
    /// Returns how often a seat has moved in a state like this before, counted
    /// up to `n_max`.
    ///
    /// The state knows all secrets: only what it shows that seat may be used.
    pub fn n_faced(&self, seat: Seat, n_max: u32, is_like: impl Fn(&dyn AnyGame) -> bool) -> u32 {
        let mut game = self.start.clone_box();
        let mut n_faced = 0;
        for made in &self.moves {
            if n_faced == n_max {
                break;
            }
            n_faced += u32::from(made.mover == Mover::Seat(seat) && is_like(&*game));
            game.apply(made.mv);
        }
        n_faced
    }
}
