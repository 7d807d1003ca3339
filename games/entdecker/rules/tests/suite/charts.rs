//! What the engine keeps up to date, compared with what follows from the
//! tiles alone.

use std::collections::{BTreeMap, BTreeSet};

use entdecker_rules::{
    Entdecker, Face, Frame, Land, Move, Options, Phase, Place, Rotation, Side, Sides, Space, View,
};
use rules_core::{Config, Dice, Game, Turn, Viewer};

use crate::SMALL;

/// Plays random games of several configs and looks at each state.
fn each_state(n_games: u64, mut look: impl FnMut(&Entdecker, &View)) {
    let frames = [Frame::Sea, Frame::Neutral];
    for tiles in ["", SMALL] {
        for (n_seats, frame) in (2..=4).flat_map(|n| frames.map(|frame| (n, frame))) {
            let options = Options { frame, tiles: tiles.to_owned() };
            let start = Entdecker::setup(&Config { n_seats, options }).expect("a table");
            for seed in 0..n_games {
                let mut dice = Dice::from_seed(seed);
                let mut game = start.clone();
                while !matches!(game.turn(), Turn::Over(_)) {
                    let moves = game.successors();
                    let mv = match game.turn() {
                        Turn::Chance => game.roll(&mut dice),
                        Turn::Seat(_) | Turn::Over(_) => *dice.pick(&moves),
                    };
                    game.apply(mv);
                    look(&game, &game.view(Viewer::Spectator));
                }
            }
        }
    }
}

fn face(view: &View, space: Space) -> Option<&Face> {
    let laid = view.chart.laid(space)?;
    Some(view.tiles.face(laid.kind(), laid.rotation()))
}

/// The piece of land on this side of a space: its space and its sides.
fn piece(view: &View, space: Space, side: Side) -> Option<(Space, Sides)> {
    let pieces = face(view, space)?.pieces;
    pieces.into_iter().find(|piece| piece.has(side)).map(|sides| (space, sides))
}

/// An island by its first land: its spaces and its open sides.
type Islands = BTreeMap<Land, (BTreeSet<Space>, u8)>;

/// Fills the land from scratch, piece by piece.
fn flooded(view: &View) -> Islands {
    let mut islands = Islands::new();
    let mut done = Vec::new();
    for space in view.chart.known().iter() {
        for side in Side::ALL {
            let Some(first) = piece(view, space, side).filter(|it| !done.contains(it)) else {
                continue;
            };
            let (mut spaces, mut n_open) = (BTreeSet::new(), 0);
            let mut ahead = vec![first];
            while let Some((space, sides)) = ahead.pop() {
                if done.contains(&(space, sides)) {
                    continue;
                }
                done.push((space, sides));
                spaces.insert(space);
                for side in sides.iter() {
                    match view.tiles.beside(space, side) {
                        None => {}
                        Some(next) if view.chart.laid(next).is_none() => n_open += 1,
                        Some(next) => ahead.extend(piece(view, next, side.opposite())),
                    }
                }
            }
            let side = first.1.first().expect("a side with land");
            islands.insert(Land { space, side }, (spaces, n_open));
        }
    }
    islands
}

#[test]
fn islands_are_what_a_flood_fill_finds() {
    each_state(8, |game, view| {
        let kept = view.chart.islands(&view.tiles);
        let kept: Islands =
            kept.map(|it| (it.first, (it.spaces.iter().collect(), it.n_open))).collect();
        assert_eq!(kept, flooded(view), "{}", game.diagram());
    });
}

#[test]
fn the_number_of_an_island_tells_the_same_as_the_island() {
    each_state(8, |game, view| {
        let (set, chart) = (&view.tiles, &view.chart);
        for island in chart.islands(set) {
            let no = chart.island_no(set, island.first);
            let told = (chart.n_tiles(no), chart.n_open(no));
            assert_eq!(told, (island.spaces.n(), island.n_open), "{}", game.diagram());
        }
    });
}

