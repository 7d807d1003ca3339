//! Pages of Entdecker that a browser opens.

use std::collections::BTreeSet;

use boards::Change;
use entdecker_rules::{Entdecker, Event, Move, Phase, Side, Sighting, View};
use rules_core::{Game, Seat, Turn, Viewer};
use set_kit::{check_page, page};
use words::Lang;

use crate::drawing::{
    html::SCARCE,
    voyages::{LARGE, seen, table, watch},
};

/// The first state of a game that a person would want to see.
fn moment(
    n_seats: u8,
    tiles: &str,
    mut is_it: impl FnMut(&Entdecker, &View) -> bool,
) -> (Entdecker, Seat) {
    for seed in 0..200 {
        let mut found = None;
        watch(table(n_seats, tiles), seed, |game| {
            let seat = match game.turn() {
                Turn::Seat(seat) => seat,
                Turn::Over(_) => Seat(0),
                Turn::Chance => return,
            };
            if found.is_none() && is_it(game, &game.view(Viewer::Seat(seat))) {
                found = Some((game.clone(), seat));
            }
        });
        if let Some(found) = found {
            return found;
        }
    }
    panic!("no such moment in 200 games");
}

fn check_moment(
    name: &str,
    lang: Lang,
    (game, seat): &(Entdecker, Seat),
    changes: &[Change<'_, Sighting>],
) {
    check_page(name, &page::<entdecker::Set>(game, Viewer::Seat(*seat), lang, changes));
}

fn n_units(view: &View) -> usize {
    view.explorers.iter().map(|(_, it)| it.units.iter().count()).sum()
}

/// A table some way into the game.
fn is_middle(view: &View) -> bool {
    let n_unknown = view.chart.unknown(&view.tiles).n();
    (20..40).contains(&n_unknown) && 5 <= n_units(view)
}

#[test]
fn tables_of_entdecker_look_right_in_a_browser() {
    let first = moment(3, "", |_, view| view.phase == Phase::Start);
    check_moment("first-hu", Lang::Hu, &first, &[]);
    let start = moment(4, "", |_, view| view.phase == Phase::Start && is_middle(view));
    let others = Seat::all(4).filter(|it| *it != start.1).collect::<Vec<Seat>>();
    let known: Vec<String> =
        start.0.view(Viewer::Spectator).chart.known().iter().map(|it| it.to_string()).collect();
    let seen = [
        seen("income 3"),
        seen("announce 2"),
        seen("draw 2"),
        seen(&format!("place {} 0", known[4])),
        seen("fort n"),
        seen(&format!("recall {}", known[9])),
    ];
    let mut changes = Vec::new();
    for (number, seen) in (1..).zip(&seen) {
        let mover = (1 < number).then_some(others[usize::from(number / 5)]);
        changes.push(Change { number, mover, seen });
    }
    check_moment("start-de", Lang::De, &start, &changes);
    let announce = moment(4, "", |_, view| view.phase == Phase::Announce && is_middle(view));
    check_moment("announce-it", Lang::It, &announce, &[]);
    let place = moment(4, "", |game, view| {
        let has_event = view.hand.is_some_and(|tile| tile.event == Some(Event::Treasure));
        view.phase == Phase::Place && is_middle(view) && has_event && 3 < game.successors().len()
    });
    check_moment("place-en", Lang::En, &place, &[]);
    check_page("watch-en", &page::<entdecker::Set>(&place.0, Viewer::Spectator, Lang::En, &[]));
    let sail = moment(3, "", |game, view| {
        let sides: BTreeSet<Side> = game
            .successors()
            .iter()
            .filter_map(|mv| if let Move::Unit(_, side) = mv { Some(*side) } else { None })
            .collect();
        view.phase == Phase::Sail && 15 < view.chart.known().n() && 2 == sides.len()
    });
    check_moment("sail-de", Lang::De, &sail, &[]);
    let large = moment(4, LARGE, |game, view| {
        view.phase == Phase::Place && 15 < view.chart.known().n() && 2 < game.successors().len()
    });
    check_moment("large-it", Lang::It, &large, &[]);
    let choose = moment(4, SCARCE, |_, view| view.phase == Phase::Choose);
    check_moment("choose-en", Lang::En, &choose, &[]);
    let over = moment(4, "", |_, view| view.phase == Phase::Over);
    check_moment("end-en", Lang::En, &over, &[]);
}
