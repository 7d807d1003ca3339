//! Tables of Entdecker: to look at, and held against the chart they show.

use std::path::Path;

use boards::Draw;
use entdecker_rules::{Entdecker, Move, Options, Phase, Place, Side, Sighting, Space, View};
use rules_core::{Config, Dice, Game, Options as _, Seat, Turn, Viewer};
use set_kit::check_fits;
use words::Lang;

/// The largest chart with the most kinds, and circles on two sides only.
pub(crate) const LARGE: &str = "\
board 12 x 8
circles north-a east-8
spinner 1 2 3 4 5 6 7 8 9 10 11 12
chips 1:5 2:5 3:5 4:5 5:5 6:5 7:5 8:5 9:5
tile A . . . . 40 1 1 1 1 1 1 2
tile B 1 . . . 40 1 1 1 1 1 1 5
tile C 1 1 . . 40 1 1 1 1 1 1 5
tile D 1 . 2 . 20 1 1 1 1 1 1 3
tile E 1 1 . 1 20 1 1 1 1 1 1 6
tile F 1 1 1 1 0 0 0 0 0 0 0 9
tile G 1 2 . . 20 1 1 1 1 1 1 0
tile H 1 1 . 2 20 1 1 1 1 1 1 0
";

pub(crate) fn table(n_seats: u8, tiles: &str) -> Entdecker {
    let options = Options::from_pairs([("tiles", tiles)]).expect("a chart and tiles");
    Entdecker::setup(&Config { n_seats, options }).expect("a table for that many")
}

/// A move that everyone saw.
pub(crate) fn seen(mv: &str) -> Sighting {
    Sighting(mv.parse().expect("a move"))
}

/// Calls `look` in every state of a game in which whoever can leaves a unit
/// on every third tile, so that there is something to look at.
pub(crate) fn watch(mut game: Entdecker, seed: u64, mut look: impl FnMut(&Entdecker)) {
    let mut dice = Dice::from_seed(seed);
    loop {
        look(&game);
        if matches!(game.turn(), Turn::Over(_)) {
            return;
        }
        let moves = game.successors();
        let units: Vec<Move> =
            moves.iter().copied().filter(|mv| matches!(mv, Move::Unit(..))).collect();
        let leaves = !units.is_empty() && dice.below(3) == 0;
        game.apply(*dice.pick(if leaves { &units } else { &moves }));
    }
}

fn view(game: &Entdecker) -> View {
    game.view(Viewer::Spectator)
}

#[test]
fn a_table_of_entdecker_looks_right() {
    let folder = Path::new("tests/golden/drawing");
    let names = ["Anna", "Bea", "Carl", "Dora"].map(str::to_owned).to_vec();
    let (bea, nobody) = (Viewer::Seat(Seat(1)), Viewer::Spectator);
    let [start, voyage, middle, end] = states(4, 6);
    let [start_of_two, _, middle_of_two, end_of_two] = states(2, 2);
    // What other languages change is held by laws: that it fits, and that no text is missing.
    let lang = Lang::En;
    let speaker = set_kit::speaker::<entdecker::Set>(lang, names.clone());
    let mut drawings = String::new();
    for (title, game, viewer) in [
        ("start", &start, bea),
        ("a tile is drawn", &voyage, bea),
        ("a tile is drawn", &voyage, nobody),
        ("middle", &middle, nobody),
        ("end", &end, nobody),
        ("two seats, start", &start_of_two, nobody),
        ("two seats, middle", &middle_of_two, bea),
        ("two seats, end", &end_of_two, bea),
    ] {
        let text = entdecker::Set::text(&game.view(viewer), &speaker);
        drawings += &format!("=== {title}, {viewer}\n\n{text}\n");
    }
    kit::golden(folder.join(format!("table-{}.txt", lang.key())), &drawings);
}