/// The regions of undiscovered spaces, each with whether a passage leads in.
fn regions(view: &View) -> Vec<(BTreeSet<Space>, bool)> {
    let unknown = view.chart.unknown(&view.tiles);
    let mut regions: Vec<(BTreeSet<Space>, bool)> = Vec::new();
    for start in unknown.iter() {
        if regions.iter().any(|(spaces, _)| spaces.contains(&start)) {
            continue;
        }
        let (mut spaces, mut is_open) = (BTreeSet::new(), false);
        let mut ahead = vec![start];
        while let Some(space) = ahead.pop() {
            if !spaces.insert(space) {
                continue;
            }
            for side in Side::ALL {
                match view.tiles.beside(space, side) {
                    None => is_open |= view.tiles.beside_circles(side).has(space),
                    Some(next) if unknown.has(next) => ahead.push(next),
                    Some(next) => is_open |= !view.chart.land(next).has(side.opposite()),
                }
            }
        }
        regions.push((spaces, is_open));
    }
    regions
}

#[test]
fn no_hole_is_left_when_a_turn_begins() {
    each_state(8, |game, view| {
        if matches!(view.phase, Phase::Start | Phase::Income) {
            for (spaces, is_open) in regions(view) {
                assert!(is_open && spaces.len() > 1, "{spaces:?}\n{}", game.diagram());
            }
        }
    });
}

/// Whether a tile that lies like this on a space matches all that is around.
fn matches(view: &View, space: Space, land: Sides) -> bool {
    Side::ALL.into_iter().all(|side| match view.tiles.beside(space, side) {
        None => view.frame == Frame::Neutral || !land.has(side),
        Some(next) => match face(view, next) {
            None => true,
            Some(other) => other.land.has(side.opposite()) == land.has(side),
        },
    })
}

/// Whether a passage joins the ship's place to a space.
fn is_joined(view: &View, space: Space, land: Sides) -> bool {
    match view.voyage.ship.expect("a ship on its voyage") {
        Place::Circle(circle) => {
            view.tiles.beside_circle(circle) == Some(space) && !land.has(circle.side())
        }
        Place::Tile(from) => Side::ALL.into_iter().any(|side| {
            view.tiles.beside(from, side) == Some(space)
                && !view.chart.land(from).has(side)
                && !land.has(side.opposite())
        }),
    }
}

#[test]
fn tiles_can_be_placed_exactly_where_they_fit() {
    each_state(8, |game, view| {
        let (Phase::Place, Some(tile)) = (view.phase, view.hand) else { return };
        let mut expected = BTreeSet::new();
        for space in view.chart.unknown(&view.tiles).iter() {
            let mut faces: Vec<Face> = Vec::new();
            for rotation in Rotation::ALL {
                let face = *view.tiles.face(tile.kind, rotation);
                let fits = matches(view, space, face.land) && is_joined(view, space, face.land);
                if fits && !faces.contains(&face) {
                    faces.push(face);
                    expected.insert(Move::Place(space, rotation));
                }
            }
        }
        let is_place = |mv: &Move| matches!(mv, Move::Place(..));
        let listed: BTreeSet<Move> = game.successors().into_iter().filter(is_place).collect();
        assert_eq!(listed, expected, "{}", game.diagram());
    });
}

#[test]
fn tiles_leave_the_game_exactly_where_none_of_this_is_possible() {
    each_state(8, |game, view| {
        let (Phase::Back(_), Some(tile)) = (view.phase, view.hand) else { return };
        let fits = view.chart.unknown(&view.tiles).iter().any(|space| {
            let lands = Rotation::ALL.map(|rotation| view.tiles.face(tile.kind, rotation).land);
            lands.into_iter().any(|land| matches(view, space, land) && is_joined(view, space, land))
        });
        let mut after = game.clone();
        after.apply(game.chance_at(0));
        let phase = after.view(Viewer::Spectator).phase;
        let expected = if fits { Phase::Place } else { Phase::Sail };
        assert_eq!(phase, expected, "{}", game.diagram());
    });
}
