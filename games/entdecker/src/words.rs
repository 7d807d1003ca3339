//! Entdecker in words.

mod coach;
mod label;
mod flaws;
mod log;
mod prompt;
mod refusal;
mod samples;

use entdecker_rules::{
    Back, Circle, Effect, Entdecker, Event, GoldReason, Kind, Move, Phase, Place, Refusal,
    Rotation, Side, Sides, Sighting, Tile, TileSet, Unit, View,
};
use rules_core::{Game, Seat, Viewer};
use words::{Arg, Message, Samples, Speak, Texts, texts};

use self::coach::COACH;
use crate::Set;

impl Speak for Set {
    const TEXTS: Texts = texts!(COACH, "game", "board", "coach", "flaws");

    fn log_line(before: &View, mover: Option<Seat>, seen: &Sighting) -> Message {
        log::line(before, mover, seen)
    }

    fn effect_line(effect: &Effect) -> Message {
        log::effect(effect)
    }

    fn is_in_line(effect: &Effect) -> bool {
        match effect {
            Effect::Gold { why, .. } => match why {
                GoldReason::Toll | GoldReason::Tiles | GoldReason::Unit => true,
                GoldReason::Income | GoldReason::Pirates | GoldReason::Treasure => false,
            },
            Effect::TakesChip { .. } => true,
            Effect::Lost { .. }
            | Effect::Happens { .. }
            | Effect::Ruins { .. }
            | Effect::NoChipLeft
            | Effect::Fills { .. }
            | Effect::TooFewChips { .. }
            | Effect::Scores { .. }
            | Effect::Earns { .. }
            | Effect::Returns { .. }
            | Effect::Unclaimed { .. }
            | Effect::Skips { .. }
            | Effect::Ends { .. } => false,
        }
    }

    fn refusal(refusal: &Refusal) -> Message {
        refusal::refusal(refusal)
    }

    fn prompt(view: &View) -> Message {
        prompt::prompt(view)
    }

    fn label(view: &View, mv: Move) -> Message {
        label::label(view, mv)
    }

    fn option_flaw(key: &str, text: &str) -> Option<Message> {
        (key == "tiles").then(|| flaws::of_text(text)).flatten()
    }

    fn samples() -> Samples<Entdecker> {
        samples::samples()
    }
}

/// Names a unit.
pub(crate) fn unit(unit: Unit) -> Message {
    Message::new(unit_key(unit))
}

/// Names an event.
pub(crate) fn event(event: Event) -> Message {
    Message::new(event_key(event))
}

/// Names the back of a tile.
pub(crate) fn back(back: Back) -> Message {
    Message::new(back_key(back))
}

/// Names where a ship can be.
pub(crate) fn place(place: Place) -> Message {
    match place {
        Place::Circle(circle) => {
            let key = match circle.side() {
                Side::North => "entdecker-circle-north",
                Side::East => "entdecker-circle-east",
                Side::South => "entdecker-circle-south",
                Side::West => "entdecker-circle-west",
            };
            Message::new(key).with("at", along(circle))
        }
        Place::Tile(space) => Message::new("entdecker-space").with("space", space.to_string()),
    }
}

/// Tells how much land a kind of tile has, and how it lies on its sides.
pub(crate) fn shape(set: &TileSet, kind: Kind) -> Message {
    let land = set.face(kind, Rotation::default()).land;
    let is_across = land.has(Side::North) == land.has(Side::South);
    Message::new(match land.n() {
        0 => "entdecker-shape-sea",
        1 => "entdecker-shape-coast",
        2 if is_across => "entdecker-shape-channel",
        2 => "entdecker-shape-corner",
        3 => "entdecker-shape-bay",
        _ => "entdecker-shape-inland",
    })
}

/// Tells on which sides there is land: `land N E`.
pub(crate) fn land(sides: Sides) -> Message {
    let letters = if sides.is_empty() { "none".to_owned() } else { sides.to_string() };
    Message::new(format!("entdecker-land-{letters}"))
}

/// The column or row next to a circle: the part of its name that is the same in
/// every language.
fn along(circle: Circle) -> String {
    let name = circle.to_string();
    name.split_once('-').map_or(String::new(), |(_, along)| along.to_owned())
}

fn unit_key(unit: Unit) -> &'static str {
    match unit {
        Unit::Scout => "entdecker-scout",
        Unit::Fort => "entdecker-fort",
        Unit::Settlement => "entdecker-settlement",
    }
}

fn unit_arg(unit: Unit) -> Arg {
    Arg::word(unit_key(unit))
}

fn event_key(event: Event) -> &'static str {
    match event {
        Event::Storm => "entdecker-storm",
        Event::Pirates => "entdecker-pirates",
        Event::Unfriendly => "entdecker-unfriendly",
        Event::Friendly => "entdecker-friendly",
        Event::Ruins => "entdecker-ruins",
        Event::Treasure => "entdecker-treasure",
    }
}

fn back_key(back: Back) -> &'static str {
    match back {
        Back::Plain => "entdecker-back-plain",
        Back::Question => "entdecker-back-question",
    }
}

fn side_arg(side: Side) -> Arg {
    Arg::word(match side {
        Side::North => "entdecker-north",
        Side::East => "entdecker-east",
        Side::South => "entdecker-south",
        Side::West => "entdecker-west",
    })
}

/// Names a tile by its letter and its event, which is all that is known without its
/// tile set.
fn tile(tile: Tile) -> Message {
    let message = |key: &'static str| Message::new(key).with("kind", tile.kind.to_string());
    match tile.event {
        None => message("entdecker-tile"),
        Some(it) => message("entdecker-tile-event").with("event", event(it)),
    }
}

/// Returns who is asked now.
fn asked(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Start | Phase::Announce | Phase::Sail | Phase::Place | Phase::Choose => {
            Some(view.active)
        }
        Phase::Back(_)
        | Phase::First
        | Phase::Income
        | Phase::Tile(_)
        | Phase::Gift
        | Phase::Chip { .. }
        | Phase::Over => None,
    }
}

/// Returns what the viewer sees once a legal move is made.
fn after(view: &View, mv: Move) -> View {
    let mut game = Entdecker::from(view);
    game.apply(mv);
    game.view(view.viewer.map_or(Viewer::Spectator, Viewer::Seat))
}

/// Returns which seat other than the active one has a unit on the tile that the
/// ship would start from, and which unit.
fn host(view: &View, from: Place) -> Option<(Seat, Unit)> {
    let Place::Tile(space) = from else { return None };
    let others = view.explorers.iter().filter(|(seat, _)| *seat != view.active);
    let mut hosts = others.filter_map(|(seat, it)| Some((seat, it.units.on(space)?.0)));
    hosts.next()
}

/// Adds what the active seat pays, and its gold before and after.
fn paying(view: &View, cost: u8, message: Message) -> Message {
    let gold = view.explorers[view.active].gold;
    message.with("cost", cost).with("from", gold).with("to", gold.saturating_sub(cost))
}

/// Returns the sides of the piece of land at this side of the ship's tile.
fn piece(view: &View, side: Side) -> Sides {
    let Some(Place::Tile(space)) = view.voyage.ship else { return Sides::NONE };
    let pieces = view.chart.pieces(&view.tiles, space);
    pieces.into_iter().find(|piece| piece.has(side)).unwrap_or(Sides::NONE)
}

/// Returns what a unit costs where the ship is.
fn unit_price(view: &View, unit: Unit) -> u8 {
    match view.voyage.ship {
        Some(Place::Tile(space)) => view.unit_price(unit, space),
        Some(Place::Circle(_)) | None => entdecker_rules::price(unit),
    }
}
