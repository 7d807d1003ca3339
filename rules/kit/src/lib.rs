//! Laws that every game obeys, and the tools to test one.
//!
//! A game adopts all laws with one line in its tests:
//!
//! ```text
//! kit::conformance!(poker_rules::Poker, Config::seats(2), Config::seats(3));
//! ```
//!
//! Besides the laws there are [`check_counts`] for the size of the game tree,
//! [`playthroughs`] for whole games as text, and [`golden`] for any other text:
//!
//! ```text
//! kit::check_counts::<poker_rules::Poker>("tests/counts.txt");
//! kit::playthroughs::<poker_rules::Poker>("tests/playthroughs");
//! ```
//!
//! `UPDATE_GOLDEN=1 cargo test` rewrites these files with the current output of the
//! code; read the difference before you commit it. The kit is for tests only: it
//! reads files, and panics if it finds a fault.

mod verdict;
mod playout;
mod twins;
pub mod laws;
mod runner;
mod header;
mod compact;
mod golden;
mod counts;
mod script;
mod playthrough;

pub use crate::{
    counts::check_counts,
    golden::golden,
    playout::{Playout, playout, random_game},
    playthrough::{playthrough, playthroughs},
    runner::{assert_no_law_is_left_out, check_law},
    twins::{Depth, twin_depth},
};
#[doc(hidden)]
pub use rules_core;

/// Defines one test per law, on random games of every config.
///
/// `choices` is the length of the longest game that is tried, 400 by default.
/// Twice the usual length is a good value: half of the games then end.
///
/// ```text
/// kit::conformance!(poker_rules::Poker, choices: 20, Config::seats(2), Config::seats(4));
/// ```
#[macro_export]
macro_rules! conformance {
    ($game:ty, choices: $n_choices:expr, $($config:expr),+ $(,)?) => {
        $crate::conformance!(@laws $game, $n_choices, [$($config),+],
            moves_are_playable
            illegal_moves_change_nothing
            refusals_cite_the_rule_book
            notation_round_trips
            diagram_round_trips
            diagrams_are_checked
            options_round_trip
            order_is_stable
            chance_is_fair
            roll_agrees_with_chances
            games_end
            totals_add_up
            invariants_hold
            replay_is_exact
            early_choices_stand
            secrets_are_kept
            twins_go_deep
            spectators_know_least
            views_can_be_sampled
            sightings_hide_what_views_hide
            undo_shows_nothing
            everything_can_be_sent
        );
    };
    (@laws $game:ty, $n_choices:expr, [$($config:expr),+], $($law:ident)+) => {
        $crate::conformance!(@tests $game, $n_choices, [$($config),+], $($law)+);

        #[test]
        fn no_law_is_left_out() {
            $crate::assert_no_law_is_left_out::<$game>(&[$(stringify!($law)),+]);
        }
    };
    (@tests $game:ty, $n_choices:expr, $configs:tt, $($law:ident)+) => {
        $(
            #[test]
            fn $law() {
                $crate::check_law::<$game>(stringify!($law), &$configs, $n_choices);
            }
        )+
    };
    ($game:ty, $($config:expr),+ $(,)?) => {
        $crate::conformance!($game, choices: 400, $($config),+);
    };
}
