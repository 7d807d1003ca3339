//! What the numbers of Entdecker count is drawn.

use set_kit::{check_counts, check_rings, check_worth};

use crate::drawing::voyages::{table, watch};

#[test]
fn every_line_of_the_final_score_rings_something() {
    let mut n_rings = 0;
    for seed in 0..4 {
        watch(table(4, ""), seed, |game| n_rings += check_rings::<entdecker::Set>(game));
    }
    assert!(n_rings > 30, "{n_rings}");
}

/// Looking back, what a seat has at the end is what it is given.
#[test]
fn what_things_are_worth_at_the_end_is_the_total() {
    let mut n_games = 0;
    for seed in 0..4 {
        watch(table(3, ""), seed, |game| n_games += u32::from(check_worth::<entdecker::Set>(game)));
    }
    assert_eq!(n_games, 4);
}

#[test]
fn numbers_in_the_log_add_up_and_ring_something() {
    let n_counts: usize =
        (0..3).map(|seed| check_counts::<entdecker::Set>(&table(4, ""), seed)).sum();
    assert!(n_counts > 20, "{n_counts}");
}
