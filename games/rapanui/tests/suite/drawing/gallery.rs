//! Pages of Rapa Nui that a browser opens.

use boards::Change;
use rapanui_rules::{Phase, RapaNui, Sighting};
use rules_core::{Game, Seat, Turn, Viewer};
use set_kit::{check_page, page};
use words::Lang;

use crate::drawing::{seen, table, used_up, watch};

/// The first state of a game that a person would want to see.
fn moment(
    n_seats: u8,
    options: &[(&str, &str)],
    mut is_it: impl FnMut(&rapanui_rules::View, Seat) -> bool,
) -> (RapaNui, Seat) {
    for seed in 0..200 {
        let mut found = None;
        watch(table(n_seats, options), seed, |game| {
            let seat = match game.turn() {
                Turn::Seat(seat) => seat,
                Turn::Over(_) => Seat(0),
                Turn::Chance => return,
            };
            if found.is_none() && is_it(&game.view(Viewer::Seat(seat)), seat) {
                found = Some((*game, seat));
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
    (game, seat): (RapaNui, Seat),
    changes: &[Change<'_, Sighting>],
) {
    check_page(name, &page::<rapanui::Set>(&game, Viewer::Seat(seat), lang, changes));
}

/// A table some way into the game.
fn is_middle(view: &rapanui_rules::View) -> bool {
    view.shown.n_deck <= 22 && 5 <= view.shown.stone.n_cards
}

#[test]
fn tables_of_rapa_nui_look_right_in_a_browser() {
    let start = moment(3, &[], |view, _| view.phase == Phase::Buy);
    check_moment("start-en", Lang::En, start, &[]);
    let play = moment(4, &[], |view, seat| {
        let hand = view.shown.tribes[seat].hand.unwrap_or_default();
        let has_pair = hand.iter().any(|it| matches!(it, (rapanui_rules::Kind::Gatherer(_), 2)));
        view.phase == Phase::Buy && is_middle(view) && has_pair
    });
    let others = Seat::all(4).filter(|it| *it != play.1).collect::<Vec<Seat>>();
    let changes = [
        Change { number: 1, mover: Some(others[0]), seen: &seen("buy grain") },
        Change { number: 2, mover: Some(others[0]), seen: &seen("play priest") },
        Change { number: 3, mover: Some(others[0]), seen: &seen("draw 2") },
        Change { number: 4, mover: Some(others[1]), seen: &seen("build moai") },
        Change { number: 5, mover: Some(others[2]), seen: &seen("offer fish") },
    ];
    check_moment("play-en", Lang::En, play, &changes);
    check_moment("play-de", Lang::De, play, &changes);
    let draw = moment(4, &[("edition", "italian")], |view, _| {
        let fronts = view.shown.columns.iter().map(|it| it.cards().len());
        let n_long = fronts.filter(|n| 2 <= *n).count();
        view.phase == Phase::Draw { n_left: 1 } && is_middle(view) && n_long == 3
    });
    check_moment("draw-it", Lang::It, draw, &[]);
    let last =
        moment(2, &[], |view, _| view.phase == Phase::Draw { n_left: 1 } && view.shown.n_deck <= 2);
    check_moment("last-hu", Lang::Hu, last, &[]);
    let sacrifice =
        moment(4, &[], |view, _| matches!(view.phase, Phase::Offer(_)) && is_middle(view));
    check_moment("sacrifice-de", Lang::De, sacrifice, &[]);
    let yields = moment(3, &[], |view, _| matches!(view.phase, Phase::Yield(_)));
    check_moment("moai-en", Lang::En, yields, &[]);
    check_moment("scarce-de", Lang::De, (used_up(), Seat(1)), &[]);
    let over = moment(4, &[], |view, _| view.phase == Phase::Over);
    check_moment("end-en", Lang::En, over, &[]);
}
