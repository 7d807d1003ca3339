//! The tiles: their kinds, events, backs and rotations.

use std::{fmt, str::FromStr};

use rules_core::ParseMoveError;
use serde::{Serialize, Serializer};

use crate::{Side, Space};

/// A kind of tile, by its land. Written as a letter, `A` to `H`; what it means
/// is data (see [`crate::TileSet`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind(u8);

impl Kind {
    /// How many kinds a set may have.
    pub const N_MAX: usize = 8;

    /// Returns the kind at a position below 8.
    #[inline]
    pub(crate) const fn with_idx(idx: usize) -> Kind {
        Kind(idx as u8 % Kind::N_MAX as u8)
    }

    /// Returns the position: 0 for `A`.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the letter.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    /// Returns the kind with a letter.
    pub fn with_letter(letter: char) -> Option<Kind> {
        ('A'..='H').position(|it| it == letter).map(Kind::with_idx)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What happens on a tile with a `?` on its back (EN-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Event {
    /// The turn ends at once.
    Storm,
    /// Half of the gold is lost.
    Pirates,
    /// A unit costs double here.
    Unfriendly,
    /// A discovery chip.
    Friendly,
    /// 3 points.
    Ruins,
    /// 3 gold.
    Treasure,
}

impl Event {
    /// Every event, in the order of the tile set.
    pub const ALL: [Event; 6] = [
        Event::Storm,
        Event::Pirates,
        Event::Unfriendly,
        Event::Friendly,
        Event::Ruins,
        Event::Treasure,
    ];

    /// Returns the position in [`Event::ALL`].
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }

    /// Returns the name in the notation.
    pub fn key(self) -> &'static str {
        match self {
            Event::Storm => "storm",
            Event::Pirates => "pirates",
            Event::Unfriendly => "unfriendly",
            Event::Friendly => "friendly",
            Event::Ruins => "ruins",
            Event::Treasure => "treasure",
        }
    }

    /// Returns the letter that marks it in diagrams.
    pub fn letter(self) -> char {
        match self {
            Event::Storm => 's',
            Event::Pirates => 'p',
            Event::Unfriendly => 'u',
            Event::Friendly => 'f',
            Event::Ruins => 'r',
            Event::Treasure => 't',
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Event {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Event, ParseMoveError> {
        let found = Event::ALL.into_iter().find(|event| event.key() == text);
        found.ok_or_else(|| ParseMoveError::new(text))
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// What can be seen of a map tile that lies face down (EN-S1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    /// Nothing on it.
    Plain,
    /// A `?`.
    Question,
}

impl Back {
    /// Both backs.
    pub const ALL: [Back; 2] = [Back::Plain, Back::Question];

    /// Returns the name in the notation.
    pub fn key(self) -> &'static str {
        match self {
            Back::Plain => "plain",
            Back::Question => "?",
        }
    }
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A map tile: its land, and what happens on it. Written `B`, `B storm`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile {
    /// Its land.
    pub kind: Kind,
    /// What happens once it is placed, if there is a `?` on its back.
    pub event: Option<Event>,
}

impl Tile {
    /// How many map tiles can be told apart.
    pub(crate) const N: usize = (1 + Event::ALL.len()) * Kind::N_MAX;

    /// Returns the position: first the plain tiles by kind, then by event and
    /// kind.
    #[inline]
    pub(crate) fn idx(self) -> usize {
        self.event.map_or(0, |event| 1 + event.idx()) * Kind::N_MAX + self.kind.idx()
    }

    /// Returns the tile at a position below 56.
    #[inline]
    pub(crate) fn with_idx(idx: usize) -> Tile {
        let event = (idx / Kind::N_MAX).checked_sub(1).map(|event| Event::ALL[event]);
        Tile { kind: Kind::with_idx(idx % Kind::N_MAX), event }
    }

    /// Returns its back.
    #[inline]
    pub fn back(self) -> Back {
        if self.event.is_some() { Back::Question } else { Back::Plain }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.event {
            None => self.kind.fmt(f),
            Some(event) => write!(f, "{} {event}", self.kind),
        }
    }
}

impl FromStr for Tile {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Tile, ParseMoveError> {
        let (kind, event) = match text.split_once(' ') {
            None => (text, None),
            Some((kind, event)) => (kind, Some(event.parse()?)),
        };
        let mut letters = kind.chars();
        match (letters.next().and_then(Kind::with_letter), letters.next()) {
            (Some(kind), None) => Ok(Tile { kind, event }),
            (_, _) => Err(ParseMoveError::new(text)),
        }
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How far a tile is turned from how its kind is drawn, clockwise. Written in
/// degrees: `0`, `90`, `180`, `270`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rotation(u8);

impl Rotation {
    /// Every rotation.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// Returns the number of quarter turns.
    #[inline]
    pub fn quarters(self) -> u8 {
        self.0
    }

    /// Returns the degrees.
    pub fn degrees(self) -> u16 {
        90 * u16::from(self.0)
    }

    #[inline]
    pub(crate) fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.degrees().fmt(f)
    }
}

impl FromStr for Rotation {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Rotation, ParseMoveError> {
        let found = Rotation::ALL.into_iter().find(|it| it.to_string() == text);
        found.ok_or_else(|| ParseMoveError::new(text))
    }
}

impl Serialize for Rotation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.degrees())
    }
}

/// A tile on the chart: which one, and how it lies. One byte.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Laid(u8);

/// What stands for "from the reserve" in place of an event.
const RESERVE: u8 = 7;

impl Laid {
    #[inline]
    pub(crate) fn map_tile(tile: Tile, rotation: Rotation) -> Laid {
        let event = tile.event.map_or(0, |event| 1 + event.idx() as u8);
        Laid(tile.kind.0 << 5 | event << 2 | rotation.0)
    }

    #[inline]
    pub(crate) fn reserve(kind: Kind, rotation: Rotation) -> Laid {
        Laid(kind.0 << 5 | RESERVE << 2 | rotation.0)
    }

    /// Returns its kind.
    #[inline]
    pub fn kind(self) -> Kind {
        Kind(self.0 >> 5)
    }

    /// Returns how it lies.
    #[inline]
    pub fn rotation(self) -> Rotation {
        Rotation(self.0 & 3)
    }

    /// Returns the event that happened on it.
    #[inline]
    pub fn event(self) -> Option<Event> {
        let number = usize::from(self.0 >> 2 & 7);
        number.checked_sub(1).and_then(|event| Event::ALL.get(event)).copied()
    }

    /// Returns whether it comes from the reserve.
    #[inline]
    pub fn is_reserve(self) -> bool {
        self.0 >> 2 & 7 == RESERVE
    }

    /// Returns the map tile it is, unless it comes from the reserve.
    pub fn tile(self) -> Option<Tile> {
        (!self.is_reserve()).then(|| Tile { kind: self.kind(), event: self.event() })
    }
}

impl fmt::Debug for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind(), self.rotation())?;
        match (self.is_reserve(), self.event()) {
            (true, _) => f.write_str(" reserve"),
            (false, Some(event)) => write!(f, " {event}"),
            (false, None) => Ok(()),
        }
    }
}

/// A piece of land on the chart, named by a space and the first of its sides:
/// `d4n`. It names an island when it is the island's first piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Land {
    /// Where.
    pub space: Space,
    /// The first of its sides, clockwise from the north.
    pub side: Side,
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.space, self.side)
    }
}

impl FromStr for Land {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Land, ParseMoveError> {
        let side = text.chars().next_back().and_then(Side::with_letter);
        let space = text.get(..2).filter(|_| text.len() == 3).and_then(|it| it.parse().ok());
        match (space, side) {
            (Some(space), Some(side)) => Ok(Land { space, side }),
            (_, _) => Err(ParseMoveError::new(text)),
        }
    }
}

impl Serialize for Land {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
