//! What holds for every drawing of Rapa Nui for a terminal.

use rules_core::Dice;
use set_kit::{check_fits, check_texts_of_twins};

use crate::drawing::{table, watch};

#[test]
fn drawings_are_at_most_80_columns_wide() {
    for (n_seats, options) in [
        (2, [("edition", "german"), ("memory-aid", "off")]),
        (3, [("edition", "hungarian"), ("memory-aid", "off")]),
        (4, [("edition", "hungarian"), ("memory-aid", "on")]),
        (4, [("edition", "italian"), ("memory-aid", "on")]),
    ] {
        for seed in 0..2 {
            watch(table(n_seats, &options), seed, |game| check_fits::<rapanui::Set>(game));
        }
    }
}

/// Two states that a viewer can't tell apart look the same to it.
#[test]
fn twins_look_the_same() {
    let mut n_different = 0;
    for seed in 0..5 {
        watch(table(4, &[("memory-aid", "on")]), seed, |game| {
            n_different += check_texts_of_twins::<rapanui::Set>(game, &mut Dice::from_seed(1));
        });
    }
    assert!(n_different > 100, "{n_different} twins differ from their game");
}
