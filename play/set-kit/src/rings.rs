//! What numbers count is drawn.

use std::collections::BTreeSet;

use boards::Draw;
use rules_core::{Dice, Game as _, Seat, Turn, Viewer};
use words::{Lang, Seen};

use crate::{drawing, html, long_names, values};

/// The names of the pieces on a board, without tray and panels.
fn pieces(html: &str) -> BTreeSet<&str> {
    values(html, "data-piece").into_iter().flat_map(|it| it.split(' ')).collect()
}

/// Checks that every line of a final score counts something that is drawn. Returns how many
/// lines there are; none before the end.
///
/// # Panics
///
/// Panics if nothing is drawn for a line.
#[track_caller]
pub fn check_rings<S: Draw>(game: &S::Game) -> usize {
    let Turn::Over(standing) = game.turn() else { return 0 };
    let mut n_rings = 0;
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
        let html = drawing::<S>(game, viewer, &long_names::<S>(Lang::En), &[]).board.0;
        let pieces = pieces(&html);
        for (seat, tally) in standing.seats().iter() {
            for term in tally.terms.iter().filter(|it| it.points != 0) {
                let ring = S::ring(term, seat);
                assert!(pieces.contains(&*ring), "{ring} is not among {pieces:?}");
                n_rings += 1;
            }
        }
    }
    n_rings
}

/// What stands left of the sign makes what stands right of it.
fn adds_up(formula: &str) -> bool {
    let (terms, total) = formula.split_once(" = ").expect("a formula");
    let product = |term: &str| -> u32 {
        term.split(" × ").map(|it| it.parse::<u32>().expect("a number")).product()
    };
    terms.split(" + ").map(product).sum::<u32>() == product(total)
}

/// Checks that the numbers in the log of a random game add up, and count something that is
/// drawn. Returns how many there are.
///
/// # Panics
///
/// Panics at one that does not.
#[track_caller]
pub fn check_counts<S: Draw>(setup: &S::Game, seed: u64) -> usize {
    let mut dice = Dice::from_seed(seed);
    let mut game = setup.clone();
    let mut n_counts = 0;
    while !matches!(game.turn(), Turn::Over(_)) {
        let mv = *dice.pick(&game.successors());
        let seen = Seen::make(&mut game, mv, Viewer::Spectator);
        let effects = S::Game::effects(&seen.before, &seen.seen, &seen.after);
        let counts = S::counts(&effects, &seen.after);
        assert_eq!(counts.len(), effects.len());
        if counts.iter().all(Option::is_none) {
            continue;
        }
        let drawing = drawing::<S>(&game, Viewer::Spectator, &long_names::<S>(Lang::En), &[]);
        let html = html(&drawing);
        let pieces = pieces(&html);
        for count in counts.iter().flatten() {
            assert!(adds_up(&count.formula), "{}", count.formula);
            for name in count.ring.split(' ') {
                assert!(pieces.contains(name), "{name} is not among {pieces:?}");
            }
            n_counts += 1;
        }
    }
    n_counts
}

/// Checks that what a seat has at the end is worth its total. Returns whether it is the end.
///
/// # Panics
///
/// Panics if it is not.
#[track_caller]
pub fn check_worth<S: Draw>(game: &S::Game) -> bool {
    let Turn::Over(standing) = game.turn() else { return false };
    let end = game.view(Viewer::Spectator);
    for (seat, tally) in standing.seats().iter() {
        let view = game.view(Viewer::Seat(seat));
        assert_eq!(S::worth(&view, seat, &end), Some(tally.points), "{seat}");
    }
    true
}
