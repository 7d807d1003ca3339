//! Why a move can't be made.

use rules_core::{Cited, Seat};
use serde::Serialize;

use crate::{
    Back, Entdecker, Land, Leg, Move, Phase, Place, Rotation, Side, Space, StackNo, Tile, Unit,
    data::TILE_PRICE, state::unit_price,
};

/// A refused move: the rule that forbids it, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The rule it would break.
    pub rule: &'static str,
    /// Why it is refused.
    #[serde(flatten)]
    pub reason: Reason,
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Chance decides now.
    ChanceDecides,
    /// Only chance can do that, and it is not chance's turn.
    OnlyChance,
    /// Another step of the turn comes first.
    WrongStep,
    /// No hidden tile has this back.
    NoSuchBack {
        /// Which back.
        back: Back,
    },
    /// The table has no such seat.
    NoSuchSeat {
        /// Which one.
        seat: Seat,
    },
    /// The spinner has no such field.
    NotOnSpinner {
        /// Which one.
        gold: u8,
    },
    /// The stack can't have this tile on top.
    NoSuchTile {
        /// Which one.
        tile: Tile,
    },
    /// No chip of this value is left.
    NoSuchChip {
        /// Which value.
        value: u8,
    },
    /// No passage leads from there to an undiscovered space.
    NoPassage {
        /// From where.
        place: Place,
    },
    /// In the first round voyages start from circles.
    FirstRound,
    /// It costs more gold than there is.
    TooLittleGold {
        /// What it costs.
        needs: u8,
        /// What there is.
        has: u8,
    },
    /// Every tile that was paid for has been drawn.
    NoneLeft,
    /// The stack is empty.
    StackEmpty {
        /// Which one.
        stack: StackNo,
    },
    /// One tile must be drawn first.
    NothingDrawn,
    /// No passage joins the space to the ship's place.
    NotJoined {
        /// Which space.
        space: Space,
    },
    /// A side of the tile doesn't match.
    DoesNotMatch {
        /// Where.
        space: Space,
        /// The first side that doesn't.
        side: Side,
    },
    /// The tile looks the same when it is turned less.
    SameAs {
        /// The rotation that looks the same.
        rotation: Rotation,
    },
    /// The ship has reached no tile in this turn.
    NotReached,
    /// The tile has no land with that name.
    NoSuchLand {
        /// The side it would begin with.
        side: Side,
    },
    /// Every unit of this sort is on land.
    NotAtHand {
        /// Which sort.
        unit: Unit,
    },
    /// The seat has no scout there.
    NoScout {
        /// Where.
        space: Space,
    },
    /// No island with that name is waiting to be scored.
    NotDue {
        /// Which one.
        island: Land,
    },
}

impl Cited for Refusal {
    fn rule(&self) -> &'static str {
        self.rule
    }
}

/// Says why a move that is not legal can't be made.
pub(crate) fn refuse(game: &Entdecker, mv: Move) -> Refusal {
    let (rule, reason) = match mv {
        _ if game.phase == Phase::Over => (end_rule(game), Reason::GameOver),
        Move::Back(_) | Move::First(_) | Move::Income(_) | Move::Tile(_) | Move::Chip(_) => {
            chance(game, mv)
        }
        _ if is_chance(game.phase) => (step_rule(mv), Reason::ChanceDecides),
        Move::Start(place) if game.phase == Phase::Start => start(game, place),
        Move::Announce(n) if game.phase == Phase::Announce => {
            let has = game.explorers[game.active].gold;
            ("EN-3", Reason::TooLittleGold { needs: n * TILE_PRICE, has })
        }
        Move::Draw(stack) if game.phase == Phase::Sail => draw(game, stack),
        Move::Stop if game.phase == Phase::Sail => ("EN-4c", Reason::NothingDrawn),
        Move::Unit(unit, side) if game.phase == Phase::Sail => leave(game, unit, side),
        Move::Place(space, rotation) if game.phase == Phase::Place => place(game, space, rotation),
        Move::Recall(space) if game.phase != Phase::Choose => ("EN-O9", Reason::NoScout { space }),
        Move::Score(island) if game.phase == Phase::Choose => ("EN-O14", Reason::NotDue { island }),
        Move::Start(_)
        | Move::Announce(_)
        | Move::Draw(_)
        | Move::Stop
        | Move::Unit(..)
        | Move::Place(..)
        | Move::Recall(_)
        | Move::Score(_) => (step_rule(mv), Reason::WrongStep),
    };
    Refusal { rule, reason }
}

fn end_rule(game: &Entdecker) -> &'static str {
    if game.chart.is_full(&game.tiles) { "EN-9" } else { "EN-9a" }
}

