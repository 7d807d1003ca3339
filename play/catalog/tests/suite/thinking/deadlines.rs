//! A deadline is met with a legal move, whenever it comes.

use std::sync::atomic::{AtomicU32, Ordering};

use bots::Budget;
use entdecker_rules::Entdecker;
use giants_rules::Giants;
use rapanui_rules::RapaNui;
use rules_core::{Dice, Game, Viewer};

use crate::thinking::{METHODS, method, mind, play};

fn thinking_ends_when_the_time_is_up<G: Game>() {
    for name in METHODS {
        let method = method(name);
        for n_looks in [0, 1, 3] {
            let mut bot = method.bot(&mind::<G>());
            play::<G>(3, 8, |game, seat, legal, dice| {
                // A clock that runs out after it has been read this many times.
                let looks = AtomicU32::new(0);
                let is_late = || looks.fetch_add(1, Ordering::Relaxed) >= n_looks;
                let budget = Budget::visits(1_000_000).until(&is_late);
                let choice = bot.choose(&game.view(Viewer::Seat(seat)), legal, &budget, dice);
                assert!(legal.contains(&choice.mv), "{name}");
                assert!(choice.n_visits <= 16 * n_looks, "{name}: {}", choice.n_visits);
                let n_after = looks.load(Ordering::Relaxed).saturating_sub(n_looks);
                assert!(n_after <= 1, "{name} went on after the time was up");
                *Dice::from_seed(dice.word()).pick(legal)
            });
        }
    }
}

#[test]
fn thinking_ends_when_the_time_is_up_in_rapanui() {
    thinking_ends_when_the_time_is_up::<RapaNui>();
}

#[test]
fn thinking_ends_when_the_time_is_up_in_giants() {
    thinking_ends_when_the_time_is_up::<Giants>();
}

#[test]
fn thinking_ends_when_the_time_is_up_in_entdecker() {
    thinking_ends_when_the_time_is_up::<Entdecker>();
}

/// Tries one in `step` decisions.
fn threads_share_the_visits<G: Game>(step: u32) {
    let method = method("search:90");
    let mut bot = method.bot(&mind::<G>());
    let mut n_seen = 0;
    play::<G>(3, 1, |game, seat, legal, dice| {
        n_seen += 1;
        if n_seen % step != 0 {
            return *dice.pick(legal);
        }
        let budget = Budget::visits(90).on_threads(3);
        let view = game.view(Viewer::Seat(seat));
        let seed = dice.word();
        let mut choose = || bot.choose(&view, legal, &budget, &mut Dice::from_seed(seed));
        let choice = choose();
        assert!(legal.contains(&choice.mv));
        assert_eq!(choose(), choice, "without a deadline threads don't matter");
        if legal.len() > 1 {
            assert_eq!(choice.n_visits, 90);
        }
        choice.mv
    });
}

#[test]
fn threads_share_the_visits_in_rapanui() {
    threads_share_the_visits::<RapaNui>(1);
}

#[test]
fn threads_share_the_visits_in_giants() {
    threads_share_the_visits::<Giants>(20);
}

#[test]
fn threads_share_the_visits_in_entdecker() {
    threads_share_the_visits::<Entdecker>(10);
}
