//! Moves as buttons: what they do and cost, and what comes of it.

use entdecker_rules::{Event, Move, Place, Rotation, Side, Space, StackNo, TILE_PRICE, Unit, View};
use words::{Arg, Message};

use super::{
    after, back, event, host, land, log, paying, piece, place, shape, unit_arg, unit_price,
};

pub(super) fn label(view: &View, mv: Move) -> Message {
    let say = |key: &'static str| Message::new(key);
    match mv {
        Move::Back(it) => say("entdecker-label-back")
            .with("stack", log::stack_of(view).number())
            .with("back", back(it)),
        Move::First(seat) => say("entdecker-label-first").with("who", seat),
        Move::Income(gold) => say("entdecker-label-income").with("n", gold),
        Move::Start(from) => start(view, from),
        Move::Announce(n) => {
            paying(view, n * TILE_PRICE, say("entdecker-label-announce").with("n", n))
        }
        Move::Draw(stack) => draw(view, stack),
        Move::Tile(tile) => {
            let message = |key: &'static str| {
                say(key)
                    .with("kind", tile.kind.to_string())
                    .with("shape", shape(&view.tiles, tile.kind))
            };
            match tile.event {
                None => message("entdecker-label-tile"),
                Some(it) => message("entdecker-label-tile-event").with("event", event(it)),
            }
        }
        Move::Place(space, rotation) => lay(view, space, rotation),
        Move::Chip(value) => say("entdecker-label-chip").with("value", value),
        Move::Stop => say("entdecker-label-stop").with("n", view.voyage.n_left),
        Move::Unit(unit, side) => leave(view, unit, side),
        Move::Recall(space) => {
            let n = view.explorers[view.active].units.n_at_hand(Unit::Scout);
            say("entdecker-label-recall")
                .with("space", space.to_string())
                .with("old", n)
                .with("new", n + 1)
        }
        Move::Score(island) => say("entdecker-label-score")
            .with("island", island.to_string())
            .with("n", view.chart.island(&view.tiles, island).n_tiles()),
    }
}

fn start(view: &View, from: Place) -> Message {
    let message = |key: &'static str| Message::new(key).with("place", place(from));
    match host(view, from) {
        None => message("entdecker-label-start"),
        Some((owner, unit)) => {
            let message = message("entdecker-label-start-toll")
                .with("owner", Arg::Mark(owner))
                .with("unit", unit_arg(unit));
            paying(view, entdecker_rules::price(unit), message)
        }
    }
}

fn draw(view: &View, stack: StackNo) -> Message {
    let top = view.stacks.stack(stack);
    Message::new("entdecker-label-draw")
        .with("stack", stack.number())
        .with("back", top.back.map(back).into_iter().collect::<Vec<Message>>())
        .with("n", top.height)
}

/// Where the tile goes, how it lies, and how large the islands are then.
fn lay(view: &View, space: Space, rotation: Rotation) -> Message {
    let Some(tile) = view.hand else { return Message::new("entdecker-prompt-over") };
    let sides = view.tiles.face(tile.kind, rotation).land;
    let message = |key: &'static str| {
        Message::new(key).with("space", space.to_string()).with("land", land(sides))
    };
    if tile.event == Some(Event::Storm) {
        return message("entdecker-label-place-storm");
    }
    let islands = islands(view, space, rotation);
    if islands.is_empty() {
        message("entdecker-label-place-sea")
    } else {
        message("entdecker-label-place").with("islands", islands)
    }
}

/// The islands of the tile once it is placed, each once.
fn islands(view: &View, space: Space, rotation: Rotation) -> Vec<Message> {
    let view = after(view, Move::Place(space, rotation));
    let mut islands = Vec::new();
    for piece in view.chart.pieces(&view.tiles, space) {
        let land = piece.first().map(|side| entdecker_rules::Land { space, side });
        islands.extend(land.map(|land| view.chart.island(&view.tiles, land)));
    }
    islands.dedup_by_key(|island| island.first);
    let tell = |island: &entdecker_rules::Island| {
        Message::new("entdecker-island").with("n", island.n_tiles()).with("open", island.n_open)
    };
    islands.iter().map(tell).collect()
}

fn leave(view: &View, unit: Unit, side: Side) -> Message {
    let n = view.explorers[view.active].units.n_at_hand(unit);
    let message = Message::new("entdecker-label-unit")
        .with("unit", unit_arg(unit))
        .with("space", log::ship(view))
        .with("land", land(piece(view, side)))
        .with("old", n)
        .with("new", n.saturating_sub(1));
    paying(view, unit_price(view, unit), message)
}
