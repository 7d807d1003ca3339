//! The laws: one function each, whose name states the law.
//!
//! A law that needs dice seeds them with a constant. A shorter game is then tried
//! in the same way as the longer one it was made from, which helps shrinking.

use rules_core::{Config, Game};

/// Returns an error from a law unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}

mod moves;
mod notation;
mod options;
mod chance;
mod flow;
mod score;
mod secrets;
mod sampling;

pub use crate::{
    laws::{
        chance::{chance_is_fair, roll_agrees_with_chances},
        flow::{early_choices_stand, games_end, invariants_hold, order_is_stable, replay_is_exact},
        moves::{illegal_moves_change_nothing, moves_are_playable, refusals_cite_the_rule_book},
        notation::{diagram_round_trips, diagrams_are_checked, notation_round_trips},
        options::options_round_trip,
        sampling::{
            everything_can_be_sent, sightings_hide_what_views_hide, undo_shows_nothing,
            views_can_be_sampled,
        },
        score::totals_add_up,
        secrets::{secrets_are_kept, spectators_know_least, twins_go_deep},
    },
    verdict::Verdict,
};

/// A law that every game obeys.
#[derive(Clone, Copy, Debug)]
pub struct Law<G: Game> {
    /// The name of its function.
    pub name: &'static str,
    /// Tries the law on the game that the choices describe; see [`crate::playout`].
    pub check: fn(&Config<G::Options>, &[u16]) -> Verdict,
    /// How much longer a game takes under this law than under the fastest one.
    pub cost: u32,
}

/// Returns all laws, in the order in which they are best read.
pub fn all<G: Game>() -> Vec<Law<G>> {
    macro_rules! laws {
        ($($law:ident $cost:literal)+) => {
            vec![$(Law { name: stringify!($law), check: $law::<G>, cost: $cost }),+]
        };
    }
    laws! {
        moves_are_playable 2
        illegal_moves_change_nothing 8
        refusals_cite_the_rule_book 4
        notation_round_trips 2
        diagram_round_trips 2
        diagrams_are_checked 4
        options_round_trip 32
        order_is_stable 2
        chance_is_fair 1
        roll_agrees_with_chances 1
        games_end 2
        totals_add_up 1
        invariants_hold 1
        replay_is_exact 2
        early_choices_stand 4
        secrets_are_kept 4
        twins_go_deep 32
        spectators_know_least 8
        views_can_be_sampled 4
        sightings_hide_what_views_hide 8
        undo_shows_nothing 4
        everything_can_be_sent 4
    }
}
