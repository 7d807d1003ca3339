//! What the numbers of Rapa Nui count is drawn.

use boards::Draw;
use rapanui_rules::{Effect, RapaNui};
use rules_core::{Dice, Game, Turn, Viewer};
use set_kit::{check_counts, check_rings, check_worth};
use words::Seen;

use crate::drawing::{table, watch};

#[test]
fn every_line_of_the_final_score_rings_something() {
    let mut n_rings = 0;
    for seed in 0..4 {
        watch(table(4, &[]), seed, |game| n_rings += check_rings::<rapanui::Set>(game));
    }
    assert!(n_rings > 30, "{n_rings}");
}

/// Looking back, what a seat has at the end is what it is given.
#[test]
fn what_things_are_worth_at_the_end_is_the_total() {
    let mut n_games = 0;
    for seed in 0..4 {
        watch(table(3, &[]), seed, |game| n_games += u32::from(check_worth::<rapanui::Set>(game)));
    }
    assert_eq!(n_games, 4);
}

#[test]
fn numbers_in_the_log_add_up_and_ring_something() {
    let n_counts: usize =
        (0..3).map(|seed| check_counts::<rapanui::Set>(&table(4, &[]), seed)).sum();
    assert!(n_counts > 20, "{n_counts}");
}

/// Every gain by scoring has its sum.
#[test]
fn gains_are_opened() {
    let mut dice = Dice::from_seed(1);
    let mut game = table(4, &[]);
    let mut n_gains = 0;
    while !matches!(game.turn(), Turn::Over(_)) {
        let mv = *dice.pick(&game.successors());
        let seen = Seen::make(&mut game, mv, Viewer::Spectator);
        let effects = RapaNui::effects(&seen.before, &seen.seen, &seen.after);
        for (effect, count) in effects.iter().zip(rapanui::Set::counts(&effects, &seen.after)) {
            let is_gain = matches!(effect, Effect::Gains { .. });
            assert_eq!(count.is_some(), is_gain, "{effect:?}");
            n_gains += usize::from(is_gain);
        }
    }
    assert!(20 < n_gains, "{n_gains}");
}
