//! Runs a law on random games.

use std::{
    env,
    panic::{self, AssertUnwindSafe},
};

use proptest::{
    collection::vec,
    prelude::any,
    test_runner::{Config as Settings, TestCaseError, TestError, TestRunner},
};
use rules_core::{Config, Game};

use crate::{laws, playout::written};

/// How many games of each config the fastest law is tried on. A law that takes
/// four times as long is tried on a quarter of them. `cargo xtask test --full` tries more.
const N_GAMES: u32 = 16;

/// The maximum number of attempts to shrink a failing game.
const N_SHRINKS: u32 = 10_000;

/// The maximum time spent on shrinking.
const SHRINK_MS_MAX: u32 = 20_000;

/// Tries a law on random games of every config.
///
/// `PROPTEST_CASES` sets how many games the fastest law is tried on, and
/// `PROPTEST_RNG_SEED` sets which ones.
///
/// # Panics
///
/// Panics with the shortest game found that breaks the law, or if there is no
/// such law.
#[track_caller]
pub fn check_law<G: Game>(name: &str, configs: &[Config<G::Options>], n_choices: usize) {
    let laws = laws::all::<G>();
    let law = laws.iter().find(|law| law.name == name).expect("a law of the kit");
    let mut settings = Settings::default();
    if env::var_os("PROPTEST_CASES").is_none() {
        settings.cases = N_GAMES;
    }
    settings.cases = settings.cases.div_ceil(law.cost);
    settings.max_shrink_iters = N_SHRINKS;
    settings.max_shrink_time = SHRINK_MS_MAX;
    // A failing game is printed in a form that can be kept as a playthrough.
    settings.failure_persistence = None;
    for config in configs {
        let mut runner = TestRunner::new(settings.clone());
        let result = runner.run(&vec(any::<u16>(), 0..=n_choices), |choices| {
            (law.check)(config, &choices).map_err(TestCaseError::fail)
        });
        match result {
            Ok(()) => (),
            Err(TestError::Abort(reason)) => panic!("law {name} could not be tried: {reason}"),
            Err(TestError::Fail(reason, choices)) => {
                panic!("law {name} is broken: {reason}\n{}", found::<G>(config, &choices))
            }
        }
    }
}

/// Writes a failing game as text, up to the move that panics, if one does.
fn found<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> String {
    let mut moves = Vec::new();
    let end = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut game = G::setup(config).expect("a config that can be set up");
        for choice in choices {
            let next = game.successors();
            let Some(idx) = usize::from(*choice).checked_rem(next.len()) else {
                break;
            };
            moves.push(next[idx]);
            game.apply(next[idx]);
        }
    }));
    let end = if end.is_err() { "(it panics here)\n" } else { "" };
    format!("in this game, found with {choices:?}\n{}{end}", written::<G>(config, &moves))
}

/// Checks that a list names every law.
///
/// # Panics
///
/// Panics unless the names are those of [`laws::all`], in the same order.
#[track_caller]
pub fn assert_no_law_is_left_out<G: Game>(names: &[&str]) {
    let all: Vec<&str> = laws::all::<G>().iter().map(|law| law.name).collect();
    assert_eq!(names, all);
}
