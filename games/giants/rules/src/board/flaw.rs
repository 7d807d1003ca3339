//! What can be wrong with the text of a board.

use std::{error, fmt};

use rules_core::DiagramError;

use crate::{
    Hex, Special,
    data::{BOARD_HEXES_MAX, BOARD_LEN_MAX, BOARDS, LOGS, SITES_MAX},
    hex::{N_COLUMNS, N_ROWS},
    line::Line,
};

/// The longest name of a board, in bytes.
pub(super) const NAME_LEN_MAX: usize = 40;

/// Error when a text is not a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardError {
    /// The line it is in, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub flaw: BoardFlaw,
}

impl BoardError {
    /// Points at `part`, which is a part of this line.
    pub(super) fn at(line: Line<'_>, part: &str, flaw: BoardFlaw) -> BoardError {
        BoardError { line: line.number, column: line.column(part), flaw }
    }
}

/// What is wrong with the text of a board, with what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardFlaw {
    /// The text has this many bytes, which is too long.
    TooLong(usize),
    /// No board that comes with the game has this key.
    Unknown(String),
    /// No line of a board begins like this.
    Key(String),
    /// There is a second line with this key.
    Again(Part),
    /// The name is empty or too long.
    Name(String),
    /// There is text after a key that must stand alone.
    After(String, Part),
    /// The sites come before the map.
    SitesFirst,
    /// A part is missing.
    Lacks(Part),
    /// This many seats need more sites than there are.
    FewSites {
        /// The seats.
        n_seats: u8,
        /// What they need.
        n_needed: usize,
        /// What there is.
        n: usize,
    },
    /// Not a number within these bounds.
    Number {
        /// What was found.
        found: String,
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// Not a line of a site.
    Site(String),
    /// Not a hex.
    Hex(String),
    /// A site in the sea.
    InSea(Hex),
    /// Not the two values of a site.
    Values(String),
    /// Too many sites.
    ManySites,
    /// Not a line of a map.
    MapLine(String),
    /// Too many rows.
    ManyRows,
    /// The wrong label of a row.
    Label {
        /// What was found.
        found: String,
        /// The row, counted from 1.
        row: usize,
        /// Whether it is the row's first line, of columns A, C, E.
        is_first: bool,
    },
    /// Too many columns.
    ManyColumns,
    /// The numbers of places in two lines of a row, which don't fit together.
    Between(usize, usize),
    /// A row without places.
    EmptyRow,
    /// The number of places in a row, and the number in the first row, which
    /// differ.
    Width(usize, usize),
    /// Not a place.
    Place(String),
    /// Too many hexes.
    ManyHexes,
    /// A second special place of a sort that must be unique.
    Second(Special),
    /// The forests give this many logs, which is too many.
    ManyLogs(u32),
    /// The second line of the last row is missing.
    HalfRow,
    /// There is no land.
    NoHex,
    /// The first hex can't be reached from the second.
    Unreachable(Hex, Hex),
    /// A special place is missing.
    Missing(Special),
}

/// A part of the text of a board, which begins with its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// `name:`
    Name,
    /// `seats:`
    Seats,
    /// `map:`
    Map,
    /// `sites:`
    Sites,
}

impl Part {
    /// Returns the key.
    pub fn key(self) -> &'static str {
        match self {
            Part::Name => "name",
            Part::Seats => "seats",
            Part::Map => "map",
            Part::Sites => "sites",
        }
    }

    fn lacking(self) -> &'static str {
        match self {
            Part::Name => "a line \"name: …\"",
            Part::Seats => "a line \"seats: 2-5\"",
            Part::Map => "a line \"map:\" and the map below it",
            Part::Sites => "a line \"sites:\" and the sites below it",
        }
    }
}

impl BoardFlaw {
    /// The longest text of a board, in bytes.
    pub const LEN_MAX: usize = BOARD_LEN_MAX;
    /// The longest name of a board, in bytes.
    pub const NAME_LEN_MAX: usize = NAME_LEN_MAX;
    /// The most rows of a map.
    pub const ROWS_MAX: u8 = N_ROWS;
    /// The most columns of a map.
    pub const COLUMNS_MAX: u8 = N_COLUMNS;
    /// The most hexes of a board.
    pub const HEXES_MAX: usize = BOARD_HEXES_MAX as usize;
    /// The most sites of a board.
    pub const SITES_MAX: usize = SITES_MAX;
    /// The number of logs in the game.
    pub const LOGS: u8 = LOGS;
}

