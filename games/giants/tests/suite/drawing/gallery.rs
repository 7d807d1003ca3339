//! Pages of Giants that a browser opens.

use boards::Change;
use giants_rules::{BidStep, Giants, Phase, Placed, Sighting, View};
use rules_core::{Game, Seat, Turn, Viewer};
use set_kit::{check_page, page};
use words::Lang;

use crate::drawing::{
    foretold::roads,
    golden::{is_crowded, is_under_way, seen, state},
};

/// Checks the page of the seat that has to choose; of the first seat if nobody
/// has to.
#[track_caller]
fn check_asked(name: &str, lang: Lang, game: &Giants, changes: &[Change<'_, Sighting>]) {
    let seat = match game.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over(_) => Seat(0),
    };
    check_page(name, &page::<giants::Set>(game, Viewer::Seat(seat), lang, changes));
}

fn is_sorcerer_placed(view: &View) -> bool {
    matches!(view.phase, Phase::PlaceOn { who: Placed::Sorcerer, .. })
}

fn is_bid(view: &View) -> bool {
    matches!(view.phase, Phase::Bid { step: BidStep::Workers, .. })
}

/// Somebody can choose among some pieces.
fn is_choice_of_pieces(view: &View) -> bool {
    matches!(view.phase, Phase::Transport { .. }) && 3 < view.shown.pieces.as_slice().len()
}

#[test]
fn tables_of_giants_look_right_in_a_browser() {
    let small = [("board", "motu-iti"), ("screens", "closed")];
    let roll = state(4, &[], 1, |it| matches!(it.phase, Phase::Roll { n_left: 2 }));
    check_asked("roll-en", Lang::En, &roll, &[]);
    check_asked("bid-de", Lang::De, &state(4, &[], 3, is_bid), &[]);
    let carve = state(3, &small, 2, |it| matches!(it.phase, Phase::Carve { .. }));
    check_asked("carve-en", Lang::En, &carve, &[]);
    check_asked("place-hu", Lang::Hu, &state(5, &[], 6, is_crowded), &[]);
    let others = [Some(Seat(1)), Some(Seat(2))];
    let changes = [
        Change { number: 1, mover: others[0], seen: &seen("on F4") },
        Change { number: 2, mover: others[1], seen: &seen("on G3") },
        Change { number: 3, mover: others[0], seen: &seen("erect 17") },
    ];
    let place_on = state(5, &[], 7, is_sorcerer_placed);
    check_asked("place-on-en", Lang::En, &place_on, &changes);
    let pieces = state(3, &[], 5, is_choice_of_pieces);
    check_asked("transport-de", Lang::De, &pieces, &[]);
    check_asked("carry-en", Lang::En, &state(4, &[], 5, is_under_way), &[]);
    check_asked("carry-two-it", Lang::It, &state(2, &[], 4, is_under_way), &[]);
    let mut road = roads();
    check_asked("roads-hu", Lang::Hu, &road, &[]);
    road.apply("put statue-2".parse().expect("a move"));
    check_asked("route-en", Lang::En, &road, &[]);
    let help = state(5, &[], 4, |it| matches!(it.phase, Phase::Help { .. }));
    check_asked("help-de", Lang::De, &help, &[]);
    let clean_up = state(3, &small, 4, |it| matches!(it.phase, Phase::CleanUp(_)));
    check_asked("clean-up-it", Lang::It, &clean_up, &[]);
    let over = state(4, &[], 1, |it| it.phase == Phase::Over);
    check_asked("end-hu", Lang::Hu, &over, &[]);
}
