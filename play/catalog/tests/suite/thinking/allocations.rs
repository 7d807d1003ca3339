//! Searching allocates nothing for its visits.

use bots::{Bot as _, Budget, Search, Tuning};
use entdecker_rules::Entdecker;
use giants_rules::Giants;
use rapanui_rules::RapaNui;
use rules_core::{Config, Dice, Game, Turn, Viewer};

use crate::thinking::mind;

/// Returns how often a search of so many visits allocates, after so many moves
/// of a random game.
fn n_allocations<G: Game>(n_moves: u32, visits: u32, tuning: Tuning) -> u64 {
    let mut dice = Dice::from_seed(2);
    let mut game = G::setup(&Config::seats(3)).expect("a table");
    let mut legal = Vec::new();
    let mut n_left = n_moves;
    let seat = loop {
        let mv = match game.turn() {
            Turn::Chance => game.roll(&mut dice),
            Turn::Seat(seat) => {
                game.legal_moves(&mut legal);
                if n_left == 0 && legal.len() > 1 {
                    break seat;
                }
                *dice.pick(&legal)
            }
            Turn::Over(_) => panic!("the game is over"),
        };
        game.apply(mv);
        n_left = n_left.saturating_sub(1);
    };
    let view = game.view(Viewer::Seat(seat));
    let mut search = Search::<G>::new(&mind(), tuning);
    search.reserve(2_000, 1);
    let budget = Budget::visits(visits);
    // A visit with replies counts as ten.
    let n_visits = if tuning.replies.is_some() { visits / 10 } else { visits };
    let used = allocation_counter::measure(|| {
        let choice = search.choose(&view, &legal, &budget, &mut dice);
        assert_eq!(choice.n_visits, n_visits);
    });
    used.count_total
}

fn more_visits_allocate_no_more<G: Game>() {
    let usual = Tuning::default();
    // What a game allocates once for all tables, such as its board, does not count.
    n_allocations::<G>(0, 10, usual);
    let all_turned = Tuning { plies: Some(6), finish: Some(3), wide: Some(3), ..usual };
    for tuning in [usual, all_turned, Tuning { replies: Some(1), ..usual }] {
        for n_moves in [0, 60, 150] {
            let few = n_allocations::<G>(n_moves, 100, tuning);
            // The choice itself: candidates and a line.
            assert!(few < 10, "{few}");
            assert_eq!(n_allocations::<G>(n_moves, 2_000, tuning), few, "a visit allocates");
        }
    }
}

#[test]
fn more_visits_allocate_no_more_in_rapanui() {
    more_visits_allocate_no_more::<RapaNui>();
}

#[test]
fn more_visits_allocate_no_more_in_giants() {
    more_visits_allocate_no_more::<Giants>();
}

#[test]
fn more_visits_allocate_no_more_in_entdecker() {
    more_visits_allocate_no_more::<Entdecker>();
}
