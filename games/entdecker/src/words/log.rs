//! What happened.

use entdecker_rules::{
    Effect, End, Event, GOLD_MAX, GoldReason, Land, Move, Phase, Place, Sighting, StackNo,
    TILE_PRICE, Tile, View,
};
use rules_core::Seat;
use words::{Arg, Message};

use super::{back, event, host, land, paying, piece, place, shape, tile, unit_arg, unit_price};

pub(super) fn line(before: &View, mover: Option<Seat>, seen: &Sighting) -> Message {
    let seat = mover.unwrap_or(before.active);
    let by = |key: &'static str| Message::new(key).with("who", seat);
    match seen.0 {
        Move::Back(it) => Message::new("entdecker-log-back")
            .with("stack", stack_of(before).number())
            .with("back", back(it)),
        Move::First(seat) => Message::new("entdecker-log-first").with("who", seat),
        Move::Income(gold) => {
            Message::new("entdecker-log-income").with("round", before.round + 1).with("n", gold)
        }
        Move::Start(from) => start(before, seat, from),
        Move::Announce(n) => {
            paying(before, n * TILE_PRICE, by("entdecker-log-announce").with("n", n))
        }
        Move::Draw(stack) => by("entdecker-log-draw").with("stack", stack.number()),
        Move::Tile(it) => turned_up(before, it),
        Move::Place(space, rotation) => {
            let kind = before.hand.map(|it| it.kind).unwrap_or_default();
            let sides = before.tiles.face(kind, rotation).land;
            by("entdecker-log-place")
                .with("kind", kind.to_string())
                .with("space", space.to_string())
                .with("land", land(sides))
        }
        Move::Chip(value) => {
            let to = match before.phase {
                Phase::Chip { seat, .. } => seat,
                _ => before.active,
            };
            Message::new("entdecker-log-chip").with("who", to).with("value", value)
        }
        Move::Stop => by("entdecker-log-stop").with("n", before.voyage.n_left),
        Move::Unit(unit, side) => {
            let message = by("entdecker-log-unit")
                .with("unit", unit_arg(unit))
                .with("space", ship(before))
                .with("land", land(piece(before, side)));
            paying(before, unit_price(before, unit), message)
        }
        Move::Recall(space) => by("entdecker-log-recall").with("space", space.to_string()),
        Move::Score(island) => by("entdecker-log-score").with("island", island.to_string()),
    }
}

/// The space the ship is on.
pub(super) fn ship(view: &View) -> String {
    match view.voyage.ship {
        Some(Place::Tile(space)) => space.to_string(),
        Some(Place::Circle(circle)) => circle.to_string(),
        None => String::new(),
    }
}

/// The stack that chance is about to reveal something about.
pub(super) fn stack_of(view: &View) -> StackNo {
    match view.phase {
        Phase::Back(stack) | Phase::Tile(stack) => stack,
        _ => StackNo::ALL[0],
    }
}

fn start(before: &View, seat: Seat, from: Place) -> Message {
    let by = |key: &'static str| Message::new(key).with("who", seat).with("place", place(from));
    match host(before, from) {
        None => by("entdecker-log-start"),
        Some((owner, unit)) => {
            let message = by("entdecker-log-start-toll")
                .with("owner", Arg::Mark(owner))
                .with("unit", unit_arg(unit));
            paying(before, entdecker_rules::price(unit), message)
        }
    }
}

fn turned_up(before: &View, it: Tile) -> Message {
    let message = |key: &'static str| {
        Message::new(key)
            .with("stack", stack_of(before).number())
            .with("kind", it.kind.to_string())
            .with("shape", shape(&before.tiles, it.kind))
    };
    match it.event {
        None => message("entdecker-log-tile"),
        Some(it) => message("entdecker-log-tile-event").with("event", event(it)),
    }
}

pub(super) fn effect(effect: &Effect) -> Message {
    let say = |key: &'static str| Message::new(key);
    match *effect {
        Effect::Gold { seat, why, from, to } => gold(seat, why, from, to),
        Effect::Lost { tile: it } => say("entdecker-effect-lost").with("tile", tile(it)),
        Effect::Happens { event, space } => happens(event).with("space", space.to_string()),
        Effect::Ruins { seat, from, to } => say("entdecker-effect-ruins")
            .with("who", seat)
            .with("n", to - from)
            .with("from", from)
            .with("to", to),
        Effect::NoChipLeft => say("entdecker-effect-no-chip-left"),
        Effect::TakesChip { seat, value } => {
            say("entdecker-effect-takes-chip").with("who", seat).with("value", value)
        }
        Effect::Fills { space, kind, .. } => say("entdecker-effect-fills")
            .with("space", space.to_string())
            .with("kind", kind.to_string()),
        Effect::TooFewChips { island, needs, left } => say("entdecker-effect-too-few-chips")
            .with("island", island.to_string())
            .with("needs", needs)
            .with("left", left),
        Effect::Scores { island, n_tiles, chip, is_complete } => {
            scores(island, n_tiles, chip, is_complete)
        }
        Effect::Earns { seat, rank, from, to } => say("entdecker-effect-earns")
            .with("who", seat)
            .with("rank", rank)
            .with("n", to - from)
            .with("from", from)
            .with("to", to),
        Effect::Returns { seat, unit, space } => say("entdecker-effect-returns")
            .with("who", seat)
            .with("unit", unit_arg(unit))
            .with("space", space.to_string()),
        Effect::Unclaimed { island, n_tiles } => {
            say("entdecker-effect-unclaimed").with("island", island.to_string()).with("n", n_tiles)
        }
        Effect::Skips { seat } => say("entdecker-effect-skips").with("who", seat),
        Effect::Ends { end: End::ChartFull } => say("entdecker-effect-ends-chart-full"),
        Effect::Ends { end: End::TilesGone } => say("entdecker-effect-ends-tiles-gone"),
    }
}

fn gold(seat: Seat, why: GoldReason, from: u8, to: u8) -> Message {
    let key = match why {
        GoldReason::Income | GoldReason::Treasure if to == GOLD_MAX => "entdecker-effect-gold-full",
        GoldReason::Income | GoldReason::Treasure => "entdecker-effect-gold",
        GoldReason::Toll | GoldReason::Tiles | GoldReason::Pirates | GoldReason::Unit => {
            "entdecker-effect-pays"
        }
    };
    Message::new(key)
        .with("who", seat)
        .with("n", from.abs_diff(to))
        .with("from", from)
        .with("to", to)
}

fn happens(event: Event) -> Message {
    Message::new(match event {
        Event::Storm => "entdecker-effect-storm",
        Event::Pirates => "entdecker-effect-pirates",
        Event::Unfriendly => "entdecker-effect-unfriendly",
        Event::Friendly => "entdecker-effect-friendly",
        Event::Ruins => "entdecker-effect-ruins-found",
        Event::Treasure => "entdecker-effect-treasure",
    })
}

/// How an island comes to its value.
fn scores(island: Land, n_tiles: u8, chip: u8, is_complete: bool) -> Message {
    let message =
        |key: &'static str| Message::new(key).with("island", island.to_string()).with("n", n_tiles);
    match (is_complete, chip) {
        (true, 0) => message("entdecker-effect-scores"),
        (true, _) => message("entdecker-effect-scores-chip")
            .with("chip", chip)
            .with("points", n_tiles + chip),
        (false, _) => message("entdecker-effect-scores-unfinished"),
    }
}
