//! Tables of Giants in each language, for people to look at.

use std::{fs, path::Path};

use boards::Draw;
use giants_rules::{BidStep, Giants, Phase, Sighting, View};
use rules_core::{Config, Game, Options as _, Seat, Viewer};
use words::{Lang, Speaker};

use crate::drawing::laws::watch;

fn speaker(lang: Lang) -> Speaker {
    set_kit::speaker::<giants::Set>(
        lang,
        ["Anna", "Bea", "Carl", "Dora", "Emil"].map(str::to_owned).to_vec(),
    )
}

pub(crate) fn table(n_seats: u8, options: &[(&str, &str)]) -> Giants {
    let options = giants_rules::Options::from_pairs(options.iter().copied()).expect("its options");
    Giants::setup(&Config { n_seats, options }).expect("a table for that many")
}

/// A move that everyone saw.
pub(crate) fn seen(mv: &str) -> Sighting {
    Sighting::Open(mv.parse().expect("a move"))
}

/// The first state from a round on that is as wanted.
pub(crate) fn state(
    n_seats: u8,
    options: &[(&str, &str)],
    round: u16,
    is_it: fn(&View) -> bool,
) -> Giants {
    let mut found = None;
    watch(table(n_seats, options), 7, |game| {
        let view = game.view(Viewer::Spectator);
        if found.is_none() && round <= view.round && is_it(&view) {
            found = Some(game.clone());
        }
    });
    found.expect("such a state")
}

/// A statue that has moved on, over some hexes, and can go on.
pub(crate) fn is_under_way(view: &View) -> bool {
    matches!(view.phase, Phase::Carry(carry) if carry.has_moved() && 2 < view.shown.route.len())
}

pub(crate) fn is_crowded(view: &View) -> bool {
    let n_passed = view.shown.tribes.values().iter().filter(|it| it.has_passed).count();
    matches!(view.phase, Phase::Place(_)) && 1 < n_passed
}

fn is_chief_asked(view: &View) -> bool {
    matches!(view.phase, Phase::Bid { seat: Seat(1), step: BidStep::Chief })
}

fn is_over(view: &View) -> bool {
    view.phase == Phase::Over
}

#[test]
fn a_table_of_giants_looks_right() {
    let bea = Viewer::Seat(Seat(1));
    let small = [("board", "motu-iti"), ("screens", "closed")];
    let both: &[Viewer] = &[bea, Viewer::Spectator];
    let scenes: [(&str, Giants, &[Viewer]); 7] = [
        ("start, 2 seats", state(2, &[], 0, |_| true), &[Viewer::Spectator]),
        ("start, 5 seats", state(5, &[], 1, |_| true), &[bea]),
        ("bids, small island, closed screens", state(3, &small, 2, is_chief_asked), both),
        ("carving", state(3, &[], 2, |it| matches!(it.phase, Phase::Carve { .. })), &[bea]),
        ("placing, 5 seats", state(5, &[], 6, is_crowded), both),
        ("transport, 2 seats", state(2, &[], 4, is_under_way), both),
        ("end", state(3, &small, 1, is_over), both),
    ];
    // What other languages change is held by laws: that it fits, and that no text is missing.
    let lang = Lang::En;
    let mut drawings = String::new();
    for (title, game, viewers) in &scenes {
        for viewer in *viewers {
            let text = giants::Set::text(&game.view(*viewer), &speaker(lang));
            drawings += &format!("=== {title}, {viewer}\n\n{text}\n");
        }
    }
    let folder = Path::new("tests/golden/drawing");
    kit::golden(folder.join(format!("table-{}.txt", lang.key())), &drawings);
}

/// The islands in the documentation are those of the game, as it draws them.
#[test]
fn the_islands_in_the_documentation_are_those_of_the_game() {
    let page = fs::read_to_string("../../docs/giants.md").expect("the page");
    for board in ["", "motu-iti"] {
        let view = table(2, &[("board", board)]).view(Viewer::Spectator);
        let text = giants::Set::text(&view, &speaker(Lang::En));
        let mut blocks = text.split("\n\n").skip(1);
        let (map, _, sites) = (blocks.next(), blocks.next(), blocks.next());
        for block in [map, sites].into_iter().flatten() {
            assert!(page.contains(block), "{}:\n{block}", view.board.name());
        }
    }
}
