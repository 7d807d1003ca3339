//! Moves, their notation and their numbers.

use std::{fmt, str::FromStr};

use rules_core::{ParseMoveError, Seat};
use serde::{Serialize, Serializer};

use crate::{
    Back, Circle, Land, Place, Rotation, Side, Space, StackNo, Tile, Unit,
    chips::ChipCounts,
    data::{GOLD_MAX, N_STACKS},
    space::N_SPACES,
};

/// Anything that changes the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// `back ?`, `back plain`: a stack shows its next back (EN-S1, EN-O20).
    Back(Back),
    /// `first b`: chance picks who keeps the spinner (EN-S3).
    First(Seat),
    /// `income 3`: the spinner stops (EN-1).
    Income(u8),
    /// `start west-4`, `start d4`: the ship is put somewhere (EN-2).
    Start(Place),
    /// `announce 3`: this many tiles are paid for (EN-3).
    Announce(u8),
    /// `draw 2`: the top tile of a stack (EN-4).
    Draw(StackNo),
    /// `tile B`, `tile B storm`: what it is (EN-4).
    Tile(Tile),
    /// `place d4 90`: where it goes and how far it is turned (EN-4a).
    Place(Space, Rotation),
    /// `chip 3`: the discovery chip that is drawn (EN-5, EN-8b).
    Chip(u8),
    /// `stop`: the voyage ends (EN-4c, EN-O21).
    Stop,
    /// `fort n`: a unit on the land at this side of the tile (EN-6).
    Unit(Unit, Side),
    /// `recall d4`: a scout is taken back (EN-O9).
    Recall(Space),
    /// `score d4n`: the island that is scored next (EN-O14).
    Score(Land),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Back(back) => write!(f, "back {back}"),
            Move::First(seat) => write!(f, "first {seat}"),
            Move::Income(gold) => write!(f, "income {gold}"),
            Move::Start(place) => write!(f, "start {place}"),
            Move::Announce(n) => write!(f, "announce {n}"),
            Move::Draw(stack) => write!(f, "draw {stack}"),
            Move::Tile(tile) => write!(f, "tile {tile}"),
            Move::Place(space, rotation) => write!(f, "place {space} {rotation}"),
            Move::Chip(value) => write!(f, "chip {value}"),
            Move::Stop => f.write_str("stop"),
            Move::Unit(unit, side) => write!(f, "{unit} {side}"),
            Move::Recall(space) => write!(f, "recall {space}"),
            Move::Score(island) => write!(f, "score {island}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        parse(text).ok_or_else(|| ParseMoveError::new(text))
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

fn parse(text: &str) -> Option<Move> {
    let Some((verb, object)) = text.split_once(' ') else {
        return (text == "stop").then_some(Move::Stop);
    };
    Some(match verb {
        "back" => Move::Back(Back::ALL.into_iter().find(|back| back.key() == object)?),
        "first" => Move::First(object.parse().ok().filter(|seat: &Seat| seat.0 < 4)?),
        "income" => Move::Income(number(object, GOLD_MAX)?),
        "start" => Move::Start(object.parse().ok()?),
        "announce" => Move::Announce(number(object, GOLD_MAX)?),
        "draw" => Move::Draw(StackNo::with_number(number(object, N_STACKS as u8)?)?),
        "tile" => Move::Tile(object.parse().ok()?),
        "place" => {
            let (space, rotation) = object.split_once(' ')?;
            Move::Place(space.parse().ok()?, rotation.parse().ok()?)
        }
        "chip" => Move::Chip(number(object, ChipCounts::VALUE_MAX)?),
        "recall" => Move::Recall(object.parse().ok()?),
        "score" => Move::Score(object.parse().ok()?),
        _ => {
            let mut letters = object.chars();
            let side = letters.next().and_then(Side::with_letter)?;
            let unit = verb.parse().ok().filter(|_| letters.next().is_none())?;
            Move::Unit(unit, side)
        }
    })
}

/// Reads a number from 1 to `max`, without a sign or leading zeros.
fn number(text: &str, max: u8) -> Option<u8> {
    let n = text.parse().ok().filter(|n| (1..=max).contains(n))?;
    (n.to_string() == text).then_some(n)
}

// The first number of each sort of move. New sorts go to the end.
const FIRST: usize = 0;
const BACK: usize = FIRST + 4;
const INCOME: usize = BACK + 2;
const ANNOUNCE: usize = INCOME + GOLD_MAX as usize;
const DRAW: usize = ANNOUNCE + GOLD_MAX as usize;
const CHIP: usize = DRAW + N_STACKS;
const STOP: usize = CHIP + ChipCounts::VALUE_MAX as usize;
const UNIT: usize = STOP + 1;
const CIRCLE: usize = UNIT + 3 * 4;
const START: usize = CIRCLE + Circle::N;
const RECALL: usize = START + N_SPACES;
const TILE: usize = RECALL + N_SPACES;
const PLACE: usize = TILE + Tile::N;
const SCORE: usize = PLACE + 4 * N_SPACES;

/// How many moves there are.
pub(crate) const N_IDS: usize = SCORE + 4 * N_SPACES;

pub(crate) fn move_id(mv: Move) -> u16 {
    let id = match mv {
        Move::First(seat) => FIRST + seat.idx(),
        Move::Back(back) => BACK + back as usize,
        Move::Income(gold) => INCOME + usize::from(gold) - 1,
        Move::Announce(n) => ANNOUNCE + usize::from(n) - 1,
        Move::Draw(stack) => DRAW + stack.idx(),
        Move::Chip(value) => CHIP + usize::from(value) - 1,
        Move::Stop => STOP,
        Move::Unit(unit, side) => UNIT + 4 * unit.idx() + side.idx(),
        Move::Start(Place::Circle(circle)) => CIRCLE + circle.idx(),
        Move::Start(Place::Tile(space)) => START + space.idx(),
        Move::Recall(space) => RECALL + space.idx(),
        Move::Tile(tile) => TILE + tile.idx(),
        Move::Place(space, rotation) => PLACE + 4 * space.idx() + rotation.idx(),
        Move::Score(Land { space, side }) => SCORE + 4 * space.idx() + side.idx(),
    };
    id as u16
}

pub(crate) fn move_with_id(id: u16) -> Option<Move> {
    let id = usize::from(id);
    let space = |base: usize| Space::with_idx(id - base);
    let quarter = |base: usize| (Space::with_idx((id - base) / 4), (id - base) % 4);
    Some(match id {
        SCORE..N_IDS => {
            let (space, side) = quarter(SCORE);
            Move::Score(Land { space, side: Side::ALL[side] })
        }
        PLACE..SCORE => {
            let (space, rotation) = quarter(PLACE);
            Move::Place(space, Rotation::ALL[rotation])
        }
        TILE..PLACE => Move::Tile(Tile::with_idx(id - TILE)),
        RECALL..TILE => Move::Recall(space(RECALL)),
        START..RECALL => Move::Start(Place::Tile(space(START))),
        CIRCLE..START => Move::Start(Place::Circle(Circle::with_idx(id - CIRCLE)?)),
        UNIT..CIRCLE => Move::Unit(Unit::ALL[(id - UNIT) / 4], Side::ALL[(id - UNIT) % 4]),
        STOP => Move::Stop,
        CHIP..STOP => Move::Chip((id - CHIP) as u8 + 1),
        DRAW..CHIP => Move::Draw(StackNo::ALL[id - DRAW]),
        ANNOUNCE..DRAW => Move::Announce((id - ANNOUNCE) as u8 + 1),
        INCOME..ANNOUNCE => Move::Income((id - INCOME) as u8 + 1),
        BACK..INCOME => Move::Back(Back::ALL[id - BACK]),
        FIRST..BACK => Move::First(Seat((id - FIRST) as u8)),
        N_IDS.. => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_a_move_with_a_text_of_its_own() {
        for id in 0..N_IDS as u16 {
            let mv = move_with_id(id).unwrap();
            assert_eq!(move_id(mv), id, "{mv}");
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
        assert_eq!(move_with_id(N_IDS as u16), None);
    }
}