/// The same game at its start, with a tile drawn, in its middle and at its end.
fn states(n_seats: u8, seed: u64) -> [Entdecker; 4] {
    let mut states = Vec::new();
    watch(table(n_seats, ""), seed, |game| states.push(game.clone()));
    let find = |is_it: &dyn Fn(&View) -> bool| {
        states.iter().find(|game| is_it(&view(game))).expect("such a state").clone()
    };
    [
        find(&|view| view.phase == Phase::Start),
        find(&|view| {
            let has_event = view.hand.is_some_and(|tile| tile.event.is_some());
            3 < view.round && view.phase == Phase::Place && has_event
        }),
        find(&|view| view.phase == Phase::Start && view.chart.unknown(&view.tiles).n() < 30),
        find(&|view| view.phase == Phase::Over),
    ]
}

#[test]
fn drawings_of_entdecker_are_at_most_80_columns_wide() {
    for (n_seats, tiles) in [(2, ""), (4, ""), (4, LARGE)] {
        let mut n_states = 0;
        watch(table(n_seats, tiles), 3, |game| {
            n_states += 1;
            if n_states % 17 == 1 {
                check_fits::<entdecker::Set>(game);
            }
        });
    }
}

/// The character of the chart at a line and column of a space.
fn at(text: &str, space: Space, row: usize, column: usize) -> char {
    // A heading, a blank line, the letters and the circles come first.
    let line = 4 + 3 * usize::from(space.row()) + row;
    let column = 4 + 6 * usize::from(space.column()) + column;
    let line = text.lines().nth(line).unwrap_or_default();
    line.chars().nth(column).unwrap_or(' ')
}

/// The two places where a side can be seen; a unit hides one of them at most.
fn side_at(text: &str, space: Space, side: Side) -> [char; 2] {
    let [a, b] = match side {
        Side::North => [(0, 2), (0, 3)],
        Side::East => [(1, 3), (1, 4)],
        Side::South => [(2, 2), (2, 3)],
        Side::West => [(1, 0), (1, 1)],
    };
    [a, b].map(|(row, column)| at(text, space, row, column))
}

#[test]
fn every_side_of_every_tile_can_be_seen() {
    let speaker = set_kit::speaker::<entdecker::Set>(Lang::En, vec![]);
    let mut n_sides = 0;
    for (n_seats, tiles) in [(4, ""), (3, LARGE)] {
        watch(table(n_seats, tiles), 1, |game| {
            let view = view(game);
            let text = entdecker::Set::text(&view, &speaker);
            for space in view.tiles.spaces().iter() {
                let Some(_) = view.chart.laid(space) else {
                    assert!(!"#~@".contains(at(&text, space, 1, 2)), "{space}\n{text}");
                    continue;
                };
                for side in Side::ALL {
                    let is_unit = view
                        .explorers
                        .values()
                        .iter()
                        .filter_map(|it| it.units.on(space))
                        .any(|(_, land)| land.side == side);
                    let is_land = view.chart.land(space).has(side);
                    let shown = side_at(&text, space, side);
                    let expected = if is_land { '#' } else { '~' };
                    let is_shown = shown.iter().all(|it| *it == expected);
                    assert!(is_unit || is_shown, "{space} {side}\n{text}");
                    n_sides += usize::from(is_land);
                }
            }
        });
    }
    assert!(10_000 < n_sides, "{n_sides}");
}

#[test]
fn units_and_the_ship_are_where_they_are() {
    let speaker = set_kit::speaker::<entdecker::Set>(Lang::En, vec![]);
    let mut n_units = 0;
    watch(table(4, ""), 5, |game| {
        let view = view(game);
        let text = entdecker::Set::text(&view, &speaker);
        for (seat, explorer) in view.explorers.iter() {
            for (unit, land) in explorer.units.iter() {
                let (row, column) = match land.side {
                    Side::North => (0, 1),
                    Side::East => (1, 3),
                    Side::South => (2, 1),
                    Side::West => (1, 0),
                };
                let shown = [0, 1].map(|idx| at(&text, land.space, row, column + idx));
                let expected =
                    format!("{}{}", words::MARKS[seat.idx()], entdecker_rules::price(unit));
                assert_eq!(shown.iter().collect::<String>(), expected, "{land}\n{text}");
                n_units += 1;
            }
        }
        let chart = text.split("\n#").next().unwrap_or_default();
        let n_ships = chart.matches('@').count();
        assert_eq!(n_ships, usize::from(view.voyage.ship.is_some()), "{text}");
        if let Some(Place::Tile(space)) = view.voyage.ship {
            assert_eq!(at(&text, space, 1, 2), '@', "{text}");
        }
    });
    assert!(500 < n_units, "{n_units}");
}