/// The rule that says when a move can be made.
fn step_rule(mv: Move) -> &'static str {
    match mv {
        Move::Back(_) => "EN-O20",
        Move::First(_) => "EN-S3",
        Move::Income(_) => "EN-1",
        Move::Start(_) => "EN-2",
        Move::Announce(_) => "EN-3",
        Move::Draw(_) | Move::Tile(_) => "EN-4",
        Move::Place(..) => "EN-4a",
        Move::Chip(_) => "EN-8b",
        Move::Stop => "EN-4c",
        Move::Unit(..) => "EN-6",
        Move::Recall(_) => "EN-O23",
        Move::Score(_) => "EN-O14",
    }
}

fn is_chance(phase: Phase) -> bool {
    match phase {
        Phase::Back(_)
        | Phase::First
        | Phase::Income
        | Phase::Tile(_)
        | Phase::Gift
        | Phase::Chip { .. } => true,
        Phase::Start
        | Phase::Announce
        | Phase::Sail
        | Phase::Place
        | Phase::Choose
        | Phase::Over => false,
    }
}

/// An outcome that chance can't have now.
fn chance(game: &Entdecker, mv: Move) -> (&'static str, Reason) {
    let reason = match (mv, game.phase) {
        (Move::Back(back), Phase::Back(_)) => Reason::NoSuchBack { back },
        (Move::First(seat), Phase::First) => Reason::NoSuchSeat { seat },
        (Move::Income(gold), Phase::Income) => Reason::NotOnSpinner { gold },
        (Move::Tile(tile), Phase::Tile(_)) => Reason::NoSuchTile { tile },
        (Move::Chip(value), Phase::Gift | Phase::Chip { .. }) => Reason::NoSuchChip { value },
        (_, _) => Reason::OnlyChance,
    };
    (step_rule(mv), reason)
}

fn start(game: &Entdecker, place: Place) -> (&'static str, Reason) {
    let has = game.explorers[game.active].gold;
    match place {
        Place::Tile(_) if game.round < 2 => ("EN-2", Reason::FirstRound),
        Place::Tile(space) if game.chart.shores(&game.tiles).has(space) => {
            let needs = game.toll(space) + TILE_PRICE;
            ("EN-O3", Reason::TooLittleGold { needs, has })
        }
        Place::Circle(_) if game.chart.leads_on(&game.tiles, place) => {
            ("EN-O3", Reason::TooLittleGold { needs: TILE_PRICE, has })
        }
        Place::Tile(_) | Place::Circle(_) => ("EN-2", Reason::NoPassage { place }),
    }
}

fn draw(game: &Entdecker, stack: StackNo) -> (&'static str, Reason) {
    match game.voyage.ship {
        _ if game.voyage.n_left == 0 => ("EN-3", Reason::NoneLeft),
        Some(place) if !game.chart.leads_on(&game.tiles, place) => {
            ("EN-4c", Reason::NoPassage { place })
        }
        Some(_) | None => ("EN-4", Reason::StackEmpty { stack }),
    }
}

fn place(game: &Entdecker, space: Space, rotation: Rotation) -> (&'static str, Reason) {
    let (Some(tile), Some(ship)) = (game.hand, game.voyage.ship) else {
        return ("EN-4a", Reason::WrongStep);
    };
    let targets = game.chart.targets(&game.tiles, game.frame, ship);
    let Some((_, demand)) = targets.iter().find(|(target, _)| *target == space) else {
        return ("EN-4a", Reason::NotJoined { space });
    };
    let land = game.tiles.face(tile.kind, rotation).land;
    match demand.broken_at(land) {
        Some(side) => ("EN-4a", Reason::DoesNotMatch { space, side }),
        None => {
            let rotations = game.tiles.rotations(tile.kind);
            let rotation = rotations[rotation.idx() % rotations.len()];
            ("EN-4a", Reason::SameAs { rotation })
        }
    }
}

fn leave(game: &Entdecker, unit: Unit, side: Side) -> (&'static str, Reason) {
    let Some(Place::Tile(space)) = game.voyage.ship.filter(|_| game.voyage.leg == Leg::Reached)
    else {
        return ("EN-O8", Reason::NotReached);
    };
    let explorer = &game.explorers[game.active];
    let pieces = game.chart.pieces(&game.tiles, space);
    if !pieces.iter().any(|piece| piece.first() == Some(side)) {
        return ("EN-6", Reason::NoSuchLand { side });
    }
    if explorer.units.n_at_hand(unit) == 0 {
        return ("EN-6", Reason::NotAtHand { unit });
    }
    let needs = unit_price(&game.chart, unit, space);
    ("EN-6", Reason::TooLittleGold { needs, has: explorer.gold })
}
