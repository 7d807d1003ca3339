//! What holds for tables of Entdecker in a browser, and what they foretell.

use std::collections::BTreeSet;

use boards::Change;
use entdecker_rules::{Entdecker, Event, GOLD_MAX, Move, Phase, Place, View};
use rules_core::{Dice, Game, Seat, Turn, Viewer};
use set_kit::{
    check_html_of_twins, check_markup, check_reasons, check_targets, check_words, drawing, html,
    long_names, names, text, values, with_class,
};
use words::{Lang, Speaker};

use crate::drawing::voyages::{LARGE, seen, table, watch};

/// Few chips and small islands, so that somebody picks what scores first.
pub(crate) const SCARCE: &str = "\
board 5 x 4
circles all
spinner 4 5
chips 4:3
tile A . . . . 2 0 0 0 0 0 0 2
tile B 1 . . . 20 0 0 0 0 0 0 5
tile C 1 1 . . 10 0 0 0 0 0 0 5
tile D 1 . 2 . 8 0 0 1 0 0 1 3
tile E 1 1 . 1 5 0 0 0 0 0 0 6
tile F 1 1 1 1 0 0 0 0 0 0 0 9
";

/// Much gold, and treasures for those who have it already.
const RICH: &str = "\
board 8 x 6
circles all
spinner 9 12
chips 1:5 2:5 3:5 4:5
tile A . . . . 10 0 2 0 0 0 8 2
tile B 1 . . . 30 0 5 2 0 0 15 5
tile C 1 1 . . 10 0 0 2 0 0 8 5
tile D 1 . 2 . 5 0 0 0 0 0 5 3
tile E 1 1 . 1 5 0 0 0 0 0 0 6
tile F 1 1 1 1 0 0 0 0 0 0 0 9
";

fn in_states(mut look: impl FnMut(&Entdecker, Seat, &View)) {
    let mut look = |game: &Entdecker| {
        if let Turn::Seat(seat) = game.turn() {
            look(game, seat, &game.view(Viewer::Seat(seat)));
        }
    };
    for (n_seats, tiles) in [(2, ""), (3, ""), (4, ""), (4, LARGE), (3, SCARCE), (2, RICH)] {
        for seed in 0..3 {
            watch(table(n_seats, tiles), seed, &mut look);
        }
    }
}

fn speaker() -> Speaker {
    set_kit::speaker::<entdecker::Set>(Lang::En, names())
}

fn board(game: &Entdecker, viewer: Viewer) -> String {
    drawing::<entdecker::Set>(game, viewer, &speaker(), &[]).board.0
}

#[test]
fn each_legal_move_is_a_target_exactly_once() {
    let (mut n_targets, mut n_picks) = (0, 0);
    for (n_seats, tiles) in [(2, ""), (3, LARGE), (4, "")] {
        watch(table(n_seats, tiles), 1, |game| n_targets += check_targets::<entdecker::Set>(game));
    }
    for seed in 0..80 {
        watch(table(4, SCARCE), seed, |game| {
            if game.view(Viewer::Spectator).phase == Phase::Choose {
                n_picks += check_targets::<entdecker::Set>(game);
            }
        });
    }
    assert!(4_000 < n_targets && 10 < n_picks, "{n_targets} {n_picks}");
}

#[test]
fn what_cant_be_done_says_why() {
    let mut n_reasons = 0;
    watch(table(3, ""), 5, |game| n_reasons += check_reasons::<entdecker::Set>(game));
    assert!(500 < n_reasons, "{n_reasons}");
}

#[test]
fn words_fit_in_every_language() {
    for (n_seats, tiles, every) in [(2, "", 5), (4, LARGE, 17), (4, SCARCE, 1)] {
        let mut n_states = 0;
        watch(table(n_seats, tiles), 3, |game| {
            n_states += 1;
            if n_states % every == 0 {
                check_words::<entdecker::Set>(game);
            }
        });
    }
}

/// What is hidden is the order of the tiles and chips, from everybody.
#[test]
fn twins_look_the_same_in_a_browser() {
    let mut dice = Dice::from_seed(1);
    watch(table(4, ""), 2, |game| {
        check_html_of_twins::<entdecker::Set>(game, Lang::De, &mut dice);
    });
}

#[test]
fn markup_needs_no_inline_style_or_script() {
    watch(table(4, LARGE), 1, |game| {
        for viewer in game.viewers() {
            check_markup::<entdecker::Set>(&html(&drawing::<entdecker::Set>(
                game,
                viewer,
                &long_names::<entdecker::Set>(Lang::En),
                &[],
            )));
        }
    });
}

