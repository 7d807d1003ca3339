//! A deadline is kept, with a legal move, whenever it comes.

use std::sync::atomic::{AtomicU32, Ordering};

use bots::Budget;
use rapanui::RapaNui;
use rules_core::{Dice, Game, Viewer};

use crate::{METHODS, method, play};

#[test]
fn thinking_ends_when_the_time_is_up() {
    for name in METHODS {
        let method = method(name);
        for n_looks in [0, 1, 3] {
            let mut bot = method.bot::<RapaNui>();
            play::<RapaNui>(2, 8, |game, seat, legal, dice| {
                // A clock that runs out when it was looked at so often.
                let looks = AtomicU32::new(0);
                let is_late = || n_looks <= looks.fetch_add(1, Ordering::Relaxed);
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
fn threads_share_the_visits() {
    let method = method("search:300");
    let mut bot = method.bot::<RapaNui>();
    play::<RapaNui>(3, 1, |game, seat, legal, dice| {
        let budget = Budget::visits(300).on_threads(3);
        let view = game.view(Viewer::Seat(seat));
        let seed = dice.word();
        let mut choose = || bot.choose(&view, legal, &budget, &mut Dice::from_seed(seed));
        let choice = choose();
        assert!(legal.contains(&choice.mv));
        assert_eq!(choose(), choice, "without a deadline threads don't matter");
        if 1 < legal.len() {
            assert_eq!(choice.n_visits, 300);
        }
        choice.mv
    });
}