#[test]
fn the_chart_counts_the_ways_a_drawn_tile_fits() {
    let speaker = set_kit::speaker::<entdecker::Set>(Lang::En, vec![]);
    let mut n_fits = 0;
    watch(table(3, ""), 7, |game| {
        let view = view(game);
        if view.phase != Phase::Place {
            return;
        }
        let text = entdecker::Set::text(&view, &speaker);
        let moves = game.successors();
        for space in view.chart.unknown(&view.tiles).iter() {
            let is_here = |mv: &&Move| matches!(mv, Move::Place(it, _) if *it == space);
            let n = moves.iter().filter(is_here).count();
            let shown = at(&text, space, 1, 2).to_digit(10).unwrap_or(0);
            assert_eq!(shown as usize, n, "{space}\n{text}");
            n_fits += n;
        }
    });
    assert!(50 < n_fits, "{n_fits}");
}

#[test]
fn what_is_left_adds_up() {
    let speaker = set_kit::speaker::<entdecker::Set>(Lang::En, vec![]);
    watch(table(2, ""), 9, |game| {
        let view = view(game);
        let text = entdecker::Set::text(&view, &speaker);
        let sum = |heading: &str| -> u32 {
            let line = text.lines().find_map(|line| line.strip_prefix(heading));
            let numbers = line.into_iter().flat_map(str::split_whitespace);
            numbers.filter_map(|it| it.parse::<u32>().ok()).sum()
        };
        let n_left = sum("plain back") + sum("? on the back");
        assert_eq!(n_left, u32::from(view.stacks.n_tiles()), "{text}");
        let stacks = text.lines().find(|line| line.starts_with("Stacks")).expect("the stacks");
        let height = |it: &str| it.split(' ').next()?.parse::<u32>().ok();
        let heights = stacks.split(']').skip(1).filter_map(height);
        assert_eq!(heights.sum::<u32>(), n_left, "{text}");
    });
}

#[test]
fn the_page_about_tile_sets_draws_the_shipped_one() {
    let page = include_str!("../../../../../docs/entdecker.md");
    let text = entdecker::Set::text(
        &view(&table(2, "")),
        &set_kit::speaker::<entdecker::Set>(Lang::En, vec![]),
    );
    let mut lines = text.lines().skip_while(|line| !line.starts_with("In the stacks")).skip(1);
    for line in lines.by_ref().take(3) {
        assert!(page.contains(line), "{line}");
    }
    let shipped: Vec<&str> = entdecker_rules::TileSet::shipped_text().lines().collect();
    for (letter, column) in ('A'..='F').zip(0..) {
        let row = shipped.iter().find_map(|line| line.strip_prefix(&format!("tile {letter}")));
        let numbers: Vec<&str> = row.expect("a kind").split_whitespace().collect();
        let of_page = |heading: &str| {
            let line = page.lines().find_map(|line| line.strip_prefix(heading));
            line.and_then(|line| line.split_whitespace().nth(column)).expect("a column")
        };
        let sides = ["north ", "east ", "south ", "west "].map(of_page);
        assert_eq!(sides, numbers[..4], "{letter}");
        assert_eq!(of_page("map tiles "), numbers[4], "{letter}");
        assert_eq!(of_page("reserve "), numbers[11], "{letter}");
        let n_events: u8 = numbers[5..11].iter().map(|n| n.parse::<u8>().expect("a number")).sum();
        assert_eq!(of_page("of these ? "), n_events.to_string(), "{letter}");
    }
}
