//! What labels and lines of Giants promise is what happens.

use giants_rules::{Effect, Giants, Move, Phase, PlaceMove, TransportMove, View};
use rules_core::{Config, Dice, Game, Seat, Turn, Viewer};
use words::{Arg, Message, Speak};

/// Calls `look` with each legal move of a seat in some games, the seat's views
/// before and after it, and its effects.
fn for_each_move(mut look: impl FnMut(&View, Move, &View, &[Effect])) {
    let tables = [(2, ""), (2, "motu-iti"), (3, ""), (3, "motu-iti"), (3, "motu-iti"), (5, "")];
    for ((n_seats, board), seed) in tables.into_iter().zip(0..) {
        let options = crate::speaking::options(&[("board", board)]);
        let mut game = Giants::setup(&Config { n_seats, options }).expect("a table");
        let mut dice = Dice::from_seed(seed);
        loop {
            let moves = game.successors();
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {}
                Turn::Seat(seat) => try_moves(&game, seat, &mut look),
            }
            game.apply(crate::speaking::purposeful(&game, &moves, &mut dice));
        }
    }
}

/// Calls `look` with each legal move of a state.
fn try_moves(game: &Giants, seat: Seat, look: &mut impl FnMut(&View, Move, &View, &[Effect])) {
    let viewer = Viewer::Seat(seat);
    let before = game.view(viewer);
    for mv in game.successors() {
        let seen = game.sighting(mv, viewer);
        let mut after = game.clone();
        after.apply(mv);
        let after = after.view(viewer);
        look(&before, mv, &after, &Giants::effects(&before, &seen, &after));
    }
}

fn number(message: &Message, name: &str) -> Option<i64> {
    message.args.iter().find(|(it, _)| *it == name).map(|(_, arg)| match arg {
        Arg::Number(number) => *number,
        other => panic!("{name} is {other:?}"),
    })
}

fn list<'a>(message: &'a Message, name: &str) -> &'a [Message] {
    match message.args.iter().find(|(it, _)| *it == name) {
        Some((_, Arg::List(messages))) => messages,
        None => &[],
        other => panic!("{name} is {other:?}"),
    }
}

/// Who got how many points for help.
fn helped(effects: &[Effect]) -> Vec<(Arg, Option<i64>)> {
    let helps = effects.iter().filter_map(|it| match it {
        Effect::Helps { seat, points, .. } => Some((Arg::Mark(*seat), Some(i64::from(*points)))),
        _ => None,
    });
    helps.collect()
}

/// Who would get how many, as a label tells it.
fn told(label: &Message) -> Vec<(Arg, Option<i64>)> {
    let gains = list(label, "gains").iter();
    gains.map(|it| (it.args[0].1.clone(), number(it, "n"))).collect()
}

/// A label names everybody who must help, not only the one who is chosen.
#[test]
fn labels_tell_the_points_of_those_who_are_not_chosen() {
    let diagram = "giants\nseats: 3\nround: 2\nstart: a\nphase: transport a\nseat a:\n  \
                   front: statue-2\nhex H4: b worker, c worker 2\n";
    let mut game = Giants::from_diagram(diagram).expect("a state");
    for text in ["put statue-2", "to H4"] {
        game.play(text.parse().expect("a move")).expect("a legal move");
    }
    let mut all = Vec::new();
    try_moves(&game, Seat(0), &mut |before, mv, _, effects| {
        let label = giants::Set::label(before, mv);
        assert_eq!(told(&label), helped(effects), "{mv}: {label:?}");
        all.push(told(&label));
    });
    let (b, c) = (Arg::Mark(Seat(1)), Arg::Mark(Seat(2)));
    assert_eq!(all, [vec![(b, Some(1)), (c.clone(), Some(1))], vec![(c, Some(2))]]);
}

#[test]
fn labels_tell_the_points_that_others_get() {
    let (mut n_free, mut n_fixed, mut n_chosen) = (0, 0, 0);
    for_each_move(|before, mv, after, effects| {
        let helped = helped(effects);
        let label = giants::Set::label(before, mv);
        if label.key == "giants-label-to-choice" {
            assert!(matches!(after.phase, Phase::Help { .. }) && helped.is_empty(), "{label:?}");
            n_chosen += 1;
            return;
        }
        let told = told(&label);
        assert_eq!(told, helped, "{mv}: {label:?}");
        n_free += usize::from(label.key == "giants-label-to");
        n_fixed += usize::from(!told.is_empty());
    });
    assert!(100 < n_free && 100 < n_fixed && 10 < n_chosen, "{n_free} {n_fixed} {n_chosen}");
}

