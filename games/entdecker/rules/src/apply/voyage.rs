//! The voyage of the active seat, from the start to the last tile.

use crate::{
    Effect, Entdecker, Event, GoldReason, Laid, Land, Leg, Phase, Place, Rotation, Side, Space,
    Tile, Unit,
    apply::{gain, pay},
    data::{RUINS_POINTS, TREASURE_GOLD},
    effect::Notes,
    legal, settle,
    state::unit_price,
};

/// EN-2, EN-2a.
pub(super) fn start(game: &mut Entdecker, place: Place, notes: &mut impl Notes) {
    let toll = match place {
        Place::Circle(_) => 0,
        Place::Tile(space) => game.toll(space),
    };
    if toll > 0 {
        pay(game, toll, GoldReason::Toll, notes);
    }
    game.voyage.ship = Some(place);
    game.phase = Phase::Announce;
}

/// EN-4: a tile is drawn. EN-O20: its stack shows the next back at once.
pub(super) fn turn_up(game: &mut Entdecker, tile: Tile, notes: &mut impl Notes) {
    let Phase::Tile(stack) = game.phase else { panic!("no tile is due") };
    game.stacks.take(stack, tile);
    game.hand = Some(tile);
    if game.stacks.stack(stack).height > 0 {
        game.phase = Phase::Back(stack);
    } else {
        try_to_place(game, notes);
    }
}

/// EN-4a, EN-4b: the tile is placed if it fits anywhere; otherwise it leaves the
/// game.
pub(super) fn try_to_place(game: &mut Entdecker, notes: &mut impl Notes) {
    if legal::fits(game) {
        game.phase = Phase::Place;
        return;
    }
    if let Some(tile) = game.hand.take() {
        notes.note(Effect::Lost { tile });
        game.n_lost += 1;
    }
    if game.voyage.leg == Leg::SetOut {
        game.voyage.leg = Leg::Searching;
    }
    game.phase = Phase::Sail;
}

/// EN-4a: the ship moves onto the tile; then its event happens.
pub(super) fn place(
    game: &mut Entdecker,
    space: Space,
    rotation: Rotation,
    notes: &mut impl Notes,
) {
    let tile = game.hand.take().expect("a tile to place");
    game.chart.lay(&game.tiles, space, Laid::map_tile(tile, rotation));
    game.voyage.ship = Some(Place::Tile(space));
    game.voyage.leg = Leg::Reached;
    game.phase = Phase::Sail;
    if let Some(event) = tile.event {
        notes.note(Effect::Happens { event, space });
        happen(game, event, notes);
    }
}

/// EN-5.
fn happen(game: &mut Entdecker, event: Event, notes: &mut impl Notes) {
    let seat = game.active;
    match event {
        Event::Storm => settle::end_turn(game, notes),
        Event::Pirates => {
            let loss = game.explorers[seat].gold.div_ceil(2);
            pay(game, loss, GoldReason::Pirates, notes);
        }
        // The price depends on the tile when a unit is left there.
        Event::Unfriendly => {}
        Event::Friendly if game.chips.total() == 0 => notes.note(Effect::NoChipLeft),
        Event::Friendly => game.phase = Phase::Gift,
        Event::Ruins => {
            let from = game.explorers[seat].points();
            game.explorers[seat].ruins += 1;
            let to = from + u16::from(RUINS_POINTS);
            notes.note(Effect::Ruins { seat, from, to });
        }
        Event::Treasure => gain(game, seat, TREASURE_GOLD, GoldReason::Treasure, notes),
    }
}

/// EN-6: a unit ends the turn.
pub(super) fn leave(game: &mut Entdecker, unit: Unit, side: Side, notes: &mut impl Notes) {
    let Some(Place::Tile(space)) = game.voyage.ship else { panic!("the ship has reached a tile") };
    let price = unit_price(&game.chart, unit, space);
    pay(game, price, GoldReason::Unit, notes);
    let is_at_hand = game.explorers[game.active].units.place(unit, Land { space, side });
    assert!(is_at_hand, "a unit at hand");
    settle::end_turn(game, notes);
}