/// 18: the ways that are shown are those in which the tile fits, and a space
/// where it doesn't fit names a side.
#[test]
fn ways_are_the_legal_placements() {
    let (mut n_ways, mut n_unfit) = (0, 0);
    in_states(|game, seat, view| {
        if view.phase != Phase::Place {
            return;
        }
        let moves = game.successors();
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let board = board(game, viewer);
            let said: Vec<String> = {
                let list = with_class(&board, "en-fit")[0];
                list.split("<li>").skip(1).map(|it| text(&format!("<li>{it}"))).collect()
            };
            let ship = view.voyage.ship.expect("a ship");
            let targets = view.chart.targets(&view.tiles, view.frame, ship);
            assert_eq!(said.len(), targets.len());
            for ((space, _), said) in targets.iter().zip(said) {
                let n = moves.iter().filter(|mv| matches!(mv, Move::Place(it, _) if it == space));
                match n.count() {
                    0 => {
                        let side = said.split("does not match in the ").nth(1);
                        let side = side.unwrap_or_else(|| panic!("{said}"));
                        assert!(["north", "east", "south", "west"].contains(&side), "{side}");
                        n_unfit += 1;
                    }
                    1 => assert_eq!(said, format!("{space}: fits in one way")),
                    n => assert_eq!(said, format!("{space}: fits in {n} ways")),
                }
            }
            let shown = with_class(&board, "en-way").len();
            let legal = moves.iter().filter(|it| matches!(it, Move::Place(..))).count();
            assert_eq!(shown, legal, "{}", game.diagram());
            n_ways += shown;
        }
        let board = board(game, Viewer::Seat(seat));
        for unfit in with_class(&board, "en-unfit") {
            let why = values(unfit, "data-why")[0];
            assert!(why.contains("side does not match"), "{why}");
            let side = values(with_class(unfit, "en-broken")[0], "class")[0];
            let letter = side.chars().next_back().expect("a letter");
            let name = entdecker_rules::Side::with_letter(letter).expect("a side").key();
            assert!(why.contains(name), "{why} {name}");
        }
    });
    assert!(500 < n_ways && 20 < n_unfit, "{n_ways} {n_unfit}");
}

/// The gold that the plan shows while a move is picked.
fn planned(board: &str, mv: &str) -> u8 {
    let purse = with_class(board, "en-purse")[0];
    let ghosts = with_class(purse, "ghost");
    let ghost = ghosts.into_iter().find(|it| it.contains(&format!("data-ghost=\"{mv}\"")));
    let shown = ghost.unwrap_or_else(|| with_class(purse, "base")[0]);
    text(with_class(with_class(shown, "en-gold")[0], "en-gold")[0])
        .rsplit([' ', '→'])
        .next()
        .and_then(|it| it.parse().ok())
        .expect("gold")
}

/// 19: tolls, tiles, units at their price there, pirates, treasure up to 12.
#[test]
fn the_plan_is_the_gold_after_the_move() {
    let (mut n_tolls, mut n_units, mut n_double, mut n_full, mut n_halved) = (0, 0, 0, 0, 0);
    in_states(|game, seat, view| {
        let board = board(game, Viewer::Seat(seat));
        for mv in game.successors() {
            let mut after = game.clone();
            after.apply(mv);
            let before = view.explorers[seat].gold;
            let gold = after.view(Viewer::Spectator).explorers[seat].gold;
            assert_eq!(planned(&board, &mv.to_string()), gold, "{mv}\n{}", game.diagram());
            match (mv, view.voyage.ship, view.hand.and_then(|it| it.event)) {
                (Move::Start(_), _, _) => n_tolls += usize::from(gold < before),
                (Move::Unit(unit, _), Some(Place::Tile(_)), _) => {
                    n_units += 1;
                    n_double += usize::from(entdecker_rules::price(unit) < before - gold);
                }
                (Move::Place(..), _, Some(Event::Treasure)) => {
                    n_full += usize::from(gold == GOLD_MAX && GOLD_MAX < before + 3);
                }
                (Move::Place(..), _, Some(Event::Pirates)) => n_halved += 1,
                (_, _, _) => {}
            }
        }
    });
    let n_seen = [n_tolls, n_units, n_double, n_full, n_halved];
    assert!(n_seen.iter().zip([50, 500, 10, 2, 10]).all(|(n, min)| min < *n), "{n_seen:?}");
}

