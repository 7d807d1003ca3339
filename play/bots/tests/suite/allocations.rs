//! Searching allocates nothing for its visits.

use bots::{Bot as _, Budget, Search, Tuning, eval};
use rapanui::RapaNui;
use rules_core::{Config, Dice, Game, Turn, Viewer};

/// Returns how often a search of so many visits allocates.
fn n_allocations(visits: u32, tuning: Tuning) -> u64 {
    let mut dice = Dice::from_seed(2);
    let mut game = RapaNui::setup(&Config::seats(3)).expect("a table");
    while game.turn() == Turn::Chance {
        game.apply(game.roll(&mut dice));
    }
    let Turn::Seat(seat) = game.turn() else { panic!("nobody to move") };
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    let view = game.view(Viewer::Seat(seat));
    let mut search = Search::<RapaNui>::new(eval::evaluation(), tuning);
    search.reserve(5_000, 1);
    let budget = Budget::visits(visits);
    let used = allocation_counter::measure(|| {
        let choice = search.choose(&view, &legal, &budget, &mut dice);
        assert_eq!(choice.n_visits, visits);
    });
    used.count_total
}

#[test]
fn more_visits_allocate_no_more() {
    let usual = Tuning::default();
    for tuning in [usual, Tuning { plies: Some(6), ..usual }] {
        let few = n_allocations(100, tuning);
        // The choice itself: candidates and a line.
        assert!(few < 10, "{few}");
        assert!(n_allocations(5_000, tuning) <= few + 2, "a visit allocates");
    }
}
