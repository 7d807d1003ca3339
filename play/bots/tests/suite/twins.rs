//! Who sees the same plays the same.

use bots::Budget;
use rapanui::RapaNui;
use rules_core::{Dice, Game, Viewer};

use crate::{METHODS, method, play};

#[test]
fn twins_choose_the_same() {
    let mut n_twins = 0;
    for seed in 0..3 {
        play::<RapaNui>(3, seed, |game, seat, legal, dice| {
            let view = game.view(Viewer::Seat(seat));
            // Another state that looks the same to this seat.
            let twin = RapaNui::sample(&view, dice);
            n_twins += u32::from(twin != *game);
            let twin_view = twin.view(Viewer::Seat(seat));
            assert_eq!(twin_view, view);
            let mut twin_legal = Vec::new();
            twin.legal_moves(&mut twin_legal);
            let seed = dice.word();
            for name in METHODS {
                let method = method(name);
                let budget = Budget::visits(method.visits::<RapaNui>());
                let dice = || Dice::from_seed(seed);
                let choice = method.bot::<RapaNui>().choose(&view, legal, &budget, &mut dice());
                let other =
                    method.bot::<RapaNui>().choose(&twin_view, &twin_legal, &budget, &mut dice());
                assert_eq!(choice, other, "{name} saw what it must not see");
            }
            // Build whenever it goes: then cards lie face down.
            legal
                .iter()
                .copied()
                .find(|mv| mv.to_string() == "build moai")
                .unwrap_or_else(|| *dice.pick(legal))
        });
    }
    assert!(20 < n_twins, "only {n_twins} states differed from what was imagined");
}