impl fmt::Display for BoardFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use BoardFlaw as Flaw;

        let text = match self {
            Flaw::TooLong(n) => format!("the board has {n} bytes: at most {BOARD_LEN_MAX}"),
            Flaw::Unknown(name) => {
                let keys = BOARDS.map(|(key, _)| key).join(", ");
                format!("there is no board {name:?}: expected {keys} or a board's text")
            }
            Flaw::Key(it) => found(it, KEYS),
            Flaw::Again(part) => format!("there is a line \"{}:\" already", part.key()),
            Flaw::Name(it) => found(it, &format!("a name of 1 to {NAME_LEN_MAX} bytes")),
            Flaw::After(it, part) => found(it, &format!("nothing after \"{}:\"", part.key())),
            Flaw::SitesFirst => "the map comes before the sites".to_owned(),
            Flaw::Lacks(part) => format!("the board lacks {}", part.lacking()),
            Flaw::FewSites { n_seats, n_needed, n } => {
                format!("{n_seats} seats need {n_needed} sites, the board has {n}")
            }
            Flaw::Number { found: it, min, max } => {
                found(it, &format!("a number from {min} to {max}"))
            }
            Flaw::Site(it) => found(it, "a hex and two values: \"A5 9/2\""),
            Flaw::Hex(it) => found(it, "a hex such as A5"),
            Flaw::InSea(hex) => format!("{hex} lies in the sea: a site needs a hex"),
            Flaw::Values(it) => found(it, "the value of a statue and of a headdress: \"9/2\""),
            Flaw::ManySites => format!("a board has at most {SITES_MAX} sites"),
            Flaw::MapLine(it) => found(it, "a line of the map: \"1 | ~ . .\" or \"  | ~ .\""),
            Flaw::ManyRows => format!("a map has at most {N_ROWS} rows"),
            Flaw::Label { found: it, row, is_first: true } => {
                found(it, &format!("\"{row}\" before \"|\": the columns A, C, E of row {row}"))
            }
            Flaw::Label { found: it, row, is_first: false } => {
                found(it, &format!("\"\" before \"|\": the columns B, D, F of row {row}"))
            }
            Flaw::ManyColumns => format!("a map has at most {N_COLUMNS} columns, A to L"),
            Flaw::Between(n, above) => {
                format!("{n} places below {above}: as many, or one fewer, lie between the columns")
            }
            Flaw::EmptyRow => "a row has at least one place".to_owned(),
            Flaw::Width(n, first) => format!("{n} places, the first row has {first}"),
            Flaw::Place(it) => found(it, PLACES),
            Flaw::ManyHexes => format!("a board has at most {BOARD_HEXES_MAX} hexes"),
            Flaw::Second(special) => format!("a second {}", named(*special)),
            Flaw::ManyLogs(n) => format!("the forests give {n} logs, the supply has {LOGS}"),
            Flaw::HalfRow => {
                "the second line of the last row is missing: columns B, D, F".to_owned()
            }
            Flaw::NoHex => "the map has no hex".to_owned(),
            Flaw::Unreachable(hex, first) => {
                format!("{hex} can't be reached from {first}: an island is one land")
            }
            Flaw::Missing(special) => format!("the map lacks a {}", named(*special)),
        };
        f.write_str(&text)
    }
}

const KEYS: &str = "\"name: …\", \"seats: 2-5\", \"map:\" or \"sites:\"";
const PLACES: &str = "~ (sea), . (plain), Q (quarry), P (clay pit), V (village), H (hut) or a \
                      forest of 1 to 9 logs";

fn found(found: &str, expected: &str) -> String {
    format!("found {found:?}, expected {expected}")
}

/// A special place with the letter for it.
fn named(special: Special) -> &'static str {
    match special {
        Special::Quarry => "quarry (Q)",
        Special::ClayPit => "clay pit (P)",
        Special::Village => "village (V)",
        Special::Hut => "hut (H)",
        Special::Forest(_) => "forest",
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.flaw)
    }
}

impl error::Error for BoardError {}

impl From<BoardError> for DiagramError {
    fn from(error: BoardError) -> DiagramError {
        DiagramError::new(error.line, error.column, error.flaw.to_string())
    }
}