/// The prices beside the gold are those that would be paid, and what is too
/// dear says so.
#[test]
fn units_in_the_plan_cost_what_they_cost() {
    let mut n_prices = 0;
    in_states(|game, seat, view| {
        let board = board(game, Viewer::Seat(seat));
        let base = with_class(with_class(&board, "en-purse")[0], "base")[0];
        for (unit, price) in
            entdecker_rules::Unit::ALL.into_iter().zip(with_class(base, "en-price"))
        {
            let told = text(price);
            let digits: String = told.chars().filter(char::is_ascii_digit).collect();
            let shown: u8 = digits.parse().expect("a price");
            let is_short = view.explorers[seat].gold < shown;
            assert_eq!(told.ends_with('✗'), is_short, "{told}");
            for mv in game.successors() {
                if matches!(mv, Move::Unit(it, _) if it == unit) {
                    let mut after = game.clone();
                    after.apply(mv);
                    let gold = after.view(Viewer::Spectator).explorers[seat].gold;
                    assert_eq!(view.explorers[seat].gold - gold, shown, "{mv}");
                    n_prices += 1;
                }
            }
        }
    });
    assert!(500 < n_prices, "{n_prices}");
}

/// Tags show what the owner would get if the island were scored now.
#[test]
fn islands_are_tagged_with_their_worth() {
    let mut n_tags = 0;
    watch(table(4, ""), 8, |game| {
        let view = game.view(Viewer::Spectator);
        let board = board(game, Viewer::Spectator);
        let mut tags: Vec<String> = with_class(&board, "en-claim").into_iter().map(text).collect();
        let mut expected = Vec::new();
        for island in view.chart.islands(&view.tiles) {
            let shares =
                entdecker_rules::shares(&view.forces(island.first), island.n_tiles().into());
            let mut ranked: Vec<_> = shares.iter().filter(|it| 0 < it.1.rank).collect();
            ranked.sort_by_key(|it| it.1.rank);
            let told: Vec<String> = ranked
                .iter()
                .map(|(seat, share)| format!("{} {}", names()[seat.idx()], share.points))
                .collect();
            expected.extend((!told.is_empty()).then(|| told.concat()));
        }
        tags.sort_unstable();
        expected.sort_unstable();
        assert_eq!(tags, expected);
        n_tags += tags.len();
    });
    assert!(200 < n_tags, "{n_tags}");
}

#[test]
fn units_the_ship_and_events_are_where_they_are() {
    let mut n_units = 0;
    watch(table(4, ""), 3, |game| {
        let view = game.view(Viewer::Spectator);
        let board = board(game, Viewer::Spectator);
        let rows = with_class(&board, "en-row");
        assert_eq!(with_class(&board, "en-ship").len(), usize::from(view.voyage.ship.is_some()));
        for space in view.tiles.spaces().iter() {
            let row = rows[usize::from(space.row()) + 1];
            let cell = with_class(row, "en-cell")[usize::from(space.column())];
            let units = with_class(cell, "en-unit");
            let owners =
                view.explorers.iter().filter_map(|(seat, it)| Some((seat, it.units.on(space)?)));
            let expected: Vec<String> = owners
                .map(|(seat, (unit, land))| {
                    n_units += 1;
                    let side = land.side.letter();
                    format!("{} at-{side} s-{unit}", boards::seat_class(seat))
                })
                .collect();
            let shown: Vec<String> = units
                .iter()
                .map(|unit| {
                    let classes = values(unit, "class");
                    let at = classes[0].split(' ').nth(1).unwrap_or_default();
                    let seat = classes[0].split(' ').nth(2).unwrap_or_default();
                    let shape = classes[1].split(' ').nth(1).unwrap_or_default();
                    format!("{seat} {at} {shape}")
                })
                .collect();
            assert_eq!(shown, expected, "{space}");
            let is_here = view.voyage.ship == Some(Place::Tile(space));
            assert_eq!(with_class(cell, "en-ship").len(), usize::from(is_here), "{space}");
            let has_event = view.chart.laid(space).is_some_and(|it| it.event().is_some());
            assert_eq!(with_class(cell, "en-event").len(), usize::from(has_event), "{space}");
        }
    });
    assert!(500 < n_units, "{n_units}");
}

#[test]
fn panels_show_gold_points_units_and_chips() {
    let mut n_ends = 0;
    watch(table(4, ""), 4, |game| {
        let view = game.view(Viewer::Spectator);
        let drawing = drawing::<entdecker::Set>(game, Viewer::Spectator, &speaker(), &[]);
        for ((seat, explorer), panel) in view.explorers.iter().zip(&drawing.panels) {
            let points = match game.turn() {
                Turn::Over(standing) => {
                    n_ends += 1;
                    standing.seats()[seat].points
                }
                Turn::Seat(_) | Turn::Chance => explorer.points().into(),
            };
            let units =
                entdecker_rules::Unit::ALL.map(|it| i32::from(explorer.units.n_at_hand(it)));
            let mut expected = vec![points, explorer.chips.total().into(), explorer.gold.into()];
            expected.extend(units);
            let stats = with_class(&panel.0, "en-stat").into_iter().map(text);
            let shown: Vec<i32> = stats
                .filter_map(|it| it.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok())
                .collect();
            assert_eq!(shown, expected, "{}", panel.0);
            let boxes = with_class(&panel.0, "full").len();
            assert_eq!(boxes, usize::from(explorer.gold), "{}", panel.0);
        }
    });
    assert_eq!(n_ends, 4);
}

