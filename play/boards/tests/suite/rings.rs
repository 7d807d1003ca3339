//! Every line of a final score counts something that is drawn.

use std::collections::BTreeSet;

use boards::Draw;
use entdecker::Entdecker;
use giants::Giants;
use rapanui::RapaNui;
use rules_core::{Seat, Turn, Viewer};
use words::Lang;

use crate::{
    drawn::{drawing, values},
    giants_laws,
    html_laws::long_names,
    table, voyages, watch,
};

/// The names of the pieces on a board, without tray and panels.
fn pieces(html: &str) -> BTreeSet<&str> {
    values(html, "data-piece").into_iter().flat_map(|it| it.split(' ')).collect()
}

fn check_rings<G: Draw>(game: &G) -> usize {
    let Turn::Over(standing) = game.turn() else { return 0 };
    let mut n_rings = 0;
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
        let html = drawing(game, viewer, &long_names(Lang::En), &[]).board.0;
        let pieces = pieces(&html);
        for (seat, tally) in standing.seats().iter() {
            for term in tally.terms.iter().filter(|it| it.points != 0) {
                let ring = G::ring(term, seat);
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
        watch(table(4, &[]), seed, |game: &RapaNui| n_rings[0] += check_rings(game));
        giants_laws::watch(crate::giants_golden::table(4, &[]), seed, |game: &Giants| {
            n_rings[1] += check_rings(game);
        });
        voyages::watch(voyages::table(4, ""), seed, |game: &Entdecker| {
            n_rings[2] += check_rings(game);
        });
    }
    assert!(n_rings.iter().all(|it| 30 < *it), "{n_rings:?}");
}

/// Looking back, what a seat has at the end is what it is given.
#[test]
fn what_things_are_worth_at_the_end_is_the_total() {
    fn check<G: Draw>(game: &G) -> usize {
        let Turn::Over(standing) = game.turn() else { return 0 };
        let end = game.view(Viewer::Spectator);
        for (seat, tally) in standing.seats().iter() {
            let view = game.view(Viewer::Seat(seat));
            assert_eq!(G::worth(&view, seat, &end), Some(tally.points), "{seat}");
        }
        1
    }
    let mut n_games = 0;
    for seed in 0..4 {
        watch(table(3, &[]), seed, |game: &RapaNui| n_games += check(game));
        giants_laws::watch(crate::giants_golden::table(3, &[]), seed, |game: &Giants| {
            n_games += check(game);
        });
        voyages::watch(voyages::table(3, ""), seed, |game: &Entdecker| n_games += check(game));
    }
    assert_eq!(n_games, 12);
}
