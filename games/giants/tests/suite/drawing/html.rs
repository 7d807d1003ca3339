//! What holds for every table of Giants drawn for a browser.

use std::collections::BTreeSet;

use boards::{Change, Desk, draw};
use giants_rules::{BidStep, Giants, KnownTribe, Phase, Sighting, Stand};
use rules_core::{Dice, Game, Seat, Turn, Viewer};
use set_kit::{
    check_html_of_twins, check_markup, check_reasons, check_targets, check_words, drawing, html,
    long_names, text, values, with_class,
};
use words::Lang;

use crate::drawing::{
    foretold::roads,
    golden::{seen, table},
    laws::{large_board, watch},
};

/// Calls `look` in one of so many states of games of all kinds, and at their
/// ends.
pub(crate) fn in_states(one_of: usize, mut look: impl FnMut(&Giants)) {
    let large = large_board();
    let tables = [
        (2, vec![]),
        (3, vec![("screens", "closed"), ("board", "motu-iti")]),
        (4, vec![("statue-scoring", "when-erected"), ("pedestals", "open")]),
        (5, vec![]),
        (5, vec![("board", &*large)]),
    ];
    for ((n_seats, options), seed) in tables.into_iter().zip(0..) {
        let mut n_states = 0;
        watch(table(n_seats, &options), seed, |game| {
            n_states += 1;
            if n_states % one_of == 0 || matches!(game.turn(), Turn::Over(_)) {
                look(game);
            }
        });
    }
}

#[test]
fn each_legal_move_of_giants_is_a_target_exactly_once() {
    let mut n_targets = check_targets::<giants::Set>(&roads());
    in_states(11, |game| n_targets += check_targets::<giants::Set>(game));
    assert!(3_000 < n_targets, "{n_targets}");
}

#[test]
fn what_cant_be_done_in_giants_says_why() {
    let mut n_reasons = 0;
    in_states(31, |game| n_reasons += check_reasons::<giants::Set>(game));
    assert!(500 < n_reasons, "{n_reasons}");
}

#[test]
fn words_of_giants_fit_in_every_language() {
    in_states(43, check_words::<giants::Set>);
}

#[test]
fn markup_of_giants_needs_no_inline_style_or_script() {
    in_states(43, |game| {
        for viewer in game.viewers() {
            check_markup::<giants::Set>(&html(&drawing::<giants::Set>(
                game,
                viewer,
                &long_names::<giants::Set>(Lang::En),
                &[],
            )));
        }
    });
}

/// Two states that a viewer can't tell apart look the same to it.
#[test]
fn twins_of_giants_look_the_same_in_a_browser() {
    let (mut n_states, mut n_different) = (0, 0);
    let mut dice = Dice::from_seed(1);
    watch(table(3, &[("screens", "closed")]), 5, |game| {
        n_states += 1;
        if n_states % 5 == 0 {
            n_different += check_html_of_twins::<giants::Set>(game, Lang::De, &mut dice);
        }
    });
    assert!(100 < n_different, "{n_different} twins differ from their game");
}

/// GI-O16: what only perfect memory knows is for bots.
#[test]
fn what_memory_keeps_is_not_drawn() {
    let speaker = long_names::<giants::Set>(Lang::En);
    let mut n_different = 0;
    in_states(17, |game| {
        for viewer in game.viewers() {
            let view = game.view(viewer);
            let mut forgetful = view.clone();
            for tribe in Seat::all(game.n_seats()) {
                forgetful.known.tribes[tribe] = KnownTribe::default();
            }
            forgetful.known.stands.as_mut_slice().fill(Stand::FREE);
            n_different += usize::from(view != forgetful);
            let [one, other] = [&view, &forgetful].map(|it| {
                html(&draw::<giants::Set>(it, game.n_seats(), &Desk::new(&speaker, viewer.seat())))
            });
            assert_eq!(one, other);
        }
    });
    assert!(100 < n_different, "{n_different}");
}

#[test]
fn changes_of_giants_are_numbered_where_they_happened() {
    let mut placing = None;
    watch(table(3, &[]), 2, |game| {
        let is_it = matches!(game.view(Viewer::Spectator).phase, Phase::Place(_));
        if placing.is_none() && is_it {
            placing = Some(game.clone());
        }
    });
    let game = placing.expect("somebody places");
    let bea = Some(Seat(1));
    let changes = [
        Change { number: 1, mover: bea, seen: &seen("on F4") },
        Change { number: 2, mover: bea, seen: &seen("reserve 17") },
        Change { number: 3, mover: None, seen: &seen("roll 2") },
        Change { number: 4, mover: bea, seen: &seen("put statue-2") },
        Change { number: 5, mover: bea, seen: &Sighting::Hidden(BidStep::Markers) },
    ];
    let html = html(&drawing::<giants::Set>(
        &game,
        Viewer::Spectator,
        &long_names::<giants::Set>(Lang::En),
        &changes,
    ));
    let tagged = |id: &str| {
        let cells = with_class(&html, "gi-cell");
        let cell = cells.into_iter().find(|it| it.contains(&format!("id=\"gi-{id}\"")));
        with_class(cell.expect("a hex"), "tag").into_iter().map(text).collect::<Vec<String>>()
    };
    let quarry = game.view(Viewer::Spectator).board.quarry().to_string();
    assert_eq!([tagged("F4"), tagged("F6"), tagged(&quarry)], [["1"], ["2"], ["4"]]);
    assert_eq!(with_class(with_class(&html, "gi-quarry")[0], "tag").len(), 1);
    assert_eq!(with_class(&html, "tag").len(), 4, "nobody knows where a bid is");
}

/// A class that no style knows is a slip of the pen on one of the two sides.
#[test]
fn every_class_of_the_style_of_giants_is_drawn() {
    let mut drawn: BTreeSet<String> = BTreeSet::new();
    let mut look = |game: &Giants| {
        for viewer in game.viewers() {
            let html = html(&drawing::<giants::Set>(
                game,
                viewer,
                &long_names::<giants::Set>(Lang::En),
                &[],
            ));
            let classes = values(&html, "class").into_iter().flat_map(|it| it.split(' '));
            drawn.extend(classes.map(str::to_owned));
        }
    };
    in_states(5, &mut look);
    look(&table(4, &[]));
    look(&roads());
    let css = set_kit::css::<giants::Set>();
    let classes = css.split('.').skip(1).filter_map(|it| {
        let end = it.find(|c: char| !c.is_ascii_alphanumeric() && c != '-')?;
        Some(&it[..end]).filter(|it| it.starts_with("gi-"))
    });
    for class in classes {
        assert!(drawn.contains(class), ".{class} is never drawn");
    }
}

/// A finger can't point without pressing: nothing is told by a title alone.
#[test]
fn what_a_title_tells_of_giants_can_be_read() {
    let mut n_orders = 0;
    in_states(3, |game| {
        let html = html(&drawing::<giants::Set>(
            game,
            Viewer::Spectator,
            &long_names::<giants::Set>(Lang::En),
            &[],
        ));
        for quarry in with_class(&html, "gi-quarry") {
            let has_order = !with_class(quarry, "gi-order").is_empty();
            assert_eq!(has_order, text(quarry).contains("bid and not spent"), "{quarry}");
            n_orders += usize::from(has_order);
        }
    });
    assert!(10 < n_orders, "{n_orders}");
}
