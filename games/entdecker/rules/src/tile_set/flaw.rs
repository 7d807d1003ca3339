//! What can be wrong with the text of a chart and its tiles.

use std::{error, fmt};

use rules_core::DiagramError;

use crate::{
    Kind, Sides,
    data::N_STACKS,
    line::Line,
    tile_set::{LEN_MAX, N_CHIPS_MAX, N_MAP_MAX, N_SPINS_MAX},
};

/// Error when a text is not a tile set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSetError {
    /// The line it is in, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub flaw: TileSetFlaw,
}

impl TileSetError {
    /// Points at a line as a whole.
    pub(super) fn on(line: usize, flaw: TileSetFlaw) -> TileSetError {
        TileSetError { line, column: 1, flaw }
    }

    /// Points at `part`, which is a part of this line, where something else
    /// was expected.
    pub(super) fn at(line: Line<'_>, part: &str, expected: Expected) -> TileSetError {
        let found = part.trim().chars().take(40).collect();
        let flaw = TileSetFlaw::Found(found, expected);
        TileSetError { line: line.number, column: line.column(part), flaw }
    }
}

/// What is wrong with the text of a tile set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TileSetFlaw {
    /// The text has this many bytes, which is too long.
    TooLong(usize),
    /// Something else was expected there.
    Found(String, Expected),
    /// There is no line of this sort.
    Lacks(Sort),
    /// This number of map tiles doesn't make equal stacks, or is too high.
    Stacks(u32),
    /// No kind in the reserve has land on exactly these sides.
    NoReserve(Sides),
}

/// What was expected instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A line of a known sort.
    Sort,
    /// No second line of this sort.
    Once,
    /// At least one circle.
    SomeCircle,
    /// The next kind of tile.
    Kind(Kind),
    /// Columns and rows.
    Board,
    /// Some values of the spinner.
    Spinner,
    /// A value and a number of chips.
    Chip,
    /// Each value once, and not too many chips.
    Chips,
    /// A line of a tile.
    Tile,
    /// A letter of a kind.
    Letter,
    /// As many map tiles as bear events, or more.
    Events,
    /// No map tiles, because this kind has no sea.
    NoSea,
    /// A side.
    Side,
    /// The first piece of land with its name.
    FirstLand,
    /// Two pieces of land where a ship would cross one.
    TwoLands,
    /// Pieces of land that don't cross each other.
    NoCross,
    /// Circles of this chart.
    Circles,
    /// No reserve tiles, because this other kind has the same sides.
    Same(Kind),
    /// A number within these bounds.
    Number(u8, u8),
}

/// A sort of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// `board`
    Board,
    /// `circles`
    Circles,
    /// `spinner`
    Spinner,
    /// `chips`
    Chips,
    /// `tile`
    Tile,
}

impl Sort {
    /// Returns such a line.
    pub fn sample(self) -> &'static str {
        match self {
            Sort::Board => "board 10 x 7",
            Sort::Circles => "circles all",
            Sort::Spinner => "spinner 2 3 4 5",
            Sort::Chips => "chips 1:5 2:5 3:5 4:5",
            Sort::Tile => "tile A …",
        }
    }
}

impl TileSetFlaw {
    /// The longest text of a tile set, in bytes.
    pub const LEN_MAX: usize = LEN_MAX;
    /// The most map tiles.
    pub const MAP_MAX: u32 = N_MAP_MAX;
    /// The number of stacks.
    pub const STACKS: usize = N_STACKS;
}

impl Expected {
    /// The most values of the spinner.
    pub const SPINS_MAX: usize = N_SPINS_MAX;
    /// The most chips.
    pub const CHIPS_MAX: u32 = N_CHIPS_MAX;
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Sort => "board, circles, spinner, chips or tile",
            Expected::Once => "no second line of this sort",
            Expected::SomeCircle => "at least one circle, or all",
            Expected::Kind(kind) => return write!(f, "{kind}: kinds go from A to H"),
            Expected::Board => "a line like \"board 10 x 7\": columns x rows",
            Expected::Spinner => {
                return write!(f, "1 to {N_SPINS_MAX} values: \"spinner 2 3 4 5\"");
            }
            Expected::Chip => "a value and a number: \"4:5\"",
            Expected::Chips => return write!(f, "each value once, {N_CHIPS_MAX} chips at most"),
            Expected::Tile => {
                "a line like \"tile B 1 . . . 28 1 1 1 2 1 2 5\": a letter, four sides, map \
                 tiles, those with storm, pirates, unfriendly, friendly, ruins and treasure, \
                 reserve tiles"
            }
            Expected::Letter => "a letter from A to H",
            Expected::Events => "at least as many map tiles as bear events",
            Expected::NoSea => "0: a map tile without sea could never be placed (EN-4a)",
            Expected::Side => "a side: \".\" for sea, \"1\" for land, \"2\" for other land",
            Expected::FirstLand => "the first piece of land to be called 1",
            Expected::TwoLands => {
                "two pieces, 1 and 2: a ship can't cross the land between opposite sides"
            }
            Expected::NoCross => "pieces of land that don't cross each other",
            Expected::Circles => "all, or circles beside this chart: north-c east-4 south-a west-7",
            Expected::Same(kind) => {
                return write!(f, "no reserve tiles here: kind {kind} has the same sides");
            }
            Expected::Number(min, max) => return write!(f, "a number from {min} to {max}"),
        })
    }
}

impl fmt::Display for TileSetFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TileSetFlaw::TooLong(n) => {
                write!(f, "the tile set has {n} bytes: at most {LEN_MAX}")
            }
            TileSetFlaw::Found(found, expected) => {
                write!(f, "found {found:?}, expected {expected}")
            }
            TileSetFlaw::Lacks(sort) => write!(f, "there is no line \"{}\"", sort.sample()),
            TileSetFlaw::Stacks(n) => write!(
                f,
                "there are {n} map tiles: expected 5 to {N_MAP_MAX}, for {N_STACKS} equal stacks"
            ),
            TileSetFlaw::NoReserve(Sides::NONE) => {
                f.write_str("no kind in the reserve has no land")
            }
            TileSetFlaw::NoReserve(land) => {
                write!(f, "no kind in the reserve has land on exactly these sides: {land}")
            }
        }
    }
}

impl fmt::Display for TileSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.flaw)
    }
}

impl error::Error for TileSetError {}

impl From<TileSetError> for DiagramError {
    fn from(error: TileSetError) -> DiagramError {
        DiagramError::new(error.line, error.column, error.flaw.to_string())
    }
}