#[test]
fn changes_are_numbered_where_they_happened() {
    let mut games = Vec::new();
    watch(table(3, ""), 2, |game| games.push(game.clone()));
    let is_start = |it: &&Entdecker| it.view(Viewer::Spectator).phase == Phase::Start;
    let game = games.iter().find(is_start).expect("a start");
    let bea = Some(Seat(1));
    let changes = [
        Change { number: 1, mover: None, seen: &seen("income 3") },
        Change { number: 2, mover: bea, seen: &seen("start west-4") },
        Change { number: 3, mover: bea, seen: &seen("announce 2") },
        Change { number: 4, mover: bea, seen: &seen("draw 2") },
        Change { number: 4, mover: None, seen: &seen("tile B") },
        Change { number: 5, mover: bea, seen: &seen("place a4 90") },
        Change { number: 6, mover: bea, seen: &seen("fort n") },
    ];
    let drawing = drawing::<entdecker::Set>(game, Viewer::Spectator, &speaker(), &changes);
    let numbers =
        |html: &str| -> Vec<String> { with_class(html, "tag").into_iter().map(text).collect() };
    let board = &drawing.board.0;
    assert_eq!(numbers(with_class(board, "en-spinner")[0]), ["1"]);
    let row = with_class(board, "en-row")[4];
    assert_eq!(numbers(with_class(row, "en-edge")[0]), ["2"]);
    assert_eq!(numbers(with_class(row, "en-cell")[0]), ["5", "6"]);
    assert_eq!(numbers(with_class(board, "en-pile")[1]), ["4"]);
    assert_eq!(numbers(&drawing.panels[1].0), ["3"]);
    assert_eq!(numbers(board).len(), 5);
}

#[test]
fn every_class_of_the_style_sheet_is_drawn() {
    let mut drawn: BTreeSet<String> = BTreeSet::new();
    let mut look = |game: &Entdecker, seat: Seat| {
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let html = html(&drawing::<entdecker::Set>(game, viewer, &speaker(), &[]));
            let classes = values(&html, "class").into_iter().flat_map(|it| it.split(' '));
            drawn.extend(classes.map(str::to_owned));
        }
    };
    in_states(|game, seat, _| look(game, seat));
    watch(table(3, ""), 0, |game| {
        if game.view(Viewer::Spectator).phase == Phase::Over {
            look(game, Seat(0));
        }
    });
    // Changes alone are tagged.
    drawn.insert("en-tags".to_owned());
    let css = set_kit::css::<entdecker::Set>();
    let classes = css.split('.').skip(1).filter_map(|it| {
        let end = it.find(|c: char| !c.is_ascii_alphanumeric() && c != '-')?;
        Some(&it[..end]).filter(|it| it.starts_with("en-"))
    });
    for class in classes {
        assert!(drawn.contains(class), ".{class} is never drawn");
    }
}

/// A finger can't point without pressing: nothing is told by a title alone.
#[test]
fn what_a_title_tells_can_be_read() {
    let (mut n_islands, mut n_chips) = (0, 0);
    in_states(|game, seat, view| {
        let html = html(&drawing::<entdecker::Set>(game, Viewer::Seat(seat), &speaker(), &[]));
        for title in with_class(&html, "en-claim").into_iter().flat_map(|it| values(it, "title")) {
            assert!(text(with_class(&html, "en-islands")[0]).contains(title), "{title}");
            n_islands += 1;
        }
        for (seat, explorer) in view.explorers.iter().filter(|(_, it)| 0 < it.chips.total()) {
            let told = text(with_class(&html, "en-won")[0]);
            let values: Vec<String> = explorer.chips.iter().map(|it| it.0.to_string()).collect();
            assert!(told.contains(&names()[seat.idx()]), "{told}");
            assert!(values.iter().all(|it| told.contains(it)), "{told}");
            n_chips += 1;
        }
        for (_, explorer) in view.explorers.iter() {
            let gold = format!("{}/{GOLD_MAX}", explorer.gold);
            assert!(with_class(&html, "en-wide").iter().any(|it| text(it).contains(&gold)));
        }
        let reserve = with_class(&html, "en-kinds")[0];
        assert!(text(reserve).contains("coast") && values(reserve, "title").is_empty());
    });
    assert!(500 < n_islands && 100 < n_chips, "{n_islands} and {n_chips}");
}
