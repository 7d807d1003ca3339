//! Makes a move again and notes what it does.

use crate::{Effect, Entdecker, Event, Island, Land, Leg, Move, Place, Sighting, View, apply};

/// Everything lies open, so that the view before the move is enough to make it
/// again and note what it does.
pub(crate) fn effects(before: &View, seen: &Sighting, after: &View) -> Vec<Effect> {
    let mut notes = Vec::new();
    let mut game = Entdecker::from(before);
    apply::apply(&mut game, seen.0, &mut notes);
    unclaimed(before, seen.0, after, &mut notes);
    notes
}

/// Adds the islands that are complete and that nobody can claim any more, since a
/// unit can be placed only while the ship is on the tile.
fn unclaimed(before: &View, mv: Move, after: &View, notes: &mut Vec<Effect>) {
    let is_storm = before.hand.is_some_and(|tile| tile.event == Some(Event::Storm));
    let ends_turn = match mv {
        Move::Stop | Move::Unit(..) => true,
        Move::Place(..) => is_storm,
        Move::Back(_)
        | Move::First(_)
        | Move::Income(_)
        | Move::Start(_)
        | Move::Announce(_)
        | Move::Draw(_)
        | Move::Tile(_)
        | Move::Chip(_)
        | Move::Recall(_)
        | Move::Score(_) => return,
    };
    let left = match (before.voyage.leg, before.voyage.ship) {
        (Leg::Reached, Some(Place::Tile(space))) => Some(space),
        (Leg::SetOut | Leg::Searching | Leg::Reached, _) => None,
    };
    for island in after.chart.islands(&after.tiles).filter(Island::is_complete) {
        let land = island.first;
        let is_known = before.chart.land(land.space).has(land.side);
        let was_complete = is_known && before.chart.island(&before.tiles, land).is_complete();
        let is_left = left.is_some_and(|space| island.spaces.has(space));
        let is_told = if was_complete { is_left } else { ends_turn };
        if is_told && !is_scored(notes, land) && !has_units(after, land) {
            notes.push(Effect::Unclaimed { island: land, n_tiles: island.n_tiles() });
        }
    }
}

fn is_scored(notes: &[Effect], land: Land) -> bool {
    notes.iter().any(|it| matches!(it, Effect::Scores { island, .. } if *island == land))
}

fn has_units(view: &View, land: Land) -> bool {
    view.forces(land).values().iter().any(|force| !force.is_none())
}