#[test]
fn labels_and_lines_tell_what_is_left() {
    let mut n_told = 0;
    for_each_move(|before, mv, after, _| {
        let Some(seat) = before.viewer else { return };
        let line = giants::Set::log_line(before, Some(seat), &giants_rules::Sighting::Open(mv));
        for message in [giants::Set::label(before, mv), line] {
            let [left] = list(&message, "left") else { continue };
            let (from, to) = (number(left, "from"), number(left, "to"));
            let n_of = |view: &View| stock(view, seat, &left.key);
            assert_eq!(from, Some(n_of(before)), "{mv}: {message:?}");
            // What is bid or placed leaves the screen with the last step.
            if matches!(
                mv,
                Move::Place(PlaceMove::Logs(_) | PlaceMove::SpendMarker)
                    | Move::Transport(TransportMove::Mark)
                    | Move::Peek(_)
            ) {
                assert_eq!(to, Some(n_of(after)), "{mv}: {message:?}");
            }
            n_told += 1;
        }
    });
    assert!(1_000 < n_told, "{n_told}");
}

fn stock(view: &View, seat: Seat, key: &str) -> i64 {
    let tribe = &view.shown.tribes[seat];
    let behind = tribe.behind.expect("screens are open");
    i64::from(match key {
        "giants-left-workers" => behind.workers,
        "giants-left-markers" => behind.markers,
        "giants-left-logs" => behind.logs,
        "giants-left-pedestals" => behind.pedestals,
        "giants-left-tablets" => tribe.tablets,
        _ => panic!("{key}"),
    })
}

#[test]
fn what_is_erected_put_on_or_reserved_is_told_in_the_line() {
    let (mut n_erected, mut n_crowned, mut n_reserved) = (0, 0, 0);
    for_each_move(|before, mv, _, effects| {
        let seen = giants_rules::Sighting::Open(mv);
        let line = giants::Set::log_line(before, before.viewer, &seen);
        let [line] = (match list(&line, "what") {
            [] => std::slice::from_ref(&line),
            what => what,
        }) else {
            return;
        };
        let label = giants::Set::label(before, mv);
        for effect in effects {
            let (site, points) = match *effect {
                Effect::Erects { site, points, .. } => {
                    n_erected += 1;
                    (site, Some(i64::from(points)))
                }
                Effect::Crowns { site, points, .. } => {
                    n_crowned += 1;
                    (site, Some(i64::from(points)))
                }
                Effect::Reserves { site, .. } => {
                    n_reserved += 1;
                    (site, None)
                }
                _ => continue,
            };
            assert_eq!(number(line, "site"), Some(i64::from(site.number())), "{mv}: {line:?}");
            assert_eq!(number(line, "points"), points, "{mv}: {line:?}");
            if points.is_some() {
                assert_eq!(number(&label, "points"), points, "{mv}: {label:?}");
            }
        }
    });
    let told = format!("{n_erected} erected, {n_crowned} put on, {n_reserved} reserved");
    assert!(20 < n_erected && 3 < n_crowned && 20 < n_reserved, "{told}");
}

/// The strength that a label foretells is what the hex then carries.
#[test]
fn labels_tell_how_much_a_hex_will_carry() {
    let carried = |view: &View, hex, seat| {
        let force = view.shown.land.force(hex, seat);
        giants_rules::Size::ALL.iter().filter(|size| force.price(**size).is_some()).count() as i64
    };
    let mut n_told = 0;
    for_each_move(|before, mv, after, _| {
        let (Some(seat), label) = (before.viewer, giants::Set::label(before, mv)) else { return };
        let (hex, label) = match (mv, before.phase) {
            (Move::Place(PlaceMove::On(hex)), _) => (hex, &label),
            (Move::Place(PlaceMove::Logs(n)), Phase::PlaceLogs { hex, .. }) if 0 < n.n() => {
                (hex, &list(&label, "what")[0])
            }
            _ => return,
        };
        assert_eq!(number(label, "from"), Some(carried(before, hex, seat)), "{mv}: {label:?}");
        // At the end of the phase people stay where they are.
        assert_eq!(number(label, "to"), Some(carried(after, hex, seat)), "{mv}: {label:?}");
        n_told += 1;
    });
    assert!(1_000 < n_told, "{n_told}");
}
