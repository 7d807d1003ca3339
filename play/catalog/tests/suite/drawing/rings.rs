//! Every line of a final score counts something that is drawn.

use std::collections::BTreeSet;

use boards::Draw;
use entdecker_rules::Entdecker;
use giants_rules::Giants;
use rapanui_rules::RapaNui;
use rules_core::{Dice, Game, Seat, Turn, Viewer};
use words::{Lang, Seen};

use crate::drawing::{
    drawn::{drawing, html, values},
    giants_laws,
    html_laws::long_names,
    table, voyages, watch,
};

/// The names of the pieces on a board, without tray and panels.
fn pieces(html: &str) -> BTreeSet<&str> {
    values(html, "data-piece").into_iter().flat_map(|it| it.split(' ')).collect()
}

fn check_rings<S: Draw>(game: &S::Game) -> usize {
    let Turn::Over(standing) = game.turn() else { return 0 };
    let mut n_rings = 0;
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
        let html = drawing::<S>(game, viewer, &long_names(Lang::En), &[]).board.0;
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

#[test]
fn every_line_of_the_final_score_rings_something() {
    let mut n_rings = [0; 3];
    for seed in 0..4 {
        watch(table(4, &[]), seed, |game: &RapaNui| {
            n_rings[0] += check_rings::<rapanui::Set>(game)
        });
        giants_laws::watch(crate::drawing::giants_golden::table(4, &[]), seed, |game: &Giants| {
            n_rings[1] += check_rings::<giants::Set>(game);
        });
        voyages::watch(voyages::table(4, ""), seed, |game: &Entdecker| {
            n_rings[2] += check_rings::<entdecker::Set>(game);
        });
    }
    assert!(n_rings.iter().all(|it| 30 < *it), "{n_rings:?}");
}

/// Looking back, what a seat has at the end is what it is given.
#[test]
fn what_things_are_worth_at_the_end_is_the_total() {
    fn check<S: Draw>(game: &S::Game) -> usize {
        let Turn::Over(standing) = game.turn() else { return 0 };
        let end = game.view(Viewer::Spectator);
        for (seat, tally) in standing.seats().iter() {
            let view = game.view(Viewer::Seat(seat));
            assert_eq!(S::worth(&view, seat, &end), Some(tally.points), "{seat}");
        }
        1
    }
    let mut n_games = 0;
    for seed in 0..4 {
        watch(table(3, &[]), seed, |game: &RapaNui| n_games += check::<rapanui::Set>(game));
        giants_laws::watch(crate::drawing::giants_golden::table(3, &[]), seed, |game: &Giants| {
            n_games += check::<giants::Set>(game);
        });
        voyages::watch(voyages::table(3, ""), seed, |game: &Entdecker| {
            n_games += check::<entdecker::Set>(game)
        });
    }
    assert_eq!(n_games, 12);
}

/// What stands left of the sign makes what stands right of it.
fn adds_up(formula: &str) -> bool {
    let (terms, total) = formula.split_once(" = ").expect("a formula");
    let product = |term: &str| -> u32 {
        term.split(" × ").map(|it| it.parse::<u32>().expect("a number")).product()
    };
    terms.split(" + ").map(product).sum::<u32>() == product(total)
}

/// Makes every move of a random game and looks at what it counted.
fn check_counts<S: Draw>(setup: &S::Game, seed: u64) -> usize {
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
        let drawing = drawing::<S>(&game, Viewer::Spectator, &long_names(Lang::En), &[]);
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

#[test]
fn numbers_in_the_log_add_up_and_ring_something() {
    let n_counts = [
        (0..3).map(|seed| check_counts::<rapanui::Set>(&table(4, &[]), seed)).sum::<usize>(),
        (0..2)
            .map(|seed| {
                check_counts::<giants::Set>(&crate::drawing::giants_golden::table(3, &[]), seed)
            })
            .sum(),
        (0..3).map(|seed| check_counts::<entdecker::Set>(&voyages::table(4, ""), seed)).sum(),
    ];
    assert!(n_counts.iter().all(|it| 20 < *it), "{n_counts:?}");
}

/// Every gain by scoring has its sum.
#[test]
fn gains_of_rapa_nui_are_opened() {
    let mut dice = Dice::from_seed(1);
    let mut game = table(4, &[]);
    let mut n_gains = 0;
    while !matches!(game.turn(), Turn::Over(_)) {
        let mv = *dice.pick(&game.successors());
        let seen = Seen::make(&mut game, mv, Viewer::Spectator);
        let effects = RapaNui::effects(&seen.before, &seen.seen, &seen.after);
        for (effect, count) in effects.iter().zip(rapanui::Set::counts(&effects, &seen.after)) {
            let is_gain = matches!(effect, rapanui_rules::Effect::Gains { .. });
            assert_eq!(count.is_some(), is_gain, "{effect:?}");
            n_gains += usize::from(is_gain);
        }
    }
    assert!(20 < n_gains, "{n_gains}");
}
