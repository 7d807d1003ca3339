//! What a seat may do.

use crate::{
    Circle, Entdecker, Land, Leg, Move, Phase, Place, Side, Space, Spaces, StackNo, Unit,
    complete::{complete_islands, n_due},
    data::{TILE_PRICE, price},
    state::unit_price,
};

pub(crate) fn legal_moves(game: &Entdecker, out: &mut Vec<Move>) {
    out.clear();
    match game.phase {
        Phase::Back(_)
        | Phase::First
        | Phase::Income
        | Phase::Tile(_)
        | Phase::Gift
        | Phase::Chip { .. }
        | Phase::Over => {}
        Phase::Start => {
            starts(game, out);
            recalls(game, out);
        }
        Phase::Announce => {
            // EN-O19: as many as the gold allows.
            let n_max = game.explorers[game.active].gold / TILE_PRICE;
            out.extend((1..=n_max).map(Move::Announce));
            recalls(game, out);
        }
        Phase::Sail => {
            sail(game, out);
            recalls(game, out);
        }
        Phase::Place => {
            places(game, out);
            recalls(game, out);
        }
        Phase::Choose => out.extend(drawing_islands(game).map(Move::Score)),
    }
}

/// EN-2: a circle, or from the second round on a tile, from which a passage
/// leads to an undiscovered space.
fn starts(game: &Entdecker, out: &mut Vec<Move>) {
    let unknown = game.chart.unknown(&game.tiles);
    let gold = game.explorers[game.active].gold;
    if gold >= TILE_PRICE {
        for side in Side::ALL {
            let spaces = game.tiles.beside_circles(side).and(unknown);
            out.extend(spaces.iter().map(|space| circle(side, space)));
        }
    }
    let tiles = start_tiles(game);
    out.extend(tiles.iter().map(|space| Move::Start(Place::Tile(space))));
}

/// The tiles the active seat can start from and pay for (EN-2a, EN-O3).
fn start_tiles(game: &Entdecker) -> Spaces {
    let gold = game.explorers[game.active].gold;
    if game.round < 2 || gold < TILE_PRICE {
        return Spaces::NONE;
    }
    let mut tolled = Spaces::NONE;
    for (seat, explorer) in game.explorers.iter() {
        for (unit, land) in explorer.units.iter() {
            if seat != game.active && gold < price(unit) + TILE_PRICE {
                tolled.add(land.space);
            }
        }
    }
    game.chart.shores(&game.tiles).minus(tolled)
}

fn circle(side: Side, space: Space) -> Move {
    let along = match side {
        Side::North | Side::South => space.column(),
        Side::East | Side::West => space.row(),
    };
    Move::Start(Place::Circle(Circle::new(side, along).expect("a space of the chart")))
}

/// EN-O4: whether the active seat has any place to start from.
pub(crate) fn can_start(game: &Entdecker) -> bool {
    let unknown = game.chart.unknown(&game.tiles);
    let has_circle =
        Side::ALL.into_iter().any(|side| !game.tiles.beside_circles(side).and(unknown).is_empty());
    let can_pay = game.explorers[game.active].gold >= TILE_PRICE;
    has_circle && can_pay || !start_tiles(game).is_empty()
}

/// EN-4, EN-4c, EN-6.
fn sail(game: &Entdecker, out: &mut Vec<Move>) {
    if can_draw(game) {
        let stacks = StackNo::ALL.into_iter();
        out.extend(stacks.filter(|it| game.stacks.stack(*it).height > 0).map(Move::Draw));
    }
    match (game.voyage.leg, game.voyage.ship) {
        (Leg::SetOut, _) => {}
        (Leg::Searching, _) | (Leg::Reached, None | Some(Place::Circle(_))) => out.push(Move::Stop),
        (Leg::Reached, Some(Place::Tile(space))) => {
            out.push(Move::Stop);
            units(game, space, out);
        }
    }
}

/// EN-3, EN-4c: a tile is paid for, and a passage leads on.
pub(crate) fn can_draw(game: &Entdecker) -> bool {
    let leads_on = |ship| game.chart.leads_on(&game.tiles, ship);
    game.voyage.n_left > 0 && game.stacks.n_tiles() > 0 && game.voyage.ship.is_some_and(leads_on)
}

/// EN-6: each unit that is at hand and can be paid for, on each piece of land.
fn units(game: &Entdecker, space: Space, out: &mut Vec<Move>) {
    let explorer = &game.explorers[game.active];
    for unit in Unit::ALL {
        if unit_price(&game.chart, unit, space) <= explorer.gold
            && explorer.units.n_at_hand(unit) > 0
        {
            let pieces = game.chart.pieces(&game.tiles, space);
            let sides = pieces.iter().filter_map(|piece| piece.first());
            out.extend(sides.map(|side| Move::Unit(unit, side)));
        }
    }
}

/// EN-4a: every space and rotation in which the tile fits.
fn places(game: &Entdecker, out: &mut Vec<Move>) {
    let (Some(tile), Some(ship)) = (game.hand, game.voyage.ship) else { return };
    for (space, demand) in game.chart.targets(&game.tiles, game.frame, ship) {
        for rotation in game.tiles.rotations(tile.kind) {
            if demand.is_met(game.tiles.face(tile.kind, *rotation).land) {
                out.push(Move::Place(space, *rotation));
            }
        }
    }
}

/// EN-4b: whether the tile fits anywhere at all.
pub(crate) fn fits(game: &Entdecker) -> bool {
    let (Some(tile), Some(ship)) = (game.hand, game.voyage.ship) else { return false };
    let targets = game.chart.targets(&game.tiles, game.frame, ship);
    targets.iter().any(|(_, demand)| game.tiles.fits(tile.kind, *demand))
}

/// EN-O9, EN-O23: scouts can be taken back.
fn recalls(game: &Entdecker, out: &mut Vec<Move>) {
    let scouts = game.explorers[game.active].units.scouts();
    out.extend(scouts.map(|land| Move::Recall(land.space)));
}

/// EN-O14: the complete islands that would draw chips.
fn drawing_islands(game: &Entdecker) -> impl Iterator<Item = Land> {
    complete_islands(game).into_iter().filter(|island| n_due(game, *island) > 0)
}
